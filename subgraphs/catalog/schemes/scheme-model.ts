import type { Connection } from 'mongoose';
import { type RecordStore, recordStore } from '../../../store/record-store.ts';
import { OUTPUT_FORMATS, REPORTING_PERIODS, type RegulatoryScheme, SCHEME_STATUSES } from './scheme.ts';

/** The order of the list: by code. */
export const BY_CODE = { _id: 1 } as const;

/** Opens the collection `regulatory_schemes`: a scheme and its maps are one record, which changes as a whole. */
export function schemeStore(connection: Connection): Promise<RecordStore<RegulatoryScheme>> {
  const text = { type: String, required: true };
  return recordStore<RegulatoryScheme>(connection, {
    name: 'RegulatoryScheme',
    collection: 'regulatory_schemes',
    key: 'schemeCode',
    shape: {
      name: text,
      jurisdictionCode: text,
      regulator: text,
      version: text,
      reportingPeriod: { ...text, enum: REPORTING_PERIODS },
      outputFormat: { ...text, enum: OUTPUT_FORMATS },
      fields: { type: [Object], required: true },
      fieldMaps: { type: [Object], required: true },
      status: { ...text, enum: SCHEME_STATUSES },
    },
    indexes: [
      [{ status: 1, _id: 1 }], // the list of one status
      [{ jurisdictionCode: 1, _id: 1 }], // the list of one jurisdiction
      [{ jurisdictionCode: 1, status: 1, _id: 1 }], // what governs a jurisdiction
    ],
  });
}
