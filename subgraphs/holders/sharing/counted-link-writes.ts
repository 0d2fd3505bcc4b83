import { type Schema, trusted } from 'mongoose';
import type { Write } from '../../../store/ledger.ts';
import type { CountedLink, LinkState } from './counted-link.ts';

const named = { type: String, required: true };

/** The stored fields of every kind of link. */
export const LINK_FIELDS = {
  _id: named,
  holderId: named,
  tokenHash: named,
  place: named,
  createdAt: { type: Date, required: true },
  expiresAt: { type: Date, default: null },
  accessLimit: { type: Number, default: null },
  accessCount: { type: Number, required: true },
  revokedAt: { type: Date, default: null },
};

export function indexLinks(schema: Schema): void {
  schema.index({ tokenHash: 1 }, { unique: true }); // one link per token
  schema.index({ place: 1 }, { unique: true }); // no more active links than slots, however many are made at once
  schema.index({ holderId: 1, createdAt: -1, _id: 1 }); // the holder's list, newest first
}

/** The condition of a derived state at an instant, for queries. */
export function inState(state: LinkState | undefined, at: Date): object {
  const inTime = { $or: [{ expiresAt: null }, { expiresAt: trusted({ $gt: at }) }] };
  const isBelowLimit = { $expr: trusted({ $lt: ['$accessCount', '$accessLimit'] }) };
  switch (state) {
    case undefined:
      return {};
    case 'REVOKED':
      return { revokedAt: trusted({ $ne: null }) };
    case 'EXPIRED':
      return { revokedAt: null, expiresAt: trusted({ $ne: null, $lte: at }) };
    case 'EXHAUSTED':
      return {
        revokedAt: null,
        accessLimit: trusted({ $ne: null }),
        $and: [inTime, { $expr: trusted({ $gte: ['$accessCount', '$accessLimit'] }) }],
      };
    case 'ACTIVE':
      return { revokedAt: null, $and: [inTime, { $or: [{ accessLimit: null }, isBelowLimit] }] };
  }
}

export type LinkWrites = ReturnType<typeof linkWrites>;

/** The changes of links of one kind. */
export function linkWrites(model: Write['model']) {
  return {
    /** Frees the slot of a link that opens no more. */
    releaseWrite: ({ linkId, place }: CountedLink): Write => ({
      model,
      operation: { updateOne: { filter: { _id: linkId, place }, update: { $set: { place: linkId } } } },
    }),

    /** Counts one opening. Its guard fails when the link is revoked, used up, or over at `at`. */
    openWrite: (link: CountedLink, at: Date): Write => ({
      model,
      operation: {
        updateOne: {
          filter: {
            _id: link.linkId,
            revokedAt: null,
            expiresAt: link.expiresAt ? trusted({ $eq: link.expiresAt, $gt: at }) : null,
            ...(link.accessLimit === null ? {} : { accessCount: trusted({ $lt: link.accessLimit }) }),
          },
          update: { $inc: { accessCount: 1 } },
        },
      },
      guarded: true,
    }),

    /** Takes a link back; its guard fails when that was done before. */
    revokeWrite: ({ linkId }: CountedLink, at: Date): Write => ({
      model,
      operation: {
        updateOne: {
          filter: { _id: linkId, revokedAt: null },
          update: { $set: { revokedAt: at, place: linkId } },
        },
      },
      guarded: true,
    }),

    removeWrite: (linkId: string): Write => ({
      model,
      operation: { deleteOne: { filter: { _id: linkId } } },
    }),
  };
}
