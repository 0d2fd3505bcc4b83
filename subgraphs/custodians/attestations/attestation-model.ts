import type { Connection } from 'mongoose';
import { type RecordStore, recordStore } from '../../../store/record-store.ts';
import {
  ATTESTATION_STATUSES,
  type Attestation,
  type AttestationDraft,
  type AttestationPart,
} from './attestation.ts';
import type { AttestationPreparation } from './preparation.ts';
import { STATEMENT_TEMPLATES } from './statements.ts';

/** The order of the list. */
export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
/** The order in which drafts are looked at that were left behind. */
export const OLDEST_FIRST = { updatedAt: 1, _id: 1 } as const;
/** The order in which prepared attestations are let go of. */
export const EARLIEST_END = { expiresAt: 1, _id: 1 } as const;
/** The order of the leaves. */
export const BY_LEAF = { first: 1, _id: 1 } as const;

const text = { type: String, required: true };
const texts = { type: [String], required: true };
const maybe = { type: String, default: null };
const count = { type: Number, required: true };
const instant = { type: Date, required: true };

/** Opens the collection `attestations`. */
export function attestationStore(connection: Connection): Promise<RecordStore<Attestation>> {
  return recordStore<Attestation>(connection, {
    name: 'Attestation',
    collection: 'attestations',
    key: 'attestationId',
    shape: {
      custodianId: text,
      custodianDid: text,
      statementTemplate: { ...text, enum: STATEMENT_TEMPLATES },
      statementVersion: count,
      attesterId: text,
      payloadHash: text,
      partRoots: texts,
      signature: text,
      keyVersion: count,
      verificationMethod: text,
      signedAt: instant,
      recordCount: count,
      issuedCount: count,
      issuance: { type: Object, default: null },
      status: { ...text, enum: ATTESTATION_STATUSES },
      withdrawnBy: maybe,
      withdrawnAt: { type: Date, default: null },
      withdrawalReason: maybe,
      isFreeing: { type: Boolean, default: null },
    },
    indexes: [
      [{ custodianId: 1, ...NEWEST_FIRST }],
      [{ custodianId: 1, status: 1, ...NEWEST_FIRST }],
      // The withdrawals that are not over, and nothing else.
      [{ isFreeing: 1 }, { partialFilterExpression: { isFreeing: true } }],
    ],
  });
}

/** Opens the collection `attestation_drafts`. */
export function attestationDraftStore(connection: Connection): Promise<RecordStore<AttestationDraft>> {
  return recordStore<AttestationDraft>(connection, {
    name: 'AttestationDraft',
    collection: 'attestation_drafts',
    key: 'attestationId',
    shape: {
      custodianId: text,
      recordCount: count,
      state: { ...text, enum: ['BUILDING', 'UNDOING'] },
    },
    indexes: [[OLDEST_FIRST]],
  });
}

/** Opens the collection `attestation_parts`. */
export function attestationPartStore(connection: Connection): Promise<RecordStore<AttestationPart>> {
  return recordStore<AttestationPart>(connection, {
    name: 'AttestationPart',
    collection: 'attestation_parts',
    key: 'partId',
    shape: { attestationId: text, first: count, recordIds: texts, leafHashes: texts, salts: texts },
    indexes: [
      [{ attestationId: 1, ...BY_LEAF }],
      // Where a leaf is, by either of its names.
      [{ attestationId: 1, recordIds: 1 }],
      [{ attestationId: 1, leafHashes: 1 }],
    ],
  });
}

/** Opens the collection `attestation_preparations`. */
export function attestationPreparationStore(
  connection: Connection,
): Promise<RecordStore<AttestationPreparation>> {
  return recordStore<AttestationPreparation>(connection, {
    name: 'AttestationPreparation',
    collection: 'attestation_preparations',
    key: 'attestationId',
    shape: {
      custodianId: text,
      custodianDid: text,
      statementTemplate: { ...text, enum: STATEMENT_TEMPLATES },
      statementVersion: count,
      attesterId: text,
      payloadHash: text,
      recordCount: count,
      signedAt: instant,
      expiresAt: instant,
      recordIds: texts,
      salts: texts,
    },
    // How many wait, and those that wait no more.
    indexes: [[{ custodianId: 1, expiresAt: 1 }], [EARLIEST_END]],
  });
}
