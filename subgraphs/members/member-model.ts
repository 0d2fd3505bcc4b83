import { type Connection, Schema, trusted } from 'mongoose';
import { newId } from '../../kernel/ids.ts';
import type { Page, PageRequest } from '../../kernel/paging.ts';
import type { BoundedTotal } from '../../store/bounded-count.ts';
import type { Write } from '../../store/ledger.ts';
import { pageOf, type Recorded, recordStore } from '../../store/record-store.ts';
import { END_ALL, NO_TOKEN_ENDED, tokenEndsMembers } from '../token-ends.ts';
import type { ActingMember, MemberKind, MemberRole } from './kind.ts';
import {
  type Invitation,
  MEMBER_STATUSES,
  type MemberStatus,
  memberIdOf,
  type PersonName,
  type TeamMember,
} from './member.ts';

/** A row: a member whose organization has the name of its kind. */
interface StoredMember extends Recorded {
  readonly memberId: string;
  readonly [field: string]: unknown;
}

/** What a change may set. */
export type MemberChange<Role extends MemberRole> = Partial<
  Pick<
    TeamMember<Role>,
    'userName' | 'displayName' | 'name' | 'externalId' | 'role' | 'status' | 'invitation' | 'createdBy'
  >
>;

const named = { type: String, required: true };
const MOST_MEMBERSHIPS = 50;

export type MemberStore<Role extends MemberRole> = Awaited<ReturnType<typeof memberStore<Role>>>;

/** The members of one kind of organizations. */
export async function memberStore<Role extends MemberRole>(connection: Connection, kind: MemberKind<Role>) {
  const { organizationId: inOrganization, organizationDid: byDid, members } = kind.stored;
  const invitation = new Schema<Invitation>(
    {
      invitationId: named,
      expiresAt: { type: Date, required: true },
      letters: { type: Number, required: true },
    },
    { _id: false },
  );
  const name = new Schema<PersonName>(
    { formatted: String, familyName: String, givenName: String },
    { _id: false },
  );
  const rows = await recordStore<StoredMember>(connection, {
    name: members.model,
    collection: members.collection,
    key: 'memberId',
    shape: {
      [inOrganization]: named,
      [byDid]: { type: String, default: null },
      userName: named,
      displayName: { type: String, default: null },
      name: { type: name, default: null },
      externalId: { type: String, default: null },
      role: { ...named, enum: kind.roles },
      status: { ...named, enum: MEMBER_STATUSES },
      invitation: { type: invitation, default: null },
      ...tokenEndsMembers(),
      lastLoginAt: { type: Date, default: null },
      // Moved by whoever relies on this member: two changes that rely on each other's member cannot both commit.
      reliedOn: { type: Number, default: 0 },
    },
    indexes: [
      [{ [inOrganization]: 1, userName: 1 }, { unique: true }], // one membership per person and organization; the list of a team
      [{ [inOrganization]: 1, status: 1, userName: 1 }], // the list by status
      [{ [inOrganization]: 1, status: 1, role: 1 }], // whether another Admin is left
      [{ [inOrganization]: 1, externalId: 1, status: 1 }], // whom the organization's directory means
      [{ userName: 1 }], // the organizations of an address
    ],
  });
  const { model } = rows;
  const byName = { userName: 1 } as const;

  const memberOf = (row: StoredMember): TeamMember<Role> => {
    const { [inOrganization]: organizationId, [byDid]: organizationDid, reliedOn: _, ...rest } = row;
    return { ...NO_TOKEN_ENDED, ...rest, organizationId, organizationDid } as unknown as TeamMember<Role>;
  };
  const rowOf = ({ organizationId, organizationDid, ...rest }: TeamMember<Role>): StoredMember => ({
    ...rest,
    [inOrganization]: organizationId,
    [byDid]: organizationDid,
  });
  const found = (row: StoredMember | undefined) => row && memberOf(row);
  const guardedUpdate = (filter: object, update: object): Write => ({
    model,
    operation: { updateOne: { filter, update } },
    guarded: true,
  });

  return {
    byId: async (memberId: string) => found(await rows.byId(memberId)),

    /** The id of somebody new: that of the address, unless whoever had it first has another address now. */
    async idOfNew(organizationId: string, userName: string): Promise<string> {
      const memberId = memberIdOf(kind, organizationId, userName);
      return (await rows.byId(memberId)) ? newId() : memberId;
    },

    /** A member of this organization; undefined for those of others. */
    async ofTeam(organizationId: string, memberId: string): Promise<TeamMember<Role> | undefined> {
      const member = found(await rows.byId(memberId));
      return member?.organizationId === organizationId ? member : undefined;
    },

    /** The person's membership, and whether the organization has any member at all. */
    async ofOrganization(
      organizationId: string,
      userName: string,
    ): Promise<{ member: TeamMember<Role> | undefined; hasMembers: boolean }> {
      // One after the other: whoever becomes the first member between the two must be found by the second.
      const anyone = await rows.first({ [inOrganization]: organizationId });
      const member = found(await rows.first({ [inOrganization]: organizationId, userName }));
      return { member, hasMembers: anyone !== undefined };
    },

    /** The memberships of an address, ended ones included. */
    async ofAddress(userName: string): Promise<readonly TeamMember<Role>[]> {
      return (await rows.list({ userName }, {}, { skip: 0, limit: MOST_MEMBERSHIPS })).map(memberOf);
    },

    async list(
      organizationId: string,
      status: MemberStatus | undefined,
      request: PageRequest,
    ): Promise<Page<TeamMember<Role>>> {
      const where = { [inOrganization]: organizationId, ...(status && { status }) };
      const page = await pageOf(rows, where, byName, request);
      return {
        ...page,
        items: page.items.map(memberOf),
        keyOf: (member) => rows.keyOf(byName)(rowOf(member)),
      };
    },

    /** Those of these statuses, in the order of the index, and how many there are up to a bound. */
    async ofStatuses(
      organizationId: string,
      statuses: readonly MemberStatus[],
      window: { readonly skip: number; readonly limit: number },
    ): Promise<BoundedTotal & { readonly items: readonly TeamMember<Role>[] }> {
      const ofOrganization = { [inOrganization]: organizationId };
      // A branch for each status: a store merges what each has in the order of the list, and sorts nothing.
      const merged = { $or: statuses.map((status) => ({ ...ofOrganization, status })) };
      const [items, total] = await Promise.all([
        window.limit === 0 ? [] : rows.list(merged, { status: 1, userName: 1 }, window),
        rows.count({ ...ofOrganization, status: trusted({ $in: [...statuses] }) }),
      ]);
      return { ...total, items: items.map(memberOf) };
    },

    /** Those of these statuses whom the directory of an organization calls so, at most so many. */
    async byExternalId(
      organizationId: string,
      externalId: string,
      statuses: readonly MemberStatus[],
      most: number,
    ): Promise<readonly TeamMember<Role>[]> {
      const where = { [inOrganization]: organizationId, externalId, status: trusted({ $in: [...statuses] }) };
      return (await rows.list(where, {}, { skip: 0, limit: most })).map(memberOf);
    },

    /** An ACTIVE Admin of the organization who is somebody else. */
    async anotherAdmin({
      organizationId,
      memberId,
    }: Pick<TeamMember, 'organizationId' | 'memberId'>): Promise<TeamMember<Role> | undefined> {
      const admins = { [inOrganization]: organizationId, status: 'ACTIVE', role: 'Admin' };
      return found(await rows.first({ ...admins, _id: trusted({ $ne: memberId }) }));
    },

    insertWrite: (member: TeamMember<Role>): Write => rows.insertWrite(rowOf(member)),

    /** For those of the demonstration: every other one stays, as REMOVED. */
    deleteWrite: ({ memberId }: TeamMember): Write => ({
      model,
      operation: { deleteOne: { filter: { _id: memberId } } },
    }),

    /** Changes the version that was read; with `endsTokens` every bearer token of the person ends with the commit. */
    changeWrite: (
      { memberId, rowVersion }: TeamMember,
      set: MemberChange<Role> & { readonly updatedAt: Date },
      { endsTokens = false } = {},
    ): Write => {
      const $set = Object.fromEntries(Object.entries(set).map(([field, value]) => [field, value ?? null]));
      return guardedUpdate(
        { _id: memberId, rowVersion },
        endsTokens
          ? { $set: { ...$set, ...END_ALL.$set }, $inc: { rowVersion: 1, ...END_ALL.$inc } }
          : { $set, $inc: { rowVersion: 1 } },
      );
    },

    /** Notes a sign-in; its guard fails when the member was suspended or removed meanwhile. */
    signedInWrite: (memberId: string, at: Date): Write =>
      guardedUpdate(
        { _id: memberId, status: 'ACTIVE' },
        { $set: { lastLoginAt: at, updatedAt: at }, $inc: { rowVersion: 1 } },
      ),

    /** Makes an invited person ACTIVE; its guard fails when the invitation was replaced, taken back or accepted meanwhile. */
    acceptWrite: ({ memberId, rowVersion }: TeamMember, at: Date, displayName: string | undefined): Write =>
      guardedUpdate(
        { _id: memberId, status: 'INVITED', rowVersion },
        {
          $set: {
            status: 'ACTIVE',
            invitation: null,
            lastLoginAt: at,
            updatedAt: at,
            ...(displayName === undefined ? {} : { displayName }),
          },
          $inc: { rowVersion: 1 },
        },
      ),

    /** Fails the change unless this member is, at the commit, an ACTIVE one of this role. */
    reliesOnWrite: ({ memberId, role }: Pick<TeamMember, 'memberId' | 'role'>): Write =>
      guardedUpdate({ _id: memberId, role, status: 'ACTIVE' }, { $inc: { reliedOn: 1 } }),

    /** Fails the change unless whoever makes it still has the role and the sign-in with which it came. */
    actingWrite: ({ memberId, organizationId, role, tokenId, tokenEpoch }: ActingMember): Write =>
      guardedUpdate(
        {
          _id: memberId,
          [inOrganization]: organizationId,
          role,
          status: 'ACTIVE',
          ...(tokenId !== undefined && { 'endedTokens.tokenId': trusted({ $ne: tokenId }) }),
          ...(tokenEpoch !== undefined && {
            tokenEpoch: tokenEpoch === 0 ? trusted({ $in: [0, null] }) : tokenEpoch,
          }),
        },
        { $inc: { reliedOn: 1 } },
      ),

    /**
     * Takes the personal data of everybody out of an organization that ends, and their way in with it; the ids stay, since the trail
     * names them. A guard fails when somebody changed meanwhile.
     */
    async forgetWrites(organizationId: string, updatedAt: Date): Promise<readonly Write[]> {
      const everybody = await rows.list({ [inOrganization]: organizationId }, {}, { skip: 0, limit: 0 });
      return everybody.map(({ memberId, rowVersion }) =>
        guardedUpdate(
          { _id: memberId, rowVersion },
          {
            $set: {
              userName: `removed:${memberId}`,
              displayName: null,
              name: null,
              externalId: null,
              status: 'REMOVED',
              invitation: null,
              updatedAt,
              ...END_ALL.$set,
            },
            $inc: { rowVersion: 1, ...END_ALL.$inc },
          },
        ),
      );
    },

    /** Ends bearer tokens of a member, by these updates. */
    signOutWrites: (memberId: string, updates: readonly object[]): readonly Write[] =>
      updates.map((update) => guardedUpdate({ _id: memberId }, update)),
  };
}
