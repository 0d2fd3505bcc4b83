import { gatherAfter } from './gather.ts';

test.each([
  [0, 25],
  [2, 25],
  [10, 90],
  [20, 180],
  [1000, 250],
])('after a pass of %i ms the next one gathers for %i ms', (tookMs, ms) => {
  expect(gatherAfter(tookMs, { least: 25, most: 250 })).toBeCloseTo(ms);
});
