import { MOST_CHARACTERS, MOST_COLUMNS } from './csv.ts';
import { type RowFault, UnreadableFile } from './faults.ts';
import { isoOf, numberText } from './number-formats.ts';
import { textCollector } from './shared-strings.ts';
import type { Workbook } from './xlsx.ts';
import { hearXml } from './xml.ts';

/** A row of a sheet: the texts of its cells by their columns, counted from 0, without those that are empty. */
export interface XlsxRow {
  /** As the sheet numbers it, from 1. */
  readonly number: number;
  readonly cells: ReadonlyMap<number, string>;
  /** Cells that cannot be read, by their columns. */
  readonly faults: ReadonlyMap<number, RowFault>;
}

const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;

/** A cell while it is read. */
interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  /** What is stored: of a formula, what it came to. */
  value: string | undefined;
  inline: string | undefined;
}

/** The rows of a sheet as they are read, without those that are empty. Error: UnreadableFile. */
export async function* xlsxRows(workbook: Workbook): AsyncGenerator<XlsxRow> {
  const { part } = workbook;
  const wrong = (code: string, message: string, line?: number) =>
    new UnreadableFile({ file: part, line, code, message });
  const ready: XlsxRow[] = [];
  let isData = false;
  let number = 0;
  let column = -1;
  let characters = 0;
  let cells = new Map<number, string>();
  let faults = new Map<number, RowFault>();
  let cell: OpenCell | undefined;
  let isValue = false;
  const inline = textCollector('is', (text) => {
    if (cell) cell.inline = text;
  });

  const finish = ({ column: at, ...read }: OpenCell) => {
    const text = textOf(read, workbook);
    // Spaces count, too: reading them is work.
    characters += typeof text === 'string' ? text.length : 0;
    if (characters > MOST_CHARACTERS)
      throw wrong('row_length', `a row has more than ${MOST_CHARACTERS} characters; shorten it`, number);
    const shown = typeof text === 'string' ? text.trim() : text;
    if (shown === '') return;
    if (at >= MOST_COLUMNS)
      throw wrong('columns', `there is text beyond column ${MOST_COLUMNS}; leave out columns`, number);
    if (typeof shown === 'string') cells.set(at, shown);
    else faults.set(at, shown);
  };

  const pieces = hearXml(workbook.bytes(), part, {
    open(name, attribute) {
      if (name === 'sheetData') isData = true;
      if (!isData) return;
      if (name === 'row') {
        const next = Number(attribute('r') ?? number + 1);
        if (!(Number.isInteger(next) && next > number && next <= LAST_ROW))
          throw wrong('row_number', 'its rows are not in order; save the workbook anew', number);
        number = next;
        column = -1;
        characters = 0;
        cells = new Map();
        faults = new Map();
      } else if (name === 'c') {
        const reference = attribute('r');
        const next = reference === undefined ? column + 1 : columnOf(reference);
        if (!(next > column && next < LAST_COLUMN))
          throw wrong('cell_place', 'cells of a row are not in order; save the workbook anew', number);
        column = next;
        const style = Number(attribute('s') ?? 0);
        cell = { column, type: attribute('t') ?? 'n', style, value: undefined, inline: undefined };
      } else if (name === 'v') isValue = cell !== undefined;
      else inline.open(name);
    },
    text(text) {
      if (isValue && cell) cell.value = (cell.value ?? '') + text;
      else if (cell) inline.text(text);
    },
    close(name) {
      if (name === 'sheetData') isData = false;
      if (!isData) return;
      if (name === 'v') isValue = false;
      else if (name === 'c') {
        if (cell) finish(cell);
        cell = undefined;
      } else if (name === 'row') {
        if (cells.size + faults.size > 0) ready.push({ number, cells, faults });
      } else inline.close(name);
    },
  });
  for await (const _piece of pieces) yield* ready.splice(0);
}

/** Its text, or why it has none. Faults name no content: cells hold personal data. */
function textOf(
  { type, style, value, inline }: Omit<OpenCell, 'column'>,
  { strings, kinds, dates }: Workbook,
): string | RowFault {
  if (type === 'inlineStr') return inline ?? '';
  if (value === undefined || value === '') return '';
  switch (type) {
    case 's':
      return (
        strings.at(/^\d{1,9}$/.test(value) ? Number(value) : -1) ?? {
          code: 'shared_string',
          message: 'the cell refers to a text that is not there; save the workbook anew',
        }
      );
    case 'str':
    case 'd':
      return value;
    case 'b':
      return value === '1' || value === 'true' ? 'true' : 'false';
    case 'e':
      return { code: 'formula', message: 'the cell shows an error; correct its formula or write the value' };
    default: {
      const number = Number(value);
      if (type !== 'n' || !Number.isFinite(number) || value.trim() === '')
        return { code: 'number', message: 'the cell holds no number; write it anew' };
      return numberTextOf(number, kinds[style] ?? 'number', dates);
    }
  }
}

function numberTextOf(
  number: number,
  kind: Workbook['kinds'][number],
  dates: Workbook['dates'],
): string | RowFault {
  if (kind === 'date' || kind === 'time' || kind === 'date_time')
    return (
      isoOf(number, kind, dates) ?? {
        code: 'date',
        message: 'the cell shows no day that there is; correct it',
      }
    );
  const text = numberText(number);
  if (text === undefined)
    return {
      code: 'digits',
      message: 'the number has more than 15 digits, of which spreadsheets lose some; write it as text',
    };
  if (typeof kind === 'object' && /^\d+$/.test(text)) return text.padStart(kind.digits, '0');
  return text;
}

/** `B7` is in column 1. Undefined references have none. */
function columnOf(reference: string): number {
  const [, letters = ''] = /^([A-Za-z]{1,3})\d{1,7}$/.exec(reference) ?? [];
  let column = 0;
  for (const letter of letters.toUpperCase()) column = 26 * column + letter.charCodeAt(0) - 64;
  return column - 1;
}
