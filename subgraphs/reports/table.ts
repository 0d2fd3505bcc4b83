/** What a column holds. */
export const COLUMN_TYPES = ['TEXT', 'NUMBER', 'DATE', 'INSTANT', 'BOOLEAN'] as const;

/** A column of a report. */
export interface Column {
  /** As the file names it. */
  readonly name: string;
  readonly type: (typeof COLUMN_TYPES)[number];
  /** What it says, for people. */
  readonly description: string;
  /** Characters (code points) at most; in files of fixed width, exactly. */
  readonly length?: number | undefined;
}

/** A value of a row; numbers may be text, so that 12.50 stays 12.50. */
export type Cell = string | number | boolean | Date | null;

/** Why a row is not in the file. */
export interface RowProblem {
  /** The column. */
  readonly fieldCode: string;
  /** A stable word. */
  readonly code: string;
  /** What to do; never what is in the cell. */
  readonly message: string;
}

/** A row as its source tells it. */
export interface ReportRow {
  /** Names the record that it is about, so that people find it. */
  readonly recordId: string;
  /** One for each column. */
  readonly cells: readonly Cell[];
  readonly problems?: readonly RowProblem[] | undefined;
}

/** A cell as text: instants as ISO 8601 in UTC, nothing as nothing. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString() : String(cell);
}

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** The number that a cell of a column of numbers writes down, as it is written; undefined for what is none. */
export function decimalOf(cell: Cell | undefined, { type }: Column): string | undefined {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : undefined;
  return type === 'NUMBER' && typeof cell === 'string' && DECIMAL.test(cell) ? cell : undefined;
}
