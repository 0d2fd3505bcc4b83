import { parseArgs } from 'node:util';
import { systemClock } from '../kernel/clock.ts';
import { ConfigError, readConfig } from '../kernel/config.ts';
import { isAppError } from '../kernel/errors.ts';
import { createLogger } from '../kernel/log.ts';
import { UNIT_NAMES, type UnitName } from '../kernel/units.ts';
import { ADMIN_ENVIRONMENT } from '../subgraphs/admin/settings.ts';
import { ENVIRONMENTS } from '../subgraphs/domains.ts';
import { printBanner } from './banner.ts';
import { requireDataFolder, requireFreeAddresses } from './preflight.ts';
import { keepLocalLogs, processLog } from './process-log.ts';

const USAGE = `Usage: npm start [-- <unit> ...]

Runs every unit, or only the named ones: ${UNIT_NAMES.join(', ')}.
'npm start -- store' only holds the embedded store, so that units can run as processes of their own.
'npm start -- backup <file>' copies the embedded store to a new file while the platform runs.
'npm start -- restore <file>' makes the embedded store from such a file; docs/operations.md says what is void then.
'npm start -- log-sidecar' tails the containers of this compose project for Admin Console.
Settings come from the environment; docs/configuration.md lists them.`;

// Programs that are not units; each runs in its own process.
const ALONE = ['store', 'log-sidecar'] as const;

const COPIES = ['backup', 'restore'] as const;

await run().catch((error: unknown) => {
  // A person reads this line: what is wrong and what to do, without a stack when the cause is known.
  const known =
    error instanceof ConfigError || isAppError(error) || (error instanceof Error && 'code' in error);
  console.error(
    known
      ? `${isCopy() ? 'Nothing was copied.' : 'Testamur cannot start.'} ${(error as Error).message}`
      : error,
  );
  process.exit(1);
});

async function run(): Promise<void> {
  const names = namesOf(process.argv.slice(2));
  if (!names) return void console.log(USAGE);
  const config = readConfig(process.env, ENVIRONMENTS);
  if (typeof names === 'object' && 'copy' in names) {
    const { backUpStore, restoreStore } = await import('./store-copies.ts');
    const log = createLogger({ level: config.LOG_LEVEL });
    if (names.copy === 'backup') await backUpStore(names.file, config, log);
    else await restoreStore(names.file, config, log);
    return void console.log(
      names.copy === 'backup' ? `Written to ${names.file}.` : `Restored from ${names.file}.`,
    );
  }
  if (names === 'log-sidecar') {
    const { startLogSidecar } = await import('./log-sidecar/log-sidecar.ts');
    const log = createLogger({ level: config.LOG_LEVEL, unit: names });
    const starting = startLogSidecar({ config, log });
    stopOnSignals(async () => (await starting).drain(config.DRAIN_SECONDS));
    await starting;
    return;
  }
  requireDataFolder(config);
  const written = processLog(config);
  const localLogs =
    config.of(ADMIN_ENVIRONMENT).LOCAL_LOG_STREAM && names !== 'store'
      ? keepLocalLogs(names, written, systemClock)
      : undefined;
  const destination = localLogs?.destination ?? written;
  const log = createLogger({ level: config.LOG_LEVEL, destination });
  if (names === 'store') {
    const { serveStore } = await import('../store/connect.ts');
    const serving = serveStore({
      dataDir: config.DATA_DIR,
      log: (message, fields) => log.info(fields ?? {}, message),
    });
    stopOnSignals(async () => (await serving).close());
    console.log(`Holding the ${(await serving).description}.`);
    return;
  }
  await requireFreeAddresses(config, names);
  // Loaded only now, so that errors above are shown at once.
  const { startPlatform } = await import('./platform.ts');
  const starting = startPlatform({ config, units: names, log, localLogs });
  stopOnSignals(async () => {
    const platform = await starting;
    log.info('Draining: running requests finish, new ones are refused');
    await platform.drain(config.DRAIN_SECONDS);
    log.info('Stopped');
  });
  const platform = await starting;
  // Counted from the start of the process, as a person does.
  printBanner({ config, platform, units: names, milliseconds: performance.now() });
}

interface Copy {
  readonly copy: (typeof COPIES)[number];
  readonly file: string;
}

function isCopy(): boolean {
  return COPIES.some((name) => name === process.argv[2]);
}

/** The units to run, a program of its own, or undefined when help is wanted. Errors: ConfigError. */
function namesOf(args: readonly string[]): readonly UnitName[] | (typeof ALONE)[number] | Copy | undefined {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  const unknown = tokens.find((token) => token.kind === 'option' && token.name !== 'help');
  if (unknown?.kind === 'option') {
    throw new ConfigError(
      `There is no option '${unknown.rawName}'. Settings come from the environment; docs/configuration.md lists them.`,
    );
  }
  if (values.help) return undefined;
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

/** The first signal stops in order; a second one ends the process at once. */
function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
