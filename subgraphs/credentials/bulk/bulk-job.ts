import { z } from 'zod';
import type { AuditFact } from '../../../kernel/audit.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Identity, SigningMode } from '../../../kernel/identity.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { oneFrom, optional, optionalText, parseInput, text, uuid } from '../../../kernel/parse.ts';
import type { DueJob } from '../../job-worker.ts';
import type { UsableTemplate } from '../templates/templated.ts';
import { requireAhead } from '../templates/validity.ts';

export const JOB_STATUSES = [
  'UPLOADED',
  'MAPPED',
  'VALIDATING',
  'VALIDATED',
  'RUNNING',
  'PAUSED',
  'READY_TO_SIGN',
  'COMPLETED',
  'COMPLETED_WITH_ERRORS',
  'FAILED',
  'CANCELLED',
] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** Bytes of a file at most. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Rows of a file at most. */
export const MOST_ROWS = 200_000;
/** Jobs of an issuer that have not ended. */
export const MOST_OPEN = 20;
export const OPEN_STATUSES = [
  'UPLOADED',
  'MAPPED',
  'VALIDATING',
  'VALIDATED',
  'RUNNING',
  'PAUSED',
  'READY_TO_SIGN',
] as const satisfies readonly JobStatus[];

/** What names the person of a row: the DID of a wallet, or an e-mail address. */
export const HOLDER_KEYS = ['DID', 'EMAIL'] as const;
/** Whether a row that fails ends the job. */
export const ON_ERROR = ['CONTINUE', 'STOP'] as const;

export interface BulkOptions {
  readonly holderKey: (typeof HOLDER_KEYS)[number];
  readonly onError: (typeof ON_ERROR)[number];
  /** Whether people are notified of their credentials in the wallet; jobs of earlier releases notify them. */
  readonly notifyHolders?: boolean | undefined;
}

/** A column of the file and the field that it fills. */
export interface MappedColumn {
  readonly header: string;
  /** `holder_did`, `holder_email`, `name`, or the key of a field of the template. */
  readonly field: string;
}

/** Rows by what has become of them; `total` are those that were read. */
export interface BulkCounts {
  readonly total: number;
  readonly valid: number;
  readonly invalid: number;
  readonly issued: number;
  readonly failed: number;
  readonly awaitingHolder: number;
  readonly skipped: number;
}

export const NO_COUNTS: BulkCounts = {
  total: 0,
  valid: 0,
  invalid: 0,
  issued: 0,
  failed: 0,
  awaitingHolder: 0,
  skipped: 0,
};

/** Why a job has FAILED, or why it is PAUSED by itself. */
export interface BulkFailure {
  readonly line?: number | undefined;
  readonly column?: string | undefined;
  /** A stable word. */
  readonly code: string;
  /** What to do. */
  readonly message: string;
}

/** Credentials for the rows of a file, by a version of a template. */
export interface BulkJob extends DueJob {
  readonly jobId: string;
  readonly issuerId: string;
  readonly issuerDid: string;
  readonly signingMode: SigningMode;
  readonly templateId: string;
  readonly templateVersion: number;
  readonly file: {
    readonly fileId: string;
    readonly name: string;
    readonly size: number;
    /** Lower-case hex. */
    readonly sha256: string;
    readonly format: string;
  };
  /** As they stand in the first row. */
  readonly headers: readonly string[];
  readonly mapping: readonly MappedColumn[];
  readonly options: BulkOptions;
  readonly counts: BulkCounts;
  /** Rows of the file; 0 until they were counted. */
  readonly rows: number;
  readonly status: JobStatus;
  readonly failure?: BulkFailure | undefined;
  readonly startedAt?: Date | undefined;
  readonly endedAt?: Date | undefined;
  /** Since when it runs without a pause, and how many rows were done then: for the rate. */
  readonly runningSince?: Date | undefined;
  readonly doneBefore: number;
  /** Rows that have failed are to be tried again before it goes on. */
  readonly retriesFailed: boolean;
  /** A row has failed of a job that stops there. */
  readonly isStopped?: boolean | undefined;
  /** Rows of it wait for people who were invited, or may do so before it ends. */
  readonly followsInvites?: boolean | undefined;
  /** Who has started it, or has had its failed rows tried again: gets the letters about it. */
  readonly startedBy?: string | undefined;
  /** Of the letter that is to be sent about how it stands. */
  readonly letterId?: string | undefined;
  /** Rows that people accept later need no letter about another end. */
  readonly isEndTold?: boolean | undefined;
  /** Grows with each validation, so that one that was replaced notices. */
  readonly run: number;
  /** In whose name it works. */
  readonly requester?: Identity | undefined;
  readonly correlationId: string;
  /** When what the rows say is dropped; set when the job ends. */
  readonly dropAt?: Date | undefined;
}

const JOB_EVENTS = {
  MAP: { from: ['UPLOADED', 'MAPPED', 'VALIDATED'], to: 'MAPPED' },
  VALIDATE: { from: ['MAPPED', 'VALIDATED'], to: 'VALIDATING' },
  VALIDATED: { from: ['VALIDATING'], to: 'VALIDATED' },
  START: { from: ['VALIDATED'], to: 'RUNNING' },
  PAUSE: { from: ['RUNNING'], to: 'PAUSED' },
  RESUME: { from: ['PAUSED'], to: 'RUNNING' },
  SIGN: { from: ['RUNNING', 'READY_TO_SIGN'], to: 'READY_TO_SIGN' },
  // Somebody who was invited has accepted, or will not.
  GO_ON: { from: ['COMPLETED', 'COMPLETED_WITH_ERRORS'], to: 'RUNNING' },
  MISS: { from: ['COMPLETED', 'COMPLETED_WITH_ERRORS'], to: 'COMPLETED_WITH_ERRORS' },
  RETRY: { from: ['COMPLETED_WITH_ERRORS', 'PAUSED'], to: 'RUNNING' },
  COMPLETE: { from: ['RUNNING', 'READY_TO_SIGN'], to: 'COMPLETED' },
  COMPLETE_WITH_ERRORS: { from: ['RUNNING', 'READY_TO_SIGN'], to: 'COMPLETED_WITH_ERRORS' },
  FAIL: { from: ['VALIDATING', 'RUNNING'], to: 'FAILED' },
  CANCEL: { from: [...OPEN_STATUSES, 'COMPLETED', 'COMPLETED_WITH_ERRORS'], to: 'CANCELLED' },
} as const satisfies Record<string, { from: readonly JobStatus[]; to: JobStatus }>;
export type JobEvent = keyof typeof JOB_EVENTS;

/** The status after an event. Error: INVALID_STATE_TRANSITION when the table has no such arrow. */
export function nextJobStatus(from: JobStatus, event: JobEvent): JobStatus {
  const arrow: { from: readonly JobStatus[]; to: JobStatus } = JOB_EVENTS[event];
  if (arrow.from.includes(from)) return arrow.to;
  throw new AppError(
    'INVALID_STATE_TRANSITION',
    `This job is ${from}; this takes one that is ${arrow.from.join(' or ')}.`,
  );
}

/** Nothing of it can change any more; one that is over while rows wait for people has not ended. */
export function hasEnded({ status, counts }: Pick<BulkJob, 'status' | 'counts'>): boolean {
  return !OPEN_STATUSES.some((open) => open === status) && counts.awaitingHolder === 0;
}

/** Whether somebody has to do something before it goes on, or nothing goes on at all. */
export function isAtRest(status: JobStatus): boolean {
  return status !== 'VALIDATING' && status !== 'RUNNING';
}

/** How fast it issues, and how long the rest takes at that. */
export function paceOf(
  { status, counts, runningSince, doneBefore }: BulkJob,
  at: Date,
): { readonly rowsPerSecond: number | undefined; readonly secondsLeft: number | undefined } {
  if (status !== 'RUNNING' || !runningSince) return { rowsPerSecond: undefined, secondsLeft: undefined };
  const seconds = (at.getTime() - runningSince.getTime()) / 1000;
  const done = doneOf(counts) - doneBefore;
  if (seconds <= 0 || done <= 0) return { rowsPerSecond: undefined, secondsLeft: undefined };
  const rowsPerSecond = done / seconds;
  return { rowsPerSecond, secondsLeft: Math.ceil((counts.valid - doneOf(counts)) / rowsPerSecond) };
}

export function doneOf({ issued, failed, awaitingHolder, skipped }: BulkCounts): number {
  return issued + failed + awaitingHolder + skipped;
}

const jobIdInput = z.strictObject({ jobId: uuid });
export const parseJobId = (input: unknown) => parseInput(jobIdInput, input).jobId;

export const receiveInput = z.strictObject({
  uploadId: uuid,
  offset: z
    .number()
    .int()
    .min(0, 'give the bytes before this piece')
    .max(MAX_FILE_BYTES, 'send a smaller file'),
  isLast: z.boolean(),
  fileName: text(255),
  content: z.instanceof(Uint8Array, { message: 'give the bytes of the piece' }),
  templateId: uuid,
  holderKey: optionalText(oneFrom(HOLDER_KEYS)),
  onError: optionalText(oneFrom(ON_ERROR)),
  notifyHolders: optional(z.boolean('give true or false')),
});

export const listJobsInput = z.strictObject({
  filter: optional(z.strictObject({ status: optional(oneFrom(JOB_STATUSES)) })),
  ...pageInput,
});

/** What the trail tells of a job. */
export function jobFact(
  action: Extract<AuditFact['action'], `bulk_issuance.${string}`>,
  { jobId, issuerId }: Pick<BulkJob, 'jobId' | 'issuerId'>,
): Pick<AuditFact, 'action' | 'subject' | 'org'> {
  return {
    action,
    subject: { type: 'BulkIssuanceJob', id: jobId },
    org: { type: 'ISSUER', id: issuerId },
  };
}

/** What rows say is kept for so long after their job has ended. */
const KEPT_MS = 180 * 24 * 60 * 60 * 1000;

/** Refuses to issue by a version whose last day is over, before each row would be. Error: VALIDATION_FAILED on `templateId`. */
export function requireJobAhead({ content }: Pick<UsableTemplate, 'content'>, at: Date): void {
  requireAhead(content.validity, at, 'send the file again');
}

/** What has become of all rows but those that wait for people. */
export function endStatus(before: JobStatus, counts: BulkCounts): JobStatus {
  const hasErrors = counts.invalid + counts.failed + counts.skipped > 0;
  return nextJobStatus(before, hasErrors ? 'COMPLETE_WITH_ERRORS' : 'COMPLETE');
}

/** What the end of the work on a job sets: who has started it is told, and is asked no more, unless rows wait for people. */
export function worked(before: BulkJob, counts: BulkCounts, at: Date): Partial<BulkJob> {
  const waits = counts.awaitingHolder > 0;
  return {
    counts,
    ...ended(endStatus(before.status, counts), at),
    followsInvites: waits,
    ...(!waits && { requester: undefined }),
    ...(!before.isEndTold && { ...withLetter(before), isEndTold: true }),
  };
}

/** Has a letter sent about how the job stands then. */
export function withLetter({ jobId, rowVersion }: Pick<BulkJob, 'jobId' | 'rowVersion'>): Partial<BulkJob> {
  return { letterId: `${jobId}.${rowVersion}`, isDue: true };
}

/** What the end of a job sets. */
export function ended(status: JobStatus, at: Date): Partial<BulkJob> {
  return {
    status,
    isDue: false,
    attempts: 0,
    endedAt: at,
    dropAt: new Date(at.getTime() + KEPT_MS),
    runningSince: undefined,
  };
}
