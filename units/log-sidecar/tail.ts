import type { Clock } from '../../kernel/clock.ts';
import type { Logger } from '../../kernel/log.ts';
import { admittedLine } from '../../kernel/log-line.ts';
import type { SseEvent } from '../../kernel/sse.ts';
import { type Channel, createChannel } from './channel.ts';
import type { Container, Containers } from './containers.ts';
import { cursorText, type Place, parseCursor, placeKey } from './cursor.ts';
import type { DockerLine } from './docker-lines.ts';

interface Given {
  readonly container: Container;
  readonly line: DockerLine;
}

const RETRY_MS = [1000, 2000, 5000, 10_000];

/**
 * The lines of services: the last `tail` of all of them in the order of their instants, or what came after `after`; then lines as they
 * are written, also by containers that start later or again. Errors: whatever the Docker Engine refuses at the start.
 */
export async function tailContainers(options: {
  containers: Containers;
  services: ReadonlySet<string> | undefined;
  tail: number;
  after: string | undefined;
  now: Clock;
  /** Milliseconds to wait before the attempt of this number, which begins at 1. */
  retryMs?: (attempt: number) => number;
  log: Logger;
}): Promise<AsyncIterableIterator<SseEvent>> {
  const { containers, services, tail, after, now, log } = options;
  const retryMs = options.retryMs ?? ((attempt) => RETRY_MS[Math.min(attempt, RETRY_MS.length) - 1] ?? 0);
  const leaving = new AbortController();
  const { signal } = leaving;
  const channel: Channel<Given | SseEvent> = createChannel();
  const following = new Set<string>();
  const isWanted = ({ service }: Container) => !services || services.has(service);

  const resumed = after === undefined ? undefined : parseCursor(after);
  const since = resumed?.since ?? BigInt(now().getTime()) * 1_000_000n;
  /** Up to which line the reader was sent lines, which ids state, and up to which line they were read. */
  const places = new Map<string, Place>(resumed?.places);
  const reached = new Map<string, Place>(resumed?.places);
  const first = (await containers.list()).filter(isWanted);
  const isGone = (key: string) => !first.some(({ id }) => placeKey(id) === key);
  const hasGap = after !== undefined && (!resumed || [...places.keys()].some(isGone));
  const history = resumed ? [] : await historyOf(first);
  void run();

  const events: AsyncIterableIterator<SseEvent> = {
    async next() {
      for (;;) {
        const item = await channel.take();
        if (item === undefined) return { done: true, value: undefined };
        const event = 'line' in item ? eventOf(item) : item;
        if (event) return { done: false, value: event };
      }
    },
    async return() {
      leaving.abort();
      channel.close();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => events,
  };
  return events;

  async function historyOf(of: readonly Container[]): Promise<readonly Given[]> {
    if (tail === 0) return [];
    let newest: Given[] = [];
    for (const container of of) {
      const lines = await containers.lastLines(container.id, tail);
      newest = [...newest, ...lines.map((line) => ({ container, line }))].sort(byInstant).slice(-tail);
      const end = placeBehind(lines);
      if (!end) continue;
      reached.set(placeKey(container.id), end);
      places.set(placeKey(container.id), end);
    }
    // A reader that goes on in the middle of the tail is given the rest of it: each container is before its first chosen line.
    for (const { container, line } of [...newest].reverse())
      places.set(placeKey(container.id), { nanos: line.nanos, count: 0 });
    return newest;
  }

  async function run(): Promise<void> {
    if (hasGap)
      await channel.put(notice('gap', 'Containers that you read are gone, and their lines with them.'));
    for (const given of history) await channel.put(given);
    for (const container of first) if (container.state === 'running') follow(container);
    for (let failures = 0; !signal.aborted; ) {
      try {
        // Asked for first: a container that starts before the list is in the list, one that starts later is told of.
        const starts = containers.starts(signal)[Symbol.asyncIterator]();
        let next = starts.next();
        next.catch(() => undefined);
        await followRunning();
        for (;;) {
          const { done, value } = await next;
          if (done) break;
          failures = 0;
          await followRunning(value);
          next = starts.next();
        }
        throw new Error('The Docker Engine ended its events');
      } catch (error) {
        if (signal.aborted) return;
        failures += 1;
        if (failures === 1) {
          log.warn({ err: error }, 'The Docker Engine does not answer; trying again');
          await channel.put(notice('interrupted', 'The Docker Engine does not answer; trying again.'));
        }
        await pause(retryMs(failures));
      }
    }
  }

  /** Follows what runs and is not followed; `started` also when it has ended meanwhile. */
  async function followRunning(started?: string): Promise<void> {
    for (const container of (await containers.list()).filter(isWanted)) {
      if (container.state === 'running' || container.id === started) follow(container);
    }
  }

  function follow(container: Container): void {
    if (following.has(container.id) || signal.aborted) return;
    following.add(container.id);
    void followToEnd(container);
  }

  async function followToEnd(container: Container): Promise<void> {
    const key = placeKey(container.id);
    const place = reached.get(key);
    let ofInstant = 0;
    try {
      for await (const line of containers.follow(container.id, place?.nanos ?? since, signal)) {
        // The engine begins with the lines of that very instant: those that were given are passed over.
        if (place && line.nanos < place.nanos) continue;
        if (place && line.nanos === place.nanos && ++ofInstant <= place.count) continue;
        await channel.put({ container, line });
        if (signal.aborted) return;
        reached.set(key, placeAfter(reached.get(key), line));
      }
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error, service: container.service }, 'Log lines were interrupted');
    }
    // It may have started again before its end was seen here.
    await pause(retryMs(1));
    following.delete(container.id);
    if (!signal.aborted) await followRunning().catch(() => undefined);
  }

  function eventOf({ container, line: { stream, nanos, line } }: Given): SseEvent | undefined {
    const key = placeKey(container.id);
    places.set(key, placeAfter(places.get(key), { nanos }));
    const { service } = container;
    const timestamp = new Date(Number(nanos / 1_000_000n));
    const admitted = admittedLine({ service, stream, timestamp, line });
    return admitted && { event: 'log', id: cursorText({ since, places }), data: admitted };
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal.addEventListener('abort', done);
      if (signal.aborted) done();
    });
  }
}

function byInstant({ line: a }: Given, { line: b }: Given): number {
  return a.nanos < b.nanos ? -1 : a.nanos > b.nanos ? 1 : 0;
}

function placeAfter(before: Place | undefined, { nanos }: Pick<DockerLine, 'nanos'>): Place {
  return { nanos, count: before?.nanos === nanos ? before.count + 1 : 1 };
}

function placeBehind(lines: readonly DockerLine[]): Place | undefined {
  const nanos = lines.at(-1)?.nanos;
  return nanos === undefined
    ? undefined
    : { nanos, count: lines.filter((line) => line.nanos === nanos).length };
}

function notice(event: 'gap' | 'interrupted', reason: string): SseEvent {
  return { event, data: { reason } };
}
