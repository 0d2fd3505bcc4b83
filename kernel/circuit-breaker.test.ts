import { type CircuitBreaker, createCircuitBreaker, type Echo } from './circuit-breaker.ts';
import { until } from './testing/until.ts';

let breaker: CircuitBreaker;
let changes: boolean[];
/** Those that wait for an echo, oldest first. */
let probes: ((echo: Echo) => void)[];
/** How many were sent so far. */
let probed: number;

beforeEach(() => {
  changes = [];
  probes = [];
  probed = 0;
  breaker = createCircuitBreaker({
    silenceMs: 20,
    probeEveryMs: 5,
    probe: () => {
      probed += 1;
      return new Promise((resolve) => probes.push(resolve));
    },
    onChange: (isOpen) => void changes.push(isOpen),
  });
});
afterEach(() => breaker.close());

const aProbe = (times = 1) => until('a probe', () => probed >= times);
const echo = async (what: Echo) => {
  probes.shift()?.(what);
  await new Promise(setImmediate);
};
async function open(): Promise<void> {
  breaker.watch();
  await aProbe();
  await echo('silent');
}

test('a call that is answered soon asks nothing', async () => {
  breaker.watch()();
  breaker.watch();
  breaker.heard();
  const other = breaker.watch();
  await aProbe();
  other();
  // The one that waited on, not the two that something was heard after.
  expect([probed, breaker.isOpen]).toEqual([1, false]);
});

test('opens when a call and a probe beside it are met with silence', async () => {
  await open();
  expect([breaker.isOpen, changes]).toEqual([true, [true]]);
});

test.each<Echo>(['heard', 'unknown'])(
  'stays closed when the probe is %s, however long calls take',
  async (what) => {
    breaker.watch();
    await aProbe();
    await echo(what);
    expect([breaker.isOpen, changes]).toEqual([false, []]);
  },
);

test('stays closed when anything else was heard while the probe waited', async () => {
  breaker.watch();
  await aProbe();
  breaker.heard();
  await echo('silent');
  expect(breaker.isOpen).toBe(false);
});

test('many calls that wait send one probe', async () => {
  for (let i = 0; i < 20; i += 1) breaker.watch();
  await aProbe();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(probed).toBe(1);
});

test('open, it probes by itself until something is heard', async () => {
  await open();
  await aProbe(2);
  await echo('silent');
  await aProbe(3);
  await echo('unknown');
  expect(breaker.isOpen).toBe(true);
  await aProbe(4);
  await echo('heard');
  expect([breaker.isOpen, changes]).toEqual([false, [true, false]]);
});

test('a late answer closes it, too', async () => {
  await open();
  breaker.heard();
  expect([breaker.isOpen, changes]).toEqual([false, [true, false]]);
});

test('opens again when the unit hangs again', async () => {
  await open();
  breaker.heard();
  breaker.watch();
  await aProbe(2);
  await echo('silent');
  expect(changes).toEqual([true, false, true]);
});
