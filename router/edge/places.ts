import type { ServerResponse } from 'node:http';
import { AppError } from '../../kernel/errors.ts';

/** A bounded number of places, and a bounded queue in front of them: first come, first served. */
export interface Places {
  readonly taken: number;
  readonly waiting: number;
  /** Resolves once there is a place, which is held until the response is closed. Errors: OVERLOADED. */
  take(response: ServerResponse): Promise<void>;
}

export function createPlaces(options: { places: number; queue: number; waitMs: number }): Places {
  const { places, queue, waitMs } = options;
  const waiting = new Set<() => void>();
  let taken = 0;
  return {
    get taken() {
      return taken;
    },
    get waiting() {
      return waiting.size;
    },
    take: (response) =>
      new Promise((resolve, reject) => {
        if (taken < places) return resolve(hold(response));
        if (waiting.size >= queue) return reject(overloaded());
        const enter = () => {
          leaveQueue();
          resolve(hold(response));
        };
        const giveUp = () => {
          leaveQueue();
          reject(overloaded());
        };
        const timer = setTimeout(giveUp, waitMs);
        const leaveQueue = () => {
          clearTimeout(timer);
          waiting.delete(enter);
          response.off('close', giveUp);
        };
        response.once('close', giveUp);
        waiting.add(enter);
      }),
  };

  function hold(response: ServerResponse): void {
    taken += 1;
    // A client that has left already closes nothing any more.
    if (response.closed) free();
    else response.once('close', free);
  }

  function free(): void {
    taken -= 1;
    const [next] = waiting;
    next?.();
  }
}

function overloaded(): AppError {
  return new AppError('OVERLOADED', 'Many files are being sent at this moment; try again shortly.', {
    retryAfter: 5,
  });
}
