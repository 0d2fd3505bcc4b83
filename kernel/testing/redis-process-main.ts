import { createCache } from '../cache.ts';
import { createLogger } from '../log.ts';
import { createRateLimiter } from '../rate-limiter.ts';
import type { Call } from './redis-process.ts';

// Another process of the platform, as far as Redis is concerned: counts and caches what its parent asks for.
const [redisUrl = '', timeoutMs = ''] = process.argv.slice(2);
let at = new Date(0);
const log = createLogger({ level: 'silent' });
const limiter = createRateLimiter({
  redisUrl,
  now: () => at,
  log,
  ...(timeoutMs === '' ? {} : { timeoutMs: Number(timeoutMs) }),
});
const cache = createCache<object>({
  redisUrl,
  prefix: 'test:',
  ttlSeconds: 3600,
  max: 100,
  encode: JSON.stringify,
  decode: JSON.parse,
});

process.on('message', ({ number, call }: { number: number; call: Call }) => {
  void answer(call).then((value) => process.send?.({ number, value }));
});
// Its parent has gone.
process.on('disconnect', () => process.exit(0));
process.send?.({ number: 0 });

async function answer(call: Call): Promise<unknown> {
  switch (call.kind) {
    case 'flood': {
      const { name, key, limit, requests } = call;
      at = new Date(call.at);
      const replies = await Promise.all(
        Array.from({ length: requests }, () => limiter.take(name, key, limit)),
      );
      return replies.filter(({ allowed }) => allowed).length;
    }
    case 'read':
      return cache.getOrLoad(call.key, async () => call.stored);
    case 'invalidate':
      return cache.invalidate(call.key);
  }
}
