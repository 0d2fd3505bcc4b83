import type { Connection } from 'mongoose';
import { type RecordStore, recordStore } from '../../../store/record-store.ts';
import { ADOPTION_STATUSES, FRAMEWORK_KINDS, type Framework } from './framework.ts';

/** The order of the list: by jurisdiction, then by code. */
export const BY_CODE = { jurisdictionCode: 1, code: 1, _id: 1 } as const;

const text = { type: String, required: true };

/** Opens the collection `frameworks`. */
export function frameworkStore(connection: Connection): Promise<RecordStore<Framework>> {
  return recordStore<Framework>(connection, {
    name: 'Framework',
    collection: 'frameworks',
    key: 'frameworkId',
    shape: {
      code: text,
      jurisdictionCode: text,
      title: text,
      kind: { ...text, enum: FRAMEWORK_KINDS },
      publisher: { type: String, default: null },
      version: text,
      caseUri: { type: String, default: null },
      adoptionStatus: { ...text, enum: ADOPTION_STATUSES },
      levels: { type: [Object], required: true },
    },
    indexes: [
      [{ jurisdictionCode: 1, code: 1, version: 1 }, { unique: true }],
      [{ caseUri: 1, jurisdictionCode: 1 }], // by which an import finds it
      // The list, with and without each of its conditions.
      [BY_CODE],
      [{ kind: 1, ...BY_CODE }],
      [{ adoptionStatus: 1, ...BY_CODE }],
      [{ kind: 1, adoptionStatus: 1, ...BY_CODE }],
    ],
  });
}
