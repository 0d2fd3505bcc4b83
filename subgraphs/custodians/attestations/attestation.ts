import { z } from 'zod';
import { canonicalize } from '../../../kernel/crypto/canonical-json.ts';
import { AppError } from '../../../kernel/errors.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { did, freeText, optional, uuid } from '../../../kernel/parse.ts';
import type { Recorded } from '../../../store/record-store.ts';
import { STATEMENT_TEMPLATES, type StatementTemplate, textOf } from './statements.ts';

export const ATTESTATION_STATUSES = ['VALID', 'WITHDRAWN'] as const;
export type AttestationStatus = (typeof ATTESTATION_STATUSES)[number];

/** Records of one attestation. */
export const MOST_RECORDS = 10_000;
/** Records of one request to issue. */
export const MOST_ISSUED = 500;
/** Leaves that are kept together: a power of two, so that the root of a part is a node of the tree. */
export const PART = 128;

/** What is issued of an attestation: settled with the first request, so that whoever goes on issues the same. */
export interface Issuance {
  readonly credentialType: string;
  readonly expiresAt?: Date | undefined;
  readonly begunBy: string;
  readonly begunAt: Date;
}

/** What a person of a custodian has signed of records that others have sent and reviewed. */
export interface Attestation extends Recorded {
  readonly attestationId: string;
  readonly custodianId: string;
  readonly custodianDid: string;
  readonly statementTemplate: StatementTemplate;
  readonly statementVersion: number;
  /** Who signed. */
  readonly attesterId: string;
  /** The Merkle root over the rows, as lower-case hex. */
  readonly payloadHash: string;
  /** The roots of its parts, as lower-case hex, in order. */
  readonly partRoots: readonly string[];
  /** 64 bytes in base64. */
  readonly signature: string;
  readonly keyVersion: number;
  readonly verificationMethod: string;
  readonly signedAt: Date;
  readonly recordCount: number;
  readonly issuedCount: number;
  readonly issuance?: Issuance | undefined;
  readonly status: AttestationStatus;
  readonly withdrawnBy?: string | undefined;
  readonly withdrawnAt?: Date | undefined;
  readonly withdrawalReason?: string | undefined;
  /** It is withdrawn, and records of which nothing was issued still have to be given back. */
  readonly isFreeing?: boolean | undefined;
}

/** An attestation whose records are being moved: nobody sees it until all of them are. */
export interface AttestationDraft extends Recorded {
  readonly attestationId: string;
  readonly custodianId: string;
  readonly recordCount: number;
  readonly state: 'BUILDING' | 'UNDOING';
}

/** So many leaves of an attestation, one after the other: what proofs are made from. */
export interface AttestationPart extends Recorded {
  readonly partId: string;
  readonly attestationId: string;
  /** The index of its first leaf. */
  readonly first: number;
  readonly recordIds: readonly string[];
  /** As lower-case hex. */
  readonly leafHashes: readonly string[];
  readonly salts: readonly string[];
}

const ATTESTATION_EVENTS = {
  WITHDRAW: { from: ['VALID'], to: 'WITHDRAWN' },
} as const satisfies Record<string, { from: readonly AttestationStatus[]; to: AttestationStatus }>;

/** The status after an event. Error: INVALID_STATE_TRANSITION when the table has no such arrow. */
export function nextAttestationStatus(
  from: AttestationStatus,
  event: keyof typeof ATTESTATION_EVENTS,
): AttestationStatus {
  const arrow: { from: readonly AttestationStatus[]; to: AttestationStatus } = ATTESTATION_EVENTS[event];
  if (arrow.from.includes(from)) return arrow.to;
  throw new AppError(
    'INVALID_STATE_TRANSITION',
    `This attestation is ${from}; only a VALID one is withdrawn.`,
  );
}

/** What is signed of an attestation: its canonical text, as UTF-8. */
export function statementOf(
  attestation: Pick<
    Attestation,
    | 'attestationId'
    | 'custodianDid'
    | 'statementTemplate'
    | 'statementVersion'
    | 'payloadHash'
    | 'recordCount'
    | 'signedAt'
  >,
): string {
  const { attestationId, custodianDid, statementTemplate, statementVersion } = attestation;
  return canonicalize({
    type: 'CustodianAttestation',
    attestation_id: attestationId,
    custodian: custodianDid,
    statement_template: statementTemplate,
    statement_version: statementVersion,
    statement: textOf(statementTemplate, statementVersion),
    hash: 'SHA-256',
    root: attestation.payloadHash,
    tree_size: attestation.recordCount,
    signed_at: attestation.signedAt.toISOString(),
  });
}

const template = z.enum(STATEMENT_TEMPLATES, `give one of ${STATEMENT_TEMPLATES.join(', ')}`);

export const attestInput = z
  .strictObject({
    recordIds: optional(
      z
        .array(uuid)
        .min(1, 'name at least one record')
        .max(MOST_RECORDS, `name at most ${MOST_RECORDS} records; attest the rest with another request`)
        .refine((ids) => new Set(ids).size === ids.length, 'name each record once'),
    ),
    intakeId: optional(uuid),
    statementTemplate: template,
  })
  .refine(({ recordIds, intakeId }) => (recordIds === undefined) !== (intakeId === undefined), {
    message: 'give either recordIds or intakeId',
    path: ['recordIds'],
  });

export const attestationIdInput = z.strictObject({ attestationId: uuid });
export const listAttestationsInput = z.strictObject({
  filter: optional(
    z.strictObject({
      status: optional(z.enum(ATTESTATION_STATUSES, `give one of ${ATTESTATION_STATUSES.join(', ')}`)),
    }),
  ),
  ...pageInput,
});
export const rowsInput = z.strictObject({ attestationId: uuid, ...pageInput });
export const withdrawInput = z.strictObject({ attestationId: uuid, reason: freeText(3, 2000) });
export const holderInput = z.strictObject({ recordId: uuid, holderDid: did });
const HASH = /^[0-9a-f]{64}$/;
export const proofInput = z
  .strictObject({
    attestationId: uuid,
    recordId: optional(uuid),
    leafHash: optional(z.string().regex(HASH, 'give the hash of a leaf: 64 lower-case hex digits')),
  })
  .refine(({ recordId, leafHash }) => (recordId === undefined) !== (leafHash === undefined), {
    // Of neither alone: each of them is optional.
    message: 'give either recordId or leafHash',
  });
