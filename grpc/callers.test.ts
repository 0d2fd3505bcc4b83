import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Client, status } from '@grpc/grpc-js';
import { ConfigError } from '../kernel/config.ts';
import type { Context } from '../kernel/context.ts';
import { UNIT_NAMES } from '../kernel/units.ts';
import { PEER, type ServiceBinding } from '../subgraphs/rpc.ts';
import { CALLERS } from './callers.ts';
import { type Certificates, issueCertificates, openCertificates } from './certificates.ts';
import { loadProtos, PROTO_DIR, rpcsOf } from './load.ts';
import { openPeerRegister, type PeerRegister } from './peers.ts';
import { createGrpcServer, type GrpcServer } from './server.ts';
import { channelCredentials, noMetrics, rawClient, silentLog, temporaryFolder } from './testing/echo.ts';

// Beside the units and the development peer: one that is bound, one that nobody has bound, and a name that differs in case.
const BOUND = 'registrar-a';
const STRANGER = 'registrar-b';
const OTHER_CASE = 'Core-Engine';
const CERTIFICATES = [...UNIT_NAMES, PEER, BOUND, STRANGER, OTHER_CASE];
const ISSUER = 'did:key:z6MkA';

const folder = temporaryFolder();
const clients = new Map<string, Client>();
let certificates: Certificates;
let server: GrpcServer;
let peers: PeerRegister;
let seen: Context | undefined;

/** Every service of every contract, by the file that declares it. */
function contracts(): { proto: string; service: string }[] {
  const files = readdirSync(PROTO_DIR, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.proto'));
  return files.flatMap((proto) =>
    Object.entries(loadProtos([proto]))
      .filter(([, entry]) => !('format' in entry))
      .map(([service]) => ({ proto, service })),
  );
}
const METHODS = contracts().flatMap(({ proto, service }) =>
  Object.keys(rpcsOf(loadProtos([proto]), service)).map((name) => ({ proto, service, name })),
);

/** A service whose RPCs do nothing: who gets so far was let in. */
function idle({ proto, service }: { proto: string; service: string }): ServiceBinding {
  const row = {
    resolver: (_: unknown, _args: unknown, context: Context) => {
      seen = context;
      return {};
    },
    args: () => ({}),
    reply: () => ({}),
  };
  const rpcs = rpcsOf(loadProtos([proto]), service);
  return { proto, service, rpcs: Object.fromEntries(Object.keys(rpcs).map((name) => [name, row])) };
}

beforeAll(async () => {
  const dir = join(folder.dir, 'certs');
  await issueCertificates({ dir, names: CERTIFICATES });
  certificates = await openCertificates({
    dataDir: folder.dir,
    certsDir: dir,
    names: ['core-engine'],
    log: silentLog,
  });
  const known: Readonly<Record<string, object>> = {
    [PEER]: { name: PEER, issuerDids: [], methods: undefined },
    [BOUND]: { name: BOUND, issuerDids: [ISSUER], methods: new Set(['GetCredential', 'SignPayload']) },
  };
  peers = { of: (name) => known[name] as ReturnType<PeerRegister['of']> };
  server = createGrpcServer({
    unit: 'issuer-registry',
    bindings: contracts().map(idle),
    certificates,
    peers,
    log: silentLog,
    metrics: noMetrics,
  });
  await server.bind('127.0.0.1', 0);
});
afterAll(() => {
  for (const client of clients.values()) client.close();
  server.close();
  certificates.close();
  folder.remove();
});

/** How a bare call with a certificate ends: its status and our code. */
function ask(certificate: string, { service, name }: { service: string; name: string }): Promise<string> {
  const client =
    clients.get(certificate) ??
    rawClient(server.address?.port ?? 0, channelCredentials(certificates, certificate));
  clients.set(certificate, client);
  const asIs = (bytes: Buffer) => bytes;
  const path = `/${service}/${name}`;
  return new Promise((resolve) => {
    client.makeUnaryRequest(path, asIs, asIs, Buffer.alloc(0), (error) =>
      resolve(error ? `${status[error.code]} ${error.metadata?.get('x-error-code')}` : 'OK'),
    );
  });
}

test('the table has every RPC of every contract and no other', () => {
  const declared = METHODS.map(({ service, name }) => `${service}/${name}`).sort();
  const listed = Object.entries(CALLERS).flatMap(([service, rpcs]) =>
    Object.keys(rpcs).map((name) => `${service}/${name}`),
  );
  expect(listed.sort()).toEqual(declared);
});

// Who needs what, said once more: a slip in the table shows here.
test.each<[string, readonly string[]]>([
  ['SignPayload', ['credential-issuance']],
  ['UpdateIssuerStatus', ['core-engine']],
  ['RotateKey', ['core-engine']],
  ['CreateApiKey', ['core-engine']],
  ['DeleteApiKey', ['core-engine']],
  ['AuthenticateApiKey', ['api-gateway']],
  ['RegisterFederatedIssuer', ['core-engine']],
  ['UpdateFederatedIssuerStatus', ['core-engine']],
  ['RemoveFederatedIssuer', ['core-engine']],
  ['ResolveFederatedKey', ['verification-engine', PEER]],
  ['ClaimCredential', ['core-engine']],
  ['IssueCredential', ['core-engine', PEER]],
  ['DecideApplicant', ['core-engine']],
  ['PutSetting', ['core-engine']],
  ['Resolve', ['api-gateway']],
  ['Execute', ['api-gateway', 'core-engine', 'admin-console']],
])('%s is for %j', (name, expected) => {
  const [row] = Object.values(CALLERS).flatMap((rpcs) => rpcs[name] ?? []);
  expect([...(row?.units ?? []), ...(row?.peers ? [PEER] : [])]).toEqual(expected);
});

test.each(CERTIFICATES)('%s reaches what the table gives it and nothing else', async (certificate) => {
  const outcomes: string[] = [];
  const expected: string[] = [];
  for (const method of METHODS) {
    const { service, name } = method;
    outcomes.push(`${name} ${await ask(certificate, method)}`);
    const row = CALLERS[service]?.[name];
    const isUnit = row?.units.some((unit) => unit === certificate) ?? false;
    const isPeer =
      row?.peers === true && (certificate === PEER || (certificate === BOUND && name === 'GetCredential'));
    expected.push(`${name} ${isUnit || isPeer ? 'OK' : 'PERMISSION_DENIED FORBIDDEN'}`);
  }
  expect(outcomes).toEqual(expected);
});

test('a peer comes as itself, with the issuers that it is bound to', async () => {
  await ask(BOUND, { service: 'testamur.issuance.CredentialIssuanceService', name: 'GetCredential' });
  expect(seen?.identity).toEqual({ kind: 'peer', peer: BOUND, issuerDids: [ISSUER] });
});

describe('the file that binds peers', () => {
  const path = join(folder.dir, 'peers.json');
  const write = (content: unknown) =>
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  const open = (isOptional = true) => openPeerRegister({ file: path, isOptional, log: silentLog });
  afterEach(() => rmSync(path, { force: true }));

  test('need not be there: the development certificate then acts for no issuer', () => {
    const register = open();
    expect(register.of(PEER)).toEqual({ name: PEER, issuerDids: [], methods: undefined });
    expect(register.of(BOUND)).toBeUndefined();
  });

  test('counts as soon as it is written, changed and taken away, and as it was while it is broken', () => {
    const register = open();
    write({ [BOUND]: { issuers: [ISSUER], methods: ['IssueCredential'] } });
    const bound = { name: BOUND, issuerDids: [ISSUER], methods: new Set(['IssueCredential']) };
    expect([register.of(BOUND), register.of(PEER)]).toEqual([bound, undefined]);
    write('{"registrar-a": ');
    expect(register.of(BOUND)).toEqual(bound);
    write({ [PEER]: { issuers: [] } });
    expect([register.of(BOUND), register.of(PEER)?.issuerDids]).toEqual([undefined, []]);
    rmSync(path);
    expect(register.of(PEER)?.issuerDids).toEqual([]);
  });

  test('that a setting names must be there', () => {
    expect(() => open(false)).toThrow(/^GRPC_PEERS_FILE: .*peers\.json cannot be read; create it/);
  });

  test.each<[string, unknown, string]>([
    ['no JSON', '{', 'is not JSON'],
    ['a list', [], 'the file'],
    ['a name twice', '{"a":{"issuers":[]},"a":{"issuers":[]}}', 'is not JSON'],
    ['a unit', { 'core-engine': { issuers: [] } }, 'core-engine'],
    ['no issuers', { a: {} }, 'a.issuers'],
    ['an issuer that is no DID', { a: { issuers: ['ardmore'] } }, 'a.issuers.0'],
    ['every issuer', { a: { issuers: '*' } }, 'a.issuers'],
    ['an RPC that is not for peers', { a: { issuers: [], methods: ['SignPayload'] } }, 'a.methods.0'],
    ['a field of no meaning', { a: { issuers: [], role: 'ADMIN' } }, 'a'],
  ])('with %s stops the start', (_, content, said) => {
    write(content);
    expect(open).toThrow(ConfigError);
    expect(open).toThrow(said);
  });
});
