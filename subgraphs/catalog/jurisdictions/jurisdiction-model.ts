import type { Connection } from 'mongoose';
import { type RecordStore, recordStore } from '../../../store/record-store.ts';
import { JURISDICTION_LEVELS, JURISDICTION_STATUSES, type Jurisdiction } from './jurisdiction.ts';

/** The order of the list: by code. */
export const BY_CODE = { _id: 1 } as const;

/** Opens the collection `jurisdictions`. */
export function jurisdictionStore(connection: Connection): Promise<RecordStore<Jurisdiction>> {
  return recordStore<Jurisdiction>(connection, {
    name: 'Jurisdiction',
    collection: 'jurisdictions',
    key: 'code',
    shape: {
      nameI18n: { type: Object, required: true },
      parentCode: { type: String, default: null },
      level: { type: String, required: true, enum: JURISDICTION_LEVELS },
      regulator: { type: Object, default: null },
      defaultFrameworkId: { type: String, default: null },
      status: { type: String, required: true, enum: JURISDICTION_STATUSES },
      isDemo: { type: Boolean, default: null },
    },
    indexes: [
      [{ status: 1, _id: 1 }], // the list of one status
      [{ parentCode: 1, _id: 1 }], // the subdivisions of a country
      [{ parentCode: 1, status: 1, _id: 1 }],
      [{ isDemo: 1 }, { partialFilterExpression: { isDemo: true } }], // the demonstration is found without a scan
    ],
  });
}
