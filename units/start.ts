import { systemClock } from '../kernel/clock.ts';
import { type Config, ConfigError, readConfig } from '../kernel/config.ts';
import { isAppError } from '../kernel/errors.ts';
import { createLogger, type Logger } from '../kernel/log.ts';
import type { UnitName } from '../kernel/units.ts';
import { ADMIN_ENVIRONMENT } from '../subgraphs/admin/settings.ts';
import { ENVIRONMENTS } from '../subgraphs/domains.ts';
import { printBanner } from './banner.ts';
import { askedFor, isCopy, USAGE } from './command-line.ts';
import { requireDataFolder, requireFreeAddresses } from './preflight.ts';
import { keepLocalLogs, type LocalLogs, processLog } from './process-log.ts';
import { WorkerEnded } from './workers/messages.ts';
import { joinWorkers, type Membership } from './workers/worker.ts';

await run().catch((error: unknown) => {
  // It has said itself why.
  if (error instanceof WorkerEnded) process.exit(1);
  // A person reads this line: what is wrong and what to do, without a stack when the cause is known.
  const known =
    error instanceof ConfigError || isAppError(error) || (error instanceof Error && 'code' in error);
  console.error(
    known
      ? `${isCopy(process.argv[2]) ? 'Nothing was copied.' : 'Testamur cannot start.'} ${(error as Error).message}`
      : error,
  );
  process.exit(1);
});

async function run(): Promise<void> {
  const asked = askedFor(process.argv.slice(2));
  if (!asked) return void console.log(USAGE);
  const { names, workers, isWorker } = asked;
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
  const membership = isWorker ? await joinWorkers() : undefined;
  const localLogs =
    config.of(ADMIN_ENVIRONMENT).LOCAL_LOG_STREAM && names !== 'store' && workers === undefined
      ? keepLocalLogs(names, written, systemClock, membership?.lines)
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
  if (membership) return work(membership, { config, names, log, localLogs });
  await requireFreeAddresses(config, names);
  if (workers !== undefined) {
    const { startWorkers } = await import('./workers/primary.ts');
    const starting = startWorkers({ config, units: names, count: workers, written });
    stopOnSignals(async () => (await starting).drain());
    const { storeDescription } = await starting;
    return printBanner({ config, storeDescription, workers, units: names, milliseconds: performance.now() });
  }
  // Loaded only now, so that errors above are shown at once.
  const { startPlatform } = await import('./platform.ts');
  const starting = startPlatform({ config, units: names, log, localLogs });
  stopOnSignals(async () => {
    const platform = await starting;
    log.info('Draining: running requests finish, new ones are refused');
    await platform.drain(config.DRAIN_SECONDS);
    log.info('Stopped');
  });
  const { storeDescription } = await starting;
  // Counted from the start of the process, as a person does.
  printBanner({ config, storeDescription, units: names, milliseconds: performance.now() });
}

/** One of several workers: their primary process says when to end, but a SIGTERM of its own ends it, too, and another takes its place. */
async function work(
  membership: Membership,
  {
    config,
    names,
    log,
    localLogs,
  }: { config: Config; names: readonly UnitName[]; log: Logger; localLogs: LocalLogs | undefined },
): Promise<void> {
  const { startPlatform } = await import('./platform.ts');
  const starting = startPlatform({ config, units: names, log, localLogs, membership });
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= starting.then((platform) => platform.drain(config.DRAIN_SECONDS));
    void stopping.then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  membership.onDrain(stop);
  process.on('SIGTERM', stop);
  // A terminal sends it to every process; the primary one says what it means.
  process.on('SIGINT', () => undefined);
  process.on('disconnect', () => process.exit(1));
  await membership.ready((await starting).storeDescription);
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
