import {
  activeIssuer,
  restClient,
  secretsIn,
  signInAdmin,
  signInIssuer,
} from '../../units/testing/rest-road.ts';
import { type Caller, openCaller } from '../caller.ts';
import { batchBody, enrol } from '../cast.ts';
import { cpuMs, idle, residentMiB } from '../load.ts';
import { median, timed } from '../row.ts';
import { fillTo } from './fill.ts';
import { type GrowingPlatform, growingPlatform } from './platform.ts';
import { type Asking, HELD, questionsOf } from './questions.ts';
import { createSeries, printGrowth, type SeriesList } from './table.ts';

const STARTS = 3;
/** Before a question is measured, since a new process is slow at first. */
const WARM_UP = 60;
const MOST_WARM_UP_MS = 8000;
const WINDOWS = 3;
const WINDOW_MS = 1000;
const MOST_IDLE_MS = 60_000;
const LINKS = 20;
const REFUSAL_LENGTH = 240;
const REGISTRAR = 'registrar@ardmore.example';

/**
 * What requests cost the server as the credentials of one issuer become more: stores so many at each step, asks, and says
 * what grows faster than the logarithm of their number. Prints its table.
 */
export async function benchGrowth({ steps: given }: { steps: readonly number[] }): Promise<void> {
  const steps = [...given].sort((a, b) => a - b);
  const platform = await growingPlatform();
  try {
    const series = createSeries();
    await platform.start();
    const world = await settle(platform);
    for (const total of steps) {
      const began = performance.now();
      const cost = await fillTo(total, { ...world, platform, caller: world.caller });
      series.add('issuing in batches, a credential', 'ms', cost.batched.cpuMs);
      series.add('issuing in batches, rate', '/s', cost.perSecond);
      series.add('issuing, 16 at once', 'ms', cost.single.cpuMs, cost.single.p50);
      series.add('written to disk for an issue in a batch', 'KiB', cost.batched.kibWritten);
      series.add('written to disk for an issue, 16 at once', 'KiB', cost.single.kibWritten);
      await platform.stop();
      series.add('on disk for a credential', 'KiB', platform.bytesOnDisk() / 1024 / (total + HELD));
      const starts: number[] = [];
      const startCpu: number[] = [];
      for (let start = 0; start < STARTS; start += 1) {
        await platform.stop();
        starts.push(await platform.start());
        startCpu.push(cpuMs(platform.pid));
      }
      series.add('start-up', 's', median(starts) / 1000);
      // What others do on the machine makes a start longer by the clock.
      series.add('start-up, CPU', 's', median(startCpu) / 1000);
      await idle(platform.pid, MOST_IDLE_MS);
      series.add('memory after the start', 'MiB', residentMiB([platform.pid]));
      for (const { name, ask, from = 0 } of questionsOf(await askingOf(platform, world))) {
        const found = total < from ? undefined : await costOf(platform.pid, ask);
        series.add(name, 'ms', found?.cpuMs, found?.p50);
        if (found?.refusal) series.refuse(name, `at ${total.toLocaleString('en')}: ${found.refusal}`);
      }
      series.add('memory after the questions', 'MiB', residentMiB([platform.pid]));
      await verifyTrail(platform, world, series);
      series.add('memory after verifying the trail', 'MiB', residentMiB([platform.pid]));
      const took = ((performance.now() - began) / 1000).toFixed(0);
      console.log(`  ${total.toLocaleString('en')} credentials: stored and asked after ${took} s`);
    }
    await world.caller.close();
    printGrowth({
      title:
        'What requests cost the server as credentials become more: CPU a request, and milliseconds by the clock',
      counted: 'credentials of one issuer',
      steps,
      rows: series.all(),
    });
  } finally {
    await platform.remove();
  }
}

interface World {
  readonly caller: Caller;
  readonly did: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly holder: Readonly<Record<string, string>>;
  readonly ids: string[];
  readonly tokens: readonly string[];
}

/** An issuer with nothing yet, and a holder with 500 credentials of another one, some of them shared. */
async function settle({ base, dataDir }: GrowingPlatform): Promise<World> {
  const caller = openCaller(base, 32);
  const { issuer, apiKey, admin, holder, holderDid, post } = await enrol({ base, dataDir });
  const rest = restClient(base);
  const secrets = secretsIn(dataDir);
  const other = await activeIssuer(rest, { secrets, admin, email: 'registrar@other.example' });
  const names = Array.from({ length: HELD }, (_, number) => `Held ${number}`);
  const held = await post(
    '/api/v1/credentials/batch',
    batchBody(other.did, holderDid, names),
    other.headers,
    200,
  );
  const tokens: string[] = [];
  for (const { credential_id: id } of held.results.slice(0, LINKS))
    tokens.push((await post(`/api/v1/holder/credentials/${id}/share-links`, {}, holder)).shareToken);
  return { caller, did: issuer.did, headers: apiKey, holder, ids: [], tokens };
}

/** Those who ask, signed in anew, since a session may end between two steps. */
async function askingOf({ base, dataDir }: GrowingPlatform, world: World): Promise<Asking> {
  const rest = restClient(base);
  const { caller, ids, holder, tokens } = world;
  const admin = await signInAdmin(rest);
  const issuer = await signInIssuer(rest, { secrets: secretsIn(dataDir), email: REGISTRAR });
  const verifiable: string[] = [];
  for (let at = 0; at < LINKS; at += 1) {
    const id = ids[Math.floor((at * ids.length) / LINKS)];
    const { vc } = await caller.ask('GET', `/api/v1/credentials/${id}`, { headers: issuer });
    verifiable.push(JSON.stringify({ credential: vc, check_status: true, check_expiration: true }));
  }
  const path = `/api/v1/admin/audit-logs?subject_id=${ids[0]}`;
  const { items } = await caller.ask('GET', path, { headers: admin });
  return { caller, admin, issuer, holder, ids, verifiable, tokens, orgId: items[0].org.id };
}

interface AskCost {
  readonly cpuMs: number;
  readonly p50: number;
  /** The first answer that was no result; what it cost counts like any other. */
  readonly refusal?: string | undefined;
}

/** CPU and time of a request, one after another: of the middle one of some windows. */
async function costOf(pid: number, ask: () => Promise<void>): Promise<AskCost> {
  let refusal: string | undefined;
  const send = () =>
    ask().catch((error: unknown) => {
      refusal ??= String(error).slice(0, REFUSAL_LENGTH);
    });
  const end = performance.now() + MOST_WARM_UP_MS;
  for (let sent = 0; sent < WARM_UP && performance.now() < end; sent += 1) await send();
  await idle(pid, MOST_IDLE_MS);
  const cpu: number[] = [];
  const times: number[] = [];
  for (let window = 0; window < WINDOWS; window += 1) {
    const [began, before] = [performance.now(), cpuMs(pid)];
    let count = 0;
    for (; performance.now() - began < WINDOW_MS; count += 1) times.push(await timed(send));
    cpu.push((cpuMs(pid) - before) / count);
  }
  return { cpuMs: median(cpu), p50: median(times), refusal };
}

/** Once: the result of a long walk is kept for a while. */
async function verifyTrail(platform: GrowingPlatform, { caller }: World, series: SeriesList): Promise<void> {
  const admin = await signInAdmin(restClient(platform.base));
  await idle(platform.pid, MOST_IDLE_MS);
  const before = cpuMs(platform.pid);
  let checked = 0;
  const ms = await timed(async () => {
    const told = await caller.ask('GET', '/api/v1/admin/audit-logs/verify', { headers: admin });
    if (!told.valid) throw new Error('The audit trail should be sound.');
    checked = told.checked;
  });
  const spent = cpuMs(platform.pid) - before;
  series.add('audit verify, the whole trail', 'ms', spent, ms);
  series.add('audit verify, an entry', 'µs', (spent * 1000) / checked);
}
