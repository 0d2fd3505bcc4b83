import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../kernel/config.ts';
import { type Context, newContext } from '../../kernel/context.ts';
import { aCredential, aSigner } from '../../kernel/crypto/testing/credentials.ts';
import type { Identity } from '../../kernel/identity.ts';
import { newId } from '../../kernel/ids.ts';
import { createLiveSettings } from '../../kernel/live-settings.ts';
import { createLogger } from '../../kernel/log.ts';
import { connectStore, type Store } from '../../store/connect.ts';
import { leaseOf } from '../../store/lease.ts';
import { examinedBy } from '../../store/testing/examined.ts';
import { LIVE_SETTINGS } from '../../subgraphs/domains.ts';
import { createFailureCounts } from './failure-counts.ts';
import { createRetention, monthsBefore } from './retention.ts';
import { anIssuer, aRecord, aWorld, CREDENTIAL_ID, ISSUER_DID, NOW, SIGNER } from './testing/world.ts';
import { verificationCountStore } from './verification-counts-model.ts';
import type { VerificationEvent } from './verification-event.ts';
import { type VerificationEventStore, verificationEventStore } from './verification-event-model.ts';
import { createVerificationHistory, createVerifierHistory } from './verification-history.ts';
import { createVerificationStats } from './verification-stats.ts';

const log = createLogger({ level: 'silent' });
const unit: Identity = { kind: 'unit', unit: 'core-engine' };
const dataDir = mkdtempSync(join(tmpdir(), 'verification-'));
const VERIFIER_ID = '3c5a2b0e-6c3f-4d3a-9a53-2f7d3c0c9a11';
const admin: Identity = { kind: 'admin', userId: 'a', role: 'VIEWER' };
const issuer: Identity = {
  kind: 'issuer',
  issuerStatus: 'ACTIVE',
  userId: 'u',
  role: 'Viewer',
  issuerId: 'i',
  issuerDid: ISSUER_DID,
};
const verifier: Identity = {
  kind: 'verifier',
  userId: 'v',
  role: 'Admin',
  verifierId: VERIFIER_ID,
  verifierStatus: 'ACTIVE',
};

let store: Store;
let events: VerificationEventStore;
let history: ReturnType<typeof createVerificationHistory>;
let stats: ReturnType<typeof createVerificationStats>;

beforeAll(async () => {
  store = await connectStore({ dataDir });
  const connection = store.connection('verification');
  const counts = await verificationCountStore(connection);
  events = await verificationEventStore({ connection, counts, now: () => NOW, log });
  stats = createVerificationStats({ counts, settle: events.settle, now: () => NOW });
  history = createVerificationHistory({ events });
  const world = aWorld({ records: [aRecord(aCredential(SIGNER))] });
  const verify = async (credential: object, context: Partial<Context>, input: object = {}) => {
    await world.service.verify({ credential, ...input }, newContext(context));
  };
  const clientHash = '192.0.2.7';
  await verify(aCredential(SIGNER), { clientHash, identity: verifier });
  await verify(aCredential(SIGNER), { clientHash }, { verifierId: VERIFIER_ID });
  await verify(
    aCredential(SIGNER),
    { clientHash: '192.0.2.8', identity: { kind: 'unit', unit: 'core-engine' } },
    {
      verifierId: VERIFIER_ID,
      channel: 'SHARE_LINK',
    },
  );
  await verify({ ...aCredential(SIGNER), name: 'changed' }, {});
  await verify(aCredential(aSigner(2)), {});
  await verify({}, {});
  await Promise.all(
    world.events.map((event, index) =>
      events.record({ ...event, occurredAt: new Date(NOW.getTime() + index * 1000) }),
    ),
  );
});

afterAll(async () => {
  await events.close();
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const list = async (identity: Identity, input: object = {}) => history(input, newContext({ identity }));
const statuses = ({ items }: { items: readonly VerificationEvent[] }) => items.map(({ status }) => status);

test('an administrator sees every verification, newest first', async () => {
  const page = await list(admin);
  expect(statuses(page)).toEqual([
    'MALFORMED',
    'UNKNOWN_ISSUER',
    'INVALID_SIGNATURE',
    'VALID',
    'VALID',
    'VALID',
  ]);
  expect(page).toMatchObject({ total: 6, offset: 0, size: 20 });
});

test('an issuer sees those that name it, a verifier those it made', async () => {
  expect(statuses(await list(issuer))).toEqual(['INVALID_SIGNATURE', 'VALID', 'VALID', 'VALID']);
  const own = await list(verifier);
  expect(own.items.map(({ channel }) => channel)).toEqual(['SHARE_LINK', 'PORTAL']);
});

test('a verifier has it as a file, too, and nobody else has what is for verifiers', async () => {
  const own = createVerifierHistory({ events, now: () => NOW });
  const file = await own.file({ filter: { status: 'VALID' } }, newContext({ identity: verifier }));
  const lines = file.content.toString('utf8').trimEnd().split('\r\n');
  expect([file.fileName, file.next, lines.length]).toEqual(['verifications-2026-03-01.csv', null, 3]);
  expect(lines[0]).toContain('"verification_id","occurred_at","channel","status"');
  expect(lines[1]).toContain(`"SHARE_LINK","VALID","${CREDENTIAL_ID}","${ISSUER_DID}"`);
  const reader = { kind: 'verifierKey', apiKeyId: 'k', verifierId: VERIFIER_ID } as const;
  const key: Identity = { ...reader, verifierStatus: 'ACTIVE', scopes: ['history:read'] };
  expect(await own.file({ filter: { status: 'VALID' } }, newContext({ identity: key }))).toEqual(file);
  for (const identity of [issuer, admin, unit])
    for (const ask of [own.list, own.file])
      await expect(ask({}, newContext({ identity }))).rejects.toMatchObject({ code: 'SCOPE_MISSING' });
});

test('a file has every row that is asked for, however many others are between them', async () => {
  const connection = store.connection('verification_file');
  const counts = await verificationCountStore(connection);
  const kept = await verificationEventStore({ connection, counts, now: () => NOW, log });
  const TOTAL = 3300;
  const rows = Array.from({ length: TOTAL }, (_, number) => ({
    _id: newId(),
    credentialId: null,
    issuerDid: number % 3 === 0 ? ISSUER_DID : 'did:key:z6MkOther',
    verifierId: VERIFIER_ID,
    channel: 'API',
    status: number % 3 === 0 ? 'REVOKED' : 'VALID',
    checks: [],
    latencyMs: 1,
    // Several of one instant, also where a look ends.
    occurredAt: new Date(NOW.getTime() - (number >> 2) * 1000),
  }));
  await connection.collection('verification_events').insertMany(rows as never);
  const own = createVerifierHistory({ events: kept, now: () => NOW });
  for (const [filter, expected] of [
    [{}, TOTAL],
    [{ status: 'VALID' }, (TOTAL * 2) / 3],
    [{ status: 'REVOKED' }, TOTAL / 3],
    [{ issuerDid: ISSUER_DID }, TOTAL / 3],
    [{ issuerDid: ISSUER_DID, status: 'REVOKED' }, TOTAL / 3],
    [{ issuerDid: ISSUER_DID, status: 'VALID' }, 0],
  ] as const) {
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const piece = await own.file({ filter, after }, newContext({ identity: verifier }));
      const lines = piece.content
        .toString('utf8')
        .split('\r\n')
        .slice(after === undefined ? 1 : 0, -1);
      ids.push(...lines.map((line) => line.split(',')[0] ?? ''));
      after = piece.next ?? undefined;
    } while (after !== undefined);
    expect([filter, ids.length, new Set(ids).size]).toEqual([filter, expected, expected]);
  }
  const of = { verifierId: VERIFIER_ID, status: 'REVOKED' };
  const { examined, returned } = await examinedBy(connection, () => kept.list(of, { skip: 0, limit: 20 }));
  expect([examined, returned]).toEqual([20, 20]);
  await kept.close();
});

test('only a unit can name the verifier for whom it asks', async () => {
  const { items } = await list(issuer, { filter: { status: 'VALID' } });
  expect(items.map(({ verifierId }) => verifierId)).toEqual([VERIFIER_ID, null, VERIFIER_ID]);
});

test.each<[object, number]>([
  [{ status: 'UNKNOWN_ISSUER' }, 1],
  [{ credentialId: CREDENTIAL_ID }, 5],
  [{ issuerDid: ISSUER_DID }, 4],
  [{ from: new Date(NOW.getTime() + 2000), to: new Date(NOW.getTime() + 4000) }, 2],
  [{ from: '2026-03-01T12:00:05Z' }, 1],
])('filters by %j', async (filter, total) => {
  await expect(list(admin, { filter })).resolves.toMatchObject({ total });
});

test('walks in pages', async () => {
  const page = await list(admin, { first: 2, offset: 4 });
  expect(page).toMatchObject({ total: 6, offset: 4, size: 2 });
  expect(page.items).toHaveLength(2);
});

test('keeps the result and hashes, nothing of what the credential says', async () => {
  const { items } = await list(issuer, { first: 1, offset: 3 });
  const [event] = items;
  expect(event).toMatchObject({
    credentialId: CREDENTIAL_ID,
    vcHash: aRecord(aCredential(SIGNER)).vcHash,
    issuerDid: ISSUER_DID,
    channel: 'PORTAL',
    status: 'VALID',
    latencyMs: 0,
    occurredAt: NOW,
  });
  expect(event?.checks).toHaveLength(8);
  expect(event?.checks[2]).toEqual({ check: 'PROOF', outcome: 'PASSED', code: 'SIGNATURE_VERIFIED' });
  const stored = JSON.stringify(
    await store.connection('verification').collection('verification_events').find().toArray(),
  );
  expect(stored).not.toMatch(/192\.0\.2|Aoife|Computer Science|University|z6MkiTBz/);
});

test('tells addresses of one day apart without keeping them', async () => {
  const { items } = await list(issuer, { filter: { status: 'VALID' } });
  const [third, second, first] = items.map(({ ipHash }) => ipHash);
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test.each<[Identity, object, string]>([
  [{ kind: 'anonymous' }, {}, 'UNAUTHENTICATED'],
  [{ kind: 'holder', holderId: 'h', dids: [] }, {}, 'SCOPE_MISSING'],
  [issuer, { filter: { issuerDid: 'did:key:zAnother' } }, 'FORBIDDEN'],
  [admin, { first: 101 }, 'VALIDATION_FAILED'],
  [admin, { first: 0 }, 'VALIDATION_FAILED'],
  [admin, { after: 'nonsense' }, 'VALIDATION_FAILED'],
  [admin, { filter: { status: { $ne: 'VALID' } } }, 'VALIDATION_FAILED'],
  [admin, { filter: { credentialId: { $gt: '' } } }, 'VALIDATION_FAILED'],
  [admin, { filter: { from: 'yesterday' } }, 'VALIDATION_FAILED'],
])('refuses %j asking %j with %s', async (identity, input, code) => {
  await expect(list(identity, input)).rejects.toMatchObject({ code });
});

test('an issuer that was named by a forged credential sees the attempt as refused', async () => {
  const { items } = await list(issuer, { filter: { status: 'INVALID_SIGNATURE' } });
  expect(items[0]?.checks[2]).toMatchObject({ outcome: 'FAILED', code: 'SIGNATURE_MISMATCH' });
  expect(anIssuer().did).toBe(items[0]?.issuerDid);
});

/** Events of a database of their own, the counts beside them, and a way to lose the answer to the next commit. */
async function eventsOf(database: string, from: Store = store) {
  const connection = from.connection(database);
  const counts = await verificationCountStore(connection);
  const own = await verificationEventStore({ connection, counts, now: () => NOW, log });
  const ask = createVerificationStats({ counts, settle: own.settle, now: () => NOW });
  return { connection, own, ask: (input: object = {}) => ask(input, newContext({ identity: unit })) };
}

async function someEvents(length: number, given: Partial<VerificationEvent> = {}) {
  const world = aWorld({ records: [aRecord(aCredential(SIGNER))] });
  for (let index = 0; index < length; index += 1)
    await world.service.verify({ credential: aCredential(SIGNER) }, newContext());
  return world.events.map((event) => ({ ...event, ...given }));
}

test('an event that the store refused at first, or whose answer was lost, is written and counted once', async () => {
  const { connection, own, ask } = await eventsOf('verification_retry');
  const model = connection.model('VerificationEvent');
  const write = model.insertMany.bind(model) as (...args: unknown[]) => Promise<unknown>;
  let attempts = 0;
  // The first answer is lost after the write, the second attempt never reaches the store.
  model.insertMany = (async (...args: unknown[]) => {
    attempts += 1;
    if (attempts === 1) await write(...args);
    if (attempts <= 2) throw new Error('connection lost');
    return write(...args);
  }) as never;
  const [first, ...others] = await someEvents(4);
  await own.record(first!);
  expect(await ask()).toMatchObject({ total: 1 });
  await Promise.all(others.map((event) => own.record(event)));
  for (let total = 0; total < 4; ) ({ total } = await own.list({}, { skip: 0, limit: 10 }));
  expect(attempts).toBeGreaterThan(2);
  expect(await ask({ issuers: [ISSUER_DID] })).toMatchObject({
    total: 4,
    valid: 4,
    byIssuer: [{ key: ISSUER_DID, total: 4 }],
  });
  await own.close();
});

test('counts that were cut off are made up for, once', async () => {
  const overSocket = await connectStore({ dataDir });
  const { connection, own, ask } = await eventsOf('verification_cut', overSocket);
  const start = connection.startSession.bind(connection);
  let commits = 0;
  connection.startSession = async (...args) => {
    const session = await start(...args);
    const commit = session.commitTransaction.bind(session);
    session.commitTransaction = async () => {
      commits += 1;
      // The first commit never reaches the store; the second does, and its answer is lost.
      if (commits === 2) await commit();
      if (commits <= 2) throw new Error('connection lost');
      return commit();
    };
    return session;
  };
  for (const event of await someEvents(3)) await own.record(event);
  await expect(ask()).rejects.toThrow('connection lost');
  await expect(ask()).rejects.toThrow('connection lost');
  expect(await ask()).toMatchObject({ total: 3, asOf: NOW });
  await own.close();
  await overSocket.close();
});

test('two processes count what both write at once', async () => {
  const other = await connectStore({ dataDir });
  const [ours, theirs] = [await eventsOf('verification_both'), await eventsOf('verification_both', other)];
  const all = await someEvents(40);
  await Promise.all(all.map((event, index) => (index % 2 === 0 ? ours : theirs).own.record(event)));
  await Promise.all([ours.own.settle(), theirs.own.settle(), ours.own.settle()]);
  for (const { own, ask } of [ours, theirs]) {
    expect(await own.list({}, { skip: 0, limit: 1 })).toMatchObject({ total: 40 });
    expect(await ask()).toMatchObject({ total: 40, byDay: [{ day: '2026-03-01', total: 40, valid: 40 }] });
    await own.close();
  }
  await other.close();
});

describe('statistics', () => {
  const ask = (input: object = {}) => stats(input, newContext({ identity: unit }));

  test('count by day, status, channel and registered issuer', async () => {
    const unknown = 'did:key:z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp';
    const counted = await ask({ issuers: [ISSUER_DID, unknown] });
    expect((await ask()).byIssuer).toEqual([]);
    expect(counted).toEqual({
      total: 6,
      valid: 3,
      byStatus: [
        { key: 'VALID', count: 3 },
        { key: 'INVALID_SIGNATURE', count: 1 },
        { key: 'MALFORMED', count: 1 },
        { key: 'UNKNOWN_ISSUER', count: 1 },
      ],
      byChannel: [
        { key: 'API', count: 4 },
        { key: 'PORTAL', count: 1 },
        { key: 'SHARE_LINK', count: 1 },
      ],
      byDay: [{ day: '2026-03-01', total: 6, valid: 3 }],
      byIssuer: [{ key: ISSUER_DID, total: 4, valid: 3 }],
      asOf: NOW,
    });
  });

  test('stay when events are forgotten, and leave demonstrations out', async () => {
    const { connection, own, ask: asked } = await eventsOf('verification_kept');
    for (const event of await someEvents(3)) await own.record(event);
    for (const event of await someEvents(2, { isDemo: true })) await own.record(event);
    await own.settle();
    await connection.collection('verification_events').deleteMany({});
    expect(await asked()).toMatchObject({ total: 3 });
    expect(await asked({ from: '2026-02-01', to: '2026-02-28' })).toMatchObject({ total: 0, byDay: [] });
    await own.close();
  });

  test('are for units', async () => {
    for (const identity of [admin, issuer, verifier])
      await expect(stats({}, newContext({ identity }))).rejects.toMatchObject({ code: 'SCOPE_MISSING' });
    await expect(ask({ from: '2026-03-02', to: '2026-03-01' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});

describe('old events', () => {
  const log = createLogger({ level: 'silent' });
  const anEvent = (occurredAt: Date): VerificationEvent => ({
    verificationId: newId(),
    credentialId: null,
    vcHash: null,
    issuerDid: null,
    channel: 'API',
    verifierId: null,
    ipHash: null,
    status: 'VALID',
    checks: [],
    latencyMs: 1,
    occurredAt,
  });

  test('are forgotten when they are as old as the setting says at that moment, however many there are', async () => {
    const connection = store.connection('verification_old');
    const settings = createLiveSettings(readConfig({}), LIVE_SETTINGS);
    const counts = await verificationCountStore(connection);
    const kept = await verificationEventStore({ connection, counts, now: () => NOW, log });
    const retention = createRetention({
      events: kept,
      settings,
      now: () => NOW,
      log,
      lease: leaseOf(store.connection('verification'), 'verification.retention', () => NOW),
    });
    const count = async () => (await kept.list({}, { skip: 0, limit: 1 })).total;
    const dates = [
      ...Array.from({ length: 1100 }, (_, index) => new Date(monthsBefore(NOW, 24).getTime() - 1 - index)),
      monthsBefore(NOW, 24),
      monthsBefore(NOW, 3),
      NOW,
    ];
    await Promise.all(dates.map((at) => kept.record(anEvent(at))));
    expect(await count()).toBe(1103);

    // A unit that ends in the middle leaves the rest to the next one.
    const over = kept.forget(monthsBefore(NOW, 24), () => true);
    expect([await over, await count()]).toEqual([500, 603]);
    // By the default they would go; what administrators have set is not known yet.
    await retention.sweep();
    expect(await count()).toBe(603);
    settings.confirm();
    await retention.sweep();
    expect(await count()).toBe(3);
    settings.apply({ version: 1, values: { 'retention.verification-events-months': 2 } });
    await retention.sweep();
    expect(await count()).toBe(1);
    await kept.close();
  });

  test('is listed in the order of an index, whoever asks', async () => {
    const rows = store.connection('verification').collection('verification_events');
    const plan = async (by: object, sort: Record<string, 1 | -1>) =>
      JSON.stringify(await rows.find(by).sort(sort).explain('queryPlanner'));
    for (const by of [
      {},
      { issuerDid: ISSUER_DID },
      { verifierId: VERIFIER_ID },
      { credentialId: CREDENTIAL_ID },
    ])
      expect(await plan(by, { occurredAt: -1, _id: 1 })).not.toContain('"SORT"');
    expect(await plan({}, { latencyMs: 1 })).toContain('"SORT"');
  });

  test('went by an index of the store once, and others were without its order: they are taken away, whoever starts at the same time', async () => {
    const connection = store.connection('verification_before');
    const rows = connection.collection('verification_events');
    await rows.createIndex({ occurredAt: 1 }, { expireAfterSeconds: 63_072_000 });
    await rows.createIndex({ issuerDid: 1, occurredAt: -1 });
    const other = await connectStore({ dataDir });
    const opened = await Promise.all(
      [connection, other.connection('verification_before')].map((each) =>
        verificationCountStore(each).then((counts) =>
          verificationEventStore({ connection: each, counts, now: () => NOW, log }),
        ),
      ),
    );
    const indexes = await rows.indexes();
    const keys = indexes.map(({ key }) => key);
    expect(keys).toContainEqual({ occurredAt: -1, _id: 1 });
    expect(keys).not.toContainEqual({ issuerDid: 1, occurredAt: -1 });
    expect(indexes.filter((index) => index.expireAfterSeconds !== undefined)).toEqual([]);
    await Promise.all(opened.map((each) => each.close()));
    await other.close();
  });

  test.each([
    ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2028-02-29T00:00:00.000Z', 24, '2026-02-28T00:00:00.000Z'],
    ['2026-01-15T23:59:59.999Z', 2, '2025-11-15T23:59:59.999Z'],
    ['2026-03-01T00:00:00.000Z', 600, '1976-03-01T00:00:00.000Z'],
  ])('of %s, %i months before is %s', (at, months, expected) => {
    expect(monthsBefore(new Date(at), months).toISOString()).toBe(expected);
  });
});

describe('failures', () => {
  const unit = { kind: 'unit', unit: 'core-engine' } as const;
  const count = (input: unknown, identity: Identity = unit) =>
    createFailureCounts({ events })(input, newContext({ identity }));
  const from = new Date(Math.floor(NOW.getTime() / 3_600_000) * 3_600_000);
  const to = new Date(NOW.getTime() + 60_000);

  test('are counted by issuer and hour: documents that the issuer has not signed, and no others', async () => {
    expect(await count({ from, to })).toEqual([{ issuerDid: ISSUER_DID, hour: from, failures: 1 }]);
    // The fourth event failed, three seconds after the first; the fifth names an issuer that nobody registered.
    expect(await count({ from: new Date(NOW.getTime() + 3000), to })).toMatchObject([{ failures: 1 }]);
    expect(await count({ from: new Date(NOW.getTime() + 3001), to })).toEqual([]);
    expect(await count({ from, to: new Date(NOW.getTime() + 3000) })).toEqual([]);
  });

  test.each([{}, { from: to, to: from }, { from: 'yesterday', to }, { from, to, status: 'VALID' }])(
    'of %j are refused',
    async (input) => {
      await expect(count(input)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    },
  );

  test.each([admin, issuer, verifier])('are closed to %j', async (identity) => {
    await expect(count({ from, to }, identity)).rejects.toMatchObject({ code: 'SCOPE_MISSING' });
  });
});
