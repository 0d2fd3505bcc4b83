import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { status } from '@grpc/grpc-js';
import { openCertificates } from '../../grpc/certificates.ts';
import { createGrpcClient, type GrpcClient } from '../../grpc/client.ts';
import { newContext } from '../../kernel/context.ts';
import { CREDENTIALS_V1 } from '../../kernel/crypto/credential-shape.ts';
import { attachProof, createProof } from '../../kernel/crypto/data-integrity.ts';
import { anUnsignedCredential, aSigner } from '../../kernel/crypto/testing/credentials.ts';
import { createLogger } from '../../kernel/log.ts';
import { type HttpsSite, openHttpsSite } from '../../kernel/outbound/testing/https-site.ts';
import { until } from '../../kernel/testing/until.ts';
import { UNIT_NAMES, type UnitName } from '../../kernel/units.ts';
import { connectStore } from '../../store/connect.ts';
import { aDidDocument } from '../../subgraphs/issuers/testing/did-web.ts';
import { openEvents } from '../testing/event-streams.ts';
import type { Operation } from '../testing/history.ts';
import { checkSet } from '../testing/history-checks.ts';
import { auditDataFolder } from '../testing/post-run-audit.ts';
import { assertAlive, type Proc, ready, startUnits, type UnitEnv, unitEnv } from '../testing/procs.ts';
import {
  activeIssuer,
  expectStatus,
  HOLDER_DID,
  issueBody,
  newToken,
  type Rest,
  ROAD_SETTINGS,
  type RoadIssuer,
  restClient,
  secretsIn,
  signInAdmin,
  signInIssuer,
} from '../testing/rest-road.ts';
import type { RestReply } from '../testing/test-platform.ts';
import { aRegistration } from '../testing/verifier-road.ts';
import { A_PDF } from './holder-examples.ts';
import { cookieOf } from './persons.ts';
import { bindPeer } from './rpc-door.ts';

const DEADLINE_MS = 2000;
// What a request may take on top of the deadline on a busy machine.
const SLACK_MS = 5000;
// Ten processes that start at once on a busy machine.
const READY_MS = 180_000;
const PAUSE_MS = 50;
const RESTARTED = 'credential-issuance';
const ISSUE = '/api/v1/credentials/issue';
const VERIFY = '/api/v1/credentials/verify';

const dataDir = mkdtempSync(join(tmpdir(), 'testamur-processes-'));
const log = createLogger({ level: 'silent' });
const running = new Map<string, Proc>();
const cleanUp: (() => void)[] = [];
let setting: UnitEnv;
let rest: Rest;
let admin: Readonly<Record<string, string>>;
let issuer: RoadIssuer;
let issuance: GrpcClient;
let verification: GrpcClient;
let registry: GrpcClient;
/** The web site of an institution outside of the platform. */
let site: HttpsSite;
// biome-ignore lint/suspicious/noExplicitAny: a signed credential, looked at field by field
let signed: any;
/** A machine that is too busy to answer in time is not what a restart is blamed for. */
const isNotLate = ({ body }: RestReply) => body.error !== 'UPSTREAM_TIMEOUT';

/** What was issued, or not, while its unit was restarted. */
let issuedMeanwhile: Operation[] = [];
let firstPids: ReadonlyMap<string, number>;

function start(unit: UnitName | 'store'): Proc {
  const proc = startUnits([unit], setting.env);
  running.set(unit, proc);
  return proc;
}

const isReady = (unit: UnitName) => ready(running.get(unit)!, setting.ports[unit].rest, READY_MS);
const theRegistry = () => running.get('issuer-registry')!;

/** A call over gRPC as a partner integration makes it, with the certificate `peer`. */
async function peerClients(): Promise<void> {
  const certificates = await openCertificates({ dataDir, names: ['peer'], log });
  const client = (unit: UnitName, proto: string, service: string) =>
    createGrpcClient({
      unit: 'peer',
      certificates,
      target: { host: '127.0.0.1', port: setting.ports[unit].grpc!, serverName: unit },
      proto,
      service,
      deadlineMs: 5000,
      log,
    });
  issuance = client(
    'credential-issuance',
    'testamur/issuance/credential_issuance.proto',
    'testamur.issuance.CredentialIssuanceService',
  );
  verification = client(
    'verification-engine',
    'testamur/verification/verification_engine.proto',
    'testamur.verification.VerificationEngineService',
  );
  registry = client(
    'issuer-registry',
    'testamur/registry/issuer_registry.proto',
    'testamur.registry.IssuerRegistryService',
  );
  cleanUp.push(
    () => certificates.close(),
    () => issuance.close(),
    () => verification.close(),
    () => registry.close(),
  );
}

const issueOverRest = (name: string) =>
  rest('POST', ISSUE, { body: issueBody(issuer.did, name), headers: issuer.headers });

async function graphql(query: string, variables: object, headers = issuer.headers) {
  const reply = await rest('POST', '/graphql', { body: { query, variables }, headers });
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the data
  return reply.body as { data: any; errors?: { extensions: Record<string, unknown> }[] };
}

const issueOverGraphql = (name: string) =>
  graphql(
    'mutation ($input: IssueCredentialInput!) { issueCredential(input: $input) { credentialId credentialStatus } }',
    {
      input: {
        issuerDid: issuer.did,
        holderDid: HOLDER_DID,
        credentialType: 'UniversityDegreeCredential',
        credentialData: { name },
      },
    },
  );

const issueOverGrpc = (name: string) =>
  issuance.call<{ credentialId: string; operationStatus: string }>(
    'IssueCredential',
    {
      issuerDid: issuer.did,
      holderDid: HOLDER_DID,
      credentialType: 'UniversityDegreeCredential',
      credentialData: JSON.stringify({ name }),
    },
    newContext(),
  );

const read = async (credentialId: string) =>
  expectStatus(await rest('GET', `/api/v1/credentials/${credentialId}`, { headers: issuer.headers }), 200)
    .body;
const verify = async (credential: unknown) =>
  expectStatus(
    await rest('POST', VERIFY, { body: { credential, check_status: true, check_expiration: true } }),
    200,
  ).body;

/** What needs no registry, asked once: all of it must be answered. */
async function askUnrelated(): Promise<void> {
  expect(await verify(signed)).toMatchObject({ status: 'VALID' });
  expectStatus(await rest('GET', `/api/v1/credentials/${signed.id.slice(9)}/status`), 200);
  expectStatus(await rest('GET', '/api/v1/credentials?page_size=1', { headers: issuer.headers }), 200);
  expectStatus(await rest('GET', '/api/v1/audit-logs?page_size=1', { headers: admin }), 200);
}

const contextsOf = (base: string) => new Set([CREDENTIALS_V1, `${base}/contexts/v1`]);

/** Runs `work` on a platform of its own in three processes of three units each, started at once in a random order. */
async function withThreeProcesses(
  work: (other: { folder: string; rest: Rest; procs: Proc[] }) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'testamur-three-'));
  const { env, ports } = await unitEnv({ dataDir: folder, extra: ROAD_SETTINGS });
  const units = shuffled(UNIT_NAMES);
  const groups = [units.slice(0, 3), units.slice(3, 6), units.slice(6)];
  const procs = groups.map((group) => startUnits(group, env));
  try {
    await Promise.all(
      groups.map((group, at) =>
        Promise.all(group.map((unit) => ready(procs[at]!, ports[unit].rest, READY_MS))),
      ),
    );
    await work({ folder, rest: restClient(env.PUBLIC_URL!), procs });
  } catch (error) {
    throw new Error(`With the processes ${groups.join(' | ')}: ${String(error)}`, { cause: error });
  } finally {
    await Promise.all(procs.map((proc) => proc.stop('SIGKILL')));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The names in stored credentials that begin so, each as often as it is there. */
async function storedNames(beginning: string): Promise<string[]> {
  const store = await connectStore({ dataDir });
  try {
    const rows = await store.connection('credentials').collection('credentials').find({}).toArray();
    return rows.map(({ holderName }) => String(holderName)).filter((name) => name.startsWith(beginning));
  } finally {
    await store.close();
  }
}

function shuffled<T>(items: readonly T[]): T[] {
  const left = [...items];
  return items.map(() => left.splice(randomInt(left.length), 1)[0]!);
}

beforeAll(async () => {
  site = await openHttpsSite();
  setting = await unitEnv({
    dataDir,
    extra: {
      ...ROAD_SETTINGS,
      UPSTREAM_DEADLINE_MS: String(DEADLINE_MS),
      OUTBOUND_TRUSTED_HOSTS: site.host,
      OUTBOUND_CA_FILE: site.caFile,
      LOCAL_LOG_STREAM: 'true',
    },
  });
  rest = restClient(setting.env.PUBLIC_URL!);
  const store = start('store');
  await until('the store to be held', () => store.output().includes('Holding the'));
  for (const unit of shuffled(UNIT_NAMES)) start(unit);
  await Promise.all(UNIT_NAMES.map(isReady));
  firstPids = new Map([...running].map(([name, { pid }]) => [name, pid]));
  await peerClients();
}, READY_MS + 20_000);

afterAll(async () => {
  for (const close of cleanUp) close();
  await Promise.all([...running.values()].map((proc) => proc.stop('SIGKILL')));
  await site.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('nine processes, started at once in any order, serve the whole road through REST, GraphQL and gRPC', async () => {
  admin = await signInAdmin(rest);
  issuer = await activeIssuer(rest, {
    secrets: secretsIn(dataDir),
    admin,
    email: 'registrar@ardmore.example',
  });
  bindPeer(dataDir, [issuer.did]);

  let first = await issueOverRest('Ana');
  // On a busy machine what the units load with their first call takes longer than a deadline.
  await until('a first credential', async () => {
    if (first.status === 504) first = await issueOverRest('Ana');
    return first.status !== 504;
  });
  const issued = expectStatus(first, 201).body;
  signed = (await read(issued.credential_id)).vc;
  expect(await verify(signed)).toMatchObject({ is_valid: true, status: 'VALID', warnings: [] });
  const improved = { ...signed, credentialSubject: { ...signed.credentialSubject, name: 'Bea' } };
  expect(await verify(improved)).toMatchObject({ is_valid: false, status: 'INVALID_SIGNATURE' });

  const overGraphql = await issueOverGraphql('Cem');
  expect(overGraphql).toMatchObject({ data: { issueCredential: { credentialStatus: 'ISSUED' } } });
  const overGrpc = await issueOverGrpc('Dia');
  expect(overGrpc).toMatchObject({ operationStatus: 'SUCCESS' });
  const revocable = (await read(overGrpc.credentialId)).vc;
  const credentialJson = JSON.stringify(revocable);
  expect(await verification.call('VerifyCredential', { credentialJson }, newContext())).toMatchObject({
    isValid: true,
    status: 'VALID',
  });

  const revoked = await rest('POST', `/api/v1/credentials/${overGrpc.credentialId}/revoke`, {
    body: { reason: 'A misprint.' },
    headers: issuer.headers,
  });
  expect(revoked).toMatchObject({
    status: 200,
    body: {
      credential_status: 'REVOKED',
      // Core Engine says so, in a second unless the machine is busy.
      classification: { reason: expect.stringMatching(/^(NOT_CONFIGURED|TIMEOUT)$/) },
    },
  });
  expect(await verify(revocable)).toMatchObject({ is_valid: false, status: 'REVOKED' });
  expect(await verification.call('VerifyCredential', { credentialJson }, newContext())).toMatchObject({
    isValid: false,
    status: 'REVOKED',
  });

  const batch = await rest('POST', '/api/v1/credentials/batch', {
    headers: issuer.headers,
    body: {
      issuer_did: issuer.did,
      credential_type: 'UniversityDegreeCredential',
      records: Array.from({ length: 25 }, (_, index) => ({
        holder_did: HOLDER_DID,
        credential_data: { name: `Student ${index}` },
      })),
    },
  });
  expect(batch).toMatchObject({ status: 200, body: { total: 25, succeeded: 25, failed: 0 } });
});

test('an institution with a slow web site is registered, trusted and removed, and its credentials follow at once', async () => {
  const did = site.did();
  const method = `${did}#key-1`;
  site.serve('/.well-known/did.json', (_request, response) => {
    // Longer than one unit waits for another, not longer than the platform waits for a site.
    setTimeout(
      () =>
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify(aDidDocument(did))),
      DEADLINE_MS * 1.3,
    );
  });
  const signNow = () => {
    const issuance = {
      '@context': [...contextsOf(rest.base)],
      issuer: { id: did, name: 'Harvard' },
      issuanceDate: new Date().toISOString(),
    };
    const document = anUnsignedCredential(aSigner(1), issuance);
    const options = { created: issuance.issuanceDate, verificationMethod: method };
    return attachProof(document, createProof(document, options, aSigner(1).sign));
  };
  const credential = signNow();
  const overRest = async (of: object = credential) =>
    expectStatus(await rest('POST', VERIFY, { body: { credential: of } }), 200).body;
  expect(await overRest()).toMatchObject({ status: 'ISSUER_UNRESOLVABLE' });

  const all = '/api/v1/admin/federated-issuers';
  const body = {
    did,
    name: 'Example University',
    accreditations: [
      {
        credential_type: 'UniversityDegreeCredential',
        valid_from: '2020-01-01T00:00:00Z',
        accredited_by: 'X',
      },
    ],
  };
  const made = expectStatus(await rest('POST', all, { body, headers: admin }), 201).body;
  expect(made).toMatchObject({ did, status: 'PROPOSED', did_document: aDidDocument(did) });
  expect(await overRest()).toMatchObject({
    is_valid: false,
    status: 'UNKNOWN_ISSUER',
    issuer: { name: null },
  });

  const one = `${all}/${made.federated_issuer_id}`;
  const setStatus = async (to: string) =>
    expectStatus(
      await rest('POST', `${one}/status`, { body: { status: to, reason: 'r' }, headers: admin }),
      200,
    );
  await setStatus('VERIFIED');
  expect(await overRest()).toMatchObject({ status: 'UNKNOWN_ISSUER' });
  const trust =
    'mutation ($input: TrustFederatedIssuerInput!) { trustFederatedIssuer(input: $input) { federatedIssuer { status } } }';
  const input = { federatedIssuerId: made.federated_issuer_id, reason: 'The board agreed.' };
  expect((await graphql(trust, { input }, admin)).data.trustFederatedIssuer.federatedIssuer.status).toBe(
    'TRUSTED',
  );

  const trusted = { did, name: 'Example University', status: 'ACTIVE', trust: 'FEDERATED' };
  expect(await overRest()).toMatchObject({ is_valid: true, status: 'VALID', issuer: trusted });
  const verdict =
    'mutation ($input: VerifyCredentialInput!) { verifyCredential(input: $input) { verification { isValid issuer { did name status trust } } } }';
  expect((await graphql(verdict, { input: { credential } }, {})).data.verifyCredential.verification).toEqual({
    isValid: true,
    issuer: trusted,
  });
  const credentialJson = JSON.stringify(credential);
  expect(await verification.call('VerifyCredential', { credentialJson }, newContext())).toMatchObject({
    isValid: true,
    issuer: trusted,
  });
  expect(
    await registry.call('ResolveFederatedKey', { verificationMethod: method }, newContext()),
  ).toMatchObject({
    did,
    status: 'TRUSTED',
    keys: [{ keyId: method, publicKey: Buffer.from(aSigner(1).publicKey) }],
  });

  site.serve('/.well-known/did.json', aDidDocument(did));
  const read = expectStatus(await rest('POST', `${one}/refresh`, { headers: admin }), 200).body;
  expect(read).toMatchObject({ resolve_status: 'OK', status: 'TRUSTED' });
  await setStatus('SUSPENDED');
  expect(await overRest()).toMatchObject({ is_valid: true, issuer: { ...trusted, status: 'SUSPENDED' } });
  expect(await overRest(signNow())).toMatchObject({ is_valid: false, status: 'UNKNOWN_ISSUER' });
  await setStatus('TRUSTED');
  expect(await overRest(signNow())).toMatchObject({ is_valid: true, warnings: [expect.any(String)] });
  expect((await rest('DELETE', one, { headers: admin })).status).toBe(204);
  expect(await overRest()).toMatchObject({ is_valid: false, status: 'ISSUER_REVOKED' });

  const inside = { did: 'did:web:localhost', name: 'Inside' };
  expect(await rest('POST', all, { body: inside, headers: admin })).toMatchObject({
    status: 400,
    body: { error: 'SSRF_BLOCKED' },
  });
});

test('a holder’s cookie opens the wallet through the gateway, whichever process knows it', async () => {
  const secrets = secretsIn(dataDir);
  const before = secrets().length;
  const account = { name: 'Aoife', email: 'aoife@people.example' };
  expectStatus(await rest('POST', '/api/v1/holder/auth/register', { body: account }), 200);
  const token = await newToken(secrets, before);
  const session = await rest('POST', '/api/v1/holder/auth/magic-link/verify', { body: { token } });
  const headers = { cookie: cookieOf(expectStatus(session, 200)) ?? '' };
  const key = await rest('POST', '/api/v1/holder/wallet-key', { body: { mode: 'PLATFORM' }, headers });
  const { did } = expectStatus(key, 201).body;

  const body = { ...issueBody(issuer.did, 'Aoife'), holder_did: did };
  const issued = await rest('POST', ISSUE, { body, headers: issuer.headers });
  const credentialId: string = expectStatus(issued, 201).body.credential_id;
  const wallet = await graphql(
    '{ me { profile { email } credentials { nodes { credentialId issuer { name } } } walletKey { did } } }',
    {},
    headers,
  );
  expect(wallet.data.me).toMatchObject({
    profile: { email: account.email },
    credentials: { nodes: [{ credentialId, issuer: { name: 'Ardmore University' } }] },
    walletKey: { did },
  });
  const claim =
    'mutation ($id: ID!) { claimCredential(input: { credentialId: $id }) { credential { claimStatus } } }';
  expect((await graphql(claim, { id: credentialId }, headers)).data.claimCredential.credential).toEqual({
    claimStatus: 'CLAIMED',
  });

  const share = `/api/v1/holder/credentials/${credentialId}/share-links`;
  const link = expectStatus(await rest('POST', share, { body: { accessLimit: 2 }, headers }), 201).body;
  expect(expectStatus(await rest('GET', `/api/v1/verify/${link.shareToken}`), 200).body).toMatchObject({
    is_valid: true,
    credential: { credentialSubject: { id: did, name: 'Aoife' } },
  });
  const page = await fetch(`${rest.base}/verify/${link.shareToken}`, { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('Ardmore University');
  const spent = await fetch(`${rest.base}/verify/${link.shareToken}`, { method: 'HEAD' });
  expect(spent.status).toBe(410);

  const form = new FormData();
  form.set('kind', 'OTHER');
  form.set('file', new Blob([A_PDF]), 'letter.pdf');
  const kept = await fetch(`${rest.base}/api/v1/holder/evidence`, { method: 'POST', headers, body: form });
  expect(kept.status).toBe(201);
  const { evidenceId } = (await kept.json()) as { evidenceId: string };
  const file = await fetch(`${rest.base}/api/v1/holder/evidence/${evidenceId}/content`, { headers });
  expect(await file.text()).toBe(A_PDF);

  expectStatus(await rest('POST', '/api/v1/holder/auth/logout', { headers }), 200);
  expect((await graphql('{ me { holderId } }', {}, headers)).errors?.[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  );
});

test('a verifier, its key and its requests are known in every process, and end there', async () => {
  const secrets = secretsIn(dataDir);
  /** Asks for a link of that path, and trades what the letter brings. */
  const follow = async (path: string, body: object) => {
    const before = secrets().length;
    expectStatus(await rest('POST', path, { body }), 200);
    const redeems = path.replace(/(auth\/)?(register|magic-link)$/, 'auth/magic-link/verify');
    const token = await newToken(secrets, before);
    return expectStatus(await rest('POST', redeems, { body: { token } }), 200);
  };
  const person = { name: 'Brid', email: 'brid@people.example' };
  const wallet = { cookie: cookieOf(await follow('/api/v1/holder/auth/register', person)) ?? '' };
  const made = await rest('POST', '/api/v1/holder/wallet-key', {
    body: { mode: 'PLATFORM' },
    headers: wallet,
  });
  const body = { ...issueBody(issuer.did, 'Brid'), holder_did: expectStatus(made, 201).body.did };
  const issued = expectStatus(await rest('POST', ISSUE, { body, headers: issuer.headers }), 201).body;

  const email = 'hr@employer.example';
  const session = await follow('/api/v1/verifier/register', aRegistration({ contact_email: email }));
  const { token, verifier } = session.body;
  const headers = { authorization: `Bearer ${token}` };
  const scopes = ['credentials:verify', 'history:read'];
  const key = await rest('POST', '/api/v1/verifier/api-keys', {
    body: { name: 'Tracking', scopes },
    headers,
  });
  const byKey = { 'x-api-key': expectStatus(key, 201).body.api_key };

  // Over gRPC the edge asks Core Engine who that is, and the engine verifies in that name.
  const batch = { documents: Array(100).fill({ ...signed, note: 'x'.repeat(35_000) }) };
  for (const by of [headers, byKey])
    expect(
      expectStatus(await rest('POST', '/api/v1/verifier/verify-batch', { body: batch, headers: by }), 200)
        .body,
    ).toMatchObject({ total: 100, not_valid: 100 });
  expect((await rest('GET', '/api/v1/verifier/history', { headers: byKey })).body.total).toBe(200);
  const file = await fetch(`${rest.base}/api/v1/verifier/history/export`, { headers: byKey });
  expect((await file.text()).trimEnd().split('\r\n')).toHaveLength(201);

  // Asked, told in the wallet, answered, opened by name.
  const ask = {
    holder_email: person.email,
    requested: [{ credential_type: 'UniversityDegreeCredential' }],
    purpose: 'Your application as an engineer.',
  };
  const asked = expectStatus(
    await rest('POST', '/api/v1/verifier/requests', { body: ask, headers }),
    201,
  ).body;
  const titles = async (): Promise<readonly string[]> =>
    (await rest('GET', '/api/v1/holder/notifications', { headers: wallet })).body.items.map(
      ({ title }: { title: string }) => title,
    );
  expect(await titles()).toContain(`${verifier.name} asks to see credentials of yours`);
  const answer = { credentialIds: [issued.credential_id] };
  const path = `/api/v1/holder/verification-requests/${asked.request_id}/answer`;
  expectStatus(await rest('POST', path, { body: answer, headers: wallet }), 200);
  const request = `/api/v1/verifier/requests/${asked.request_id}`;
  const [{ url }] = expectStatus(await rest('GET', request, { headers }), 200).body.links;
  const link = `/api/v1${new URL(url).pathname}`;
  expect(expectStatus(await rest('GET', link, { headers }), 200).body).toMatchObject({ status: 'VALID' });
  expect(await titles()).toContain(`${verifier.name} opened your share link`);

  // A suspension ends all of it with its reply, in each process.
  const refused = async () => {
    const one = { documents: ['{'] };
    const replies = await Promise.all([
      rest('POST', '/api/v1/verifier/verify-batch', { body: one, headers }),
      rest('POST', '/api/v1/verifier/verify-batch', { body: one, headers: byKey }),
      rest('POST', '/api/v1/verifier/requests', { body: ask, headers }),
      rest('GET', link),
    ]);
    return replies.map(({ body: { error } }) => error);
  };
  const decide = `/api/v1/admin/verifiers/${verifier.verifier_id}`;
  const reason = 'It asks strangers.';
  expectStatus(await rest('POST', `${decide}/suspend`, { body: { reason }, headers: admin }), 200);
  expect(await refused()).toEqual(Array(4).fill('VERIFIER_NOT_ACTIVE'));
  expectStatus(await rest('POST', '/api/v1/verifier/auth/logout', { body: {}, headers }), 204);
  expect((await rest('GET', '/api/v1/verifier/me', { headers })).body.error).toBe('TOKEN_INVALID');
  expectStatus(await rest('POST', `${decide}/close`, { body: { reason }, headers: admin }), 200);
  expect((await rest('GET', '/api/v1/verifier/history', { headers: byKey })).body.error).toBe(
    'API_KEY_INVALID',
  );
});

test('an administrator who signs out, or loses the role, is refused by every process with the reply', async () => {
  const users = '/api/v1/admin/users';
  const account = { email: 'second@example.edu', password: 'a first password' };
  const wanted = { ...account, display_name: 'Second', role: 'ADMIN' };
  const { id } = expectStatus(await rest('POST', users, { body: wanted, headers: admin }), 201).body;
  const signIn = async () => {
    const login = await rest('POST', '/api/v1/admin/auth/login', { body: account });
    return { authorization: `Bearer ${expectStatus(login, 200).body.token}` };
  };
  // One path that Core Engine serves, one of Admin Console, and GraphQL in the gateway itself.
  const refused = async (headers: Readonly<Record<string, string>>) => {
    const [core, console, gateway] = await Promise.all([
      rest('GET', '/api/v1/audit-logs', { headers }),
      rest('GET', users, { headers }),
      graphql('{ currentAdmin { id } }', {}, headers),
    ]);
    return [core.body.error, console.body.error, gateway.errors?.[0]?.extensions['code']];
  };

  const first = await signIn();
  expect(await refused(first)).toEqual([undefined, undefined, undefined]);
  expectStatus(await rest('POST', '/api/v1/admin/auth/logout', { headers: first }), 204);
  expect(await refused(first)).toEqual(Array(3).fill('TOKEN_INVALID'));
  const second = await signIn();
  expect(await refused(second)).toEqual([undefined, undefined, undefined]);
  const role = await rest('PUT', `${users}/${id}/role`, { body: { role: 'VIEWER' }, headers: admin });
  expectStatus(role, 200);
  expect(await refused(second)).toEqual(Array(3).fill('TOKEN_INVALID'));
});

test('a holder and a member of an issuer who sign out, and an issuer that ends, are refused by every process with the reply', async () => {
  // One path that Core Engine serves, and GraphQL in the gateway itself.
  const refused = async (path: string, query: string, headers: Readonly<Record<string, string>>) => {
    const [core, gateway] = await Promise.all([rest('GET', path, { headers }), graphql(query, {}, headers)]);
    return [core.body.error, gateway.errors?.[0]?.extensions['code']];
  };

  const email = 'maeve@people.example';
  const body = { name: 'Maeve', email };
  const secrets = secretsIn(dataDir);
  const seen = secrets().length;
  expectStatus(await rest('POST', '/api/v1/holder/auth/register', { body }), 200);
  const token = await newToken(secrets, seen);
  const session = expectStatus(
    await rest('POST', '/api/v1/holder/auth/magic-link/verify', { body: { token } }),
    200,
  );
  const cookie = { cookie: cookieOf(session) ?? '' };
  const made = expectStatus(await rest('POST', '/api/v1/holder/auth/token', { headers: cookie }), 201);
  const holder = { authorization: `Bearer ${made.body.token}` };
  const wallet = ['/api/v1/holder/profile', '{ me { holderId } }', holder] as const;
  expect(await refused(...wallet)).toEqual([undefined, undefined]);
  expectStatus(await rest('POST', '/api/v1/holder/auth/logout', { headers: cookie }), 200);
  expect(await refused(...wallet)).toEqual(['TOKEN_INVALID', 'TOKEN_INVALID']);

  const registrar = { secrets, email: 'registrar@brandon.example' };
  const other = await activeIssuer(rest, { ...registrar, admin });
  const portal = (headers: Readonly<Record<string, string>>) =>
    refused(`/api/v1/issuer/${other.did}/api-keys`, '{ credentials { totalCount } }', headers);
  expect(await portal(other.headers)).toEqual([undefined, undefined]);
  expectStatus(await rest('POST', '/api/v1/issuer/auth/logout', { headers: other.headers }), 204);
  expect(await portal(other.headers)).toEqual(['TOKEN_INVALID', 'TOKEN_INVALID']);
  const again = await signInIssuer(rest, registrar);
  expect(await portal(again)).toEqual([undefined, undefined]);
  const status = { status: 'REVOKED' };
  expectStatus(
    await rest('POST', `/api/v1/issuers/${other.did}/status`, { body: status, headers: admin }),
    200,
  );
  expect(await portal(again)).toEqual(['ISSUER_NOT_ACTIVE', 'ISSUER_NOT_ACTIVE']);
});

test('log lines of the console’s process pass through the gateway, over REST and GraphQL, and end with their reader', async () => {
  const base = setting.env.PUBLIC_URL;
  const query = 'subscription { systemLogs(tail: 1000) { event line } }';
  const far = [
    await openEvents(`${base}/api/v1/admin/system-logs/stream?tail=1000`, { headers: admin }),
    await openEvents(`${base}/graphql/stream`, { headers: admin, body: { query } }),
  ];
  for (const stream of far) {
    expect([stream.status, stream.headers['content-type']]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    await stream.find('its first lines', ({ data }) => data.includes('Ready'));
    // Nobody else's: this process holds the console alone.
    expect(stream.events.some(({ data }) => data.includes('issuer-registry'))).toBe(false);
  }
  // Longer than any deadline between units: streams have none.
  await new Promise((resolve) => setTimeout(resolve, DEADLINE_MS + 700));
  far.push(await openEvents(`${base}/api/v1/admin/system-logs/stream`, { headers: admin }));
  const fourth = await openEvents(`${base}/graphql/stream`, { headers: admin, body: { query } });
  expect([fourth.status, JSON.parse(await fourth.ended)]).toMatchObject([
    429,
    { errors: [{ extensions: { code: 'RATE_LIMITED' } }] },
  ]);
  const refused = await openEvents(`${base}/api/v1/admin/system-logs/stream?services=nobody`, {
    headers: issuer.headers,
  });
  expect([refused.status, JSON.parse(await refused.ended)]).toMatchObject([403, { error: 'SCOPE_MISSING' }]);
  for (const stream of far) stream.leave();
  await until('the console to know that they have left', async () => {
    const again = await openEvents(`${base}/api/v1/admin/system-logs/stream?tail=0`, { headers: admin });
    again.leave();
    return again.status === 200;
  });
});

test('issuing asks the catalog of another process for the version and for the registration', async () => {
  const catalog = '/api/v1/admin/catalog';
  const made = async (path: string, body: object) =>
    expectStatus(await rest('POST', `${catalog}/${path}`, { body, headers: admin }), 201).body;
  const change = async (method: string, path: string, body: object) =>
    expectStatus(await rest(method, path, { body, headers: admin }), 200).body;
  await made('jurisdictions', { code: 'AU', name_i18n: { en: 'Australia' } });
  const entry = { entry_code: 'CERT-III', jurisdiction_code: 'AU', entry_type: 'COURSE' };
  const { entry_id } = await made('entries', entry);
  const { entry_version_id } = await made(`entries/${entry_id}/versions`, { title: 'Certificate III' });
  const publish = `${catalog}/entries/${entry_id}/versions/1/publish`;
  expectStatus(await rest('POST', publish, { headers: admin }), 200);
  const words = { name: 'Training', regulator: 'ASQA', version: '1', fields: [] };
  const forms = { reporting_period: 'ANNUAL', output_format: 'CSV' };
  await made('schemes', { scheme_code: 'RTO', jurisdiction_code: 'AU', ...words, ...forms });
  await change('PATCH', `${catalog}/schemes/RTO`, { status: 'ACTIVE' });

  const body = { ...issueBody(issuer.did, 'Aoife'), entry_version_id };
  const issue = () => rest('POST', ISSUE, { body, headers: issuer.headers });
  expect(expectStatus(await issue(), 201).body.warnings).toMatchObject([{ code: 'UNREGISTERED' }]);
  const setting = '/api/v1/admin/config/catalog.enforce_registration';
  await change('PUT', setting, { value: true });
  // The unit of the catalog learns of it within a second.
  await until('the setting', async () => (await issue()).status === 400);
  await change('PUT', setting, { value: null });
});

test('a row waits for its person in another process; who accepts while its own is dead gets the credential', async () => {
  const { headers } = issuer;
  const portal = '/api/v1/portal/me';
  const done = async (path: string, wanted: number, body?: object) =>
    expectStatus(await rest('POST', `${portal}/${path}`, { body, headers }), wanted).body;
  const field = { key: 'degree', label_i18n: { en: 'Degree' }, type: 'string' };
  const template = { name: 'Bachelor', credential_type: 'UniversityDegreeCredential', fields: [field] };
  const { template_id } = await done('credential-templates', 201, template);
  await done(`credential-templates/${template_id}/publish`, 200);
  const form = new FormData();
  form.set('template_id', template_id);
  form.set('holder_key', 'EMAIL');
  form.set('file', new Blob(['email,name,degree\nnuala@people.example,Nuala,BSc\n']), 'class.csv');
  const sent = await fetch(`${rest.base}${portal}/bulk-issuance`, { method: 'POST', headers, body: form });
  const { job_id: jobId } = (await sent.json()) as { job_id: string };
  const job = `bulk-issuance/${jobId}`;
  const standing = (isSo: (found: RestReply['body']) => boolean) =>
    until('the job to get on', async () => {
      const { status, body } = await rest('GET', `${portal}/${job}`, { headers });
      return status === 200 && isSo(body);
    });
  await done(`${job}/validate`, 202);
  await standing(({ status }) => status === 'VALIDATED');
  const secrets = secretsIn(dataDir);
  const before = secrets().length;
  await done(`${job}/start`, 202);
  await standing(({ counts }) => counts.awaiting_holder === 1);
  const token = await newToken(secrets, before);

  await running.get(RESTARTED)?.stop('SIGKILL');
  const accepted = await rest('POST', `/api/v1/holder/invites/${token}/accept`, { body: {} });
  const { did } = expectStatus(accepted, 200).body;
  start(RESTARTED);
  await isReady(RESTARTED);
  await standing(({ status, counts }) => status === 'COMPLETED' && counts.issued === 1);
  const rows = expectStatus(await rest('GET', `${portal}/${job}/rows`, { headers }), 200).body;
  expect(rows.items).toMatchObject([{ status: 'ISSUED', holder_did: did }]);
});

test('administrators’ statistics and integrity scans come together from the units that have them', async () => {
  const stats = async () =>
    expectStatus(await rest('GET', '/api/v1/admin/network-stats', { headers: admin }), 200).body;
  const { credentials, by_issuer, issuers, custodians, verifications } = await stats();
  expect(credentials.total).toBeGreaterThan(0);
  expect(by_issuer[0]).toMatchObject({ issuer_did: issuer.did, name: expect.any(String) });
  expect(issuers.by_status.ACTIVE).toBeGreaterThan(0);
  expect(custodians).toMatchObject({ total: 0, by_status: { ACTIVE: 0 } });
  expect(verifications.total).toBeGreaterThan(0);

  const path = '/api/v1/admin/claim-integrity/scans';
  const { body } = expectStatus(await rest('POST', path, { body: {}, headers: admin }), 202);
  const scan = async () =>
    expectStatus(await rest('GET', `${path}/${body.scan_id}`, { headers: admin }), 200).body;
  await until('the scan', async () => (await scan()).status === 'COMPLETED');
  expect((await scan()).progress).toMatchObject({ checked: credentials.total, versions_checked: 1 });
  const query = { headers: admin };
  const found = expectStatus(await rest('GET', '/api/v1/admin/claim-integrity/findings', query), 200).body;
  const kinds = found.items.map(({ kind }: { kind: string }) => kind);
  expect(kinds.filter((kind: string) => kind !== 'DUPLICATE_CLAIM')).toEqual([]);
});

test('the demonstration is made in six units that run apart, and leaves all of them again', async () => {
  const path = '/api/v1/demo-mode';
  const read = async (from: string) => expectStatus(await rest('GET', from, { headers: admin }), 200).body;
  // On a busy machine it takes longer than a request may, or than this client waits.
  const put = (enabled: boolean) =>
    rest('PUT', path, { body: { enabled }, headers: admin }).catch(() => undefined);
  const becomes = (state: string) =>
    until(`the demonstration to be ${state}`, async () => (await read(path)).state === state);
  const list = '/api/v1/admin/catalog/entries?jurisdiction_code=XA';

  await put(true);
  await becomes('ON');
  const whole = {
    issuers: 4,
    holders: 5,
    credentials: 19,
    entries: 2,
    learners: 11,
    custodians: 3,
    verifiers: 3,
  };
  expect(await read(path)).toMatchObject(whole);
  expect((await read(list)).items).toHaveLength(2);
  expect((await read('/api/v1/custodians')).items).toHaveLength(2);
  const archived = '/api/v1/admin/audit-logs?action=compliance.recorded';
  await until('the trail to tell of a register', async () => (await read(archived)).total > 0);
  await put(false);
  await becomes('OFF');
  expect(await read(path)).toMatchObject({ entries: 0, learners: 0, custodians: 0 });
  expect((await read('/api/v1/custodians')).items).toEqual([]);
  expect((await read(list)).items).toEqual([]);
});

test('units in any company, with nobody holding the store beforehand, find each other and stop in order', () =>
  withThreeProcesses(async ({ folder, rest: other, procs }) => {
    const administrator = await signInAdmin(other);
    const { did, headers } = await activeIssuer(other, {
      secrets: secretsIn(folder),
      admin: administrator,
      email: 'registrar@three.example',
    });
    const issued = await other('POST', ISSUE, { body: issueBody(did, 'Ana'), headers });
    expect(issued).toMatchObject({ status: 201 });
    assertAlive(procs);
    expect(await Promise.all(procs.map((proc) => proc.stop()))).toEqual([0, 0, 0]);
    expect(await auditDataFolder({ dataDir: folder, knownContexts: contextsOf(other.base) })).toMatchObject({
      findings: [],
      counts: { issuers: 1, credentials: 1 },
    });
  }));

test('a unit that is restarted under traffic costs other routes nothing, and its own no doubt: what failed was not done', async () => {
  let isOver = false;
  const lane = async (ask: (turn: number) => Promise<RestReply>) => {
    const replies: RestReply[] = [];
    for (; !isOver; await wait(PAUSE_MS)) replies.push(await ask(replies.length));
    return replies;
  };
  const verifySigned = () => rest('POST', VERIFY, { body: { credential: signed, check_status: false } });
  const unrelated = [lane(verifySigned), lane(() => rest('GET', `/api/v1/issuers/${issuer.did}`))];
  const nameOf = (turn: number) => `${RESTARTED} ${turn}`;
  const issuing = lane((turn) => issueOverRest(nameOf(turn)));

  expect(await running.get(RESTARTED)?.stop()).toBe(0);
  start(RESTARTED);
  await isReady(RESTARTED);
  await until('issuance to go on', async () => (await issueOverRest('Eda')).status === 201, SLACK_MS);
  isOver = true;
  const refused = (await Promise.all(unrelated)).flat().filter(({ status }) => status !== 200);
  expect(refused.filter(isNotLate).map(({ body }) => body)).toEqual([]);
  const replies = await issuing;
  const failed = replies.filter(({ status }) => status !== 201).filter(isNotLate);
  expect(failed.map(({ body }) => body.error)).toEqual(failed.map(() => 'UPSTREAM_UNAVAILABLE'));
  issuedMeanwhile = replies.map(({ status, body }, turn) => ({
    name: 'issue',
    key: nameOf(turn),
    input: undefined,
    output: body.error,
    outcome: status === 201 ? 'ok' : body.error === 'UPSTREAM_UNAVAILABLE' ? 'fail' : 'unknown',
    from: turn,
    to: turn,
  }));
});

test('with the registry gone issuance is refused within its time through every door, and the rest goes on', async () => {
  await theRegistry().stop('SIGKILL');
  const started = performance.now();

  const refused = await issueOverRest('Eda');
  expect(refused).toMatchObject({ status: 503, body: { error: 'UPSTREAM_UNAVAILABLE' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(await issueOverGraphql('Eda')).toMatchObject({
    errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
  });
  await expect(issueOverGrpc('Eda')).rejects.toMatchObject({
    code: 'UPSTREAM_UNAVAILABLE',
    retryAfter: 1,
    cause: { code: status.UNAVAILABLE },
  });
  expect(performance.now() - started).toBeLessThan(3 * DEADLINE_MS + SLACK_MS);

  await Promise.all(Array.from({ length: 10 }, askUnrelated));
});

test('a registry that comes back is used again within seconds, without a restart of anybody else', async () => {
  start('issuer-registry');
  await isReady('issuer-registry');
  await until('issuance to recover', async () => (await issueOverRest('Fay')).status === 201, 5000);
  expect(await issueOverGraphql('Gus')).toMatchObject({ data: { issueCredential: expect.anything() } });
  expect(await issueOverGrpc('Hal')).toMatchObject({ operationStatus: 'SUCCESS' });
});

test('a registry that hangs costs the deadline until the breaker opens, then nothing; thawed, it is used again', async () => {
  theRegistry().signal('SIGSTOP');
  const timed = async () => {
    const started = performance.now();
    const reply = await issueOverRest('Ida');
    return { reply, ms: performance.now() - started };
  };

  const first = await Promise.all(Array.from({ length: 5 }, timed));
  for (const { reply, ms } of first) {
    expect([503, 504]).toContain(reply.status);
    expect(reply.headers.get('retry-after')).not.toBeNull();
    expect(ms).toBeLessThan(DEADLINE_MS + SLACK_MS);
  }
  expect(Math.max(...first.map(({ ms }) => ms))).toBeGreaterThan(DEADLINE_MS * 0.8);

  // Nobody is the probe: issuance knows by itself that the registry hangs, and the gateway that issuance does not.
  const later = await Promise.all(Array.from({ length: 20 }, timed));
  for (const { reply } of later) {
    // Who had waited would be told UPSTREAM_TIMEOUT.
    expect(reply.body).toMatchObject({
      error: 'UPSTREAM_UNAVAILABLE',
      message: expect.stringContaining('issuer-registry'),
    });
  }

  // Verification goes by what the registry said last: nothing unrelated is lost, before it knows of the hang or after.
  await Promise.all(Array.from({ length: 5 }, askUnrelated));

  theRegistry().signal('SIGCONT');
  await until('issuance to recover', async () => (await issueOverRest('Ida')).status === 201, 5000);
});

test('nobody else was restarted, all stop in order, and what is stored holds together', async () => {
  assertAlive([...running.values()]);
  for (const [name, pid] of firstPids) {
    if (name !== 'issuer-registry' && name !== RESTARTED)
      expect([name, running.get(name)?.pid]).toEqual([name, pid]);
  }
  const units = UNIT_NAMES.map((unit) => running.get(unit)!);
  expect(await Promise.all(units.map((proc) => proc.stop()))).toEqual(units.map(() => 0));
  expect(await running.get('store')?.stop()).toBe(0);

  const { findings, counts } = await auditDataFolder({
    dataDir,
    knownContexts: contextsOf(rest.base),
  });
  expect(findings).toEqual([]);
  expect(counts).toMatchObject({ issuers: 2, keys: 2 });
  expect(counts.credentials).toBeGreaterThanOrEqual(3 + 25 + 3 + 1);
  const names = await storedNames(RESTARTED);
  expect(checkSet(issuedMeanwhile, new Set(names))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
