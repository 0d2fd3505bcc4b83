import type { RingPlace } from '../../kernel/line-ring.ts';
import type { CountedMetrics } from '../../kernel/metrics.ts';
import type { Allowance } from '../../kernel/rate-limiter.ts';

/** The arguments of one `RateLimiter.take`. */
export type Take = readonly [name: string, key: string, limit: number, cost: number];

export interface Told {
  readonly topic: string;
  readonly text: string;
}

/** What a worker asks of the primary process. */
export interface PrimaryAnswers {
  /** First of all: from here on the worker is told things, and gets lines of the log. */
  join(question: null): Joined;
  /** It serves. */
  ready(question: { readonly storeDescription: string }): void;
  take(takes: readonly Take[]): Promise<readonly Allowance[]>;
  /** Answered when every other worker has acted on it, or is gone. */
  tell(told: Told): Promise<void>;
  /** What each worker has counted, and the primary process. */
  metrics(question: null): Promise<readonly CountedMetrics[]>;
  line(line: string): void;
}

export interface Joined {
  /** How many workers there are to be. */
  readonly workers: number;
  readonly lines: RingPlace;
}

/** What the primary process asks of a worker. */
export interface WorkerAnswers {
  told(told: Told): void;
  metrics(question: null): Promise<CountedMetrics | null>;
  line(line: string): void;
  /** To finish what runs and to end. */
  drain(question: null): void;
}

/** What the launcher is called with in a worker, before the names of units. */
export const WORKER_OPTION = 'as-worker';

/** A worker could not start; it has said why itself. */
export class WorkerEnded extends Error {}
