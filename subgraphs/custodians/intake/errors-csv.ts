import { z } from 'zod';
import { BYTE_ORDER_MARK, csvLine } from '../../../kernel/csv-cell.ts';
import { invalid } from '../../../kernel/errors.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { StoredBatch } from './intake-batch.ts';
import { BY_ROW } from './intake-models.ts';
import type { StoredRecord } from './intake-record.ts';

/** A piece of a file for its reader; `next` asks for the piece behind it. */
export interface FilePiece {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
  readonly next?: string | undefined;
}

const HEADER = ['row', 'column', 'field', 'code', 'message'];
const RECORDS_A_PIECE = 500;

const placeInput = z.tuple([z.number().int(), z.number().int(), z.string().max(64)]);

/** What is wrong with the rows of a batch that are INVALID, piece by piece. Error: VALIDATION_FAILED for an `after` of no piece. */
export async function errorsPiece(
  records: RecordStore<StoredRecord>,
  { intakeId }: Pick<StoredBatch, 'intakeId'>,
  after: string | undefined,
): Promise<FilePiece> {
  const where = { intakeId, status: 'INVALID' };
  const behind = after === undefined ? {} : { behind: placeOf(after) };
  const found = await records.list(where, BY_ROW, { skip: 0, limit: RECORDS_A_PIECE, ...behind });
  const lines = found.flatMap(({ rowNumber, faults }) =>
    faults.map(({ column = '', field = '', code, message }) =>
      csvLine([rowNumber, column, field, code, message]),
    ),
  );
  const head = after === undefined ? [BYTE_ORDER_MARK + csvLine(HEADER)] : [];
  const last = found.length < RECORDS_A_PIECE ? undefined : found.at(-1);
  return {
    fileName: `intake-${intakeId}-errors.csv`,
    mediaType: 'text/csv',
    content: Buffer.from([...head, ...lines].join('')),
    next: last && Buffer.from(JSON.stringify(records.keyOf(BY_ROW)(last))).toString('base64url'),
  };
}

function placeOf(after: string) {
  try {
    return placeInput.parse(JSON.parse(Buffer.from(after, 'base64url').toString('utf8')));
  } catch {
    throw invalid('after', 'cursor', 'give the `next` of the piece before');
  }
}
