import { z } from 'zod';
import type { AuditFact } from '../../../kernel/audit.ts';
import type { AuditAction } from '../../../kernel/audit-actions.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Identity } from '../../../kernel/identity.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { oneFrom, optional, optionalText, parseInput, text, uuid } from '../../../kernel/parse.ts';
import type { Recorded } from '../../../store/record-store.ts';
import type { ReportFormat } from '../formats/format.ts';
import { type OrganizationType, REPORT_KINDS, type ReportKind } from '../kinds.ts';
import type { ReportFilters } from '../order.ts';
import type { PinnedScheme } from '../ports.ts';
import type { RowProblem } from '../table.ts';

export const REPORT_STATUSES = [
  'QUEUED',
  'RUNNING',
  'COMPLETED',
  'COMPLETED_WITH_ERRORS',
  'FAILED',
  'CANCELLED',
  'EXPIRED',
] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

export type ReportEvent = 'begin' | 'complete' | 'completeWithErrors' | 'fail' | 'cancel' | 'expire';

/** What each event makes of a run. */
export const TRANSITIONS: Readonly<Record<ReportStatus, Partial<Record<ReportEvent, ReportStatus>>>> = {
  QUEUED: { begin: 'RUNNING', fail: 'FAILED', cancel: 'CANCELLED' },
  RUNNING: {
    // Again, after the process that worked on it has died.
    begin: 'RUNNING',
    complete: 'COMPLETED',
    completeWithErrors: 'COMPLETED_WITH_ERRORS',
    fail: 'FAILED',
    cancel: 'CANCELLED',
  },
  COMPLETED: { expire: 'EXPIRED' },
  COMPLETED_WITH_ERRORS: { expire: 'EXPIRED' },
  FAILED: {},
  CANCELLED: {},
  EXPIRED: {},
};

/** Runs of one who orders them that have not ended. */
export const MOST_OPEN = 5;
/** Errors that a run shows itself; its file of errors has all. */
export const MOST_SHOWN = 100;

/** Who ordered a report and may see it: an organization, or the administrators of the platform. */
export interface ReportOwner {
  readonly type: OrganizationType | 'PLATFORM';
  readonly id: string;
}

/** Whose records a report has. */
export interface ReportOrganization {
  readonly type: OrganizationType;
  readonly id: string;
  readonly did: string;
  readonly name: string;
}

/** A row that is not in the file, by its place among the rows of the source. */
export interface RowError extends RowProblem {
  /** From 1. */
  readonly row: number;
  readonly recordId: string;
}

/** A file of a run. */
export interface ReportFile {
  readonly fileName: string;
  readonly mediaType: string;
  /** In bytes. */
  readonly size: number;
  /** Lower-case hex. */
  readonly sha256: string;
}

/** What was asked for, as it is worked off: nothing of it changes once it is ordered. */
export interface ReportOrder {
  readonly kind: ReportKind;
  readonly owner: ReportOwner;
  /** Absent for the whole platform. */
  readonly organization?: ReportOrganization | undefined;
  readonly format: ReportFormat;
  /** The first UTC day; absent for the beginning. */
  readonly periodFrom?: string | undefined;
  /** The first UTC day after the period; absent for no end. */
  readonly periodTo?: string | undefined;
  readonly filters: ReportFilters;
  /** With the fields and maps that counted when it was ordered. */
  readonly scheme?: PinnedScheme | undefined;
  readonly orderedAt: Date;
}

/** How many rows became what; the source has as many as the others together. */
export interface RowCounts {
  /** Rows that the source has told of. */
  readonly sourceCount: number;
  /** Of those the ones that the report is not about, by its own definition. */
  readonly leftOutCount: number;
  /** Rows in the file. */
  readonly rowCount: number;
  /** Rows that have errors, and are not in the file. */
  readonly failedRowCount: number;
  readonly errorCount: number;
}

/** A report that is made in the background, and what came of it. */
export interface ReportRun extends Recorded, ReportOrder, RowCounts {
  readonly reportId: string;
  readonly status: ReportStatus;
  /** The first errors. */
  readonly firstErrors: readonly RowError[];
  readonly file?: ReportFile | undefined;
  /** All errors as CSV; absent without errors. */
  readonly errorsFile?: ReportFile | undefined;
  /** Records of before this instant are all there. */
  readonly coveredTo?: Date | undefined;
  /** The text of the manifest, and the signature over its UTF-8 bytes in base64. */
  readonly statement?: string | undefined;
  readonly signature?: string | undefined;
  readonly failure?: { readonly code: string; readonly message: string } | undefined;
  readonly startedAt?: Date | undefined;
  readonly endedAt?: Date | undefined;
  /** When its files go. */
  readonly expiresAt?: Date | undefined;
}

/** What only the work itself needs of a run. */
export interface RunWork {
  /** Of the owner, for lists. */
  readonly ownerKey: string;
  readonly isSensitive: boolean;
  /** There is something to do: to make it, or to remove its files when that is over. */
  readonly isDue: boolean;
  /** How often it was begun. */
  readonly attempts: number;
  /** One of MOST_OPEN while it has not ended. */
  readonly place?: number | undefined;
  readonly uploadId?: string | undefined;
  readonly errorsUploadId?: string | undefined;
  /** Who ordered it, and in which request. */
  readonly requester: Identity;
  readonly correlationId: string;
}

export type StoredRun = ReportRun & RunWork;

export const NO_ROWS: RowCounts = {
  sourceCount: 0,
  leftOutCount: 0,
  rowCount: 0,
  failedRowCount: 0,
  errorCount: 0,
};

export const hasEnded = (status: ReportStatus): boolean => status !== 'QUEUED' && status !== 'RUNNING';
export const hasFile = (status: ReportStatus): boolean =>
  status === 'COMPLETED' || status === 'COMPLETED_WITH_ERRORS';

/** In the place of the owner of a run that was deleted: nobody finds it any more, and its files go. */
export const DELETED = 'DELETED';

export function ownerKeyOf({ type, id }: ReportOwner): string {
  return `${type}:${id}`;
}

/** The status after an event. Error: INVALID_STATE_TRANSITION. */
export function after(event: ReportEvent, { status }: Pick<ReportRun, 'status'>): ReportStatus {
  const next = TRANSITIONS[status][event];
  if (next) return next;
  throw new AppError('INVALID_STATE_TRANSITION', `This report is ${status}: ${REMEDIES[status]}.`);
}

const REMEDIES: Readonly<Record<ReportStatus, string>> = {
  QUEUED: 'wait until it has ended',
  RUNNING: 'wait until it has ended',
  COMPLETED: 'it is over; download it or delete it',
  COMPLETED_WITH_ERRORS: 'it is over; download it or delete it',
  FAILED: 'order it anew when its failure is mended',
  CANCELLED: 'order it anew',
  EXPIRED: 'its files are gone; order it anew',
};

/** The refusal to hand out what is not there yet, or any more. */
export function withoutFile({ status }: Pick<ReportRun, 'status'>): AppError {
  return new AppError('INVALID_STATE_TRANSITION', `This report is ${status}: ${REMEDIES[status]}.`);
}

/** What the trail tells of a run: ids alone. */
export function runFact(
  action: AuditAction,
  { reportId, owner }: Pick<ReportRun, 'reportId' | 'owner'>,
): AuditFact {
  const org = owner.type === 'PLATFORM' ? undefined : { type: owner.type, id: owner.id };
  return { action, subject: { type: 'Report', id: reportId }, org };
}

/** Without what only the work itself needs. */
export function shown({
  ownerKey: _owner,
  isSensitive: _sensitive,
  isDue: _due,
  attempts: _attempts,
  place: _place,
  uploadId: _upload,
  errorsUploadId: _errors,
  requester: _requester,
  correlationId: _correlation,
  ...run
}: StoredRun): ReportRun {
  return run;
}

const reportId = z.strictObject({ reportId: uuid });
export const parseReportId = (input: unknown) => parseInput(reportId, input).reportId;

export const fileInput = z.strictObject({ reportId: uuid, after: optionalText(text(300)) });

export const listRunsInput = z.strictObject({
  filter: optional(
    z.strictObject({
      kind: optional(oneFrom(REPORT_KINDS)),
      status: optional(oneFrom(REPORT_STATUSES)),
    }),
  ),
  ...pageInput,
});
