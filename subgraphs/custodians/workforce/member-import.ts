import { z } from 'zod';
import type { Identity } from '../../../kernel/identity.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { oneFrom, optional, parseInput, text, uuid } from '../../../kernel/parse.ts';
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
export type MemberImportStatus = (typeof IMPORT_STATUSES)[number];

export const MAX_FILE_BYTES = 50 * 1024 * 1024;
export const MOST_ROWS = 200_000;
/** Faults of rows that are kept; the others are counted. */
export const MOST_FAULTS = 10_000;
/** Imports of a custodian that have not ended. */
export const MOST_OPEN = 5;

/** What has become of the rows of a file. */
export interface ImportCounts {
  /** Worked off: where the import goes on. */
  readonly done: number;
  readonly made: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
}

/** A list of members that is worked off in the background. */
export interface MemberImport extends Recorded {
  readonly importId: string;
  readonly custodianId: string;
  readonly fileName: string;
  readonly size: number;
  /** Lower-case hex. */
  readonly sha256: string;
  readonly status: MemberImportStatus;
  readonly counts: ImportCounts;
  /** Faults of rows, also of those that are not kept. */
  readonly faultCount: number;
  /** Why it has FAILED. */
  readonly failure?: FileFault | undefined;
  readonly startedAt?: Date | undefined;
  readonly endedAt?: Date | undefined;
}

/** What only the work itself needs. */
export interface ImportWork {
  readonly uploadId: string;
  /** Who has sent it, and in which request: in whose name members are changed. */
  readonly requester: Identity;
  readonly correlationId: string;
  /** There is something to do: to import, or to remove the file when that is over. */
  readonly isDue: boolean;
  /** How often it was begun since it last got on. */
  readonly attempts: number;
  /** The file, until the import has ended; then the id. No two of a custodian are alike. */
  readonly runKey: string;
}

export type StoredMemberImport = MemberImport & ImportWork;

/** A fault of a row, in the order in which they were found. */
export interface KeptFault extends RowFault {
  readonly line: number;
}

export const NOTHING_DONE: ImportCounts = { done: 0, made: 0, changed: 0, unchanged: 0, refused: 0 };

export const hasEnded = (status: MemberImportStatus): boolean => status !== 'QUEUED' && status !== 'RUNNING';

/** Without what only the work itself needs. */
export function shown({
  uploadId: _upload,
  requester: _requester,
  correlationId: _correlation,
  isDue: _due,
  attempts: _attempts,
  runKey: _key,
  ...made
}: StoredMemberImport): MemberImport {
  return made;
}

export const importMembersInput = z.strictObject({
  uploadId: uuid,
  offset: z
    .number()
    .int()
    .min(0, 'give the bytes before this piece')
    .max(MAX_FILE_BYTES, 'send a smaller file'),
  isLast: z.boolean(),
  fileName: text(255),
  content: z.instanceof(Uint8Array, { message: 'give the bytes of the piece' }),
});

const importIdInput = z.strictObject({ importId: uuid });
export const parseImportId = (input: unknown) => parseInput(importIdInput, input).importId;

export const listImportsInput = z.strictObject({
  filter: optional(z.strictObject({ status: optional(oneFrom(IMPORT_STATUSES)) })),
  ...pageInput,
});
