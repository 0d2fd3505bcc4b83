import { z } from 'zod';
import type { Assisted, AssistReason, AssistStatus } from '../../../kernel/assisted.ts';
import type { MediaType } from '../../../kernel/file-kind.ts';
import type { Identity } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import { type NameMatch, organizationMatch } from '../../../kernel/name-match.ts';
import { did, optional } from '../../../kernel/parse.ts';
import type { Recorded } from '../../../store/record-store.ts';
import type { KycFacts } from '../features/documents.ts';

/** Who sent a document: a signed-in member of the issuer that it is about, an administrator, or anybody else. */
export const SENDERS = ['ISSUER', 'ADMINISTRATOR', 'UNKNOWN'] as const;
export type Sender = (typeof SENDERS)[number];

/** What was read in a document about an issuer. The document itself is kept nowhere. */
export interface KycAnalysis extends Recorded {
  readonly analysisId: string;
  readonly issuerDid: string;
  readonly status: AssistStatus;
  /** Why nothing was read. */
  readonly reason?: AssistReason | undefined;
  readonly documentType?: string | undefined;
  /** Undefined unless the status is COMPLETED. */
  readonly extracted?: Omit<KycFacts, 'documentType'> | undefined;
  /** Of the name that was read with the registered one; compared by no model. */
  readonly nameMatch: NameMatch;
  /** Of the bytes of the file, in hexadecimal. */
  readonly fileSha256: string;
  readonly mediaType: MediaType;
  readonly sender: Sender;
}

/** The latest analysis, whoever sent the document. */
export interface LatestKycAnalysis {
  readonly analysis: KycAnalysis;
  /** The latest one of the issuer's own documents, when somebody else sent another later. */
  readonly ownAnalysis: KycAnalysis | null;
}

const content = z
  .instanceof(Uint8Array, { message: 'give the bytes of the file' })
  .refine((bytes) => bytes.length > 0, 'give a file that is not empty');

export const analyzeInput = z.strictObject({
  issuerDid: did,
  content,
  // Neither kept nor looked at.
  fileName: optional(z.string().max(4096, 'use at most 255 characters')),
});
export const latestInput = z.strictObject({ issuerDid: did });

export function senderOf(identity: Identity, issuerDid: string): Sender {
  if (identity.kind === 'admin') return 'ADMINISTRATOR';
  return identity.kind === 'issuer' && identity.issuerDid === issuerDid ? 'ISSUER' : 'UNKNOWN';
}

/** The record of what came of reading a document about an issuer of this name. */
export function newAnalysis(
  { status, reason, result }: Assisted<KycFacts>,
  about: Pick<KycAnalysis, 'issuerDid' | 'fileSha256' | 'mediaType' | 'sender' | 'createdBy'> & {
    readonly registeredName: string;
    readonly at: Date;
  },
): KycAnalysis {
  const { registeredName, at, ...rest } = about;
  const { documentType, ...extracted } = result ?? {};
  return {
    analysisId: newId(),
    ...rest,
    status,
    reason,
    documentType,
    extracted: result && extracted,
    nameMatch: organizationMatch(registeredName, result?.organizationName),
    createdAt: at,
    updatedAt: at,
    rowVersion: 1,
  };
}
