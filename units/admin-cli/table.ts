/** What a table takes on the screen: the headings, and each row, as one line or several. */
export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

interface TableColumn {
  readonly at: number;
  readonly width: number;
  /** Words in a row may be cut; what has no spaces (an id, an address, a status) is copied from the screen, and stays whole. */
  readonly isProse: boolean;
}

const GAP = '  ';
const INDENT = '  ';
const LEAST_PROSE = 24;

/**
 * Lays cells out in columns: on one line each row where it is enough to cut the ends of prose, or else on several, where nothing is
 * cut but prose that fills a line by itself.
 */
export function tableOf(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
): Table {
  const columns = headings.map((heading, at) => columnOf(heading, at, rows));
  const lines = linesOf(columns, width);
  const laid = (cells: readonly string[]) =>
    lines
      .filter((line, nth) => nth === 0 || line.some(({ at }) => cells[at] !== '-'))
      .map((line, nth) => `${nth === 0 ? '' : INDENT}${lineOf(cells, line)}`);
  return { headings: laid(headings), rows: rows.map(laid) };
}

function columnOf(heading: string, at: number, rows: readonly (readonly string[])[]): TableColumn {
  const cells = rows.map((row) => row[at] ?? '');
  return {
    at,
    width: Math.max(...[heading, ...cells].map(lengthOf)),
    isProse: cells.some((cell) => cell.includes(' ')),
  };
}

/** Which columns stand on which line, and how wide. */
function linesOf(columns: readonly TableColumn[], width: number): readonly (readonly TableColumn[])[] {
  const whole = squeezed(columns, width);
  if (totalOf(whole) <= width) return [whole];
  const lines: TableColumn[][] = [];
  for (const column of columns) {
    const line = lines.at(-1);
    const room = lines.length > 1 ? width - INDENT.length : width;
    if (line && totalOf([...line, column]) <= room) line.push(column);
    else lines.push([column]);
  }
  return lines.map((line, nth) => squeezed(line, nth === 0 ? width : width - INDENT.length));
}

/** Takes from the widest prose, again and again, until the line fits or nothing is left to take. */
function squeezed(columns: readonly TableColumn[], width: number): readonly TableColumn[] {
  const result = [...columns];
  for (let over = totalOf(result) - width; over > 0; over = totalOf(result) - width) {
    const [widest] = result.filter(canShrink).sort((one, other) => other.width - one.width);
    if (!widest) break;
    result[result.indexOf(widest)] = {
      ...widest,
      width: Math.max(LEAST_PROSE, widest.width - Math.ceil(over / 2)),
    };
  }
  return result;
}

const canShrink = ({ isProse, width }: TableColumn) => isProse && width > LEAST_PROSE;
const totalOf = (columns: readonly TableColumn[]) =>
  columns.reduce((sum, { width }) => sum + width + GAP.length, -GAP.length);

/** Letters of East Asian scripts, and emoji, take two places on a terminal; what stands above or below another takes none. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
const NO_PLACE = /\p{Mn}|\p{Me}|\p{Cf}/u;
const placesOf = (letter: string) => (NO_PLACE.test(letter) ? 0 : WIDE.test(letter) ? 2 : 1);
const lengthOf = (text: string) => [...text].reduce((sum, letter) => sum + placesOf(letter), 0);

function lineOf(cells: readonly string[], columns: readonly TableColumn[]): string {
  return columns
    .map(({ at, width }) => padded(cells[at] ?? '', width))
    .join(GAP)
    .trimEnd();
}

function padded(text: string, width: number): string {
  const length = lengthOf(text);
  return length > width ? padded(`${cutTo(text, width - 1)}…`, width) : text + ' '.repeat(width - length);
}

function cutTo(text: string, width: number): string {
  let room = width;
  const isBeyond = (letter: string) => {
    room -= placesOf(letter);
    return room < 0;
  };
  const letters = [...text];
  const end = letters.findIndex(isBeyond);
  return letters.slice(0, end).join('');
}
