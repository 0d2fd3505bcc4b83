import { trusted } from 'mongoose';
import { actorOf } from '../../../kernel/audit.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Page } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { duplicateKeyOf, type Write } from '../../../store/ledger.ts';
import { pageOf, type RecordStore } from '../../../store/record-store.ts';
import { whatIsGiven } from '../../given.ts';
import type { RoomDeps } from '../rooms.ts';
import { custodianOf, ownOnly } from '../tenancy.ts';
import type { CheckStore } from './check-model.ts';
import { daysAfter } from './compliance.ts';
import { factOf } from './facts.ts';
import type { KeyedMember } from './member.ts';
import type { ComplianceRequirement } from './requirement.ts';
import {
  grantWaiverInput,
  listWaiversInput,
  MOST_WAIVER_DAYS,
  parseWaiverId,
  type Waiver,
  waiverAfter,
} from './waiver.ts';
import { NEWEST_FIRST, type WaiverStore } from './waiver-model.ts';

/** The operations on waivers: a custodian sees and changes its own alone. */
export interface WaiverService {
  /** Errors: NOT_FOUND, DUPLICATE while another one is ACTIVE, INVALID_STATE_TRANSITION for what is asked of nobody. */
  grant(input: unknown, context: Context): Promise<Waiver>;
  /** Ends one early; again it changes nothing. Errors: NOT_FOUND, INVALID_STATE_TRANSITION for one that has expired. */
  end(input: unknown, context: Context): Promise<Waiver>;
  /** The newest first. */
  list(input: unknown, context: Context): Promise<Page<Waiver>>;
  /** Of the caller's custodian, those of these ids. */
  byIds(waiverIds: readonly string[], context: Context): Promise<readonly Waiver[]>;
}

export function createWaiverService(
  options: RoomDeps & {
    readonly members: RecordStore<KeyedMember>;
    readonly requirements: RecordStore<ComplianceRequirement>;
    readonly waivers: WaiverStore;
    readonly checks: CheckStore;
    readonly wake: () => void;
  },
): WaiverService {
  const { members, requirements, waivers, checks, ledger, idempotency, inTurn, now, wake } = options;

  return {
    async grant(input, context) {
      permit(context, 'workforce.waive');
      const { memberId, requirementId, reason, until } = parseInput(grantWaiverInput, input);
      const { custodianId } = custodianOf(context);
      const waiverId = await idempotency.run<string>(context, 'grantWaiver', input, (remember) =>
        inTurn(`member ${memberId}`, async () => {
          const [member, requirement] = await Promise.all([
            members.byId(memberId),
            requirements.byId(requirementId),
          ]);
          ownOnly(member, context, 'member');
          if (ownOnly(requirement, context, 'requirement').status === 'ARCHIVED')
            throw new AppError(
              'INVALID_STATE_TRANSITION',
              'This requirement is ARCHIVED: it is asked of nobody.',
            );
          const at = now();
          if (until <= at) throw invalid('until', 'past', 'give an instant that is still to come');
          if (until > daysAfter(at, MOST_WAIVER_DAYS))
            throw invalid('until', 'too_far', `give an instant within ${MOST_WAIVER_DAYS} days`);
          const actor = actorOf(context, at);
          const made: Waiver = {
            waiverId: newId(),
            custodianId,
            memberId,
            requirementId,
            reason,
            until,
            status: 'ACTIVE',
            createdAt: at,
            updatedAt: at,
            createdBy: actor.id,
            rowVersion: 1,
          };
          const over = await waivers.first({
            memberId,
            requirementId,
            status: 'ACTIVE',
            until: trusted({ $lte: at }),
          });
          try {
            await ledger.commit(context, {
              writes: [
                // It is over and was not noted yet.
                ...(over
                  ? [endWrite(over, { status: waiverAfter(over.status, 'expire'), endedAt: over.until }, at)]
                  : []),
                waivers.insertWrite(made),
                checks.markWrite(memberId, custodianId, at),
                ...remember(made.waiverId),
              ],
              audit: factOf('compliance_waiver.granted', 'ComplianceWaiver', made.waiverId, made, {
                newState: made.status,
              }),
            });
          } catch (error) {
            if (!duplicateKeyOf(error)?.includes('memberId')) throw error;
            const message = 'This member has a waiver of this requirement already; end that one first.';
            throw new AppError('DUPLICATE', message, { cause: error });
          }
          wake();
          return made.waiverId;
        }),
      );
      return load(waiverId, context);
    },

    async end(input, context) {
      permit(context, 'workforce.waive');
      const waiverId = parseWaiverId(input);
      return inTurn(`waiver ${waiverId}`, async () => {
        const before = await load(waiverId, context);
        if (before.status === 'ENDED') return before;
        requireRowVersion(context, before.rowVersion);
        const at = now();
        const status = waiverAfter(before.until <= at ? 'EXPIRED' : before.status, 'end');
        const set = { status, endedAt: at, endedBy: actorOf(context, at).id ?? undefined };
        await ledger.commit(context, {
          writes: [endWrite(before, set, at), checks.markWrite(before.memberId, before.custodianId, at)],
          audit: factOf('compliance_waiver.ended', 'ComplianceWaiver', waiverId, before, {
            previousState: before.status,
            newState: status,
          }),
        });
        wake();
        return { ...before, ...set, updatedAt: at, rowVersion: before.rowVersion + 1 };
      });
    },

    async list(input, context) {
      permit(context, 'workforce.read');
      const { filter, ...page } = parseInput(listWaiversInput, input);
      const { custodianId } = custodianOf(context);
      if (filter?.memberId !== undefined) ownOnly(await members.byId(filter.memberId), context, 'member');
      const statuses = filter?.status ? [filter.status] : (['ACTIVE', 'ENDED', 'EXPIRED'] as const);
      // Of a member by status, which the index has behind it.
      const where =
        filter?.memberId === undefined
          ? { custodianId, ...whatIsGiven({ status: filter?.status }) }
          : { $or: statuses.map((status) => ({ memberId: filter.memberId, status })) };
      return pageOf(waivers, where, NEWEST_FIRST, page);
    },

    async byIds(waiverIds, context) {
      const { custodianId } = custodianOf(context);
      return (await waivers.byIds(waiverIds)).filter((waiver) => waiver.custodianId === custodianId);
    },
  };

  function endWrite(before: Waiver, set: Partial<Waiver>, at: Date): Write {
    return waivers.updateWrite(before, set, at);
  }

  async function load(waiverId: string, context: Context): Promise<Waiver> {
    return ownOnly(await waivers.byId(waiverId), context, 'waiver');
  }
}
