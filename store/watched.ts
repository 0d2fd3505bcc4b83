import { setTimeout as delay } from 'node:timers/promises';
import type { Recorded } from './record-store.ts';

/** How often a watched record is looked at: one read by its id. */
const LOOK_MS = 500;

/**
 * A record now and whenever its row version is another one, until `isOver` says that nothing more happens to it, or it is gone. When
 * the reader leaves, nobody looks any more.
 */
export function watched<R extends Pick<Recorded, 'rowVersion'>>(options: {
  readonly first: R;
  readonly look: () => Promise<R | undefined>;
  readonly isOver: (record: R) => boolean;
}): AsyncIterableIterator<R, undefined, undefined> {
  const { first, look, isOver } = options;
  const left = new AbortController();
  const states = statesOf();
  return {
    next: () => states.next(),
    return() {
      // A generator that waits does not hear of its end by itself.
      left.abort();
      return states.return(undefined);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };

  async function* statesOf(): AsyncGenerator<R, undefined, undefined> {
    for (let known: R | undefined = first; known; known = await changed(known)) {
      yield known;
      if (isOver(known)) return undefined;
    }
    return undefined;
  }

  async function changed({ rowVersion }: R): Promise<R | undefined> {
    for (;;) {
      await delay(LOOK_MS, undefined, { ref: false, signal: left.signal }).catch(() => undefined);
      if (left.signal.aborted) return undefined;
      const found = await look();
      if (found?.rowVersion !== rowVersion) return found;
    }
  }
}
