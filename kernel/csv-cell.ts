// What spreadsheets run as a formula, or read as the begin of a command; also in full width.
const RUNS = /^[=+\-@\t\r\n|%＝＋－＠]/u;

/** Puts this before a CSV file in UTF-8: spreadsheets want it. */
export const BYTE_ORDER_MARK = '\ufeff';

/** A line of a CSV file (RFC 4180); no text in it is a formula. */
export function csvLine(values: readonly (string | number)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

/** A cell of such a line; a number is written as one, with its sign. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const plain = RUNS.test(value) ? `'${value}` : value;
  return `"${plain.replaceAll('"', '""')}"`;
}
