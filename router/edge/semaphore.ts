import type { ServerResponse } from 'node:http';
import { AppError } from '../../kernel/errors.ts';

/** A bounded number of permits, and a bounded queue in front of them: first come, first served. */
export interface Semaphore {
  readonly taken: number;
  readonly waiting: number;
  /** No permit is free and nobody more may wait. */
  readonly isFull: boolean;
  /**
   * Resolves once a permit is free, with the function that gives it back. Errors: OVERLOADED; RATE_LIMITED for a caller who has more
   * requests waiting than one may have.
   */
  acquire(response: ServerResponse, caller?: string): Promise<() => void>;
}

interface Waiting {
  readonly caller: string | undefined;
  readonly enter: () => void;
}

/** `refuse` makes the error. With `perCaller` a caller has one permit at a time, and `queue` more of its requests may wait. */
export function createSemaphore(options: {
  permits: number;
  queue: number;
  waitMs: number;
  perCaller?: { queue: number };
  refuse: () => AppError;
}): Semaphore {
  const { permits, queue, waitMs, perCaller, refuse } = options;
  const waiting = new Set<Waiting>();
  const callers = new Set<string>();
  let taken = 0;
  return {
    get taken() {
      return taken;
    },
    get waiting() {
      return waiting.size;
    },
    get isFull() {
      return taken >= permits && waiting.size >= queue;
    },
    acquire: (response, given) =>
      new Promise((resolve, reject) => {
        const caller = perCaller ? given : undefined;
        if (mayEnter(caller)) return resolve(hold(caller));
        if (waiting.size >= queue) return reject(refuse());
        if (caller !== undefined && perCaller && waitingOf(caller) >= perCaller.queue)
          return reject(tooMany());
        const leaveQueue = () => {
          clearTimeout(timer);
          waiting.delete(entry);
          response.off('close', giveUp);
        };
        const entry: Waiting = {
          caller,
          enter() {
            leaveQueue();
            resolve(hold(caller));
          },
        };
        const giveUp = () => {
          leaveQueue();
          reject(refuse());
        };
        const timer = setTimeout(giveUp, waitMs);
        response.once('close', giveUp);
        waiting.add(entry);
      }),
  };

  function mayEnter(caller: string | undefined): boolean {
    return taken < permits && !(caller !== undefined && callers.has(caller));
  }

  function waitingOf(caller: string): number {
    return [...waiting].filter((entry) => entry.caller === caller).length;
  }

  function hold(caller: string | undefined): () => void {
    taken += 1;
    if (caller !== undefined) callers.add(caller);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      taken -= 1;
      if (caller !== undefined) callers.delete(caller);
      for (const next of waiting) {
        if (!mayEnter(next.caller)) continue;
        next.enter();
        return;
      }
    };
  }
}

function tooMany(): AppError {
  return new AppError(
    'RATE_LIMITED',
    'Several of your files are waiting already; send them one after another.',
    {
      retryAfter: 5,
    },
  );
}
