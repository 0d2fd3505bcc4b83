import { CONTROL_CHARACTERS } from '../../../kernel/parse.ts';
import { type Cell, type Column, type RowProblem, textOf } from '../table.ts';
import { type Format, NO_PROBLEMS } from './format.ts';

/**
 * One line for each row, without a header: every value takes the length of its column in characters (code points), filled up with
 * spaces, numbers on the left and all else on the right. What does not fit is a problem of the row and is never cut.
 */
export const fixedWidth: Format = {
  mediaType: 'text/plain',
  extension: 'txt',
  writer: ({ columns }) => ({
    head: '',
    problems: (cells) => columns.flatMap((column, at) => problemsOf(cells[at], column)),
    row: (cells) => `${columns.map((column, at) => filled(cells[at], column)).join('')}\r\n`,
    tail: () => '',
  }),
};

function problemsOf(cell: Cell | undefined, { name, length = 0 }: Column): readonly RowProblem[] {
  const text = textOf(cell);
  if (CONTROL_CHARACTERS.test(text))
    return [
      {
        fieldCode: name,
        code: 'LINE_BREAK',
        message: 'The value has a line break or another control character; remove it from the record.',
      },
    ];
  if (charactersOf(text) <= length) return NO_PROBLEMS;
  return [
    {
      fieldCode: name,
      code: 'TOO_LONG',
      message: `The value has more than the ${length} characters of this field; shorten it in the record.`,
    },
  ];
}

function filled(cell: Cell | undefined, { type, length = 0 }: Column): string {
  const text = textOf(cell);
  const blank = ' '.repeat(Math.max(0, length - charactersOf(text)));
  return type === 'NUMBER' ? blank + text : text + blank;
}

function charactersOf(text: string): number {
  return [...text].length;
}
