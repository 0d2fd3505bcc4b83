import { z } from 'zod';
import { pageInput } from '../../../kernel/paging.ts';
import { oneFrom, optional, optionalText, text, uuid } from '../../../kernel/parse.ts';
import type { Recorded } from '../../../store/record-store.ts';
import { FRAMEWORK_KINDS, type Framework } from '../frameworks/framework.ts';
import { code, jurisdictionCode } from '../parse.ts';
import type { FormatName } from './format.ts';
import type { ItemProblem } from './refusals.ts';

export const IMPORT_STATUSES = [
  'RECEIVING',
  'QUEUED',
  'RUNNING',
  'COMPLETED',
  'FAILED',
  'CANCELLED',
] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** What becomes of an item. KEPT: no record, but kept for exports; SKIPPED: the catalog has no place for it. */
export const OUTCOMES = ['MADE', 'CHANGED', 'UNCHANGED', 'KEPT', 'SKIPPED', 'REFUSED'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The steps of an import, in their order. */
export const PHASES = [
  'INSPECT',
  'READ',
  'FRAMEWORKS',
  'SKILLS',
  'HIERARCHY',
  'ENTRIES',
  'PARTS',
  'TRIM',
] as const;
export type Phase = (typeof PHASES)[number];

/** How many items there are of each outcome. */
export type Counts = Readonly<Record<Outcome, number>>;
export const NONE: Counts = { MADE: 0, CHANGED: 0, UNCHANGED: 0, KEPT: 0, SKIPPED: 0, REFUSED: 0 };

/** Where an import goes on: the last item that a step has settled, and how many items were read. */
export interface Position {
  readonly phase: Phase;
  readonly behind: string;
  readonly read: number;
}

/** A document on its way into the catalog; or, as a dry run, what would become of it. */
export interface CatalogImport extends Recorded {
  readonly importId: string;
  readonly fileName: string;
  readonly uploadId: string;
  /** Bytes of the whole file; 0 before it is there. */
  readonly size: number;
  /** Hex SHA-256 of the whole file; absent before it is there. */
  readonly sha256?: string | undefined;
  readonly isDryRun: boolean;
  /** Where what it makes belongs. */
  readonly jurisdictionCode: string;
  /** The code of a new framework; its identifier in the document unless told. */
  readonly frameworkCode?: string | undefined;
  readonly kind: Framework['kind'];
  readonly format?: FormatName | undefined;
  readonly status: ImportStatus;
  readonly position: Position;
  /** Items of the document; 0 before it was looked through. */
  readonly total: number;
  readonly counts: Counts;
  /** Why it FAILED. */
  readonly problem?: ItemProblem | undefined;
  /** The framework that it is about, where it is about one. */
  readonly frameworkId?: string | undefined;
  /** Whether that was not there before: a dry run only thinks of it. */
  readonly isFrameworkNew?: boolean | undefined;
  readonly finishedAt?: Date | undefined;
}

/** How much of it is settled, in whole percents. */
export function progressOf({ status, counts, total, position }: CatalogImport): number {
  if (status === 'COMPLETED') return 100;
  const settled = Object.values(counts).reduce((sum, count) => sum + count, 0);
  // Reading is about a third of the work.
  return total === 0 ? 0 : Math.min(99, Math.floor(((position.read + 2 * settled) / (3 * total)) * 100));
}

export function isOver({ status }: CatalogImport): boolean {
  return status === 'COMPLETED' || status === 'FAILED' || status === 'CANCELLED';
}

/** Files of this size are taken; a larger catalog is divided. */
export const MOST_FILE_BYTES = 50 * 1024 * 1024;
/** Items of one document; those of the largest published frameworks are a quarter of it. */
export const MOST_ITEMS = 250_000;

export const importInput = z.strictObject({
  uploadId: uuid,
  offset: z
    .number('give the number of bytes before this piece')
    .int('give a whole number')
    .min(0, 'begin with 0')
    .max(MOST_FILE_BYTES, 'send a file of at most 50 MB'),
  isLast: z.boolean('say whether this is the last piece'),
  fileName: text(255),
  content: z.instanceof(Uint8Array, { message: 'send the bytes of the piece' }),
  jurisdictionCode,
  dryRun: optional(z.boolean('give true or false')),
  frameworkCode: optionalText(code),
  kind: optional(oneFrom(FRAMEWORK_KINDS)),
});

export const importIdInput = z.strictObject({ importId: uuid });

export const listImportsInput = z.strictObject({
  filter: optional(z.strictObject({ status: optional(oneFrom(IMPORT_STATUSES)) })),
  ...pageInput,
});

export const listItemsInput = z.strictObject({
  importId: uuid,
  filter: optional(z.strictObject({ outcome: optional(oneFrom(OUTCOMES)) })),
  ...pageInput,
});
