import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { unitSettings } from '../../kernel/config.ts';
import { until } from '../../kernel/testing/until.ts';
import { UNIT_NAMES, type UnitName, unitRow } from '../../kernel/units.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

// Below the range from which systems number outgoing connections (32768 and up on Linux, 49152 and up elsewhere):
// there, the port of a killed unit could be taken before its next start. Each test worker draws from a share of its own.
const FIRST_PORT = 10_000;
const SHARES = 4;
const SHARE = 5_500;

/** That many TCP ports of the loopback address that were free a moment ago, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const share = FIRST_PORT + (Number(process.env.JEST_WORKER_ID ?? 0) % SHARES) * SHARE;
  const start = randomInt(SHARE);
  const ports: number[] = [];
  for (let step = 0; ports.length < count; step++) {
    if (step === SHARE) throw new Error(`No ${count} free ports from ${share} on: end what listens there.`);
    const port = share + ((start + step) % SHARE);
    if (await isFree(port)) ports.push(port);
  }
  return ports;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

export interface UnitEnv {
  readonly env: Readonly<Record<string, string>>;
  readonly ports: Readonly<Record<UnitName, { readonly rest: number; readonly grpc: number | undefined }>>;
}

/** Settings that place every unit on a free port over one data folder; `extra` wins. */
export async function unitEnv(options: {
  dataDir: string;
  logLevel?: string;
  extra?: Readonly<Record<string, string>>;
}): Promise<UnitEnv> {
  const free = await freePorts(UNIT_NAMES.length * 2);
  const env: Record<string, string> = {
    NODE_ENV: 'test',
    DATA_DIR: options.dataDir,
    LOG_LEVEL: options.logLevel ?? 'info',
  };
  const ports = {} as Record<UnitName, { rest: number; grpc: number | undefined }>;
  for (const unit of UNIT_NAMES) {
    const names = unitSettings(unit);
    const [rest = 0, grpc = 0] = free.splice(0, 2);
    env[names.rest] = String(rest);
    if (unitRow(unit).grpc !== undefined) env[names.grpc] = String(grpc);
    ports[unit] = { rest, grpc: unitRow(unit).grpc === undefined ? undefined : grpc };
  }
  env.PUBLIC_URL = `http://localhost:${ports['api-gateway'].rest}`;
  return { env: { ...env, ...options.extra }, ports };
}

export interface Proc {
  readonly name: string;
  readonly pid: number;
  /** What it wrote so far to standard output and standard error. */
  readonly output: () => string;
  readonly errors: () => string;
  isAlive(): boolean;
  /** SIGTERM by default; SIGSTOP and SIGCONT freeze and thaw. */
  signal(signal?: NodeJS.Signals): void;
  /** Ends it with the signal and resolves with the exit code, or null when a signal ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  readonly exited: Promise<number | null>;
}

/** Starts units (or `store`) as one child process by the launcher that users run. */
export function startUnits(names: readonly string[], env: Readonly<Record<string, string>>): Proc {
  return startProcess(names.join('+') || 'all', ['units/launch.mjs', 'start', ...names], env);
}

/**
 * For a suite, a process is over before what V8 optimises pays; it begins later then, with more room for what is young: a fifth of
 * what a start costs. The benchmark starts processes as users do.
 */
export const V8_FLAGS =
  process.env.JEST_WORKER_ID === undefined ? [] : ['--interrupt-budget=1000000', '--min-semi-space-size=16'];

/** Starts any Node program of this repository; the environment holds nothing but PATH, HOME and `env`. */
export function startProcess(
  name: string,
  argv: readonly string[],
  env: Readonly<Record<string, string>>,
): Proc {
  const { PATH = '', HOME = '' } = process.env;
  const child: ChildProcess = spawn(process.execPath, [...V8_FLAGS, ...argv], {
    cwd: ROOT,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
  const errors: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    chunks.push(text);
    errors.push(text);
  });
  const exited = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return {
    name,
    pid: child.pid ?? 0,
    output: () => chunks.join(''),
    errors: () => errors.join(''),
    isAlive,
    signal: (signal = 'SIGTERM') => void child.kill(signal),
    async stop(signal = 'SIGTERM') {
      if (isAlive()) {
        child.kill(signal);
        if (signal !== 'SIGKILL') child.kill('SIGCONT'); // a frozen process would never see it
      }
      return exited;
    },
    exited,
  };
}

/** The processes that a process has started and that are alive. */
export function childrenOf(parent: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return table
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, of]) => (pid !== undefined && of === parent ? [pid] : []));
}

/** Waits until GET /health/ready of a port answers 200; fails with its output when that takes too long, and at once when the process ends. */
export async function ready(proc: Proc, restPort: number, timeoutMs = 120_000): Promise<void> {
  const said = () => `${proc.name}, port ${restPort}, said:\n${proc.output().slice(-4000)}`;
  const isReady = async () => {
    if (!proc.isAlive()) throw new Error('It ended before it was ready.');
    // Asked hundreds of times while processes start: a socket costs a tenth of a request.
    if (!(await isListening(restPort))) return false;
    const reply = await fetch(`http://127.0.0.1:${restPort}/health/ready`, {
      signal: AbortSignal.timeout(2000),
    }).catch(() => undefined);
    await reply?.body?.cancel();
    return reply?.status === 200;
  };
  try {
    await until('it to be ready', isReady, timeoutMs);
  } catch (error) {
    throw new Error(`${String(error)} ${said()}`, { cause: error });
  }
}

/** True when something accepts connections on a loopback port. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Throws with the last output of each process that should live and does not. */
export function assertAlive(procs: readonly Proc[]): void {
  const dead = procs.filter((proc) => !proc.isAlive());
  if (dead.length === 0) return;
  throw new Error(dead.map((proc) => `${proc.name} is dead:\n${proc.output().slice(-2000)}`).join('\n\n'));
}
