import { Agent, request } from 'undici';
import { z } from 'zod';
import { AppError } from '../../../kernel/errors.ts';
import { createLineRing, type LineReader, type LineRing } from '../../../kernel/line-ring.ts';
import type { Logger } from '../../../kernel/log.ts';
import { admittedLine } from '../../../kernel/log-line.ts';
import { EVENT_ID, type ReceivedEvent, readSse } from '../../../kernel/sse.ts';
import type { FollowOptions, LogService, LogSource } from './log-source.ts';

/** How much of a slow reader's lines is kept for it. */
const READER_BYTES = 262_144;
const ANSWER_MS = 5000;
// Three heartbeats: a connection without any of them is dead.
const SILENCE_MS = 45_000;
const MAX_RETRY_MS = 30_000;
// How long a reader may have no room for lines before it loses some.
const SLOW_READER_MS = 1000;
const LOOK_MS = 20;

const name = z.string().min(1).max(200);
const serviceRows = z.array(z.object({ name, state: z.string().max(200) })).max(1000);
// The sidecar answers the rows, another console says first whether it has any.
const servicesReply = z.union([
  serviceRows,
  z
    .object({ available: z.boolean(), services: serviceRows })
    .transform(({ available, services }) => (available ? services : undefined)),
]);
const logData = z.object({
  service: name,
  stream: z.enum(['stdout', 'stderr']),
  timestamp: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
  line: z.string(),
});
const reasonData = z.object({ reason: z.string().max(500) });
const droppedData = z.object({ count: z.int().min(1) });

/** Lines of elsewhere over HTTP: of the log sidecar, or of another environment's console, which speak the same. */
export function createUpstreamSource(options: {
  name: 'sidecar' | 'remote';
  /** `/services` and `/stream` are below it. */
  baseUrl: string;
  /** Asked for each connection, so that it can be renewed. */
  token: () => string;
  /** Milliseconds to wait before the attempt of this number, which begins at 1. */
  retryMs?: (attempt: number) => number;
  log: Logger;
}): LogSource & { close(): Promise<void> } {
  const { name: source, token, log } = options;
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const retryMs = options.retryMs ?? ((attempt) => Math.min(1000 * 2 ** (attempt - 1), MAX_RETRY_MS));
  const agent = new Agent({ connect: { timeout: ANSWER_MS }, connections: null, pipelining: 1 });
  const prefix = `${source}:`;
  const words = source === 'sidecar' ? 'The log sidecar' : 'The other environment';

  const ask = (path: string, more: { headers?: Record<string, string>; signal?: AbortSignal } = {}) =>
    request(`${baseUrl}${path}`, {
      dispatcher: agent,
      headers: { authorization: `Bearer ${token()}`, ...more.headers },
      headersTimeout: ANSWER_MS,
      bodyTimeout: SILENCE_MS,
      ...(more.signal ? { signal: more.signal } : {}),
    });

  return {
    name: source,
    async services() {
      try {
        const reply = await ask('/services', { signal: AbortSignal.timeout(ANSWER_MS) });
        if (reply.statusCode !== 200) {
          await reply.body.dump();
          throw new Error(`It answers ${reply.statusCode}`);
        }
        const rows = servicesReply.parse(await reply.body.json());
        return rows && byName(rows);
      } catch (cause) {
        throw new AppError('UPSTREAM_UNAVAILABLE', `${words} does not answer; try again in a moment.`, {
          cause,
          retryAfter: 5,
        });
      }
    },
    follow(wanted) {
      const ring = createLineRing({ maxBytes: READER_BYTES });
      const reader = ring.read({ tail: 0 });
      const leaving = new AbortController();
      void pump(wanted, ring, reader, leaving.signal);
      return {
        next: () => reader.next(),
        return() {
          leaving.abort();
          return reader.return();
        },
        [Symbol.asyncIterator]() {
          return this;
        },
      };
    },
    close: () => agent.destroy(),
  };

  /** Brings lines to a reader until it leaves, and begins again where the last connection ended. */
  async function pump(
    wanted: FollowOptions,
    ring: LineRing,
    reader: LineReader,
    signal: AbortSignal,
  ): Promise<void> {
    let lastId = ownId(wanted.after);
    let tail = wanted.tail;
    let hadLines = false;
    if (wanted.after !== undefined && lastId === undefined)
      ring.tell({ event: 'GAP', reason: 'The last line that you read is of another source.' });
    let failures = 0;
    let isSlow = false;
    while (!signal.aborted) {
      try {
        const query = new URLSearchParams({ tail: String(tail) });
        if (wanted.services) query.set('services', wanted.services.join(','));
        const { statusCode, headers, body } = await ask(`/stream?${query}`, {
          headers: {
            accept: 'text/event-stream',
            ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
          },
          signal,
        });
        if (statusCode !== 200 || !String(headers['content-type']).startsWith('text/event-stream')) {
          await body.dump();
          throw new Error(`It answers ${statusCode}`);
        }
        for await (const event of readSse(body)) {
          failures = 0;
          await roomFor(reader);
          if (!take(event, ring)) return ring.end();
          if (event.event !== 'log') continue;
          hadLines = true;
          if (event.id !== undefined) lastId = event.id;
        }
        throw new Error('It ended the stream');
      } catch (error) {
        if (signal.aborted) return;
        failures += 1;
        if (failures === 1) {
          log.warn({ err: error, source }, 'A stream of log lines was interrupted; trying again');
          ring.tell({ event: 'INTERRUPTED', reason: `${words} does not answer; trying again.` });
        }
        // Without ids the position is unknown, and no line must be sent twice.
        if (hadLines && lastId === undefined && tail > 0) {
          tail = 0;
          ring.tell({ event: 'GAP', reason: `${words} does not number its lines.` });
        }
        await pause(retryMs(failures), signal);
      }
    }

    /** A reader that reads is waited for, so that a long tail does not overtake it; one that does not loses lines. */
    async function roomFor(slow: LineReader): Promise<void> {
      if (slow.backlog < READER_BYTES / 2) {
        isSlow = false;
        return;
      }
      for (let waited = 0; !isSlow && waited < SLOW_READER_MS && !signal.aborted; waited += LOOK_MS) {
        await pause(LOOK_MS, signal);
        if (slow.backlog < READER_BYTES / 2) return;
      }
      isSlow = true;
    }
  }

  /** Puts an event into the ring; false when nothing will follow. Throws when the other side ends the stream. */
  function take({ event, id, data }: ReceivedEvent, ring: LineRing): boolean {
    const value = jsonOf(data);
    switch (event) {
      case 'log': {
        // Text that is not a line is left out: after another request it would come again.
        const parsed = logData.safeParse(value);
        const line = parsed.success ? admittedLine(parsed.data) : undefined;
        if (line) ring.push(line, id !== undefined && EVENT_ID.test(id) ? `${prefix}${id}` : undefined);
        return true;
      }
      case 'dropped':
        ring.tell({ event: 'DROPPED', count: droppedData.safeParse(value).data?.count ?? 1 });
        return true;
      case 'gap':
        ring.tell({ event: 'GAP', ...told(value) });
        return true;
      case 'interrupted':
        ring.tell({ event: 'INTERRUPTED', ...told(value) });
        return true;
      case 'unavailable':
        ring.tell({ event: 'UNAVAILABLE', ...told(value) });
        return false;
      default:
        throw new Error(`It ended the stream with '${event.slice(0, 50)}'`);
    }
  }

  function ownId(after: string | undefined): string | undefined {
    return after?.startsWith(prefix) ? after.slice(prefix.length) : undefined;
  }
}

/** Text of another program, limited to what a line may contain. */
function told(value: unknown): { reason: string } {
  const line = reasonData.safeParse(value).data?.reason ?? 'No reason was given.';
  const admitted = admittedLine({ service: '', stream: 'stdout', timestamp: new Date(0), line });
  return { reason: admitted?.line ?? '' };
}

function jsonOf(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

function byName(rows: readonly LogService[]): readonly LogService[] {
  return [...rows].sort((a, b) => a.name.localeCompare(b.name));
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
