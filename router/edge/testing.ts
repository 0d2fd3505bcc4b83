import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import express from 'express';
import { createAssertionReader, createAssertionSigner } from '../../kernel/assertion.ts';
import { type Clock, systemClock } from '../../kernel/clock.ts';
import { type Config, readConfig } from '../../kernel/config.ts';
import { AppError } from '../../kernel/errors.ts';
import { createHealth } from '../../kernel/health.ts';
import { createHttpServer } from '../../kernel/http-server.ts';
import { newId } from '../../kernel/ids.ts';
import { createLiveSettings } from '../../kernel/live-settings.ts';
import { createLogger } from '../../kernel/log.ts';
import { createMetrics } from '../../kernel/metrics.ts';
import { createLocalRateLimiter } from '../../kernel/rate-limiter.ts';
import { anAssertionPair } from '../../kernel/testing/assertion-keys.ts';
import { createTokenService, type TokenService } from '../../kernel/tokens.ts';
import type { UnitName } from '../../kernel/units.ts';
import { type Bridge, createBridge } from '../../rest-bridge/bridge.ts';
import { DOMAIN_NAMES, LIVE_SETTINGS, ROUTES } from '../../subgraphs/domains.ts';
import type { SubgraphExecutor } from '../../subgraphs/execute.ts';
import type { Route } from '../../subgraphs/rest.ts';
import { createSupergraph } from '../../supergraph/supergraph.ts';
import type { GraphqlDoor } from '../graphql.ts';
import type { SubscriptionDoor } from '../subscriptions.ts';
import { type Admission, createAdmission } from './admission.ts';
import type { AppSetting } from './app.ts';
import { createClientHash } from './arrival.ts';
import { type ApiKeys, createAuthenticate, type Standing } from './authenticate.ts';
import { createGatewayApp } from './gateway-app.ts';
import { createGatewayAssertions, type GatewayAssertions } from './gateway-assertion.ts';
import { createIdentifyHolder, HOLDER_COOKIE, type HolderSessionLookup } from './holder-session.ts';
import { createLimits } from './limits.ts';
import type { UnitProxy } from './proxy.ts';
import { createStreams } from './streams.ts';
import { createUnitApp } from './unit-app.ts';

// One pair for all ports of a test process: what one hands on another one takes.
const ASSERTION_KEYS = anAssertionPair();
const SECRET = Buffer.from(Array.from({ length: 64 }, (_, index) => index * 3));

/** An HTTP port of this process. */
export interface TestPort {
  readonly port: number;
  readonly base: string;
  /** Log lines so far, as written. */
  readonly lines: readonly string[];
  readonly tokens: TokenService;
  readonly assertions: GatewayAssertions;
  stop(): Promise<void>;
}

export interface EdgeOptions {
  readonly env?: Record<string, string>;
  readonly now?: Clock;
  /** The way to units of other processes; everything is served here unless told. */
  readonly proxyTo?: (unit: UnitName) => UnitProxy | undefined;
  /** The sessions that stand; none unless told. */
  readonly sessions?: HolderSessionLookup;
  /** How the owners of tokens stand; all well unless told. */
  readonly standing?: Partial<Standing>;
  /** The API keys; none unless told. */
  readonly apiKeys?: ApiKeys;
  /** What the operations do; by default they echo what they were handed. */
  readonly handle?: Bridge['handle'];
  /** What answers `/graphql`; nothing unless told. */
  readonly graphql?: GraphqlDoor;
  /** Subscriptions; none unless told. */
  readonly subscriptions?: SubscriptionDoor;
  /** What is served beside the API; nothing unless told. */
  readonly pages?: express.Router;
  /** What runs at once; as much as in production unless told. */
  readonly admission?: Admission;
  /** Sees every request before the application does. */
  readonly seen?: (request: IncomingMessage) => void;
}

/** A gateway with real routes, tokens and limits whose operations echo what the edge hands them. */
export async function startEdge(options: EdgeOptions = {}): Promise<TestPort> {
  const { proxyTo = () => undefined } = options;
  const parts = await partsOf('api-gateway', options);
  const app = createGatewayApp({
    ...parts.shared,
    clientHashOf: createClientHash({
      key: parts.clientHashKey,
      trustedProxies: parts.config.TRUSTED_PROXIES,
    }),
    authenticate: parts.authenticate,
    identifyHolder: identifyHolderFor(parts.config, options),
    limits: createLimits(
      createLiveSettings(parts.config, LIVE_SETTINGS),
      createLocalRateLimiter({ now: parts.now }),
    ),
    admission: options.admission ?? createAdmission(),
    assertions: parts.assertions,
    bridge: parts.bridge,
    proxyTo,
    deadlineMs: 2000,
    slowDeadlineMs: 5000,
    graphql: options.graphql ?? noGraphql,
    subscriptions: options.subscriptions ?? noSubscriptions,
    streams: createStreams({ health: parts.shared.health, now: parts.now }),
    pages: options.pages ?? express.Router(),
  });
  return listen(app, options, parts);
}

function identifyHolderFor({ PUBLIC_URL }: Config, { sessions }: EdgeOptions) {
  return createIdentifyHolder({
    sessions: sessions ?? { resolve: async () => undefined },
    publicUrl: PUBLIC_URL,
  });
}

/** The REST port of one unit whose operations echo what they are handed. */
export async function startUnitEdge(unit: UnitName, options: EdgeOptions = {}): Promise<TestPort> {
  const { shared, assertions, bridge, authenticate, ...parts } = await partsOf(unit, options);
  const clientHashOf = createClientHash({ key: parts.clientHashKey, trustedProxies: 0 });
  const app = createUnitApp({
    ...shared,
    publicUrl: parts.config.PUBLIC_URL,
    assertions,
    bridge,
    subscriptions: undefined,
    streams: createStreams({ health: shared.health, now: parts.now }),
    admission: options.admission ?? createAdmission(),
    authenticate,
    identifyHolder: identifyHolderFor(parts.config, options),
    clientHashOf,
  });
  return listen(app, options, { ...parts, assertions });
}

/** What a server answers to a request whose body comes only when `meanwhile` is over. */
export function lateExchange(
  port: number,
  head: readonly string[],
  body: string,
  meanwhile: () => Promise<unknown>,
): Promise<string> {
  const lines = [...head, `Content-Length: ${Buffer.byteLength(body)}`, 'Connection: close'];
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
      meanwhile().then(() => socket.write(body), reject);
    });
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text)).on('error', reject);
  });
}

/** What a server answers to these bytes, until it closes the connection or `quietMs` pass without any more. */
export function rawExchange(port: number, bytes: string | Uint8Array, quietMs = 3000): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const chunks: Buffer[] = [];
    const done = () => {
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('latin1'));
    };
    socket.setTimeout(quietMs, done);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', done);
    socket.on('error', (error: NodeJS.ErrnoException) =>
      ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') ? done() : reject(error),
    );
  });
}

export interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the body
  readonly body: any;
}

/** The first reply of an exchange; its body as JSON, or undefined when there is none. */
export function firstReply(text: string): RawReply {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const length = Number(headers['content-length'] ?? 0);
  const body = Buffer.from(text.slice(end + 4, end + 4 + length), 'latin1').toString();
  return {
    status: Number(statusLine.split(' ')[1]),
    headers,
    body: body === '' ? undefined : JSON.parse(body),
  };
}

/** The path and body of a request that a route's types accept: its own example, on this issuer and an unknown id. */
export function exampleOf(
  { method, path, example }: Route,
  issuerDid: string,
): { path: string; body?: Readonly<Record<string, unknown>> } {
  const target = path.replace('{issuer_did}', issuerDid).replace(/\{[^}]+\}/g, newId());
  return method === 'GET' || method === 'DELETE'
    ? { path: target }
    : { path: target, body: example?.body ?? {} };
}

/** How a member of an ACTIVE issuer or custodian stands, unless a test says otherwise. */
export const A_MEMBER = {
  role: 'Admin',
  isMember: true,
  tokenStands: true,
  organizationStatus: 'ACTIVE',
} as const;

/** A cookie that `everySession` takes. */
export const A_SESSION = `${HOLDER_COOKIE}=${'A'.repeat(43)}`;

/** Sessions that all stand, and are all of one holder. */
export const everySession: HolderSessionLookup = {
  resolve: async () => ({ identity: { kind: 'holder', holderId: 'holder-1', dids: [] } }),
};

/** The header lines of somebody whom a row is for; holders need an edge with `everySession`. */
export async function headersOfCaller({ caller }: Route, tokens: TokenService): Promise<string[]> {
  const organization = { issuerId: 'issuer-1', issuerDid: 'did:key:z6Mk1', issuerStatus: 'ACTIVE' as const };
  switch (caller) {
    case 'public':
      return [];
    case 'holder':
      return [`Cookie: ${A_SESSION}`];
    case 'admin': {
      const { token } = await tokens.sign({ kind: 'admin', userId: 'admin-1', role: 'ADMIN' });
      return [`Authorization: Bearer ${token}`];
    }
    case 'API key as bearer':
      return ['Authorization: Bearer tmr_x'];
    case 'custodian': {
      const { token } = await tokens.sign({
        kind: 'custodian',
        userId: 'user-2',
        role: 'Admin',
        custodianId: 'custodian-1',
        custodianDid: 'did:key:z6Mk2',
        custodianStatus: 'ACTIVE',
      });
      return [`Authorization: Bearer ${token}`];
    }
    case 'verifier':
    case 'verifier or API key': {
      const { token } = await tokens.sign({
        kind: 'verifier',
        userId: 'user-3',
        role: 'Admin',
        verifierId: 'verifier-1',
        verifierStatus: 'ACTIVE',
      });
      return [`Authorization: Bearer ${token}`];
    }
    default: {
      const { token } = await tokens.sign({
        kind: 'issuer',
        userId: 'user-1',
        role: 'Admin',
        ...organization,
      });
      return [`Authorization: Bearer ${token}`];
    }
  }
}

async function partsOf(unit: UnitName, options: EdgeOptions) {
  const now = options.now ?? systemClock;
  const config = readConfig({ RATE_LIMIT_PORTAL: '100000', RATE_LIMIT_VERIFY: '100000', ...options.env });
  const lines: string[] = [];
  const log = createLogger({ level: 'debug', destination: { write: (line) => void lines.push(line) } });
  const tokens = createTokenService({ secret: SECRET, issuer: config.PUBLIC_URL, now });
  const shared: AppSetting = {
    unit,
    isHttps: config.PUBLIC_URL.startsWith('https:'),
    health: createHealth({ checks: {}, now }),
    metrics: createMetrics(),
    log,
  };
  const authenticate = createAuthenticate({
    tokens,
    apiKeys: options.apiKeys ?? {
      authenticate: () => Promise.reject(new AppError('API_KEY_INVALID', 'There are no API keys here.')),
    },
    verifierKeys: {
      authenticate: () => Promise.reject(new AppError('API_KEY_INVALID', 'There are no API keys here.')),
    },
    standing: {
      ofAdmin: async ({ userId }) => ({
        role: userId === 'admin-1' ? 'ADMIN' : 'VIEWER',
        status: 'ACTIVE',
        tokenStands: true,
      }),
      ofMember: async () => A_MEMBER,
      ofCustodianMember: async () => A_MEMBER,
      ofVerifierMember: async () => A_MEMBER,
      ofHolder: async () => ({ dids: [] }),
      ...options.standing,
    },
  });
  const keys = () => ASSERTION_KEYS;
  const assertions = createGatewayAssertions({
    unit,
    signer: createAssertionSigner({ keys, now }),
    reader: createAssertionReader({ keys, now }),
    now,
  });
  const bridge: Bridge = { ...(await realBridge(log)), handle: options.handle ?? echo, stream };
  const clientHashKey = tokens.deriveKey('client-hash');
  return { config, now, lines, tokens, shared, authenticate, assertions, bridge, clientHashKey };
}

async function realBridge(log: AppSetting['log']): Promise<Bridge> {
  const idle: SubgraphExecutor = { execute: () => Promise.reject(new Error('No subgraph runs here.')) };
  const supergraph = await createSupergraph({
    supergraphSdl: readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8'),
    executors: Object.fromEntries(DOMAIN_NAMES.map((name) => [name, idle])) as never,
    log,
  });
  return createBridge({ supergraph, routes: ROUTES });
}

const echo: Bridge['handle'] = async ({ method, path, query, body, context }) => ({
  status: 200,
  headers: {},
  body: {
    method,
    path,
    query,
    body: body ?? null,
    identity: context.identity,
    client: context.clientHash,
  },
});

async function* told(path: string) {
  yield { event: 'path', data: { path } };
}
const stream: Bridge['stream'] = async ({ path }) => told(path);

const noGraphql: GraphqlDoor = {
  handle: async () => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: '{"data":null}',
  }),
  close: async () => undefined,
};

const noSubscriptions: SubscriptionDoor = {
  read: () => Promise.reject(new AppError('NOT_FOUND', 'There are no subscriptions here.')),
  begin: () => Promise.reject(new AppError('NOT_FOUND', 'There are no subscriptions here.')),
};

async function listen(
  app: express.Express,
  { seen }: EdgeOptions,
  { lines, tokens, assertions }: Pick<TestPort, 'lines' | 'tokens' | 'assertions'>,
): Promise<TestPort> {
  const server = createHttpServer((request, response) => {
    seen?.(request);
    app(request, response);
  });
  await server.listen('127.0.0.1', 0);
  const { port } = server;
  const base = `http://127.0.0.1:${port}`;
  return { port, base, lines, tokens, assertions, stop: () => server.drain(0) };
}
