import { z } from 'zod';
import { type Cache, type CacheOptions, createCache } from '../../kernel/cache.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Identity } from '../../kernel/identity.ts';
import type { RegisteredIssuer } from './issuer-key.ts';
import type { IssuerKeyStore } from './issuer-key-model.ts';
import type { IssuerStore } from './issuer-model.ts';

/** Issuers with their keys by DID. `cached` may lag behind another instance; decisions that bind use `fresh`. */
export interface Registry {
  cached(did: string): Promise<RegisteredIssuer | undefined>;
  fresh(did: string): Promise<RegisteredIssuer | undefined>;
  /** Call after each commit that changed an issuer or its keys, before the reply. */
  changed(did: string): Promise<void>;
  close(): Promise<void>;
}

const HOUR_SECONDS = 60 * 60;
const MAX_CACHED = 10_000;

export function createRegistry(options: {
  issuers: Pick<IssuerStore, 'byDid'>;
  keys: Pick<IssuerKeyStore, 'byDid'>;
  cacheOptions?: Pick<CacheOptions<never>, 'redisUrl' | 'commons'>;
}): Registry {
  const { issuers, keys, cacheOptions } = options;
  const cache: Cache<RegisteredIssuer> = createCache({
    ...cacheOptions,
    prefix: 'testamur:issuers:',
    ttlSeconds: HOUR_SECONDS,
    max: MAX_CACHED,
    encode: encodeEntry,
    decode: decodeEntry,
  });
  const fresh = async (did: string): Promise<RegisteredIssuer | undefined> => {
    const [issuer, versions] = await Promise.all([issuers.byDid(did), keys.byDid(did)]);
    return issuer && { issuer, keys: versions };
  };
  return {
    fresh,
    cached: (did) => cache.getOrLoad(did, () => fresh(did)),
    changed: (did) => cache.invalidate(did),
    close: () => cache.close(),
  };
}

/** The value, or NOT_FOUND for an issuer that is not registered. */
export function orNotFound<T>(found: T | undefined): T {
  if (found !== undefined) return found;
  throw new AppError('NOT_FOUND', 'No issuer is registered under this DID.');
}

/** For changes: an issuer's people may name their own DID only. Error: FORBIDDEN. */
export function requireOwnDid(identity: Identity, did: string): void {
  if (!('issuerDid' in identity) || identity.issuerDid === did) return;
  throw new AppError('FORBIDDEN', 'Your sign-in is for another issuer; name the DID of your own.');
}

/** For reads: another issuer's records are answered like an unknown DID. */
export function hideForeign(identity: Identity, did: string): void {
  if ('issuerDid' in identity && identity.issuerDid !== did) orNotFound(undefined);
}

const date = z.number().transform((value) => new Date(value));
const bytes = z.base64().transform((value) => Buffer.from(value, 'base64'));
const issuerShape = z.object({ publicKey: bytes, createdAt: date, updatedAt: date }).loose();
const keyShape = z.object({ publicKey: bytes, createdAt: date, rotatedAt: date.optional() }).loose();
const cachedShape = z.object({ issuer: issuerShape, keys: z.array(keyShape) });

/** How an entry crosses Redis: instants as epoch milliseconds, bytes as base64. */
export function encodeEntry(value: RegisteredIssuer): string {
  // JSON.stringify calls toJSON before the replacer, so the original is looked up on its holder.
  return JSON.stringify(value, function (this: Record<string, unknown>, name, text) {
    const original = this[name];
    if (original instanceof Date) return original.getTime();
    return Buffer.isBuffer(original) ? original.toString('base64') : text;
  });
}

/** The entry again. Error: a ZodError for text that another version wrote; the store is read instead. */
export function decodeEntry(text: string): RegisteredIssuer {
  return cachedShape.parse(JSON.parse(text)) as unknown as RegisteredIssuer;
}
