import { z } from 'zod';
import { type Cache, type CacheOptions, createCache } from '../../kernel/cache.ts';
import type { KeyStore } from './key-model.ts';
import type { Registrant, RegistryName } from './registrant.ts';
import type { Registered } from './registrant-key.ts';
import type { RegistrantStore } from './registrant-model.ts';

/** Organizations with their keys by DID. `cached` may lag behind another instance; decisions that bind use `fresh`. */
export interface Registry<R> {
  cached(did: string): Promise<Registered<R> | undefined>;
  fresh(did: string): Promise<Registered<R> | undefined>;
  /** Call after each commit that changed an organization or its keys, before the reply. */
  changed(did: string): Promise<void>;
  close(): Promise<void>;
}

const HOUR_SECONDS = 60 * 60;
const MAX_CACHED = 10_000;

export function createRegistry<R extends Registrant>(options: {
  name: RegistryName;
  records: Pick<RegistrantStore<R>, 'byDid'>;
  keys: Pick<KeyStore, 'byDid'>;
  cacheOptions?: Pick<CacheOptions<never>, 'redisUrl' | 'commons'>;
}): Registry<R> {
  const { name, records, keys, cacheOptions } = options;
  const cache: Cache<Registered<R>> = createCache({
    ...cacheOptions,
    prefix: `testamur:${name}s:`,
    ttlSeconds: HOUR_SECONDS,
    max: MAX_CACHED,
    encode: encodeEntry,
    decode: decodeEntry<R>,
  });
  const fresh = async (did: string): Promise<Registered<R> | undefined> => {
    const [record, versions] = await Promise.all([records.byDid(did), keys.byDid(did)]);
    return record && { record, keys: versions };
  };
  return {
    fresh,
    cached: (did) => cache.getOrLoad(did, () => fresh(did)),
    changed: (did) => cache.invalidate(did),
    close: () => cache.close(),
  };
}

const date = z.number().transform((value) => new Date(value));
const bytes = z.base64().transform((value) => Buffer.from(value, 'base64'));
const recordShape = z.object({ publicKey: bytes, createdAt: date, updatedAt: date }).loose();
const keyShape = z.object({ publicKey: bytes, createdAt: date, rotatedAt: date.optional() }).loose();
const cachedShape = z.object({ record: recordShape, keys: z.array(keyShape) });

/** How an entry crosses Redis: instants as epoch milliseconds, bytes as base64. */
export function encodeEntry<R>(value: Registered<R>): string {
  // JSON.stringify calls toJSON before the replacer, so the original is looked up on its holder.
  return JSON.stringify(value, function (this: Record<string, unknown>, name, text) {
    const original = this[name];
    if (original instanceof Date) return original.getTime();
    return Buffer.isBuffer(original) ? original.toString('base64') : text;
  });
}

/** The entry again. Error: a ZodError for text that another version wrote; the store is read instead. */
export function decodeEntry<R>(text: string): Registered<R> {
  return cachedShape.parse(JSON.parse(text)) as unknown as Registered<R>;
}
