import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { type Cache, createCache } from './cache.ts';
import { until } from './testing/until.ts';

interface Value {
  readonly version: number;
}

const options = { prefix: 'test:', ttlSeconds: 3600, max: 100, encode: JSON.stringify, decode: JSON.parse };

/** GET, and SET with EX and NX, as RESP 2 speaks them: all that the cache asks of Redis. */
class FakeRedis {
  readonly entries = new Map<string, string>();
  readonly sockets = new Set<Socket>();
  server: Server | undefined;
  port = 0;

  async start(): Promise<void> {
    this.server = createServer((socket) => {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      let buffered = '';
      socket.on('data', (chunk) => {
        buffered += chunk.toString('latin1');
        for (let command = take(); command; command = take()) socket.write(this.answer(command), 'latin1');
      });
      function take(): string[] | undefined {
        const count = Number(/^\*(\d+)\r\n/.exec(buffered)?.[1]);
        const parts = buffered.split('\r\n');
        if (!count || parts.length < 2 + count * 2) return undefined;
        buffered = parts.slice(1 + count * 2).join('\r\n');
        return parts.slice(1, 1 + count * 2).filter((_, index) => index % 2 === 1);
      }
    });
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as { port: number }).port;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
    const { server } = this;
    if (!server?.listening) return;
    server.close();
    await once(server, 'close');
  }

  answer([verb = '', key = '', value = '', ...flags]: string[]): string {
    if (verb.toUpperCase() === 'GET') {
      const found = this.entries.get(key);
      return found === undefined ? '$-1\r\n' : `$${found.length}\r\n${found}\r\n`;
    }
    if (verb.toUpperCase() !== 'SET') return '+OK\r\n';
    if (flags.includes('NX') && this.entries.has(key)) return '$-1\r\n';
    this.entries.set(key, value);
    return '+OK\r\n';
  }
}

const redis = new FakeRedis();
const opened: Cache<Value>[] = [];
const open = (redisUrl?: string) => {
  const cache = createCache<Value>({ ...options, redisUrl });
  opened.push(cache);
  return cache;
};
beforeAll(() => redis.start());
afterEach(async () => {
  for (const cache of opened.splice(0)) await cache.close();
  redis.entries.clear();
});
afterAll(() => redis.stop());

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
  await until('Redis to be reached', async () => {
    await cache.getOrLoad('probe', async () => ({ version: 0 }));
    return redis.entries.has('test:probe');
  });
}

describe.each([['in this process'], ['in Redis']])('a cache %s', (place) => {
  const make = async () => {
    const cache = open(place === 'in Redis' ? `redis://127.0.0.1:${redis.port}` : undefined);
    if (place === 'in Redis') await connected(cache);
    return cache;
  };

  test('loads once, and again after an invalidation', async () => {
    const cache = await make();
    let loads = 0;
    const load = async () => ({ version: ++loads });
    expect(await cache.getOrLoad('a', load)).toEqual({ version: 1 });
    expect(await cache.getOrLoad('a', load)).toEqual({ version: 1 });
    await cache.invalidate('a');
    expect(await cache.getOrLoad('a', load)).toEqual({ version: 2 });
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
});

describe('a cache in Redis', () => {
  const url = () => `redis://127.0.0.1:${redis.port}`;

  test('is shared: what one instance changed no other answers from its memory', async () => {
    const [one, two] = [open(url()), open(url())];
    await connected(one);
    await connected(two);
    await one.getOrLoad('a', async () => ({ version: 1 }));
    expect(await two.getOrLoad('a', async () => ({ version: 9 }))).toEqual({ version: 1 });
    await two.invalidate('a');
    expect(await one.getOrLoad('a', async () => ({ version: 2 }))).toEqual({ version: 2 });
  });

  test('reads the store while Redis is down and tells it of the changes when it is back', async () => {
    const cache = open(url());
    await connected(cache);
    await cache.getOrLoad('a', async () => ({ version: 1 }));
    await redis.stop();
    await cache.invalidate('a');
    expect(await cache.getOrLoad('a', async () => ({ version: 2 }))).toEqual({ version: 2 });
    await redis.start();
    await until('the write', () => redis.entries.get('test:a') === '!');
    expect(await cache.getOrLoad('a', async () => ({ version: 3 }))).toEqual({ version: 3 });
  });

  test('reads the store when what stands in Redis is not readable', async () => {
    const cache = open(url());
    await connected(cache);
    redis.entries.set('test:a', '{broken');
    expect(await cache.getOrLoad('a', async () => ({ version: 1 }))).toEqual({ version: 1 });
  });

  test('serves from the first moment on, with no Redis at all', async () => {
    const cache = open('redis://127.0.0.1:1');
    expect(await cache.getOrLoad('a', async () => ({ version: 1 }))).toEqual({ version: 1 });
    await expect(cache.invalidate('a')).resolves.toBeUndefined();
  });
});
