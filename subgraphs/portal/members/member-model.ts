import { type Connection, Schema } from 'mongoose';
import { ISSUER_ROLES } from '../../../kernel/identity.ts';
import type { Write } from '../../../store/ledger.ts';
import { NO_TOKEN_ENDED, type TokenEnds, tokenEndsMembers } from '../../token-ends.ts';
import { MEMBER_STATUSES, type TeamMember } from './member.ts';

type StoredMember = Omit<TeamMember, 'memberId' | keyof TokenEnds> &
  Partial<TokenEnds> & { readonly _id: string };

const named = { type: String, required: true };
const dated = { type: Date, required: true };

export type MemberStore = Awaited<ReturnType<typeof memberStore>>;

/** The members of issuers. */
export async function memberStore(connection: Connection) {
  const schema = new Schema<StoredMember>(
    {
      _id: named,
      issuerId: named,
      userName: named,
      role: { type: String, required: true, enum: ISSUER_ROLES },
      status: { type: String, required: true, enum: MEMBER_STATUSES },
      ...tokenEndsMembers(),
      lastLoginAt: { type: Date, default: null },
      createdAt: dated,
      updatedAt: dated,
      createdBy: { type: String, default: null },
      rowVersion: { type: Number, required: true },
    },
    { versionKey: false },
  );
  schema.index({ issuerId: 1, userName: 1 }, { unique: true }); // one membership per person and issuer
  const Members = connection.model<StoredMember>('TeamMember', schema, 'issuer_members');
  await Members.createIndexes();

  return {
    async byId(memberId: string): Promise<TeamMember | undefined> {
      const found = await Members.findById(memberId).lean();
      return found ? fromStored(found) : undefined;
    },

    /** The person's membership, and whether the issuer has any member at all. */
    async ofIssuer(
      issuerId: string,
      userName: string,
    ): Promise<{ member: TeamMember | undefined; hasMembers: boolean }> {
      // One after the other: whoever becomes the first member between the two must be found by the second.
      const anyone = await Members.exists({ issuerId });
      const found = await Members.findOne({ issuerId, userName }).lean();
      return { member: found ? fromStored(found) : undefined, hasMembers: anyone !== null };
    },

    insertWrite: ({ memberId, ...member }: TeamMember): Write => ({
      model: Members,
      operation: { insertOne: { document: { _id: memberId, ...member } } },
    }),

    /** Notes a sign-in; its guard fails when the member was suspended or removed meanwhile. */
    signedInWrite: (memberId: string, at: Date): Write => ({
      model: Members,
      operation: {
        updateOne: {
          filter: { _id: memberId, status: 'ACTIVE' },
          update: { $set: { lastLoginAt: at, updatedAt: at }, $inc: { rowVersion: 1 } },
        },
      },
      guarded: true,
    }),

    /** Ends bearer tokens of a member, by these updates. */
    signOutWrites: (memberId: string, updates: readonly object[]): readonly Write[] =>
      updates.map((update) => ({
        model: Members,
        operation: { updateOne: { filter: { _id: memberId }, update } },
        guarded: true,
      })),
  };
}

function fromStored({ _id, ...member }: StoredMember): TeamMember {
  return { ...NO_TOKEN_ENDED, ...member, memberId: _id };
}
