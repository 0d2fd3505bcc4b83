import { rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { ready, startUnits } from '../units/testing/procs.ts';
import { testEnv } from '../units/testing/test-platform.ts';
import { residentMiB } from './load.ts';
import type { Row } from './row.ts';

const BODIES = 1500;
/** They come from so many addresses, so that no bound of one address is reached before the bound of all. */
const ADDRESSES = 30;
const PROMISED_BYTES = 1_000_000;
const SENT_BYTES = 900_000;
const PATHS = ['/graphql', '/api/v1/credentials/verify'];
/** Far beyond the time that a body may take. */
const LONGEST_MS = 120_000;

/** What clients cost that announce a body, send nine tenths of it and then nothing. */
export async function benchBodies(): Promise<Row[]> {
  const env = await testEnv({ LOG_LEVEL: 'error' });
  const server = startUnits([], env);
  try {
    const port = Number(new URL(env['PUBLIC_URL'] ?? '').port);
    await ready(server, port);
    const memory = () => residentMiB([server.pid]);
    const atRest = memory();
    let most = atRest;
    const sampling = setInterval(() => {
      most = Math.max(most, memory());
    }, 100);
    const sent = Buffer.alloc(SENT_BYTES, 'x');
    const ends = await Promise.all(Array.from({ length: BODIES }, (_, n) => halfSent({ n, port, sent })));
    clearInterval(sampling);
    const statuses = new Map<string, number>();
    for (const { status } of ends) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const answered = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ');
    const last = Math.max(...ends.map(({ afterMs }) => afterMs)) / 1000;
    const health = await fetch(`http://127.0.0.1:${port}/health/ready`);
    const left = ends.filter(({ isOpen }) => isOpen).length;
    return [
      { name: 'memory at rest', value: `${atRest.toFixed(0)} MiB` },
      {
        name: `${BODIES} bodies of 1 MB that end at 0.9 MB`,
        value: `${most.toFixed(0)} MiB at most`,
        note: `${((BODIES * SENT_BYTES) / 1024 / 1024).toFixed(0)} MiB were offered`,
      },
      { name: 'memory afterwards', value: `${memory().toFixed(0)} MiB`, note: `health ${health.status}` },
      { name: 'the longest connection lasted', value: `${last.toFixed(1)} s`, note: answered },
      { name: 'connections left open', value: String(left) },
    ];
  } finally {
    await server.stop();
    rmSync(env['DATA_DIR'] ?? '', { recursive: true, force: true });
  }
}

interface End {
  /** What the server answered; 'no answer' when it only ended the connection. */
  readonly status: string;
  readonly afterMs: number;
  readonly isOpen: boolean;
}

function halfSent(given: { n: number; port: number; sent: Buffer }): Promise<End> {
  const { n, port, sent } = given;
  return new Promise((resolve) => {
    const localAddress = `127.0.0.${1 + (n % ADDRESSES)}`;
    const socket: Socket = connect({ host: '127.0.0.1', port, localAddress, allowHalfOpen: true });
    let answer = '';
    let begun = performance.now();
    socket.once('connect', () => {
      begun = performance.now();
    });
    const end = (isOpen: boolean) => {
      clearTimeout(timer);
      const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'no answer';
      resolve({ status, afterMs: performance.now() - begun, isOpen });
      socket.destroy();
    };
    const timer = setTimeout(() => end(true), LONGEST_MS);
    socket.on('data', (bytes) => {
      answer += String(bytes).slice(0, 200);
    });
    // The server has let go when its end has come: with allowHalfOpen this side would keep the connection.
    socket.on('end', () => end(false));
    socket.on('error', () => end(false));
    socket.on('close', () => end(false));
    socket.write(
      `POST ${PATHS[n % PATHS.length]} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${PROMISED_BYTES}\r\n\r\n`,
    );
    socket.write(sent);
  });
}
