import type { Connection } from 'mongoose';
import { type RecordStore, recordStore } from '../../../store/record-store.ts';
import type { CodeSet } from './code-set.ts';

/** The order of the list: by name, then by version. */
export const BY_NAME = { name: 1, version: 1 } as const;

/** Opens the collection `code_sets`. */
export function codeSetStore(connection: Connection): Promise<RecordStore<CodeSet>> {
  const text = { type: String, required: true };
  return recordStore<CodeSet>(connection, {
    name: 'CodeSet',
    collection: 'code_sets',
    key: 'codeSetId',
    shape: {
      name: text,
      version: text,
      authority: text,
      authorityUrl: { type: String, default: null },
      jurisdictionCode: { type: String, default: null },
    },
    indexes: [
      [BY_NAME, { unique: true }], // each version once; the list, and the versions of one name
      [{ jurisdictionCode: 1, ...BY_NAME }], // the list of one jurisdiction, and of one name there
      [{ name: 1, createdAt: -1 }], // the newest version of a name
    ],
  });
}
