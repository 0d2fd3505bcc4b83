import { printTable } from '../row.ts';
import { growthOf, NOISE_MS, type Series } from './series.ts';

export type SeriesList = ReturnType<typeof createSeries>;

interface Collected {
  readonly unit: Series['unit'];
  readonly figures: (number | undefined)[];
  readonly p50: (number | undefined)[];
  readonly refusals: string[];
}

/** Figures by name, in the order of their first appearance. */
export function createSeries() {
  const known = new Map<string, Collected>();
  return {
    add(name: string, unit: Series['unit'], figure: number | undefined, p50?: number): void {
      const row = known.get(name) ?? { unit, figures: [], p50: [], refusals: [] };
      row.figures.push(figure);
      row.p50.push(p50);
      known.set(name, row);
    },
    refuse: (name: string, refusal: string) => void known.get(name)?.refusals.push(refusal),
    all: (): Series[] => [...known].map(([name, row]) => ({ name, ...row, isRate: row.unit === '/s' })),
  };
}

interface Told {
  readonly title: string;
  /** What a step counts. */
  readonly counted: string;
  readonly steps: readonly number[];
  readonly rows: readonly Series[];
  /** Milliseconds that noise, and what is bounded, may add. */
  readonly noiseMs?: number;
}

/** Prints the figures of each step, how they grew, and what grows faster than the logarithm of the records. */
export function printGrowth({ title, counted, steps, rows, noiseMs = NOISE_MS }: Told): void {
  const counts = steps.map((step) => step.toLocaleString('en'));
  const growth = (row: Series) => growthOf(row, steps, noiseMs);
  const hasClock = rows.some(({ p50 }) => p50?.some((ms) => ms !== undefined));
  const clock = hasClock ? counts.map((count) => `p50 at ${count}`) : [];
  const head = [counted, '', ...counts, ...clock];
  const lines = rows.map((row) => {
    const grown = growth(row);
    return [
      row.name,
      unitText(row.unit),
      ...row.figures.map(figureText),
      ...(hasClock ? (row.p50 ?? []) : []).map(figureText),
      grown ? grown.times.toFixed(2) : '',
      grown ? grown.allowed.toFixed(2) : '',
      grown?.isTooFast ? 'GROWS' : '',
    ];
  });
  printTable(title, [[...head, 'times', 'allowed', ''], ...lines]);
  const [least = 1, most = 1] = [steps[0], steps.at(-1)];
  const logs = (Math.log(most) / Math.log(least)).toFixed(2);
  console.log(
    `\n  From ${counts[0]} to ${counts.at(-1)} the logarithm grows ${logs} times. A row GROWS when its last figure is more than so many times`,
  );
  console.log(`  its first one, with a quarter and ${noiseMs} ms for noise.`);
  for (const { name, refusals = [] } of rows)
    for (const refusal of refusals) console.log(`  No result: ${name}, ${refusal}`);
  const fast = rows.filter((row) => growth(row)?.isTooFast);
  if (fast.length === 0) console.log('  Nothing grows faster than the logarithm of the records.');
  for (const { name, figures, unit } of fast) {
    const told = figures.map((figure, at) =>
      figure === undefined ? [] : [`${figureText(figure)} at ${counts[at]}`],
    );
    console.log(
      `  Grows faster than the logarithm of the records: ${name}, ${told.flat().join(', ')} (${unitText(unit)}).`,
    );
  }
}

const unitText = (unit: Series['unit']) => (unit === 'ms' ? 'ms CPU' : unit);

function figureText(figure: number | undefined): string {
  if (figure === undefined) return '';
  return figure >= 100 ? figure.toFixed(0) : figure.toFixed(figure >= 10 ? 1 : 2);
}
