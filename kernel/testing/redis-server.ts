import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { Redis } from 'ioredis';
import { until } from './until.ts';

const PLACES = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'];

/** Where Redis is: REDIS_SERVER, else where systems put it; undefined when this machine has none. */
const redisPath = [process.env['REDIS_SERVER'], ...PLACES].find(
  (place) => place !== undefined && place !== '' && existsSync(place),
);

/** `describe`, which reports itself skipped with the reason on a machine without Redis. */
export function describeWithRedis(name: string, suite: () => void): void {
  if (redisPath === undefined)
    describe.skip(`${name} (no Redis here: set REDIS_SERVER to its program)`, suite);
  else describe(name, suite);
}

/** A real Redis on a free port that keeps nothing on disk. */
export interface RedisServer {
  readonly url: string;
  /** Starts it, empty, on the port that it had. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Whether it may answer: frozen, it keeps connections open and says nothing. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** A command by somebody else, such as `GET`, `key`. */
  ask(command: string, ...given: string[]): Promise<unknown>;
}

export async function createRedisServer(password?: string): Promise<RedisServer> {
  const port = await freePort();
  const url = `redis://${password === undefined ? '' : `:${password}@`}127.0.0.1:${port}`;
  let running: ChildProcess | undefined;
  const ask: RedisServer['ask'] = async (command, ...given) => {
    const client = new Redis(url, { protocol: 2, lazyConnect: true, retryStrategy: () => null });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await client.call(command, ...given);
    } finally {
      client.disconnect();
    }
  };
  return {
    url,
    ask,
    async start() {
      const set = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      const secret = password === undefined ? [] : ['--requirepass', password];
      running = spawn(redisPath ?? '', [...set, ...secret], { stdio: 'ignore' });
      await until('Redis to answer', () =>
        ask('PING').then(
          () => true,
          () => false,
        ),
      );
    },
    async stop() {
      const child = running;
      running = undefined;
      if (!child) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
    signal: (signal) => void running?.kill(signal),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
