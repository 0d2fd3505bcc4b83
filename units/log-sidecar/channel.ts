/** Items of several producers for one consumer. A producer waits until its item is taken, so nothing piles up. */
export interface Channel<T> {
  /** Resolves when the item was taken, or cannot be taken any more. */
  put(item: T): Promise<void>;
  /** The next item; undefined when the channel is closed. */
  take(): Promise<T | undefined>;
  close(): void;
}

export function createChannel<T>(): Channel<T> {
  const offered: { item: T; taken: () => void }[] = [];
  const takers: ((item: T | undefined) => void)[] = [];
  let closed = false;
  return {
    put(item) {
      if (closed) return Promise.resolve();
      const take = takers.shift();
      if (take) {
        take(item);
        return Promise.resolve();
      }
      return new Promise((taken) => offered.push({ item, taken }));
    },
    take() {
      const next = offered.shift();
      next?.taken();
      if (next || closed) return Promise.resolve(next?.item);
      return new Promise((resolve) => takers.push(resolve));
    },
    close() {
      closed = true;
      for (const { taken } of offered.splice(0)) taken();
      for (const take of takers.splice(0)) take(undefined);
    },
  };
}
