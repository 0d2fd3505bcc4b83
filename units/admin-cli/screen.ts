import { styleText } from 'node:util';

/** Where a command writes, and how. */
export interface Screen {
  readonly isJson: boolean;
  /** One line for a person; nothing when JSON is wanted. */
  say(text: string): void;
  /** The result: rows as a table, a record as lines, or either as JSON. */
  list(rows: readonly Row[], columns: readonly Column[], total?: number): void;
  record(record: Row): void;
  /** A line of a stream, as it is. */
  line(text: string): void;
  paint(style: Style, text: string): string;
}

export type Row = Readonly<Record<string, unknown>>;
/** A heading, and the path of the field below it: `subject.id`. */
export type Column = readonly [heading: string, path: string];
export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';

const GOOD = /^(ACTIVE|UP|ON|TRUSTED|APPROVED|OK|VALID|RESOLVED|COMPLETED|SUCCESS|MET)$/;
const BAD = /^(DOWN|REVOKED|REJECTED|FAILED|DENIED|CHANGED|HIGH|CONFIRMED|DISABLED)$/;
const WAITING =
  /^(PENDING_APPROVAL|SUSPENDED|OPEN|DEGRADED|SUBMITTED|UNDER_REVIEW|INFO_REQUESTED|RUNNING|QUEUED|PROPOSED|VERIFIED|SEEDING|REMOVING|MEDIUM|INVESTIGATING)$/;
const GAP = '  ';
const MIN_COLUMN = 8;

/** Writes to standard output; colours and narrow tables only for a terminal. */
export function createScreen(options: {
  isJson: boolean;
  write: (text: string) => void;
  isTerminal: boolean;
  width: number;
}): Screen {
  const { isJson, write, isTerminal, width } = options;
  const paint = (style: Style, text: string) =>
    isTerminal ? styleText(style, text, { validateStream: false }) : text;
  const put = (text: string) => write(`${text}\n`);

  return {
    isJson,
    paint,
    line: put,
    say(text) {
      if (!isJson) put(text);
    },
    list(rows, columns, total = rows.length) {
      if (isJson || rows.length === 0) {
        put(isJson ? JSON.stringify(rows, null, 2) : 'Nothing found.');
        return;
      }
      const headings = columns.map(([heading]) => heading);
      const cells = rows.map((row) => columns.map(([, path]) => textOf(valueAt(row, path))));
      const widths = fitted(
        headings.map((heading, at) =>
          Math.max(heading.length, ...cells.map((line) => line[at]?.length ?? 0)),
        ),
        isTerminal ? width : Number.POSITIVE_INFINITY,
      );
      put(paint('bold', lineOf(headings, widths)));
      for (const line of cells) put(coloured(lineOf(line, widths)));
      if (total > rows.length) put(paint('dim', `${rows.length} of ${total}; see --page.`));
    },
    record(record) {
      if (isJson) {
        put(JSON.stringify(record, null, 2));
        return;
      }
      const fields = flat(record);
      const widest = Math.max(0, ...fields.map(([name]) => name.length));
      for (const [name, value] of fields) put(`${paint('dim', name.padEnd(widest))}${GAP}${coloured(value)}`);
    },
  };

  function coloured(line: string): string {
    if (!isTerminal) return line;
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

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '-';
  if (typeof value === 'string') return printable(value);
  return printable(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

/** Text of others must not move the cursor or change colours. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (character) =>
    character === '\t' ? ' ' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function lineOf(cells: readonly string[], widths: readonly number[]): string {
  return cells
    .map((cell, at) => cutTo(cell, widths[at] ?? cell.length).padEnd(widths[at] ?? 0))
    .join(GAP)
    .trimEnd();
}

function cutTo(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, width - 1)}…`;
}

/** Takes from the widest column, again and again, until the line fits or every column is narrow. */
function fitted(widths: readonly number[], width: number): number[] {
  const result = [...widths];
  const over = () => result.reduce((sum, each) => sum + each + GAP.length, -GAP.length) - width;
  for (let tooMuch = over(); tooMuch > 0; tooMuch = over()) {
    const widest = Math.max(...result);
    if (widest <= MIN_COLUMN) break;
    const at = result.indexOf(widest);
    result[at] = Math.max(MIN_COLUMN, widest - Math.ceil(tooMuch / 2));
  }
  return result;
}

function flat(record: Row, prefix = ''): (readonly [string, string])[] {
  return Object.entries(record).flatMap(([name, value]) => {
    const path = `${prefix}${name}`;
    if (Array.isArray(value) && value.length > 0 && value.every(isPlainObject))
      return value.flatMap((item, at) => flat(item, `${path}[${at}].`));
    return isPlainObject(value) ? flat(value, `${path}.`) : [[path, textOf(value)] as const];
  });
}

function isPlainObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
