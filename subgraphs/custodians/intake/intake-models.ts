import type { Connection } from 'mongoose';
import { dueOrder } from '../../../store/job-queue.ts';
import { type RecordStore, recordStore } from '../../../store/record-store.ts';
import { BATCH_STATUSES, RECORD_KINDS, type StoredBatch } from './intake-batch.ts';
import { MATCHINGS, RECORD_STATUSES, type StoredRecord } from './intake-record.ts';

/** The order of the lists of batches. */
export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
/** The order of the records: file by file as they came, row by row. */
export const BY_ROW = { receivedAt: 1, rowNumber: 1, _id: 1 } as const;

// Most records are nobody's yet.
const ASSIGNED = { partialFilterExpression: { assignedTo: { $type: 'string' } } };

// Most records are not vouched for yet.
const ATTESTED = { partialFilterExpression: { attestationId: { $type: 'string' } } };

// Few records have somebody's wallet found.
const FOUND = { partialFilterExpression: { 'match.holderDid': { $type: 'string' } } };

const text = { type: String, required: true };
const maybe = { type: String, default: null };
const count = { type: Number, required: true };
const maybeDate = { type: Date, default: null };

/** Opens the collection `intake_batches`. */
export function intakeBatchStore(connection: Connection): Promise<RecordStore<StoredBatch>> {
  return recordStore<StoredBatch>(connection, {
    name: 'IntakeBatch',
    collection: 'intake_batches',
    key: 'intakeId',
    shape: {
      custodianId: text,
      recordKind: { ...text, enum: RECORD_KINDS },
      sourceOrg: { type: Object, required: true },
      file: { type: Object, required: true },
      headers: { type: [String], required: true },
      mapping: { type: [Object], required: true },
      counts: { type: Object, required: true },
      rows: count,
      status: { ...text, enum: BATCH_STATUSES },
      uploadedBy: text,
      failure: { type: Object, default: null },
      validatedAt: maybeDate,
      endedAt: maybeDate,
      open: count,
      run: count,
      isDue: { type: Boolean, required: true },
      attempts: count,
      requester: { type: Object, default: null },
      correlationId: text,
      fileKey: text,
      dropAt: maybeDate,
    },
    indexes: [
      // The same file is taken in once, whoever sends it at the same moment.
      [{ custodianId: 1, fileKey: 1 }, { unique: true }],
      [dueOrder('custodianId')],
      [{ custodianId: 1, ...NEWEST_FIRST }],
      [{ custodianId: 1, status: 1, ...NEWEST_FIRST }],
      // What is to be dropped, and nothing else.
      [{ dropAt: 1, _id: 1 }, { partialFilterExpression: { dropAt: { $type: 'date' } } }],
    ],
  });
}

/** Opens the collection `intake_records`. */
export function intakeRecordStore(connection: Connection): Promise<RecordStore<StoredRecord>> {
  return recordStore<StoredRecord>(connection, {
    name: 'IntakeRecord',
    collection: 'intake_records',
    key: 'recordId',
    shape: {
      custodianId: text,
      intakeId: text,
      rowNumber: count,
      receivedAt: { type: Date, required: true },
      raw: { type: [String], default: null },
      normalized: { type: Object, required: true },
      faults: { type: [Object], required: true },
      duplicateOf: maybe,
      match: { type: Object, default: null },
      matching: { ...text, enum: MATCHINGS },
      assignedTo: maybe,
      uploadedBy: text,
      reviewedBy: maybe,
      decisionReason: maybe,
      attestationId: maybe,
      credentialId: maybe,
      holderDid: maybe,
      status: { ...text, enum: RECORD_STATUSES },
      nameKeys: { type: [String], required: true },
      dedupKey: maybe,
    },
    indexes: [
      // The queue, of all batches and of one.
      [{ custodianId: 1, status: 1, ...BY_ROW }],
      [{ intakeId: 1, status: 1, ...BY_ROW }],
      // What somebody has to do, of all batches and of one.
      [{ custodianId: 1, assignedTo: 1, status: 1, ...BY_ROW }, ASSIGNED],
      [{ intakeId: 1, assignedTo: 1, status: 1, ...BY_ROW }, ASSIGNED],
      [{ custodianId: 1, nameKeys: 1 }],
      // What an attestation vouches for, and what was issued of it.
      [{ attestationId: 1, status: 1, ...BY_ROW }, ATTESTED],
      // Whose wallet was found, for when its holder agrees no more.
      [{ 'match.holderDid': 1, ...BY_ROW }, FOUND],
      // The first one of those that are likely the same.
      [{ custodianId: 1, dedupKey: 1, ...BY_ROW }],
    ],
  });
}
