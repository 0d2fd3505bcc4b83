import { blocksOf, blocksOver, dayNumber, endOfDay } from './day-spans.ts';

test('a day lies in exactly one block of a span that holds it, and in none of another', () => {
  const spans: readonly (readonly [number, number])[] = [
    [0, 1],
    [3, 4],
    [3, 3],
    [5, 70],
    [64, 128],
    [20_515, 20_880],
    [20_000, 2 ** 16],
  ];
  for (const [from, to] of spans) {
    const blocks = blocksOf(from, to);
    expect(blocks.length).toBeLessThanOrEqual(30);
    for (const day of [
      0, 1, 2, 3, 4, 5, 63, 64, 69, 70, 127, 128, 20_514, 20_515, 20_700, 20_879, 20_880, 65_535,
    ]) {
      const hits = blocksOver(day).filter((block) => blocks.includes(block));
      expect(hits).toHaveLength(day >= from && day < to ? 1 : 0);
    }
  }
});

test('a day ends before the next one begins', () => {
  expect(endOfDay('2026-03-01')).toEqual(new Date('2026-03-01T23:59:59.999Z'));
  expect(dayNumber(endOfDay('2026-03-01')) + 1).toBe(dayNumber(new Date('2026-03-02T00:00:00Z')));
});
