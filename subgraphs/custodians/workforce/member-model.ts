import type { Connection } from 'mongoose';
import { type RecordStore, recordStore } from '../../../store/record-store.ts';
import { type KeyedMember, MEMBER_STATUSES } from './member.ts';

/** The order of the list: by folded name. */
export const BY_NAME = { sortName: 1, _id: 1 } as const;

const text = { type: String, required: true };
const maybe = { type: String, default: null };

/** Opens the collection `workforce_members`. */
export function memberStore(connection: Connection): Promise<RecordStore<KeyedMember>> {
  return recordStore<KeyedMember>(connection, {
    name: 'WorkforceMember',
    collection: 'workforce_members',
    key: 'memberId',
    shape: {
      custodianId: text,
      employeeRef: text,
      name: text,
      email: maybe,
      holderDid: maybe,
      jobRole: text,
      site: maybe,
      status: { ...text, enum: MEMBER_STATUSES },
      sortName: text,
      nameStarts: { type: [String], required: true },
      handles: { type: [String], required: true },
    },
    indexes: [
      // One member for each number and for each wallet, whoever adds them at the same moment.
      [{ custodianId: 1, handles: 1 }, { unique: true }],
      [{ custodianId: 1, nameStarts: 1 }],
      [{ custodianId: 1, status: 1, ...BY_NAME }],
      [{ custodianId: 1, status: 1, jobRole: 1, ...BY_NAME }],
      [{ custodianId: 1, status: 1, site: 1, ...BY_NAME }],
      [{ custodianId: 1, status: 1, jobRole: 1, site: 1, ...BY_NAME }],
    ],
  });
}
