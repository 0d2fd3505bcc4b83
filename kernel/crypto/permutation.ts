import { createHash } from 'node:crypto';

const ROUNDS = 6;

/**
 * Where a place goes when the whole numbers from 0 to `length` - 1 are shuffled under a secret seed: each place goes somewhere
 * else, and without the seed nothing tells which came first. A Feistel network over SHA-256 whose results at or beyond `length`
 * are shuffled again (cycle walking; Black and Rogaway 2002). `length` is at most 2^32, `seed` 16 random bytes or more.
 */
export function shuffled(seed: Uint8Array, length: number, place: number): number {
  const half = Math.max(1, Math.ceil(Math.log2(Math.max(2, length)) / 2));
  let at = place;
  do at = network(seed, half, at);
  while (at >= length);
  return at;
}

/** One pass over numbers of two halves of so many bits. */
function network(seed: Uint8Array, half: number, value: number): number {
  const size = 2 ** half;
  let [left, right] = [Math.floor(value / size), value % size];
  for (let round = 0; round < ROUNDS; round += 1) {
    const digest = createHash('sha256').update(seed).update(`${round}|${right}`).digest();
    [left, right] = [right, (left ^ (digest.readUInt32BE(0) % size)) >>> 0];
  }
  return left * size + right;
}
