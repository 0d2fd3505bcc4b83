import type { Context } from '../../../kernel/context.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../kernel/csv-cell.ts';
import type { Format, RowWriter } from '../formats/format.ts';
import type { ReportSource } from '../sources/source.ts';
import type { ReportRow, RowProblem } from '../table.ts';
import type { FileSink } from './file-sink.ts';
import { MOST_SHOWN, NO_ROWS, type ReportOrder, type RowCounts, type RowError } from './run.ts';

/** Records that a source looks at for one page. */
export const ROWS_A_PAGE = 500;

const ERRORS_HEADER = csvLine(['row', 'record_id', 'field_code', 'code', 'message']);

/** A report that cannot be made, whenever it is tried. */
export class UnmakeableReport extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'UnmakeableReport';
    this.code = code;
  }
}

/** How far a run is. */
export interface RunProgress extends RowCounts {
  readonly firstErrors: readonly RowError[];
  /** Records of before this instant are all there, as far as the source says. */
  readonly through?: Date | undefined;
}

/**
 * Reads a source to its end, and writes the rows into one file and their errors into another. A row with errors is in the second
 * alone. What is in memory does not grow with the rows. Errors: those of the source, of `tick`, and UnmakeableReport for too many rows.
 */
export async function writeRun(given: {
  readonly order: ReportOrder;
  readonly source: ReportSource;
  readonly format: Format;
  readonly writer: RowWriter;
  readonly rows: FileSink;
  readonly errors: FileSink;
  readonly mostRows: number;
  readonly context: Context;
  /** Called between pages; it throws to stop. */
  readonly tick: (progress: RunProgress) => Promise<void>;
}): Promise<RunProgress> {
  const { order, source, format, writer, rows, errors, context, tick } = given;
  const mostRows = Math.min(given.mostRows, format.mostRows ?? given.mostRows);
  let progress: RunProgress = { ...NO_ROWS, firstErrors: [] };

  const pack = format.pack ?? utf8;
  for await (const bytes of pack(texts())) await rows.write(bytes);
  return progress;

  async function* texts(): AsyncGenerator<string> {
    yield writer.head;
    for (let after: string | undefined; ; ) {
      const page = await source.page(order, after, ROWS_A_PAGE, context);
      const { text, failed, after: counts } = written(page.rows, page.leftOut ?? 0);
      progress = { ...counts, through: page.through ?? progress.through };
      if (failed.length > 0) {
        const isFirst = progress.errorCount === failed.length;
        const lines = failed.map((error) =>
          csvLine([error.row, error.recordId, error.fieldCode, error.code, error.message]),
        );
        await errors.write(Buffer.from(`${isFirst ? BYTE_ORDER_MARK + ERRORS_HEADER : ''}${lines.join('')}`));
      }
      if (progress.rowCount > mostRows)
        throw new UnmakeableReport(
          'TOO_MANY_ROWS',
          `There are more than ${mostRows} rows; shorten the period, narrow the filters, or take another format.`,
        );
      if (text !== '') yield text;
      await tick(progress);
      after = page.next;
      if (after === undefined) break;
    }
    yield writer.tail(progress.rowCount);
  }

  function written(page: readonly ReportRow[], leftOut: number) {
    const failed: RowError[] = [];
    const lines: string[] = [];
    let { sourceCount, rowCount, failedRowCount } = progress;
    for (const { recordId, cells, problems } of page) {
      sourceCount += 1;
      const found = [...(problems ?? []), ...unsaid(writer.problems(cells), problems)];
      if (found.length > 0) {
        failedRowCount += 1;
        for (const problem of found) failed.push({ row: sourceCount, recordId, ...problem });
        continue;
      }
      rowCount += 1;
      lines.push(writer.row(cells, rowCount));
    }
    const counts = {
      sourceCount: sourceCount + leftOut,
      leftOutCount: progress.leftOutCount + leftOut,
      rowCount,
      failedRowCount,
      errorCount: progress.errorCount + failed.length,
      firstErrors: [...progress.firstErrors, ...failed.slice(0, MOST_SHOWN - progress.firstErrors.length)],
    };
    return { text: lines.join(''), failed, after: counts };
  }
}

/** A field that has a problem of its own need not be told that it does not fit the format. */
export function unsaid(
  more: readonly RowProblem[],
  known: readonly RowProblem[] | undefined,
): readonly RowProblem[] {
  if (more.length === 0 || !known || known.length === 0) return more;
  const fields = new Set(known.map(({ fieldCode }) => fieldCode));
  return more.filter(({ fieldCode }) => !fields.has(fieldCode));
}

async function* utf8(text: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const some of text) yield Buffer.from(some);
}
