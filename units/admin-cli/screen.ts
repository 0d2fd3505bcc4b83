import { styleText } from 'node:util';
import { tableOf } from './table.ts';

/** Where a command writes, and how. */
export interface Screen {
  readonly isJson: boolean;
  /** One line for a person; nothing when JSON is wanted. */
  say(text: string): void;
  /** Rows as a table for a person; nothing when JSON is wanted. */
  list(rows: readonly Row[], columns: readonly Column[], total?: number): void;
  /** The result: fields as lines, and below them a table for each list of records; or all of it as JSON. */
  record(record: Row): void;
  /** How far something has come: one line that the next output takes the place of. Nothing but on a terminal. */
  progress(text: string): void;
  /** A line of a stream, as it is. */
  line(text: string): void;
  paint(style: Style, text: string): string;
}

export type Row = Readonly<Record<string, unknown>>;
/** A heading, and the path of the field below it: `subject.id`. */
export type Column = readonly [heading: string, path: string];
export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';

const GOOD =
  /^(ACTIVE|UP|ON|TRUSTED|APPROVED|OK|VALID|RESOLVED|COMPLETED|SUCCESS|MET|PUBLISHED|ADOPTED|ACCEPTED)$/;
const BAD = /^(DOWN|REVOKED|REJECTED|FAILED|DENIED|CHANGED|HIGH|CONFIRMED|DISABLED|CANCELLED)$/;
const WAITING =
  /^(PENDING_APPROVAL|SUSPENDED|OPEN|DEGRADED|SUBMITTED|UNDER_REVIEW|INFO_REQUESTED|RUNNING|QUEUED|PROPOSED|VERIFIED|SEEDING|REMOVING|MEDIUM|INVESTIGATING|PENDING|IN_REVIEW|CHANGES_REQUESTED)$/;
const GAP = '  ';
const NOTHING = '-';
const ERASE_LINE = '\r\u001b[K';

/** Writes to standard output; tables are fitted to a terminal alone, and only one gets colours and progress. */
export function createScreen(options: {
  isJson: boolean;
  write: (text: string) => void;
  isTerminal: boolean;
  isColoured: boolean;
  width: number;
}): Screen {
  const { isJson, write, isTerminal, isColoured } = options;
  const width = isTerminal ? options.width : Number.POSITIVE_INFINITY;
  let hasProgress = false;

  return {
    isJson,
    paint,
    line: put,
    say(text) {
      if (!isJson) put(text);
    },
    list(rows, columns, total = rows.length) {
      if (isJson) return;
      if (rows.length === 0) put('Nothing found.');
      else table(rows, columns);
      if (total > rows.length) put(paint('dim', `${rows.length} of ${total}; see --page.`));
    },
    record(record) {
      if (isJson) {
        put(JSON.stringify(record, null, 2));
        return;
      }
      const fields = flat(record);
      const plain = fields.filter(([, value]) => !isListOfRecords(value));
      const widest = Math.max(0, ...plain.map(([name]) => name.length));
      for (const [name, value] of plain)
        put(`${paint('dim', name.padEnd(widest))}${GAP}${coloured(textOf(value))}`);
      for (const [name, value] of fields) {
        if (!isListOfRecords(value)) continue;
        put(plain.length > 0 ? `\n${paint('bold', name)}` : paint('bold', name));
        table(value, columnsOf(value));
      }
    },
    progress(text) {
      if (!isTerminal || isJson) return;
      write(`${ERASE_LINE}${text.slice(0, width - 1)}`);
      hasProgress = true;
    },
  };

  function put(text: string): void {
    write(`${hasProgress ? ERASE_LINE : ''}${text}\n`);
    hasProgress = false;
  }

  function table(rows: readonly Row[], columns: readonly Column[]): void {
    const cells = rows.map((row) => columns.map(([, path]) => cellOf(valueAt(row, path))));
    const laid = tableOf(
      columns.map(([heading]) => heading),
      cells,
      width,
    );
    for (const line of laid.headings) put(paint('bold', line));
    for (const line of laid.rows.flat()) put(coloured(line));
  }

  /** On a terminal instants are told to the second, which is read more easily. */
  function cellOf(value: unknown): string {
    const text = textOf(value);
    return isTerminal ? text.replace(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.\d{3}Z$/, '$1Z') : text;
  }

  function paint(style: Style, text: string): string {
    return isColoured ? styleText(style, text, { validateStream: false }) : text;
  }

  function coloured(line: string): string {
    if (!isColoured) return line;
    return line.replace(/\b[A-Z][A-Z_]+\b/g, (word) => {
      if (GOOD.test(word)) return paint('green', word);
      if (BAD.test(word)) return paint('red', word);
      return WAITING.test(word) ? paint('yellow', word) : word;
    });
  }
}

/** The value at a path of names: `subject.id`. */
export function valueAt(row: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? (value as Row)[name] : undefined),
      row,
    );
}

export function textOf(value: unknown): string {
  if (value === null || value === undefined) return NOTHING;
  if (typeof value === 'string') return printable(value) || '""';
  if (Array.isArray(value) && !value.some(isPlainObject)) return value.map(textOf).join(', ') || NOTHING;
  return printable(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

/** Text of others must not move the cursor or change colours. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (character) =>
    character === '\t' ? ' ' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The fields of a record by their paths; lists stay whole. */
function flat(record: Row, prefix = ''): (readonly [path: string, value: unknown])[] {
  return Object.entries(record).flatMap(([name, value]) => {
    const path = `${prefix}${name}`;
    return isPlainObject(value) ? flat(value, `${path}.`) : [[path, value] as const];
  });
}

/** A column for each field that any of the records has: `changed_at` as CHANGED AT. */
function columnsOf(records: readonly Row[]): readonly Column[] {
  const paths = new Set(records.flatMap((record) => flat(record).map(([path]) => path)));
  return [...paths].map((path) => [path.replace(/[_.]|(?<=[a-z])(?=[A-Z])/g, ' ').toUpperCase(), path]);
}

function isListOfRecords(value: unknown): value is readonly Row[] {
  return Array.isArray(value) && value.length > 0 && value.every(isPlainObject);
}

function isPlainObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
