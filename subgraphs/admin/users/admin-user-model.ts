import { type Connection, Schema, trusted } from 'mongoose';
import { ADMIN_ROLES } from '../../../kernel/identity.ts';
import { containing } from '../../../kernel/literal-pattern.ts';
import { type BoundedTotal, countUpTo } from '../../../store/bounded-count.ts';
import type { Write } from '../../../store/ledger.ts';
import { END_ALL, NO_TOKEN_ENDED, type TokenEnds, tokenEndsMembers } from '../../token-ends.ts';
import { type Actor, ADMIN_STATUSES, type AdminUser, type AdminUserFilter } from './admin-user.ts';

// Rows of an earlier release know no epochs.
type StoredUser = Omit<AdminUser, 'userId' | keyof TokenEnds> & Partial<TokenEnds> & { readonly _id: string };

interface Marker {
  readonly _id: string;
  readonly createdAt?: Date;
  /** Whom the first start made. */
  readonly userId?: string | null;
  /** Rises with each change that takes an active ADMIN away. */
  readonly version?: number;
}

/** What a change may set. */
export type AdminUserChange = Partial<Pick<AdminUser, 'displayName' | 'role' | 'status' | 'passwordHash'>>;

const named = { type: String, required: true };
const dated = { type: Date, required: true };
const BOOTSTRAP = 'bootstrap';
const ROSTER = 'roster';

export type AdminUserStore = Awaited<ReturnType<typeof adminUserStore>>;

/** The administrators, the marker which says that the first one was made, and the count of losses of ADMINs. */
export async function adminUserStore(connection: Connection) {
  const schema = new Schema<StoredUser>(
    {
      _id: named,
      email: named,
      displayName: named,
      role: { type: String, required: true, enum: ADMIN_ROLES },
      status: { type: String, required: true, enum: ADMIN_STATUSES },
      passwordHash: named,
      ...tokenEndsMembers(),
      lastLoginAt: { type: Date, default: null },
      createdAt: dated,
      updatedAt: dated,
      createdBy: { type: String, default: null },
      rowVersion: { type: Number, required: true },
    },
    { versionKey: false },
  );
  schema.index({ email: 1 }, { unique: true }); // one account per address
  const markers = new Schema<Marker>(
    {
      _id: named,
      createdAt: { type: Date },
      userId: { type: String },
      version: { type: Number },
    },
    { versionKey: false },
  );
  const Users = connection.model<StoredUser>('AdminUser', schema, 'admin_users');
  const Markers = connection.model<Marker>('AdminMarker', markers, 'admin_markers');
  await Promise.all([Users.createIndexes(), Markers.createCollection()]);
  await Markers.updateOne({ _id: ROSTER }, { $setOnInsert: { version: 0 } }, { upsert: true });

  const updateOf = (filter: object, update: object, guarded = true): Write => ({
    model: Users,
    operation: { updateOne: { filter, update } },
    guarded,
  });

  return {
    async byEmail(email: string): Promise<AdminUser | undefined> {
      const found = await Users.findOne({ email }).lean();
      return found ? fromStored(found) : undefined;
    },

    async byId(userId: string): Promise<AdminUser | undefined> {
      const found = await Users.findById(userId).lean();
      return found ? fromStored(found) : undefined;
    },

    async list(
      filter: AdminUserFilter,
      page: { skip: number; limit: number },
    ): Promise<{ items: readonly AdminUser[] } & BoundedTotal> {
      const { status, role, search } = filter;
      const where = {
        ...(status && { status }),
        ...(role && { role }),
        ...(search && { $or: [{ email: containing(search) }, { displayName: containing(search) }] }),
      };
      const [rows, counted] = await Promise.all([
        Users.find(where).sort({ createdAt: 1, _id: 1 }).skip(page.skip).limit(page.limit).lean(),
        countUpTo(Users, where),
      ]);
      return { items: rows.map(fromStored), ...counted };
    },

    async isEmpty(): Promise<boolean> {
      return (await Users.exists({})) === null;
    },

    async isBootstrapped(): Promise<boolean> {
      return (await Markers.exists({ _id: BOOTSTRAP })) !== null;
    },

    /** Whom the first start made; undefined when it made nobody, or the account is gone. */
    async bootstrapped(): Promise<AdminUser | undefined> {
      const marker = await Markers.findById(BOOTSTRAP).lean();
      const found = marker?.userId ? await Users.findById(marker.userId).lean() : undefined;
      return found ? fromStored(found) : undefined;
    },

    /** Stays for ever: an emptied store never makes a second first administrator. */
    bootstrapWrite: (at: Date, userId: string | null): Write => ({
      model: Markers,
      operation: { insertOne: { document: { _id: BOOTSTRAP, createdAt: at, userId } } },
    }),

    insertWrite: ({ userId, ...user }: AdminUser): Write => ({
      model: Users,
      operation: { insertOne: { document: { _id: userId, ...user } } },
    }),

    /** Notes a sign-in; its guard fails when the account was disabled or its password changed meanwhile. */
    signedInWrite: (user: AdminUser, set: { lastLoginAt: Date; passwordHash?: string }): Write =>
      updateOf(
        { _id: user.userId, status: 'ACTIVE', role: user.role, passwordHash: user.passwordHash },
        { $set: set },
      ),

    /** Changes the version that was read; with `endsTokens` every bearer token of the person ends with the commit. */
    changeWrite: (
      { userId, rowVersion }: AdminUser,
      set: AdminUserChange & { readonly updatedAt: Date },
      { endsTokens = false } = {},
    ): Write =>
      updateOf(
        { _id: userId, rowVersion },
        endsTokens
          ? { $set: { ...set, ...END_ALL.$set }, $inc: { rowVersion: 1, ...END_ALL.$inc } }
          : { $set: set, $inc: { rowVersion: 1 } },
      ),

    removeWrite: ({ userId, rowVersion }: AdminUser): Write => ({
      model: Users,
      operation: { deleteOne: { filter: { _id: userId, rowVersion } } },
      guarded: true,
    }),

    /** Ends bearer tokens of a person, by these updates. */
    signOutWrites: (userId: string, updates: readonly object[]): readonly Write[] =>
      updates.map((update) => updateOf({ _id: userId }, update)),

    /**
     * Fails the change when whoever makes it is out, has another role or has signed out; changes nothing. That it commits with no
     * loss of them in between is due to the head of the ledger, which every change of this database moves.
     */
    actingWrite: ({ userId, role, tokenId = '', tokenEpoch }: Actor): Write =>
      updateOf(
        {
          _id: userId,
          role,
          status: 'ACTIVE',
          'endedTokens.tokenId': trusted({ $ne: tokenId }),
          ...(tokenEpoch !== undefined && {
            tokenEpoch: tokenEpoch === 0 ? trusted({ $in: [0, null] }) : tokenEpoch,
          }),
        },
        { $set: { role } },
      ),

    /** The state of the roster, to be read before its people are counted. */
    async rosterVersion(): Promise<number> {
      return (await Markers.findById(ROSTER).lean())?.version ?? 0;
    },

    async hasAnotherActiveAdmin(userId: string): Promise<boolean> {
      return (
        (await Users.exists({ _id: trusted({ $ne: userId }), role: 'ADMIN', status: 'ACTIVE' })) !== null
      );
    },

    /** Of two losses that counted the same roster, one fails. */
    rosterWrite: (version: number): Write => ({
      model: Markers,
      operation: { updateOne: { filter: { _id: ROSTER, version }, update: { $inc: { version: 1 } } } },
      guarded: true,
    }),
  };
}

function fromStored({ _id, ...user }: StoredUser): AdminUser {
  return { ...NO_TOKEN_ENDED, ...user, userId: _id };
}
