import { type Connection, trusted } from 'mongoose';
import { type RecordStore, recordStore } from '../../../store/record-store.ts';
import type { LearnerEraser } from '../erasure/erasure-service.ts';
import type { Movable } from '../movable.ts';
import { type IdentityLink, LINK_METHODS, LINK_STATUSES, OPEN_STATUSES } from './link.ts';

/** The order of the lists. */
export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** The order of the requests to be forgotten. */
export const OLDEST_REQUEST = { erasureRequestedAt: 1, _id: 1 } as const;
/** Links whose holder asks to be forgotten. */
export const REQUESTED = { status: 'CONFIRMED', erasureRequestedAt: trusted({ $type: 'date' }) };

const text = { type: String, required: true };
const maybe = { type: String, default: null };
const confirmed = { partialFilterExpression: { status: 'CONFIRMED' } };

/** Opens the collection `identity_links`. */
export function linkStore(connection: Connection): Promise<RecordStore<IdentityLink>> {
  return recordStore<IdentityLink>(connection, {
    name: 'IdentityLink',
    collection: 'identity_links',
    key: 'linkId',
    shape: {
      learnerId: text,
      issuerDid: text,
      method: { ...text, enum: LINK_METHODS },
      status: { ...text, enum: LINK_STATUSES },
      holderDid: maybe,
      holderId: maybe,
      email: maybe,
      evidenceRef: maybe,
      confirmedAt: { type: Date, default: null },
      endedAt: { type: Date, default: null },
      erasureRequestedAt: { type: Date, default: null },
      isUntold: { type: Boolean, default: null },
    },
    indexes: [
      // A learner is one person, and a person is one learner of an issuer, whoever confirms at the same moment.
      [
        { learnerId: 1, status: 1 },
        { unique: true, ...confirmed },
      ],
      [
        { issuerDid: 1, holderId: 1, status: 1 },
        { unique: true, ...confirmed },
      ],
      [{ learnerId: 1, ...NEWEST_FIRST }],
      [{ status: 1, holderDid: 1, ...NEWEST_FIRST }],
      [{ status: 1, holderId: 1, ...NEWEST_FIRST }],
      [{ status: 1, email: 1, ...NEWEST_FIRST }],
      // What holders ask of an issuer, the oldest first.
      [
        { issuerDid: 1, ...OLDEST_REQUEST },
        { partialFilterExpression: { status: 'CONFIRMED', erasureRequestedAt: { $type: 'date' } } },
      ],
      // What is still to be told, and nothing else.
      [{ isUntold: 1 }, { partialFilterExpression: { isUntold: true } }],
    ],
  });
}

/** The links of a learner that are not over. */
export function movableLinks(links: RecordStore<IdentityLink>): Movable {
  const { model } = links;
  return {
    async idsOf(learnerId, limit) {
      const where = { $or: OPEN_STATUSES.map((status) => ({ learnerId, status })) };
      return (await links.list(where, {}, { skip: 0, limit })).map(({ linkId }) => linkId);
    },
    moveWrites: (ids, from, to, at) =>
      ids.map((id) => ({
        model,
        operation: {
          updateOne: {
            filter: { _id: id, learnerId: from },
            update: { $set: { learnerId: to, updatedAt: at }, $inc: { rowVersion: 1 } },
          },
        },
        guarded: true,
      })),
  };
}

/** Ends the links of a learner who is erased, and forgets in all of them who it was. */
export function linkEraser(links: RecordStore<IdentityLink>): LearnerEraser {
  const nobody = { holderDid: undefined, holderId: undefined, email: undefined, isUntold: undefined };
  return async (learnerId, limit, at) => {
    const tells = [
      ...OPEN_STATUSES.map((status) => ({ learnerId, status })),
      { learnerId, evidenceRef: trusted({ $type: 'string' }) },
    ];
    const found = await links.list({ $or: tells }, {}, { skip: 0, limit });
    return found.map((link) => {
      const end = { PROPOSED: 'REJECTED', CONFIRMED: 'UNLINKED' } as const;
      const isOver = link.status !== 'PROPOSED' && link.status !== 'CONFIRMED';
      const ended = isOver ? {} : { status: end[link.status], endedAt: at };
      return links.updateWrite(link, { ...nobody, ...ended, evidenceRef: undefined }, at);
    });
  };
}
