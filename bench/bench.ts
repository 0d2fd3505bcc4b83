import { cpus } from 'node:os';
import { benchAssistance } from './assistance.ts';
import { benchAudit } from './audit.ts';
import { benchBodies } from './bodies.ts';
import { benchBulk } from './bulk.ts';
import { benchCatalog } from './catalog.ts';
import { benchCrypto } from './crypto.ts';
import { benchFloor } from './floor/floor.ts';
import { benchGraphql } from './graphql.ts';
import { benchGrowth } from './growth/growth.ts';
import { benchPlatform } from './platform.ts';
import { benchReports } from './reports.ts';
import { benchRooms } from './rooms/rooms.ts';
import { printRows, type Row } from './row.ts';
import { benchStats } from './stats.ts';
import { benchStore } from './store.ts';
import { benchStreams } from './streams.ts';
import { benchWorkers } from './workers.ts';
import { benchWorkforce } from './workforce.ts';

/** Whole numbers by name; most settings have one. */
type Settings = Readonly<Record<string, readonly number[]>>;

interface Part {
  readonly run: (setting: (name: string) => number, settings: Settings) => Promise<void>;
  /** What may be set behind its name, as `name=number`, and what counts until then. */
  readonly settings?: Settings;
}

const table = (title: string, rows: () => Promise<Row[]>): Part => ({
  run: async () => printRows(title, await rows()),
});

const PARTS: Readonly<Record<string, Part>> = {
  crypto: table('Library: CPU time, ratio to raw node:crypto in the same run', benchCrypto),
  store: table('Embedded store: ratio to the same work on raw SQLite', benchStore),
  streams: table('Log lines over SSE: a reader, alone and beside slow ones', benchStreams),
  stats: table("The network's statistics", benchStats),
  audit: table('Verifying the audit trail', benchAudit),
  graphql: table(
    "The dearest GraphQL documents: the server's time, and as ratios to `{ __typename }`",
    benchGraphql,
  ),
  workforce: {
    settings: { members: [10_000] },
    run: async (setting) =>
      printRows('The register of a workforce, 20 requirements', await benchWorkforce(setting('members'))),
  },
  reports: {
    settings: { rows: [10_000, 100_000, 1_000_000] },
    run: async (_setting, settings) =>
      printRows('Reports of a register, 17 columns', await benchReports(settings['rows'] ?? [])),
  },
  bodies: table('Bodies that are half sent', benchBodies),
  platform: table('The platform in one process', () => benchPlatform({ acrossProcesses: false })),
  processes: table('Every unit in a process of its own', () => benchPlatform({ acrossProcesses: true })),
  workers: {
    settings: { rounds: [3], seconds: [4], workers: [2] },
    run: (setting) =>
      benchWorkers({
        rounds: setting('rounds'),
        seconds: setting('seconds'),
        workers: setting('workers'),
      }),
  },
  floor: {
    settings: { rounds: [5], seconds: [4], warm: [1000], wal: [180] },
    run: (setting) =>
      benchFloor({
        rounds: setting('rounds'),
        seconds: setting('seconds'),
        warm: setting('warm'),
        wal: setting('wal'),
      }),
  },
  assistance: {
    settings: { calls: [200, 20_000, 200_000] },
    run: async (_setting, { calls = [] }) =>
      printRows('Questions to a language model', await benchAssistance(calls)),
  },
  bulk: {
    settings: { rows: [200, 20_000, 100_000] },
    run: (_, { rows = [] }) => benchBulk({ steps: rows }),
  },
  catalog: {
    settings: { entries: [200, 20_000, 100_000] },
    run: (_, { entries = [] }) => benchCatalog({ steps: entries }),
  },
  growth: {
    settings: { steps: [200, 20_000, 200_000] },
    run: (_, { steps = [] }) => benchGrowth({ steps }),
  },
  rooms: {
    settings: { steps: [200, 5000, 20_000] },
    run: (_, { steps = [] }) => benchRooms({ steps }),
  },
};

const asked = readArguments(process.argv.slice(2));
console.log(
  `Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model.trim()}. Times are of this machine; compare the ratios.`,
);
for (const [name, { run, settings = {} }] of Object.entries(PARTS)) {
  const given = asked.get(name);
  if (asked.size > 0 && !given) continue;
  const all = { ...settings, ...given };
  await run((setting) => all[setting]?.[0] ?? Number.NaN, all);
}
process.exit(0);

/** `floor rounds=1 seconds=1`: parts, each with its settings behind it. Ends the process when one is unknown. */
function readArguments(words: readonly string[]): ReadonlyMap<string, Settings> {
  const parts = new Map<string, Record<string, readonly number[]>>();
  let last = '';
  for (const word of words) {
    const [name = '', value] = word.split('=');
    if (value === undefined && Object.hasOwn(PARTS, name)) {
      parts.set(name, {});
      last = name;
      continue;
    }
    const numbers = (value ?? '').split(',').map(Number);
    const isKnown = Object.hasOwn(PARTS[last]?.settings ?? {}, name);
    if (!isKnown || numbers.some((number) => !Number.isInteger(number) || number < 1)) refuse(word);
    parts.set(last, { ...parts.get(last), [name]: numbers });
  }
  return parts;
}

function refuse(word: string): never {
  const parts = Object.entries(PARTS).map(([name, { settings = {} }]) =>
    [name, ...Object.entries(settings).map(([setting, numbers]) => `${setting}=${numbers}`)].join(' '),
  );
  console.error(`'${word}' is no part and no setting of one. Use: npm run bench [-- ${parts.join(' | ')}]`);
  process.exit(2);
}
