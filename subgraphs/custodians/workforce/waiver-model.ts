import { type Connection, trusted } from 'mongoose';
import { type RecordStore, recordStore } from '../../../store/record-store.ts';
import { WAIVER_STATUSES, type Waiver } from './waiver.ts';

/** The order of the list. */
export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

const text = { type: String, required: true };
const maybe = { type: String, default: null };

export interface WaiverStore extends RecordStore<Waiver> {
  /** Those that are ACTIVE of up to 500 members. */
  activeOf(memberIds: readonly string[]): Promise<Waiver[]>;
}

/** Opens the collection `compliance_waivers`. */
export async function waiverStore(connection: Connection): Promise<WaiverStore> {
  const records = await recordStore<Waiver>(connection, {
    name: 'ComplianceWaiver',
    collection: 'compliance_waivers',
    key: 'waiverId',
    shape: {
      custodianId: text,
      memberId: text,
      requirementId: text,
      reason: maybe,
      until: { type: Date, required: true },
      status: { ...text, enum: WAIVER_STATUSES },
      endedAt: { type: Date, default: null },
      endedBy: maybe,
    },
    indexes: [
      // One at a time for a member and a requirement, whoever grants at once.
      [
        { memberId: 1, requirementId: 1 },
        { unique: true, partialFilterExpression: { status: 'ACTIVE' } },
      ],
      [{ memberId: 1, status: 1, ...NEWEST_FIRST }],
      [{ status: 1, until: 1 }],
      [{ custodianId: 1, ...NEWEST_FIRST }],
      [{ custodianId: 1, status: 1, ...NEWEST_FIRST }],
    ],
  });
  const first = { skip: 0, limit: 10_000 };
  return {
    ...records,
    activeOf: async (memberIds) =>
      memberIds.length === 0
        ? []
        : records.list({ status: 'ACTIVE', memberId: trusted({ $in: [...memberIds] }) }, {}, first),
  };
}
