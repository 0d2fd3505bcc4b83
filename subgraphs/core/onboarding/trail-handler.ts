import type { AuditEntry } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { type Context, newContext } from '../../../kernel/context.ts';
import { isAppError } from '../../../kernel/errors.ts';
import type { Mailer } from '../../../kernel/mail.ts';
import { MAX_PAGE_SIZE } from '../../../kernel/paging.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { isDuplicateKey } from '../../../store/transact.ts';
import type { CaseStore } from './case-model.ts';
import { aboutCase } from './case-service.ts';
import { approvedLetter, rejectedLetter } from './letters.ts';
import { caseIdOf, closed, isOpen, newCase, type OnboardingCase, settledBy } from './onboarding-case.ts';
import type { Applicants } from './ports.ts';

const ATTEMPTS = 5;
// Whoever starts the platform with years of history must not write to everybody who was ever approved.
const LETTERS_WITHIN_MS = 24 * 60 * 60 * 1000;

type Outcome = NonNullable<ReturnType<typeof settledBy>>;

/**
 * Makes cases follow the registry of issuers as the trail tells of it: who registers gets a case, and a case closes when its issuer
 * was decided about, in whatever way. Doing it again changes nothing.
 */
export function createIssuerTrailHandler(deps: {
  cases: CaseStore;
  applicants: Applicants;
  ledger: Ledger;
  mailer: Mailer;
  now: Clock;
}) {
  const { cases, applicants, ledger, mailer, now } = deps;

  return async (entries: readonly AuditEntry[]): Promise<void> => {
    const registered = entries.filter(({ action }) => action === 'issuer.registered');
    for (let at = 0; at < registered.length; at += MAX_PAGE_SIZE)
      await openCases(registered.slice(at, at + MAX_PAGE_SIZE));
    for (const entry of entries) {
      const outcome = outcomeOf(entry);
      if (outcome) await settle(entry, outcome);
    }
  };

  async function openCases(entries: readonly AuditEntry[]): Promise<void> {
    const existing = await cases.existing(entries.map(({ subject }) => caseIdOf('ISSUER', subject.id)));
    const missing = entries.filter(({ subject }) => !existing.has(caseIdOf('ISSUER', subject.id)));
    if (missing.length === 0) return;
    const found = await applicants.byIds(
      missing.map(({ subject }) => subject.id),
      contextOf(missing[0]),
    );
    const known = new Map(found.map((applicant) => [applicant.id, applicant]));
    await Promise.all(
      missing.map(async (entry) => {
        const applicant = known.get(entry.subject.id);
        if (!applicant || applicant.isDemo) return;
        const { id, did } = applicant;
        await openCase(newCase({ type: 'ISSUER', id, did }, entry.occurredAt, now()), contextOf(entry));
      }),
    );
  }

  async function openCase(made: OnboardingCase, context: Context): Promise<void> {
    try {
      await ledger.commit(context, {
        writes: [cases.insertWrite(made)],
        audit: { action: 'onboarding_case.opened', ...aboutCase(made), newState: made.stage },
      });
    } catch (error) {
      // Another instance, or this one before a restart, has opened it.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async function settle(entry: AuditEntry, outcome: Outcome): Promise<void> {
    const context = contextOf(entry);
    for (let attempt = 1; ; attempt++) {
      const before = await cases.byId(caseIdOf('ISSUER', entry.subject.id));
      if (!before || !isOpen(before.stage)) return;
      const { actor, occurredAt, reason } = entry;
      const done = closed(before, outcome, { authorId: actor.id, at: occurredAt, reason });
      const after = { ...done, updatedAt: now(), rowVersion: before.rowVersion + 1 };
      try {
        await ledger.commit(context, {
          writes: [cases.replaceWrite(after, before)],
          audit: {
            action: outcome === 'settleApproved' ? 'onboarding_case.approved' : 'onboarding_case.rejected',
            ...aboutCase(after),
            // Which entry of the registry the case follows.
            reason: `follows ${entry.action} ${entry.auditId}`,
            previousState: before.stage,
            newState: after.stage,
          },
        });
      } catch (error) {
        if (!isAppError(error) || error.code !== 'CONFLICT' || attempt === ATTEMPTS) throw error;
        continue;
      }
      await tell(entry, outcome, after, context);
      return;
    }
  }

  /** The reason stays out: whoever decided at the registry wrote it for the trail, not for the applicant. */
  async function tell(
    { subject, occurredAt }: AuditEntry,
    outcome: Outcome,
    { org }: OnboardingCase,
    context: Context,
  ): Promise<void> {
    if (now().getTime() - occurredAt.getTime() > LETTERS_WITHIN_MS) return;
    const [applicant] = await applicants.byIds([subject.id], context);
    if (!applicant?.contactEmail) return;
    const { contactEmail } = applicant;
    mailer.send(
      outcome === 'settleApproved'
        ? approvedLetter(contactEmail, applicant)
        : rejectedLetter(contactEmail, org, undefined),
    );
  }
}

/** What an entry means for the case of its issuer. */
function outcomeOf({ action, newState }: AuditEntry): Outcome | undefined {
  if (action !== 'issuer.approved' && action !== 'issuer.rejected' && action !== 'issuer.status_set')
    return undefined;
  return settledBy(newState);
}

/** What follows from an entry is found under the id of the request that wrote it. */
function contextOf(entry: AuditEntry | undefined): Context {
  return newContext({
    identity: { kind: 'unit', unit: 'core-engine' },
    ...(entry && { correlationId: entry.correlationId }),
  });
}
