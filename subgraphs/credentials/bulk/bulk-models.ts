import type { Connection } from 'mongoose';
import { type RecordStore, recordStore } from '../../../store/record-store.ts';
import { type BulkJob, JOB_STATUSES } from './bulk-job.ts';
import { type BulkRow, ROW_STATUSES } from './bulk-row.ts';

/** The order of the list. */
export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
/** The order of the work. */
export const OLDEST_FIRST = { createdAt: 1, _id: 1 } as const;
export const BY_ROW = { rowNumber: 1 } as const;

const text = { type: String, required: true };
const maybe = { type: String, default: null };
const count = { type: Number, required: true };
const maybeDate = { type: Date, default: null };

/** Opens the collection `bulk_jobs`. */
export function bulkJobStore(connection: Connection): Promise<RecordStore<BulkJob>> {
  return recordStore<BulkJob>(connection, {
    name: 'BulkJob',
    collection: 'bulk_jobs',
    key: 'jobId',
    shape: {
      issuerId: text,
      issuerDid: text,
      signingMode: text,
      templateId: text,
      templateVersion: count,
      file: { type: Object, required: true },
      headers: { type: [String], required: true },
      mapping: { type: [Object], required: true },
      options: { type: Object, required: true },
      counts: { type: Object, required: true },
      rows: count,
      status: { ...text, enum: JOB_STATUSES },
      failure: { type: Object, default: null },
      startedAt: maybeDate,
      endedAt: maybeDate,
      runningSince: maybeDate,
      doneBefore: count,
      run: count,
      retriesFailed: { type: Boolean, required: true },
      isStopped: { type: Boolean, default: false },
      followsInvites: { type: Boolean, default: false },
      startedBy: maybe,
      letterId: maybe,
      isEndTold: { type: Boolean, default: false },
      isDue: { type: Boolean, required: true },
      attempts: count,
      requester: { type: Object, default: null },
      correlationId: text,
      dropAt: maybeDate,
    },
    indexes: [
      [{ isDue: 1, ...OLDEST_FIRST }],
      [{ issuerId: 1, ...NEWEST_FIRST }],
      [{ issuerId: 1, status: 1, ...NEWEST_FIRST }],
      [{ followsInvites: 1 }], // whether anybody waits for answers to invites
      // What is to be dropped, and nothing else.
      [{ dropAt: 1, _id: 1 }, { partialFilterExpression: { dropAt: { $type: 'date' } } }],
    ],
  });
}

/** Opens the collection `bulk_rows`. */
export function bulkRowStore(connection: Connection): Promise<RecordStore<BulkRow>> {
  return recordStore<BulkRow>(connection, {
    name: 'BulkRow',
    collection: 'bulk_rows',
    key: 'rowId',
    shape: {
      jobId: text,
      rowNumber: count,
      claims: { type: Object, default: null },
      holderDid: maybe,
      email: maybe,
      faults: { type: [Object], required: true },
      status: { ...text, enum: ROW_STATUSES },
      credentialId: text,
      toSign: { type: Object, default: null },
      inviteId: maybe,
      inviteRound: { type: Number, default: 0 },
    },
    indexes: [
      [{ jobId: 1, ...BY_ROW }, { unique: true }], // the list, and a row once
      [{ jobId: 1, status: 1, ...BY_ROW }], // the list by status, and what is left to do
      [{ jobId: 1, credentialId: 1 }], // the rows of signatures
    ],
  });
}
