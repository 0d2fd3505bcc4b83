import { parseArgs } from 'node:util';
import { ConfigError, readConfig, UNIT_NAMES, type UnitName } from '../kernel/config.ts';
import { isAppError } from '../kernel/errors.ts';
import { createLogger } from '../kernel/log.ts';
import { serveStore } from '../store/connect.ts';
import { printBanner } from './banner.ts';
import { type Platform, startPlatform } from './platform.ts';
import { processLog } from './process-log.ts';

const USAGE = `Usage: npm start [-- <unit> ...]

Runs every unit, or only the named ones: ${UNIT_NAMES.join(', ')}.
'npm start -- store' only holds the embedded store, so that units can run as processes of their own.
Settings come from the environment; docs/configuration.md lists them.`;

const started = performance.now();
await run().catch((error: unknown) => {
  // A person reads this line: what is wrong and what to do, without a stack when the cause is known.
  const known =
    error instanceof ConfigError || isAppError(error) || (error instanceof Error && 'code' in error);
  console.error(known ? `Testamur cannot start. ${(error as Error).message}` : error);
  process.exit(1);
});

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return void console.log(USAGE);
  const unknown = positionals.find((name) => name !== 'store' && !UNIT_NAMES.includes(name as UnitName));
  if (unknown) throw new ConfigError(`There is no unit '${unknown}'.\n${USAGE}`);

  const config = readConfig();
  const log = createLogger({ level: config.LOG_LEVEL, destination: processLog(config) });
  if (positionals.length === 1 && positionals[0] === 'store') {
    const store = await serveStore({
      dataDir: config.DATA_DIR,
      log: (message, fields) => log.info(fields ?? {}, message),
    });
    console.log(`Holding the ${store.description}.`);
    stopOnSignals(() => store.close());
    return;
  }
  const units =
    positionals.length > 0 ? positionals.filter((name): name is UnitName => name !== 'store') : UNIT_NAMES;
  const platform = await startPlatform({ config, units, log });
  printBanner({ config, platform, units, milliseconds: performance.now() - started });
  stopOnSignals(() => stop(platform));

  async function stop({ drain }: Platform): Promise<void> {
    log.info('Draining: running requests finish, new ones are refused');
    await drain(config.DRAIN_SECONDS);
    log.info('Stopped');
  }
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
