import { z } from 'zod';
import type { AuditFact } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { type Action, type Identity, type IssuerRole, permit } from '../../../kernel/identity.ts';
import { MOST_COUNTED } from '../../../kernel/paging.ts';
import { oneFrom, optional, parseInput, uuid } from '../../../kernel/parse.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { ISSUERS } from '../kind.ts';
import { afterStep, type MemberStatus, newMember, type PersonName, type TeamMember } from '../member.ts';
import type { MemberChange, MemberStore } from '../member-model.ts';
import type { Roster } from '../roster.ts';
import { DOCUMENT_KINDS, LIST_RESPONSE, MOST_RESULTS, scimDocuments } from './discovery.ts';
import { activeAlone, type Filter, fits, namedBy, parseFilter } from './filter.ts';
import { readPatch } from './patch.ts';
import { projection } from './projection.ts';
import { type Asserted, NAMELESS, readUser, type ScimUser, userOf } from './user.ts';

/** A list of resources (RFC 7644 §3.4.2). */
export interface ScimUserList {
  readonly schemas: readonly string[];
  /** All that fit, on all pages. */
  readonly totalResults: number;
  /** The place of the first one here; the first of all is 1. */
  readonly startIndex: number;
  readonly itemsPerPage: number;
  readonly resources: readonly ScimUser[];
}

type Member = TeamMember<IssuerRole>;
type Key = Extract<Identity, { kind: 'apiKey' }>;

/** Rows of a page unless told. */
const PAGE = 100;
/** How many members of one `externalId` are looked at; a directory gives each to one. */
const MOST_OF_A_NAME = 50;
/** Everybody who has not left: for a directory the others do not exist. */
const PRESENT: readonly MemberStatus[] = ['ACTIVE', 'INVITED', 'SUSPENDED'];

const resource = z.record(z.string(), z.unknown(), 'send a JSON object');
const show = {
  attributes: optional(z.string().max(2000)),
  excludedAttributes: optional(z.string().max(2000)),
};
const whole = optional(z.int('send a whole number'));
const inputs = {
  discover: z.strictObject({ kind: oneFrom(DOCUMENT_KINDS), id: optional(z.string().max(256)) }),
  one: z.strictObject({ id: z.string().max(128), ...show }),
  list: z.strictObject({ filter: optional(z.string()), startIndex: whole, count: whole, ...show }),
  create: z.strictObject({ resource }),
  change: z.strictObject({ id: z.string().max(128), resource }),
  remove: z.strictObject({ id: z.string().max(128) }),
};

export type ProvisioningService = ReturnType<typeof createProvisioningService>;

/**
 * The team of an issuer as its directory keeps it, by an API key with the scope `team:provision` (SCIM, RFC 7644). Whom the directory
 * says is ACTIVE at once, without a letter. Who has left does not exist here.
 */
export function createProvisioningService(deps: {
  members: MemberStore<IssuerRole>;
  roster: Pick<Roster<IssuerRole>, 'lossWrites'>;
  ledger: Ledger;
  idempotency: Idempotency;
  publicUrl: string;
  now: Clock;
}) {
  const { members, roster, ledger, idempotency, publicUrl, now } = deps;
  const { subject, org } = ISSUERS.audited;
  const documentOf = scimDocuments(publicUrl);

  return {
    /** Errors: NOT_FOUND. */
    async get(input: unknown, context: Context): Promise<ScimUser> {
      const key = keyIn(context, 'provisioning.manage');
      const { id, ...shown } = parseInput(inputs.one, input);
      const project = projection(shown);
      return project(shownOf(await load(id, key)));
    },

    /** A document that tells what there is (RFC 7644 §4). Error: NOT_FOUND for an id of nothing. */
    async discover(input: unknown, context: Context): Promise<object> {
      keyIn(context, 'provisioning.manage');
      const { kind, id } = parseInput(inputs.discover, input);
      return documentOf(kind, id);
    },

    /** A page of those who fit. Error: VALIDATION_FAILED for a filter that no index answers, and for one that cannot be read. */
    async list(input: unknown, context: Context): Promise<ScimUserList> {
      const key = keyIn(context, 'provisioning.manage');
      const { filter, startIndex = 1, count = PAGE, ...shown } = parseInput(inputs.list, input);
      const project = projection(shown);
      const read = filter === undefined ? undefined : parseFilter(filter);
      // RFC 7644 §3.4.2.4: what is less than the least counts as that.
      const from = Math.max(1, startIndex);
      const size = Math.min(Math.max(0, count), MOST_RESULTS);
      const { found, total } = await matching(read, key, { skip: from - 1, limit: size });
      return {
        schemas: [LIST_RESPONSE],
        totalResults: total,
        startIndex: from,
        itemsPerPage: found.length,
        resources: found.map(shownOf).map(project),
      };
    },

    /** Adds a person, or brings one back who has left. Errors: DUPLICATE for somebody of the team, VALIDATION_FAILED. */
    async create(input: unknown, context: Context): Promise<ScimUser> {
      const key = keyIn(context, 'provisioning.add');
      const said = readUser(parseInput(inputs.create, input).resource);
      const member = await idempotency.run<Member>(context, 'provision issuer member', said, (remember) =>
        anewAfterRaces(async () => {
          const { userName, active = true, role = 'Viewer' } = said;
          const at = now();
          const newMemberId = () => members.idOfNew(key.issuerId, userName);
          const { member: former } = await members.ofOrganization(key.issuerId, userName);
          if (former && former.status !== 'REMOVED')
            throw new AppError(
              'DUPLICATE',
              `Somebody with the userName ${userName} is in the team; find them by a filter and change them.`,
            );
          const set = {
            role,
            ...attributesOf(said, undefined),
            status: afterStep(former ?? { status: 'REMOVED' }, active ? 'PROVISION' : 'WITHHOLD'),
            invitation: undefined,
            createdBy: null,
          };
          const organization = { organizationId: key.issuerId, did: key.issuerDid };
          const made: Member = former
            ? { ...former, ...set, updatedAt: at, rowVersion: former.rowVersion + 1 }
            : newMember(ISSUERS, organization, { userName, memberId: await newMemberId(), ...set }, at);
          await ledger.commit(context, {
            writes: [
              former
                ? members.changeWrite(former, { ...set, updatedAt: at }, { endsTokens: true })
                : members.insertWrite(made),
              ...remember(made),
            ],
            audit: factOf(made, 'provisioned', { previousState: former?.status, newState: made.status }),
          });
          return made;
        }),
      );
      return shownOf(member);
    },

    /** PUT: what is said of a person in place of what was; role and status stay where nothing is said of them. Errors as of `patch`. */
    async replace(input: unknown, context: Context): Promise<ScimUser> {
      const key = keyIn(context, 'provisioning.manage');
      const { id, resource: sent } = parseInput(inputs.change, input);
      const said = readUser(sent);
      const name = { ...NAMELESS, ...said.name };
      return change(id, key, context, () => ({ externalId: null, displayName: null, ...said, name }));
    },

    /**
     * Errors: NOT_FOUND, VALIDATION_FAILED, LAST_ADMIN, INVALID_STATE_TRANSITION for who may break the glass, DUPLICATE for an address of
     * somebody else, ROW_VERSION_MISMATCH.
     */
    async patch(input: unknown, context: Context): Promise<ScimUser> {
      const key = keyIn(context, 'provisioning.manage');
      const { id, resource: message } = parseInput(inputs.change, input);
      const sayingOf = readPatch(message);
      return change(id, key, context, (member) => sayingOf(shownOf(member)));
    },

    /** Ends the membership and every bearer token of the person. Errors: NOT_FOUND, LAST_ADMIN, INVALID_STATE_TRANSITION. */
    async remove(input: unknown, context: Context): Promise<ScimUser> {
      const key = keyIn(context, 'provisioning.manage');
      const { id } = parseInput(inputs.remove, input);
      return anewAfterRaces(async () => {
        const member = await load(id, key);
        requireRowVersion(context, member.rowVersion);
        const status = afterStep(member, member.status === 'INVITED' ? 'CANCEL' : 'REMOVE');
        const set = { status, invitation: undefined, name: undefined, externalId: undefined };
        const gone = await commit(member, set, key, context, [
          factOf(member, 'removed', { previousState: member.status, newState: status }),
        ]);
        return shownOf(gone);
      });
    },
  };

  /** What is said of a person becomes so; nothing is written where it is so already. */
  async function change(
    id: string,
    key: Key,
    context: Context,
    sayingOf: (member: Member) => Asserted,
  ): Promise<ScimUser> {
    return anewAfterRaces(async () => {
      const member = await load(id, key);
      requireRowVersion(context, member.rowVersion);
      const said = sayingOf(member);
      const { active, role = member.role, userName = member.userName } = said;
      const isMoved = userName !== member.userName;
      if (isMoved) {
        // Whose address it is may be somebody new: that takes what adding takes.
        permit(context, 'provisioning.add');
        await requireFree(userName, key);
      }
      const status =
        active === undefined ? member.status : afterStep(member, active ? 'PROVISION' : 'WITHHOLD');
      const attributes = attributesOf(said, member);
      const isNamed = !isSameName(attributes, member);
      const isSaid = isMoved || isNamed || attributes.externalId !== member.externalId;
      const [isRole, isStatus] = [role !== member.role, status !== member.status];
      if (!isSaid && !isRole && !isStatus) return shownOf(member);
      const set = {
        ...(isSaid && attributes),
        ...(isMoved && { userName }),
        ...(isRole && { role }),
        ...(isStatus && { status, invitation: undefined }),
      };
      const word =
        status === 'SUSPENDED' ? 'suspended' : member.status === 'SUSPENDED' ? 'reactivated' : 'provisioned';
      return shownOf(
        await commit(member, set, key, context, [
          ...(isStatus ? [factOf(member, word, { previousState: member.status, newState: status })] : []),
          ...(isRole ? [factOf(member, 'role_changed', { previousState: member.role, newState: role })] : []),
          ...(isSaid ? [factOf(member, isNamed || isMoved ? 'renamed' : 'provisioned')] : []),
        ]),
      );
    });
  }

  /** A person keeps the id under another address, which must be nobody's: not of one who has left either, who may come back. */
  async function requireFree(userName: string, { issuerId }: Key): Promise<void> {
    const { member } = await members.ofOrganization(issuerId, userName);
    if (!member) return;
    throw new AppError(
      'DUPLICATE',
      member.status === 'REMOVED'
        ? `Somebody with the userName ${userName} was in the team and keeps it; add them again instead.`
        : `Somebody else with the userName ${userName} is in the team; take another one.`,
    );
  }

  async function commit(
    member: Member,
    set: MemberChange<IssuerRole>,
    { issuerDid }: Key,
    context: Context,
    audit: readonly AuditFact[],
  ): Promise<Member> {
    const at = now();
    const after: Member = { ...member, ...set };
    const endsTokens =
      after.status !== member.status || after.role !== member.role || after.userName !== member.userName;
    await ledger.commit(context, {
      writes: [
        ...(await roster.lossWrites(member, after, { organizationDid: issuerDid }, context)),
        members.changeWrite(member, { ...set, updatedAt: at }, { endsTokens }),
      ],
      audit: [...audit],
    });
    return { ...after, updatedAt: at, rowVersion: member.rowVersion + 1 };
  }

  /** Those who fit a filter, out of what an index gives: everybody, those who are active or not, or those who are named. */
  async function matching(
    filter: Filter | undefined,
    { issuerId }: Key,
    window: { readonly skip: number; readonly limit: number },
  ): Promise<{ readonly found: readonly Member[]; readonly total: number }> {
    const isActive = filter && activeAlone(filter);
    if (!filter || isActive !== undefined) {
      const statuses = PRESENT.filter(
        (status) => isActive === undefined || (status === 'ACTIVE') === isActive,
      );
      if (window.skip > MOST_COUNTED) throw tooMany();
      const { items, total, totalIsLowerBound } = await members.ofStatuses(issuerId, statuses, window);
      if (totalIsLowerBound) throw tooMany();
      return { found: items, total };
    }
    const named = namedBy(filter);
    if (!named)
      throw invalid(
        'filter',
        'invalid_filter',
        'compare userName, externalId or id by eq in each alternative, or active alone; add more with and',
      );
    const rows = await Promise.all(
      named.map(async ({ by, value }): Promise<readonly (Member | undefined)[]> => {
        if (by === 'id') return [await members.ofTeam(issuerId, value)];
        if (by === 'userName') return [(await members.ofOrganization(issuerId, value)).member];
        return members.byExternalId(issuerId, value, PRESENT, MOST_OF_A_NAME);
      }),
    );
    const present = rows.flat().filter((member) => member !== undefined && PRESENT.includes(member.status));
    const each = new Map(present.flatMap((member) => (member ? [[member.userName, member] as const] : [])));
    const fitting = [...each.values()]
      .filter((member) => fits(filter, shownOf(member)))
      .sort((a, b) => (a.userName < b.userName ? -1 : 1));
    return { found: fitting.slice(window.skip, window.skip + window.limit), total: fitting.length };
  }

  async function load(id: string, { issuerId }: Key): Promise<Member> {
    const member = uuid.safeParse(id).success ? await members.ofTeam(issuerId, id.toLowerCase()) : undefined;
    if (member && member.status !== 'REMOVED') return member;
    throw new AppError('NOT_FOUND', 'There is no user of that id; find them by a filter on userName.');
  }

  function shownOf(member: Member): ScimUser {
    return userOf(member, publicUrl);
  }

  function factOf(
    { memberId, organizationId }: Member,
    word: Told,
    states: Pick<AuditFact, 'previousState' | 'newState'> = {},
  ): AuditFact {
    return {
      action: `issuer_member.${word}`,
      subject: { type: subject, id: memberId },
      org: { type: org, id: organizationId },
      ...states,
    };
  }
}

type Told = 'provisioned' | 'suspended' | 'reactivated' | 'role_changed' | 'renamed' | 'removed';

function keyIn(context: Context, action: Action): Key {
  const identity = permit(context, action);
  if (identity.kind === 'apiKey') return identity;
  throw new AppError('SCOPE_MISSING', 'Only an API key with the scope team:provision opens this.');
}

type Attributes = Pick<Member, 'externalId' | 'displayName' | 'name'>;

/** Name and directory id of a member after what is said; somebody new is shown to colleagues by the name, unless told. */
function attributesOf({ externalId, displayName, name }: Asserted, before: Member | undefined): Attributes {
  const parts = name === null ? undefined : nameOf({ ...before?.name, ...name });
  const shown =
    displayName === undefined
      ? (before?.displayName ?? (before ? undefined : wholeName(parts)))
      : displayName;
  return {
    externalId: (externalId === undefined ? before?.externalId : externalId) ?? undefined,
    displayName: shown ?? undefined,
    name: parts,
  };
}

function nameOf(parts: NonNullable<Asserted['name']>): PersonName | undefined {
  const held = Object.fromEntries(
    Object.entries(parts).filter(([, part]) => part !== null && part !== undefined),
  );
  return Object.keys(held).length > 0 ? held : undefined;
}

function wholeName(name: PersonName | undefined): string | undefined {
  const { formatted, givenName, familyName } = name ?? {};
  const whole = formatted ?? [givenName, familyName].filter((part) => part !== undefined).join(' ');
  return whole === '' ? undefined : whole.slice(0, 200).trim();
}

function isSameName(one: Attributes, other: Attributes): boolean {
  const parts = Object.keys(NAMELESS) as (keyof PersonName)[];
  return (
    one.displayName === other.displayName &&
    parts.every((part) => (one.name?.[part] ?? undefined) === (other.name?.[part] ?? undefined))
  );
}

function tooMany(): AppError {
  return invalid(
    'filter',
    'too_many',
    `the team has more than ${MOST_COUNTED} people; ask for one of them by userName, externalId or id`,
  );
}
