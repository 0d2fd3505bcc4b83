import { movableClock } from '../../../kernel/clock.ts';
import type { ComponentHealth } from '../../../kernel/component-health.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { createLogger } from '../../../kernel/log.ts';
import { by } from '../../testing/rooms.ts';
import { openHealthRoom } from './room.ts';

const clock = movableClock('2026-03-01T10:00:00Z');
const component = (name: string, status: ComponentHealth['status']): ComponentHealth => ({
  name,
  kind: 'UNIT',
  status,
  latencyMs: 1,
  since: clock.now(),
  checkedAt: clock.now(),
  problem: null,
});
const fails = (message: string) => () => Promise.reject(new AppError('UPSTREAM_TIMEOUT', message));

/** How the platform stands when the two neighbours and the report do as they are told. */
function aRoom() {
  const told = {
    gateway: async (): Promise<void> => undefined,
    coreEngine: async (): Promise<void> => undefined,
    report: async (_context: Context) => ({ components: [component('store', 'UP')] }),
  };
  const { resolvers } = openHealthRoom({
    neighbours: {
      gateway: { name: 'api-gateway', kind: 'UNIT', check: () => told.gateway() },
      coreEngine: { name: 'core-engine', kind: 'UNIT', check: () => told.coreEngine() },
    },
    platformHealth: { report: (context) => told.report(context) },
    now: clock.now,
    log: createLogger({ level: 'silent' }),
  });
  const ask = async () => {
    clock.advance(1000);
    const viewer = by({ kind: 'admin', userId: 'v', role: 'VIEWER' });
    const { status, gateway, coreEngine, services } = await resolvers.Query.systemHealth(
      undefined as never,
      {},
      viewer,
    );
    return [status, gateway.status, coreEngine.status, services.map(({ name }) => name).join()];
  };
  return { told, ask, resolvers };
}

const down = fails('It does not answer.');

test.each([
  ['all is well', {}, ['UP', 'UP', 'UP', 'store']],
  ['the gateway is down', { gateway: down }, ['DEGRADED', 'DOWN', 'UP', 'store']],
  ['Core Engine is down', { coreEngine: down, report: down }, ['DEGRADED', 'UP', 'DOWN', '']],
  ['Core Engine answers but cannot report', { report: down }, ['DEGRADED', 'UP', 'DOWN', '']],
  [
    'Core Engine reports something down',
    { report: async () => ({ components: [component('mail', 'DOWN')] }) },
    ['DEGRADED', 'UP', 'UP', 'mail'],
  ],
  [
    'something is not set up',
    { report: async () => ({ components: [component('redis', 'NOT_CONFIGURED')] }) },
    ['UP', 'UP', 'UP', 'redis'],
  ],
])('says how the platform stands when %s', async (_what, change, expected) => {
  const room = aRoom();
  Object.assign(room.told, change);
  expect(await room.ask()).toEqual(expected);
});

test('says why Core Engine counts as down and since when, and takes it back', async () => {
  const room = aRoom();
  await room.ask();
  const { report } = room.told;
  room.told.report = fails('core-engine did not answer within 2000 ms.');
  await room.ask();
  const fell = clock.now();
  await room.ask();
  const viewer = by({ kind: 'admin', userId: 'v', role: 'VIEWER' });
  expect((await room.resolvers.Query.systemHealth(undefined as never, {}, viewer)).coreEngine).toMatchObject({
    status: 'DOWN',
    since: fell,
    latencyMs: null,
    problem: 'It does not report: core-engine did not answer within 2000 ms.',
  });
  room.told.report = report;
  expect(await room.ask()).toEqual(['UP', 'UP', 'UP', 'store']);
});
