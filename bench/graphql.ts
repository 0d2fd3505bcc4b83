import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDoor } from '../router/testing.ts';
import { ready, startUnits } from '../units/testing/procs.ts';
import { testEnv } from '../units/testing/test-platform.ts';
import { type Asked, examplesOf, thoughtOf } from './graphql-documents.ts';
import { dearestOf } from './graphql-search.ts';
import { type Caller, settle, type World } from './graphql-world.ts';
import { cpuMs, idle } from './load.ts';
import type { Row } from './row.ts';

/** What no document may cost, in milliseconds of a core; what it has done and kept counts for each piece. */
const MOST_MS = 250;
const SHOWN = 10;
const RUNS = 5;
/** The most costly ones of a single run are run again. */
const RUN_AGAIN = 40;
const STREAM_MS = 500;
const MOST_IDLE_MS = 2000;

/** What the most costly documents within the limits cost the server, for every kind of caller, with 100,000 credentials stored. */
export async function benchGraphql(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-graphql-'));
  const env = await testEnv({ LOG_LEVEL: 'warn', DATA_DIR: dataDir });
  const server = startUnits([], env);
  try {
    const base = env['PUBLIC_URL'] ?? '';
    await ready(server, Number(new URL(base).port), 180_000);
    const world = await settle({ base, dataDir });
    const { supergraph, stop } = await startDoor();
    const documents = [
      ...thoughtOf(world),
      ...(await answerable(base, world, dearestOf(supergraph.schema, examplesOf(world)))),
    ];
    await stop();
    const measure = createMeter({ base, pid: server.pid, world });
    const floor = await measure.floor();
    const once: Result[] = [];
    for (const asked of documents) once.push({ asked, ...(await measure.once(asked)) });
    const results: Result[] = [];
    for (const { asked } of dearestFirst(once).slice(0, RUN_AGAIN))
      results.push({ asked, ...(await measure.median(asked)) });
    return [
      {
        name: 'a request for `{ __typename }`',
        value: `${floor.toFixed(1)} ms of a core`,
        note: 'the floor',
      },
      ...dearestFirst(results)
        .slice(0, SHOWN)
        .map((result) => rowOf(result, floor)),
    ];
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Cost {
  readonly ms: number;
  readonly answer: string;
}

type Result = Cost & { readonly asked: Asked };

function dearestFirst(results: readonly Result[]): readonly Result[] {
  const perPiece = ({ ms, asked }: Result) => ms / (asked.pieces ?? 1);
  return [...results].sort((a, b) => perPiece(b) - perPiece(a) || b.ms - a.ms);
}

function rowOf({ asked, ms, answer }: Result, floor: number): Row {
  const { name, caller, pieces = 1, query } = asked;
  const each = pieces > 1 ? `${(ms / pieces).toFixed(1)} ms for each of ${pieces}; ` : '';
  const isTooDear = ms / pieces > MOST_MS;
  return {
    name: `${caller}: ${name}`,
    value: `${ms.toFixed(0)} ms  ${(ms / floor).toFixed(0)} x`,
    note: `${isTooDear ? `OVER ${MOST_MS} ms  ` : ''}${each}${answer}  ${query.slice(0, 100)}`,
  };
}

/** For each operation those callers' documents that are not refused to them. */
async function answerable(
  base: string,
  { callers }: World,
  documents: readonly (readonly [string, string])[],
): Promise<Asked[]> {
  const found: Asked[] = [];
  const known = new Map<string, readonly Caller[]>();
  for (const [name, query] of documents) {
    if (!known.has(name)) {
      const answers = await Promise.all(
        Object.entries(callers).map(async ([caller, headers]) => {
          const { codes } = await send(base, { query, headers });
          const isRefused = codes.some((code) => code === 'UNAUTHENTICATED' || code === 'FORBIDDEN');
          return isRefused ? [] : [caller as Caller];
        }),
      );
      known.set(name, answers.flat());
    }
    for (const caller of known.get(name) ?? []) found.push({ name, caller, query });
  }
  return found;
}

/** Counts what the server's process spends on a document, from the operating system; each is new to every cache. */
function createMeter({ base, pid, world }: { base: string; pid: number; world: World }) {
  let number = 0;
  return { once, median, floor };

  async function once({ query, variables, caller, path }: Asked): Promise<Cost> {
    await idle(pid, MOST_IDLE_MS);
    number += 1;
    const named = query.replace(
      /^(query|mutation|subscription)?/,
      (kind) => `${kind || 'query'} R${number} `,
    );
    const before = cpuMs(pid);
    const { status, codes } = await send(base, {
      query: named,
      variables,
      headers: world.callers[caller],
      path,
    });
    // What follows an answer is part of it, such as what a change is folded into.
    await idle(pid, MOST_IDLE_MS);
    const answer = codes.length === 0 ? 'answered' : `${status} ${codes.slice(0, 3).join(', ')}`;
    return { ms: cpuMs(pid) - before, answer };
  }

  async function median(asked: Asked): Promise<Cost> {
    const costs: Cost[] = [];
    for (let run = 0; run < RUNS; run += 1) costs.push(await once(asked));
    const [first] = costs.sort((a, b) => a.ms - b.ms).slice(Math.floor(RUNS / 2));
    if (!first) throw new Error('Nothing was measured.');
    return first;
  }

  /** One after another, so that what else the process does hardly counts. */
  async function floor(): Promise<number> {
    const query = '{ __typename }';
    for (let warm = 0; warm < 200; warm += 1) await send(base, { query, headers: {} });
    await idle(pid, MOST_IDLE_MS);
    const before = cpuMs(pid);
    for (let turn = 0; turn < 200; turn += 1) await send(base, { query, headers: {} });
    return (cpuMs(pid) - before) / 200;
  }
}

async function send(
  base: string,
  asked: {
    query: string;
    variables?: Asked['variables'];
    headers: Readonly<Record<string, string>>;
    path?: Asked['path'];
  },
): Promise<{ status: number; codes: readonly string[] }> {
  const { query, variables, headers, path = '/graphql' } = asked;
  const isStream = path !== '/graphql';
  const reply = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(isStream ? { accept: 'text/event-stream' } : {}),
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  });
  if (isStream && reply.ok) {
    await new Promise((resolve) => setTimeout(resolve, STREAM_MS));
    await reply.body?.cancel();
    return { status: reply.status, codes: [] };
  }
  const { errors = [] } = (await reply.json()) as { errors?: { extensions: { code: string } }[] };
  return { status: reply.status, codes: [...new Set(errors.map(({ extensions }) => extensions.code))] };
}
