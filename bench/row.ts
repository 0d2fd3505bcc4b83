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
