import { newId } from './ids.ts';
import type { LogEvent, LogLine } from './log-line.ts';

/**
 * The newest lines of a log, bounded in bytes, and readers that each have a place in it. A reader costs no memory: one that is too
 * slow is overtaken, and told how many lines it has lost.
 */
export interface LineRing {
  /** `id` where a resumed reader may name the line by it; else the ring makes one. */
  push(line: LogLine, id?: string): void;
  /** Something that every reader is told in its turn. */
  tell(notice: Exclude<LogEvent, { event: 'LOG' }>): void;
  /** Readers come to their end when they have read what is there. */
  end(): void;
  /** Reads the last `tail` lines of these services (all of them, when not given), or those after an id, and then what comes. */
  read(options: ReadOptions): LineReader;
}

export interface ReadOptions {
  readonly services?: ReadonlySet<string> | undefined;
  readonly tail: number;
  readonly after?: string | undefined;
}

export interface LineReader extends AsyncIterableIterator<LogEvent> {
  next(): Promise<IteratorResult<LogEvent, undefined>>;
  return(): Promise<IteratorResult<LogEvent, undefined>>;
  /** Bytes that lie unread. */
  readonly backlog: number;
}

interface Entry {
  readonly item: LogEvent;
  /** How many lines of this service came before it. */
  readonly nth: number;
  readonly bytes: number;
  /** How many bytes came before it. */
  readonly offset: number;
}

// What an entry weighs beside its text.
const OVERHEAD = 100;
const END = { done: true, value: undefined } as const;

/** Where the rings of several processes get the same lines in the same order, they have a name in common and count alike. */
export interface RingPlace {
  readonly name: string;
  /** The number of the next line. */
  readonly next: number;
}

/** Names a ring in ids: after a restart its numbers begin again. */
export const newRingPlace = (): RingPlace => ({ name: newId().slice(0, 8), next: 0 });

export function createLineRing(options: { maxBytes: number; place?: RingPlace | undefined }): LineRing {
  const { maxBytes, place = newRingPlace() } = options;
  const { name: boot } = place;
  const entries = new Map<number, Entry>();
  const pushed = new Map<string, number>();
  const evicted = new Map<string, number>();
  const wake = new Set<() => void>();
  let { next } = place;
  let oldest = next;
  let offset = 0;
  let held = 0;
  let ended = false;

  return {
    push(line, id) {
      const nth = pushed.get(line.service) ?? 0;
      pushed.set(line.service, nth + 1);
      const bytes = OVERHEAD + Buffer.byteLength(line.line) + line.service.length;
      add({ event: 'LOG', id: id ?? `${boot}-${next}`, ...line }, nth, bytes);
    },
    tell: (notice) => add(notice, 0, OVERHEAD),
    end() {
      ended = true;
      tellReaders();
    },
    read: (asked) => reader(asked),
  };

  function add(item: LogEvent, nth: number, bytes: number): void {
    entries.set(next, { item, nth, bytes, offset });
    next += 1;
    offset += bytes;
    held += bytes;
    while (held > maxBytes && oldest < next - 1) evict();
    tellReaders();
  }

  function evict(): void {
    const entry = entries.get(oldest);
    entries.delete(oldest);
    oldest += 1;
    held -= entry?.bytes ?? 0;
    if (entry?.item.event === 'LOG') evicted.set(entry.item.service, entry.nth + 1);
  }

  function tellReaders(): void {
    for (const tellReader of [...wake]) tellReader();
  }

  /** Where a reader begins, and whether what it read last is known here. */
  function startOf({ services, tail, after }: ReadOptions): { from: number; gap?: string } {
    const [, ring, seq] = /^([^-]+)-(\d{1,15})$/.exec(after ?? '') ?? [];
    const resumed = Number(seq) + 1;
    if (ring === boot && resumed <= next) {
      if (resumed >= oldest) return { from: resumed };
      return { from: oldest, gap: 'Lines after the last one that you read are not kept any more.' };
    }
    let from = next;
    for (let wanted = tail, at = next - 1; at >= oldest && wanted > 0; at -= 1) {
      if (!isWanted(entries.get(at)?.item, services)) continue;
      from = at;
      wanted -= 1;
    }
    return after === undefined
      ? { from }
      : { from, gap: 'The last line that you read is not known here any more.' };
  }

  function reader(asked: ReadOptions): LineReader {
    const { services } = asked;
    const { from, gap } = startOf(asked);
    const passed = new Map(evicted);
    for (let at = oldest; at < from; at += 1) pass(entries.get(at));
    const pending: ((result: IteratorResult<LogEvent, undefined>) => void)[] = [];
    let at = from;
    let toTell: LogEvent | undefined = gap === undefined ? undefined : { event: 'GAP', reason: gap };
    let done = false;

    const serve = () => {
      while (pending.length > 0) {
        const item = done ? undefined : take();
        if (!item && !done && !ended) return;
        const give = pending.shift();
        give?.(item ? { done: false, value: item } : END);
        if (!item) done = true;
      }
      wake.delete(serve);
    };

    return {
      next: () =>
        new Promise((resolve) => {
          pending.push(resolve);
          wake.add(serve);
          serve();
        }),
      async return() {
        done = true;
        serve();
        return END;
      },
      get backlog() {
        return at >= next ? 0 : offset - (entries.get(Math.max(at, oldest))?.offset ?? offset);
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    };

    function pass(entry: Entry | undefined): void {
      if (entry?.item.event === 'LOG') passed.set(entry.item.service, entry.nth + 1);
    }

    function take(): LogEvent | undefined {
      if (toTell) {
        const told = toTell;
        toTell = undefined;
        return told;
      }
      if (at < oldest) {
        at = oldest;
        const count = lost();
        if (count > 0) return { event: 'DROPPED', count };
      }
      while (at < next) {
        const entry = entries.get(at);
        at += 1;
        pass(entry);
        if (entry && isWanted(entry.item, services)) return entry.item;
      }
      return undefined;
    }

    /** Lines of the wanted services that were overtaken. */
    function lost(): number {
      let count = 0;
      for (const [service, gone] of evicted) {
        const missed = gone - (passed.get(service) ?? 0);
        if (missed <= 0) continue;
        passed.set(service, gone);
        if (!services || services.has(service)) count += missed;
      }
      return count;
    }
  }
}

function isWanted(item: LogEvent | undefined, services: ReadonlySet<string> | undefined): boolean {
  if (!item) return false;
  return item.event !== 'LOG' || !services || services.has(item.service);
}
