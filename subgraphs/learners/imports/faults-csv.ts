import type { KeptFault } from './import.ts';

const HEADER = ['file', 'line', 'column', 'code', 'message'];
// What spreadsheets run as a formula, or read as the begin of a command; also in full width.
const RUNS = /^[=+\-@\t\r\n|%＝＋－＠]/u;

/** Faults of rows as CSV (RFC 4180) in UTF-8 with a byte order mark, which spreadsheets want; nothing in it is a formula. */
export function faultsCsv(faults: readonly KeptFault[]): string {
  const rows = faults.map(({ file, line, column, code, message }) => [
    file,
    line,
    column ?? '',
    code,
    message,
  ]);
  return `\ufeff${[HEADER, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const plain = RUNS.test(value) ? `'${value}` : value;
  return `"${plain.replaceAll('"', '""')}"`;
}
