import { movableClock, offsetClock, systemClock } from './clock.ts';

test('the system clock tells the time of the machine', () => {
  const before = Date.now();
  const told = systemClock().getTime();
  expect(told).toBeGreaterThanOrEqual(before);
  expect(told).toBeLessThanOrEqual(Date.now());
});

test('an offset clock is that much off the system clock and still runs', () => {
  const hour = 3_600_000;
  const before = Date.now();
  const told = offsetClock(-hour)().getTime();
  expect(told).toBeGreaterThanOrEqual(before - hour);
  expect(told).toBeLessThanOrEqual(Date.now() - hour);
});

describe('a movable clock', () => {
  test('stands still until it is advanced', () => {
    const { now, advance } = movableClock('2026-01-02T03:04:05.678Z');
    expect(now().toISOString()).toBe('2026-01-02T03:04:05.678Z');
    advance(1000);
    expect(now().toISOString()).toBe('2026-01-02T03:04:06.678Z');
    advance(-2000);
    expect(now().toISOString()).toBe('2026-01-02T03:04:04.678Z');
  });

  test('hands out a new Date each time, so that nobody moves it by accident', () => {
    const { now } = movableClock(new Date(0));
    now().setTime(99);
    expect(now().getTime()).toBe(0);
  });

  test('refuses a start that is no instant', () => {
    expect(() => movableClock('yesterday')).toThrow(/give an instant/);
  });
});
