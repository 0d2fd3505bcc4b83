import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { openCertificates } from '../../grpc/certificates.ts';
import { createGrpcClient } from '../../grpc/client.ts';
import { newContext } from '../../kernel/context.ts';
import { createLogger } from '../../kernel/log.ts';
import { connectStore, type Store } from '../../store/connect.ts';
import { startFaultProxy } from '../testing/fault-proxy.ts';
import {
  activeIssuer,
  expectStatus,
  HOLDER_DID,
  issueBody,
  type Rest,
  type RoadIssuer,
  restClient,
  secretsOf,
  signInAdmin,
  signInIssuer,
} from '../testing/rest-road.ts';
import { type RestReply, startTestPlatform, type TestPlatform, testEnv } from '../testing/test-platform.ts';
import { bindPeer } from './rpc-door.ts';

const ISSUE = '/api/v1/credentials/issue';
const BATCH = '/api/v1/credentials/batch';
const DAY_MS = 24 * 60 * 60 * 1000;
const EMAIL = 'registrar@once.example';

let env: Record<string, string>;
let dataDir: string;
let platform: TestPlatform;
/** The same store, looked at from outside. */
let store: Store;
let rest: Rest;
let admin: Readonly<Record<string, string>>;
let issuer: RoadIssuer;
let neighbour: RoadIssuer;
let keys = 0;

const newKey = () => {
  keys += 1;
  return `key-${keys}`;
};
const credentials = () => store.connection('credentials').collection('credentials').countDocuments();
const secrets = () => secretsOf(platform.lines)();

/** Issues a credential about `name` with a key; headers of the issuer unless given. */
const issue = (key: string, name: string, headers = issuer.headers, client = rest) =>
  client('POST', ISSUE, {
    body: issueBody(issuer.did, name),
    headers: { ...headers, 'idempotency-key': key },
  });

const wasReplayed = ({ headers }: RestReply) => headers.get('idempotency-replayed') === 'true';

/** Makes the change and says how many credentials came of it. */
async function counting<T>(work: () => Promise<T>): Promise<{ result: T; made: number }> {
  const before = await credentials();
  const result = await work();
  return { result, made: (await credentials()) - before };
}

beforeAll(async () => {
  env = await testEnv();
  dataDir = env['DATA_DIR']!;
  await startAgain();
  admin = await signInAdmin(rest);
  issuer = await activeIssuer(rest, { secrets, admin, email: EMAIL });
  neighbour = await activeIssuer(rest, { secrets, admin, email: 'registrar@next.example' });
}, 60_000);

afterAll(async () => {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The platform on the same folder and ports, with its clock moved. */
async function startAgain(CLOCK_OFFSET_MS = 0): Promise<void> {
  await stop();
  platform = await startTestPlatform({ env: { ...env, CLOCK_OFFSET_MS: String(CLOCK_OFFSET_MS) } });
  rest = restClient(platform.base);
  store = await connectStore({ dataDir });
}

async function stop(): Promise<void> {
  await store?.close();
  await platform?.platform.drain(2);
}

test('a hundred posts at once with one key issue one credential, and all learn the same', async () => {
  const key = newKey();
  const untilAnswered = async (): Promise<{ reply: RestReply; waited: boolean }> => {
    for (let waited = false; ; waited = true) {
      const reply = await issue(key, 'Ana');
      if (reply.status === 201) return { reply, waited };
      expect(reply).toMatchObject({ status: 409, body: { error: 'IDEMPOTENCY_IN_PROGRESS' } });
      expect(reply.headers.get('retry-after')).toBe('1');
    }
  };
  const { result, made } = await counting(() => Promise.all(Array.from({ length: 100 }, untilAnswered)));
  expect(made).toBe(1);
  expect(new Set(result.map(({ reply }) => JSON.stringify(reply.body))).size).toBe(1);
  expect(result.filter(({ reply }) => !wasReplayed(reply))).toHaveLength(1);
});

test('a repeat gets the first answer, however its members are ordered; another body is refused', async () => {
  const key = newKey();
  const first = expectStatus(await issue(key, 'Bea'), 201);
  expect(wasReplayed(first)).toBe(false);
  const { result, made } = await counting(async () => {
    const body = Object.fromEntries(Object.entries(issueBody(issuer.did, 'Bea')).reverse());
    const headers = { ...issuer.headers, 'idempotency-key': key };
    return [await rest('POST', ISSUE, { body, headers }), await issue(key, 'Cem')] as const;
  });
  const [repeat, other] = result;
  expect(repeat).toMatchObject({ status: 201, body: first.body });
  expect(wasReplayed(repeat)).toBe(true);
  expect(other).toMatchObject({ status: 422, body: { error: 'IDEMPOTENCY_MISMATCH' } });
  expect(wasReplayed(other)).toBe(false);
  expect(made).toBe(0);
});

test('a key belongs to its tenant and its operation, not to the way of signing in', async () => {
  const key = newKey();
  const first = expectStatus(await issue(key, 'Dia'), 201);

  const theirs = await rest('POST', ISSUE, {
    body: issueBody(neighbour.did, 'Dia'),
    headers: { ...neighbour.headers, 'idempotency-key': key },
  });
  expect(theirs).toMatchObject({ status: 201 });
  expect(wasReplayed(theirs)).toBe(false);
  expect(theirs.body.credential_id).not.toBe(first.body.credential_id);

  const batch = await rest('POST', BATCH, {
    body: batchBody(1),
    headers: { ...issuer.headers, 'idempotency-key': key },
  });
  expect(batch).toMatchObject({ status: 200, body: { succeeded: 1 } });

  const made = await rest('POST', `/api/v1/issuer/${issuer.did}/api-keys`, {
    body: { name: 'Student records', scopes: ['credentials:issue'] },
    headers: issuer.headers,
  });
  const byApiKey = await issue(key, 'Dia', { 'x-api-key': expectStatus(made, 201).body.api_key });
  expect(byApiKey).toMatchObject({ status: 201, body: first.body });
  expect(wasReplayed(byApiKey)).toBe(true);
});

test('a refused request is not remembered: the mended one may use its key', async () => {
  const key = newKey();
  const headers = { ...issuer.headers, 'idempotency-key': key };
  const body = { ...issueBody(issuer.did, 'Eda'), holder_did: 'nobody' };
  expectStatus(await rest('POST', ISSUE, { body, headers }), 400);
  expect(wasReplayed(expectStatus(await issue(key, 'Eda'), 201))).toBe(false);
});

test('an answer that was lost on its way is told by the repeat', async () => {
  const port = Number(new URL(platform.base).port);
  const proxy = await startFaultProxy({ port });
  const through = restClient(`http://127.0.0.1:${proxy.port}`);
  const key = newKey();
  try {
    const { result, made } = await counting(async () => {
      proxy.set({ kind: 'cutBeforeReply' });
      await expect(issue(key, 'Fay', issuer.headers, through)).rejects.toThrow();
      proxy.set({ kind: 'none' });
      return issue(key, 'Fay', issuer.headers, through);
    });
    expect(result.status).toBe(201);
    expect(wasReplayed(result)).toBe(true);
    expect(made).toBe(1);
  } finally {
    await proxy.close();
  }
});

describe('the grammar of a key', () => {
  test.each([
    ['one character', ['!']],
    ['255 characters', ['k'.repeat(255)]],
    [
      'every printable character',
      [Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).join('')],
    ],
  ])('%s is taken', async (_case, values) => {
    const { result, made } = await counting(() => rawIssue(values));
    expect(result).toMatch(/^HTTP\/1\.1 201 /);
    expect(made).toBe(1);
  });

  test.each([
    ['nothing', ['']],
    ['only spaces', ['   ']],
    ['256 characters', ['k'.repeat(256)]],
    ['a space inside', ['a b']],
    ['a tab inside', ['a\tb']],
    ['a control character', ['a\u0001b']],
    ['a delete character', ['a\u007fb']],
    ['letters beyond ASCII', ['clé']],
    ['two headers', ['a', 'b']],
    ['one header twice', ['a', 'a']],
  ])('%s is refused', async (_case, values) => {
    const { result, made } = await counting(() => rawIssue(values));
    expect(result).toMatch(/^HTTP\/1\.1 400 /);
    expect(result).toMatch(/"error":"(VALIDATION_FAILED|BAD_REQUEST)"/);
    expect(made).toBe(0);
  });

  /** The request as bytes: clients refuse to send what servers must refuse to take. */
  function rawIssue(values: readonly string[]): Promise<string> {
    const body = JSON.stringify(issueBody(issuer.did, 'Gus'));
    const head = [
      `POST ${ISSUE} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `Authorization: ${issuer.headers['authorization']}`,
      ...values.map((value) => `Idempotency-Key: ${value}`),
    ];
    return new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(platform.base).port), '127.0.0.1');
      const chunks: Buffer[] = [];
      socket.on('data', (chunk: Buffer) => chunks.push(chunk));
      socket.on('error', reject);
      socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    });
  }
});

test('a batch with a key is issued once, and its repeat answers for every record', async () => {
  const headers = { ...issuer.headers, 'idempotency-key': newKey() };
  const post = (size: number) => rest('POST', BATCH, { body: batchBody(size), headers });
  const { result: first, made } = await counting(() => post(7));
  expect(first).toMatchObject({ status: 200, body: { total: 7, succeeded: 7 } });
  expect(made).toBe(7);
  const { result: repeat, made: more } = await counting(() => post(7));
  expect(repeat).toMatchObject({ status: 200, body: first.body });
  expect(wasReplayed(repeat)).toBe(true);
  expect(await post(8)).toMatchObject({ status: 422, body: { error: 'IDEMPOTENCY_MISMATCH' } });
  expect(more).toBe(0);
});

test('other things that are made have keys too: a registration and an API key', async () => {
  const register = (key: string) =>
    rest('POST', '/api/v1/issuer/register', {
      body: { name: 'Once University', contact_email: 'once@example.edu' },
      headers: { 'idempotency-key': key },
    });
  const key = newKey();
  const first = expectStatus(await register(key), 201);
  const repeat = await register(key);
  expect(repeat).toMatchObject({ status: 201, body: first.body });
  expect(wasReplayed(repeat)).toBe(true);
  expect((await register(newKey())).body.issuer_did).not.toBe(first.body.issuer_did);

  const makeKey = () =>
    rest('POST', `/api/v1/issuer/${issuer.did}/api-keys`, {
      body: { name: 'Once', scopes: ['credentials:issue'] },
      headers: { ...issuer.headers, 'idempotency-key': key },
    });
  const made = expectStatus(await makeKey(), 201);
  expect(await makeKey()).toMatchObject({
    status: 409,
    body: { error: 'SECRET_SHOWN_ONCE', message: expect.stringContaining(made.body.api_key_id) },
  });
});

test('GraphQL takes the same header, and shares its keys with REST', async () => {
  const query =
    'mutation ($input: IssueCredentialInput!) { issueCredential(input: $input) { credentialId } }';
  const input = {
    issuerDid: issuer.did,
    holderDid: HOLDER_DID,
    credentialType: 'UniversityDegreeCredential',
    credentialData: { name: 'Hal' },
  };
  const headers = { ...issuer.headers, 'idempotency-key': newKey() };
  const post = (name: string) =>
    platform.graphql(query, { input: { ...input, credentialData: { name } } }, headers);
  const { result, made } = await counting(async () => [
    await post('Hal'),
    await post('Hal'),
    await post('Ida'),
  ]);
  expect(result[1]?.data).toEqual(result[0]?.data);
  expect(result[0]?.data.issueCredential.credentialId).toMatch(/^[0-9a-f-]{36}$/);
  expect(result[2]?.errors).toMatchObject([{ extensions: { code: 'IDEMPOTENCY_MISMATCH' } }]);
  expect(made).toBe(1);

  const overRest = await rest('POST', ISSUE, {
    body: {
      issuer_did: issuer.did,
      holder_did: HOLDER_DID,
      credential_type: 'UniversityDegreeCredential',
      credential_data: { name: 'Hal' },
    },
    headers,
  });
  expect(wasReplayed(overRest)).toBe(true);
  expect(overRest.body.credential_id).toBe(result[0]?.data.issueCredential.credentialId);
});

test('gRPC takes the key as metadata', async () => {
  const log = createLogger({ level: 'silent' });
  const certificates = await openCertificates({ dataDir, names: ['peer'], log });
  const client = createGrpcClient({
    unit: 'peer',
    certificates,
    target: {
      host: '127.0.0.1',
      port: platform.config.units['credential-issuance'].grpc!,
      serverName: 'credential-issuance',
    },
    proto: 'testamur/issuance/credential_issuance.proto',
    service: 'testamur.issuance.CredentialIssuanceService',
    deadlineMs: 5000,
    log,
  });
  bindPeer(dataDir, [issuer.did]);
  const idempotencyKey = newKey();
  const call = (name: string) =>
    client.call<{ credentialId: string }>(
      'IssueCredential',
      {
        issuerDid: issuer.did,
        holderDid: HOLDER_DID,
        credentialType: 'UniversityDegreeCredential',
        credentialData: JSON.stringify({ name }),
      },
      newContext({ idempotencyKey }),
    );
  try {
    const { result, made } = await counting(async () => [await call('Jan'), await call('Jan')]);
    expect(result[0]).toEqual(result[1]);
    expect(made).toBe(1);
    await expect(call('Kim')).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  } finally {
    client.close();
    certificates.close();
  }
});

test('a key is kept through a restart for a day, and forgotten after it', async () => {
  const key = newKey();
  const first = expectStatus(await issue(key, 'Lea'), 201);
  await startAgain();
  const kept = await issue(key, 'Lea');
  expect(kept).toMatchObject({ status: 201, body: first.body });
  expect(wasReplayed(kept)).toBe(true);

  for (const [offset, replayed] of [
    [DAY_MS - 60 * 60_000, true],
    [DAY_MS + 60_000, false],
  ] as const) {
    await startAgain(offset);
    const headers = await signInIssuer(rest, { secrets, email: EMAIL });
    const reply = await issue(key, 'Lea', headers);
    expect(reply.status).toBe(201);
    expect([offset, wasReplayed(reply)]).toEqual([offset, replayed]);
    expect([offset, reply.body.credential_id === first.body.credential_id]).toEqual([offset, replayed]);
  }
}, 60_000);

function batchBody(size: number): object {
  return {
    issuer_did: issuer.did,
    credential_type: 'UniversityDegreeCredential',
    records: Array.from({ length: size }, (_, index) => ({
      holder_did: HOLDER_DID,
      credential_data: { name: `Student ${index}` },
    })),
  };
}
