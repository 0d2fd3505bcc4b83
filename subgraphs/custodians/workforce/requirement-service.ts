import { actorOf } from '../../../kernel/audit.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Page } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { utcDay } from '../../../kernel/utc-day.ts';
import { pageOf, type RecordStore } from '../../../store/record-store.ts';
import { whatIsGiven } from '../../given.ts';
import type { RoomDeps } from '../rooms.ts';
import { custodianOf, ownOnly } from '../tenancy.ts';
import type { CheckStore } from './check-model.ts';
import { factOf } from './facts.ts';
import {
  type Asked,
  type ComplianceRequirement,
  changeRequirementInput,
  createRequirementInput,
  inOrder,
  listRequirementsInput,
  MOST_REQUIREMENTS,
  parseRequirementId,
  type RequirementVersion,
} from './requirement.ts';
import { BY_NAME, versionOf } from './requirement-model.ts';

const USUAL_WARN_DAYS = [90, 60, 30, 7];

/** The operations on requirements: a custodian sees and changes its own alone. */
export interface RequirementService {
  /** Adds one; with an id changes that one, as another version. Errors: NOT_FOUND, LIMIT_REACHED, INVALID_STATE_TRANSITION. */
  upsert(input: unknown, context: Context): Promise<ComplianceRequirement>;
  /** Is asked of nobody any more; again it changes nothing. Error: NOT_FOUND. */
  archive(input: unknown, context: Context): Promise<ComplianceRequirement>;
  byId(input: unknown, context: Context): Promise<ComplianceRequirement>;
  /** Those that are ACTIVE unless others are asked for, by name. */
  list(input: unknown, context: Context): Promise<Page<ComplianceRequirement>>;
}

export function createRequirementService(
  options: RoomDeps & {
    readonly requirements: RecordStore<ComplianceRequirement>;
    readonly versions: RecordStore<RequirementVersion>;
    readonly checks: CheckStore;
    readonly wake: () => void;
  },
): RequirementService {
  const { requirements, versions, checks, ledger, idempotency, inTurn, now, wake } = options;

  return {
    async upsert(input, context) {
      permit(context, 'workforce.manage');
      return hasId(input) ? change(input, context) : create(input, context);
    },

    async archive(input, context) {
      permit(context, 'workforce.manage');
      const requirementId = parseRequirementId(input);
      return inTurn(`requirement ${requirementId}`, async () => {
        const before = await load(requirementId, context);
        if (before.status === 'ARCHIVED') return before;
        requireRowVersion(context, before.rowVersion);
        const at = now();
        await ledger.commit(context, {
          writes: [
            requirements.updateWrite(before, { status: 'ARCHIVED' }, at),
            checks.roundWrite(before.custodianId, at),
          ],
          audit: factOf('compliance_requirement.archived', 'ComplianceRequirement', requirementId, before, {
            previousState: before.status,
            newState: 'ARCHIVED',
          }),
        });
        wake();
        return { ...before, status: 'ARCHIVED', updatedAt: at, rowVersion: before.rowVersion + 1 };
      });
    },

    async byId(input, context) {
      permit(context, 'workforce.read');
      return load(parseRequirementId(input), context);
    },

    async list(input, context) {
      permit(context, 'workforce.read');
      const { filter, ...page } = parseInput(listRequirementsInput, input);
      const where = { custodianId: custodianOf(context).custodianId, status: filter?.status ?? 'ACTIVE' };
      return pageOf(requirements, where, BY_NAME, page);
    },
  };

  async function create(input: unknown, context: Context): Promise<ComplianceRequirement> {
    const { requirementId: _none, ...given } = parseInput(createRequirementInput, input);
    const { custodianId } = custodianOf(context);
    const requirementId = await idempotency.run<string>(context, 'upsertRequirement', input, (remember) =>
      // One after another, so that the limit holds.
      inTurn(`requirements of ${custodianId}`, async () => {
        const { total } = await requirements.count({ custodianId, status: 'ACTIVE' });
        if (total >= MOST_REQUIREMENTS)
          throw new AppError('LIMIT_REACHED', `You have ${total} requirements; archive one first.`);
        const at = now();
        const made: ComplianceRequirement = {
          ...given,
          requirementId: newId(),
          custodianId,
          jobRoles: given.jobRoles ?? [],
          warnDays: inOrder(given.warnDays ?? USUAL_WARN_DAYS),
          graceDays: given.graceDays ?? 0,
          severity: given.severity ?? 'MANDATORY',
          effectiveFrom: given.effectiveFrom ?? utcDay(at),
          version: 1,
          status: 'ACTIVE',
          createdAt: at,
          updatedAt: at,
          createdBy: actorOf(context, at).id,
          rowVersion: 1,
        };
        await ledger.commit(context, {
          writes: [
            requirements.insertWrite(made),
            versions.insertWrite(versionOf(made)),
            checks.roundWrite(custodianId, at),
            ...remember(made.requirementId),
          ],
          audit: factOf('compliance_requirement.created', 'ComplianceRequirement', made.requirementId, made, {
            newState: made.status,
          }),
        });
        wake();
        return made.requirementId;
      }),
    );
    return load(requirementId, context);
  }

  async function change(input: unknown, context: Context): Promise<ComplianceRequirement> {
    const { requirementId, ...given } = parseInput(changeRequirementInput, input);
    return inTurn(`requirement ${requirementId}`, async () => {
      const before = await load(requirementId, context);
      requireRowVersion(context, before.rowVersion);
      if (before.status === 'ARCHIVED')
        throw new AppError('INVALID_STATE_TRANSITION', 'This requirement is ARCHIVED; add another one.');
      const { warnDays, ...rest } = whatIsGiven(given);
      const set: Partial<Asked> = { ...rest, ...(warnDays && { warnDays: inOrder(warnDays) }) };
      const at = now();
      const version = before.version + 1;
      const after = { ...before, ...set, version, updatedAt: at, rowVersion: before.rowVersion + 1 };
      await ledger.commit(context, {
        writes: [
          requirements.updateWrite(before, { ...set, version }, at),
          versions.insertWrite(versionOf(after)),
          checks.roundWrite(before.custodianId, at),
        ],
        audit: factOf('compliance_requirement.updated', 'ComplianceRequirement', requirementId, before, {
          previousState: `version ${before.version}`,
          newState: `version ${version}`,
        }),
      });
      wake();
      return after;
    });
  }

  async function load(requirementId: string, context: Context): Promise<ComplianceRequirement> {
    return ownOnly(await requirements.byId(requirementId), context, 'requirement');
  }
}

const hasId = (input: unknown): boolean =>
  typeof input === 'object' &&
  input !== null &&
  'requirementId' in input &&
  (input.requirementId ?? undefined) !== undefined;
