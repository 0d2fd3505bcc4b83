import type { AuditFact } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { Idempotency, Remember } from '../../../store/idempotency.ts';
import type { Ledger, Write } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import type { CaseStore } from './case-model.ts';
import { infoLetter } from './letters.ts';
import {
  assignInput,
  byIdInput,
  type CaseFilter,
  checked,
  checklistInput,
  decidedAlready,
  isOverdue,
  listInput,
  type OnboardingCase,
  ORG_TYPES,
  type OrgType,
  requestInfoInput,
  requireUnclaimed,
  settledBy,
  stageAfter,
  withNote,
} from './onboarding-case.ts';
import type { Administrators, Applicant, Registries } from './ports.ts';

/** A case with what its registry says of the organization now; null when the registry knows it no more. */
export interface ShownCase extends OnboardingCase {
  readonly applicant: Applicant | null;
  readonly isOverdue: boolean;
}

/** A case after a change, and whether the applicant was written to. */
export interface ChangedCase {
  readonly case: ShownCase;
  readonly isApplicantMailed: boolean;
}

export type CaseService = ReturnType<typeof createCaseService>;

/**
 * Onboarding cases as administrators read them and work on them. A change is refused with CONFLICT while a decision is on its way
 * to the registry, and with INVALID_STATE_TRANSITION once the registry has decided.
 */
export function createCaseService(deps: {
  cases: CaseStore;
  registries: Registries;
  administrators: Administrators;
  ledger: Ledger;
  idempotency: Idempotency;
  mailer: Mailer;
  now: Clock;
}) {
  const { cases, registries, administrators, ledger, idempotency, mailer, now } = deps;

  return {
    /** Errors: NOT_FOUND. */
    async get(input: unknown, context: Context): Promise<ShownCase> {
      permit(context, 'onboarding.read');
      const { id, orgType } = parseInput(byIdInput, input);
      return shown(await load({ caseId: id, orgType }), context);
    },

    /** A page of cases, newest first. Error: VALIDATION_FAILED. */
    async list(input: unknown, context: Context): Promise<Page<ShownCase>> {
      permit(context, 'onboarding.read');
      const { filter = {}, ...page } = parseInput(listInput, input);
      const window = pageWindow(page);
      const orgIds = await idsFor(filter, context);
      const { items, ...counted } = await cases.list(filter, { at: now(), orgIds }, window);
      return { items: await allShown(items, context), ...counted, offset: window.skip, size: window.limit };
    },

    /** Gives the case to an administrator, the caller unless told; it is under review from then on. Errors: NOT_FOUND, INVALID_STATE_TRANSITION, VALIDATION_FAILED. */
    assign: (input: unknown, context: Context): Promise<ChangedCase> => {
      const userId = permitDecider(context);
      return idempotency.run<ChangedCase>(context, 'assignOnboardingCase', input, async (remember) => {
        const { assigneeId = userId, note, ...which } = parseInput(assignInput, input);
        const before = await loadToChange(which, context);
        const stage = stageAfter('assign', before.stage);
        await requireAble(assigneeId, context);
        const at = now();
        const after = { ...withNote(before, remarkOf(note, userId, at)), stage, assignedTo: assigneeId };
        return change(
          before,
          after,
          { action: 'onboarding_case.assigned', reason: assigneeId },
          remember,
          context,
        );
      });
    },

    /** Asks the applicant by e-mail; the case waits. Errors: NOT_FOUND, INVALID_STATE_TRANSITION. */
    requestInfo: (input: unknown, context: Context): Promise<ChangedCase> => {
      const authorId = permitDecider(context);
      return idempotency.run<ChangedCase>(context, 'requestOnboardingInfo', input, async (remember) => {
        const { message, ...which } = parseInput(requestInfoInput, input);
        const before = await loadToChange(which, context);
        const stage = stageAfter('requestInfo', before.stage);
        const note = { kind: 'INFO_REQUESTED', text: message, authorId, at: now() } as const;
        const to = (await shown(before, context)).applicant?.contactEmail ?? undefined;
        return change(
          before,
          { ...withNote(before, note), stage },
          {
            action: 'onboarding_case.info_requested',
            isApplicantMailed: isMailed(to, mailer),
            writes:
              to === undefined
                ? []
                : [mailer.letterWrite(infoLetter(to, before.org, message, mailer.takesReplies))],
          },
          remember,
          context,
        );
      });
    },

    /** Notes what was checked; the case is under review from then on. Errors: NOT_FOUND, INVALID_STATE_TRANSITION, VALIDATION_FAILED. */
    async updateChecklist(input: unknown, context: Context): Promise<ChangedCase> {
      const userId = permitDecider(context);
      const { items, note, ...which } = parseInput(checklistInput, input);
      const before = await loadToChange(which, context);
      const stage = stageAfter('review', before.stage);
      const at = now();
      const checklist = checked(before, items, { changedBy: userId, changedAt: at });
      const after = { ...withNote(before, remarkOf(note, userId, at)), stage, checklist };
      const reason = items.map(({ item, state }) => `${item} ${state}`).join(', ');
      return change(
        before,
        after,
        { action: 'onboarding_case.checklist_updated', reason },
        () => [],
        context,
      );
    },

    load,
    loadToChange,
    shown,
  };

  /** The case; one of another kind of organization does not exist. Error: NOT_FOUND. */
  async function load(which: {
    readonly caseId: string;
    readonly orgType?: OrgType | undefined;
  }): Promise<OnboardingCase> {
    const found = await cases.byId(which.caseId);
    if (found && (which.orgType === undefined || which.orgType === found.org.type)) return found;
    throw new AppError('NOT_FOUND', 'There is no onboarding case of this id; list the cases.');
  }

  /** The case, if the caller may change it now. Errors: NOT_FOUND, CONFLICT while it is being decided, ROW_VERSION_MISMATCH. */
  async function loadToChange(which: Parameters<typeof load>[0], context: Context): Promise<OnboardingCase> {
    const found = await load(which);
    requireUnclaimed(found, now());
    requireRowVersion(context, found.rowVersion);
    return found;
  }

  async function change(
    before: OnboardingCase,
    changed: OnboardingCase,
    {
      isApplicantMailed = false,
      writes = [],
      ...fact
    }: Pick<AuditFact, 'action' | 'reason'> & {
      readonly isApplicantMailed?: boolean;
      readonly writes?: readonly Write[];
    },
    remember: Remember<ChangedCase>,
    context: Context,
  ): Promise<ChangedCase> {
    const after = {
      ...changed,
      decidingUntil: null,
      updatedAt: now(),
      rowVersion: before.rowVersion + 1,
    };
    const result = { case: await shown(after, context), isApplicantMailed };
    // A decision may have been cut off behind the registry: what was checked for it stays as it was until the case has followed.
    if (settledBy(result.case.applicant?.status)) throw decidedAlready();
    await ledger.commit(context, {
      writes: [cases.replaceWrite(after, before), ...writes, ...remember(result)],
      audit: { ...fact, ...aboutCase(after), previousState: before.stage, newState: after.stage },
    });
    return result;
  }

  async function shown(found: OnboardingCase, context: Context): Promise<ShownCase> {
    const [one] = await allShown([found], context);
    return one ?? { ...found, applicant: null, isOverdue: false };
  }

  async function allShown(found: readonly OnboardingCase[], context: Context): Promise<readonly ShownCase[]> {
    const unit = asUnit(context, 'core-engine');
    const applicants = new Map<string, Applicant>();
    for (const type of ORG_TYPES) {
      const ids = found.filter(({ org }) => org.type === type).map(({ org }) => org.id);
      if (ids.length === 0) continue;
      const known = await registries[type].byIds(ids, unit);
      for (const applicant of known) applicants.set(`${type}:${applicant.id}`, applicant);
    }
    const at = now();
    return found.map((one) => ({
      ...one,
      applicant: applicants.get(`${one.org.type}:${one.org.id}`) ?? null,
      isOverdue: isOverdue(one, at),
    }));
  }

  /** Ids of the organizations that the text of a filter fits; undefined without a text. Error: VALIDATION_FAILED when it fits too many. */
  async function idsFor(
    { q, orgType }: CaseFilter,
    context: Context,
  ): Promise<readonly string[] | undefined> {
    if (q === undefined) return undefined;
    const unit = asUnit(context, 'core-engine');
    const asked = ORG_TYPES.filter((type) => orgType === undefined || type === orgType);
    const found = await Promise.all(asked.map((type) => registries[type].matching(q, unit)));
    return found.flatMap((ids) => {
      if (ids) return ids;
      const advice = 'give a longer part of the name, the DID, the contact address or the website';
      throw invalid('filter.q', 'too_many', `more than 500 organizations contain this text; ${advice}`);
    });
  }

  /** Error: VALIDATION_FAILED for somebody who could not decide the case. */
  async function requireAble(assigneeId: string, context: Context): Promise<void> {
    const standing = await administrators.standing(assigneeId, asUnit(context, 'core-engine'));
    if (standing?.status !== 'ACTIVE')
      throw invalid('assigneeId', 'not_active', 'give the id of an ACTIVE administrator');
    if (standing.role === 'VIEWER')
      throw invalid('assigneeId', 'may_not_decide', 'a VIEWER cannot decide; give an ADMIN or OPERATOR');
  }
}

/** The administrator who works on a case. Errors: those of `permit`. */
export function permitDecider(context: Context): string {
  const identity = permit(context, 'onboarding.decide');
  if (identity.kind !== 'admin') throw new AppError('SCOPE_MISSING', 'Sign in as an administrator.');
  return identity.userId;
}

/** Whether a letter to this address reaches somebody. */
export function isMailed(to: string | undefined, mailer: Pick<Mailer, 'isSetUp'>): boolean {
  return to !== undefined && mailer.isSetUp;
}

/** What audit facts say of a case: ids, nothing that people wrote. */
export function aboutCase({ caseId, org }: OnboardingCase): Pick<AuditFact, 'subject' | 'org'> {
  return { subject: { type: 'OnboardingCase', id: caseId }, org: { type: org.type, id: org.id } };
}

function remarkOf(text: string | undefined, authorId: string, at: Date) {
  return text === undefined ? undefined : ({ kind: 'REMARK', text, authorId, at } as const);
}
