import type { Connection } from 'mongoose';
import { type RecordStore, recordStore } from '../../../store/record-store.ts';
import type { Movable } from '../movable.ts';
import { LEARNER_STATUSES, type Learner, type LearnerKeys } from './learner.ts';

/** A learner with the keys of the list. */
export type KeyedLearner = Learner & LearnerKeys;

/** The order of the list: by folded family name, then given name. */
export const BY_NAME = { sortName: 1, _id: 1 } as const;

const text = { type: String, required: true };
const maybe = { type: String, default: null };

/** Opens the collection `learners`. */
export function learnerStore(connection: Connection): Promise<RecordStore<KeyedLearner>> {
  return recordStore<KeyedLearner>(connection, {
    name: 'Learner',
    collection: 'learners',
    key: 'learnerId',
    shape: {
      issuerDid: text,
      learnerNumber: text,
      externalIds: { type: [Object], required: true },
      givenName: text,
      familyName: text,
      preferredName: maybe,
      email: maybe,
      phone: maybe,
      preferredLanguage: maybe,
      countryCode: maybe,
      status: { ...text, enum: LEARNER_STATUSES },
      mergedInto: maybe,
      sortName: text,
      handles: { type: [String], required: true },
      nameKeys: { type: [String], required: true },
    },
    indexes: [
      // One learner for each number and for each id of another system, whoever adds them at the same moment.
      [{ issuerDid: 1, handles: 1 }, { unique: true }],
      [{ issuerDid: 1, status: 1, ...BY_NAME }],
      [{ issuerDid: 1, status: 1, nameKeys: 1 }],
      [{ mergedInto: 1 }, { partialFilterExpression: { status: 'MERGED' } }],
    ],
  });
}

/** Those who were merged into a learner: when that one is merged, they follow, so that none is two steps away. */
export function movableLearners(learners: RecordStore<KeyedLearner>): Movable {
  const { model } = learners;
  return {
    async idsOf(learnerId, limit) {
      const where = { status: 'MERGED', mergedInto: learnerId };
      return (await learners.list(where, {}, { skip: 0, limit })).map((one) => one.learnerId);
    },
    moveWrites: (ids, from, to, at) =>
      ids.map((id) => ({
        model,
        operation: {
          updateOne: {
            filter: { _id: id, status: 'MERGED', mergedInto: from },
            update: { $set: { mergedInto: to, updatedAt: at }, $inc: { rowVersion: 1 } },
          },
        },
        guarded: true,
      })),
  };
}
