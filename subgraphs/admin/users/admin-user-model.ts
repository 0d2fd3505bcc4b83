import { type Connection, Schema } from 'mongoose';
import { ADMIN_ROLES } from '../../../kernel/identity.ts';
import type { Write } from '../../../store/ledger.ts';
import { ADMIN_STATUSES, type AdminUser } from './admin-user.ts';

type StoredUser = Omit<AdminUser, 'userId'> & { readonly _id: string };

interface Marker {
  readonly _id: string;
  readonly createdAt: Date;
}

const named = { type: String, required: true };
const dated = { type: Date, required: true };
const BOOTSTRAP = 'bootstrap';

export type AdminUserStore = Awaited<ReturnType<typeof adminUserStore>>;

/** The administrators, and the marker which says that the first one was made. */
export async function adminUserStore(connection: Connection) {
  const schema = new Schema<StoredUser>(
    {
      _id: named,
      email: named,
      displayName: named,
      role: { type: String, required: true, enum: ADMIN_ROLES },
      status: { type: String, required: true, enum: ADMIN_STATUSES },
      passwordHash: named,
      lastLoginAt: { type: Date, default: null },
      createdAt: dated,
      updatedAt: dated,
      createdBy: { type: String, default: null },
      rowVersion: { type: Number, required: true },
    },
    { versionKey: false },
  );
  schema.index({ email: 1 }, { unique: true }); // one account per address
  const markers = new Schema<Marker>({ _id: named, createdAt: dated }, { versionKey: false });
  const Users = connection.model<StoredUser>('AdminUser', schema, 'admin_users');
  const Markers = connection.model<Marker>('AdminMarker', markers, 'admin_markers');
  await Promise.all([Users.createIndexes(), Markers.createCollection()]);

  return {
    async byEmail(email: string): Promise<AdminUser | undefined> {
      const found = await Users.findOne({ email }).lean();
      return found ? fromStored(found) : undefined;
    },

    async byId(userId: string): Promise<AdminUser | undefined> {
      const found = await Users.findById(userId).lean();
      return found ? fromStored(found) : undefined;
    },

    async isEmpty(): Promise<boolean> {
      return (await Users.exists({})) === null;
    },

    async isBootstrapped(): Promise<boolean> {
      return (await Markers.exists({ _id: BOOTSTRAP })) !== null;
    },

    /** Stays for ever: an emptied store never makes a second first administrator. */
    bootstrapWrite: (at: Date): Write => ({
      model: Markers,
      operation: { insertOne: { document: { _id: BOOTSTRAP, createdAt: at } } },
    }),

    insertWrite: ({ userId, ...user }: AdminUser): Write => ({
      model: Users,
      operation: { insertOne: { document: { _id: userId, ...user } } },
    }),

    /** Notes a sign-in; its guard fails when the account was disabled or its password changed meanwhile. */
    signedInWrite: (
      user: AdminUser,
      set: { lastLoginAt: Date; updatedAt: Date; passwordHash?: string },
    ): Write => ({
      model: Users,
      operation: {
        updateOne: {
          filter: { _id: user.userId, status: 'ACTIVE', role: user.role, passwordHash: user.passwordHash },
          update: { $set: set, $inc: { rowVersion: 1 } },
        },
      },
      guarded: true,
    }),
  };
}

function fromStored({ _id, ...user }: StoredUser): AdminUser {
  return { ...user, userId: _id };
}
