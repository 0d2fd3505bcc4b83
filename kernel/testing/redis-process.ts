import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { compiled } from '../../units/compiled.mjs';

/** What another process is asked to do. */
export type Call =
  | {
      readonly kind: 'flood';
      readonly name: string;
      readonly key: string;
      readonly limit: number;
      readonly requests: number;
      /** Epoch milliseconds of its clock. */
      readonly at: number;
    }
  | { readonly kind: 'read'; readonly key: string; readonly stored: object }
  | { readonly kind: 'invalidate'; readonly key: string };

/** A process of its own that counts and caches in a Redis as units of the platform do. */
export interface RedisProcess {
  /** Asks its limiter so often at once; how many were admitted. */
  flood(asked: Omit<Extract<Call, { kind: 'flood' }>, 'kind'>): Promise<number>;
  /** What its cache answers where the store holds `stored`. */
  read<T extends object>(key: string, stored: T): Promise<T>;
  invalidate(key: string): Promise<void>;
  stop(): Promise<void>;
}

export async function startRedisProcess(url: string, timeoutMs?: number): Promise<RedisProcess> {
  const program = await compiled(join(import.meta.dirname, 'redis-process-main.ts'));
  const given = timeoutMs === undefined ? [] : [String(timeoutMs)];
  const child: ChildProcess = spawn(process.execPath, ['--enable-source-maps', program, url, ...given], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const waiting = new Map<number, (value: unknown) => void>();
  let number = 0;
  child.on('message', (said: { number: number; value?: unknown }) => {
    waiting.get(said.number)?.(said.value);
    waiting.delete(said.number);
  });
  const answerTo = (asked: number) =>
    Promise.race([
      new Promise<unknown>((resolve) => void waiting.set(asked, resolve)),
      ended.then(() => Promise.reject(new Error('The other process has ended: look at its output above.'))),
    ]);
  const ask = (call: Call) => {
    number += 1;
    const answer = answerTo(number);
    child.send({ number, call });
    return answer;
  };
  await answerTo(0);
  return {
    flood: (asked) => ask({ kind: 'flood', ...asked }) as Promise<number>,
    read: <T extends object>(key: string, stored: T) => ask({ kind: 'read', key, stored }) as Promise<T>,
    invalidate: async (key) => void (await ask({ kind: 'invalidate', key })),
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}
