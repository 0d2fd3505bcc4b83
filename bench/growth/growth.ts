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
import { median, printTable, timed } from '../row.ts';
import { fillTo } from './fill.ts';
import { type GrowingPlatform, growingPlatform } from './platform.ts';
import { type Asking, HELD, questionsOf } from './questions.ts';
import { growthOf, type Series } from './series.ts';

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
    print(steps, series.all());
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

type SeriesList = ReturnType<typeof createSeries>;

interface Collected {
  readonly unit: Series['unit'];
  readonly figures: (number | undefined)[];
  readonly p50: (number | undefined)[];
  readonly refusals: string[];
}

/** Figures by name, in the order of their first appearance. */
function createSeries() {
  const known = new Map<string, Collected>();
  return {
    add(name: string, unit: Series['unit'], figure: number | undefined, p50?: number): void {
      const row = known.get(name) ?? { unit, figures: [], p50: [], refusals: [] };
      row.figures.push(figure);
      row.p50.push(p50);
      known.set(name, row);
    },
    refuse: (name: string, refusal: string) => void known.get(name)?.refusals.push(refusal),
    all: (): Series[] => [...known].map(([name, row]) => ({ name, ...row, isRate: row.unit === '/s' })),
  };
}

function print(steps: readonly number[], rows: readonly Series[]): void {
  const counts = steps.map((step) => step.toLocaleString('en'));
  const head = ['credentials of one issuer', '', ...counts, ...counts.map((count) => `p50 at ${count}`)];
  const lines = rows.map((row) => {
    const growth = growthOf(row, steps);
    return [
      row.name,
      unitText(row.unit),
      ...row.figures.map(figureText),
      ...(row.p50 ?? []).map(figureText),
      growth ? growth.times.toFixed(2) : '',
      growth ? growth.allowed.toFixed(2) : '',
      growth?.isTooFast ? 'GROWS' : '',
    ];
  });
  printTable(
    'What requests cost the server as credentials become more: CPU a request, and milliseconds by the clock',
    [[...head, 'times', 'allowed', ''], ...lines],
  );
  const [least = 1, most = 1] = [steps[0], steps.at(-1)];
  const logs = (Math.log(most) / Math.log(least)).toFixed(2);
  console.log(
    `\n  From ${counts[0]} to ${counts.at(-1)} the logarithm grows ${logs} times. A row GROWS when its last figure is more than so many times`,
  );
  console.log('  its first one, with a quarter and 0.2 ms for noise.');
  for (const { name, refusals = [] } of rows)
    for (const refusal of refusals) console.log(`  No result: ${name}, ${refusal}`);
  const fast = rows.filter((row) => growthOf(row, steps)?.isTooFast);
  if (fast.length === 0) console.log('  Nothing grows faster than the logarithm of the records.');
  for (const { name, figures, unit } of fast) {
    const told = figures.map((figure, at) =>
      figure === undefined ? [] : [`${figureText(figure)} at ${counts[at]}`],
    );
    console.log(
      `  Grows faster than the logarithm of the records: ${name}, ${told.flat().join(', ')} (${unitText(unit)}).`,
    );
  }
}

const unitText = (unit: Series['unit']) => (unit === 'ms' ? 'ms CPU' : unit);

function figureText(figure: number | undefined): string {
  if (figure === undefined) return '';
  return figure >= 100 ? figure.toFixed(0) : figure.toFixed(figure >= 10 ? 1 : 2);
}
