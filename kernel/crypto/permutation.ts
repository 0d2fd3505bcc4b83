import { hash } from 'node:crypto';

// With four a Feistel network over a secret function is a strong pseudo-random permutation (Luby and Rackoff 1988).
const ROUNDS = 4;
const WORD_DIGITS = 8;

/**
 * Where a place goes when the whole numbers from 0 to `length` - 1 are shuffled under a secret seed: each place goes somewhere
 * else, and without the seed nothing tells which came first. A Feistel network over SHA-256 whose results at or beyond `length`
 * are shuffled again (cycle walking; Black and Rogaway 2002). `length` is at most 2^32, `seed` 16 random bytes or more, as text.
 */
export function shuffled(seed: string, length: number, place: number): number {
  const half = Math.max(1, Math.ceil(Math.log2(Math.max(2, length)) / 2));
  let at = place;
  do at = network(seed, half, at);
  while (at >= length);
  return at;
}

/** One pass over numbers of two halves of so many bits. */
function network(seed: string, half: number, value: number): number {
  const size = 2 ** half;
  let [left, right] = [Math.floor(value / size), value % size];
  for (let round = 0; round < ROUNDS; round += 1) {
    const word = Number.parseInt(hash('sha256', `${seed}|${round}|${right}`).slice(0, WORD_DIGITS), 16);
    [left, right] = [right, (left ^ (word % size)) >>> 0];
  }
  return left * size + right;
}
