import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { until } from '../../kernel/testing/until.ts';
import { ROUTES } from '../../subgraphs/domains.ts';
import { createAdmission, workOf } from './admission.ts';
import { startEdge, type TestPort } from './testing.ts';

const READ = '/api/v1/issuers/did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK';
const STATUS = '/api/v1/credentials/0b6f3a3e-6c1c-4b1e-9c0a-6f0f5f0d7c11/status';

let edge: TestPort;
let running = 0;
let release: () => void = () => undefined;
let gate: Promise<void>;

beforeAll(async () => {
  edge = await startEdge({
    admission: createAdmission({ read: { permits: 2, queue: 1, waitMs: 600_000 } }),
    async handle({ path }) {
      if (path === READ) {
        running += 1;
        await gate;
      }
      return { status: 200, headers: {}, body: {} };
    },
  });
});
beforeEach(() => {
  running = 0;
  gate = new Promise((resolve) => {
    release = resolve;
  });
});
afterAll(() => edge.stop());

const get = (path: string) => fetch(`${edge.base}${path}`);

test('work over the bound is refused at once, health and other work are not, and what was let in is served', async () => {
  const admitted = [get(READ), get(READ)];
  await until('both permits to be taken', () => running === 2);
  const refused: Response[] = [];
  // One of them waits; which one is the network's affair.
  const more = [get(READ), get(STATUS), get(READ)].map(async (reply) => {
    const { status } = await reply;
    if (status === 503) refused.push(await reply);
    return status;
  });
  await until('two to be refused', () => refused.length === 2);
  for (const reply of refused) {
    expect(reply.headers.get('retry-after')).toBe('1');
    expect(await reply.json()).toMatchObject({ error: 'OVERLOADED', message: expect.any(String) });
  }
  for (const path of ['/health/live', '/health/ready', '/metrics'])
    expect((await get(path)).status).toBe(200);
  const write = await fetch(`${edge.base}/api/v1/issuer/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"University"}',
  });
  expect(write.status).toBe(200);
  expect(running).toBe(2);
  release();
  expect((await Promise.all(admitted)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await Promise.all(more)).sort()).toEqual([200, 503, 503]);
  expect((await get(STATUS)).status).toBe(200);
});

test('work that never waits leaves the event loop to others in between, and the permits fill', async () => {
  const admission = createAdmission({ read: { permits: 20, queue: 0, waitMs: 1 } });
  const response = new EventEmitter() as ServerResponse;
  let turns = 0;
  let done = 0;
  const count = () => {
    turns += 1;
    if (done < 20) setImmediate(count);
  };
  setImmediate(count);
  const work = Array.from({ length: 20 }, () =>
    admission.run('read', response, async () => {
      done += 1;
    }),
  );
  // None has begun, so that the next one finds every permit taken.
  await expect(admission.run('read', response, async () => undefined)).rejects.toMatchObject({
    code: 'OVERLOADED',
    retryAfter: 1,
  });
  await Promise.all(work);
  expect(turns).toBeGreaterThanOrEqual(19);
});

test.each([
  ['POST /api/v1/admin/auth/login', 'signIn'],
  ['POST /api/v1/holder/auth/magic-link', 'signIn'],
  ['GET /api/v1/credentials', 'read'],
  ['POST /api/v1/credentials/issue', 'write'],
  ['POST /api/v1/credentials/batch', 'batch'],
  ['POST /api/v1/support/ask', 'assist'],
  ['POST /api/v1/admin/audit-logs/nl-search', 'assist'],
])('%s is of the kind %s', (name, work) => {
  const row = ROUTES.find(({ method, path }) => `${method} ${path}` === name);
  expect(row && workOf(row)).toBe(work);
});
