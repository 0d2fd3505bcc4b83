import type { Allowance } from './rate-limiter.ts';

/** What the workers of one platform have in common without Redis: `npm start -- --workers n`. */
export interface Commons {
  /** As `RateLimiter.take`, counted over all workers. */
  take(name: string, key: string, limit: number, cost: number): Promise<Allowance>;
  /** Tells every other worker; resolves when each of them has acted on it, or is gone. */
  tell(topic: string, text: string): Promise<void>;
  /** What to do when another worker tells something of this topic. */
  onTold(topic: string, act: (text: string) => void): void;
}
