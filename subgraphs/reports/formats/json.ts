import { type Cell, type Column, decimalOf } from '../table.ts';
import { type Format, NO_PROBLEMS } from './format.ts';

/** One array with an object for each row, a line each (RFC 8259). What has no value is null; numbers are numbers where no digit is lost. */
export const json: Format = {
  mediaType: 'application/json',
  extension: 'json',
  writer({ columns }) {
    const names = columns.map(({ name }) => JSON.stringify(name));
    return {
      head: '[',
      problems: () => NO_PROBLEMS,
      row: (cells, place) =>
        `${place === 1 ? '\n' : ',\n'}{${columns.map((column, at) => `${names[at]}:${jsonOf(cells[at], column)}`).join(',')}}`,
      tail: () => '\n]\n',
    };
  },
};

function jsonOf(cell: Cell | undefined, column: Column): string {
  if (cell === null || cell === undefined) return 'null';
  if (typeof cell === 'boolean') return String(cell);
  const decimal = decimalOf(cell, column);
  if (decimal !== undefined && String(Number(decimal)) === decimal) return decimal;
  return JSON.stringify(cell);
}
