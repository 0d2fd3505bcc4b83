import { buildSubgraphSchema } from '@apollo/subgraph';
import { buildSchema, GraphQLError, parse } from 'graphql';
import {
  type AssertedScope,
  type Assertion,
  type AssertionSigner,
  createAssertionSigner,
} from '../kernel/assertion.ts';
import { systemClock } from '../kernel/clock.ts';
import { type Context, newContext } from '../kernel/context.ts';
import { AppError } from '../kernel/errors.ts';
import type { Identity } from '../kernel/identity.ts';
import { until } from '../kernel/testing/until.ts';
import { createWork } from '../kernel/work.ts';
import type { SubgraphExecutor } from '../subgraphs/execute.ts';
import type { Vouch } from '../subgraphs/rpc.ts';
import { scalars } from '../subgraphs/scalars.ts';
import type { Subgraph } from '../subgraphs/subgraph.ts';
import type { Certificates } from './certificates.ts';
import { createGrpcClient, type GrpcClient } from './client.ts';
import { createGrpcServer, type GrpcServer } from './server.ts';
import { createRemoteSubgraph } from './subgraph-client.ts';
import { createSubgraphBinding, SUBGRAPH } from './subgraph-service.ts';
import { capturedLog, noMetrics, silentLog, temporaryFolder, testCertificates } from './testing/echo.ts';
import { createVouch, executionHash } from './vouching.ts';

const typeDefs = parse(`
  scalar JSON
  type Query { echo(content: JSON): JSON whole(limit: Int): Int fails(how: String!): Int waits: Int }
  type Mutation { change: Int waits: Int }
`);
const { log, lines } = capturedLog();
const folder = temporaryFolder();
let certificates: Certificates;
let server: GrpcServer;
let seen: Context | undefined;
const clients: GrpcClient[] = [];

const failures: Record<string, () => unknown> = {
  refusal: () =>
    new AppError('NOT_FOUND', 'No such thing.', {
      details: [{ field: 'how', code: 'x', message: 'y' }],
      retryAfter: 3,
    }),
  bug: () => new Error('mongodb://user:secret@host'),
  coercion: () => new GraphQLError('Give bytes.', { extensions: { code: 'BAD_USER_INPUT' } }),
};

const waiting: { context: Context; go: () => void }[] = [];
const waits = (_: unknown, _args: unknown, context: Context) =>
  new Promise((resolve) => waiting.push({ context, go: () => resolve(1) }));

const resolvers = {
  JSON: scalars.JSON,
  Query: {
    echo: (_: unknown, args: { content: unknown }, context: Context) => {
      seen = context;
      return args.content;
    },
    whole: () => 1,
    waits,
    fails: (_: unknown, { how }: { how: string }) => {
      throw failures[how]!();
    },
  },
  Mutation: {
    waits,
    change: (_: unknown, _args: unknown, context: Context) => {
      context.notes.idempotencyReplayed = true;
      return 1;
    },
  },
};

const OTHER = buildSchema('type Query { name: String }');
OTHER.getQueryType()!.getFields()['name']!.resolve = () => 'the other one';

beforeAll(async () => {
  certificates = await testCertificates(folder.dir);
  const schema = buildSubgraphSchema({ typeDefs, resolvers: resolvers as never });
  const subgraph: Subgraph = { name: 'issuers', schema, resolvers: {}, internal: {} };
  const other: Subgraph = { ...subgraph, name: 'other', schema: OTHER };
  const bindings = [createSubgraphBinding({ subgraphs: [subgraph, other], log })];
  server = createGrpcServer({
    unit: 'issuer-registry',
    bindings,
    certificates,
    log: silentLog,
    metrics: noMetrics,
  });
  await server.bind('127.0.0.1', 0);
});
afterAll(() => {
  for (const client of clients) client.close();
  server.close();
  certificates.close();
  folder.remove();
});

function clientOf(unit = 'api-gateway', port = server.address!.port, deadlineMs = 20_000): GrpcClient {
  const client = createGrpcClient({
    unit,
    certificates,
    target: { host: '127.0.0.1', port, serverName: 'issuer-registry' },
    ...SUBGRAPH,
    deadlineMs,
    log: silentLog,
  });
  clients.push(client);
  return client;
}

const HERE = 'issuer-registry';
let signer: AssertionSigner;
let remote: SubgraphExecutor;
/** The subgraph as `unit` reaches it; the gateway vouches for each call unless told otherwise. */
function remoteOf({
  unit = 'api-gateway',
  port = server.address!.port,
  deadlineMs,
  vouch = createVouch(signer, 30_000),
  subgraph = 'issuers',
}: {
  unit?: string;
  subgraph?: string;
  port?: number;
  deadlineMs?: number;
  vouch?: Vouch;
} = {}): SubgraphExecutor {
  return createRemoteSubgraph({
    client: clientOf(unit, port, deadlineMs),
    subgraph,
    unit: HERE,
    vouch,
    slowDeadlineMs: 5000,
  });
}
beforeAll(() => {
  signer = createAssertionSigner({ keys: () => certificates.assertionKeys(), now: systemClock });
  remote = remoteOf();
});

const run = (document: string, variables = {}, context = newContext()) =>
  remote.execute({ document, variables, context });
test('runs on the subgraph that is named, of those of the unit', async () => {
  const there = remoteOf({ subgraph: 'other' });
  const asked = { document: '{ name }', variables: {}, context: newContext() };
  expect(await there.execute(asked)).toMatchObject({ data: { name: 'the other one' } });
  expect(await remote.execute(asked)).toMatchObject({
    errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }],
  });
  expect(await remoteOf({ subgraph: 'nobody' }).execute(asked)).toMatchObject({
    data: null,
    errors: [
      { message: 'subgraph: this unit serves issuers, other', extensions: { code: 'VALIDATION_FAILED' } },
    ],
  });
});

const ECHO = 'query Echo($content: JSON) { echo(content: $content) }';

test('carries the whole context of the first caller', async () => {
  const identity: Identity = { kind: 'holder', holderId: 'h1', dids: ['did:key:z1'] };
  const context = newContext({
    identity,
    correlationId: 'corr-7',
    clientHash: '203.0.113.9',
    idempotencyKey: 'once',
    expectedRowVersion: 0,
    deadline: Date.now() + 1500,
  });
  await run(ECHO, { content: 1 }, context);
  const { memo, notes, deadline, signal: _signal, work: _work, ...rest } = seen!;
  const { memo: _memo, notes: _notes, deadline: given, ...expected } = context;
  expect(rest).toEqual({ ...expected, assertion: { token: expect.any(String), unit: HERE } });
  expect(deadline).toBeLessThanOrEqual(given! - 15);
  await run(ECHO, { content: 1 });
  expect([seen?.expectedRowVersion, seen?.clientHash, seen?.idempotencyKey]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  '{"z":1,"a":{"é":"\\u2028","10":[1.5,-0.1,1e-7,1e21,9007199254740991]},"constructor":{"x":null},"":""}'.replace(
    '1e21,',
    '',
  ),
  '{"numbers":[0.1,123456789.123456789,5e-324,0.000001,100]}',
  `${'['.repeat(63)}1${']'.repeat(63)}`,
  '"\\ud83d\\ude00 \\u0000"',
])('JSON content arrives and returns as it was sent: %.40s', async (json) => {
  const content = JSON.parse(json);
  const { data, errors } = await run(ECHO, { content });
  expect(errors).toBeUndefined();
  expect(JSON.stringify(data)).toBe(JSON.stringify({ echo: content }));
  expect(JSON.stringify(seen && data?.['echo'])).toBe(JSON.stringify(content));
});

test('refuses __proto__ in content', async () => {
  const content = JSON.parse('{"__proto__":{"isAdmin":true}}');
  const { errors } = await run(ECHO, { content });
  expect(errors?.[0]?.extensions['code']).toBe('MALFORMED_JSON');
});

test.each([
  ['refusal', 'NOT_FOUND', 'No such thing.'],
  ['bug', 'INTERNAL', 'Internal error. Report it with the correlation id.'],
  ['coercion', 'BAD_USER_INPUT', 'Give bytes.'],
])('an error of a field keeps its code and path: %s', async (how, code, message) => {
  const { data, errors } = await run('query F($how: String!) { fails(how: $how) whole }', { how });
  expect(data).toEqual({ fails: null, whole: 1 });
  expect(errors).toHaveLength(1);
  expect(errors?.[0]).toMatchObject({ message, path: ['fails'] });
  expect(errors?.[0]?.extensions['code']).toBe(code);
});

test('an AppError keeps details and delay', async () => {
  const { errors } = await run('{ fails(how: "refusal") }');
  const details = [{ field: 'how', code: 'x', message: 'y' }];
  expect(errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND', details, retryAfter: 3 });
});

test('a bug is logged whole where it happened', async () => {
  lines.length = 0;
  await run('{ fails(how: "bug") }');
  expect(JSON.stringify(lines)).toContain('mongodb://user');
});

test.each([
  ['text that is no GraphQL', '{ whole', {}, 'GRAPHQL_PARSE_FAILED'],
  ['a field that does not exist', '{ nothing }', {}, 'GRAPHQL_VALIDATION_FAILED'],
  ['a variable of the wrong type', 'query Q($n: Int) { whole(limit: $n) }', { n: 'x' }, 'BAD_USER_INPUT'],
  ['a document of too many tokens', `{ ${'whole '.repeat(10_001)} }`, {}, 'GRAPHQL_PARSE_FAILED'],
])('%s is a refusal with a code', async (_, document, variables, code) => {
  const { errors } = await run(document, variables);
  expect(errors?.map((error) => error.extensions['code'])).toEqual([code]);
});

test('what is read ends with whoever waited for it; a change is made to the end', async () => {
  for (const document of ['{ waits }', 'mutation { waits }']) {
    const controller = new AbortController();
    const { signal } = controller;
    const isQuery = document === '{ waits }';
    const context = newContext({ signal, ...(isQuery ? { work: createWork(60_000, signal) } : {}) });
    const before = waiting.length;
    const answered = run(document, {}, context);
    await until('the resolver waits', () => waiting.length > before);
    const last = waiting.at(-1)!;
    controller.abort();
    if (isQuery) {
      expect((await answered).errors?.[0]?.extensions['code']).toBe('BAD_REQUEST');
      await until('the unit hears of it', () => last.context.work?.refusal !== undefined);
    }
    last.go();
    if (!isQuery) expect((await answered).data).toEqual({ waits: 1 });
    expect(last.context.work === undefined).toBe(!isQuery);
  }
});

test('notes of the operation come back', async () => {
  const context = newContext();
  await run('mutation { change }', {}, context);
  expect(context.notes.idempotencyReplayed).toBe(true);
});

describe('who may have a document run', () => {
  const ROOT: Identity = { kind: 'admin', userId: 'root', role: 'ADMIN' };
  const FACTS = { identity: ROOT, correlationId: 'c-1', clientHash: '' };
  const HTTP = { method: 'POST', url: '/api/v1/x', bodyLength: '2' };
  const ECHO_FIELDS = { to: ['core-engine'], fields: ['Query.echo'], http: HTTP };
  const handedOn = (scope: AssertedScope, facts: Assertion = FACTS) => signer.sign(facts, scope, 30_000);
  /** How `unit` fares with an assertion of its own choice, whatever it says of itself. */
  async function outcome(unit: string, token: string | Promise<string>, document = '{ echo(content: 1) }') {
    const context = newContext({ identity: ROOT });
    const given = await token;
    const { errors } = await remoteOf({ unit, vouch: async () => given }).execute({
      document,
      variables: {},
      context,
    });
    return errors?.[0]?.extensions['code'] ?? 'OK';
  }

  test('a unit runs what the gateway has handed to it, as the person whom the gateway names', async () => {
    const holder: Identity = { kind: 'holder', holderId: 'h', dids: [] };
    const token = await handedOn(ECHO_FIELDS, { ...FACTS, identity: holder });
    expect(await outcome('core-engine', token)).toBe('OK');
    expect(seen?.identity).toEqual(holder);
  });

  const gatewayCall = (document: string, more: Partial<AssertedScope> = {}) =>
    handedOn({
      to: [HERE],
      fields: ['Query.echo'],
      call: executionHash({
        subgraph: 'issuers',
        document,
        operationName: '',
        variablesJson: Buffer.from('{}'),
      }),
      ...more,
    });
  const DOCUMENT = '{ echo(content: 1) }';

  test.each<[string, string, () => Promise<string> | string, string, string]>([
    ['the gateway with its own word', 'api-gateway', () => gatewayCall(DOCUMENT), DOCUMENT, 'OK'],
    [
      'the gateway with its word for another document',
      'api-gateway',
      () => gatewayCall('{ whole }'),
      DOCUMENT,
      'FORBIDDEN',
    ],
    [
      'the gateway with its word for another unit',
      'api-gateway',
      () => gatewayCall(DOCUMENT, { to: ['core-engine'] }),
      DOCUMENT,
      'FORBIDDEN',
    ],
    ['the gateway with what it handed on', 'api-gateway', () => handedOn(ECHO_FIELDS), DOCUMENT, 'FORBIDDEN'],
    ['an ADMIN of its own making', 'core-engine', () => 'x.y.z', DOCUMENT, 'FORBIDDEN'],
    [
      'what the gateway signed for a call of its own',
      'core-engine',
      () => gatewayCall(DOCUMENT, { to: ['core-engine'] }),
      DOCUMENT,
      'FORBIDDEN',
    ],
    ['what was handed to another unit', 'admin-console', () => handedOn(ECHO_FIELDS), DOCUMENT, 'FORBIDDEN'],
    ['another field', 'core-engine', () => handedOn(ECHO_FIELDS), '{ whole }', 'FORBIDDEN'],
    [
      'another field beside',
      'core-engine',
      () => handedOn(ECHO_FIELDS),
      '{ echo(content: 1) whole }',
      'FORBIDDEN',
    ],
    [
      'another field in a fragment',
      'core-engine',
      () => handedOn(ECHO_FIELDS),
      '{ echo(content: 1) ...More } fragment More on Query { ... { whole } }',
      'FORBIDDEN',
    ],
    [
      'another field under the name of one',
      'core-engine',
      () => handedOn(ECHO_FIELDS),
      '{ echo: whole }',
      'FORBIDDEN',
    ],
    [
      'a change in place of a question',
      'core-engine',
      () => handedOn(ECHO_FIELDS),
      'mutation { change }',
      'FORBIDDEN',
    ],
    ['the contract', 'core-engine', () => handedOn(ECHO_FIELDS), '{ _service { sdl } }', 'FORBIDDEN'],
    ['no document at all', 'core-engine', () => handedOn(ECHO_FIELDS), '{', 'FORBIDDEN'],
    [
      'a certificate that may not execute',
      'learner-records',
      () => handedOn({ ...ECHO_FIELDS, to: ['learner-records'] }),
      DOCUMENT,
      'FORBIDDEN',
    ],
    ['a peer', 'peer', () => handedOn({ ...ECHO_FIELDS, to: ['peer'] }), DOCUMENT, 'FORBIDDEN'],
  ])('%s: %s', async (_, unit, token, document, expected) => {
    expect(await outcome(unit, token(), document)).toBe(expected);
  });

  test('what has ended counts no more', async () => {
    const past = createAssertionSigner({
      keys: () => certificates.assertionKeys(),
      now: () => new Date(Date.now() - 31_000),
    });
    expect(await outcome('core-engine', past.sign(FACTS, ECHO_FIELDS, 30_000))).toBe('FORBIDDEN');
  });

  test('a unit that was handed nothing speaks for nobody', async () => {
    const { errors } = await remoteOf({
      unit: 'core-engine',
      vouch: createVouch(undefined, 30_000),
    }).execute({ document: '{ whole }', variables: {}, context: newContext({ identity: ROOT }) });
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  test('a unit is nobody whom the gateway vouches for', async () => {
    const context = newContext({ identity: { kind: 'unit', unit: 'core-engine' } });
    const { errors } = await run('{ whole }', {}, context);
    expect(errors?.[0]?.extensions['code']).toBe('INTERNAL');
  });

  test('a holder of many DIDs is named whole', async () => {
    const dids = Array.from({ length: 101 }, (_, at) => `did:key:z6Mk${String(at).padStart(44, 'x')}`);
    const identity: Identity = { kind: 'holder', holderId: 'h', dids };
    expect((await run(ECHO, { content: 1 }, newContext({ identity }))).errors).toBeUndefined();
    expect(seen?.identity).toEqual(identity);
  });
});

test('a unit that does not answer is an error of the result', async () => {
  const { data, errors } = await remoteOf({ port: 1, deadlineMs: 2000 }).execute({
    document: '{ whole }',
    variables: {},
    context: newContext(),
  });
  expect(data).toBeNull();
  expect(errors?.[0]?.extensions).toEqual({ code: 'UPSTREAM_UNAVAILABLE', retryAfter: 1 });
});

describe('identities on the wire', () => {
  const everybody: Identity[] = [
    { kind: 'anonymous' },
    { kind: 'admin', userId: 'u', role: 'VIEWER' },
    {
      kind: 'issuer',
      issuerStatus: 'ACTIVE',
      userId: 'u',
      role: 'Admin',
      issuerId: 'i',
      issuerDid: 'did:key:z',
    },
    {
      kind: 'apiKey',
      issuerStatus: 'ACTIVE',
      apiKeyId: 'k',
      issuerId: 'i',
      issuerDid: 'did:key:z',
      scopes: ['credentials:read'],
    },
    { kind: 'holder', holderId: 'h', dids: [] },
    { kind: 'verifier', userId: 'u', role: 'Admin', verifierId: 'v', verifierStatus: 'ACTIVE' },
    {
      kind: 'custodian',
      userId: 'u',
      role: 'reviewer',
      custodianId: 'c',
      custodianDid: 'did:key:z',
      custodianStatus: 'ACTIVE',
    },
  ];
  test.each(everybody)('%j arrives as it was', async (identity) => {
    await run(ECHO, { content: 1 }, newContext({ identity }));
    expect(seen?.identity).toEqual(identity);
  });
});
