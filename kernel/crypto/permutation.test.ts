import { hash } from 'node:crypto';
import { shuffled } from './permutation.ts';

const seedOf = (text: string) => hash('sha256', text);

test.each([1, 2, 3, 4, 5, 16, 17, 100, 1000, 1024, 5000])('of %i numbers is each of them once', (length) => {
  const all = Array.from({ length }, (_, place) => shuffled(seedOf('a'), length, place));
  expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length }, (_, place) => place));
});

test('is another one for another seed, and the same for the same', () => {
  const first = (seed: string) =>
    Array.from({ length: 20 }, (_, place) => shuffled(seedOf(seed), 131_072, place));
  expect(first('a')).toEqual(first('a'));
  expect(first('a')).not.toEqual(first('b'));
});

test('says nothing of the order: neighbours are as far apart as any two', () => {
  const length = 131_072;
  const places = Array.from({ length: 4000 }, (_, place) => shuffled(seedOf('c'), length, place));
  const rises = places.filter((at, place) => at > (places[place - 1] ?? 0)).length;
  // A coin that is thrown 4000 times shows between 1800 and 2200 heads but once in 10^9 times.
  expect(rises).toBeGreaterThan(1800);
  expect(rises).toBeLessThan(2200);
  const inFirstHalf = places.filter((at) => at < length / 2).length;
  expect(inFirstHalf).toBeGreaterThan(1800);
  expect(inFirstHalf).toBeLessThan(2200);
});
