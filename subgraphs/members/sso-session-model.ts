import { type Connection, Schema } from 'mongoose';
import type { Write } from '../../store/ledger.ts';

interface StoredSession {
  readonly _id: string;
  readonly expiresAt: Date;
}

export type SsoSessionStore = Awaited<ReturnType<typeof ssoSessionStore>>;

/** The bearer tokens that somebody has by a sign-in at an identity provider: ids alone, as long as they may be used. */
export async function ssoSessionStore(connection: Connection) {
  const schema = new Schema<StoredSession>(
    { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
    { versionKey: false },
  );
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 }); // a token that has expired is signed out of by nobody
  const Sessions = connection.model<StoredSession>('SsoSession', schema, 'sso_sessions');
  await Sessions.createIndexes();

  return {
    has: async (tokenId: string): Promise<boolean> => (await Sessions.exists({ _id: tokenId })) !== null,

    beginWrite: (tokenId: string, expiresAt: Date): Write => ({
      model: Sessions,
      operation: { insertOne: { document: { _id: tokenId, expiresAt } } },
    }),

    endWrite: (tokenId: string): Write => ({
      model: Sessions,
      operation: { deleteOne: { filter: { _id: tokenId } } },
    }),
  };
}
