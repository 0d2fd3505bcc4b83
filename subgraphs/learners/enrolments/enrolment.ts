import { z } from 'zod';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { pageInput } from '../../../kernel/paging.ts';
import {
  calendarDate,
  oneFrom,
  optional,
  optionalText,
  parseInput,
  text,
  uuid,
} from '../../../kernel/parse.ts';
import type { Recorded } from '../../../store/record-store.ts';

export const ENROLMENT_STATUSES = [
  'APPLIED',
  'ENROLLED',
  'ACTIVE',
  'ON_HOLD',
  'COMPLETED',
  'WITHDRAWN',
  'TRANSFERRED',
  'CANCELLED',
] as const;
export const DELIVERY_MODES = ['ON_CAMPUS', 'ONLINE', 'BLENDED', 'WORKPLACE'] as const;

export type EnrolmentStatus = (typeof ENROLMENT_STATUSES)[number];
export type DeliveryMode = (typeof DELIVERY_MODES)[number];

/** Where one may begin: whoever is taken over from another system may be studying already. */
const FIRST_STATUSES = ['APPLIED', 'ENROLLED', 'ACTIVE'] as const;

/** What may become of each; the last four are the end. */
export const TRANSITIONS: Readonly<Record<EnrolmentStatus, readonly EnrolmentStatus[]>> = {
  APPLIED: ['ENROLLED', 'CANCELLED'],
  ENROLLED: ['ACTIVE', 'CANCELLED'],
  ACTIVE: ['ON_HOLD', 'COMPLETED', 'WITHDRAWN', 'TRANSFERRED'],
  ON_HOLD: ['ACTIVE', 'COMPLETED', 'WITHDRAWN', 'TRANSFERRED'],
  COMPLETED: [],
  WITHDRAWN: [],
  TRANSFERRED: [],
  CANCELLED: [],
};

/** Those of somebody who did study. */
const ENDED: readonly EnrolmentStatus[] = ['COMPLETED', 'WITHDRAWN', 'TRANSFERRED'];

/** A learner has no more of them: those of two must fit one merge. */
export const MOST_ENROLMENTS = 250;

/** One learner in one version of a catalog entry. Days are those of the calendar, YYYY-MM-DD. */
export interface Enrolment extends Recorded {
  readonly enrolmentId: string;
  readonly issuerDid: string;
  readonly learnerId: string;
  readonly entryVersionId: string;
  /** The entry of that version, which never changes. */
  readonly entryId: string;
  readonly cohortCode?: string | undefined;
  readonly deliveryMode: DeliveryMode;
  readonly startDate: string;
  readonly expectedEndDate?: string | undefined;
  /** There when it has ended, and only then. */
  readonly endDate?: string | undefined;
  readonly exitReasonCode?: string | undefined;
  readonly status: EnrolmentStatus;
}

const code = text(100);

const members = {
  cohortCode: optionalText(code),
  deliveryMode: optional(oneFrom(DELIVERY_MODES)),
  startDate: calendarDate,
  expectedEndDate: optionalText(calendarDate),
};

export const createEnrolmentInput = z.strictObject({
  learnerId: uuid,
  entryVersionId: uuid,
  ...members,
  status: optional(oneFrom(FIRST_STATUSES)),
});

export const updateEnrolmentInput = z.strictObject({
  enrolmentId: uuid,
  ...members,
  startDate: optional(calendarDate),
  endDate: optionalText(calendarDate),
  exitReasonCode: optionalText(code),
  status: optional(oneFrom(ENROLMENT_STATUSES)),
});

const enrolmentIdInput = z.strictObject({ enrolmentId: uuid });
export const parseEnrolmentId = (input: unknown) => parseInput(enrolmentIdInput, input).enrolmentId;

export const listEnrolmentsInput = z.strictObject({
  learnerId: uuid,
  filter: optional(z.strictObject({ status: optional(oneFrom(ENROLMENT_STATUSES)) })),
  ...pageInput,
});

/** Refuses a status that cannot follow. Error: INVALID_STATE_TRANSITION. */
export function requireTransition(from: EnrolmentStatus, to: EnrolmentStatus): void {
  const open = TRANSITIONS[from];
  if (from === to || open.includes(to)) return;
  const next = open.length > 0 ? `it can become ${open.join(', ')}` : 'that is the end';
  throw new AppError('INVALID_STATE_TRANSITION', `This enrolment is ${from}: ${next}.`);
}

/** What must hold of days and of the end. Error: VALIDATION_FAILED on the field that does not fit. */
export function requireConsistent(enrolment: Enrolment): void {
  const { startDate, expectedEndDate, endDate, exitReasonCode, status } = enrolment;
  if (expectedEndDate !== undefined && expectedEndDate < startDate)
    throw invalid('expectedEndDate', 'order', 'give a day that is not before startDate');
  if (endDate !== undefined && endDate < startDate)
    throw invalid('endDate', 'order', 'give a day that is not before startDate');
  const hasEnded = ENDED.includes(status);
  if (hasEnded && endDate === undefined)
    throw invalid('endDate', 'required', `give the day on which it ended, since it is ${status}`);
  if (!hasEnded && endDate !== undefined)
    throw invalid('endDate', 'not_ended', `leave it out: only ${ENDED.join(', ')} have one`);
  if (exitReasonCode !== undefined && !hasEnded && status !== 'CANCELLED')
    throw invalid('exitReasonCode', 'not_ended', 'leave it out until the enrolment ends');
}

/** Whether the learner has begun to study: results come of nothing else. */
export function hasBegun({ status }: Pick<Enrolment, 'status'>): boolean {
  return status === 'ACTIVE' || status === 'ON_HOLD' || ENDED.includes(status);
}
