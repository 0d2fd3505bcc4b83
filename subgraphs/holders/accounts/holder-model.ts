import { type Connection, Schema, trusted } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import type { Write } from '../../../store/ledger.ts';
import { type HolderRecord, isOpenable, newHolder } from './holder.ts';
import { HOLDER_STATUSES, type HolderAccount, type HolderAccounts } from './ports.ts';

interface StoredHolder {
  readonly _id: string;
  readonly name: string | null;
  readonly emailKey?: string | undefined;
  readonly phone: string | null;
  readonly did: string | null;
  readonly dids?: readonly string[] | undefined;
  readonly status: HolderAccount['status'];
  readonly isDemo?: boolean;
  readonly erasesAt: Date | null;
  readonly lastSignInAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly createdBy: string | null;
  readonly rowVersion: number;
}

export type HolderStore = Awaited<ReturnType<typeof holderStore>>;

/** The accounts of holders. */
export async function holderStore(connection: Connection, now: Clock) {
  const textOrNull = { type: String, default: null };
  const dateOrNull = { type: Date, default: null };
  const schema = new Schema<StoredHolder>(
    {
      _id: { type: String, required: true },
      name: textOrNull,
      emailKey: { type: String },
      phone: textOrNull,
      did: textOrNull,
      // No empty list: in a unique index it would count as a value that only one account may have.
      dids: { type: [String], default: undefined },
      status: { type: String, required: true, enum: HOLDER_STATUSES },
      isDemo: Boolean,
      erasesAt: dateOrNull,
      lastSignInAt: dateOrNull,
      createdAt: { type: Date, required: true },
      updatedAt: { type: Date, required: true },
      createdBy: textOrNull,
      rowVersion: { type: Number, required: true },
    },
    { versionKey: false },
  );
  schema.index({ emailKey: 1 }, { unique: true, sparse: true }); // one account per address, whoever registers at once
  schema.index({ dids: 1 }, { unique: true, sparse: true }); // a DID belongs to one person for ever
  schema.index({ isDemo: 1 }, { partialFilterExpression: { isDemo: true } }); // the demonstration is found without a scan
  schema.index({ status: 1, erasesAt: 1 }); // the sweep reads only what is due
  const Holders = connection.model<StoredHolder>('Holder', schema, 'holders');
  await Holders.createIndexes();

  const openable = async (
    filter: { _id: string } | { emailKey: string } | { dids: string } | { status: 'ACTIVE' },
  ) => {
    const found = await Holders.findOne(filter).lean();
    const holder = found ? fromStored(found) : undefined;
    return holder && isOpenable(holder, now()) ? holder : undefined;
  };
  const changed = (filter: object, set: object, unset?: object): Write => ({
    model: Holders,
    operation: {
      updateOne: {
        filter,
        update: {
          $set: { ...set, updatedAt: now() },
          ...(unset && { $unset: unset }),
          $inc: { rowVersion: 1 },
        },
      },
    },
    guarded: true,
  });

  return {
    byId: (holderId) => openable({ _id: holderId }),
    byEmail: (email) => openable({ emailKey: email }),
    byDid: (did) => openable({ dids: did }),

    async byDids(dids) {
      if (dids.length === 0) return [];
      const rows = await Holders.find({ dids: trusted({ $in: [...dids] }) }).lean();
      return rows.map(fromStored).filter((holder) => isOpenable(holder, now()));
    },

    isDidTaken: async (did) => (await Holders.exists({ dids: did })) !== null,

    async didsOf(holderIds) {
      if (holderIds.length === 0) return [];
      const rows = await Holders.find({ _id: trusted({ $in: [...holderIds] }) }, { dids: 1 }).lean();
      return rows.flatMap(({ dids = [] }) => dids);
    },

    /**
     * For a look-up whose duration must not show whether it found an account: reads none when it did, and one when it did not, so
     * that in both cases one account was fetched and parsed.
     */
    async evenOut(found: HolderAccount | undefined): Promise<void> {
      await openable(found ? { emailKey: '' } : { status: 'ACTIVE' });
    },

    /** True also for an account that is due for erasure and still has its address. */
    isTaken: async (email: string): Promise<boolean> => (await Holders.exists({ emailKey: email })) !== null,

    create(person) {
      const account = newHolder(person, now());
      const { holderId, email, phone, status, name, isDemo, createdAt } = account;
      const document = {
        name,
        emailKey: email,
        phone: phone ?? null,
        status,
        ...(isDemo && { isDemo }),
        createdAt,
        updatedAt: createdAt,
      };
      return {
        account,
        writes: [
          {
            model: Holders,
            operation: { insertOne: { document: { _id: holderId, ...document, rowVersion: 1 } } },
          },
        ],
      };
    },

    linkDidWrites: (holderId, did) => [
      {
        model: Holders,
        operation: {
          updateOne: {
            filter: { _id: holderId, status: 'ACTIVE' },
            update: {
              $set: { did, updatedAt: now() },
              $addToSet: { dids: did },
              $inc: { rowVersion: 1 },
            },
          },
        },
        guarded: true,
      },
    ],

    /** Notes a sign-in and opens a LOCKED account again; its guard fails when the account was locked or erased meanwhile. */
    signedInWrite({ holderId, status }: HolderAccount, at: Date): Write {
      if (status === 'ACTIVE') return changed({ _id: holderId, status }, { lastSignInAt: at });
      return changed(
        { _id: holderId, status: 'LOCKED', erasesAt: trusted({ $gt: at }) },
        { status: 'ACTIVE', erasesAt: null, lastSignInAt: at },
      );
    },

    lockWrite: (holderId: string, erasesAt: Date): Write =>
      changed({ _id: holderId, status: 'ACTIVE' }, { status: 'LOCKED', erasesAt }),

    /** Forgets who it was; the DIDs stay, so that nobody else can ever take one of them. */
    eraseWrite: (holderId: string, at: Date): Write =>
      changed(
        { _id: holderId, status: 'LOCKED', erasesAt: trusted({ $lte: at }) },
        { status: 'ERASED', name: null, phone: null },
        { emailKey: 1 },
      ),

    /** The accounts of the demonstration. */
    listDemo: async (): Promise<readonly HolderRecord[]> =>
      (await Holders.find({ isDemo: true }).lean()).map(fromStored),

    /** Removes an account of the demonstration, and no other. */
    deleteDemoWrite: (holderId: string): Write => ({
      model: Holders,
      operation: { deleteOne: { filter: { _id: holderId, isDemo: true } } },
      guarded: true,
    }),

    /** LOCKED accounts whose time is over, the longest overdue first. */
    async due(at: Date, limit: number): Promise<readonly HolderRecord[]> {
      const rows = await Holders.find({ status: 'LOCKED', erasesAt: trusted({ $lte: at }) })
        .sort({ erasesAt: 1, _id: 1 })
        .limit(limit)
        .lean();
      return rows.map(fromStored);
    },
  } satisfies HolderAccounts & Record<string, unknown>;
}

function fromStored(row: StoredHolder): HolderRecord {
  return {
    holderId: row._id,
    name: row.name ?? '',
    email: row.emailKey ?? '',
    phone: row.phone ?? undefined,
    did: row.did ?? undefined,
    dids: row.dids ?? [],
    status: row.status,
    isDemo: row.isDemo,
    createdAt: row.createdAt,
    erasesAt: row.erasesAt ?? undefined,
    lastSignInAt: row.lastSignInAt ?? undefined,
  };
}
