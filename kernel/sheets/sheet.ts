import { isZip, type StoredFile, startOf } from './archive.ts';
import { type CsvForm, csvRecords, formOf, MOST_COLUMNS } from './csv.ts';
import type { Bytes } from './encoding.ts';
import { type RowFault, UnreadableFile } from './faults.ts';
import { requireHeader } from './header.ts';
import { jsonRecords } from './json-records.ts';
import { openWorkbook } from './xlsx.ts';
import { xlsxRows } from './xlsx-rows.ts';

export type SheetFormat = 'CSV' | 'XLSX' | 'JSON';

/** A row of a sheet. Cells that are empty have no member; text has no spaces around it. */
export interface SheetRow {
  /** Where it is found: the line of a CSV file, the row of a workbook, the place of a JSON record. From 1, and rising. */
  readonly rowNumber: number;
  readonly cells: Readonly<Record<string, string>>;
  /** What is wrong with it; the cells are those that could be read. */
  readonly faults: readonly RowFault[];
}

/** A table of a file. */
export interface Sheet {
  readonly format: SheetFormat;
  /** The names of its columns, each once, in their order; at least one. */
  readonly headers: readonly string[];
  /** From the first one on, each time the same, without those that are empty. Error: UnreadableFile. */
  rows(): AsyncGenerator<SheetRow>;
}

export interface SheetOptions {
  readonly fileName: string;
  /** Of a workbook, the name of the sheet; the first that is not hidden unless told. */
  readonly sheetName?: string | undefined;
  /** Rows at most, without the header. */
  readonly mostRows: number;
}

// The container of old workbooks, and of new ones with a password (MS-CFB 2.2).
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/**
 * Opens the table of a CSV, XLSX or JSON file. Memory stays flat, whatever the size of the file: rows are read as they are asked for.
 * Dates of workbooks become ISO 8601, and of merged cells the first has the text. Error: UnreadableFile.
 */
export async function readSheet(file: StoredFile, options: SheetOptions): Promise<Sheet> {
  const bytes: Bytes = () => file.read(0);
  const format = await formatOf(file, options.fileName);
  const named = await NAMED[format](file, bytes, options);
  return {
    format,
    headers: named.headers.filter((name) => name !== ''),
    async *rows() {
      let count = 0;
      for await (const row of named.rows()) {
        count += 1;
        if (count > options.mostRows) throw tooMany(row.rowNumber, options);
        yield row;
      }
    },
  };
}

function tooMany(line: number, { mostRows }: SheetOptions): UnreadableFile {
  return new UnreadableFile({
    line,
    code: 'rows',
    message: `there are more than ${mostRows} rows; divide the file into several`,
  });
}

const PIECE = 64 * 1024;

/** A file whose bytes are at hand. */
export function fileOf(bytes: Buffer): StoredFile {
  return {
    size: bytes.length,
    async *read(from) {
      for (let at = from; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
    },
  };
}

async function formatOf(file: StoredFile, fileName: string): Promise<SheetFormat> {
  if (await isZip(file)) return 'XLSX';
  if ((await startOf(file, COMPOUND.length)).equals(COMPOUND))
    throw unreadable(
      'workbook',
      'it is a workbook with a password or of the old kind .xls; save it as .xlsx without a password',
    );
  const [, extension = ''] = /\.([^.]*)$/.exec(fileName.toLowerCase()) ?? [];
  if (/^xls|^ods$/.test(extension))
    throw unreadable(
      'workbook',
      'the file is no workbook, whatever its name says; save it as .xlsx or as CSV',
    );
  return extension === 'json' ? 'JSON' : 'CSV';
}

type Named = Pick<Sheet, 'headers' | 'rows'>;
type Reader = (file: StoredFile, bytes: Bytes, options: SheetOptions) => Promise<Named>;

const NAMED: Readonly<Record<SheetFormat, Reader>> = {
  CSV: async (_file, bytes) => {
    const form = await formOf(bytes);
    const first = await csvRecords(bytes, form).next();
    const headers = requireHeader(first.done ? [] : first.value.cells);
    return { headers, rows: () => csvSheetRows(bytes, form, headers) };
  },
  XLSX: async (file, _bytes, { sheetName }) => {
    const workbook = await openWorkbook(file, sheetName);
    const rows = xlsxRows(workbook);
    const first = await rows.next();
    await rows.return(undefined);
    const names: string[] = [];
    if (!first.done) for (const [column, text] of first.value.cells) names[column] = text;
    const headers = requireHeader(Array.from(names, (name) => name ?? ''));
    return {
      headers,
      async *rows() {
        let isHeader = true;
        for await (const { number, cells, faults } of xlsxRows(workbook)) {
          if (!isHeader) yield rowOf(number, headers, cells, faults);
          isHeader = false;
        }
      },
    };
  },
  JSON: async (_file, bytes, options) => {
    const names = new Set<string>();
    for await (const record of jsonRecords(bytes)) {
      // All are looked through for their names, also those that are empty and so no rows.
      if (record.place > options.mostRows) throw tooMany(record.place, options);
      for (const name of record.names) names.add(name);
      if (names.size > MOST_COLUMNS) break;
    }
    const headers = requireHeader([...names]);
    return {
      headers,
      async *rows() {
        for await (const { place, cells, faults } of jsonRecords(bytes))
          if (cells.size + faults.length > 0)
            yield { rowNumber: place, cells: Object.fromEntries(cells), faults };
      },
    };
  },
};

async function* csvSheetRows(
  bytes: Bytes,
  form: CsvForm,
  headers: readonly string[],
): AsyncGenerator<SheetRow> {
  let isHeader = true;
  for await (const { line, cells } of csvRecords(bytes, form)) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    if (cells.length !== headers.length) yield ragged(line, cells.length, headers.length);
    else yield rowOf(line, headers, new Map(cells.entries()), new Map());
  }
}

/** A row that has another number of cells than the header: which of them is too many or missing nobody knows. */
function ragged(rowNumber: number, has: number, wanted: number): SheetRow {
  const message = `the row has ${has} cells and the header ${wanted}; put text with delimiters in quotes`;
  return { rowNumber, cells: {}, faults: [{ code: 'cells', message }] };
}

function rowOf(
  rowNumber: number,
  headers: readonly string[],
  texts: ReadonlyMap<number, string>,
  wrong: ReadonlyMap<number, RowFault>,
): SheetRow {
  const cells: Record<string, string> = {};
  const faults: RowFault[] = [];
  // Of columns without a name the first is told: a row may have a thousand of them.
  let isUnnamedTold = false;
  const tellUnnamed = (fault: RowFault) => {
    if (!isUnnamedTold) faults.push(fault);
    isUnnamedTold = true;
  };
  for (const [column, text] of texts) {
    if (text === '') continue;
    const name = headers[column] ?? '';
    if (name !== '') cells[name] = text;
    else
      tellUnnamed({
        code: 'column_unnamed',
        message: `there is text in column ${column + 1}, which has no name; name it in the header or empty it`,
      });
  }
  for (const [column, fault] of wrong) {
    const name = headers[column] ?? '';
    if (name === '') tellUnnamed(fault);
    else faults.push({ column: name, ...fault });
  }
  return { rowNumber, cells, faults };
}

function unreadable(code: string, message: string, line?: number): UnreadableFile {
  return new UnreadableFile({ line, code, message });
}
