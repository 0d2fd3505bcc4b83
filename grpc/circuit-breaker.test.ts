import { type CircuitBreaker, createCircuitBreaker, type Outcome } from './circuit-breaker.ts';

let now = 0;
let breaker: CircuitBreaker;
let changes: boolean[];

beforeEach(() => {
  now = 0;
  changes = [];
  const onChange = (isOpen: boolean) => void changes.push(isOpen);
  breaker = createCircuitBreaker({ failures: 5, probeAfterMs: 500, now: () => now, onChange });
});

const call = (outcome: Outcome) => {
  const leave = breaker.enter();
  leave?.(outcome);
  return leave !== undefined;
};
const fail = (times: number) => {
  for (let i = 0; i < times; i += 1) call('failed');
};

test('stays closed while an answer comes between failures', () => {
  fail(4);
  call('answered');
  fail(4);
  expect(breaker.isOpen).toBe(false);
});

test('opens after five failures in a row and lets nobody through', () => {
  fail(5);
  expect([breaker.isOpen, call('answered')]).toEqual([true, false]);
});

test('lets exactly one probe through after half a second', () => {
  fail(5);
  now = 499;
  expect(breaker.enter()).toBeUndefined();
  now = 500;
  expect(breaker.enter()).toBeDefined();
  expect(breaker.enter()).toBeUndefined();
});

test('a probe that is answered closes it; one that fails opens it for another half second', () => {
  fail(5);
  now = 500;
  call('failed');
  now = 999;
  expect(breaker.enter()).toBeUndefined();
  now = 1000;
  expect(call('answered')).toBe(true);
  expect([breaker.isOpen, changes]).toEqual([false, [true, false]]);
});

test('a probe that taught nothing lets the next call probe', () => {
  fail(5);
  now = 500;
  call('unknown');
  expect(breaker.enter()).toBeDefined();
});

test('outcomes of calls from before the opening do not close it', () => {
  const early = breaker.enter()!;
  fail(5);
  early('answered');
  expect(breaker.isOpen).toBe(true);
});
