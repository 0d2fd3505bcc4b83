import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CREDENTIALS_V1 } from '../../kernel/crypto/credential-shape.ts';
import { openSmtpServer, type TestSmtpServer } from '../../kernel/testing/smtp-server.ts';
import { until } from '../../kernel/testing/until.ts';
import { connectStore } from '../../store/connect.ts';
import { type History, type Operation, openHistory, readHistory } from '../testing/history.ts';
import { checkSet } from '../testing/history-checks.ts';
import { auditDataFolder, type PostRunAudit } from '../testing/post-run-audit.ts';
import { type Proc, ready, startUnits, type UnitEnv, unitEnv } from '../testing/procs.ts';
import {
  activeIssuer,
  expectStatus,
  issueBody,
  type Rest,
  ROAD_SETTINGS,
  type RoadIssuer,
  restClient,
  secretsIn,
  signInAdmin,
} from '../testing/rest-road.ts';
import type { RestReply } from '../testing/test-platform.ts';

const ROUNDS = 6;
const LANES = 8;
// On a busy machine.
const READY_MS = 120_000;
const ISSUE = '/api/v1/credentials/issue';
// A letter to this address is taken by the mail server when the platform that hands it over is dead already.
const TAKEN = 'taken@kill.example';
// A letter to this one waits for its second attempt when the platform dies.
const WAITING = 'waiting@kill.example';
// Longer than a claim on a letter lives.
const LATER = { CLOCK_OFFSET_MS: '61000' };

const room = mkdtempSync(join(tmpdir(), 'testamur-durability-'));
const dataDir = join(room, 'data');
const file = join(room, 'history.jsonl');
let smtp: TestSmtpServer;
let setting: UnitEnv;
let platform: Proc;
let rest: Rest;
let issuer: RoadIssuer;
let history: History;
/** Requests that were answered so far. */
let answered = 0;
let operations: readonly Operation[];
let stored: Stored;
let audit: PostRunAudit;

interface Row {
  readonly _id: string;
  // biome-ignore lint/suspicious/noExplicitAny: rows as the store has them
  readonly [field: string]: any;
}
interface Stored {
  readonly credentials: readonly Row[];
  readonly entries: readonly Row[];
}

beforeAll(async () => {
  setting = await unitEnv({ dataDir, logLevel: 'warn', extra: ROAD_SETTINGS });
  rest = restClient(setting.env.PUBLIC_URL!);
  history = openHistory(file);
  await start();
  const admin = await signInAdmin(rest);
  issuer = await activeIssuer(rest, { secrets: secretsIn(dataDir), admin, email: 'registrar@kill.example' });
  smtp = await openSmtpServer(async (letter) => {
    const to = letter.to?.[0]?.address;
    const isFirst = smtp.seen.filter((seen) => seen.to?.[0]?.address === to).length === 1;
    if (to === TAKEN && isFirst) await platform.stop('SIGKILL');
    return to === WAITING && isFirst ? 451 : undefined;
  });

  for (let round = 0; round < ROUNDS; round++) {
    const lanes = Array.from({ length: LANES }, (_, lane) => issueUntilGone(`round-${round}-lane-${lane}`));
    const before = answered;
    await until('the load to run', () => {
      if (!platform.isAlive()) throw new Error(`The platform ended under the load:\n${platform.output()}`);
      return answered > before + LANES;
    });
    await new Promise((resolve) => setTimeout(resolve, randomInt(0, 250)));
    const isLast = round === ROUNDS - 1;
    if (isLast) await dieOfLetters();
    else await platform.stop('SIGKILL');
    const unanswered = (await Promise.all(lanes)).flat();
    await start({ SMTP_URL: smtp.url, ...(isLast ? LATER : {}) });
    for (const name of unanswered) await issue(name);
  }
  await until('both letters', () => lettersTo(TAKEN).length === 2 && lettersTo(WAITING).length > 0);
  expect(await platform.stop()).toBe(0);
  history.close();
  operations = readHistory(file);
  stored = await readStore();
  audit = await auditDataFolder({
    dataDir,
    knownContexts: new Set([CREDENTIALS_V1, `${rest.base}/contexts/v1`]),
  });
}, 600_000);

afterAll(async () => {
  await platform.stop('SIGKILL');
  await smtp.close();
  rmSync(room, { recursive: true, force: true });
});

async function start(more: Readonly<Record<string, string>> = {}): Promise<void> {
  platform = startUnits([], { ...setting.env, ...more });
  await ready(platform, setting.ports['api-gateway'].rest, READY_MS);
}

/** Ends when the mail server has killed the platform. */
async function dieOfLetters(): Promise<void> {
  const register = (email: string) =>
    rest('POST', '/api/v1/holder/auth/register', { body: { name: 'Aoife', email } });
  expectStatus(await register(WAITING), 200);
  await until('the first letter to be refused', () => smtp.seen.length > 0);
  await register(TAKEN).catch(() => undefined);
  await platform.exited;
}

const lettersTo = (address: string) => smtp.received.filter(({ to }) => to?.[0]?.address === address);

/** Issues, reads and now and then revokes until nobody listens; the names of issuances that nobody answered come back. */
async function issueUntilGone(stem: string): Promise<string[]> {
  const unanswered: string[] = [];
  for (let turn = 0; ; turn++) {
    const name = `${stem}-${turn}`;
    const answer = await issue(name);
    if (answer === 'unanswered') unanswered.push(name);
    else if (answer === 'nobody listens') return unanswered;
    else if (turn % 3 === 0) await revoke(answer);
    else await read(answer);
  }
}

/** Issues a credential about `name`, once however often it is asked, since the name is also the key. */
async function issue(name: string): Promise<string> {
  const headers = { ...issuer.headers, 'idempotency-key': name };
  const reply = await recorded('issue', name, 201, () =>
    rest('POST', ISSUE, { body: issueBody(issuer.did, name), headers }),
  );
  return typeof reply === 'string' ? reply : reply.body.credential_id;
}

const revoke = (credentialId: string) =>
  recorded('revoke', credentialId, 200, () =>
    rest('POST', `/api/v1/credentials/${credentialId}/revoke`, {
      body: { reason: 'A misprint.' },
      headers: issuer.headers,
    }),
  );

const read = (credentialId: string) =>
  recorded('read', credentialId, 200, () =>
    rest('GET', `/api/v1/credentials/${credentialId}`, { headers: issuer.headers }),
  );

/** Makes the request between its two lines of the history. */
async function recorded(
  operation: string,
  key: string,
  wanted: number,
  send: () => Promise<RestReply>,
): Promise<RestReply | 'unanswered' | 'nobody listens'> {
  const settle = history.invoke(operation, key);
  try {
    const reply = await send();
    answered += 1;
    settle(reply.status === wanted ? 'ok' : 'fail', { status: reply.status, body: reply.body });
    return reply;
  } catch (error) {
    const isRefused = (error as { code?: string }).code === 'ECONNREFUSED';
    settle(isRefused ? 'fail' : 'unknown');
    return isRefused ? 'nobody listens' : 'unanswered';
  }
}

/** The store as it lies on the disk, with no unit's code in between. */
async function readStore(): Promise<Stored> {
  const store = await connectStore({ dataDir });
  try {
    const rows = (name: string) =>
      store.connection('credentials').collection<Row>(name).find({}).toArray() as unknown as Promise<Row[]>;
    return { credentials: await rows('credentials'), entries: await rows('audit_entries') };
  } finally {
    await store.close();
  }
}

const of = (name: string) => operations.filter((operation) => operation.name === name);
const acknowledged = (name: string) => of(name).filter(({ outcome }) => outcome === 'ok');
const idsOf = (action: string) =>
  stored.entries.filter((entry) => entry['action'] === action).map(({ subject }) => String(subject.id));

test('the rounds did what they are for: much was acknowledged, and something was cut off', () => {
  expect(acknowledged('issue').length).toBeGreaterThan(ROUNDS * LANES);
  expect(acknowledged('revoke').length).toBeGreaterThan(ROUNDS);
  expect(operations.some(({ outcome }) => outcome === 'unknown')).toBe(true);
  const refused = operations.filter(({ outcome, output }) => outcome === 'fail' && output !== undefined);
  expect(refused).toEqual([]);
});

test('a letter that waited is sent once; one that the mail server took from a dying platform is sent again as the same message', async () => {
  expect(lettersTo(WAITING)).toHaveLength(1);
  const ids = lettersTo(TAKEN).map(({ messageId }) => messageId);
  expect(ids).toEqual([ids[1], ids[0]]);
  const store = await connectStore({ dataDir });
  expect(await store.connection('core').collection('letters').countDocuments({})).toBe(0);
  await store.close();
});

test('every acknowledged credential is there, none that failed is, and none is there twice', () => {
  const names = stored.credentials.map(({ holderName }) => String(holderName));
  expect(new Set(names).size).toBe(names.length);
  // What was cut off and then asked again counts by its last outcome.
  const last = [...new Map(of('issue').map((operation) => [operation.key, operation])).values()];
  expect(checkSet(last, new Set(names))).toEqual([]);
});

test('every credential is under the id that was told, with the bytes that were read', () => {
  const byId = new Map(stored.credentials.map((row) => [row._id, row]));
  const told = acknowledged('issue').map(({ key, output }) => [
    key,
    (output as RestReply).body.credential_id,
  ]);
  expect(told.filter(([name, id]) => byId.get(id)?.['holderName'] !== name)).toEqual([]);
  const reads = acknowledged('read').map(({ key, output }) => ({
    id: key,
    body: (output as RestReply).body,
  }));
  expect(reads.length).toBeGreaterThan(0);
  expect(reads.filter(({ id, body }) => byId.get(id)?.['vcJson'] !== body.vc_json)).toEqual([]);
});

test('every acknowledged revocation stands, and nothing else is revoked', () => {
  const revoked = stored.credentials
    .filter(({ credentialStatus }) => credentialStatus === 'REVOKED')
    .map(({ _id }) => _id);
  expect(checkSet(of('revoke'), new Set(revoked))).toEqual([]);
});

test('each credential has its audit entry and each entry its credential: no half transaction', () => {
  expect(idsOf('credential.issued').sort()).toEqual(stored.credentials.map(({ _id }) => _id).sort());
  const revoked = stored.credentials
    .filter(({ credentialStatus }) => credentialStatus === 'REVOKED')
    .map(({ _id }) => _id);
  expect(idsOf('credential.revoked').sort()).toEqual(revoked.sort());
});

test('the chains hold, and every credential verifies from the store', () => {
  expect(audit.findings).toEqual([]);
  expect(audit.counts.credentials).toBe(stored.credentials.length);
});
