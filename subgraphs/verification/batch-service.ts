import { z } from 'zod';
import type { Context } from '../../kernel/context.ts';
import { invalid, isAppError } from '../../kernel/errors.ts';
import { permit } from '../../kernel/identity.ts';
import { optional, parseInput } from '../../kernel/parse.ts';
import { MAX_DOCUMENTS } from './batch-limits.ts';
import type { Verification } from './verification.ts';
import { MAX_CREDENTIAL_CHARACTERS, type VerificationService } from './verification-service.ts';

/** How many of a batch are verified at the same time: a batch must not keep everybody else waiting. */
const AT_ONCE = 8;

const batchInput = z.strictObject({
  documents: z
    .array(z.unknown(), 'give a list of documents')
    .min(1, 'give at least one document')
    .max(MAX_DOCUMENTS, `give at most ${MAX_DOCUMENTS} documents at once`),
  checkStatus: optional(z.boolean('give true or false')),
  checkExpiration: optional(z.boolean('give true or false')),
});

/** What became of one document: a verdict, or why there is none. */
export interface VerifiedDocument {
  readonly index: number;
  readonly verification: Verification | null;
  readonly error: string | null;
  readonly message: string | null;
}

export interface VerifiedBatch {
  readonly total: number;
  readonly valid: number;
  readonly notValid: number;
  readonly refused: number;
  readonly results: readonly VerifiedDocument[];
}

/** Verification of many documents for a verifier: each as if it had come alone, whatever the others are. Errors: VALIDATION_FAILED. */
export function createBatchService({ verify }: VerificationService) {
  return async (input: unknown, context: Context): Promise<VerifiedBatch> => {
    permit(context, 'credential.verifyBatch');
    const { documents, ...checks } = parseInput(batchInput, input);
    const results: VerifiedDocument[] = [];
    let next = 0;
    const worker = async () => {
      for (let index = next++; index < documents.length; index = next++)
        results[index] = await outcomeOf(index, documents[index], checks, context);
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, documents.length) }, worker));

    const verdicts = results.flatMap(({ verification }) => verification ?? []);
    const valid = verdicts.filter(({ isValid }) => isValid).length;
    return {
      total: results.length,
      valid,
      notValid: verdicts.length - valid,
      refused: results.length - verdicts.length,
      results,
    };
  };

  async function outcomeOf(
    index: number,
    document: unknown,
    checks: object,
    context: Context,
  ): Promise<VerifiedDocument> {
    const asked = typeof document === 'string' ? { credentialJson: document } : { credential: document };
    try {
      // Text is bounded by the verification; alone, an object would be by the body that it came in.
      if (typeof document !== 'string' && JSON.stringify(document).length > MAX_CREDENTIAL_CHARACTERS)
        throw invalid('credential', 'too_big', 'send at most 1 MB');
      const verification = await verify({ ...checks, ...asked }, context);
      return { index, verification, error: null, message: null };
    } catch (error) {
      // Anything else is a bug, and no verdict on a document.
      if (!isAppError(error)) throw error;
      return { index, verification: null, error: error.code, message: error.message };
    }
  }
}
