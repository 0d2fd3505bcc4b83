import { rmSync } from 'node:fs';
import { until } from '../kernel/testing/until.ts';
import { childrenOf, type Proc, ready, startProcess, startUnits } from '../units/testing/procs.ts';
import { testEnv } from '../units/testing/test-platform.ts';
import { type Loads, prepareLoads } from './floor/loads.ts';
import { inLanes, type LoadResult } from './load.ts';
import { median, printTable } from './row.ts';

const LANES = 16;
const WARM = 300;
const ASKED = ['issue', 'verify', 'openLink', 'query'] as const;
const NAMES: Readonly<Record<(typeof ASKED)[number], string>> = {
  issue: 'REST issue, durable',
  verify: 'REST verify',
  openLink: 'share link, counted, durable',
  query: 'GraphQL query of one entity',
};

interface Running {
  readonly name: string;
  readonly proc: Proc;
  readonly loads: Loads;
  readonly dataDir: string;
  /** Every process of it. */
  readonly pids: readonly number[];
}

/**
 * The platform in one process, and in workers: what each answers at 16 connections, and what a request costs in all of its processes.
 * Then how much more two processes write to one store than one, each with an audit chain of its own. Prints its tables.
 */
export async function benchWorkers({
  rounds,
  seconds,
  workers,
}: Record<'rounds' | 'seconds' | 'workers', number>) {
  const counts = [undefined, ...Array.from({ length: workers }, (_, index) => index + 1)];
  const platforms: Running[] = [];
  try {
    for (const count of counts) platforms.push(await start(count));
    const lines = [['', ...platforms.map(({ name }) => name)]];
    for (const asked of ASKED) {
      const results = platforms.map((): LoadResult[] => []);
      for (let round = 0; round < rounds; round += 1)
        for (const [at, { loads, pids }] of platforms.entries())
          results[at]?.push(await inLanes({ lanes: LANES, seconds, pids, request: loads[asked] }));
      const rates = results.map((runs) => median(runs.map(({ perSecond }) => perSecond)));
      const costs = results.map((runs) => median(runs.map(({ cpuMicros }) => cpuMicros)));
      const cells = rates.map((rate, at) => {
        const [least = 1, cost = 0] = [rates[0], costs[at]];
        const times = at === 0 ? '' : ` ${(rate / least).toFixed(2)} x`;
        return `${rate.toFixed(0)}/s${times}, ${(cost / 1000).toFixed(2)} ms`;
      });
      lines.push([NAMES[asked], ...cells]);
    }
    printTable(
      `Workers: rate, times that of one process, and CPU of all processes a request (medians of ${rounds} rounds of ${seconds} s)`,
      lines,
    );
  } finally {
    for (const { proc, loads, dataDir } of platforms) {
      await loads.close();
      await proc.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  await printWriters(rounds, seconds);
}

async function start(workers: number | undefined): Promise<Running> {
  const limits = ['ISSUE', 'VERIFY', 'PORTAL', 'GRAPHQL'].map((name) => [`RATE_LIMIT_${name}`, '1000000']);
  const env = await testEnv({ LOG_LEVEL: 'warn', ...Object.fromEntries(limits) });
  const proc = startUnits(workers === undefined ? [] : ['--workers', String(workers)], env);
  await ready(proc, Number(new URL(env['PUBLIC_URL'] ?? '').port));
  await until('all of it to serve', () => proc.output().includes('Testamur is ready'));
  const loads = await prepareLoads(env);
  for (const asked of ASKED)
    await Promise.all(
      Array.from({ length: LANES }, async (_, lane) => {
        for (let sent = lane; sent < WARM; sent += LANES) await loads[asked](sent);
      }),
    );
  const name = workers === undefined ? 'one process' : `${workers} worker${workers === 1 ? '' : 's'}`;
  return { name, proc, loads, dataDir: env['DATA_DIR'] ?? '', pids: [proc.pid, ...childrenOf(proc.pid)] };
}

/** One process that writes to a store which another one holds, and two. */
async function printWriters(rounds: number, seconds: number): Promise<void> {
  const env = await testEnv({ LOG_LEVEL: 'warn' });
  const dataDir = env['DATA_DIR'] ?? '';
  const holder = startUnits(['store'], env);
  try {
    await until('the store to be held', () => holder.output().includes('Holding'));
    const lines = [['', 'one', 'two', 'x']];
    for (const lanes of [1, LANES]) {
      const results: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1)
        for (const [at, found] of results.entries())
          found.push(await written({ dataDir, processes: at + 1, seconds, lanes }));
      const [one = 0, two = 0] = results.map(median);
      lines.push([`${lanes} at a time`, one.toFixed(0), two.toFixed(0), (two / one).toFixed(2)]);
    }
    printTable('Processes that write to one store, which another one holds: changes a second', lines);
  } finally {
    await holder.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function written(asked: {
  dataDir: string;
  processes: number;
  seconds: number;
  lanes: number;
}): Promise<number> {
  const { dataDir, processes, seconds, lanes } = asked;
  const argv = ['--import', 'tsx', 'bench/ledger-writer.ts', dataDir, String(seconds), String(lanes)];
  const writers = Array.from({ length: processes }, () => startProcess('writer', argv, {}));
  const rates = await Promise.all(
    writers.map(async (writer) => {
      await writer.exited;
      return Number(/(\d+) a second/.exec(writer.output())?.[1]);
    }),
  );
  return rates.reduce((sum, rate) => sum + rate, 0);
}
