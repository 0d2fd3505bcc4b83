import { z } from 'zod';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { pageInput } from '../../../kernel/paging.ts';
import {
  calendarDate,
  did,
  freeText,
  instant,
  oneFrom,
  optional,
  optionalText,
  parseInput,
  text,
  uuid,
} from '../../../kernel/parse.ts';
import type { Recorded } from '../../../store/record-store.ts';
import { RESULT_TYPES } from './result-value.ts';

export const OUTCOME_STATUSES = ['DRAFT', 'CONFIRMED', 'AMENDED', 'VOID'] as const;
export const SCORE_STATUSES = [
  'NOT_SUBMITTED',
  'SUBMITTED',
  'PARTIALLY_GRADED',
  'FULLY_GRADED',
  'EXEMPT',
] as const;

export type OutcomeStatus = (typeof OUTCOME_STATUSES)[number];
export type OutcomeEvent = 'confirm' | 'amend' | 'void';

/** What each event makes of an outcome. A draft is corrected as a draft; only what was confirmed is AMENDED. */
export const TRANSITIONS: Readonly<Record<OutcomeStatus, Partial<Record<OutcomeEvent, OutcomeStatus>>>> = {
  DRAFT: { confirm: 'CONFIRMED', amend: 'DRAFT', void: 'VOID' },
  CONFIRMED: { amend: 'AMENDED', void: 'VOID' },
  AMENDED: { amend: 'AMENDED', void: 'VOID' },
  VOID: {},
};

/** An enrolment has no more of them. */
export const MOST_OUTCOMES = 500;

/** What an outcome says; each amendment makes a revision of it. */
export interface OutcomeContent {
  /** Which result of the version it is, where the version describes any. */
  readonly resultDescriptionId?: string | undefined;
  /** Of Open Badges 3.0, or an extension `ext:…`. */
  readonly resultType: string;
  /** There as soon as it is FULLY_GRADED. */
  readonly value?: string | undefined;
  readonly score?: number | undefined;
  readonly scoreMax?: number | undefined;
  readonly scoreStatus: (typeof SCORE_STATUSES)[number];
  /** The issuer's own, or that of a regulator. */
  readonly outcomeCode?: string | undefined;
  /** YYYY-MM-DD. */
  readonly achievedDate: string;
  readonly assessor?: string | undefined;
  readonly evidenceIds: readonly string[];
}

/** What has come of an enrolment, as it stands now. */
export interface Outcome extends Recorded, OutcomeContent {
  readonly outcomeId: string;
  readonly issuerDid: string;
  readonly enrolmentId: string;
  readonly entryVersionId: string;
  readonly entryId: string;
  /** 1, and one more with each amendment. */
  readonly revision: number;
  /** Whether the value is what the achievement asks for. */
  readonly isReached: boolean;
  readonly status: OutcomeStatus;
  readonly confirmedAt?: Date | undefined;
  /** The credential that states it. */
  readonly credentialId?: string | undefined;
  /** The credential states something else than the outcome does now. */
  readonly credentialStale: boolean;
  /** A credential may have been issued for this revision, although nobody has stored its id yet. */
  readonly issuingRevision?: number | undefined;
}

/** What an outcome said at a time. */
export interface OutcomeRevision extends Recorded, OutcomeContent {
  readonly revisionId: string;
  readonly outcomeId: string;
  readonly issuerDid: string;
  readonly revision: number;
  /** What the outcome was from then on: a draft is confirmed without a new one. */
  readonly status: OutcomeStatus;
  /** Why it was made; undefined for the first one. */
  readonly reason?: string | undefined;
}

/** The id of a revision: they sort as they were made. */
export function revisionIdOf(outcomeId: string, revision: number): string {
  return `${outcomeId}/${String(revision).padStart(9, '0')}`;
}

/** Whether a credential can be issued for it: it stands, its value suffices, and none states it yet. */
export function isEligible(outcome: Pick<Outcome, 'status' | 'isReached' | 'credentialId'>): boolean {
  return hasStanding(outcome) && outcome.isReached && outcome.credentialId === undefined;
}

/** Whether it is confirmed, amended or not. */
export function hasStanding({ status }: Pick<Outcome, 'status'>): boolean {
  return status === 'CONFIRMED' || status === 'AMENDED';
}

/** What to do about a credential that states something else; nothing is revoked by itself. */
export interface CredentialOffer {
  readonly action: 'REISSUE' | 'REVOKE';
  readonly credentialId: string;
  /** The call that does it. */
  readonly call: string;
  /** The call that tells the outcome of the successor; undefined where there is none. */
  readonly afterwards?: string | undefined;
}

/** Undefined while the credential, if there is one, states what the outcome does. */
export function offerOf(outcome: Outcome): CredentialOffer | undefined {
  const { credentialId, credentialStale, outcomeId, status } = outcome;
  if (credentialId === undefined || !credentialStale) return undefined;
  const path = `POST /api/v1/credentials/${credentialId}`;
  if (status === 'VOID') return { action: 'REVOKE', credentialId, call: `${path}/revoke` };
  return {
    action: 'REISSUE',
    credentialId,
    call: `${path}/reissue`,
    afterwards: `POST /api/v1/learners/outcomes/${outcomeId}/credential`,
  };
}

/** The status after an event. Error: INVALID_STATE_TRANSITION. */
export function after(event: OutcomeEvent, { status }: Pick<Outcome, 'status'>): OutcomeStatus {
  const next = TRANSITIONS[status][event];
  if (next) return next;
  const remedy = status === 'VOID' ? 'record a new one instead' : 'amend it when it is wrong, or void it';
  throw new AppError('INVALID_STATE_TRANSITION', `This outcome is ${status}: ${remedy}.`);
}

const resultType = text(100).refine(
  (given) => (RESULT_TYPES as readonly string[]).includes(given) || /^ext:[A-Za-z0-9.\-_]+$/.test(given),
  'give a result type of Open Badges 3.0, such as Percent, or an extension such as ext:Grade',
);
const score = z.number('give a number').min(-1e9, 'give at least -1e9').max(1e9, 'give at most 1e9');

const members = {
  resultDescriptionId: optionalText(text(255)),
  resultType: optionalText(resultType),
  value: optionalText(text(100)),
  score: optional(score),
  scoreMax: optional(score.positive('give a number above 0')),
  scoreStatus: optional(oneFrom(SCORE_STATUSES)),
  outcomeCode: optionalText(text(100)),
  achievedDate: calendarDate,
  assessor: optionalText(text(255)),
  evidenceIds: optional(
    z
      .array(text(100), 'give a list of ids')
      .max(20, 'give at most 20 ids')
      .refine((given) => new Set(given).size === given.length, 'name each id once'),
  ),
};

export const recordOutcomeInput = z.strictObject({ enrolmentId: uuid, ...members });
export const confirmOutcomeInput = z.strictObject({ outcomeId: uuid });
export const amendOutcomeInput = z
  .strictObject({
    outcomeId: uuid,
    ...members,
    achievedDate: optional(calendarDate),
    reason: optionalText(freeText(3, 2000)),
  })
  .refine(
    ({ outcomeId: _id, reason: _reason, ...given }) =>
      Object.values(given).some((value) => value !== undefined),
    'give what changes',
  );
export const voidOutcomeInput = z.strictObject({
  outcomeId: uuid,
  reason: optionalText(freeText(3, 2000)),
});

export const parseOutcomeId = (input: unknown) => parseInput(confirmOutcomeInput, input).outcomeId;
export const listOutcomesInput = z.strictObject({ enrolmentId: uuid, ...pageInput });
export const listRevisionsInput = z.strictObject({ outcomeId: uuid, ...pageInput });

/** Rows of a page of a report. */
const MOST_REPORTED = 500;

export const reportInput = z
  .strictObject({
    issuerDid: optional(did),
    from: instant,
    to: instant,
    after: optional(text(200)),
    first: optional(
      z.number().int().min(1, 'ask for at least 1').max(MOST_REPORTED, `ask for at most ${MOST_REPORTED}`),
    ),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'give an instant after from' });

/** What must hold of what an outcome says, whatever the version says. Error: VALIDATION_FAILED on the field that does not fit. */
export function requireConsistent(content: OutcomeContent, at: Date): void {
  const { value, score: given, scoreMax, scoreStatus, achievedDate } = content;
  if (given !== undefined && scoreMax !== undefined && given > scoreMax)
    throw invalid('score', 'too_big', 'give a number that is not above scoreMax');
  if (scoreStatus === 'FULLY_GRADED' && value === undefined)
    throw invalid('value', 'required', 'give the value of what is FULLY_GRADED');
  if (achievedDate > lastDayAt(at))
    throw invalid('achievedDate', 'future', 'give the day on which it was achieved, not one to come');
}

/** Refuses to stand behind what is not graded. Error: VALIDATION_FAILED on `scoreStatus`. */
export function requireFinal({ scoreStatus }: OutcomeContent): void {
  if (scoreStatus === 'FULLY_GRADED' || scoreStatus === 'EXEMPT') return;
  const message = `it is ${scoreStatus}; amend it to FULLY_GRADED with its value, or to EXEMPT`;
  throw invalid('scoreStatus', 'not_graded', message);
}

// Where the day begins first (UTC+14).
const FIRST_TO_DAWN_MS = 14 * 60 * 60 * 1000;

/** The day that it is somewhere on earth already. */
function lastDayAt(at: Date): string {
  return new Date(at.getTime() + FIRST_TO_DAWN_MS).toISOString().slice(0, 10);
}
