import { z } from 'zod';
import { AppError } from '../../../kernel/errors.ts';
import { derivedId } from '../../../kernel/ids.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { freeText, instant, optional, optionalText, text, uuid } from '../../../kernel/parse.ts';
import { utcDay } from '../../../kernel/utc-day.ts';

export const ANOMALY_RULES = [
  'ISSUE_RATE_SPIKE',
  'REVOCATION_SPIKE',
  'VERIFY_FAILURE_SPIKE',
  'LINK_SCRAPING',
  'NEW_KEY_THEN_BULK',
  'API_KEY_NEW_NETWORK',
  'FEDERATED_KEY_CHANGED',
] as const;
export const ANOMALY_STATUSES = ['OPEN', 'INVESTIGATING', 'CONFIRMED', 'DISMISSED'] as const;
const ANOMALY_SUBJECTS = ['Issuer', 'Custodian', 'ApiKey', 'ClientHash', 'FederatedIssuer'] as const;

export type AnomalyRule = (typeof ANOMALY_RULES)[number];
export type AnomalyStatus = (typeof ANOMALY_STATUSES)[number];

const KEPT_MS = 365 * 24 * 60 * 60 * 1000;

/** What a rule has found. */
export interface Found {
  readonly rule: AnomalyRule;
  /** What it is about: an organization, a key, or the hash of a network that changes every day; never a person or an address. */
  readonly subject: { readonly type: (typeof ANOMALY_SUBJECTS)[number]; readonly id: string };
  /** What was counted within the window when the rule raised it. */
  readonly observed: number;
  /** How much is usual in such a window. */
  readonly baseline: number;
  /** ISO 8601 duration. */
  readonly window: string;
  readonly windowStart: Date;
  /** Ids of entries of the audit trail that show it, a few. */
  readonly evidence: readonly string[];
}

/** Something that a rule found unusual. It suspends nothing by itself; an administrator looks at it. */
export interface Anomaly extends Found {
  readonly anomalyId: string;
  /** `observed` as a multiple of `baseline`, where less than 1 counts as 1. */
  readonly score: number;
  readonly status: AnomalyStatus;
  /** What administrators wrote when they changed the status, oldest first. */
  readonly notes: readonly AnomalyNote[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** When the store drops the row. */
  readonly forgetAt: Date;
  readonly rowVersion: number;
}

export interface AnomalyNote {
  /** The status that it explains. */
  readonly status: AnomalyStatus;
  readonly text: string | null;
  readonly authorId: string;
  readonly at: Date;
}

/** The one anomaly of a rule, a subject and a window: however often it is raised, its id is the same. */
export function newAnomaly(found: Found, at: Date): Anomaly {
  const { rule, subject, observed, baseline, windowStart } = found;
  return {
    ...found,
    anomalyId: derivedId('anomaly', rule, subject.id, windowStart.toISOString()),
    score: Math.round((observed / Math.max(baseline, 1)) * 100) / 100,
    status: 'OPEN',
    notes: [],
    createdAt: at,
    updatedAt: at,
    forgetAt: new Date(at.getTime() + KEPT_MS),
    rowVersion: 1,
  };
}

const NEXT: Readonly<Record<AnomalyStatus, readonly AnomalyStatus[]>> = {
  OPEN: ['INVESTIGATING'],
  INVESTIGATING: ['CONFIRMED', 'DISMISSED'],
  CONFIRMED: [],
  DISMISSED: [],
};

/** Error: INVALID_STATE_TRANSITION when the one status does not follow the other. */
export function requireNext(from: AnomalyStatus, to: AnomalyStatus): void {
  if (NEXT[from].includes(to)) return;
  const advice =
    NEXT[from].length === 0 ? 'nothing follows that' : `set it to ${NEXT[from].join(' or ')} next`;
  throw new AppError('INVALID_STATE_TRANSITION', `The anomaly is ${from}: ${advice}.`);
}

const word = <const T extends readonly string[]>(words: T) =>
  z.enum(words, `give one of ${words.join(', ')}`);

export const listInput = z
  .strictObject({
    filter: optional(
      z.strictObject({
        rule: optional(word(ANOMALY_RULES)),
        status: optional(word(ANOMALY_STATUSES)),
        subjectId: optional(text(512)),
        from: optional(instant),
        to: optional(instant),
      }),
    ),
    ...pageInput,
  })
  .refine(({ filter }) => !filter?.from || !filter.to || filter.from < filter.to, {
    path: ['filter', 'to'],
    message: 'give an instant later than from',
  });
export const resolveInput = z.strictObject({
  anomalyId: uuid,
  status: word(ANOMALY_STATUSES),
  note: optionalText(freeText(1, 2000)),
});

export type AnomalyFilter = Partial<NonNullable<z.output<typeof listInput>['filter']>>;

/** The start of the UTC hour of an instant. */
export function hourOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000);
}

/** The start of the UTC day of an instant. */
export function dayOf(at: Date): Date {
  return new Date(`${utcDay(at)}T00:00:00.000Z`);
}

/** An instant so many hours later, or earlier. */
export function hoursFrom(at: Date, hours: number): Date {
  return new Date(at.getTime() + hours * 3_600_000);
}
