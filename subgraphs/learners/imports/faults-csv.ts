import { BYTE_ORDER_MARK, csvLine } from '../../../kernel/csv-cell.ts';
import type { KeptFault } from './import.ts';

const HEADER = ['file', 'line', 'column', 'code', 'message'];

/** Faults of rows as CSV for spreadsheets. */
export function faultsCsv(faults: readonly KeptFault[]): string {
  const rows = faults.map(({ file, line, column, code, message }) => [
    file,
    line,
    column ?? '',
    code,
    message,
  ]);
  return BYTE_ORDER_MARK + [HEADER, ...rows].map(csvLine).join('');
}
