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

/** Lays cells out in columns. What is too wide for a line loses the ends of its prose, then goes on in further lines. */
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
    const isFirst = lines.length <= 1;
    const room = isFirst ? width : width - INDENT.length;
    if (line && totalOf([...line, column].map(narrowest)) <= room) line.push(column);
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
const narrowest = (column: TableColumn): TableColumn =>
  canShrink(column) ? { ...column, width: LEAST_PROSE } : column;
const totalOf = (columns: readonly TableColumn[]) =>
  columns.reduce((sum, { width }) => sum + width + GAP.length, -GAP.length);
const lengthOf = (text: string) => [...text].length;

function lineOf(cells: readonly string[], columns: readonly TableColumn[]): string {
  return columns
    .map(({ at, width }) => padded(cells[at] ?? '', width))
    .join(GAP)
    .trimEnd();
}

function padded(text: string, width: number): string {
  const letters = [...text];
  if (letters.length > width) return `${letters.slice(0, width - 1).join('')}…`;
  return text + ' '.repeat(width - letters.length);
}
