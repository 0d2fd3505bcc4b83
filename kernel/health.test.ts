import { createHealth } from './health.ts';

let at = 0;
const now = () => new Date(at);
const up = async () => undefined;
const down = async () => {
  throw new Error('connect ECONNREFUSED mongodb://user:pw@host');
};

beforeEach(() => {
  at = 0;
});

test('is UP while every check passes', async () => {
  expect(await createHealth({ checks: { store: up, mail: up }, now }).readiness()).toEqual({
    status: 'UP',
    checks: { store: 'UP', mail: 'UP' },
  });
});

test('is DOWN when one check fails, names it and says no more', async () => {
  const readiness = await createHealth({ checks: { store: down, mail: up }, now }).readiness();
  expect(readiness).toEqual({ status: 'DOWN', checks: { store: 'DOWN', mail: 'UP' } });
});

test('is DOWN in time when a check does not answer', async () => {
  const health = createHealth({ checks: { store: () => new Promise(() => undefined) }, now, timeoutMs: 20 });
  expect(await health.readiness()).toEqual({ status: 'DOWN', checks: { store: 'DOWN' } });
});

test('looks again after a second, not before, however often it is asked', async () => {
  let runs = 0;
  const check = async () => {
    runs += 1;
    if (runs === 2) throw new Error('gone');
  };
  const health = createHealth({ checks: { store: check }, now });
  expect((await Promise.all([health.readiness(), health.readiness()]))[1]?.status).toBe('UP');
  at = 999;
  expect((await health.readiness()).status).toBe('UP');
  at = 1000;
  expect((await health.readiness()).status).toBe('DOWN');
  at = 2000;
  expect((await health.readiness()).status).toBe('UP');
  expect(runs).toBe(3);
});

test('is DRAINING for good, without asking its checks, as soon as that is said', async () => {
  const health = createHealth({ checks: { store: up }, now });
  await health.readiness();
  expect(health.isDraining).toBe(false);
  health.startDraining();
  expect(health.isDraining).toBe(true);
  expect(await health.readiness()).toEqual({ status: 'DRAINING', checks: {} });
});
