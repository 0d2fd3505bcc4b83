import type { AuditFact } from '../../../kernel/audit.ts';
import type { AuditAction } from '../../../kernel/audit-actions.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { type Action, permit, type VerifierRole } from '../../../kernel/identity.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import type { Ledger, Write } from '../../../store/ledger.ts';
import { type ActingMember, VERIFIERS } from '../../members/kind.ts';
import type { Members } from '../../members/members.ts';
import {
  afterStep,
  closeOwnInput,
  type DirectoryFilter,
  decisionInput,
  directoryInput,
  type ListFilter,
  listInput,
  updateInput,
  type Verifier,
  type VerifierStep,
  verifierIdInput,
} from './verifier.ts';
import { isListed, type VerifierStore } from './verifier-model.ts';

/** How many verifiers with a word in their name are looked through. */
const MOST_NAMED = 500;

export type VerifierService = ReturnType<typeof createVerifierService>;

/** Verifiers as their people, administrators and everybody see and change them. */
export function createVerifierService(deps: {
  verifiers: VerifierStore;
  people: Pick<Members<VerifierRole>, 'forgetWrites' | 'members'>;
  /** What ends with a verifier, beside its people. */
  endWrites: (verifierId: string) => readonly Write[];
  ledger: Ledger;
  now: Clock;
}) {
  const { verifiers, people, endWrites, ledger, now } = deps;

  return {
    /** The caller's own. */
    async own(context: Context): Promise<Verifier> {
      return load(actingIn(context, 'verifier.read').organizationId);
    },

    /** Changes what an Admin may change; what is left out stays. Errors: VALIDATION_FAILED, ROW_VERSION_MISMATCH. */
    async update(input: unknown, context: Context): Promise<Verifier> {
      const acting = actingIn(context, 'verifier.manage');
      const { organizationUrl, countryCode, ...rest } = parseInput(updateInput, input);
      const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
      const set: Partial<Verifier> = {
        ...given,
        ...(organizationUrl !== undefined && { organizationUrl: organizationUrl || undefined }),
        ...(countryCode !== undefined && { countryCode: countryCode || undefined }),
      };
      return anewAfterRaces(async () => {
        const before = await load(acting.organizationId);
        requireRowVersion(context, before.rowVersion);
        return change(before, set, 'verifier.updated', context, [people.members.actingWrite(acting)]);
      });
    },

    /** Ends the caller's own verifier for good, with the data of its people. Errors: VALIDATION_FAILED for another name. */
    async closeOwn(input: unknown, context: Context): Promise<Verifier> {
      const acting = actingIn(context, 'verifier.manage');
      const { name } = parseInput(closeOwnInput, input);
      if ((await load(acting.organizationId)).name !== name)
        throw invalid('name', 'mismatch', 'give the name of the verifier exactly as it is');
      return close(acting.organizationId, undefined, context, [people.members.actingWrite(acting)]);
    },

    /** Errors: NOT_FOUND. */
    async get(input: unknown, context: Context): Promise<Verifier> {
      permit(context, 'verifier.list');
      return load(parseInput(verifierIdInput, input).verifierId);
    },

    /** All of them, newest first, for administrators. Errors: VALIDATION_FAILED. */
    async list(input: unknown, context: Context): Promise<Page<Verifier>> {
      permit(context, 'verifier.list');
      const { filter, ...page } = parseInput(listInput, input);
      const { status, name }: ListFilter = filter ?? {};
      return name === undefined
        ? verifiers.list(status, page)
        : named(name, page, (one) => status === undefined || one.status === status);
    },

    /** Those that are ACTIVE and want to be listed, newest first; open to everybody. Errors: VALIDATION_FAILED. */
    async directory(input: unknown, context: Context): Promise<Page<Verifier>> {
      permit(context, 'verifier.directory');
      const { filter, ...page } = parseInput(directoryInput, input);
      const { name, sector, countryCode }: DirectoryFilter = filter ?? {};
      if (name === undefined) return verifiers.directory({ sector, countryCode }, page);
      return named(
        name,
        page,
        (one) =>
          isListed(one) &&
          (sector === undefined || one.sector === sector) &&
          (countryCode === undefined || one.countryCode === countryCode),
      );
    },

    /** Closes what takes an ACTIVE verifier; its people may still look. Errors: NOT_FOUND, INVALID_STATE_TRANSITION. */
    async suspend(input: unknown, context: Context): Promise<Verifier> {
      permit(context, 'verifier.decide');
      const { verifierId, reason } = parseInput(decisionInput, input);
      return step(verifierId, 'SUSPEND', reason, context);
    },

    /** Errors: NOT_FOUND, INVALID_STATE_TRANSITION. */
    async reactivate(input: unknown, context: Context): Promise<Verifier> {
      permit(context, 'verifier.decide');
      const { verifierId } = parseInput(verifierIdInput, input);
      return step(verifierId, 'REACTIVATE', undefined, context);
    },

    /** Ends a verifier for good, with the data of its people. Errors: NOT_FOUND, INVALID_STATE_TRANSITION. */
    async close(input: unknown, context: Context): Promise<Verifier> {
      permit(context, 'verifier.decide');
      const { verifierId, reason } = parseInput(decisionInput, input);
      return close(verifierId, reason, context);
    },
  };

  async function step(
    verifierId: string,
    name: VerifierStep,
    statusReason: string | undefined,
    context: Context,
  ): Promise<Verifier> {
    return anewAfterRaces(async () => {
      const before = await load(verifierId);
      requireRowVersion(context, before.rowVersion);
      const status = afterStep(before, name);
      return change(before, { status, statusReason }, 'verifier.status_set', context);
    });
  }

  async function close(
    verifierId: string,
    statusReason: string | undefined,
    context: Context,
    first: readonly Write[] = [],
  ): Promise<Verifier> {
    return anewAfterRaces(async () => {
      const before = await load(verifierId);
      requireRowVersion(context, before.rowVersion);
      const status = afterStep(before, 'CLOSE');
      const at = now();
      const writes = [...first, ...(await people.forgetWrites(verifierId, at)), ...endWrites(verifierId)];
      const set = { status, statusReason, contactEmail: undefined, publicListing: false };
      return change(before, set, 'verifier.closed', context, writes);
    });
  }

  async function change(
    before: Verifier,
    set: Partial<Verifier>,
    action: AuditAction,
    context: Context,
    writes: readonly Write[] = [],
  ): Promise<Verifier> {
    const at = now();
    await ledger.commit(context, {
      writes: [...writes, verifiers.updateWrite(before, set, at)],
      audit: factOf(before, action, set.status),
    });
    return { ...before, ...set, updatedAt: at, rowVersion: before.rowVersion + 1 };
  }

  async function named(
    name: string,
    page: Parameters<typeof pageWindow>[0],
    fits: (verifier: Verifier) => boolean,
  ): Promise<Page<Verifier>> {
    const window = pageWindow(page);
    const found = await verifiers.named(name, { skip: 0, limit: MOST_NAMED + 1 });
    if (found.length > MOST_NAMED)
      throw invalid(
        'filter.name',
        'too_many',
        `more than ${MOST_NAMED} verifiers have a word that begins so; give more of the name`,
      );
    const fitting = found.filter(fits).sort(newestFirst);
    const items = fitting.slice(window.skip, window.skip + window.limit);
    return { items, total: fitting.length, offset: window.skip, size: window.limit };
  }

  async function load(verifierId: string): Promise<Verifier> {
    const found = await verifiers.byId(verifierId);
    if (found) return found;
    throw new AppError('NOT_FOUND', 'There is no verifier of that id; list the verifiers.');
  }
}

/** Who acts for a verifier in a request. Errors: those of `permit`. */
export function actingIn(context: Context, action: Action): ActingMember {
  const acting = VERIFIERS.actingIn(permit(context, action));
  if (acting) return acting;
  throw new AppError('SCOPE_MISSING', 'This is for people of a verifier; sign in as one of them.');
}

function factOf(
  { verifierId, status }: Verifier,
  action: AuditAction,
  newState: string | undefined,
): AuditFact {
  return {
    action,
    subject: { type: 'Verifier', id: verifierId },
    org: { type: 'VERIFIER', id: verifierId },
    ...(newState !== undefined && { previousState: status, newState }),
  };
}

function newestFirst(one: Verifier, other: Verifier): number {
  const age = other.createdAt.getTime() - one.createdAt.getTime();
  return age !== 0 ? age : one.verifierId < other.verifierId ? -1 : 1;
}
