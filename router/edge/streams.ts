import type { Clock } from '../../kernel/clock.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Health } from '../../kernel/health.ts';

/** What a port holds open at most, and how often it looks after it; in milliseconds where it is a time. */
export const STREAM_LIMITS = {
  perCaller: 3,
  perUnit: 200,
  heartbeatMs: 15_000,
  recheckMs: 60_000,
};

const TICK_MS = 1000;

/** Whom a stream is for. */
export interface StreamCaller {
  /** What its streams are counted under. */
  readonly key: string;
  /** When what proves the caller expires. */
  readonly until: Date | undefined;
  /** Whether the caller still is who it was when the stream began. */
  stillCounts(): Promise<boolean>;
}

/** Why a stream ended before its source did. */
export type StreamEnd = 'shutdown' | 'unauthenticated';

/** An open stream of a caller. */
export interface Stream<T> extends AsyncIterableIterator<T> {
  return(): Promise<IteratorResult<T, undefined>>;
  /** Undefined as long as it is open, and when its source or its reader ended it. */
  readonly endedBy: StreamEnd | undefined;
  /** Calls `listener` when a sign of life is due. */
  onHeartbeat(listener: () => void): void;
  /** Calls `listener` once when the stream has ended, for whatever reason. */
  onEnd(listener: () => void): void;
}

/** The open streams of one port: bounded, and ended when the caller's standing or the process ends. */
export interface Streams {
  readonly open: number;
  /** Begins a stream. Errors: RATE_LIMITED, SHUTTING_DOWN, and what `start` throws. */
  admit<T>(caller: StreamCaller, start: () => Promise<AsyncIterableIterator<T>>): Promise<Stream<T>>;
  /** Calls `end` when the process begins to stop; returns what undoes that. */
  onDraining(end: () => void): () => void;
  /** Looks at every open stream, as happens each second. */
  tick(): void;
  close(): void;
}

interface Open {
  readonly caller: StreamCaller;
  checkedAt: number;
  beatAt: number;
  beat(): void;
  end(reason: StreamEnd): void;
}

export function createStreams(options: {
  health: Pick<Health, 'onDraining' | 'isDraining'>;
  now: Clock;
  limits?: typeof STREAM_LIMITS;
}): Streams {
  const { health, now, limits = STREAM_LIMITS } = options;
  const open = new Set<Open>();
  // Counted before a stream begins, so that many that begin at once do not pass the limit together.
  const taken = new Map<string, number>();
  const drains = new Set<() => void>();
  let count = 0;
  const timer = setInterval(tick, TICK_MS);
  timer.unref();
  health.onDraining(() => {
    for (const stream of [...open]) stream.end('shutdown');
    for (const end of [...drains]) end();
  });

  return {
    get open() {
      return count;
    },
    async admit(caller, start) {
      if (health.isDraining) throw new AppError('SHUTTING_DOWN', 'This instance is stopping; connect again.');
      const leave = countIn(caller.key);
      try {
        return streamOf(caller, await start(), leave);
      } catch (error) {
        leave();
        throw error;
      }
    },
    onDraining(end) {
      drains.add(end);
      return () => void drains.delete(end);
    },
    tick,
    close: () => clearInterval(timer),
  };

  function countIn(key: string): () => void {
    const own = taken.get(key) ?? 0;
    if (own >= limits.perCaller)
      throw tooMany(`You have ${own} streams open, and more are not served; close one of them.`);
    if (count >= limits.perUnit)
      throw tooMany(`${count} streams are open, and more are not served; try again later.`);
    count += 1;
    taken.set(key, own + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      count -= 1;
      const others = (taken.get(key) ?? 1) - 1;
      if (others > 0) taken.set(key, others);
      else taken.delete(key);
    };
  }

  function streamOf<T>(caller: StreamCaller, source: AsyncIterableIterator<T>, leave: () => void): Stream<T> {
    const beats: (() => void)[] = [];
    const ends: (() => void)[] = [];
    const pending = new Set<(result: IteratorResult<T, undefined>) => void>();
    const END = { done: true, value: undefined } as const;
    let isOver = false;
    let endedBy: StreamEnd | undefined;
    const at = now().getTime();
    const entry: Open = {
      caller,
      checkedAt: at,
      beatAt: at,
      beat: () => {
        for (const tell of beats) tell();
      },
      end(reason) {
        if (isOver) return;
        endedBy = reason;
        finish();
        // Nobody waits for it: a source that does not let go must not hold up the reader's end.
        source.return?.().catch(() => undefined);
      },
    };
    open.add(entry);
    // It may have begun to stop while the source was opened.
    if (health.isDraining) entry.end('shutdown');

    return {
      get endedBy() {
        return endedBy;
      },
      onHeartbeat: (listener) => void beats.push(listener),
      onEnd(listener) {
        if (isOver) listener();
        else ends.push(listener);
      },
      next() {
        if (isOver) return Promise.resolve(END);
        return new Promise((resolve, reject) => {
          pending.add(resolve);
          source.next().then(
            (result) => {
              if (!pending.delete(resolve)) return;
              if (!result.done) return resolve(result);
              finish();
              resolve(END);
            },
            (error: unknown) => {
              if (!pending.delete(resolve)) return;
              finish();
              reject(error);
            },
          );
        });
      },
      async return() {
        if (isOver) return END;
        finish();
        await source.return?.();
        return END;
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    };

    function finish(): void {
      if (isOver) return;
      isOver = true;
      open.delete(entry);
      leave();
      for (const resolve of pending) resolve(END);
      pending.clear();
      for (const tell of ends) tell();
    }
  }

  function tick(): void {
    const at = now().getTime();
    for (const stream of [...open]) {
      const { until } = stream.caller;
      if (until && at >= until.getTime()) {
        stream.end('unauthenticated');
        continue;
      }
      if (at - stream.beatAt >= limits.heartbeatMs) {
        stream.beatAt = at;
        stream.beat();
      }
      if (at - stream.checkedAt >= limits.recheckMs) {
        stream.checkedAt = at;
        void recheck(stream);
      }
    }
  }

  async function recheck(stream: Open): Promise<void> {
    try {
      if (await stream.caller.stillCounts()) return;
    } catch {
      // Who cannot be asked about is not known to count; the reader connects again and is told why not.
    }
    stream.end('unauthenticated');
  }
}

function tooMany(message: string): AppError {
  return new AppError('RATE_LIMITED', message, { retryAfter: 10 });
}
