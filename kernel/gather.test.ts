import { jest } from '@jest/globals';
import { createPace, gatherTurns } from './gather.ts';

afterEach(() => jest.restoreAllMocks());

test.each([
  [0, 25],
  [2, 25],
  [10, 90],
  [20, 180],
  [1000, 250],
])('after a pass of %i ms the next one gathers for %i ms', async (tookMs, ms) => {
  const pace = createPace({ least: 25, most: 250 });
  expect(pace.gatherMs).toBe(25);
  jest
    .spyOn(performance, 'now')
    .mockReturnValueOnce(1000)
    .mockReturnValueOnce(1000 + tookMs);
  expect(await pace.run(async () => 'done')).toBe('done');
  expect(pace.gatherMs).toBeCloseTo(ms);
});

test('a pass that fails changes nothing', async () => {
  const pace = createPace({ least: 25, most: 250 });
  const failing = pace.run(async () => {
    throw new Error('away');
  });
  await expect(failing).rejects.toThrow('away');
  expect(pace.gatherMs).toBe(25);
});

test('turns are gathered while each brings more, and no longer', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(1000);
  let count = 0;
  const add = () => {
    count += 1;
    if (count < 5) setImmediate(add);
  };
  add();
  await gatherTurns(() => count, 64);
  expect(count).toBe(5);
  count = 3;
  await gatherTurns(() => count, 3);
  expect(count).toBe(3);
});

test('turns are gathered for 20 ms at most, however much they bring', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1000);
  let count = 0;
  const add = () => {
    count += 1;
    if (count === 3) clock.mockReturnValue(1019.9);
    if (count === 5) clock.mockReturnValue(1020);
    if (count < 64) setImmediate(add);
  };
  add();
  await gatherTurns(() => count, 64);
  expect(count).toBe(5);
});
