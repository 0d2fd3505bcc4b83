import type { Cell, Column, RowProblem } from '../table.ts';

export const REPORT_FORMATS = ['CSV', 'JSON', 'XLSX', 'XML', 'FIXED_WIDTH'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** What a file is about, for formats that say so. */
export interface ReportTable {
  readonly kind: string;
  readonly columns: readonly Column[];
  /** Read by machines alone: no byte order mark before the text. */
  readonly isForMachines: boolean;
}

/** How rows become text. */
export interface RowWriter {
  /** What stands before the rows. */
  readonly head: string;
  /** What keeps a row out of a file of this format. */
  problems(cells: readonly Cell[]): readonly RowProblem[];
  /** A row, by its place in the file from 1 on. */
  row(cells: readonly Cell[], place: number): string;
  /** What stands behind the rows, by how many they are. */
  tail(rows: number): string;
}

/** A format of files. */
export interface Format {
  readonly mediaType: string;
  readonly extension: string;
  /** Rows that a file may have, where the format has a limit of its own. */
  readonly mostRows?: number;
  writer(table: ReportTable): RowWriter;
  /** Makes the bytes of the file of its text, piece by piece; without it they are the UTF-8 of the text. */
  readonly pack?: (text: AsyncIterable<string>) => AsyncIterable<Buffer>;
}

export const NO_PROBLEMS: readonly RowProblem[] = [];
