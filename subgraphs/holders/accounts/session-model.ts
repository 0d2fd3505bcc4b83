import { type Connection, Schema, trusted } from 'mongoose';
import type { Write } from '../../../store/ledger.ts';
import { type HolderSession, sessionSlots } from './session.ts';

type StoredSession = Omit<HolderSession, 'sessionId'> & { readonly _id: string };

const named = { type: String, required: true };
const dated = { type: Date, required: true };

export type SessionStore = Awaited<ReturnType<typeof sessionStore>>;

/** Sessions of holders by the hash of their token. */
export async function sessionStore(connection: Connection) {
  const schema = new Schema<StoredSession>(
    {
      _id: named,
      holderId: named,
      place: { type: String },
      createdAt: dated,
      extendedAt: dated,
      expiresAt: dated,
      revokedAt: { type: Date, default: null },
    },
    { versionKey: false },
  );
  schema.index({ place: 1 }, { unique: true, sparse: true }); // no more live sessions than slots, whoever signs in at once
  schema.index({ holderId: 1 }); // all sessions of a holder, for erasure
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 }); // clean-up only: reads look at the clock themselves
  const Sessions = connection.model<StoredSession>('HolderSession', schema, 'holder_sessions');
  await Sessions.createIndexes();

  return {
    async byId(sessionId: string): Promise<HolderSession | undefined> {
      const found = await Sessions.findById(sessionId).lean();
      return found ? fromStored(found) : undefined;
    },

    /** The sessions in the holder's slots, the oldest first. */
    async inSlots(holderId: string): Promise<readonly HolderSession[]> {
      const rows = await Sessions.find({ place: trusted({ $in: [...sessionSlots(holderId)] }) }).lean();
      return rows.map(fromStored).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    },

    async idsOf(holderId: string): Promise<readonly string[]> {
      return (await Sessions.find({ holderId }, { _id: 1 }).lean()).map(({ _id }) => _id);
    },

    insertWrite: ({ sessionId, ...session }: HolderSession): Write => ({
      model: Sessions,
      operation: { insertOne: { document: { _id: sessionId, ...session } } },
    }),

    deleteWrite: (sessionId: string): Write => ({
      model: Sessions,
      operation: { deleteOne: { filter: { _id: sessionId } } },
    }),

    /** Extends a session as it was read; its guard fails when somebody extended or ended it first. */
    extendWrite: (before: HolderSession, { extendedAt, expiresAt }: HolderSession): Write => ({
      model: Sessions,
      operation: {
        updateOne: {
          filter: { _id: before.sessionId, extendedAt: before.extendedAt, revokedAt: null },
          update: { $set: { extendedAt, expiresAt } },
        },
      },
      guarded: true,
    }),

    /** Changes nothing; its guard fails once the session has ended. */
    standsWrite: ({ sessionId }: HolderSession): Write => ({
      model: Sessions,
      operation: {
        updateOne: { filter: { _id: sessionId, revokedAt: null }, update: { $set: { revokedAt: null } } },
      },
      guarded: true,
    }),

    /** Revokes whatever live session stands in one of the holder's slots, but the named one. */
    revokeWrites: (holderId: string, but: string | undefined, at: Date): readonly Write[] =>
      sessionSlots(holderId).map((place) => ({
        model: Sessions,
        operation: {
          updateOne: {
            filter: { place, ...(but !== undefined && { _id: trusted({ $ne: but }) }) },
            update: { $set: { revokedAt: at }, $unset: { place: 1 } },
          },
        },
      })),
  };
}

function fromStored({ _id, ...session }: StoredSession): HolderSession {
  return { ...session, sessionId: _id };
}
