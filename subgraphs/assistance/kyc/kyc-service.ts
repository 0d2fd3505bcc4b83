import { askedBy } from '../../../kernel/assisted.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { DOCUMENT_TYPES, mediaTypeOf } from '../../../kernel/file-kind.ts';
import { permit } from '../../../kernel/identity.ts';
import { sha256Hex } from '../../../kernel/ids.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { DocumentReading } from '../document-file.ts';
import type { KycFacts } from '../features/documents.ts';
import type { KnownIssuers } from '../ports.ts';
import {
  analyzeInput,
  type KycAnalysis,
  type LatestKycAnalysis,
  latestInput,
  newAnalysis,
  senderOf,
} from './analysis.ts';
import type { AnalysisStore } from './analysis-model.ts';

export type KycService = ReturnType<typeof createKycService>;

/** Reads documents of those who register as issuers. It informs whoever decides, and decides nothing. */
export function createKycService(deps: {
  readonly analyses: AnalysisStore;
  readonly issuers: KnownIssuers;
  readonly read: DocumentReading<KycFacts>;
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
  readonly now: Clock;
}) {
  const { analyses, issuers, read, ledger, idempotency, now } = deps;

  return {
    /**
     * Reads a PDF, PNG or JPEG about an issuer, for anybody, and wipes its bytes. Errors: VALIDATION_FAILED, NOT_FOUND,
     * UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE.
     */
    async analyze(input: unknown, context: Context): Promise<{ readonly analysis: KycAnalysis }> {
      permit(context, 'kyc.analyze');
      const { content, issuerDid } = parseInput(analyzeInput, input);
      try {
        const mediaType = await mediaTypeOf(content, DOCUMENT_TYPES);
        const issuer = await issuers.byDid(issuerDid, context);
        if (!issuer) throw new AppError('NOT_FOUND', 'No issuer has this DID; register it first.');
        const fileSha256 = sha256Hex(content);
        const asked = { issuerDid, fileSha256 };
        return await idempotency.run(context, 'analyzeKycDocument', asked, async (remember) => {
          const { ownerKey, askedBy: createdBy } = askedBy(context);
          const about = { ownerKey, askedBy: createdBy, subject: { type: 'Issuer', id: issuerDid } };
          const assisted = await read({ content, mediaType, sha256: fileSha256 }, about, context);
          const sender = senderOf(context.identity, issuerDid);
          const analysis = newAnalysis(assisted, {
            ...asked,
            mediaType,
            sender,
            createdBy,
            registeredName: issuer.name,
            at: now(),
          });
          await ledger.commit(context, {
            writes: [
              ...(await analyses.dropWrites(issuerDid, sender)),
              analyses.insertWrite(analysis),
              ...remember({ analysis }),
            ],
            audit: {
              action: 'issuer.kyc_document_analyzed',
              subject: { type: 'Issuer', id: issuerDid },
              org: { type: 'ISSUER', id: issuer.issuerId },
              newState: analysis.status,
            },
          });
          return { analysis };
        });
      } finally {
        content.fill(0);
      }
    },

    /** For members of the issuer and administrators. Errors: VALIDATION_FAILED, NOT_FOUND for others' issuers, too. */
    async latest(input: unknown, context: Context): Promise<LatestKycAnalysis> {
      const identity = permit(context, 'kyc.read');
      const { issuerDid } = parseInput(latestInput, input);
      const isForeign = identity.kind === 'issuer' && identity.issuerDid !== issuerDid;
      const found = isForeign ? undefined : await latestOf(issuerDid);
      if (found) return found;
      throw new AppError('NOT_FOUND', 'There is no analysis of a document about an issuer of this DID.');
    },

    /** The same for whoever knows that the caller may see it; undefined before a document was sent. */
    latestOf,
  };

  async function latestOf(issuerDid: string): Promise<LatestKycAnalysis | undefined> {
    const analysis = await analyses.latest(issuerDid);
    if (!analysis) return undefined;
    const own = analysis.sender === 'ISSUER' ? undefined : await analyses.latest(issuerDid, 'ISSUER');
    return { analysis, ownAnalysis: own ?? null };
  }
}
