import type { Connection } from 'mongoose';
import { ISSUER_STATUSES, SIGNING_MODES } from '../../../kernel/identity.ts';
import { type RecordStore, recordStore } from '../../../store/record-store.ts';
import { CUSTODIAN_TYPES, type Custodian } from './custodian.ts';

const text = { type: String, required: true };
const maybe = { type: String, default: null };

/** Opens the collection `custodians`. */
export function custodianStore(connection: Connection): Promise<RecordStore<Custodian>> {
  return recordStore<Custodian>(connection, {
    name: 'Custodian',
    collection: 'custodians',
    key: 'custodianId',
    shape: {
      did: text,
      name: text,
      custodianType: { ...text, enum: CUSTODIAN_TYPES },
      publicKey: { type: Buffer, required: true },
      status: { ...text, enum: ISSUER_STATUSES },
      signingMode: { ...text, enum: SIGNING_MODES },
      organizationUrl: maybe,
      contactEmail: maybe,
      countryCode: maybe,
    },
    indexes: [[{ did: 1 }, { unique: true }]],
  });
}
