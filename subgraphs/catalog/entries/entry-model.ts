import type { Connection } from 'mongoose';
import { type RecordStore, recordStore } from '../../../store/record-store.ts';
import { type CatalogEntry, ENTRY_STATUSES, ENTRY_TYPES } from './entry.ts';

/** The order of the list: by jurisdiction, then by code. */
export const BY_CODE = { jurisdictionCode: 1, entryCode: 1 } as const;

const text = { type: String, required: true };
const maybeText = { type: String, default: null };

/** Opens the collection `catalog_entries`. */
export function entryStore(connection: Connection): Promise<RecordStore<CatalogEntry>> {
  return recordStore<CatalogEntry>(connection, {
    name: 'CatalogEntry',
    collection: 'catalog_entries',
    key: 'entryId',
    shape: {
      entryCode: text,
      jurisdictionCode: text,
      frameworkId: maybeText,
      entryType: { ...text, enum: ENTRY_TYPES },
      achievementType: text,
      ctid: maybeText,
      ownerIssuerDid: maybeText,
      title: maybeText,
      currentVersionId: maybeText,
      versions: { type: Number, required: true },
      status: { ...text, enum: ENTRY_STATUSES },
    },
    indexes: [
      [BY_CODE, { unique: true }],
      [{ ctid: 1 }, { unique: true, partialFilterExpression: { ctid: { $type: 'string' } } }],
      // The list, with each of its conditions; what a framework holds is looked through for the others.
      [{ status: 1, ...BY_CODE }],
      [{ entryType: 1, ...BY_CODE }],
      [{ status: 1, entryType: 1, ...BY_CODE }],
      [{ frameworkId: 1, ...BY_CODE }],
    ],
  });
}
