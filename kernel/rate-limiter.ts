import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';
import { newId } from './ids.ts';
import type { Logger } from './log.ts';
import { openRedis } from './redis.ts';

export interface Allowance {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the window has room for the same again (when refused), or has forgotten the oldest request. */
  readonly resetSeconds: number;
}

/** Counts exactly: `limit` in any 60 seconds, not in each minute of the clock. */
export interface RateLimiter {
  take(name: string, key: string, limit: number, cost?: number): Promise<Allowance>;
  /** Throws when the Redis that the instances count in does not answer; absent where each process counts for itself. */
  readonly ping?: () => Promise<void>;
  close(): Promise<void>;
}

const WINDOW_MS = 60_000;
const MAX_KEYS = 50_000;

/** Instants of requests in order; those before `head` have left the window. */
interface Window {
  times: number[];
  head: number;
}

function forget(window: Window, until: number): void {
  while (window.head < window.times.length && (window.times[window.head] ?? 0) <= until) window.head += 1;
  if (window.head < 1024 || window.head * 2 < window.times.length) return;
  window.times = window.times.slice(window.head);
  window.head = 0;
}

/** Each process counts for itself; keys are forgotten when the window has passed or memory is bounded. */
export function createLocalRateLimiter(options: { now: Clock }): RateLimiter {
  const { now } = options;
  const windows = new LRUCache<string, Window>({ max: MAX_KEYS });
  return {
    async take(name, key, limit, cost = 1) {
      const at = now().getTime();
      const id = `${name}|${key}`;
      const window = windows.get(id) ?? { times: [], head: 0 };
      windows.set(id, window);
      forget(window, at - WINDOW_MS);
      const used = window.times.length - window.head;
      const allowed = used + cost <= limit;
      if (allowed) for (let count = 0; count < cost; count += 1) window.times.push(at);
      // The last of those that must be forgotten before there is room; a cost above the limit waits for all of them.
      const last = allowed ? 0 : Math.min(used, used + cost - limit) - 1;
      const due = window.times[window.head + last] ?? at;
      return allowanceOf(allowed ? used + cost : used, due, { at, limit, allowed });
    },
    close: async () => undefined,
  };
}

// One round trip: drop what has left the window, count, and add only when there is room.
const TAKE = `
local at, window, limit, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', at - window)
local used = redis.call('ZCARD', KEYS[1])
local allowed = 0
if used + cost <= limit then
  allowed = 1
  for i = 1, cost do redis.call('ZADD', KEYS[1], at, ARGV[5] .. ':' .. i) end
  used = used + cost
  redis.call('PEXPIRE', KEYS[1], window)
end
local last = 0
if allowed == 0 then last = math.min(used, used + cost - limit) - 1 end
local due = nil
if last >= 0 then due = redis.call('ZRANGE', KEYS[1], last, last, 'WITHSCORES')[2] end
return { allowed, used, due or tostring(at) }`;

/** Every instance counts together in Redis; while Redis is away, or without it, each counts as `local` does. */
export function createRateLimiter(options: {
  redisUrl?: string | undefined;
  /** This process for itself, unless its platform has several workers. */
  local?: Pick<RateLimiter, 'take'> | undefined;
  now: Clock;
  log: Logger;
  /** How long a request waits for the count of all instances; then its own process counts. */
  timeoutMs?: number;
}): RateLimiter {
  const { redisUrl, now, log, timeoutMs, local = createLocalRateLimiter({ now }) } = options;
  if (!redisUrl) return { take: local.take, close: async () => undefined };
  const redis = openRedis(redisUrl, {
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    onAway: (error) => log.warn({ err: error }, 'Redis does not answer: rate limits are counted per process'),
    onBack: () => log.info({}, 'Redis answers again: rate limits are counted together'),
  });
  return {
    async take(name, key, limit, cost = 1) {
      const at = now().getTime();
      try {
        const id = `testamur:rate:${name}|${key}`;
        const reply = await redis.run((to) => to.eval(TAKE, 1, id, at, WINDOW_MS, limit, cost, newId()));
        const [allowed, used, due] = reply as [number, number, string];
        return allowanceOf(used, Number(due), { at, limit, allowed: allowed === 1 });
      } catch {
        return local.take(name, key, limit, cost);
      }
    },
    ping: async () => void (await redis.run((to) => to.ping(), 'urgent')),
    close: async () => redis.close(),
  };
}

function allowanceOf(
  used: number,
  due: number,
  { at, limit, allowed }: { at: number; limit: number; allowed: boolean },
): Allowance {
  const resetSeconds = Math.max(1, Math.ceil((due + WINDOW_MS - at) / 1000));
  return { allowed, limit, remaining: Math.max(0, limit - used), resetSeconds };
}
