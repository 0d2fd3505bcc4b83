import { createHash } from 'node:crypto';

/** A SHA-256 hash: 32 bytes. */
export type Hash = Buffer;

/** The hash of an entry (RFC 9162 §2.1.1): the prefix keeps an entry from passing for a node. */
export function leafHashOf(entry: Uint8Array | string): Hash {
  return createHash('sha256').update(LEAF).update(entry).digest();
}

/** The hash of a node with its two children. */
export function nodeHashOf(left: Hash, right: Hash): Hash {
  return createHash('sha256').update(NODE).update(left).update(right).digest();
}

/**
 * The Merkle Tree Hash over the hashes of entries, in order. The roots of equal parts, whose size is a power of two, may stand for
 * their entries: then it is the hash over all of them. Throws for no entries.
 */
export function rootOf(hashes: readonly Hash[]): Hash {
  const [only, ...others] = hashes;
  if (!only) throw new Error('A tree without entries has nothing to vouch for.');
  if (others.length === 0) return only;
  const split = splitOf(hashes.length);
  return nodeHashOf(rootOf(hashes.slice(0, split)), rootOf(hashes.slice(split)));
}

/** The audit path of an entry (RFC 9162 §2.1.3.1): what the hash of the root is made of beside it, from its neighbour upwards. */
export function auditPathOf(hashes: readonly Hash[], index: number): Hash[] {
  if (hashes.length <= 1) return [];
  const split = splitOf(hashes.length);
  return index < split
    ? [...auditPathOf(hashes.slice(0, split), index), rootOf(hashes.slice(split))]
    : [...auditPathOf(hashes.slice(split), index - split), rootOf(hashes.slice(0, split))];
}

/** The root that an entry and its audit path make (RFC 9162 §2.1.3.2); undefined for a path that fits no tree of that size. */
export function rootFromPath(
  leaf: Hash,
  { index, size, path }: { readonly index: number; readonly size: number; readonly path: readonly Hash[] },
): Hash | undefined {
  if (!Number.isInteger(index) || index < 0 || index >= size) return undefined;
  let [at, last] = [index, size - 1];
  let hash = leaf;
  for (const sibling of path) {
    if (last === 0) return undefined;
    if (at % 2 === 1 || at === last) {
      hash = nodeHashOf(sibling, hash);
      while (at % 2 === 0 && at !== 0) [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
    } else {
      hash = nodeHashOf(hash, sibling);
    }
    [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
  }
  return last === 0 ? hash : undefined;
}

const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);

/** The largest power of two that is smaller than a length of at least 2. */
function splitOf(length: number): number {
  return 2 ** (31 - Math.clz32(length - 1));
}
