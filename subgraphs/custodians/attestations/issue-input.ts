import { z } from 'zod';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { epochMs, optional, parseInput, text, uuid } from '../../../kernel/parse.ts';
import { MOST_ISSUED, MOST_RECORDS } from './attestation.ts';

/** The signatures of a custodian with its own key, one a record, and what all of them say. */
export interface OwnSignatures {
  readonly keyId: string;
  /** Epoch milliseconds, as signed. */
  readonly issuanceTimestamp: number;
  readonly proofCreatedTimestamp: number;
  readonly signatures: readonly {
    readonly recordId: string;
    /** Base64, as it was sent: one that is none fails alone. */
    readonly signature: string;
  }[];
}

const MOST_CHARACTERS = 200;

const terms = {
  attestationId: uuid,
  credentialType: z
    .string()
    .regex(
      /^[A-Za-z][A-Za-z0-9_-]{0,99}$/,
      'give one word of at most 100 letters and digits such as ArchivedRecordCredential',
    ),
  expirationTimestamp: optional(epochMs),
  after: optional(z.number().int().min(-1).max(MOST_RECORDS)),
  limit: optional(
    z.number().int().min(1, 'ask for at least 1').max(MOST_ISSUED, `ask for at most ${MOST_ISSUED}`),
  ),
};

const own = {
  keyId: optional(text(700)),
  issuanceTimestamp: optional(epochMs),
  proofCreatedTimestamp: optional(epochMs),
  signatures: optional(
    z
      .array(
        z.strictObject({
          recordId: uuid,
          signature: z.string().max(MOST_CHARACTERS, 'give the 64 bytes of an Ed25519 signature as base64'),
        }),
      )
      .min(1, 'send at least one signature')
      .max(MOST_ISSUED, `send at most ${MOST_ISSUED} signatures; send the rest with another request`)
      .refine(
        (all) => new Set(all.map(({ recordId }) => recordId)).size === all.length,
        'name each record once',
      ),
  ),
};

export const prepareIssueInput = z.strictObject(terms);
const issueInput = z.strictObject({ ...terms, ...own });

/** Parses the input of issueFromAttestation. Errors: VALIDATION_FAILED, BYOK_FIELDS_REQUIRED for some of what an own key signs. */
export function parseIssue(input: unknown) {
  const { keyId, issuanceTimestamp, proofCreatedTimestamp, signatures, ...rest } = parseInput(
    issueInput,
    input,
  );
  const fields = { keyId, issuanceTimestamp, proofCreatedTimestamp, signatures };
  const missing = Object.entries(fields).flatMap(([field, value]) => (value === undefined ? [field] : []));
  if (missing.length === Object.keys(fields).length) return { ...rest, own: undefined };
  if (
    keyId === undefined ||
    issuanceTimestamp === undefined ||
    proofCreatedTimestamp === undefined ||
    signatures === undefined
  )
    throw ownFieldsRequired(missing);
  for (const field of ['after', 'limit'] as const)
    if (rest[field] !== undefined)
      throw invalid(
        field,
        'not_with_signatures',
        'leave it out: the signatures say which records are issued',
      );
  return { ...rest, own: { keyId, issuanceTimestamp, proofCreatedTimestamp, signatures } };
}

/** The refusal that names what a custodian with its own key has left out. */
export function ownFieldsRequired(
  missing: readonly string[] = ['keyId', 'issuanceTimestamp', 'proofCreatedTimestamp', 'signatures'],
): AppError {
  return new AppError(
    'BYOK_FIELDS_REQUIRED',
    'A custodian that signs with its own key sends signatures, key_id, issuance_timestamp and proof_created_timestamp together, as POST /api/v1/custodian/attestations/{attestation_id}/issue/prepare answers them.',
    {
      details: missing.map((field) => ({
        field,
        code: 'required',
        message: 'send it as the answer to issue/prepare says',
      })),
    },
  );
}
