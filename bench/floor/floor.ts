import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../kernel/testing/until.ts';
import { ready, startProcess, startUnits } from '../../units/testing/procs.ts';
import { testEnv } from '../../units/testing/test-platform.ts';
import { type Caller, openCaller } from '../caller.ts';
import { median, printTable } from '../row.ts';
import { AIMS, type Aim, besideBatches, inProcess, largestLog, rawVerifyMicros } from './aims.ts';
import { type Ask, asksOf, comparedWith, type Figures, VERIFY } from './asks.ts';
import { issueText, type Loads, prepareLoads } from './loads.ts';

const WARM_UP_LANES = 8;

/** The figures of all rounds. */
type Found = Record<keyof typeof AIMS, number[]>;

export interface FloorSettings {
  /** Each load is run so often, all of them by turns; the middle figure counts. */
  readonly rounds: number;
  /** Of each load of a round. */
  readonly seconds: number;
  /** Requests of each kind before anything is counted. */
  readonly warm: number;
  /** Seconds of mixed load for the size of the write-ahead log. */
  readonly wal: number;
}

/**
 * The durable floor beside the platform: what node:http, one Ed25519 signature and one row on disk cost, and what the platform's
 * requests cost. Each server is a process of its own, and this one is their client. Prints its tables.
 */
export async function benchFloor({ rounds, seconds, warm, wal }: FloorSettings): Promise<void> {
  const limits = ['ISSUE', 'VERIFY', 'PORTAL', 'GRAPHQL'].map((name) => [`RATE_LIMIT_${name}`, '1000000']);
  const env = await testEnv({ LOG_LEVEL: 'warn', ...Object.fromEntries(limits) });
  const dataDir = env['DATA_DIR'] ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'bench-floor-'));
  const platform = startUnits([], env);
  const server = startProcess(
    'floor',
    ['--import', 'tsx', 'bench/floor/server.ts', join(folder, 'floor.db')],
    {},
  );
  try {
    await ready(platform, Number(new URL(env['PUBLIC_URL'] ?? '').port));
    await until('the floor to listen', () => /^port \d+/.test(server.output()));
    const floor = openCaller(`http://127.0.0.1:${/\d+/.exec(server.output())?.[0]}`, 64);
    const loads = await prepareLoads(env);
    await warmUp(floor, loads, warm);
    const asks = asksOf({ loads, floor, seconds, pids: { platform: platform.pid, floor: server.pid } });
    const figures: Figures[][] = asks.map(() => []);
    const raws: number[] = [];
    const found: Found = { verify: [], beside: [], library: [], find: [], insert: [], log: [] };
    for (let round = 0; round < rounds; round += 1) {
      const [ofFloor, ...others] = asks;
      const least = await ofFloor.load();
      figures[0]?.push(comparedWith(least, least));
      const raw = rawVerifyMicros();
      raws.push(raw);
      for (const [at, { name, load }] of others.entries()) {
        const result = await load();
        figures[at + 1]?.push(comparedWith(least, result));
        if (name === VERIFY) found.verify.push(result.cpuMicros / raw);
      }
      found.beside.push(await besideBatches(loads, seconds));
      const { library, find, insert } = await inProcess();
      found.library.push(library);
      found.find.push(find);
      found.insert.push(insert);
    }
    found.log.push(await largestLog(loads, wal, dataDir));
    await loads.close();
    await floor.close();
    printLoads(
      `The durable floor beside the platform: medians of ${rounds} rounds of ${seconds} s`,
      asks,
      figures,
    );
    const verify = `a raw verification takes ${median(raws).toFixed(0)} µs of CPU`;
    printAims(`Beside it (${verify}; ${wal} s of mixed load)`, found);
  } finally {
    await Promise.all([platform.stop(), server.stop()]);
    for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true });
  }
}

/** A new process is slow at first; so many requests, and not so many seconds, make it quick on a busy machine too. */
async function warmUp(floor: Caller, loads: Loads, requests: number): Promise<void> {
  const { health, issue, issueByApiKey, issueOnce, verify, openLink, query, list, getIssuer } = loads;
  const least = (index: number) => floor.hit('POST', '/', { body: issueText('did:key:zFloor', index) });
  for (const request of [
    least,
    health,
    issue,
    issueByApiKey,
    issueOnce,
    verify,
    openLink,
    query,
    list,
    getIssuer,
  ]) {
    let sent = 0;
    const lane = async () => {
      while (sent < requests) {
        sent += 1;
        await request(sent);
      }
    };
    await Promise.all(Array.from({ length: WARM_UP_LANES }, lane));
  }
}

const HEAD = ['', 'rate/s', 'CPU ms', 'p50 ms', 'p99 ms', 'x floor CPU', '% of rate', 'reach', 'met'];

function printLoads(title: string, asks: readonly Ask[], figures: readonly (readonly Figures[])[]): void {
  const lines = asks.map(({ name, reach }, at) => {
    const all = middle(figures[at] ?? []);
    const told = [
      all.perSecond.toFixed(0),
      all.cpuMs.toFixed(3),
      all.p50.toFixed(1),
      all.p99.toFixed(1),
      all.timesFloor.toFixed(1),
      (all.share * 100).toFixed(1),
    ];
    const failed = all.failed > 0 ? ` (FAILED ${all.failed})` : '';
    return [name, ...told, reach?.text ?? '', `${reach ? yesOrNo(reach.isMet(all)) : ''}${failed}`];
  });
  printTable(title, [HEAD, ...lines], HEAD.indexOf('reach'));
}

function printAims(title: string, found: Found): void {
  const lines = (Object.keys(AIMS) as (keyof typeof AIMS)[]).map((key) => {
    const { name, text, reach, isMet }: Aim = AIMS[key];
    const figure = median(found[key]);
    return [name, text(figure), reach, yesOrNo(isMet(figure))];
  });
  printTable(title, [['', 'figure', 'reach', 'met'], ...lines], 2);
}

const yesOrNo = (isMet: boolean) => (isMet ? 'yes' : 'no');

/** The middle of each figure over all rounds; a failure of any round counts. */
function middle(rounds: readonly Figures[]): Figures {
  const of = (name: keyof Figures) => median(rounds.map((figures) => figures[name]));
  return {
    perSecond: of('perSecond'),
    cpuMs: of('cpuMs'),
    p50: of('p50'),
    p99: of('p99'),
    timesFloor: of('timesFloor'),
    share: of('share'),
    failed: Math.max(...rounds.map(({ failed }) => failed)),
  };
}
