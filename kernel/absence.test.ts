import { createAbsence, restartWait } from './absence.ts';

let now = 0;
const absence = () => createAbsence(() => now);
beforeEach(() => {
  now = 0;
});

const comes = async () => true;
const staysAway = async () => false;

test('whoever comes back in time is waited for, as long as was said', async () => {
  let asked = 0;
  const back = async (ms: number) => {
    asked = ms;
    return true;
  };
  expect([await absence().outlast(2000, back), asked]).toEqual([true, 2000]);
});

test('nobody waits for one that has been away for longer than a restart takes, until it was seen again', async () => {
  const { outlast, over } = absence();
  expect(await outlast(2000, staysAway)).toBe(false);
  now = 9999;
  expect(await outlast(2000, staysAway)).toBe(false);
  now = 10_000;
  expect(await outlast(2000, () => Promise.reject(new Error('asked')))).toBe(undefined);
  over();
  expect(await outlast(2000, comes)).toBe(true);
});

test('one that came back and goes again is waited for anew', async () => {
  const { outlast } = absence();
  await outlast(2000, comes);
  now = 20_000;
  expect(await outlast(2000, comes)).toBe(true);
});

test('one that nobody looked for since a restart is waited for at its next one', async () => {
  const { outlast } = absence();
  expect(await outlast(2000, staysAway)).toBe(false);
  now = 3_600_000;
  expect(await outlast(2000, comes)).toBe(true);
});

test('the number of those who wait is bounded, and their places become free', async () => {
  const { outlast } = absence();
  let arrive = (_: boolean) => {};
  const back = () =>
    new Promise<boolean>((resolve) => {
      const others = arrive;
      arrive = (is) => {
        others(is);
        resolve(is);
      };
    });
  const waiting = Array.from({ length: 128 }, () => outlast(2000, back));
  expect(await outlast(2000, comes)).toBe(undefined);
  arrive(true);
  expect(await Promise.all(waiting)).toEqual(Array(128).fill(true));
  expect(await outlast(2000, comes)).toBe(true);
});

describe('a restart within the deadline', () => {
  test('is outlasted with time to notice it, by who has all time and by who was given time for it', () => {
    const whole = restartWait(2000);
    expect(whole).toBeGreaterThan(2000);
    expect(restartWait(2000, 2000 + whole)).toBe(whole);
  });

  test.each([
    ['more than a deadline', 3000, 1500],
    ['a deadline', 2000, 1000],
    ['less', 1000, 500],
  ])('is waited for half of the time by who has %s left', (_what, left, waitMs) =>
    expect(restartWait(2000, left)).toBe(waitMs),
  );
});
