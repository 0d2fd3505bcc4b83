import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent, request } from 'undici';
import { until } from '../../kernel/testing/until.ts';
import type { UnitName } from '../../kernel/units.ts';
import { connectStore } from '../../store/connect.ts';
import { type History, openHistory, readHistory } from '../testing/history.ts';
import { checkSet } from '../testing/history-checks.ts';
import { isListening, type Proc, ready, startUnits, unitEnv } from '../testing/procs.ts';
import {
  activeIssuer,
  issueBody,
  ROAD_SETTINGS,
  type RoadIssuer,
  restClient,
  secretsIn,
  signInAdmin,
} from '../testing/rest-road.ts';

const LANES = 16;
const room = mkdtempSync(join(tmpdir(), 'testamur-drain-'));
const running: Proc[] = [];

afterEach(() => Promise.all(running.splice(0).map((proc) => proc.stop('SIGKILL'))));
afterAll(() => rmSync(room, { recursive: true, force: true }));

async function start(units: readonly UnitName[]) {
  const dataDir = mkdtempSync(join(room, 'data-'));
  const { env, ports } = await unitEnv({ dataDir, extra: ROAD_SETTINGS });
  const proc = startUnits(units, env);
  running.push(proc);
  const port = ports['api-gateway'].rest;
  await ready(proc, port);
  return { proc, port, dataDir, rest: restClient(env.PUBLIC_URL!) };
}

test('SIGTERM under load: what was accepted is answered, what was not has done nothing, and the exit code is 0', async () => {
  const { proc, rest, dataDir } = await start([]);
  const admin = await signInAdmin(rest);
  const issuer = await activeIssuer(rest, {
    secrets: secretsIn(dataDir),
    admin,
    email: 'registrar@drain.example',
  });
  const file = join(room, 'drain.jsonl');
  const history = openHistory(file);
  const lanes = Array.from({ length: LANES }, (_, lane) => issueUntilGone(rest.base, issuer, history, lane));
  const answered = () => readHistory(file).filter(({ outcome }) => outcome === 'ok').length;
  await until('the load to run', () => answered() > 200);

  const started = performance.now();
  proc.signal('SIGTERM');
  expect(await proc.exited).toBe(0);
  // Far from DRAIN_SECONDS: clients that keep their connections open do not hold it up.
  expect(performance.now() - started).toBeLessThan(12_000);
  const refusals = (await Promise.all(lanes)).flat();
  history.close();

  expect(refusals).toEqual([]);
  const operations = readHistory(file);
  expect(operations.filter(({ output }) => output !== undefined && output !== 'ECONNREFUSED')).toEqual([]);
  expect(checkSet(operations, await storedNames(dataDir))).toEqual([]);
  expect(proc.errors()).toBe('');
});

describe('with a request half sent', () => {
  const units: readonly UnitName[] = ['api-gateway', 'core-engine', 'issuer-registry', 'admin-console'];
  const body = JSON.stringify({ name: 'Slow University', contact_email: 'slow@example.edu' });

  /** A running process, and a registration whose body lacks its second half. */
  async function halfSent() {
    const { proc, port } = await start(units);
    const socket = connect(port, '127.0.0.1');
    const chunks: string[] = [];
    socket.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined);
    socket.write(
      `POST /api/v1/issuer/register HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    // The interim answer tells that the request is being served.
    await until('the request to be accepted', () => chunks.join('').includes('100 Continue'));
    socket.write(body.slice(0, 20));
    return {
      proc,
      port,
      finish: async () => {
        socket.write(body.slice(20));
        await closed;
        return chunks.join('');
      },
    };
  }

  test('SIGTERM takes no new connections and waits for the answer; then the exit code is 0', async () => {
    const { proc, port, finish } = await halfSent();
    proc.signal('SIGTERM');
    await until('the drain to begin', () => proc.output().includes('Draining'));
    await until('new connections to be refused', async () => !(await isListening(port)));
    const answer = await finish();
    expect(answer).toMatch(/HTTP\/1\.1 201 /);
    expect(answer).toMatch(/\r\nConnection: close\r\n/i);
    expect(await proc.exited).toBe(0);
  });

  test('a second SIGTERM ends the process at once', async () => {
    const { proc } = await halfSent();
    proc.signal('SIGTERM');
    await until('the drain to begin', () => proc.output().includes('Draining'));
    const started = performance.now();
    proc.signal('SIGTERM');
    expect(await proc.exited).toBe(1);
    expect(performance.now() - started).toBeLessThan(12_000);
  });
});

/** Issues one credential after another over kept connections until nobody listens; what was answered but refused comes back. */
async function issueUntilGone(
  base: string,
  issuer: RoadIssuer,
  history: History,
  lane: number,
): Promise<string[]> {
  const agent = new Agent({ connections: 1, pipelining: 1 });
  const refusals: string[] = [];
  try {
    for (let turn = 0; ; turn++) {
      const name = `lane-${lane}-${turn}`;
      const settle = history.invoke('issue', name);
      try {
        const reply = await request(`${base}/api/v1/credentials/issue`, {
          method: 'POST',
          dispatcher: agent,
          headers: { 'content-type': 'application/json', ...issuer.headers },
          body: JSON.stringify(issueBody(issuer.did, name)),
        });
        const text = await reply.body.text();
        settle(reply.statusCode === 201 ? 'ok' : 'fail');
        if (reply.statusCode !== 201) refusals.push(`${reply.statusCode} ${text}`);
      } catch (error) {
        // Without an answer it must not have happened: accepted requests are answered.
        const { code = 'broken' } = error as { code?: string };
        settle('fail', code);
        if (code === 'ECONNREFUSED') return refusals;
      }
    }
  } finally {
    await agent.close();
  }
}

async function storedNames(dataDir: string): Promise<Set<string>> {
  const store = await connectStore({ dataDir });
  try {
    const rows = await store.connection('credentials').collection('credentials').find({}).toArray();
    return new Set(rows.map(({ holderName }) => String(holderName)));
  } finally {
    await store.close();
  }
}
