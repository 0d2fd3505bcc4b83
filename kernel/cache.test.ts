import { type Cache, createCache } from './cache.ts';
import { type RedisProcess, startRedisProcess } from './testing/redis-process.ts';
import { createRedisServer, describeWithRedis, type RedisServer } from './testing/redis-server.ts';
import { until } from './testing/until.ts';
import { createWork, currentWork, workingFor } from './work.ts';

interface Value {
  readonly version: number;
}

const options = { prefix: 'test:', ttlSeconds: 3600, max: 100, encode: JSON.stringify, decode: JSON.parse };

let redis: RedisServer;
const opened: Cache<Value>[] = [];
const open = (redisUrl?: string) => {
  const cache = createCache<Value>({ ...options, redisUrl });
  opened.push(cache);
  return cache;
};
afterEach(async () => {
  for (const cache of opened.splice(0)) await cache.close();
});

/** A load that is answered by hand. */
function pendingLoad() {
  let began = false;
  let answer: (value: Value) => void = () => undefined;
  const loaded = new Promise<Value>((resolve) => {
    answer = resolve;
  });
  const load = () => {
    began = true;
    return loaded;
  };
  return { load, answer, hasBegun: () => began };
}

/** Waits until the connection is up, which shows as an entry in Redis. */
async function connected(cache: Cache<Value>): Promise<void> {
  await redis.ask('DEL', 'test:probe');
  await until('Redis to be reached', async () => {
    await cache.getOrLoad('probe', async () => ({ version: 0 }));
    return (await redis.ask('EXISTS', 'test:probe')) === 1;
  });
}

/** What holds of a cache wherever it keeps its entries. */
function keepsItsPromises(make: () => Promise<Cache<Value>>): void {
  test('loads once, and again after an invalidation', async () => {
    const cache = await make();
    let loads = 0;
    const load = async () => ({ version: ++loads });
    expect(await cache.getOrLoad('a', load)).toEqual({ version: 1 });
    expect(await cache.getOrLoad('a', load)).toEqual({ version: 1 });
    await cache.invalidate('a');
    expect(await cache.getOrLoad('a', load)).toEqual({ version: 2 });
  });

  test('loads for whoever joins: no document pays for it or ends it', async () => {
    const cache = await make();
    const seen: unknown[] = [];
    const load = async () => {
      seen.push(currentWork());
      return { version: 1 };
    };
    await workingFor(createWork(1000), () => cache.getOrLoad('a', load));
    expect(seen).toEqual([undefined]);
  });

  test('shares one load between concurrent reads and keeps keys apart', async () => {
    const cache = await make();
    let loads = 0;
    const load = async () => ({ version: ++loads });
    const reads = Array.from({ length: 20 }, () => cache.getOrLoad('a', load));
    expect(new Set((await Promise.all(reads)).map((value) => value?.version))).toEqual(new Set([1]));
    expect(await cache.getOrLoad('b', load)).toEqual({ version: 2 });
  });

  test('does not keep what a load found before an invalidation', async () => {
    const cache = await make();
    const slow = pendingLoad();
    const before = cache.getOrLoad('a', slow.load);
    await until('the load to begin', slow.hasBegun);
    await cache.invalidate('a');
    const after = cache.getOrLoad('a', async () => ({ version: 2 }));
    expect(await after).toEqual({ version: 2 });
    slow.answer({ version: 1 });
    expect(await before).toEqual({ version: 1 });
    expect(await cache.getOrLoad('a', async () => ({ version: 3 }))).not.toEqual({ version: 1 });
  });

  test('keeps neither an absence nor a failure', async () => {
    const cache = await make();
    expect(await cache.getOrLoad('a', async () => undefined)).toBeUndefined();
    await expect(cache.getOrLoad('a', () => Promise.reject(new Error('store')))).rejects.toThrow('store');
    expect(await cache.getOrLoad('a', async () => ({ version: 1 }))).toEqual({ version: 1 });
  });
}

describe('a cache in this process', () => keepsItsPromises(async () => open()));

describe('caches of several workers', () => {
  /** Two caches; what one tells, the other one hears. */
  function twoWorkers(): [Cache<Value>, Cache<Value>] {
    const heard: ((text: string) => void)[] = [];
    return [0, 1].map((own) => {
      const cache = createCache<Value>({
        ...options,
        commons: {
          tell: async (_topic, text) => heard[1 - own]?.(text),
          onTold: (_topic, act) => void heard.push(act),
        },
      });
      opened.push(cache);
      return cache;
    }) as [Cache<Value>, Cache<Value>];
  }
  const now = (version: number) => async () => ({ version });

  test('forget at every worker what one of them invalidates', async () => {
    const [own, other] = twoWorkers();
    await other.getOrLoad('a', now(1));
    await other.getOrLoad('b', now(1));
    await own.invalidate('a');
    expect(await other.getOrLoad('a', now(2))).toEqual({ version: 2 });
    expect(await other.getOrLoad('b', now(2))).toEqual({ version: 1 });
  });

  test('do not keep or share a load that began before another worker invalidated', async () => {
    const [own, other] = twoWorkers();
    const old = pendingLoad();
    const early = other.getOrLoad('a', old.load);
    await until('the load to begin', old.hasBegun);
    await own.invalidate('a');
    const late = other.getOrLoad('a', now(2));
    old.answer({ version: 1 });
    expect([await early, await late]).toEqual([{ version: 1 }, { version: 2 }]);
    expect(await other.getOrLoad('a', now(3))).toEqual({ version: 2 });
  });
});

describeWithRedis('a cache in Redis', () => {
  let other: RedisProcess;
  beforeAll(async () => {
    redis = await createRedisServer('secret-of-redis');
    await redis.start();
    other = await startRedisProcess(redis.url);
  });
  beforeEach(() => redis.ask('FLUSHALL'));
  afterAll(async () => {
    await other.stop();
    await redis.stop();
  });
  const url = () => redis.url;

  /** A cache of this process and that of the other one, both with Redis. */
  async function connectedPair(): Promise<Cache<Value>> {
    const own = open(url());
    await connected(own);
    await otherConnected();
    return own;
  }

  async function otherConnected(): Promise<void> {
    await redis.ask('DEL', 'test:probe');
    await until('the other process to reach Redis', async () => {
      await other.read('probe', { version: 0 });
      return (await redis.ask('EXISTS', 'test:probe')) === 1;
    });
  }

  keepsItsPromises(async () => {
    const cache = open(url());
    await connected(cache);
    return cache;
  });

  test('is shared: what one process changed no other answers from its memory', async () => {
    const own = await connectedPair();
    await own.getOrLoad('a', async () => ({ version: 1 }));
    expect(await other.read('a', { version: 9 })).toEqual({ version: 1 });
    await other.invalidate('a');
    expect(await own.getOrLoad('a', async () => ({ version: 2 }))).toEqual({ version: 2 });
    await redis.ask('DEL', 'test:a');
    await own.getOrLoad('a', async () => ({ version: 3 }));
    await own.invalidate('a');
    expect(await other.read('a', { version: 4 })).toEqual({ version: 4 });
  });

  test('reads the store while Redis is down and tells it of the changes when it is back', async () => {
    const cache = open(url());
    await connected(cache);
    await cache.getOrLoad('a', async () => ({ version: 1 }));
    await redis.stop();
    await cache.invalidate('a');
    expect(await cache.getOrLoad('a', async () => ({ version: 2 }))).toEqual({ version: 2 });
    await redis.start();
    await until('the write', async () => (await redis.ask('GET', 'test:a')) === '!');
    expect(await cache.getOrLoad('a', async () => ({ version: 3 }))).toEqual({ version: 3 });
  });

  test('is not stale after a Redis that hung, though nobody lost a connection', async () => {
    const own = await connectedPair();
    await own.getOrLoad('a', async () => ({ version: 1 }));
    redis.signal('SIGSTOP');
    await other.invalidate('a');
    // What this process still learns while Redis hangs it learns from the store.
    expect(await own.getOrLoad('a', async () => ({ version: 2 }))).toEqual({ version: 2 });
    redis.signal('SIGCONT');
    await until('the change to be told', async () => (await redis.ask('GET', 'test:a')) === '!');
    expect(await own.getOrLoad('a', async () => ({ version: 2 }))).toEqual({ version: 2 });
    // Once told, the key is shared again: none goes on reading the store for ever.
    await redis.ask('DEL', 'test:a');
    await until('the key to be shared again', async () => {
      await other.read('a', { version: 2 });
      return (await redis.ask('GET', 'test:a')) === '{"version":2}';
    });
  });

  test('starts anew with a Redis that comes back empty', async () => {
    const own = await connectedPair();
    await own.getOrLoad('a', async () => ({ version: 1 }));
    await redis.stop();
    await redis.start();
    await connected(own);
    await otherConnected();
    expect(await other.read('a', { version: 2 })).toEqual({ version: 2 });
    await other.invalidate('a');
    expect(await own.getOrLoad('a', async () => ({ version: 3 }))).toEqual({ version: 3 });
  });

  test('reads the store with a wrong password', async () => {
    const cache = open(url().replace('secret-of-redis', 'guess'));
    for (const version of [1, 2])
      expect(await cache.getOrLoad('a', async () => ({ version }))).toEqual({ version });
    await expect(cache.invalidate('a')).resolves.toBeUndefined();
    expect(await redis.ask('EXISTS', 'test:a')).toBe(0);
  });

  test('reads the store when what stands in Redis is not readable', async () => {
    const cache = open(url());
    await connected(cache);
    await redis.ask('SET', 'test:a', '{broken');
    expect(await cache.getOrLoad('a', async () => ({ version: 1 }))).toEqual({ version: 1 });
  });

  test('serves from the first moment on, with no Redis at all', async () => {
    const cache = open('redis://127.0.0.1:1');
    expect(await cache.getOrLoad('a', async () => ({ version: 1 }))).toEqual({ version: 1 });
    await expect(cache.invalidate('a')).resolves.toBeUndefined();
  });
});
