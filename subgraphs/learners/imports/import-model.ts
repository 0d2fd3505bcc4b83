import { type Connection, Schema, trusted } from 'mongoose';
import { dueOrder } from '../../../store/job-queue.ts';
import type { Write } from '../../../store/ledger.ts';
import { type RecordStore, recordStore } from '../../../store/record-store.ts';
import { IMPORT_FORMATS, IMPORT_STATUSES, type KeptFault, type StoredImport } from './import.ts';

/** The order of the list: the newest first. */
export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

const text = { type: String, required: true };
const maybe = { type: String, default: null };
const count = { type: Number, required: true };

/** Opens the collection `learner_imports`. */
export function importStore(connection: Connection): Promise<RecordStore<StoredImport>> {
  return recordStore<StoredImport>(connection, {
    name: 'LearnerImport',
    collection: 'learner_imports',
    key: 'importId',
    shape: {
      issuerDid: text,
      fileName: text,
      size: count,
      sha256: text,
      format: { ...maybe, enum: [...IMPORT_FORMATS, null] },
      dryRun: { type: Boolean, required: true },
      jurisdictionCode: maybe,
      status: { ...text, enum: IMPORT_STATUSES },
      files: { type: [Object], required: true },
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
      [{ issuerDid: 1, runKey: 1 }, { unique: true }],
      [dueOrder('issuerDid')],
      [{ issuerDid: 1, ...NEWEST_FIRST }],
      [{ issuerDid: 1, status: 1, ...NEWEST_FIRST }],
    ],
  });
}

/** The faults of rows of all imports. */
export interface FaultStore {
  /** Keeps faults that were found behind `before` others. */
  insertWrites(importId: string, before: number, faults: readonly KeptFault[]): readonly Write[];
  /** For an import that begins anew. */
  removeWrite(importId: string): Write;
  /** In order. */
  of(importId: string): Promise<readonly KeptFault[]>;
}

interface StoredFault extends KeptFault {
  readonly _id: string;
  readonly importId: string;
  readonly place: number;
}

/** Opens the collection `learner_import_faults`. */
export async function faultStore(connection: Connection): Promise<FaultStore> {
  const schema = new Schema<StoredFault>(
    {
      _id: text,
      importId: text,
      place: count,
      file: text,
      line: count,
      column: maybe,
      code: text,
      message: text,
    },
    { versionKey: false },
  );
  schema.index({ importId: 1, place: 1 }, { unique: true });
  const model = connection.model<StoredFault>('LearnerImportFault', schema, 'learner_import_faults');
  await model.createIndexes();

  return {
    insertWrites: (importId, before, faults) =>
      faults.map(({ column = null, ...fault }, at) => {
        const place = before + at;
        const document = { _id: `${importId}:${place}`, importId, place, column, ...fault };
        return { model, isExact: true, operation: { insertOne: { document } } };
      }),
    removeWrite: (importId) => ({ model, operation: { deleteMany: { filter: { importId } } } }),
    async of(importId) {
      const rows = await model
        .find({ importId, place: trusted({ $gte: 0 }) })
        .sort({ importId: 1, place: 1 })
        .lean();
      return rows.map(({ file, line, column, code, message }) => ({
        file,
        line,
        column: column ?? undefined,
        code,
        message,
      }));
    },
  };
}
