import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { newId } from './ids.ts';
import { createLogger } from './log.ts';
import { createLocalRateLimiter, createRateLimiter, type RateLimiter } from './rate-limiter.ts';
import { until } from './testing/until.ts';

let at = Date.parse('2026-03-01T10:00:00Z');
const now = () => new Date(at);
const lines: string[] = [];
const log = createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } });
const opened: RateLimiter[] = [];
const open = (redisUrl?: string, more: { patienceMs?: number } = {}) => {
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

/**
 * What the limiter asks of Redis, as RESP 2 speaks it: EVAL of its script, whose sorted set is kept here. The script itself
 * runs in Redis only.
 */
class FakeRedis {
  readonly sets = new Map<string, { at: number; member: string }[]>();
  readonly sockets = new Set<Socket>();
  server: Server | undefined;
  port = 0;
  isSilent = false;

  async start(): Promise<void> {
    this.server = createServer((socket) => {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      let buffered = Buffer.alloc(0);
      socket.on('data', (chunk) => {
        buffered = Buffer.concat([buffered, chunk]);
        for (let command = take(); command; command = take())
          if (!this.isSilent) socket.write(this.answer(command));
      });
      function take(): string[] | undefined {
        const text = buffered.toString('latin1');
        const head = /^\*(\d+)\r\n/.exec(text);
        if (!head) return undefined;
        let position = head[0].length;
        const parts: string[] = [];
        for (let n = 0; n < Number(head[1]); n += 1) {
          const size = /^\$(\d+)\r\n/.exec(text.slice(position));
          if (!size) return undefined;
          position += size[0].length;
          if (text.length < position + Number(size[1]) + 2) return undefined;
          parts.push(text.slice(position, position + Number(size[1])));
          position += Number(size[1]) + 2;
        }
        buffered = buffered.subarray(position);
        return parts;
      }
    });
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
    this.server?.close();
    if (this.server?.listening) await once(this.server, 'close');
  }

  answer([verb = '', _script, _keys, key = '', ...given]: string[]): string {
    if (verb.toUpperCase() !== 'EVAL') return '+OK\r\n';
    const [time = 0, window = 0, limit = 0, cost = 0] = given.slice(0, 4).map(Number);
    const kept = (this.sets.get(key) ?? []).filter((entry) => entry.at > time - window);
    const isAllowed = kept.length + cost <= limit;
    if (isAllowed) for (let n = 1; n <= cost; n += 1) kept.push({ at: time, member: `${given[4]}:${n}` });
    expect(new Set(kept.map(({ member }) => member)).size).toBe(kept.length); // equal members would count once
    this.sets.set(key, kept);
    const oldest = String(kept[0]?.at ?? time);
    return `*3\r\n:${isAllowed ? 1 : 0}\r\n:${kept.length}\r\n$${oldest.length}\r\n${oldest}\r\n`;
  }
}

describe('limiters that share Redis', () => {
  const redis = new FakeRedis();
  const url = () => `redis://127.0.0.1:${redis.port}`;
  const said = (words: RegExp) => lines.filter((line) => words.test(line)).length;
  beforeAll(() => redis.start());
  afterAll(() => redis.stop());
  beforeEach(() => redis.sets.clear());

  /** Waits until the limiter counts in Redis. */
  async function connected(limiter: RateLimiter): Promise<RateLimiter> {
    await until('the limiter to connect', async () => {
      await limiter.take('probe', newId(), 1);
      return [...redis.sets.keys()].some((key) => key.includes('probe'));
    });
    return limiter;
  }

  test('count together', async () => {
    // However slow the machine is: patience is tried below.
    const patient = { patienceMs: 30_000 };
    const first = await connected(open(url(), patient));
    redis.sets.clear();
    const second = await connected(open(url(), patient));
    const admitted = await Promise.all([flood(first, 30, 40), flood(second, 30, 40)]);
    expect(admitted[0] + admitted[1]).toBe(30);
    at += 60_000;
    expect(await flood(second, 30, 40)).toBe(30);
  });

  test('count each for itself while Redis is away, say so once, and count together again', async () => {
    const limiter = await connected(open(url()));
    await redis.stop();
    expect(await flood(limiter, 5, 10)).toBe(5);
    await until('the limiter to notice', () => said(/per process/) > 0);
    expect(said(/Redis does not answer: rate limits are counted per process/)).toBe(1);
    redis.sets.clear();
    await redis.start();
    await connected(limiter);
    expect(said(/Redis answers again/)).toBe(1);
    expect(said(/does not answer/)).toBe(1);
  });

  test('do not wait for a Redis that hangs', async () => {
    const limiter = await connected(open(url()));
    redis.isSilent = true;
    const started = performance.now();
    expect(await flood(limiter, 5, 10)).toBe(5);
    expect(performance.now() - started).toBeLessThan(10_000);
    redis.isSilent = false;
  });

  test('start and answer with a Redis that was never there', async () => {
    const closed = createServer();
    closed.listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    const limiter = open(`redis://127.0.0.1:${port}`);
    expect(await flood(limiter, 7, 57)).toBe(7);
  });
});
