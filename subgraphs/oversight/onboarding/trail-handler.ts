import type { AuditEntry } from '../../../kernel/audit.ts';
import type { AuditAction } from '../../../kernel/audit-actions.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { type Context, newContext } from '../../../kernel/context.ts';
import type { Letter } from '../../../kernel/mail.ts';
import { MAX_PAGE_SIZE } from '../../../kernel/paging.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import { isDuplicateKey } from '../../../store/transact.ts';
import type { CaseStore } from './case-model.ts';
import { aboutCase } from './case-service.ts';
import { approvedLetter, receivedLetter, rejectedLetter } from './letters.ts';
import type { NoticeStore } from './notice-model.ts';
import {
  caseIdOf,
  closed,
  isOpen,
  newCase,
  type OnboardingCase,
  ORG_TYPES,
  type OrgType,
  settledBy,
} from './onboarding-case.ts';
import type { Applicant, Registries } from './ports.ts';
import type { ReceiptStore } from './receipt-model.ts';

// A first start on a store with years of history must not send e-mails to everybody who was ever approved.
const LETTERS_WITHIN_MS = 24 * 60 * 60 * 1000;

// What the registries tell of, and which of them does.
const REGISTERED: Partial<Record<AuditAction, OrgType>> = {
  'issuer.registered': 'ISSUER',
  'custodian.registered': 'CUSTODIAN',
};
const DECIDED: Partial<Record<AuditAction, OrgType>> = {
  'issuer.approved': 'ISSUER',
  'issuer.rejected': 'ISSUER',
  'issuer.status_set': 'ISSUER',
  'custodian.approved': 'CUSTODIAN',
  'custodian.rejected': 'CUSTODIAN',
  'custodian.status_set': 'CUSTODIAN',
};

type Outcome = NonNullable<ReturnType<typeof settledBy>>;

interface Decided {
  readonly type: OrgType;
  readonly outcome: Outcome;
}

/**
 * Makes cases follow the registries as the trail tells of them: who registers gets a case, and a case closes when its organization
 * was decided about, in whatever way. Doing it again changes nothing.
 */
export function createRegistryTrailHandler(deps: {
  cases: CaseStore;
  registries: Registries;
  ledger: Ledger;
  mailer: Mailer;
  receipts: ReceiptStore;
  notices: Pick<NoticeStore, 'untoldWrite'>;
  /** Called when somebody waits of whom administrators were not told. */
  onOpened: () => void;
  publicUrl: string;
  now: Clock;
}) {
  const { cases, registries, ledger, mailer, receipts, notices, onOpened, publicUrl, now } = deps;

  return async (entries: readonly AuditEntry[]): Promise<void> => {
    // A decision may come before the registration, which can stand in another chain.
    for (const type of ORG_TYPES) {
      const told = firstOfEach(
        entries.filter((entry) => REGISTERED[entry.action] === type || outcomeOf(entry)?.type === type),
      );
      for (let at = 0; at < told.length; at += MAX_PAGE_SIZE)
        await openCases(type, told.slice(at, at + MAX_PAGE_SIZE));
    }
    for (const entry of entries) {
      const decided = outcomeOf(entry);
      if (decided) await settle(entry, decided);
    }
  };

  async function openCases(type: OrgType, entries: readonly AuditEntry[]): Promise<void> {
    const existing = await cases.existing(entries.map(({ subject }) => caseIdOf(type, subject.id)));
    const missing = entries.filter(({ subject }) => !existing.has(caseIdOf(type, subject.id)));
    if (missing.length === 0) return;
    const found = await registries[type].byIds(
      missing.map(({ subject }) => subject.id),
      contextOf(missing[0]),
    );
    const known = new Map(found.map((applicant) => [applicant.id, applicant]));
    const open = async (entry: AuditEntry) => {
      const applicant = known.get(entry.subject.id);
      if (applicant && !applicant.isDemo) await openCase(type, entry, applicant);
    };
    await Promise.all(missing.filter((entry) => !isNews(entry)).map(open));
    // One after the other, since the receipts to an address are counted.
    for (const entry of missing.filter(isNews)) await open(entry);
    onOpened();
  }

  async function openCase(
    type: OrgType,
    entry: AuditEntry,
    { id, did, contactEmail, status }: Applicant,
  ): Promise<void> {
    const at = now();
    const made = newCase({ type, id, did }, entry.occurredAt, at);
    // Without a mail server nobody is written to, and the log holds links alone.
    const isWaiting = mailer.isSetUp && status === 'PENDING_APPROVAL';
    const receiptTo =
      isWaiting && isNews(entry) && contactEmail !== null && (await receipts.isDue(contactEmail, at))
        ? contactEmail
        : undefined;
    try {
      await ledger.commit(contextOf(entry), {
        writes: [
          cases.insertWrite(made),
          ...(isWaiting
            ? [notices.untoldWrite({ caseId: made.caseId, did, submittedAt: made.submittedAt })]
            : []),
          ...(receiptTo === undefined
            ? []
            : [
                mailer.letterWrite(receivedLetter(receiptTo, made.org, publicUrl)),
                receipts.sentWrite(receiptTo, at),
              ]),
        ],
        audit: { action: 'onboarding_case.opened', ...aboutCase(made), newState: made.stage },
      });
    } catch (error) {
      // Another instance, or this one before a restart, has opened it.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Whether people are written to about it. */
  function isNews({ occurredAt }: AuditEntry): boolean {
    return now().getTime() - occurredAt.getTime() <= LETTERS_WITHIN_MS;
  }

  async function settle(entry: AuditEntry, { type, outcome }: Decided): Promise<void> {
    const context = contextOf(entry);
    await anewAfterRaces(async () => {
      const before = await cases.byId(caseIdOf(type, entry.subject.id));
      if (!before || !isOpen(before.stage)) return;
      const { actor, occurredAt, reason } = entry;
      const done = closed(before, outcome, { authorId: actor.id, at: occurredAt, reason });
      const after = { ...done, updatedAt: now(), rowVersion: before.rowVersion + 1 };
      const letters = await lettersOf(entry, outcome, after, context);
      await ledger.commit(context, {
        writes: [cases.replaceWrite(after, before), ...letters.map((letter) => mailer.letterWrite(letter))],
        audit: {
          action: outcome === 'settleApproved' ? 'onboarding_case.approved' : 'onboarding_case.rejected',
          ...aboutCase(after),
          // Which entry of the registry the case follows.
          reason: `follows ${entry.action} ${entry.auditId}`,
          previousState: before.stage,
          newState: after.stage,
        },
      });
    });
  }

  /** The reason stays out: whoever decided at the registry wrote it for the trail, not for the applicant. */
  async function lettersOf(
    entry: AuditEntry,
    outcome: Outcome,
    { org }: OnboardingCase,
    context: Context,
  ): Promise<readonly Letter[]> {
    if (!isNews(entry)) return [];
    const [applicant] = await registries[org.type].byIds([entry.subject.id], context);
    if (!applicant?.contactEmail) return [];
    const { contactEmail } = applicant;
    return [
      outcome === 'settleApproved'
        ? approvedLetter(contactEmail, applicant, org, publicUrl)
        : rejectedLetter(contactEmail, org, { takesReplies: mailer.takesReplies }),
    ];
  }
}

function firstOfEach(entries: readonly AuditEntry[]): readonly AuditEntry[] {
  return [...new Map(entries.toReversed().map((entry) => [entry.subject.id, entry])).values()].toReversed();
}

/** What an entry means for the case of its organization. */
function outcomeOf({ action, newState }: AuditEntry): Decided | undefined {
  const type = DECIDED[action];
  const outcome = settledBy(newState);
  return type && outcome && { type, outcome };
}

/** What follows from an entry is found under the id of the request that wrote it. */
function contextOf(entry: AuditEntry | undefined): Context {
  return newContext({
    identity: { kind: 'unit', unit: 'core-engine' },
    ...(entry && { correlationId: entry.correlationId }),
  });
}
