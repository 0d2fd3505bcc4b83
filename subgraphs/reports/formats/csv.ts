import { BYTE_ORDER_MARK, csvCell } from '../../../kernel/csv-cell.ts';
import { decimalOf, textOf } from '../table.ts';
import { type Format, NO_PROBLEMS } from './format.ts';

/** RFC 4180 in UTF-8. Texts are quoted and none is a formula; numbers are not, so that they keep their sign. */
export const csv: Format = {
  mediaType: 'text/csv',
  extension: 'csv',
  writer: ({ columns, isForMachines }) => ({
    head: `${isForMachines ? '' : BYTE_ORDER_MARK}${columns.map(({ name }) => csvCell(name)).join(',')}\r\n`,
    problems: () => NO_PROBLEMS,
    row: (cells) =>
      `${columns.map((column, at) => decimalOf(cells[at], column) ?? csvCell(textOf(cells[at]))).join(',')}\r\n`,
    tail: () => '',
  }),
};
