import type { Connection } from 'mongoose';
import { type RecordStore, recordStore } from '../../../store/record-store.ts';
import type { EntryVersion } from './version.ts';
import { VERSION_STATUSES } from './version-status.ts';

/** The order of the list: the newest first. */
export const NEWEST_FIRST = { version: -1 } as const;
/** By when versions came into force. */
export const LATEST_FIRST = { effectiveFrom: -1, version: -1 } as const;

const text = { type: String, required: true };
const maybeText = { type: String, default: null };
const maybeDate = { type: Date, default: null };
const parts = { type: [Object], required: true };

/** Opens the collection `entry_versions`. */
export function versionStore(connection: Connection): Promise<RecordStore<EntryVersion>> {
  return recordStore<EntryVersion>(connection, {
    name: 'EntryVersion',
    collection: 'entry_versions',
    key: 'entryVersionId',
    shape: {
      entryId: text,
      version: { type: Number, required: true },
      title: text,
      description: maybeText,
      levelCode: maybeText,
      credit: { type: Object, default: null },
      duration: maybeText,
      criteria: maybeText,
      resultDescriptions: parts,
      skills: parts,
      alignments: parts,
      claimSchemaJson: maybeText,
      effectiveFrom: maybeDate,
      effectiveTo: maybeDate,
      contentHash: maybeText,
      publishedAt: maybeDate,
      replacedBy: maybeText,
      status: { ...text, enum: VERSION_STATUSES },
    },
    indexes: [
      [{ entryId: 1, version: -1 }, { unique: true }],
      [{ entryId: 1, ...LATEST_FIRST }], // which one counted at an instant
    ],
  });
}
