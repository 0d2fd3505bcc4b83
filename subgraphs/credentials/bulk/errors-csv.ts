import { z } from 'zod';
import { BYTE_ORDER_MARK, csvLine } from '../../../kernel/csv-cell.ts';
import { invalid } from '../../../kernel/errors.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { BulkJob } from './bulk-job.ts';
import { BY_ROW } from './bulk-models.ts';
import type { BulkRow } from './bulk-row.ts';

/** A piece of a file for its reader; `next` asks for the piece behind it. */
export interface FilePiece {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
  readonly next?: string | undefined;
}

const HEADER = ['row', 'status', 'column', 'field', 'code', 'message'];
const ROWS_A_PIECE = 500;
/** In this order: what was wrong with the file, then what has failed since. */
const WITH_ERRORS = ['INVALID', 'FAILED'] as const;

const placeInput = z.tuple([z.enum(WITH_ERRORS), z.int().min(0)]);

/** What is wrong with the rows of a job, piece by piece. Error: VALIDATION_FAILED for an `after` of no piece. */
export async function errorsPiece(
  rows: RecordStore<BulkRow>,
  { jobId }: Pick<BulkJob, 'jobId'>,
  after: string | undefined,
): Promise<FilePiece> {
  const [status, behind] = after === undefined ? (['INVALID', undefined] as const) : placeOf(after);
  const found = await rows.list({ jobId, status }, BY_ROW, {
    skip: 0,
    limit: ROWS_A_PIECE,
    ...(behind !== undefined && { behind: [behind] }),
  });
  const lines = found.flatMap(({ rowNumber, faults }) =>
    faults.map(({ column = '', field = '', code, message }) =>
      csvLine([rowNumber, status, column, field, code, message]),
    ),
  );
  const head = after === undefined ? [BYTE_ORDER_MARK + csvLine(HEADER)] : [];
  const last = found.length < ROWS_A_PIECE ? undefined : found.at(-1);
  const next = last
    ? ([status, last.rowNumber] as const)
    : status === 'INVALID'
      ? (['FAILED', 0] as const)
      : undefined;
  return {
    fileName: `bulk-issuance-${jobId}-errors.csv`,
    mediaType: 'text/csv',
    content: Buffer.from([...head, ...lines].join('')),
    next: next && Buffer.from(JSON.stringify(next)).toString('base64url'),
  };
}

function placeOf(after: string) {
  try {
    return placeInput.parse(JSON.parse(Buffer.from(after, 'base64url').toString('utf8')));
  } catch {
    throw invalid('after', 'cursor', 'give the `next` of the piece before');
  }
}
