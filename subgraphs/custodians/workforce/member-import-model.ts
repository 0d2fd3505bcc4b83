import { type Connection, Schema } from 'mongoose';
import { dueOrder } from '../../../store/job-queue.ts';
import type { Write } from '../../../store/ledger.ts';
import { type RecordStore, recordStore } from '../../../store/record-store.ts';
import { IMPORT_STATUSES, type KeptFault, type StoredMemberImport } from './member-import.ts';

/** The order of the list. */
export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

const text = { type: String, required: true };
const maybe = { type: String, default: null };
const count = { type: Number, required: true };

/** Opens the collection `workforce_imports`. */
export function memberImportStore(connection: Connection): Promise<RecordStore<StoredMemberImport>> {
  return recordStore<StoredMemberImport>(connection, {
    name: 'MemberImport',
    collection: 'workforce_imports',
    key: 'importId',
    shape: {
      custodianId: text,
      fileName: text,
      size: count,
      sha256: text,
      status: { ...text, enum: IMPORT_STATUSES },
      counts: { type: Object, required: true },
      faultCount: count,
      failure: { type: Object, default: null },
      startedAt: { type: Date, default: null },
      endedAt: { type: Date, default: null },
      uploadId: text,
      requester: { type: Object, required: true },
      correlationId: text,
      isDue: { type: Boolean, required: true },
      attempts: count,
      runKey: text,
    },
    indexes: [
      // The same file is worked off once at a time, whoever sends it at the same moment.
      [{ custodianId: 1, runKey: 1 }, { unique: true }],
      [dueOrder('custodianId')],
      [{ custodianId: 1, ...NEWEST_FIRST }],
      [{ custodianId: 1, status: 1, ...NEWEST_FIRST }],
    ],
  });
}

interface StoredFault extends KeptFault {
  readonly _id: string;
  readonly importId: string;
  readonly place: number;
}

export type MemberFaultStore = Awaited<ReturnType<typeof memberFaultStore>>;

/** Opens the collection `workforce_import_faults`. */
export async function memberFaultStore(connection: Connection) {
  const schema = new Schema<StoredFault>(
    { _id: text, importId: text, place: count, line: count, column: maybe, code: text, message: text },
    { versionKey: false },
  );
  schema.index({ importId: 1, place: 1 }, { unique: true });
  const model = connection.model<StoredFault>('MemberImportFault', schema, 'workforce_import_faults');
  await model.createIndexes();

  return {
    model,

    /** Keeps faults that were found behind `before` others. */
    insertWrites: (importId: string, before: number, faults: readonly KeptFault[]): Write[] =>
      faults.map(({ column = null, ...fault }, at) => {
        const place = before + at;
        const document = { _id: `${importId}:${place}`, importId, place, column, ...fault };
        return { model, isExact: true, operation: { insertOne: { document } } };
      }),
    async of(importId: string): Promise<readonly KeptFault[]> {
      const rows = await model.find({ importId }).sort({ importId: 1, place: 1 }).lean();
      return rows.map(({ line, column, code, message }) => ({
        line,
        column: column ?? undefined,
        code,
        message,
      }));
    },
  };
}
