import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '../kernel/crypto/testing/credentials.ts';
import { connectStore } from '../store/connect.ts';
import type { RecordStore } from '../store/record-store.ts';
import type { CatalogEntry } from '../subgraphs/catalog/entries/entry.ts';
import { entryStore } from '../subgraphs/catalog/entries/entry-model.ts';
import { createLexicalSearch, type LexicalSearch } from '../subgraphs/catalog/search/lexical-search.ts';
import { aStoredEntry } from '../subgraphs/catalog/search/testing/entries.ts';
import { nearest, normalised } from '../subgraphs/catalog/search/vectors.ts';
import { printTable } from './row.ts';

const AT_ONCE = 1000;
const TURNS = 200;
const WARM_UP = 50;
const VECTORS = 1000;
const DIMS = 1024;
const LEVELS = ['Bachelor', 'Master', 'Certificate', 'Diploma', 'Licence'];
const JURISDICTIONS = ['IE', 'PT', 'DE', 'FR'];
const SUBJECTS = 2000;

/** Processor milliseconds of one question, the middle one and the one that 1 in 100 goes over. */
interface Cost {
  readonly median: number;
  readonly p99: number;
}

const FLOOR = 'one entry by its unique key: the floor';

/** What is asked of a catalog of `count` entries, as a function of the number of the call. */
function questionsOf(
  count: number,
  { entries, search }: { entries: RecordStore<CatalogEntry>; search: LexicalSearch },
): Readonly<Record<string, (turn: number) => Promise<unknown>>> {
  const any = (turn: number) => (turn * 7919) % count;
  const ask = (q: string, jurisdictionCode?: string) =>
    search({ q, jurisdictionCode, status: 'ACTIVE', limit: 20 });
  return {
    [FLOOR]: (turn) =>
      entries.first({ jurisdictionCode: jurisdictionOf(any(turn)), entryCode: codeOf(any(turn)) }),
    'exact code': (turn) => ask(codeOf(any(turn))),
    'exact code in a jurisdiction': (turn) => ask(codeOf(any(turn)), jurisdictionOf(any(turn))),
    'beginning of few codes': (turn) => ask(codeOf(any(turn)).slice(0, -1)),
    'beginning of very many codes': () => ask('c'),
    'beginning of very many titles': () => ask('bachelor of'),
    'a rare word and a common one': (turn) => ask(`subject${any(turn) % SUBJECTS} science`),
    'a common word': () => ask('science'),
    'common words': () => ask('science of and in'),
    'common words that never stand together': () => ask('master science diploma'),
    nothing: () => ask('nothing of that kind'),
  };
}

/** Searches of the catalog by letters, with more and more entries, and the comparison of vectors. */
export async function benchCatalog({ steps }: { steps: readonly number[] }): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-catalog-'));
  const store = await connectStore({ dataDir: folder });
  try {
    const connection = store.connection('catalog');
    const entries = await entryStore(connection);
    const search = createLexicalSearch({ entries });
    const columns: ReadonlyMap<string, Cost>[] = [];
    let count = 0;
    for (const step of steps) {
      for (; count < step; count += AT_ONCE) {
        const rows = Array.from({ length: Math.min(AT_ONCE, step - count) }, (_, at) => anEntry(count + at));
        await connection.collection<ReturnType<typeof anEntry>>('catalog_entries').insertMany(rows);
      }
      count = step;
      const costs = new Map<string, Cost>();
      for (const [name, ask] of Object.entries(questionsOf(step, { entries, search })))
        costs.set(name, await costOf(ask));
      columns.push(costs);
    }
    printCurve(steps, columns);
    await printComparison();
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function printCurve(steps: readonly number[], columns: readonly ReadonlyMap<string, Cost>[]): void {
  const names = [...(columns[0]?.keys() ?? [])];
  const told = (cost: Cost | undefined, floor: Cost | undefined) =>
    cost && floor
      ? [cost.median.toFixed(2), cost.p99.toFixed(2), `${(cost.median / floor.median).toFixed(1)} x`]
      : [];
  printTable(
    'Searches by letters: processor ms of one, 99th in 100, and how many times the floor at so many entries',
    [
      ['', ...steps.flatMap((step) => [step.toLocaleString('en'), 'p99', 'floor'])],
      ...names.map((name) => [name, ...columns.flatMap((costs) => told(costs.get(name), costs.get(FLOOR)))]),
    ],
  );
}

async function printComparison(): Promise<void> {
  const random = seededRandom(1);
  const numbers = () => Array.from({ length: DIMS }, () => random() - 0.5);
  const unit = () => normalised(numbers()) ?? new Float32Array();
  const rows = new Float32Array(VECTORS * DIMS);
  for (let row = 0; row < VECTORS; row += 1) rows.set(unit(), row * DIMS);
  const asked = unit();
  const plain = await costOf(async () => plainLoop(rows, asked));
  const own = await costOf(async () => nearest({ dims: DIMS, rows }, asked, 20));
  printTable(
    `The 20 nearest of ${VECTORS.toLocaleString('en')} vectors of ${DIMS.toLocaleString('en')} dimensions`,
    [
      ['', 'ms', 'p99', 'floor'],
      ['a plain loop: the floor', plain.median.toFixed(2), plain.p99.toFixed(2), ''],
      ['nearest', own.median.toFixed(2), own.p99.toFixed(2), `${(own.median / plain.median).toFixed(1)} x`],
    ],
  );
}

/** What has to be done at least, in the words in which everybody would write it. */
function plainLoop(rows: Float32Array, asked: Float32Array): number {
  let nearestYet = 0;
  for (let start = 0; start < rows.length; start += DIMS) {
    let sum = 0;
    for (let dim = 0; dim < DIMS; dim += 1) sum += (rows[start + dim] ?? 0) * (asked[dim] ?? 0);
    nearestYet = Math.max(nearestYet, sum);
  }
  return nearestYet;
}

async function costOf(ask: (turn: number) => Promise<unknown>): Promise<Cost> {
  const costs: number[] = [];
  for (let turn = -WARM_UP; turn < TURNS; turn += 1) {
    const before = process.cpuUsage();
    await ask(turn + WARM_UP);
    const { user, system } = process.cpuUsage(before);
    if (turn >= 0) costs.push((user + system) / 1000);
  }
  costs.sort((one, other) => one - other);
  const at = (share: number) => costs[Math.floor(costs.length * share)] ?? Number.NaN;
  return { median: at(0.5), p99: at(0.99) };
}

function anEntry(n: number) {
  const level = LEVELS[n % LEVELS.length] ?? '';
  const field = n % 3 ? 'Science' : 'Arts';
  return aStoredEntry({
    entryCode: codeOf(n),
    title: `${level} of ${field} in subject${(n * 7) % SUBJECTS} and subject${(n * 13) % SUBJECTS}`,
    jurisdictionCode: jurisdictionOf(n),
  });
}

function codeOf(n: number): string {
  return `C-${n}`;
}

function jurisdictionOf(n: number): string {
  return JURISDICTIONS[n % JURISDICTIONS.length] ?? '';
}
