import { newId } from './ids.ts';
import { createLogger } from './log.ts';
import { createLocalRateLimiter, createRateLimiter, type RateLimiter } from './rate-limiter.ts';
import { type RedisProcess, startRedisProcess } from './testing/redis-process.ts';
import { createRedisServer, describeWithRedis, type RedisServer } from './testing/redis-server.ts';
import { until } from './testing/until.ts';

let at = Date.parse('2026-03-01T10:00:00Z');
const now = () => new Date(at);
const lines: string[] = [];
const log = createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } });
const opened: RateLimiter[] = [];
const open = (redisUrl?: string, more: { timeoutMs?: number } = {}) => {
  const limiter = createRateLimiter({ redisUrl, now, log, ...more });
  opened.push(limiter);
  return limiter;
};

beforeEach(() => {
  lines.length = 0;
});
afterEach(async () => {
  for (const limiter of opened.splice(0)) await limiter.close();
});

const flood = async (limiter: RateLimiter, limit: number, requests: number, cost = 1) => {
  const replies = await Promise.all(
    Array.from({ length: requests }, () => limiter.take('issue', 'issuer:1', limit, cost)),
  );
  return replies.filter(({ allowed }) => allowed).length;
};

describe('a limiter of one process', () => {
  test.each([1, 30, 120, 5000])('admits exactly %d of 50 more at once', async (limit) => {
    expect(await flood(open(), limit, limit + 50)).toBe(limit);
  });

  test('counts a window that slides: what is 60 seconds old is forgotten, what is younger is not', async () => {
    const limiter = open();
    for (const seconds of [0, 20, 20]) {
      at += seconds * 1000;
      expect(await limiter.take('verify', 'a', 3)).toMatchObject({ allowed: true });
    }
    const refused = await limiter.take('verify', 'a', 3);
    expect(refused).toMatchObject({ allowed: false, limit: 3, remaining: 0, resetSeconds: 20 });
    at += 19_999;
    expect((await limiter.take('verify', 'a', 3)).allowed).toBe(false);
    at += 1;
    expect(await limiter.take('verify', 'a', 3)).toMatchObject({ allowed: true, remaining: 0 });
    expect((await limiter.take('verify', 'a', 3)).allowed).toBe(false);
  });

  test('never admits more than the limit in any 60 seconds, however requests are spread', async () => {
    const limiter = createLocalRateLimiter({ now });
    const admitted: number[] = [];
    for (let n = 0; n < 3000; n += 1) {
      at += (n * 7919) % 997;
      if ((await limiter.take('portal', 'a', 60)).allowed) admitted.push(at);
    }
    const most = Math.max(
      ...admitted.map((start) => admitted.filter((time) => time >= start && time < start + 60_000).length),
    );
    expect(most).toBe(60);
  });

  test('a refusal costs nothing', async () => {
    const limiter = open();
    await flood(limiter, 2, 1000);
    at += 60_000;
    expect(await flood(limiter, 2, 10)).toBe(2);
  });

  test('takes a cost whole or not at all', async () => {
    const limiter = open();
    expect(await limiter.take('verify', 'a', 10, 8)).toMatchObject({ allowed: true, remaining: 2 });
    expect(await limiter.take('verify', 'a', 10, 3)).toMatchObject({ allowed: false, remaining: 2 });
    expect(await limiter.take('verify', 'a', 10, 2)).toMatchObject({ allowed: true, remaining: 0 });
  });

  test('keeps callers and limits apart', async () => {
    const limiter = open();
    await limiter.take('verify', 'a', 1);
    expect((await limiter.take('verify', 'b', 1)).allowed).toBe(true);
    expect((await limiter.take('issue', 'a', 1)).allowed).toBe(true);
    expect((await limiter.take('verify', 'a', 1)).allowed).toBe(false);
  });
});

describeWithRedis('limiters that share Redis', () => {
  // However slow the machine is: the timeout is tried below.
  const slow = { timeoutMs: 30_000 };
  const said = (words: RegExp) => lines.filter((line) => words.test(line)).length;
  const keys = async () => (await redis.ask('KEYS', 'testamur:rate:*')) as string[];
  let redis: RedisServer;
  let other: RedisProcess;
  beforeAll(async () => {
    redis = await createRedisServer('secret-of-redis');
    await redis.start();
    other = await startRedisProcess(redis.url, slow.timeoutMs);
  });
  afterAll(async () => {
    await other.stop();
    await redis.stop();
  });
  beforeEach(() => redis.ask('FLUSHALL'));

  /** Waits until the limiter counts in Redis, under a name of its own. */
  async function connected(limiter: RateLimiter): Promise<RateLimiter> {
    const name = newId();
    await until('the limiter to connect', async () => {
      await limiter.take('probe', name, 1000);
      return (await keys()).some((key) => key.endsWith(name));
    });
    return limiter;
  }

  /** How many of the other process's requests are admitted where `flood` counts. */
  const floodOfPeer = (limit: number, requests: number) =>
    other.flood({ name: 'issue', key: 'issuer:1', limit, requests, at });

  /** Waits until the other process counts in Redis. */
  async function otherConnected(): Promise<void> {
    const name = newId();
    await until('the other process to connect', async () => {
      await other.flood({ name: 'probe', key: name, limit: 1000, requests: 1, at });
      return (await keys()).some((key) => key.endsWith(name));
    });
  }

  test('count together in two processes, exactly, however many ask at once', async () => {
    const own = await connected(open(redis.url, slow));
    await otherConnected();
    const admitted = await Promise.all([flood(own, 30, 200), floodOfPeer(30, 200)]);
    expect(admitted[0] + admitted[1]).toBe(30);
    at += 60_000;
    expect(await floodOfPeer(30, 40)).toBe(30);
    expect(await flood(own, 30, 40)).toBe(0);
  });

  test('count in two processes each for itself while Redis is away, and together when it is back, empty', async () => {
    const own = await connected(open(redis.url, slow));
    await otherConnected();
    expect(await floodOfPeer(30, 40)).toBe(30);
    await redis.stop();
    expect(await Promise.all([flood(own, 5, 10), floodOfPeer(5, 10)])).toEqual([5, 5]);
    await redis.start();
    await connected(own);
    await otherConnected();
    const admitted = await Promise.all([flood(own, 30, 40), floodOfPeer(30, 40)]);
    expect(admitted[0] + admitted[1]).toBe(30);
  });

  test('count a cost whole or not at all, and say when there is room for it', async () => {
    const limiter = await connected(open(redis.url, slow));
    const take = (cost: number, limit = 5) => limiter.take('verify', 'a', limit, cost);
    expect(await take(2)).toMatchObject({ allowed: true, remaining: 3, resetSeconds: 60 });
    at += 20_000;
    expect(await take(3)).toMatchObject({ allowed: true, remaining: 0, resetSeconds: 40 });
    expect(await take(2)).toMatchObject({ allowed: false, remaining: 0, resetSeconds: 40 });
    expect(await take(3)).toMatchObject({ allowed: false, resetSeconds: 60 });
    expect(await take(9)).toMatchObject({ allowed: false, resetSeconds: 60 });
    expect(await take(1, 2)).toMatchObject({ allowed: false, resetSeconds: 60 });
    at += 40_000;
    expect(await take(2)).toMatchObject({ allowed: true, remaining: 0, resetSeconds: 20 });
  });

  test('forget callers whose window has passed', async () => {
    const limiter = await connected(open(redis.url, slow));
    await limiter.take('verify', 'a', 5);
    const left = Number(await redis.ask('PTTL', 'testamur:rate:verify|a'));
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(60_000);
  });

  test('count each for itself while Redis is away, say so once, and count together when it is back, empty', async () => {
    const limiter = await connected(open(redis.url));
    await redis.stop();
    expect(await flood(limiter, 5, 10)).toBe(5);
    await until('the limiter to notice', () => said(/per process/) > 0);
    await redis.start();
    await connected(limiter);
    expect(said(/Redis does not answer: rate limits are counted per process/)).toBe(1);
    expect(said(/Redis answers again/)).toBe(1);
    expect(await flood(await connected(open(redis.url, slow)), 30, 40)).toBe(30);
  });

  test('do not wait for a Redis that hangs, each request again, and say so', async () => {
    const limiter = await connected(open(redis.url));
    redis.signal('SIGSTOP');
    // One after another: if each waited out its timeout, the test would not end in time.
    for (let n = 0; n < 300; n += 1) await limiter.take('portal', 'a', 1000);
    expect(said(/per process/)).toBe(1);
    redis.signal('SIGCONT');
    await connected(limiter);
    expect(said(/Redis answers again/)).toBe(1);
  });

  test('start and answer with a Redis that was never there', async () => {
    const nowhere = await createRedisServer();
    expect(await flood(open(nowhere.url), 7, 57)).toBe(7);
  });

  test('count each for itself with a wrong password, and say so', async () => {
    const stranger = open(redis.url.replace('secret-of-redis', 'guess'));
    expect(await flood(stranger, 5, 10)).toBe(5);
    await until('the limiter to say so', () => said(/per process/) > 0);
    expect(await flood(stranger, 5, 10)).toBe(0);
    expect([said(/per process/), said(/answers again/), said(/guess/)]).toEqual([1, 0, 0]);
  });
});
