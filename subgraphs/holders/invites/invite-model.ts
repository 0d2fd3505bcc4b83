import { type Connection, Schema, trusted } from 'mongoose';
import { type BoundedTotal, countUpTo } from '../../../store/bounded-count.ts';
import { dropExpiringIndex, forgetBefore } from '../../../store/forgetting.ts';
import type { Write } from '../../../store/ledger.ts';
import { isDuplicateKey } from '../../../store/transact.ts';
import { AUTHORITY_TYPES, type AuthorityType } from '../ports.ts';
import { type Invite, MAX_OPEN_INVITES, OPEN_STATUSES } from './invite.ts';
import { INVITE_STATUSES, type InviteStatus } from './ports.ts';

type StoredInvite = Omit<Invite, 'inviteId' | 'authorityType' | 'jobRowKeys' | 'isOfJob'> & {
  readonly _id: string;
  /** Absent in an invite of an earlier release, which an issuer has sent. */
  readonly authorityType?: AuthorityType | undefined;
  /** Absent in invites of earlier releases. */
  readonly jobRowKeys?: readonly string[] | undefined;
  readonly isOfJob?: boolean | undefined;
};

/** How many invites of an issuer or a custodian are open: counted with each change, so that a limit holds whoever invites at once. */
interface StoredCount {
  readonly _id: string;
  readonly open: number;
}

export type InviteStore = Awaited<ReturnType<typeof inviteStore>>;

const named = { type: String, required: true };
const perhaps = { type: String, default: null };
const dated = { type: Date, required: true };
const stillOpen = trusted({ $in: [...OPEN_STATUSES] });

/** Invites of issuers and custodians by id and by the hash of their token. */
export async function inviteStore(connection: Connection) {
  const schema = new Schema<StoredInvite>(
    {
      _id: named,
      authorityType: { type: String, enum: AUTHORITY_TYPES },
      issuerId: named,
      issuerDid: named,
      name: perhaps,
      email: perhaps,
      message: perhaps,
      tokenHash: named,
      replacedHashes: { type: [String], default: [] },
      openKey: named,
      jobRowKeys: { type: [String], default: [] },
      isOfJob: { type: Boolean, default: false },
      status: { ...named, enum: INVITE_STATUSES },
      resendCount: { type: Number, required: true },
      createdAt: dated,
      createdBy: named,
      expiresAt: dated,
      endedAt: { type: Date, default: null },
      holderId: perhaps,
      holderDid: perhaps,
      rowVersion: { type: Number, required: true },
    },
    { versionKey: false },
  );
  schema.index({ openKey: 1 }, { unique: true }); // one open invite per issuer or custodian and address
  schema.index({ tokenHash: 1 }, { unique: true }); // a token opens one invite
  schema.index({ replacedHashes: 1 }); // a replaced token is told apart from an unknown one
  schema.index({ issuerId: 1, createdAt: -1, _id: 1 }); // an issuer's list
  schema.index({ issuerId: 1, status: 1, createdAt: -1, _id: 1 }); // the same of one status
  schema.index({ issuerId: 1, email: 1, createdAt: -1, _id: 1 }); // the same of one address
  schema.index({ issuerId: 1, status: 1, email: 1, createdAt: -1, _id: 1 }); // the same of both
  schema.index({ jobRowKeys: 1 }); // the invite that a row waits for
  schema.index({ status: 1, expiresAt: 1 }); // the sweep reads only what is due
  schema.index({ issuerId: 1, status: 1, expiresAt: 1 }); // the same of one issuer, before each of its lists
  schema.index({ holderId: 1 }); // what an erased person leaves
  schema.index({ endedAt: 1 }); // what is to be forgotten is found without a scan
  const Invites = connection.model<StoredInvite>('OnboardingInvite', schema, 'onboarding_invites');
  const Counts = connection.model<StoredCount>(
    'OnboardingInviteCount',
    new Schema<StoredCount>({ _id: named, open: { type: Number, required: true } }, { versionKey: false }),
    'onboarding_invite_counts',
  );
  await dropExpiringIndex(Invites, 'forgetAt');
  await Invites.createIndexes();

  return {
    async byId(inviteId: string, issuerId: string): Promise<Invite | undefined> {
      return fromStored(await Invites.findOne({ _id: inviteId, issuerId }).lean());
    },

    async byOpenKey(openKey: string): Promise<Invite | undefined> {
      return fromStored(await Invites.findOne({ openKey }).lean());
    },

    /** The invite that a token opens, or once opened. */
    async byTokenHash(tokenHash: string): Promise<Invite | undefined> {
      const current = await Invites.findOne({ tokenHash }).lean();
      return fromStored(current ?? (await Invites.findOne({ replacedHashes: tokenHash }).lean()));
    },

    async byIds(inviteIds: readonly string[]): Promise<readonly Invite[]> {
      return (await Invites.find({ _id: trusted({ $in: [...inviteIds] }) }).lean()).map(known);
    },

    /** Those that these rows wait for, or once waited for. */
    async byRowKeys(rowKeys: readonly string[]): Promise<readonly Invite[]> {
      return (await Invites.find({ jobRowKeys: trusted({ $in: [...rowKeys] }) }).lean()).map(known);
    },

    async byOpenKeys(openKeys: readonly string[]): Promise<readonly Invite[]> {
      return (await Invites.find({ openKey: trusted({ $in: [...openKeys] }) }).lean()).map(known);
    },

    async list(
      issuerId: string,
      filter: { readonly status?: InviteStatus | undefined; readonly email?: string | undefined },
      page: { skip: number; limit: number },
    ): Promise<{ items: readonly Invite[] } & BoundedTotal> {
      const { status, email } = filter;
      const where = { issuerId, ...(status ? { status } : {}), ...(email ? { email } : {}) };
      const [rows, counted] = await Promise.all([
        Invites.find(where).sort({ createdAt: -1, _id: 1 }).skip(page.skip).limit(page.limit).lean(),
        countUpTo(Invites, where),
      ]);
      return { items: rows.map(known), ...counted };
    },

    async ofHolder(holderId: string): Promise<readonly Invite[]> {
      return (await Invites.find({ holderId }).sort({ createdAt: 1 }).lean()).map(known);
    },

    /** Open invites whose time is over, of one issuer or of all, oldest end first. */
    async due(at: Date, limit: number, issuerId?: string): Promise<readonly Invite[]> {
      const where = {
        status: stillOpen,
        expiresAt: trusted({ $lte: at }),
        ...(issuerId === undefined ? {} : { issuerId }),
      };
      return (await Invites.find(where).sort({ expiresAt: 1 }).limit(limit).lean()).map(known);
    },

    /** Deletes invites that ended before this instant, until none is left or `isOver`; returns how many. */
    forget: (end: Date, isOver: () => boolean): Promise<number> =>
      forgetBefore(Invites, 'endedAt', end, isOver),

    /** Starts the count of an issuer's open invites when it has none. */
    async prepareCount(issuerId: string): Promise<void> {
      try {
        await Counts.updateOne({ _id: issuerId }, { $setOnInsert: { open: 0 } }, { upsert: true });
      } catch (error) {
        // Somebody else started it at the same moment.
        if (!isDuplicateKey(error)) throw error;
      }
    },

    async isFull(issuerId: string): Promise<boolean> {
      return ((await Counts.findById(issuerId).lean())?.open ?? 0) >= MAX_OPEN_INVITES;
    },

    /** Stores a new invite; fails the commit with CONFLICT when people of the issuer have too many open ones. */
    insertWrites: ({ inviteId, ...invite }: Invite): readonly Write[] => [
      ...(invite.isOfJob
        ? []
        : [
            {
              model: Counts,
              guarded: true,
              operation: {
                updateOne: {
                  filter: { _id: invite.issuerId, open: trusted({ $lt: MAX_OPEN_INVITES }) },
                  update: { $inc: { open: 1 } },
                },
              },
            },
          ]),
      { model: Invites, operation: { insertOne: { document: { _id: inviteId, ...invite } } } },
    ],

    /** A guarded change of one row version of an open invite. */
    updateWrite: (changed: Invite, from: Invite): Write => changeOf(changed, from),

    /** Ends an open invite and takes it off the issuer's count. */
    endWrites: (over: Invite, from: Invite): readonly Write[] => [
      changeOf(over, from),
      ...(from.isOfJob
        ? []
        : [
            {
              model: Counts,
              operation: { updateOne: { filter: { _id: from.issuerId }, update: { $inc: { open: -1 } } } },
            },
          ]),
    ],

    /** Removes what invites say of a person. */
    eraseWrites: (invites: readonly Invite[]): readonly Write[] =>
      invites.map(({ inviteId }) => ({
        model: Invites,
        operation: {
          updateOne: {
            filter: { _id: inviteId },
            update: { $set: { name: null, email: null, message: null }, $inc: { rowVersion: 1 } },
          },
        },
      })),
  };

  function changeOf({ inviteId: _id, rowVersion: _version, ...changed }: Invite, from: Invite): Write {
    return {
      model: Invites,
      guarded: true,
      operation: {
        updateOne: {
          filter: { _id: from.inviteId, rowVersion: from.rowVersion, status: stillOpen },
          update: { $set: { ...changed, rowVersion: from.rowVersion + 1 } },
        },
      },
    };
  }
}

function known(row: StoredInvite): Invite {
  const { _id, authorityType = 'ISSUER', jobRowKeys = [], isOfJob = false, ...rest } = row;
  return { ...rest, authorityType, jobRowKeys, isOfJob, inviteId: _id };
}

function fromStored(row: StoredInvite | null): Invite | undefined {
  return row ? known(row) : undefined;
}
