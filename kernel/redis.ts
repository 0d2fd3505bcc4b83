import { Redis } from 'ioredis';

/** One connection to a Redis that the platform can do without. */
export interface RedisLink {
  /**
   * Runs a command. After one that failed others fail at once for a second, so that not every request waits for a Redis that hangs;
   * an urgent one is sent all the same. Errors: those of Redis, and a plain Error while it is left alone.
   */
  run<T>(command: (redis: Redis) => Promise<T>, urgency?: 'urgent'): Promise<T>;
  readonly isConnected: boolean;
  close(): void;
}

const TIMEOUT_MS = 250;
const REST_MS = 1000;

/** `onAway` and `onBack` are called once each time that Redis goes and comes back. */
export function openRedis(
  url: string,
  options: { timeoutMs?: number; onAway?: (error: unknown) => void; onBack?: () => void } = {},
): RedisLink {
  const { timeoutMs = TIMEOUT_MS, onAway, onBack } = options;
  const redis = new Redis(url, {
    protocol: 2,
    enableOfflineQueue: false,
    enableReadyCheck: false,
    disableClientInfo: true,
    maxRetriesPerRequest: 0,
    commandTimeout: timeoutMs,
    connectTimeout: 2000,
    retryStrategy: (attempt) => Math.min(100 * attempt, 2000),
  });
  let isAway = false;
  let restUntil = 0;
  // Without a listener a lost connection would end the process.
  redis.on('error', goneAway);
  redis.on('ready', () => {
    restUntil = 0;
    // Those who wait for Redis learn of its return at once, although nothing else was sent.
    if (isAway) void link.run((connected) => connected.ping()).catch(() => undefined);
  });
  const link: RedisLink = {
    get isConnected() {
      return redis.status === 'ready';
    },
    async run(command, urgency) {
      if (redis.status !== 'ready') throw new Error('There is no connection to Redis.');
      const now = performance.now();
      if (now < restUntil && urgency === undefined) throw new Error('Redis is left alone for a moment.');
      // One asks whether it is back; the others do not wait for the answer.
      if (isAway) restUntil = now + REST_MS;
      try {
        const reply = await command(redis);
        comeBack();
        return reply;
      } catch (error) {
        goneAway(error);
        throw error;
      }
    },
    close: () => redis.disconnect(),
  };
  return link;

  function goneAway(error: unknown): void {
    restUntil = performance.now() + REST_MS;
    if (isAway) return;
    isAway = true;
    onAway?.(error);
  }

  function comeBack(): void {
    restUntil = 0;
    if (!isAway) return;
    isAway = false;
    onBack?.();
  }
}
