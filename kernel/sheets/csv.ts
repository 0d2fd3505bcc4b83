import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { createStretches } from '../stretch.ts';
import { asUtf8, type Bytes, detectEncoding, type Encoding } from './encoding.ts';
import { UnreadableFile } from './faults.ts';

/** A row of a CSV file: its cells in order, as they were written, without spaces around them. */
export interface CsvRecord {
  /** Where it ends, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

// A row of a school's system is under 2 KB.
/** Characters of a row at most. */
export const MOST_CHARACTERS = 64 * 1024;
const MOST_BYTES = 4 * MOST_CHARACTERS;
/** Columns of a table at most. */
export const MOST_COLUMNS = 1000;
const DELIMITERS = [',', ';', '\t'];
/** A turn for others after so many rows, which are no more than a few milliseconds. */
const ROWS_A_TURN = 500;
/** The parser reads what it is given in one go: files come in pieces of megabytes, and this much may be hundreds of rows. */
const BYTES_A_TURN = 1024;

/** How a file is written. */
export interface CsvForm {
  readonly encoding: Encoding;
  readonly delimiter: string;
}

/** The encoding and the delimiter of a file. Error: UnreadableFile. */
export async function formOf(bytes: Bytes): Promise<CsvForm> {
  const encoding = await detectEncoding(bytes);
  return { encoding, delimiter: await delimiterOf(asUtf8(bytes, encoding)) };
}

/**
 * The rows of a CSV file (RFC 4180) as they are read, the header among them, without those that are empty. Error: UnreadableFile for
 * what is no CSV.
 */
export async function* csvRecords(bytes: Bytes, form: CsvForm): AsyncGenerator<CsvRecord> {
  const parser = parse({
    delimiter: form.delimiter,
    info: true,
    max_record_size: MOST_CHARACTERS,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
  });
  const source = Readable.from(inLines(asUtf8(bytes, form.encoding)), { objectMode: false });
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let count = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      yield { line: info.lines, cells: record };
      count += 1;
      if (count % ROWS_A_TURN === 0) await new Promise(setImmediate);
    }
  } catch (error) {
    throw error instanceof CsvError ? notCsv(error) : error;
  } finally {
    source.destroy();
    parser.destroy();
  }
}

/**
 * A text in small parts, each of which the parser reads in one go. Refuses a line without end: the parser bounds what is in cells, and
 * not how many cells there are.
 */
async function* inLines(text: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let open = 0;
  const breathe = createStretches();
  for await (const chunk of text) {
    open = openBehind(chunk, open);
    for (let at = 0; at < chunk.length; at += BYTES_A_TURN) {
      // Rows that are empty come to nobody who could give turns.
      await breathe();
      yield chunk.subarray(at, at + BYTES_A_TURN);
    }
  }
}

/** How many bytes the line has that is open behind a chunk, when so many came before it. Error: UnreadableFile for a line too long. */
function openBehind(chunk: Buffer, before: number): number {
  let open = before;
  for (let from = 0; ; ) {
    const to = from + MOST_BYTES - open;
    const end = lastEnd(chunk.subarray(from, to + 1));
    if (to >= chunk.length) return end < 0 ? open + chunk.length - from : chunk.length - from - end - 1;
    if (end < 0) throw tooLong();
    from += end + 1;
    open = 0;
  }
}

// Old files of a Mac end lines with CR alone.
function lastEnd(part: Buffer): number {
  return Math.max(part.lastIndexOf(0x0a), part.lastIndexOf(0x0d));
}

function tooLong(): UnreadableFile {
  return new UnreadableFile({
    code: 'line_length',
    message: `a line has more than ${MOST_BYTES} bytes; save the file as CSV with a line for each row`,
  });
}

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

async function delimiterOf(text: AsyncIterable<Buffer>): Promise<string> {
  let start = '';
  for await (const chunk of text) {
    start = (start + chunk.toString('utf8')).trimStart();
    if (/[\r\n]/.test(start) || start.length > MOST_CHARACTERS) break;
  }
  const [line = ''] = start
    .slice(0, MOST_CHARACTERS)
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1);
  const counted = DELIMITERS.map((delimiter) => line.split(delimiter).length);
  return DELIMITERS[counted.indexOf(Math.max(...counted))] ?? ',';
}

const REASONS: Readonly<Record<string, string>> = {
  CSV_MAX_RECORD_SIZE: `a row has more than ${MOST_CHARACTERS} characters; look for a quote that does not end`,
  CSV_QUOTE_NOT_CLOSED: 'a quote does not end; close it',
  CSV_INVALID_CLOSING_QUOTE: 'text follows behind a quote; write quotes within text twice',
  INVALID_OPENING_QUOTE:
    'a quote begins within text; put the whole cell in quotes and write quotes within it twice',
};

function notCsv(error: CsvError): UnreadableFile {
  const { lines } = error as { lines?: number };
  const message = REASONS[error.code] ?? 'this is no CSV as RFC 4180 has it; save the file as CSV anew';
  // The library's own words show the cell.
  return new UnreadableFile({ line: lines, code: 'csv', message });
}
