import cluster from 'node:cluster';
import { parseArgs } from 'node:util';
import { ConfigError } from '../kernel/config.ts';
import { UNIT_NAMES, type UnitName } from '../kernel/units.ts';
import { WORKER_OPTION } from './workers/messages.ts';

export const USAGE = `Usage: npm start [-- [--workers <n>] <unit> ...]

Runs every unit, or only the named ones: ${UNIT_NAMES.join(', ')}.
'--workers 4' runs them in four processes that share their ports and one store.
'npm start -- store' only holds the embedded store, so that units can run as processes of their own.
'npm start -- backup <file>' copies the embedded store to a new file while the platform runs.
'npm start -- restore <file>' makes the embedded store from such a file; docs/operations.md says what is void then.
'npm start -- log-sidecar' tails the containers of this compose project for Admin Console.
Settings come from the environment; docs/configuration.md lists them.`;

// Programs that are not units; each runs in its own process.
const ALONE = ['store', 'log-sidecar'] as const;

const COPIES = ['backup', 'restore'] as const;

const MOST_WORKERS = 64;

export interface Copy {
  readonly copy: (typeof COPIES)[number];
  readonly file: string;
}

export interface Asked {
  /** The units to run, or a program of its own. */
  readonly names: readonly UnitName[] | (typeof ALONE)[number] | Copy;
  /** In how many processes; absent for this one alone. */
  readonly workers?: number | undefined;
  /** This process is one of them. */
  readonly isWorker: boolean;
}

/** What the words behind `npm start --` ask for; undefined when help is wanted. Errors: ConfigError. */
export function askedFor(args: readonly string[]): Asked | undefined {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      workers: { type: 'string', multiple: true },
      [WORKER_OPTION]: { type: 'boolean' },
    },
  });
  const isWorker = values[WORKER_OPTION] === true && cluster.isWorker;
  const known = ['help', 'workers', ...(isWorker ? [WORKER_OPTION] : [])];
  const unknown = tokens.find((token) => token.kind === 'option' && !known.includes(token.name));
  if (unknown?.kind === 'option') {
    throw new ConfigError(
      `There is no option '${unknown.rawName}'. Settings come from the environment; docs/configuration.md lists them.`,
    );
  }
  if (values.help) return undefined;
  const workers = values.workers === undefined ? undefined : workersOf(values.workers);
  const names = namesOf(positionals);
  if (workers !== undefined && !Array.isArray(names))
    throw new ConfigError(`'${positionals[0]}' runs in one process: leave --workers out.`);
  return { names, workers, isWorker };
}

/** Error: ConfigError. */
function workersOf(given: unknown): number {
  const [text, ...more] = [given].flat();
  if (more.length > 0) throw new ConfigError('Give --workers once.');
  const count = typeof text === 'string' && /^[0-9]{1,3}$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= MOST_WORKERS) return count;
  throw new ConfigError(
    `--workers: give the number of processes, 1 to ${MOST_WORKERS}, such as --workers 4; one for each core is a good start.`,
  );
}

/** The units to run, or a program of its own. Errors: ConfigError. */
function namesOf(positionals: readonly string[]): Asked['names'] {
  if (positionals.length === 0) return UNIT_NAMES;
  const copy = COPIES.find((name) => name === positionals[0]);
  if (copy) {
    const [, file, ...more] = positionals;
    if (file === undefined || more.length > 0)
      throw new ConfigError(`Name one file: npm start -- ${copy} <file>.`);
    return { copy, file };
  }
  const alone = ALONE.find((name) => positionals.includes(name));
  if (alone && positionals.length === 1) return alone;
  return [...new Set(positionals)].map((name) => {
    const unit = UNIT_NAMES.find((known) => known === name);
    if (unit) return unit;
    if (name === alone)
      throw new ConfigError(`'${alone}' runs alone: start the units in processes of their own.`);
    throw new ConfigError(`There is no unit '${name}'. Name units of: ${UNIT_NAMES.join(', ')}.`);
  });
}

/** True for a word that asks for a copy of the store. */
export function isCopy(word: string | undefined): boolean {
  return COPIES.some((name) => name === word);
}
