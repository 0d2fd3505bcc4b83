import { millis } from '../rpc.ts';
import type { EntryKey } from './ports.ts';

/** Key versions as the contracts of registries answer them. */
export function keyVersionsOf(keys: readonly EntryKey[]) {
  return keys.map(({ publicKey, keyVersion, isCurrent, createdAt, rotatedAt }) => ({
    publicKey,
    keyVersion,
    isCurrent,
    createdAt: millis(createdAt),
    keyRotationDate: millis(rotatedAt),
  }));
}

/** The number of a page that begins behind so many rows; 0 for all rows on one. */
export function pageNumber(offset: number, size: number): number {
  return size === 0 ? 0 : Math.floor(offset / size);
}
