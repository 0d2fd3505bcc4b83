import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Clock, systemClock } from '../../kernel/clock.ts';
import { type Config, readConfig } from '../../kernel/config.ts';
import { createLogger } from '../../kernel/log.ts';
import { UNIT_NAMES, type UnitName } from '../../kernel/units.ts';
import { ADMIN_ENVIRONMENT } from '../../subgraphs/admin/settings.ts';
import { ENVIRONMENTS } from '../../subgraphs/domains.ts';
import { type Platform, startPlatform } from '../platform.ts';
import { keepLocalLogs } from '../process-log.ts';
import { type HttpReply, httpCall } from './http-call.ts';
import { unitEnv } from './procs.ts';

export const TEST_ADMIN = { email: 'root@example.edu', password: 'correct horse battery staple' };

/** A platform of this process on free ports and a folder of its own. */
export interface TestPlatform {
  readonly platform: Platform;
  readonly config: Config;
  readonly base: string;
  /** Log lines so far, as written. */
  readonly lines: readonly string[];
  /** One REST call; the body is sent as JSON, unless it is text or a form. */
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
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the data
  readonly data: any;
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the errors
  readonly errors?: any[];
}

/** Settings of a platform on free ports; `dataDir` is new unless given. */
export async function testEnv(given: Record<string, string> = {}): Promise<Record<string, string>> {
  const { env } = await unitEnv({
    dataDir: given['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'testamur-')),
    extra: {
      ADMIN_BOOTSTRAP_EMAIL: TEST_ADMIN.email,
      ADMIN_BOOTSTRAP_PASSWORD: TEST_ADMIN.password,
      RATE_LIMIT_REGISTRATION: '100000',
      RATE_LIMIT_SIGN_IN: '100000',
      RATE_LIMIT_LINK: '100000',
      RATE_LIMIT_ISSUE: '100000',
      RATE_LIMIT_VERIFY: '100000',
      RATE_LIMIT_VERIFY_BATCH: '100000',
      RATE_LIMIT_PROVISIONING: '100000',
      RATE_LIMIT_PORTAL: '100000',
      RATE_LIMIT_HOLDER: '100000',
      RATE_LIMIT_INSIGHT: '100000',
      RATE_LIMIT_KYC: '100000',
      RATE_LIMIT_LOOKUP: '100000',
      RATE_LIMIT_GRAPHQL: '100000',
      ...given,
    },
  });
  return { ...env };
}

/** The body of a reply: what JSON says, the bytes of other files. */
export function bodyOf({ headers, bytes }: HttpReply): RestReply['body'] {
  if (bytes.length === 0) return undefined;
  return /[/+]json\b/.test(headers.get('content-type') ?? '') ? JSON.parse(bytes.toString()) : bytes;
}

/** Starts a platform in this process. `env` overrides settings, `units` the units, `now` the system's clock. */
export async function startTestPlatform(
  options: { env?: Record<string, string>; units?: readonly UnitName[]; now?: Clock } = {},
): Promise<TestPlatform> {
  const env = await testEnv(options.env);
  const config = readConfig(env, ENVIRONMENTS);
  const lines: string[] = [];
  const { units = UNIT_NAMES, now } = options;
  const written = { write: (line: string) => void lines.push(line) };
  const localLogs = config.of(ADMIN_ENVIRONMENT).LOCAL_LOG_STREAM
    ? keepLocalLogs(units, written, systemClock)
    : undefined;
  const log = createLogger({ level: config.LOG_LEVEL, destination: localLogs?.destination ?? written });
  let running: Platform | undefined = await startPlatform({
    config,
    units,
    log,
    localLogs,
    ...(now ? { now } : {}),
  });
  const base = config.PUBLIC_URL;

  return {
    get platform() {
      if (!running) throw new Error('This platform was stopped.');
      return running;
    },
    config,
    base,
    lines,
    async rest(method, path, { body, headers = {} } = {}) {
      const url = `${base}${path}`;
      const reply = await (body instanceof FormData
        ? sendForm(url, { method, headers, body })
        : httpCall(url, {
            method,
            headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
            body: typeof body === 'string' ? body : JSON.stringify(body),
          }));
      return { status: reply.status, headers: reply.headers, body: bodyOf(reply) };
    },
    async graphql(query, variables = {}, headers = {}) {
      const reply = await httpCall(`${base}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      });
      const result: Pick<GraphqlReply, 'data' | 'errors'> = JSON.parse(reply.bytes.toString());
      return { status: reply.status, headers: reply.headers, ...result };
    },
    async stop() {
      await running?.drain(2);
      // The variables of a suite are never freed: a worker would keep every platform that it ever had.
      running = undefined;
      rmSync(config.DATA_DIR, { recursive: true, force: true });
    },
  };
}

async function sendForm(url: string, form: RequestInit): Promise<HttpReply> {
  const reply = await fetch(url, form);
  return {
    status: reply.status,
    headers: reply.headers,
    bytes: Buffer.from(await reply.arrayBuffer()),
  };
}
