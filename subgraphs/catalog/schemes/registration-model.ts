import type { Connection } from 'mongoose';
import { type Order, type RecordStore, recordStore } from '../../../store/record-store.ts';
import { REGISTRATION_STATUSES, type SchemeRegistration } from './registration.ts';

/** The order of the list: newest first. */
export const NEWEST_FIRST = { createdAt: -1, _id: 1 } as const;
/** The order of the sweep: the longest due first. */
export const LONGEST_DUE = { dueAt: 1, _id: 1 } as const;

// Each combination of them is a list of its own.
const CONDITIONS = ['schemeCode', 'org.id', 'status'] as const;

/** Opens the collection `scheme_registrations`. */
export function registrationStore(connection: Connection): Promise<RecordStore<SchemeRegistration>> {
  const text = { type: String, required: true };
  return recordStore<SchemeRegistration>(connection, {
    name: 'SchemeRegistration',
    collection: 'scheme_registrations',
    key: 'registrationId',
    shape: {
      schemeCode: text,
      org: { type: Object, required: true },
      registrationNumber: text,
      scopeEntryIds: { type: [String], required: true },
      validFrom: { type: Date, required: true },
      validTo: { type: Date, default: null },
      conditions: { type: String, default: null },
      evidenceRef: { type: String, default: null },
      status: { ...text, enum: REGISTRATION_STATUSES },
      expiryAnnouncedAt: { type: Date, default: null },
      dueAt: { type: Date, default: null },
    },
    indexes: [
      [{ schemeCode: 1, registrationNumber: 1 }, { unique: true }], // a regulator gives each number once
      [LONGEST_DUE], // the sweep finds what is due
      ...combinations(CONDITIONS).map((paths) => [orderBehind(paths)] as const),
    ],
  });
}

function orderBehind(paths: readonly string[]): Order {
  return { ...Object.fromEntries(paths.map((path) => [path, 1 as const])), ...NEWEST_FIRST };
}

function combinations(paths: readonly string[]): (readonly string[])[] {
  const [first, ...others] = paths;
  if (first === undefined) return [[]];
  const without = combinations(others);
  return [...without, ...without.map((some) => [first, ...some])];
}
