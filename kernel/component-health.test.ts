import { movableClock } from './clock.ts';
import { createHealthWatch, overallStatus, type Probe } from './component-health.ts';
import { AppError } from './errors.ts';
import { createLogger } from './log.ts';

const log = createLogger({ level: 'silent' });
const clock = movableClock('2026-03-01T10:00:00.000Z');
const watchOf = (...probes: Probe[]) => createHealthWatch({ probes, now: clock.now, log, timeoutMs: 20 });
const up = async () => undefined;

test('says of each component how it stands, and nothing of where it is', async () => {
  const refusing = async () => {
    throw Object.assign(new Error('connect to mail.internal:25 as user:secret failed'), {
      code: 'ECONNECTION',
    });
  };
  const unavailable = async () => {
    throw new AppError('UPSTREAM_UNAVAILABLE', 'issuer-registry does not answer; try again in a second.');
  };
  const report = await watchOf(
    { name: 'store', kind: 'STORE', check: up },
    { name: 'mail', kind: 'MAIL', check: refusing },
    { name: 'issuer-registry', kind: 'UNIT', check: unavailable },
    { name: 'redis', kind: 'CACHE', check: () => new Promise(() => undefined) },
    { name: 'model', kind: 'MODEL' },
  ).report();
  expect(report.map(({ name, status, problem }) => [name, status, problem])).toEqual([
    ['store', 'UP', null],
    ['mail', 'DOWN', 'It refused with ECONNECTION.'],
    ['issuer-registry', 'DOWN', 'issuer-registry does not answer; try again in a second.'],
    ['redis', 'DOWN', 'It does not answer within 20 ms.'],
    ['model', 'NOT_CONFIGURED', null],
  ]);
  expect(report.map(({ latencyMs }) => latencyMs === null)).toEqual([false, true, true, true, true]);
  expect(report[0]!.latencyMs).toBeGreaterThanOrEqual(0);
  expect(overallStatus(report)).toBe('DEGRADED');
  expect(overallStatus(report.filter(({ status }) => status !== 'DOWN'))).toBe('UP');
});

test('since moves with the status, not with the look', async () => {
  let works = true;
  const watch = watchOf({
    name: 'store',
    kind: 'STORE',
    check: async () => {
      if (!works) throw new Error('no');
    },
  });
  const look = async () => {
    clock.advance(5000);
    const [component] = await watch.report();
    return [component!.status, clock.now().getTime() - component!.since.getTime()];
  };
  expect([await look(), await look()]).toEqual([
    ['UP', 0],
    ['UP', 5000],
  ]);
  works = false;
  expect([await look(), await look()]).toEqual([
    ['DOWN', 0],
    ['DOWN', 5000],
  ]);
});

test('those who ask within a second share one look', async () => {
  let looks = 0;
  const count = async () => {
    looks += 1;
  };
  const watch = watchOf({ name: 'store', kind: 'STORE', check: count });
  await Promise.all([watch.report(), watch.report()]);
  clock.advance(999);
  await watch.report();
  expect(looks).toBe(1);
  clock.advance(1);
  await watch.report();
  expect(looks).toBe(2);
});
