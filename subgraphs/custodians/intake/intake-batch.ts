import { z } from 'zod';
import type { AuditFact } from '../../../kernel/audit.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Identity } from '../../../kernel/identity.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { did, oneFrom, optional, optionalText, parseInput, text, uuid } from '../../../kernel/parse.ts';
import type { Recorded } from '../../../store/record-store.ts';
import type { IntakeRecord, RecordStatus } from './intake-record.ts';

/** What the rows of a file are. */
export const RECORD_KINDS = ['CREDENTIAL', 'OUTCOME', 'LICENCE', 'WORKFORCE'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export const BATCH_STATUSES = [
  'UPLOADED',
  'MAPPED',
  'VALIDATING',
  'READY_FOR_REVIEW',
  'IN_REVIEW',
  'COMPLETED',
  'CANCELLED',
  'FAILED',
] as const;
export type BatchStatus = (typeof BATCH_STATUSES)[number];

/** Bytes of a file at most. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;
/** Rows of a file at most. */
export const MOST_ROWS = 500_000;
/** Batches of a custodian that have not ended. */
export const MOST_OPEN = 100;
export const OPEN_STATUSES = [
  'UPLOADED',
  'MAPPED',
  'VALIDATING',
  'READY_FOR_REVIEW',
  'IN_REVIEW',
] as const satisfies readonly BatchStatus[];

/** Where records come from. */
export interface SourceOrg {
  readonly name: string;
  /** When it is an issuer here. */
  readonly issuerDid?: string | undefined;
}

export interface IntakeFile {
  readonly fileId: string;
  readonly name: string;
  readonly mime: string;
  readonly size: number;
  /** Lower-case hex. */
  readonly sha256: string;
}

/** How the cells of a column become a value. */
export interface MappedColumn {
  /** Absent for a value that is the same for all rows. */
  readonly column?: string | undefined;
  readonly target: string;
  readonly transform?: Transform | undefined;
}

export const TRANSFORMS = [
  'TRIM',
  'UPPER',
  'LOWER',
  'TITLE_CASE',
  'DATE_DMY',
  'DATE_MDY',
  'DATE_YMD',
  'DECIMAL_COMMA',
  'SPLIT_NAME',
  'CONSTANT',
  'VALUE_MAP',
] as const;

export interface Transform {
  readonly kind: (typeof TRANSFORMS)[number];
  /** Of CONSTANT. */
  readonly value?: string | undefined;
  /** Of VALUE_MAP: what becomes of which cell. */
  readonly values?: readonly { readonly from: string; readonly to: string }[] | undefined;
}

/**
 * How many records of a batch there are, each with those that went on from there: an issued one is attested, approved and valid, too.
 */
export interface BatchCounts {
  readonly total: number;
  readonly valid: number;
  readonly invalid: number;
  readonly duplicate: number;
  readonly approved: number;
  readonly rejected: number;
  readonly attested: number;
  readonly issued: number;
}

export const NO_COUNTS: BatchCounts = {
  total: 0,
  valid: 0,
  invalid: 0,
  duplicate: 0,
  approved: 0,
  rejected: 0,
  attested: 0,
  issued: 0,
};

/** Why a batch has FAILED. */
export interface BatchFailure {
  readonly line?: number | undefined;
  readonly column?: string | undefined;
  /** A stable word. */
  readonly code: string;
  /** What to do. */
  readonly message: string;
}

/** A file of records that a custodian takes in. */
export interface IntakeBatch extends Recorded {
  readonly intakeId: string;
  readonly custodianId: string;
  readonly recordKind: RecordKind;
  readonly sourceOrg: SourceOrg;
  readonly file: IntakeFile;
  /** As they stand in the first row. */
  readonly headers: readonly string[];
  readonly mapping: readonly MappedColumn[];
  readonly counts: BatchCounts;
  /** Rows of the file; 0 until it was validated. */
  readonly rows: number;
  readonly status: BatchStatus;
  /** Who has sent the file. */
  readonly uploadedBy: string;
  readonly failure?: BatchFailure | undefined;
  readonly validatedAt?: Date | undefined;
  readonly endedAt?: Date | undefined;
}

/** What only the work itself needs of a batch. */
export interface BatchWork {
  /** Records on which nobody has decided. */
  readonly open: number;
  /** Grows with each validation, so that one that was replaced notices. */
  readonly run: number;
  /** There is something to do in the background. */
  readonly isDue: boolean;
  /** How often the work was begun since it last got on. */
  readonly attempts: number;
  /** In whose name, and in which request, the validation was asked for. */
  readonly requester?: Identity | undefined;
  readonly correlationId: string;
  /** The hash of the file while the same file is refused; then the id. No two of a custodian are alike. */
  readonly fileKey: string;
  /** When what the file says is dropped; set when the batch ends. */
  readonly dropAt?: Date | undefined;
}

export type StoredBatch = IntakeBatch & BatchWork;

export const hasEnded = (status: BatchStatus): boolean =>
  status === 'COMPLETED' || status === 'CANCELLED' || status === 'FAILED';

/** Whether people may decide about its records now. */
export const isInReview = (status: BatchStatus): boolean =>
  status === 'READY_FOR_REVIEW' || status === 'IN_REVIEW';

const BATCH_EVENTS = {
  // Until the first decision a file may be read anew.
  MAP: { from: ['UPLOADED', 'MAPPED', 'READY_FOR_REVIEW'], to: 'MAPPED' },
  // Once more where those who were to be asked about people did not answer.
  VALIDATE: { from: ['MAPPED', 'READY_FOR_REVIEW'], to: 'VALIDATING' },
  VALIDATED: { from: ['VALIDATING'], to: 'READY_FOR_REVIEW' },
  FAIL: { from: ['VALIDATING'], to: 'FAILED' },
  REVIEW: { from: ['READY_FOR_REVIEW', 'IN_REVIEW'], to: 'IN_REVIEW' },
  // A record that was INVALID then is corrected.
  REOPEN: { from: ['COMPLETED'], to: 'IN_REVIEW' },
  COMPLETE: { from: ['IN_REVIEW'], to: 'COMPLETED' },
  CANCEL: { from: OPEN_STATUSES, to: 'CANCELLED' },
} as const satisfies Record<string, { from: readonly BatchStatus[]; to: BatchStatus }>;
export type BatchEvent = keyof typeof BATCH_EVENTS;

/** The status after an event. Error: INVALID_STATE_TRANSITION when the table has no such arrow. */
export function nextBatchStatus(from: BatchStatus, event: BatchEvent): BatchStatus {
  const arrow: { from: readonly BatchStatus[]; to: BatchStatus } = BATCH_EVENTS[event];
  if (arrow.from.includes(from)) return arrow.to;
  throw new AppError(
    'INVALID_STATE_TRANSITION',
    `This batch is ${from}; this takes one that is ${arrow.from.join(' or ')}.`,
  );
}

/** How its records are changed by turns: whoever changes those of several batches changes each once. */
export const turnOf = (custodianId: string) => `intake of ${custodianId}`;

const intakeIdInput = z.strictObject({ intakeId: uuid });
export const parseIntakeId = (input: unknown) => parseInput(intakeIdInput, input).intakeId;

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
  recordKind: oneFrom(RECORD_KINDS),
  sourceOrgName: text(255),
  sourceOrgIssuerDid: optionalText(did),
});

export const listBatchesInput = z.strictObject({
  filter: optional(z.strictObject({ status: optional(oneFrom(BATCH_STATUSES)) })),
  ...pageInput,
});

/** What the trail tells of a batch. */
export function batchFact(
  action: Extract<AuditFact['action'], `intake.${string}`>,
  { intakeId, custodianId }: Pick<IntakeBatch, 'intakeId' | 'custodianId'>,
): Pick<AuditFact, 'action' | 'subject' | 'org'> {
  return {
    action,
    subject: { type: 'IntakeBatch', id: intakeId },
    org: { type: 'CUSTODIAN', id: custodianId },
  };
}

/** What a file says is kept for so long after its batch has been completed. */
const KEPT_MS = 180 * 24 * 60 * 60 * 1000;

/** A batch on whose records everybody has decided. */
export function completed(at: Date): Partial<StoredBatch> {
  return { status: 'COMPLETED', endedAt: at, dropAt: new Date(at.getTime() + KEPT_MS) };
}

const ONWARDS: Readonly<Record<RecordStatus, readonly (keyof BatchCounts)[]>> = {
  NEW: [],
  INVALID: ['invalid'],
  DUPLICATE_SUSPECTED: ['valid'],
  PENDING_REVIEW: ['valid'],
  IN_REVIEW: ['valid'],
  RETURNED: ['valid'],
  REJECTED: ['rejected'],
  APPROVED: ['valid', 'approved'],
  ATTESTED: ['valid', 'approved', 'attested'],
  ISSUED: ['valid', 'approved', 'attested', 'issued'],
};
const UNDECIDED: ReadonlySet<RecordStatus> = new Set([
  'NEW',
  'DUPLICATE_SUSPECTED',
  'PENDING_REVIEW',
  'IN_REVIEW',
  'RETURNED',
]);

type Counted = Pick<IntakeRecord, 'status' | 'duplicateOf'>;

/** The counts of a batch when records come (`before` is undefined) or change. */
export function recounted(
  { counts, open }: Pick<StoredBatch, 'counts' | 'open'>,
  changes: readonly { readonly before?: Counted | undefined; readonly after: Counted }[],
): Pick<StoredBatch, 'counts' | 'open'> {
  const next: { -readonly [Name in keyof BatchCounts]: number } = { ...counts };
  let left = open;
  const add = ({ status, duplicateOf }: Counted, by: 1 | -1) => {
    next.total += by;
    for (const name of ONWARDS[status]) next[name] += by;
    if (duplicateOf !== undefined) next.duplicate += by;
    if (UNDECIDED.has(status)) left += by;
  };
  for (const { before, after } of changes) {
    if (before) add(before, -1);
    add(after, 1);
  }
  return { counts: next, open: left };
}
