import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Proc, ready, startUnits } from '../../units/testing/procs.ts';
import { testEnv } from '../../units/testing/test-platform.ts';

const MOST_START_MS = 300_000;
const LIMITS = ['ISSUE', 'VERIFY', 'PORTAL', 'GRAPHQL', 'HOLDER'];

/** A platform in a process of its own that is stopped and started again on the same data. */
export interface GrowingPlatform {
  readonly base: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Starts it and tells how many milliseconds passed until it was ready. */
  start(): Promise<number>;
  stop(): Promise<void>;
  /** Bytes that its process has caused to be written to disks since it started (Linux). */
  bytesWritten(): number;
  /** Bytes of the store's files. */
  bytesOnDisk(): number;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

export async function growingPlatform(): Promise<GrowingPlatform> {
  const limits = LIMITS.map((name) => [`RATE_LIMIT_${name}`, '1000000']);
  const env = await testEnv({ LOG_LEVEL: 'warn', ...Object.fromEntries(limits) });
  const [base, dataDir] = [env['PUBLIC_URL'] ?? '', env['DATA_DIR'] ?? ''];
  let proc: Proc | undefined;
  const stop = async () => void (await proc?.stop());
  return {
    base,
    dataDir,
    get pid() {
      return proc?.pid ?? 0;
    },
    async start() {
      const began = performance.now();
      proc = startUnits([], env);
      await ready(proc, Number(new URL(base).port), MOST_START_MS);
      return performance.now() - began;
    },
    stop,
    bytesWritten: () =>
      Number(/write_bytes: (\d+)/.exec(readFileSync(`/proc/${proc?.pid}/io`, 'utf8'))?.[1] ?? Number.NaN),
    bytesOnDisk() {
      const folder = join(dataDir, 'store');
      const files = readdirSync(folder).map((name) => statSync(join(folder, name)));
      return files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
    },
    async remove() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
