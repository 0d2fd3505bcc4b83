import type { Connection, Model } from 'mongoose';
import { backfill } from '../../../store/backfill.ts';
import { type RecordStore, recordStore } from '../../../store/record-store.ts';
import { type CatalogEntry, ENTRY_STATUSES, ENTRY_TYPES } from './entry.ts';
import { type EntryKeys, keysOf } from './entry-keys.ts';

/** The order of the list: by jurisdiction, then by code. */
export const BY_CODE = { jurisdictionCode: 1, entryCode: 1 } as const;

interface StoredEntry extends EntryKeys {
  readonly _id: string;
  readonly entryCode: string;
  readonly title?: string | null;
}

const text = { type: String, required: true };
const maybeText = { type: String, default: null };

// What searches find an entry by is written with it and never read with it.
const hidden = { select: false };

/** Opens the collection `catalog_entries`. */
export async function entryStore(connection: Connection): Promise<RecordStore<CatalogEntry>> {
  const entries = await recordStore<CatalogEntry>(connection, {
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
      demoIssuerDid: maybeText,
      codeKey: { ...text, ...hidden },
      titleKey: { type: String, default: '', ...hidden },
      words: { type: [String], required: true, ...hidden },
    },
    indexes: [
      [BY_CODE, { unique: true }],
      [{ ctid: 1 }, { unique: true, partialFilterExpression: { ctid: { $type: 'string' } } }],
      // The list, with each of its conditions; what a framework holds is looked through for the others.
      [{ status: 1, ...BY_CODE }],
      [{ entryType: 1, ...BY_CODE }],
      [{ status: 1, entryType: 1, ...BY_CODE }],
      [{ frameworkId: 1, ...BY_CODE }],
      // Searches, in one jurisdiction or in all.
      ...(['codeKey', 'titleKey'] as const).flatMap(
        (key) =>
          [
            [{ status: 1, [key]: 1, _id: 1 }],
            [{ status: 1, jurisdictionCode: 1, [key]: 1, _id: 1 }],
          ] as const,
      ),
      [{ status: 1, words: 1, jurisdictionCode: 1 }],
      // The demonstration is found without a scan.
      [{ demoIssuerDid: 1 }],
    ],
  });
  await backfill<StoredEntry>(connection, {
    name: 'catalog_entries.words',
    model: entries.model as Model<StoredEntry>,
    fields: keysOf,
  });
  return {
    ...entries,
    insertWrite: (entry) => entries.insertWrite({ ...entry, ...keysOf(entry) }),
    updateWrite: (before, set, updatedAt) =>
      entries.updateWrite(
        before,
        set.title === undefined ? set : { ...set, ...keysOf({ ...before, ...set }) },
        updatedAt,
      ),
  };
}
