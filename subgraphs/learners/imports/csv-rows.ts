import { type CsvForm, csvRecords, MOST_COLUMNS } from '../../../kernel/sheets/csv.ts';
import type { Bytes } from '../../../kernel/sheets/encoding.ts';
import { type RowFault, UnreadableFile } from '../../../kernel/sheets/faults.ts';

/** A table of the file: what its columns may be called, by the name that faults give them. */
export interface Columns {
  /** Each name in lower case, letters and digits alone, and the column that it stands for. */
  readonly names: ReadonlyMap<string, string>;
  readonly required: readonly string[];
}

/** A row by the names of its columns; cells that are empty are undefined, and a column that is not there has no member. */
export interface CsvRow {
  /** Where it ends, counted from 1. */
  readonly line: number;
  readonly cells: Readonly<Record<string, string | undefined>>;
  readonly fault?: RowFault;
}

/**
 * The rows of a CSV file by the columns that are known. Error: UnreadableFile for a header that lacks a required column or has one
 * twice, and for what is no CSV.
 */
export async function* csvRows(bytes: Bytes, form: CsvForm, columns: Columns): AsyncGenerator<CsvRow> {
  let header: readonly (string | undefined)[] | undefined;
  for await (const { line, cells } of csvRecords(bytes, form)) {
    if (header) yield { line, ...rowOf(cells, header) };
    else header = headerOf(cells, columns);
  }
  if (!header)
    throw new UnreadableFile({ code: 'empty', message: 'there is no header; send a file with one' });
}

/** `givenName`, `given_name` and `Given Name` are one name. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function headerOf(names: readonly string[], { names: known, required }: Columns): (string | undefined)[] {
  if (names.length > MOST_COLUMNS)
    throw new UnreadableFile({
      line: 1,
      code: 'columns',
      message: `there are ${names.length} columns; send at most ${MOST_COLUMNS}`,
    });
  const header = names.map((name) => known.get(plainName(name)));
  const twice = header.find((column, at) => column !== undefined && header.indexOf(column) !== at);
  if (twice !== undefined)
    throw new UnreadableFile({
      line: 1,
      column: twice,
      code: 'column_twice',
      message: 'two columns have this name; leave one of them out',
    });
  const missing = required.find((column) => !header.includes(column));
  if (missing !== undefined)
    throw new UnreadableFile({
      line: 1,
      column: missing,
      code: 'column_missing',
      message: 'this column is required; add it to the header and to each row',
    });
  return header;
}

function rowOf(record: readonly string[], header: readonly (string | undefined)[]): Omit<CsvRow, 'line'> {
  if (record.length !== header.length)
    return {
      cells: {},
      fault: {
        code: 'cells',
        message: `the row has ${record.length} cells and the header ${header.length}; put text with delimiters in quotes`,
      },
    };
  const cells: Record<string, string | undefined> = {};
  header.forEach((column, at) => {
    if (column !== undefined) cells[column] = record[at] || undefined;
  });
  return { cells };
}
