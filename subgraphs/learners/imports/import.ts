import { z } from 'zod';
import type { AuditFact } from '../../../kernel/audit.ts';
import type { Identity } from '../../../kernel/identity.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { oneFrom, optional, optionalText, parseInput, text, uuid } from '../../../kernel/parse.ts';
import type { FileFault, RowFault } from '../../../kernel/sheets/faults.ts';
import type { Recorded } from '../../../store/record-store.ts';

/** How an import stands; the last four are the end. */
export const IMPORT_STATUSES = [
  'QUEUED',
  'RUNNING',
  'COMPLETED',
  'COMPLETED_WITH_ERRORS',
  'FAILED',
  'CANCELLED',
] as const;
export const IMPORT_FORMATS = ['CSV', 'ONEROSTER_1_1', 'ONEROSTER_1_2'] as const;

export type ImportStatus = (typeof IMPORT_STATUSES)[number];
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** Bytes of a file at most. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;
/** Rows of all its tables. */
export const MOST_ROWS = 500_000;
/** Faults of rows that are kept; the others are counted. */
export const MOST_FAULTS = 10_000;
/** Imports of an issuer that have not ended. */
export const MOST_OPEN = 5;

/** What has become of the rows of one table of the file. */
export interface FileProgress {
  readonly name: string;
  readonly rows: number;
  /** Worked off: where the import goes on. */
  readonly done: number;
  readonly made: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Left alone on purpose, such as teachers. */
  readonly skipped: number;
  readonly refused: number;
}

/** A file of an issuer's learners that is worked off in the background. */
export interface LearnerImport extends Recorded {
  readonly importId: string;
  readonly issuerDid: string;
  readonly fileName: string;
  readonly size: number;
  /** Lower-case hex. */
  readonly sha256: string;
  /** Known when it was looked into. */
  readonly format?: ImportFormat | undefined;
  /** Everything is looked at and nothing is written. */
  readonly dryRun: boolean;
  /** Whose codes of catalog entries the file has. */
  readonly jurisdictionCode?: string | undefined;
  readonly status: ImportStatus;
  readonly files: readonly FileProgress[];
  /** Faults of rows, also of those that are not kept. */
  readonly faultCount: number;
  /** Why it has FAILED. */
  readonly failure?: FileFault | undefined;
  readonly startedAt?: Date | undefined;
  readonly endedAt?: Date | undefined;
}

/** What only the work itself needs of an import. */
export interface ImportWork {
  readonly uploadId: string;
  /** Who has sent it, and in which request: in whose name records are changed. */
  readonly requester: Identity;
  readonly correlationId: string;
  /** There is something to do: to import, or to remove the file when that is over. */
  readonly isDue: boolean;
  /** How often it was begun since it last got on. */
  readonly attempts: number;
  /** The file and how it is read, until the import has ended; then the id. No two are alike. */
  readonly runKey: string;
}

export type StoredImport = LearnerImport & ImportWork;

/** A fault of a row, in the order in which they were found. */
export interface KeptFault extends RowFault {
  readonly file: string;
  readonly line: number;
}

export const hasEnded = (status: ImportStatus): boolean => status !== 'QUEUED' && status !== 'RUNNING';

/** What the trail tells of an import. */
export function importFact(
  action: 'learner_import.begun' | 'learner_import.ended',
  { importId }: Pick<LearnerImport, 'importId'>,
): Pick<AuditFact, 'action' | 'subject'> {
  return { action, subject: { type: 'LearnerImport', id: importId } };
}

export const importInput = z.strictObject({
  uploadId: uuid,
  offset: z
    .number()
    .int()
    .min(0, 'give the bytes before this piece')
    .max(MAX_FILE_BYTES, 'send a smaller file'),
  isLast: z.boolean(),
  fileName: text(255),
  content: z.instanceof(Uint8Array, { message: 'give the bytes of the piece' }),
  dryRun: optional(z.boolean()),
  jurisdictionCode: optionalText(
    z.string().regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/, 'give a code such as IE or GB-SCT (ISO 3166)'),
  ),
});

const importIdInput = z.strictObject({ importId: uuid });
export const parseImportId = (input: unknown) => parseInput(importIdInput, input).importId;

export const listImportsInput = z.strictObject({
  filter: optional(z.strictObject({ status: optional(oneFrom(IMPORT_STATUSES)) })),
  ...pageInput,
});
