import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Config,
  readConfig,
  UNIT_NAMES,
  UNIT_PORTS,
  type UnitName,
  unitSettings,
} from '../../kernel/config.ts';
import { createLogger } from '../../kernel/log.ts';
import { type Platform, startPlatform } from '../platform.ts';

export const TEST_ADMIN = { email: 'root@example.edu', password: 'correct horse battery staple' };

/** A platform of this process on free ports and a folder of its own. */
export interface TestPlatform {
  readonly platform: Platform;
  readonly config: Config;
  readonly base: string;
  /** Log lines so far, as written. */
  readonly lines: readonly string[];
  /** One REST call; the body is sent as JSON. */
  rest(
    method: string,
    path: string,
    options?: { body?: unknown; headers?: Record<string, string> },
  ): Promise<RestReply>;
  graphql(query: string, variables?: object, headers?: Record<string, string>): Promise<GraphqlReply>;
  stop(): Promise<void>;
}

export interface RestReply {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the body
  readonly body: any;
}

export interface GraphqlReply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the data
  readonly data: any;
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the errors
  readonly errors?: any[];
}

/** Settings of a platform on free ports; `dataDir` is new unless given. */
export async function testEnv(given: Record<string, string> = {}): Promise<Record<string, string>> {
  const ports = await freePorts(UNIT_NAMES.length * 2);
  const env: Record<string, string> = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'info',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'testamur-')),
    ADMIN_BOOTSTRAP_EMAIL: TEST_ADMIN.email,
    ADMIN_BOOTSTRAP_PASSWORD: TEST_ADMIN.password,
    RATE_LIMIT_REGISTRATION: '100000',
    RATE_LIMIT_ISSUE: '100000',
    RATE_LIMIT_VERIFY: '100000',
    RATE_LIMIT_PORTAL: '100000',
  };
  UNIT_NAMES.forEach((unit, index) => {
    const names = unitSettings(unit);
    env[names.rest] = String(ports[index * 2]);
    if (UNIT_PORTS[unit].grpc) env[names.grpc] = String(ports[index * 2 + 1]);
  });
  env['PUBLIC_URL'] = `http://127.0.0.1:${env[unitSettings('api-gateway').rest]}`;
  return { ...env, ...given };
}

/** Starts a platform in this process. `env` overrides settings, `units` the units. */
export async function startTestPlatform(
  options: { env?: Record<string, string>; units?: readonly UnitName[] } = {},
): Promise<TestPlatform> {
  const env = await testEnv(options.env);
  const config = readConfig(env);
  const lines: string[] = [];
  const log = createLogger({
    level: config.LOG_LEVEL,
    destination: { write: (line) => void lines.push(line) },
  });
  const platform = await startPlatform({ config, units: options.units ?? UNIT_NAMES, log });
  const base = config.PUBLIC_URL;

  return {
    platform,
    config,
    base,
    lines,
    async rest(method, path, { body, headers = {} } = {}) {
      const reply = await fetch(`${base}${path}`, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await reply.text();
      return {
        status: reply.status,
        headers: reply.headers,
        body: text === '' ? undefined : JSON.parse(text),
      };
    },
    async graphql(query, variables = {}, headers = {}) {
      const reply = await fetch(`${base}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      });
      return { status: reply.status, ...((await reply.json()) as Omit<GraphqlReply, 'status'>) };
    },
    async stop() {
      await platform.drain(2);
      rmSync(config.DATA_DIR, { recursive: true, force: true });
    },
  };
}

/** TCP ports that nothing listens on at this moment. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
          const server = createServer().once('error', reject);
          server.listen(0, '127.0.0.1', () => resolve(server));
        }),
    ),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
