import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent, request } from 'undici';
import { systemClock } from '../kernel/clock.ts';
import { createHealth } from '../kernel/health.ts';
import { createLineRing } from '../kernel/line-ring.ts';
import { readSse, type SseEvent } from '../kernel/sse.ts';
import { sendEvents } from '../router/edge/send-events.ts';
import { createStreams, STREAM_LIMITS } from '../router/edge/streams.ts';
import { median, type Row } from './row.ts';

const SLOW = 100;
const ROUNDS = 6;
const LINES = 20_000;
const BATCH = 100;

/** What a reader of log lines gets alone, and beside 100 readers that have stopped reading; the two take turns in one process. */
export async function benchStreams(): Promise<Row[]> {
  const ring = createLineRing({ maxBytes: 1_048_576 });
  const health = createHealth({ checks: {}, now: systemClock });
  const streams = createStreams({ health, now: systemClock, limits: { ...STREAM_LIMITS, perCaller: 1 } });
  let readers = 0;
  const server = createServer(async (_request, response) => {
    readers += 1;
    const caller = { key: String(readers), until: undefined, stillCounts: async () => true };
    await sendEvents(response, await streams.admit(caller, async () => eventsOf(ring.read({ tail: 0 }))));
  });
  const folder = mkdtempSync(join(tmpdir(), 'bench-streams-'));
  const socketPath = join(folder, 'socket');
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  const dispatcher = new Agent({ connect: { socketPath } });
  const fast = readSse((await request('http://bench/', { dispatcher })).body);
  const line = { service: 'bench', stream: 'stdout' as const, timestamp: new Date(), line: 'x'.repeat(300) };

  /** Lines that the fast reader was given in a second of CPU time, whatever else the machine does; throws when it was told of lost ones. */
  async function round(): Promise<number> {
    const started = process.cpuUsage();
    for (let told = 0; told < LINES; told += BATCH) {
      for (let n = 0; n < BATCH; n += 1) ring.push(line);
      for (let n = 0; n < BATCH; n += 1) {
        const { value } = await fast.next();
        if (value?.event !== 'log') throw new Error(`The fast reader was told ${value?.event}.`);
      }
    }
    const { user, system } = process.cpuUsage(started);
    return (LINES * 1e6) / (user + system);
  }

  const rates: { alone: number[]; beside: number[] } = { alone: [], beside: [] };
  await round(); // warm-up, not counted
  for (let n = 0; n < ROUNDS; n += 1) {
    rates.alone.push(await round());
    const slow = await slowReaders(socketPath, () => streams.open === SLOW + 1);
    await round(); // what sockets take in
    rates.beside.push(await round());
    for (const socket of slow) socket.destroy();
    while (streams.open > 1) await new Promise((resolve) => setImmediate(resolve));
  }
  await dispatcher.destroy();
  server.closeAllConnections();
  streams.close();
  rmSync(folder, { recursive: true });

  const [alone, beside] = [median(rates.alone), median(rates.beside)];
  return [
    { name: 'a reader alone', value: `${alone.toFixed(0)} lines per CPU second` },
    { name: `beside ${SLOW} that do not read`, value: `${beside.toFixed(0)} lines per CPU second` },
    { name: 'ratio', value: (beside / alone).toFixed(2), note: 'target >= 0.9; no line lost' },
  ];
}

async function slowReaders(path: string, areThere: () => boolean): Promise<readonly Socket[]> {
  const sockets = Array.from({ length: SLOW }, () => {
    const socket = connect(path);
    socket.pause();
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: bench\r\n\r\n');
    return socket;
  });
  while (!areThere()) await new Promise((resolve) => setImmediate(resolve));
  return sockets;
}

function eventsOf(lines: ReturnType<ReturnType<typeof createLineRing>['read']>) {
  const events: AsyncIterableIterator<SseEvent> = {
    async next() {
      const { done, value } = await lines.next();
      if (done) return { done, value };
      return { done: false, value: { event: value.event.toLowerCase(), data: value } };
    },
    async return() {
      await lines.return();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => events,
  };
  return events;
}
