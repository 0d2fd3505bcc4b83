import { actorOf } from '../../../kernel/audit.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Page } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { duplicateKeyOf } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { RoomDeps } from '../rooms.ts';
import { custodianOf, ownOnly } from '../tenancy.ts';
import type { CheckStore } from './check-model.ts';
import { factOf } from './facts.ts';
import {
  changeMemberInput,
  createMemberInput,
  didHandle,
  type KeyedMember,
  keysOf,
  listMembersInput,
  memberOf,
  parseMemberId,
  refHandle,
  type WorkforceMember,
} from './member.ts';
import { createMemberList } from './member-list.ts';
import { NEWEST_FIRST, type WaiverStore } from './waiver-model.ts';

/** The operations on members: a custodian sees and changes its own alone. */
export interface MemberService {
  /** Adds one; with an id changes that one: what is left out stays. Errors: NOT_FOUND, DUPLICATE, ROW_VERSION_MISMATCH. */
  upsert(input: unknown, context: Context): Promise<WorkforceMember>;
  /** Forgets who it was; the register keeps how that id stood. Error: NOT_FOUND. */
  remove(input: unknown, context: Context): Promise<WorkforceMember>;
  byId(input: unknown, context: Context): Promise<WorkforceMember>;
  /** By name, without case and accents. */
  list(input: unknown, context: Context): Promise<Page<WorkforceMember>>;
}

/** Waivers of a member that one commit forgets the reasons of. */
const WAIVERS_AT_ONCE = 200;

export function createMemberService(
  options: RoomDeps & {
    readonly members: RecordStore<KeyedMember>;
    readonly waivers: WaiverStore;
    readonly checks: CheckStore;
    /** Called when somebody is to be looked at. */
    readonly wake: () => void;
  },
): MemberService {
  const { members, waivers, checks, ledger, idempotency, inTurn, now, wake } = options;
  const listed = createMemberList(members);

  return {
    async upsert(input, context) {
      permit(context, 'workforce.manage');
      return hasId(input) ? change(input, context) : create(input, context);
    },

    async remove(input, context) {
      permit(context, 'workforce.manage');
      const memberId = parseMemberId(input);
      return inTurn(`member ${memberId}`, async () => {
        const before = await load(memberId, context);
        requireRowVersion(context, before.rowVersion);
        const at = now();
        await forgetReasons(memberId, context);
        await ledger.commit(context, {
          writes: [members.deleteWrite(before), checks.markWrite(memberId, before.custodianId, at)],
          audit: factOf('workforce_member.removed', 'WorkforceMember', memberId, before, {
            previousState: before.status,
          }),
        });
        wake();
        return memberOf(before);
      });
    },

    async byId(input, context) {
      permit(context, 'workforce.read');
      return memberOf(await load(parseMemberId(input), context));
    },

    async list(input, context) {
      permit(context, 'workforce.read');
      const { items, keyOf, ...rest } = await listed(
        custodianOf(context).custodianId,
        parseInput(listMembersInput, input),
      );
      const keys = new Map(items.map((item) => [item.memberId, keyOf?.(item) ?? []]));
      return {
        ...rest,
        items: items.map(memberOf),
        ...(keyOf && { keyOf: ({ memberId }: WorkforceMember) => keys.get(memberId) ?? [] }),
      };
    },
  };

  async function create(input: unknown, context: Context): Promise<WorkforceMember> {
    const { memberId: _none, ...given } = parseInput(createMemberInput, input);
    const { custodianId } = custodianOf(context);
    let made: WorkforceMember | undefined;
    // The id alone is remembered: who is deleted meanwhile is not told again by a repeated request.
    const id = idempotency.run<string>(context, 'upsertMember', input, async (remember) => {
      const at = now();
      const member: WorkforceMember = {
        ...given,
        memberId: newId(),
        custodianId,
        status: given.status ?? 'ACTIVE',
        createdAt: at,
        updatedAt: at,
        createdBy: actorOf(context, at).id,
        rowVersion: 1,
      };
      const { memberId, status } = member;
      await ledger.commit(context, {
        writes: [
          members.insertWrite({ ...member, ...keysOf(member) }),
          checks.markWrite(memberId, custodianId, at),
          ...remember(memberId),
        ],
        audit: factOf('workforce_member.created', 'WorkforceMember', memberId, member, { newState: status }),
      });
      wake();
      made = member;
      return memberId;
    });
    const memberId = await id.catch((error: unknown) => explain(error, { custodianId, ...given }));
    return made ?? memberOf(await load(memberId, context));
  }

  async function change(input: unknown, context: Context): Promise<WorkforceMember> {
    const { memberId, ...given } = parseInput(changeMemberInput, input);
    return inTurn(`member ${memberId}`, async () => {
      const before = await load(memberId, context);
      requireRowVersion(context, before.rowVersion);
      const set = Object.fromEntries(
        Object.entries(given).flatMap(([member, value]) =>
          value === undefined ? [] : [[member, value ?? undefined]],
        ),
      ) as Partial<WorkforceMember>;
      const after = { ...before, ...set };
      const at = now();
      const commit = ledger.commit(context, {
        writes: [
          members.updateWrite(before, { ...set, ...keysOf(after) }, at),
          checks.markWrite(memberId, before.custodianId, at),
        ],
        audit: factOf('workforce_member.updated', 'WorkforceMember', memberId, before, {
          previousState: before.status,
          newState: after.status,
        }),
      });
      await commit.catch((error: unknown) => explain(error, after));
      wake();
      return memberOf({ ...after, updatedAt: at, rowVersion: before.rowVersion + 1 });
    });
  }

  /** Why somebody was exempt may tell of them; that they were stays on record. */
  async function forgetReasons(memberId: string, context: Context): Promise<void> {
    for (const status of ['ACTIVE', 'ENDED', 'EXPIRED'] as const)
      for (let skip = 0; ; skip += WAIVERS_AT_ONCE) {
        const found = await waivers.list({ memberId, status }, NEWEST_FIRST, {
          skip,
          limit: WAIVERS_AT_ONCE,
        });
        const telling = found.filter(({ reason }) => reason !== undefined);
        if (telling.length > 0)
          await ledger.commit(context, {
            writes: telling.map((waiver) => waivers.updateWrite(waiver, { reason: undefined }, now())),
            audit: [],
          });
        if (found.length < WAIVERS_AT_ONCE) break;
      }
  }

  /** What it is that is taken. */
  async function explain(
    error: unknown,
    given: Pick<WorkforceMember, 'custodianId' | 'employeeRef' | 'holderDid'> &
      Partial<Pick<WorkforceMember, 'memberId'>>,
  ): Promise<never> {
    if (!duplicateKeyOf(error)?.includes('handles')) throw error;
    const { custodianId, employeeRef, holderDid, memberId } = given;
    const isTaken = async (handles: string) => {
      const found = await members.first({ custodianId, handles });
      return found !== undefined && found.memberId !== memberId;
    };
    if (await isTaken(refHandle(employeeRef))) throw taken('employee reference', error);
    if (holderDid !== undefined && (await isTaken(didHandle(holderDid)))) throw taken('wallet', error);
    throw error;
  }

  async function load(memberId: string, context: Context): Promise<KeyedMember> {
    return ownOnly(await members.byId(memberId), context, 'member');
  }
}

const hasId = (input: unknown): boolean =>
  typeof input === 'object' &&
  input !== null &&
  'memberId' in input &&
  (input.memberId ?? undefined) !== undefined;

function taken(what: string, cause: unknown): AppError {
  const message = `Another member of yours has this ${what}; find them in the list, or give another one.`;
  return new AppError('DUPLICATE', message, { cause });
}
