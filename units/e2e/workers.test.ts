import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openCertificates } from '../../grpc/certificates.ts';
import { createGrpcClient } from '../../grpc/client.ts';
import { newContext } from '../../kernel/context.ts';
import { CREDENTIALS_V1 } from '../../kernel/crypto/credential-shape.ts';
import { newId } from '../../kernel/ids.ts';
import { createLogger } from '../../kernel/log.ts';
import { until } from '../../kernel/testing/until.ts';
import { openEvents } from '../testing/event-streams.ts';
import { auditDataFolder } from '../testing/post-run-audit.ts';
import { childrenOf, type Proc, ready, startUnits, type UnitEnv, unitEnv } from '../testing/procs.ts';
import {
  activeIssuer,
  expectStatus,
  issueBody,
  type Rest,
  ROAD_SETTINGS,
  type RoadIssuer,
  restClient,
  secretsIn,
  signInAdmin,
} from '../testing/rest-road.ts';
import type { RestReply } from '../testing/test-platform.ts';

const WORKERS = 2;
/** Enough new connections that each worker gets some of them: they are given out in turns. */
const MANY = 6;
const GIVEN_UP_MS = 10_000;
/** The first start of a clone, beside other suites. */
const START_MS = 150_000;
/** Of shared links, in a minute. */
const OPENINGS = 20;

const dataDir = mkdtempSync(join(tmpdir(), 'testamur-workers-'));
const log = createLogger({ level: 'silent' });
let setting: UnitEnv;
let primary: Proc;
let rest: Rest;
let admin: Readonly<Record<string, string>>;
let issuer: RoadIssuer;

beforeAll(async () => {
  setting = await unitEnv({
    dataDir,
    logLevel: 'debug',
    extra: { ...ROAD_SETTINGS, LOCAL_LOG_STREAM: 'true', RATE_LIMIT_VERIFY: String(OPENINGS) },
  });
  primary = startUnits(['--workers', String(WORKERS)], setting.env);
  await until(
    'all workers to serve',
    () => {
      if (!primary.isAlive()) throw new Error(primary.output());
      return primary.output().includes('Testamur is ready');
    },
    START_MS,
  );
  rest = restClient(setting.env.PUBLIC_URL ?? '');
  admin = await signInAdmin(rest);
  const secrets = secretsIn(dataDir);
  issuer = await activeIssuer(rest, { secrets, admin, email: 'registrar@ardmore.example' });
});
afterAll(async () => {
  await primary.stop('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** A request on a connection of its own. */
async function asked(
  method: string,
  path: string,
  { body, headers = {} }: Parameters<Rest>[2] = {},
): Promise<{ status: number; body: RestReply['body'] }> {
  const sending = request(`${rest.base}${path}`, {
    method,
    agent: false,
    // A connection that is being given to a worker when that is killed is never answered (Node's cluster).
    signal: AbortSignal.timeout(GIVEN_UP_MS),
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
  });
  sending.end(body === undefined ? undefined : JSON.stringify(body));
  const [reply] = (await once(sending, 'response')) as [IncomingMessage];
  const received = await text(reply);
  return { status: reply.statusCode ?? 0, body: received === '' ? undefined : JSON.parse(received) };
}

/** The same request to every worker, more than once to each. */
const everywhere = (method: string, path: string, options?: Parameters<Rest>[2]) =>
  Promise.all(Array.from({ length: MANY }, () => asked(method, path, options)));

const workerPids = () => childrenOf(primary.pid);

async function replaced(pid: number): Promise<void> {
  await until('another worker to serve', async () => {
    const pids = workerPids();
    return (
      pids.length === WORKERS && !pids.includes(pid) && primary.output().split('"Ready"').length > 1 + starts
    );
  });
  starts += 1;
}
/** How many workers have come to serve so far. */
let starts = WORKERS;

test('a start says how many processes serve, and the first administrator and secrets are made once', async () => {
  expect(primary.output()).toMatch(/Testamur is ready in [\d.]+ s, in 2 workers, on the embedded store/);
  expect(workerPids()).toHaveLength(WORKERS);
  expect((await asked('GET', '/api/v1/admin/users', { headers: admin })).body.total).toBe(1);
  expect(primary.output().match(/JWT_SECRET is not set; one was generated/g)).toHaveLength(1);
});

test('every worker answers: what one is given while it stands still is answered when it goes on', async () => {
  const [one = 0] = workerPids();
  process.kill(one, 'SIGSTOP');
  const answered: number[] = [];
  const asking = Array.from({ length: MANY }, (_, at) =>
    asked('GET', '/health/live').then(() => answered.push(at)),
  );
  // It gets no further connection before it has taken the one that it was given.
  await until('the other worker to answer the rest', () => answered.length === MANY - 1);
  process.kill(one, 'SIGCONT');
  await Promise.all(asking);
});

test('a rate limit holds over all workers, exactly', async () => {
  const replies = await Promise.all(
    Array.from({ length: OPENINGS * 2 }, () => asked('GET', `/api/v1/verify/${'A'.repeat(43)}`)),
  );
  expect(replies.filter(({ status }) => status !== 429).length).toBe(OPENINGS);
});

test('what changes at one worker is seen by the next request at every other one', async () => {
  const read = () => everywhere('GET', `/api/v1/issuers/${issuer.did}`);
  const versions = async () =>
    new Set((await read()).map((reply) => expectStatus(reply, 200).body.row_version));
  for (let round = 0; round < 5; round += 1) {
    const before = await versions();
    expect(before.size).toBe(1);
    const rotated = await asked('POST', `/api/v1/issuer/${issuer.did}/keys/rotate`, {
      body: {},
      headers: issuer.headers,
    });
    expect(await versions()).toEqual(new Set([expectStatus(rotated, 201).body.row_version]));
  }
});

test('a sign-out is known to every worker at once', async () => {
  const leaving = await signInAdmin(rest);
  const signedIn = await everywhere('GET', '/api/v1/admin/auth/me', { headers: leaving });
  expect(signedIn.map(({ status }) => status)).toEqual(Array(MANY).fill(200));
  expectStatus(await asked('POST', '/api/v1/admin/auth/logout', { headers: leaving }), 204);
  const after = await everywhere('GET', '/api/v1/admin/auth/me', { headers: leaving });
  expect(after.map(({ status }) => status)).toEqual(Array(MANY).fill(401));
});

test('a stream of log lines has those of every worker, and goes on at another one', async () => {
  const path = `${rest.base}/api/v1/admin/system-logs/stream`;
  const first = await openEvents(path, { headers: { ...admin, connection: 'close' } });
  const ids = Array.from({ length: MANY }, () => newId());
  const mark = (id: string) => asked('GET', '/health/live', { headers: { 'x-correlation-id': id } });
  await Promise.all(ids.map(mark));
  const seen = await Promise.all(ids.map((id) => first.find('the line', ({ data }) => data.includes(id))));
  const lastRead = seen
    .map(({ id = '' }) => id)
    .sort((a, b) => Number(a.split('-')[1]) - Number(b.split('-')[1]));
  first.leave();
  const later = newId();
  await mark(later);
  // More than one, so that one of them is at a worker which the first stream was not at.
  const resumed = await Promise.all(
    [1, 2].map(() =>
      openEvents(path, {
        headers: { ...admin, connection: 'close', 'last-event-id': lastRead.at(-1) ?? '' },
      }),
    ),
  );
  for (const stream of resumed) {
    await stream.find('the later line', ({ data }) => data.includes(later));
    expect(stream.events.filter(({ event }) => event === 'GAP')).toEqual([]);
    expect(stream.events.filter(({ data }) => ids.some((id) => data.includes(id)))).toEqual([]);
    stream.leave();
  }
});

test('metrics tell the sum of what all workers have counted', async () => {
  const path = `/api/v1/admin/users/${newId()}`;
  await Promise.all(Array.from({ length: 10 }, () => asked('GET', path, { headers: admin })));
  const counted = async () => {
    const text = await fetch(`${rest.base}/metrics`).then((reply) => reply.text());
    const line = text
      .split('\n')
      .find((row) =>
        row.startsWith('testamur_http_refused_total{unit="api-gateway",route="/api/v1/admin/users/{id}"'),
      );
    return Number(line?.split(' ').at(-1));
  };
  await until('each request to be counted', async () => (await counted()) >= 10);
  expect(await counted()).toBe(10);
});

test('the workers share the ports of gRPC', async () => {
  const certificates = await openCertificates({ dataDir, names: ['core-engine'], log });
  const clients = Array.from({ length: MANY }, () =>
    createGrpcClient({
      unit: 'core-engine',
      certificates,
      target: {
        host: '127.0.0.1',
        port: setting.ports['issuer-registry'].grpc!,
        serverName: 'issuer-registry',
      },
      proto: 'testamur/registry/issuer_registry.proto',
      service: 'testamur.registry.IssuerRegistryService',
      deadlineMs: 5000,
      log,
    }),
  );
  const replies = await Promise.all(
    clients.map((client) =>
      client.call('GetIssuer', { issuerDid: issuer.did }, newContext(), { isRead: true }),
    ),
  );
  expect(replies.map((reply) => (reply as { issuerDid: string }).issuerDid)).toEqual(
    replies.map(() => issuer.did),
  );
  for (const client of clients) client.close();
  certificates.close();
});

test('a worker that ends in order is replaced, and no request fails', async () => {
  const [leaving = 0] = workerPids();
  const statuses = new Set<number>();
  let isOver = false;
  const asking = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (!isOver) statuses.add((await asked('GET', `/api/v1/issuers/${issuer.did}`)).status);
    }),
  );
  process.kill(leaving, 'SIGTERM');
  await replaced(leaving);
  isOver = true;
  await asking;
  expect([...statuses]).toEqual([200]);
});

test('a worker that is killed under load is replaced, and nothing that was acknowledged is lost', async () => {
  const acknowledged: string[] = [];
  let isOver = false;
  const issuing = Promise.all(
    Array.from({ length: 8 }, async (_, lane) => {
      for (let count = 0; !isOver; count += 1) {
        const body = issueBody(issuer.did, `Student ${lane} ${count}`);
        const reply = await asked('POST', '/api/v1/credentials/issue', {
          body,
          headers: issuer.headers,
        }).catch(() => undefined);
        if (reply?.status === 201) acknowledged.push(reply.body.credential_id);
      }
    }),
  );
  await until('some to be issued', () => acknowledged.length > 20);
  const [victim = 0] = workerPids();
  process.kill(victim, 'SIGKILL');
  await replaced(victim);
  const before = acknowledged.length;
  await until('more to be issued', () => acknowledged.length > before + 20);
  isOver = true;
  await issuing;
  // A few at a time: all at once would be given up where the machine is busy.
  for (let at = 0; at < acknowledged.length; at += MANY) {
    const some = acknowledged.slice(at, at + MANY);
    const found = await Promise.all(
      some.map((id) => asked('GET', `/api/v1/credentials/${id}`, { headers: issuer.headers })),
    );
    expect(found.filter(({ status }) => status !== 200)).toEqual([]);
  }
  expect(primary.output()).toMatch(
    /"signal":"SIGKILL","msg":"A worker has ended; another one takes its place"/,
  );
});

test('SIGTERM ends all of them in order, and the store holds together', async () => {
  const pids = workerPids();
  expect(await primary.stop()).toBe(0);
  expect(primary.output()).toContain('"msg":"Stopped"');
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  const { findings, counts } = await auditDataFolder({
    dataDir,
    knownContexts: new Set([CREDENTIALS_V1, `${rest.base}/contexts/v1`]),
  });
  expect(findings).toEqual([]);
  expect(counts.credentials).toBeGreaterThan(40);
});

test('workers end when the primary process is killed', async () => {
  primary = startUnits(['--workers', '1', 'issuer-registry'], setting.env);
  await ready(primary, setting.ports['issuer-registry'].rest);
  const [worker = 0] = workerPids();
  await primary.stop('SIGKILL');
  await until('the worker to end', () => {
    try {
      process.kill(worker, 0);
      return false;
    } catch {
      return true;
    }
  });
});
