import { LRUCache } from 'lru-cache';
import type { Commons } from './commons.ts';
import { openRedis } from './redis.ts';
import { workingForAll } from './work.ts';

/** A read-through cache that may be stale for its time to live at most, and is not after `invalidate`. */
export interface Cache<T> {
  /** The cached value, or what `load` finds in the store; undefined is not cached. Errors: those of `load`. */
  getOrLoad(key: string, load: () => Promise<T | undefined>): Promise<T | undefined>;
  /** Call after the commit that changed `key` and before the reply: later reads see the store. Never throws. */
  invalidate(key: string): Promise<void>;
  close(): Promise<void>;
}

export interface CacheOptions<T> {
  /** Shares the entries between instances; without it each process keeps its own. */
  readonly redisUrl?: string | undefined;
  /** Tells invalidations to the caches of the other workers, where there is no Redis. */
  readonly commons?: Pick<Commons, 'tell' | 'onTold'> | undefined;
  /** Starts every key in Redis, and names the cache to other workers: `testamur:issuers:`. */
  readonly prefix: string;
  readonly ttlSeconds: number;
  /** Entries that the in-process cache holds. */
  readonly max: number;
  /** How a value crosses Redis; `decode` may throw, the entry is then read from the store. */
  readonly encode: (value: T) => string;
  readonly decode: (text: string) => T;
}

/** What a cache keeps its entries in. A `begin` that is older than an invalidation must not write. */
interface Shelf<T> {
  get(key: string): Promise<T | undefined>;
  /** Called before a load; the function it returns stores the loaded value unless the key was invalidated meanwhile. */
  begin(key: string): (value: T) => Promise<void>;
  invalidate(key: string): Promise<void>;
  close(): Promise<void>;
}

/** An LRU in this process, or Redis when `redisUrl` is set; reads go to the store while Redis is down. */
export function createCache<T extends object>(options: CacheOptions<T>): Cache<T> {
  const { redisUrl, prefix } = options;
  const shelf = redisUrl === undefined ? localShelf<T>(options) : redisShelf<T>(redisUrl, options);
  const commons = redisUrl === undefined ? options.commons : undefined;
  const loading = new Map<string, Promise<T | undefined>>();
  const forget = (key: string) => {
    // A load that began before the change must not answer a read that comes after it.
    loading.delete(key);
    return shelf.invalidate(key);
  };
  commons?.onTold(prefix, (key) => void forget(key));

  return {
    async getOrLoad(key, load) {
      const cached = await shelf.get(key);
      if (cached !== undefined) return cached;
      const running = loading.get(key);
      if (running) return running;
      const store = shelf.begin(key);
      // Several requests may share this load, so it neither counts for one document nor ends with it.
      const loaded = workingForAll(load)
        .then(async (value) => {
          if (value !== undefined) await store(value);
          return value;
        })
        .finally(() => {
          if (loading.get(key) === loaded) loading.delete(key);
        });
      loading.set(key, loaded);
      return loaded;
    },
    async invalidate(key) {
      await forget(key);
      await commons?.tell(prefix, key);
    },
    close: () => shelf.close(),
  };
}

function localShelf<T extends object>({ max, ttlSeconds }: CacheOptions<T>): Shelf<T> {
  const entries = new LRUCache<string, T>({ max, ttl: ttlSeconds * 1000 });
  let changes = 0;
  const changedAt = new LRUCache<string, number>({ max });
  return {
    get: async (key) => entries.get(key),
    begin(key) {
      const before = changes;
      return async (value) => {
        if ((changedAt.get(key) ?? 0) <= before) entries.set(key, value);
      };
    },
    async invalidate(key) {
      changes += 1;
      changedAt.set(key, changes);
      entries.delete(key);
    },
    async close() {
      entries.clear();
    },
  };
}

// Stands in Redis instead of a value just after a change, so that a load which began before it cannot store (SET NX).
const TOMBSTONE = '!';
const TOMBSTONE_SECONDS = 10;
const TELL_AGAIN_MS = 1000;
const MAX_UNTOLD = 10_000;

function redisShelf<T>(url: string, { prefix, ttlSeconds, decode, encode }: CacheOptions<T>): Shelf<T> {
  const redis = openRedis(url, { onBack: () => void tellAgain() });
  // Invalidations that did not reach Redis: sent again until they do; until then their keys are read past Redis.
  const untold = new Set<string>();
  let bypassUntil = 0;
  const usable = (key: string) => redis.isConnected && !untold.has(key) && Date.now() >= bypassUntil;
  // A Redis that hangs for a while loses no connection, and this process may not send it anything else.
  const timer = setInterval(() => void tellAgain(), TELL_AGAIN_MS);
  timer.unref();
  // Sent whatever state Redis is in: commands that arrive late still arrive in order.
  const tell = (key: string) =>
    redis.run((to) => to.set(prefix + key, TOMBSTONE, 'EX', TOMBSTONE_SECONDS), 'urgent');

  return {
    async get(key) {
      if (!usable(key)) return undefined;
      try {
        const text = await redis.run((to) => to.get(prefix + key));
        return text === null || text === TOMBSTONE ? undefined : decode(text);
      } catch {
        return undefined;
      }
    },
    begin(key) {
      const began = Date.now();
      return async (value) => {
        // A tombstone lives longer than any load that may still store; a slower load does not store its value.
        if (!usable(key) || Date.now() - began > (TOMBSTONE_SECONDS * 1000) / 2) return;
        const stored = redis.run((to) => to.set(prefix + key, encode(value), 'EX', ttlSeconds, 'NX'));
        await stored.catch(() => undefined);
      };
    },
    async invalidate(key) {
      try {
        await tell(key);
        untold.delete(key);
      } catch {
        if (untold.size < MAX_UNTOLD) untold.add(key);
        // Too many to remember: nothing in Redis is trusted until all of it has expired.
        else bypassUntil = Date.now() + ttlSeconds * 1000;
      }
    },
    async close() {
      clearInterval(timer);
      redis.close();
    },
  };

  async function tellAgain(): Promise<void> {
    for (const key of [...untold]) {
      try {
        await tell(key);
        untold.delete(key);
      } catch {
        return;
      }
    }
  }
}
