import type { Connection } from 'mongoose';
import { type RecordStore, recordStore } from '../../../store/record-store.ts';
import { type CatalogImport, IMPORT_STATUSES } from './import.ts';

/** The order of the list: newest first. */
export const NEWEST_FIRST = { createdAt: -1, _id: 1 } as const;
/** The order in which imports run: as they came. */
export const OLDEST_FIRST = { createdAt: 1, _id: 1 } as const;

const text = { type: String, required: true };
const maybeText = { type: String, default: null };
const number = { type: Number, required: true };

/** Opens the collection `catalog_imports`. */
export function importStore(connection: Connection): Promise<RecordStore<CatalogImport>> {
  return recordStore<CatalogImport>(connection, {
    name: 'CatalogImport',
    collection: 'catalog_imports',
    key: 'importId',
    shape: {
      fileName: text,
      uploadId: text,
      size: number,
      sha256: maybeText,
      isDryRun: { type: Boolean, required: true },
      jurisdictionCode: text,
      frameworkCode: maybeText,
      kind: text,
      format: maybeText,
      status: { ...text, enum: IMPORT_STATUSES },
      position: { type: Object, required: true },
      total: number,
      counts: { type: Object, required: true },
      problem: { type: Object, default: null },
      frameworkId: maybeText,
      isFrameworkNew: { type: Boolean, default: null },
      finishedAt: { type: Date, default: null },
    },
    indexes: [
      [NEWEST_FIRST],
      [{ status: 1, ...NEWEST_FIRST }],
      [{ status: 1, ...OLDEST_FIRST }], // what is to run next
    ],
  });
}
