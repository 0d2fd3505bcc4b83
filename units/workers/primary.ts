import cluster, { type Worker } from 'node:cluster';
import { fileURLToPath } from 'node:url';
import type { DestinationStream } from 'pino';
import { offsetClock } from '../../kernel/clock.ts';
import type { Config } from '../../kernel/config.ts';
import { newRingPlace } from '../../kernel/line-ring.ts';
import { createLogger } from '../../kernel/log.ts';
import { isSecretLine } from '../../kernel/log-line.ts';
import { createMetrics } from '../../kernel/metrics.ts';
import { createLocalRateLimiter } from '../../kernel/rate-limiter.ts';
import type { UnitName } from '../../kernel/units.ts';
import { serveStore } from '../../store/connect.ts';
import { ADMIN_ENVIRONMENT } from '../../subgraphs/admin/settings.ts';
import { DOMAINS } from '../../subgraphs/domains.ts';
import { type Channel, createChannel } from './channel.ts';
import {
  type PrimaryAnswers,
  type Told,
  WORKER_OPTION,
  type WorkerAnswers,
  WorkerEnded,
} from './messages.ts';

/** Several processes that serve the same ports, run by this one, which serves none. */
export interface Workers {
  readonly storeDescription: string;
  /** Ends every worker in order, and then the store. */
  drain(): Promise<void>;
}

interface Member {
  readonly worker: Worker;
  readonly channel: Channel<WorkerAnswers>;
  readonly startedAt: number;
  readonly ended: Promise<void>;
  hasJoined: boolean;
}

/** Longer than that nobody waits for a worker to forget what has changed: it is killed, so that it answers nothing old. */
const DEAF_MS = 2000;
/** A worker that lived for less is replaced later and later. */
const SHORT_LIFE_MS = 10_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** What a worker may need beyond DRAIN_SECONDS to close what it has open. */
const CLOSING_MS = 10_000;

/**
 * Starts `count` workers of these units; the first one alone, since a first start makes things. A worker that ends is replaced.
 * Resolves when all of them serve. Errors: those of the store; WorkerEnded.
 */
export async function startWorkers(options: {
  config: Config;
  units: readonly UnitName[];
  count: number;
  /** Where lines of the log go. */
  written: DestinationStream;
}): Promise<Workers> {
  const { config, units, count, written } = options;
  const now = offsetClock(config.CLOCK_OFFSET_MS);
  const members = new Set<Member>();
  let lines = newRingPlace();
  const log = createLogger({
    level: config.LOG_LEVEL,
    destination: {
      write(line) {
        written.write(line);
        if (config.of(ADMIN_ENVIRONMENT).LOCAL_LOG_STREAM && !isSecretLine(line)) showLine(line);
      },
    },
  });
  const hasDomains = DOMAINS.some(({ unit }) => units.includes(unit));
  const store =
    config.MONGODB_URI === undefined && hasDomains
      ? await serveStore({
          dataDir: config.DATA_DIR,
          now,
          log: (message, fields) => log.info(fields ?? {}, message),
        })
      : undefined;
  const limiter = createLocalRateLimiter({ now });
  const metrics = createMetrics();
  let storeDescription = '';
  let phase: 'starting' | 'serving' | 'stopping' = 'starting';
  let shortLives = 0;

  cluster.setupPrimary({
    exec: fileURLToPath(new URL('../launch.mjs', import.meta.url)),
    args: ['start', `--${WORKER_OPTION}`, ...units],
  });
  try {
    await start();
    await Promise.all(Array.from({ length: count - 1 }, start));
  } catch (error) {
    await stop();
    throw error;
  }
  phase = 'serving';
  return {
    storeDescription,
    async drain() {
      log.info('Draining: running requests finish, new ones are refused');
      await stop(config.DRAIN_SECONDS * 1000 + CLOSING_MS);
      log.info('Stopped');
    },
  };

  /** Resolves when it serves. Error: WorkerEnded. */
  function start(): Promise<void> {
    return new Promise((resolve, reject) => {
      const worker = cluster.fork();
      const channel = createChannel<WorkerAnswers, PrimaryAnswers>(
        worker,
        answersFor(() => member, resolve),
      );
      const ended = new Promise<void>((end) => {
        worker.once('exit', (code, signal) => {
          members.delete(member);
          channel.end();
          end();
          reject(new WorkerEnded('A worker has ended before it served.'));
          if (phase === 'serving') replace(member, { code, signal });
        });
      });
      const member: Member = { worker, channel, startedAt: performance.now(), ended, hasJoined: false };
      members.add(member);
      worker.on('error', (err) => log.warn({ err, pid: worker.process.pid }, 'A worker cannot be told'));
    });
  }

  function replace({ worker, startedAt }: Member, how: { code: number; signal: string }): void {
    shortLives = performance.now() - startedAt < SHORT_LIFE_MS ? shortLives + 1 : 0;
    const pause = shortLives === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (shortLives - 1), LONGEST_PAUSE_MS);
    log.warn({ pid: worker.process.pid, ...how }, 'A worker has ended; another one takes its place');
    setTimeout(() => {
      // One that does not come to serve is replaced, too.
      if (phase === 'serving') void start().catch(() => undefined);
    }, pause);
  }

  async function stop(patienceMs = 0): Promise<void> {
    phase = 'stopping';
    const kill = () => {
      for (const { worker } of members) worker.process.kill('SIGKILL');
    };
    const timer = setTimeout(kill, patienceMs);
    if (patienceMs > 0)
      for (const { channel } of members) void channel.ask('drain', null).catch(() => undefined);
    await Promise.all([...members].map(({ ended }) => ended));
    clearTimeout(timer);
    await store?.close();
  }

  function answersFor(self: () => Member, isServing: () => void): PrimaryAnswers {
    return {
      join() {
        self().hasJoined = true;
        return { workers: count, lines };
      },
      ready(told) {
        storeDescription = store?.description ?? told.storeDescription;
        isServing();
      },
      take: (takes) => Promise.all(takes.map((take) => limiter.take(...take))),
      tell: (told) => tellOthers(self(), told),
      async metrics() {
        const asked = joined().map(({ channel }) => within(DEAF_MS, channel.ask('metrics', null)));
        const counted = await Promise.allSettled(asked);
        return [
          await metrics.counted(),
          ...counted.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : [])),
        ];
      },
      line: showLine,
    };
  }

  /** To every worker in the same order, so that their rings are alike. */
  function showLine(line: string): void {
    lines = { ...lines, next: lines.next + 1 };
    for (const { channel } of joined()) void channel.ask('line', line).catch(() => undefined);
  }

  function joined(): Member[] {
    return [...members].filter(({ hasJoined }) => hasJoined);
  }

  async function tellOthers(teller: Member, told: Told): Promise<void> {
    const others = joined().filter((member) => member !== teller);
    await Promise.all(
      others.map(async ({ worker, channel, ended }) => {
        try {
          await within(DEAF_MS, channel.ask('told', told));
        } catch {
          worker.process.kill('SIGKILL');
          await ended;
        }
      }),
    );
  }
}

/** Error: a plain Error when there is no answer in time. */
async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer came within ${ms} ms.`)), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
