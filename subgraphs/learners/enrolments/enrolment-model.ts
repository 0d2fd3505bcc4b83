import type { Connection } from 'mongoose';
import { type RecordStore, recordStore } from '../../../store/record-store.ts';
import type { Movable } from '../movable.ts';
import { DELIVERY_MODES, ENROLMENT_STATUSES, type Enrolment } from './enrolment.ts';

/** The order of a learner's enrolments: as they began. */
export const BY_START = { startDate: 1, _id: 1 } as const;

const text = { type: String, required: true };
const maybe = { type: String, default: null };

/** Opens the collection `enrolments`. */
export function enrolmentStore(connection: Connection): Promise<RecordStore<Enrolment>> {
  return recordStore<Enrolment>(connection, {
    name: 'Enrolment',
    collection: 'enrolments',
    key: 'enrolmentId',
    shape: {
      issuerDid: text,
      learnerId: text,
      entryVersionId: text,
      entryId: text,
      cohortCode: maybe,
      deliveryMode: { ...text, enum: DELIVERY_MODES },
      startDate: text,
      expectedEndDate: maybe,
      endDate: maybe,
      exitReasonCode: maybe,
      status: { ...text, enum: ENROLMENT_STATUSES },
    },
    indexes: [
      [{ learnerId: 1, ...BY_START }], // what a learner is enrolled in
      [{ learnerId: 1, status: 1, ...BY_START }],
    ],
  });
}

/** Enrolments go with their learner; outcomes name the enrolment alone and so go with it. */
export function movableEnrolments(enrolments: RecordStore<Enrolment>): Movable {
  const { model } = enrolments;
  return {
    async idsOf(learnerId, limit) {
      const found = await enrolments.list({ learnerId }, BY_START, { skip: 0, limit });
      return found.map(({ enrolmentId }) => enrolmentId);
    },
    moveWrites: (ids, from, to, at) =>
      ids.map((_id) => ({
        model,
        guarded: true,
        operation: {
          updateOne: {
            filter: { _id, learnerId: from },
            update: { $set: { learnerId: to, updatedAt: at }, $inc: { rowVersion: 1 } },
          },
        },
      })),
  };
}
