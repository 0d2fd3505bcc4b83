/** One line of a benchmark's table. */
export interface Row {
  readonly name: string;
  readonly value: string;
  readonly note?: string;
}

/** Prints a titled table with aligned columns. */
export function printRows(title: string, rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const values = Math.max(...rows.map(({ value }) => value.length));
  console.log(`\n${title}`);
  for (const { name, value, note } of rows) {
    console.log(`  ${name.padEnd(width)}  ${value.padStart(values)}${note ? `  ${note}` : ''}`.trimEnd());
  }
}

/** Milliseconds that the work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Prints a titled table of many columns: the first as text, the figures to the right, and from column `textFrom` on text again. */
export function printTable(
  title: string,
  lines: readonly (readonly string[])[],
  textFrom = Number.POSITIVE_INFINITY,
): void {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  );
  const isText = (column: number) => column === 0 || column >= textFrom;
  console.log(`\n${title}`);
  for (const line of lines) {
    const cells = widths.map((width, column) => {
      const cell = line[column] ?? '';
      return isText(column) ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(`  ${cells.join('  ')}`.trimEnd());
  }
}

/** The middle one of some figures; NaN without any. */
export function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
