import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ExecutionResult } from 'graphql';
import { Agent, request } from 'undici';
import { movableClock } from '../../kernel/clock.ts';
import { AppError } from '../../kernel/errors.ts';
import { createHealth } from '../../kernel/health.ts';
import { createHttpServer } from '../../kernel/http-server.ts';
import { createLineRing, type LineRing } from '../../kernel/line-ring.ts';
import { readSse, type SseEvent } from '../../kernel/sse.ts';
import { until } from '../../kernel/testing/until.ts';
import { createUnitProxy } from './proxy.ts';
import { relayTo, SHUTDOWN_EVENT, sendEvents } from './send-events.ts';
import { createStreams, STREAM_LIMITS, type StreamCaller, type Streams } from './streams.ts';
import { startEdge } from './testing.ts';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of cleanUp.splice(0).reverse()) await close();
});

const caller = (key: string, more: Partial<StreamCaller> = {}): StreamCaller => ({
  key,
  until: undefined,
  stillCounts: async () => true,
  ...more,
});

/** A source that never tells anything, and whether it was let go. */
function silence() {
  const source = {
    returned: 0,
    next: () => new Promise<IteratorResult<SseEvent>>(() => undefined),
    async return() {
      source.returned += 1;
      return { done: true as const, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return source;
    },
  };
  return source;
}

function aPort(limits = STREAM_LIMITS) {
  const clock = movableClock('2026-03-01T10:00:00Z');
  const health = createHealth({ checks: {}, now: clock.now });
  const streams = createStreams({ health, now: clock.now, limits });
  cleanUp.push(() => streams.close());
  return { clock, health, streams };
}

describe('open streams', () => {
  test('are three of a caller at most, and a new one may begin when one has ended', async () => {
    const { streams } = aPort();
    const open = () => streams.admit(caller('admin:1'), async () => silence());
    const [first] = await Promise.all([open(), open(), open()]);
    await expect(open()).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    expect((await streams.admit(caller('admin:2'), async () => silence())).endedBy).toBeUndefined();
    await first?.return();
    await first?.return();
    await open();
    await expect(open()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(streams.open).toBe(4);
  });

  test('that are begun at once do not pass the limit together', async () => {
    const { streams } = aPort({ ...STREAM_LIMITS, perUnit: 5 });
    const slow = async () => {
      await new Promise((go) => setImmediate(go));
      return silence();
    };
    const begun = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => streams.admit(caller(`admin:${n}`), slow)),
    );
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  test('that cannot begin, and that come to their end, are not counted', async () => {
    const { streams } = aPort({ ...STREAM_LIMITS, perCaller: 1 });
    const refuse = () => Promise.reject(new AppError('VALIDATION_FAILED', 'No.'));
    for (let n = 0; n < 3; n += 1)
      await expect(streams.admit(caller('a'), refuse)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const short = (async function* () {
      yield 1;
    })();
    const stream = await streams.admit(caller('a'), async () => short);
    expect([(await stream.next()).value, (await stream.next()).done]).toEqual([1, true]);
    expect([streams.open, stream.endedBy]).toEqual([0, undefined]);
  });

  test('end when the token expires, to the second, and their source is let go', async () => {
    const { streams, clock } = aPort();
    const source = silence();
    const expiring = caller('a', { until: new Date('2026-03-01T10:00:40Z') });
    const stream = await streams.admit(expiring, async () => source);
    const next = stream.next();
    clock.advance(39_000);
    streams.tick();
    expect(stream.endedBy).toBeUndefined();
    clock.advance(1000);
    streams.tick();
    expect(await next).toEqual({ done: true, value: undefined });
    expect([stream.endedBy, source.returned, streams.open]).toEqual(['unauthenticated', 1, 0]);
  });

  test.each([
    ['counts no more', async () => false],
    ['is refused', async () => Promise.reject(new AppError('TOKEN_INVALID', 'No.'))],
  ])(
    'are asked every 60 seconds whether their caller still counts: one that %s',
    async (_how, stillCounts) => {
      const { streams, clock } = aPort();
      let asked = 0;
      const doubtful = caller('a', {
        stillCounts: () => {
          asked += 1;
          return asked === 1 ? Promise.resolve(true) : stillCounts();
        },
      });
      const stream = await streams.admit(doubtful, async () => silence());
      const pass = (seconds: number) => {
        for (let n = 0; n < seconds; n += 1) {
          clock.advance(1000);
          streams.tick();
        }
      };
      pass(59);
      expect(asked).toBe(0);
      pass(2);
      expect(asked).toBe(1);
      pass(60);
      await until('the end', () => stream.endedBy === 'unauthenticated');
      expect(asked).toBe(2);
    },
  );

  test('get a sign of life every 15 seconds', async () => {
    const { streams, clock } = aPort();
    let beats = 0;
    const stream = await streams.admit(caller('a'), async () => silence());
    stream.onHeartbeat(() => {
      beats += 1;
    });
    for (let second = 0; second < 46; second += 1) {
      clock.advance(1000);
      streams.tick();
    }
    expect(beats).toBe(3);
  });

  test('end when the process stops, and none begins then', async () => {
    const { streams, health } = aPort();
    const stream = await streams.admit(caller('a'), async () => silence());
    const late = await streams.admit(caller('b'), async () => {
      health.startDraining();
      return silence();
    });
    expect(late.endedBy).toBe('shutdown');
    expect(stream.endedBy).toBe('shutdown');
    await expect(streams.admit(caller('c'), async () => silence())).rejects.toMatchObject({
      code: 'SHUTTING_DOWN',
    });
  });
});

/** Streams a ring to whoever asks, each as a caller of its own. */
function ringListener(ring: LineRing, streams: Streams): RequestListener {
  let callers = 0;
  return async (_request, response) => {
    callers += 1;
    const lines = ring.read({ tail: 0 });
    const events: AsyncIterableIterator<SseEvent> = {
      async next() {
        const { done, value } = await lines.next();
        if (done) return { done, value };
        const { event, ...data } = value;
        return { done: false, value: { event: event.toLowerCase(), data } };
      },
      async return() {
        await lines.return();
        return { done: true, value: undefined };
      },
      [Symbol.asyncIterator]: () => events,
    };
    await sendEvents(response, await streams.admit(caller(`admin:${callers}`), async () => events));
  };
}

async function aServer(ring: LineRing) {
  const port = aPort();
  const server = createHttpServer(ringListener(ring, port.streams));
  await server.listen('127.0.0.1', 0);
  cleanUp.push(() => server.drain(0));
  return { ...port, port: server.port, server };
}

/** A reader that has asked and never reads. */
function slowReader(where: number | string): Socket {
  const socket = typeof where === 'number' ? connect(where, '127.0.0.1') : connect(where);
  socket.pause();
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  cleanUp.push(() => socket.destroy());
  return socket;
}

async function fastReader(port: number, socketPath?: string) {
  const dispatcher = new Agent(socketPath === undefined ? {} : { connect: { socketPath } });
  cleanUp.push(() => dispatcher.destroy());
  const { body } = await request(`http://127.0.0.1:${port}/`, { dispatcher });
  body.on('error', () => undefined);
  return readSse(body);
}

/** Bytes that are still held: what nobody holds any more is collected first. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const text = 'x'.repeat(1000);
const write = (ring: LineRing, line: string) =>
  ring.push({ service: 'a', stream: 'stdout', timestamp: new Date(0), line });

test('100 readers that never read keep nothing from one that does, and cost no memory of their own', async () => {
  const ring = createLineRing({ maxBytes: 262_144 });
  const { streams } = aPort();
  // Not over TCP, where the system takes in megabytes for each reader that does not read.
  const folder = mkdtempSync(join(tmpdir(), 'streams-'));
  const path = join(folder, 'socket');
  const server = createServer(ringListener(ring, streams));
  await new Promise<void>((resolve) => server.listen(path, resolve));
  cleanUp.push(() => rmSync(folder, { recursive: true }));
  cleanUp.push(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
  const slow = Array.from({ length: 100 }, () => slowReader(path));
  await until('all to be there', () => streams.open === 100);
  const fast = await fastReader(80, path);
  await until('the fast one', () => streams.open === 101);
  const before = memoryInUse();
  const heard: number[] = [];
  // More than sockets take in; the slow ones together could be owed 250 MB.
  const LINES = 2500;
  for (let n = 0; n < LINES; n += 1) {
    write(ring, `${n} ${text}`);
    // The writer is not faster than what one reader can be given.
    if (n % 100 === 99)
      while (heard.length <= n) {
        const { value } = await fast.next();
        if (value?.event !== 'log') throw new Error(`The fast reader was told ${value?.event}`);
        heard.push(Number.parseInt(JSON.parse(value.data).line, 10));
      }
  }
  expect(heard).toEqual(Array.from({ length: LINES }, (_, n) => n));
  expect(memoryInUse() - before).toBeLessThan(20_000_000);

  // One of the slow begins to read at last: what it has missed is counted.
  const [late] = slow;
  let received = '';
  late?.on('data', (chunk) => {
    received += chunk;
  });
  late?.resume();
  write(ring, 'the last one');
  await until('the last line', () => received.includes('the last one'));
  const dropped = [...received.matchAll(/event: dropped\ndata: \{"count":(\d+)\}/g)].map(([, count]) =>
    Number(count),
  );
  const lines = received.match(/event: log\n/g)?.length ?? 0;
  expect(dropped.length).toBeGreaterThan(0);
  expect(lines + dropped.reduce((sum, count) => sum + count, 0)).toBe(LINES + 1);
});

test('a stream that is ended tells why; a reader that does not read is cut off soon after', async () => {
  const ring = createLineRing({ maxBytes: 262_144 });
  const { port, streams, server, health } = await aServer(ring);
  const fast = await fastReader(port);
  const stuck = slowReader(port);
  const closed = new Promise((resolve) => stuck.once('close', resolve));
  await until('both to be there', () => streams.open === 2);
  for (let n = 0; n < 10_000; n += 1) write(ring, text);
  health.startDraining();
  const drained = server.drain(20);
  let last: { event: string; data: string } | undefined;
  for await (const event of fast) last = event;
  expect(last).toMatchObject({ event: 'shutdown', data: expect.stringContaining('connect again') });
  expect(streams.open).toBe(0);
  // Only a socket that is read sees its end.
  stuck.resume();
  await closed;
  await drained;
});

describe('through another process', () => {
  const DEADLINE_MS = 2000;
  async function relayed(ring: LineRing) {
    const unit = await aServer(ring);
    const gateway = aPort();
    const proxy = createUnitProxy({
      unit: 'admin-console',
      origin: `http://127.0.0.1:${unit.port}`,
      deadlineMs: DEADLINE_MS,
    });
    cleanUp.push(() => proxy.close());
    const responses: ServerResponse[] = [];
    const server = createHttpServer((request, response) => {
      responses.push(response);
      const relay = () => relayTo(response, gateway.streams, SHUTDOWN_EVENT);
      proxy.forward(request, response, { url: '/', headers: {}, relay }).catch(() => response.destroy());
    });
    await server.listen('127.0.0.1', 0);
    cleanUp.push(() => server.drain(0));
    return { unit, gateway, server, responses };
  }

  test('a stream passes as it comes, for longer than a deadline, and more of them than a pool has connections', async () => {
    const ring = createLineRing({ maxBytes: 1_000_000 });
    const { unit, server } = await relayed(ring);
    const readers = await Promise.all(Array.from({ length: 70 }, () => fastReader(server.port)));
    expect(unit.streams.open).toBe(70);
    await new Promise((go) => setTimeout(go, DEADLINE_MS + 100));
    write(ring, 'hello');
    for (const reader of readers) expect((await reader.next()).value).toMatchObject({ event: 'log' });
  });

  test('a reader that leaves ends the stream of the unit, one that does not read stops it', async () => {
    const ring = createLineRing({ maxBytes: 262_144 });
    const { unit, server, responses } = await relayed(ring);
    const stuck = slowReader(server.port);
    await until('it to be there', () => unit.streams.open === 1);
    for (let n = 0; n < 20_000; n += 1) {
      write(ring, text);
      if (n % 200 === 0) await new Promise((go) => setImmediate(go));
    }
    // What it was not given lies in no buffer of this process.
    expect(responses.at(-1)?.writableNeedDrain).toBe(true);
    expect(responses.at(-1)?.writableLength).toBeLessThan(500_000);
    stuck.destroy();
    await until('the unit to know', () => unit.streams.open === 0);
  });

  test('the end of this process is told behind a whole event, and ends the stream of the unit', async () => {
    const ring = createLineRing({ maxBytes: 262_144 });
    const { unit, gateway, server } = await relayed(ring);
    const reader = await fastReader(server.port);
    write(ring, 'one');
    expect((await reader.next()).value).toMatchObject({ event: 'log' });
    gateway.health.startDraining();
    expect((await reader.next()).value).toMatchObject({ event: 'shutdown' });
    expect((await reader.next()).done).toBe(true);
    await until('the unit to know', () => unit.streams.open === 0);
  });

  test('half an event that is under way is had whole before the end is told', async () => {
    const { health, streams } = aPort();
    let relay: Writable | undefined;
    const server = createHttpServer((_request, response) => {
      relay = relayTo(response, streams, SHUTDOWN_EVENT);
      relay.write('event: log\ndata: {"line":');
    });
    await server.listen('127.0.0.1', 0);
    cleanUp.push(() => server.drain(0));
    const reader = await fastReader(server.port);
    health.startDraining();
    relay?.write('"one"}\n\n');
    expect((await reader.next()).value).toMatchObject({ event: 'log', data: '{"line":"one"}' });
    expect((await reader.next()).value).toMatchObject({ event: 'shutdown' });
    expect((await reader.next()).done).toBe(true);
  });
});

describe('over /graphql/stream', () => {
  test('a reader that does not read stops the source, and one that leaves lets it go', async () => {
    let given = 0;
    let returned = 0;
    const source: AsyncIterableIterator<ExecutionResult> = {
      async next() {
        given += 1;
        // The event loop turns: whoever asks without end shall not stop the test.
        if (given % 100 === 0) await new Promise((go) => setImmediate(go));
        return { done: false, value: { data: { line: text } } };
      },
      async return() {
        returned += 1;
        return { done: true, value: undefined };
      },
      [Symbol.asyncIterator]: () => source,
    };
    const edge = await startEdge({
      subscriptions: {
        read: async ({ context }) => ({ owner: 'admin', request: { document: '', variables: {}, context } }),
        begin: async () => source,
      },
    });
    cleanUp.push(() => edge.stop());
    const reader = connect(edge.port, '127.0.0.1');
    reader.pause();
    reader.write('GET /graphql/stream HTTP/1.1\r\nHost: x\r\nAccept: text/event-stream\r\n\r\n');
    await until('something to be given', () => given > 100);
    let before = 0;
    await until('the source to stand still', async () => {
      before = given;
      await new Promise((go) => setTimeout(go, 100));
      return given === before;
    });
    reader.destroy();
    await until('the source to be let go', () => returned === 1);
  });
});
