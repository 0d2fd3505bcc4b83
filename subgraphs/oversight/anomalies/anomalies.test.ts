import type { AuditEntry, AuditFact } from '../../../kernel/audit.ts';
import type { AuditAction } from '../../../kernel/audit-actions.ts';
import { type Context, newContext } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Identity } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import { createLedger, type Ledger } from '../../../store/ledger.ts';
import { aWorld, by, byUnit, othersThan, VIEWER } from '../../testing/rooms.ts';
import { trailStore } from '../audit/trail-model.ts';
import { openTrailReaders } from '../audit/trail-reader.ts';
import { createTrailService } from '../audit/trail-service.ts';
import { writerOf } from '../testing/oversight.ts';
import { ANOMALY_RULES, ANOMALY_STATUSES, requireNext } from './anomaly.ts';
import { openAnomaliesRoom } from './room.ts';
import { RULES, thresholdOf } from './rules.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const ADMIN: Identity = { kind: 'admin', userId: 'admin-1', role: 'OPERATOR' };
const me = by(ADMIN);

let world: Awaited<ReturnType<typeof aWorld>>;
let ledgers: Record<string, Ledger>;
let trail: ReturnType<typeof createTrailService>;
let room: Awaited<ReturnType<typeof openAnomaliesRoom>>;
const demo = new Set<string>();
let failures: { issuerDid: string; hour: Date; failures: number }[] = [];
const asked: { from: Date; to: Date }[] = [];
let isDown = false;

beforeAll(async () => {
  world = await aWorld();
  // The store drops expired rows by the clock of the machine; the tests live after it, at the beginning of a day.
  world.moveClock(20 * 365 * DAY - 10 * HOUR);
  const connection = world.store.connection('core');
  const rows = await trailStore(connection);
  trail = createTrailService({
    writerOf,
    store: rows,
    verifyTrail: () => Promise.reject(new Error('Nobody verifies here.')),
    now: () => new Date(),
  });
  const ledger = (source: string) =>
    createLedger({ connection: world.store.connection(source), source, now: world.now });
  ledgers = {
    core: await ledger('core'),
    issuers: await ledger('issuers'),
    credentials: await ledger('credentials'),
    custodians: await ledger('custodians'),
  };
  room = await openAnomaliesRoom({
    connection,
    ledger: ledgers['core']!,
    activity: rows,
    failures: {
      async countsSince(from, to) {
        if (isDown) throw new AppError('UPSTREAM_UNAVAILABLE', 'Down.');
        asked.push({ from, to });
        return failures.filter(({ hour }) => hour >= from && hour < to);
      },
    },
    organizations: {
      byDid: async (did) =>
        did === 'did:key:z6MkNobody'
          ? undefined
          : { type: did.includes('custodian') ? 'Custodian' : 'Issuer', id: `id of ${did}` },
      isDemo: async ({ type, id }) => demo.has(`${type} ${id}`),
    },
    readTrail: await openTrailReaders({
      connection,
      trail: rows,
      onAppend: trail.onAppend,
      now: world.now,
      log: world.log,
    }),
    now: world.now,
    log: world.log,
  });
});
afterAll(() => world.close());

/** Commits facts at this moment, as the caller. */
async function commit(source: string, facts: readonly AuditFact[], context: Context = by()): Promise<void> {
  await ledgers[source]!.commit(context, { writes: [], audit: facts });
}
const fact = (action: AuditAction, issuerId: string): AuditFact => ({
  action,
  subject: { type: 'Credential', id: newId() },
  org: { type: 'ISSUER', id: issuerId },
});
const issue = (issuerId: string, count: number, context?: Context) =>
  commit(
    'credentials',
    Array.from({ length: count }, () => fact('credential.issued', issuerId)),
    context,
  );
const revoke = (issuerId: string, count: number) =>
  commit(
    'credentials',
    Array.from({ length: count }, () => fact('credential.revoked', issuerId)),
  );
const rotate = (issuerId: string) =>
  commit('issuers', [{ action: 'issuer.key_rotated', subject: { type: 'Issuer', id: issuerId } }]);

/** Relays everything and lets the room read it. */
async function catchUp(): Promise<void> {
  for (const [source, ledger] of Object.entries(ledgers)) {
    await ledger.relay((entries: readonly AuditEntry[]) => trail.append(entries, byUnit(source)));
  }
  await room.catchUp();
}
// biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the data
const list = async (filter: object = {}, context = me): Promise<any> =>
  room.resolvers.Query.anomalies({}, { filter, first: 100 }, context);
const found = async (subjectId: string) => {
  await catchUp();
  return (await list({ subjectId })).nodes;
};
const resolve = (input: object, context = me) =>
  room.resolvers.Mutation.resolveAnomaly({}, { input: input as never }, context);
/** So many were issued, so many hours ago. */
async function counted(subjectId: string, hoursAgo: number, count: number): Promise<void> {
  const hour = new Date(Math.floor(world.now().getTime() / HOUR - hoursAgo) * HOUR);
  const row = {
    kind: 'ISSUED',
    subjectId,
    hour,
    count,
    evidence: [],
    lastSeq: 0,
    forgetAt: new Date('2999-01-01'),
  };
  await rowsOf('anomaly_hourly_counts').insertOne({ _id: newId() as never, ...row });
}
const rowsOf = (name: string) => world.store.connection('core').collection(name);

describe('rates of an issuer', () => {
  test.each([
    ['ISSUE_RATE_SPIKE', issue, 100],
    ['REVOCATION_SPIKE', revoke, 20],
  ] as const)('%s is raised at the least count, and not just below', async (rule, doing, least) => {
    const id = `small ${rule}`;
    await doing(id, least - 1);
    expect(await found(id)).toEqual([]);
    await doing(id, 1);
    const [anomaly, ...more] = await found(id);
    expect(more).toEqual([]);
    expect(anomaly).toMatchObject({
      rule,
      subject: { type: 'Issuer', id },
      observed: least,
      baseline: 0,
      window: 'PT1H',
      windowStart: world.now(),
      score: least,
      status: 'OPEN',
      rowVersion: 1,
    });
    expect(anomaly.evidence).toHaveLength(20);
    const { items } = await trail.list({ filter: { search: anomaly.evidence[0] } }, by(VIEWER));
    expect(items).toEqual([]);
    const shown = await rowsOf('audit_trail').findOne({ _id: anomaly.evidence[19] });
    expect(shown).toMatchObject({ org: { id } });
    expect(
      await rowsOf('audit_entries').countDocuments({
        action: 'anomaly.raised',
        'subject.id': anomaly.anomalyId,
      }),
    ).toBe(1);

    await doing(id, least);
    expect(await found(id)).toHaveLength(1);
    world.moveClock(HOUR);
    await doing(id, least);
    expect(await found(id)).toHaveLength(2);
    world.moveClock(DAY - HOUR);
  });

  test('ten times the mean of the week is needed of those who are busy', async () => {
    const id = 'busy';
    await counted(id, 168, 15 * 100);
    await counted(id, 1, 15 * 68);
    await counted(id, 169, 100_000);
    await issue(id, 149);
    expect(await found(id)).toEqual([]);
    await issue(id, 1);
    expect(await found(id)).toMatchObject([{ observed: 150, baseline: 15, score: 10 }]);
  });

  test('entries that come again count once, also in part', async () => {
    const id = newId();
    await issue(id, 60);
    await catchUp();
    await rowsOf('audit_readers').updateMany({}, { $set: { seq: 0 } });
    await issue(id, 20);
    await catchUp();
    await rowsOf('audit_readers').updateMany({}, { $set: { seq: 0 } });
    await catchUp();
    expect(await rowsOf('anomaly_hourly_counts').find({ subjectId: id }).toArray()).toMatchObject([
      { count: 80 },
    ]);
    expect(await found(id)).toEqual([]);
  });

  test('entries of several processes count together, each once', async () => {
    const id = newId();
    const facts = (count: number) => Array.from({ length: count }, () => fact('credential.issued', id));
    await issue(id, 30);
    await catchUp();
    // A row of an earlier release, which knew one chain.
    const [row] = await rowsOf('anomaly_hourly_counts').find({ subjectId: id }).toArray();
    const { seq: lastSeq } = (await rowsOf('audit_trail').findOne({ 'org.id': id }, { sort: { seq: -1 } }))!;
    await rowsOf('anomaly_hourly_counts').updateOne(
      { _id: row!._id },
      { $set: { lastSeq }, $unset: { last: 1 } },
    );
    const others = await createLedger({
      connection: world.store.connection('credentials'),
      source: 'credentials',
      now: world.now,
    });
    await others.commit(by(), { writes: [], audit: facts(20) });
    await others.relay((entries) => trail.append(entries, byUnit('credentials')));
    await issue(id, 10);
    await catchUp();
    for (const seq of [0, 3, 0]) {
      await rowsOf('audit_readers').updateMany({}, { $set: { seq } });
      await catchUp();
    }
    expect(await rowsOf('anomaly_hourly_counts').find({ subjectId: id }).toArray()).toMatchObject([
      { count: 60 },
    ]);
    await others.close();
  });

  test('nobody is warned of a demonstration, of refusals, or of what no baseline looks back on', async () => {
    const id = newId();
    demo.add(`Issuer ${id}`);
    await issue(id, 200);
    expect(await found(id)).toEqual([]);
    const refused = newId();
    await commit(
      'credentials',
      Array.from({ length: 200 }, () => ({
        ...fact('credential.issued', refused),
        status: 'DENIED' as const,
      })),
    );
    expect(await found(refused)).toEqual([]);
    const old = newId();
    await issue(old, 200);
    world.moveClock(9 * DAY);
    expect(await found(old)).toEqual([]);
  });
});

describe('custodians', () => {
  const by = (action: AuditAction, id: string, count: number) =>
    commit(
      'credentials',
      Array.from({ length: count }, () => ({ ...fact(action, id), org: { type: 'CUSTODIAN' as const, id } })),
    );
  const changeKey = (id: string) =>
    commit('custodians', [{ action: 'custodian.key_rotated', subject: { type: 'Custodian', id } }]);

  test.each([
    ['ISSUE_RATE_SPIKE', 'credential.issued', 100],
    ['REVOCATION_SPIKE', 'credential.revoked', 20],
  ] as const)('%s names the custodian', async (rule, action, least) => {
    const id = newId();
    await by(action, id, least - 1);
    expect(await found(id)).toEqual([]);
    await by(action, id, 1);
    expect(await found(id)).toMatchObject([
      { rule, subject: { type: 'Custodian', id }, observed: least, status: 'OPEN' },
    ]);
  });

  test('NEW_KEY_THEN_BULK follows the change of its key, also one that is heard of last', async () => {
    const id = newId();
    await changeKey(id);
    const changedAt = world.now();
    world.moveClock(1000);
    await by('credential.issued', id, 49);
    expect(await found(id)).toEqual([]);
    await by('credential.issued', id, 1);
    expect(await found(id)).toMatchObject([
      { rule: 'NEW_KEY_THEN_BULK', subject: { type: 'Custodian', id }, observed: 50, windowStart: changedAt },
    ]);

    const late = newId();
    await changeKey(late);
    world.moveClock(1000);
    await by('credential.issued', late, 50);
    const { custodians, ...others } = ledgers;
    ledgers = others;
    expect(await found(late)).toEqual([]);
    ledgers = { ...others, custodians: custodians! };
    expect(await found(late)).toMatchObject([
      { rule: 'NEW_KEY_THEN_BULK', subject: { type: 'Custodian', id: late } },
    ]);
  });

  test('a change of key that an earlier release has noted is that of an issuer', async () => {
    const id = newId();
    await rotate(id);
    await catchUp();
    await rowsOf('anomaly_key_changes').updateOne({ orgId: id }, { $unset: { orgType: 1 } });
    world.moveClock(1000);
    await issue(id, 50);
    expect(await found(id)).toMatchObject([{ subject: { type: 'Issuer', id } }]);
  });

  test('VERIFY_FAILURE_SPIKE names whom documents name that it has not signed', async () => {
    const did = 'did:key:z6MkcustodianForged';
    const hour = new Date(Math.floor(world.now().getTime() / HOUR) * HOUR);
    failures = [{ issuerDid: did, hour, failures: 20 }];
    await room.sweep();
    failures = [];
    expect(await found(`id of ${did}`)).toMatchObject([
      { rule: 'VERIFY_FAILURE_SPIKE', subject: { type: 'Custodian', id: `id of ${did}` }, observed: 20 },
    ]);
  });

  test('of the demonstration raise nothing, whatever an issuer of the same id is', async () => {
    const id = newId();
    demo.add(`Custodian ${id}`);
    await changeKey(id);
    world.moveClock(1000);
    await by('credential.issued', id, 200);
    expect(await found(id)).toEqual([]);
    await issue(id, 200);
    expect(await found(id)).toMatchObject([{ subject: { type: 'Issuer', id } }]);
  });
});

describe('a new key, then a burst', () => {
  const burst = async (id: string) =>
    (await found(id)).filter(({ rule }: { rule: string }) => rule === 'NEW_KEY_THEN_BULK');

  test('is raised by what followed the change, not by what came before', async () => {
    const id = newId();
    world.moveClock(10 * 60_000);
    await issue(id, 40);
    world.moveClock(60_000);
    const changedAt = world.now();
    await rotate(id);
    world.moveClock(60_000);
    await issue(id, 49);
    expect(await burst(id)).toEqual([]);
    world.moveClock(23 * HOUR);
    await issue(id, 1);
    expect(await burst(id)).toMatchObject([
      { observed: 50, baseline: 0, window: 'PT24H', windowStart: changedAt, status: 'OPEN' },
    ]);
    await issue(id, 10);
    expect(await burst(id)).toHaveLength(1);
  });

  test('is found when the change is heard of last', async () => {
    const id = newId();
    await rotate(id);
    world.moveClock(1000);
    await issue(id, 50);
    const { issuers, ...others } = ledgers;
    ledgers = others;
    expect(await burst(id)).toEqual([]);
    ledgers = { ...others, issuers: issuers! };
    expect(await burst(id)).toHaveLength(1);
  });

  test('needs five times the mean day', async () => {
    const id = newId();
    await counted(id, 168, 100);
    await counted(id, 1, 40);
    await rotate(id);
    world.moveClock(1000);
    await issue(id, 99);
    expect(await burst(id)).toEqual([]);
    await issue(id, 1);
    expect(await burst(id)).toMatchObject([{ observed: 100, baseline: 20, score: 5 }]);
  });

  test('a day later it follows no more', async () => {
    const id = newId();
    await rotate(id);
    world.moveClock(DAY);
    await issue(id, 80);
    expect(await burst(id)).toEqual([]);
  });
});

describe('an API key on a new network', () => {
  const from = (apiKeyId: string, network: string | undefined) =>
    newContext({
      identity: {
        kind: 'apiKey',
        issuerStatus: 'ACTIVE',
        apiKeyId,
        issuerId: 'i',
        issuerDid: 'did:key:z6Mk1',
        scopes: [],
      },
      clientHash: network,
    });
  const use = (apiKeyId: string, network: string | undefined) => issue('keys', 1, from(apiKeyId, network));
  const days = async (apiKeyId: string, networks: readonly string[]) => {
    for (const network of networks) {
      await use(apiKeyId, network);
      await use(apiKeyId, network);
      world.moveClock(DAY);
    }
    await catchUp();
  };

  test('is raised by a second one on a day after three days of one', async () => {
    const key = newId();
    await days(key, ['home', 'home', 'home']);
    await use(key, 'home');
    await use(key, undefined);
    expect(await found(key)).toEqual([]);
    await use(key, 'elsewhere');
    const [anomaly, ...more] = await found(key);
    expect(more).toEqual([]);
    expect(anomaly).toMatchObject({
      rule: 'API_KEY_NEW_NETWORK',
      subject: { type: 'ApiKey', id: key },
      observed: 2,
      baseline: 1,
      window: 'P1D',
      score: 2,
    });
    expect(anomaly.evidence).toHaveLength(2);
    await use(key, 'further');
    expect(await found(key)).toHaveLength(1);
  });

  test('a key that moves from day to day is no news, since hashes mean nothing on another day', async () => {
    const key = newId();
    await days(key, ['one', 'two', 'three']);
    await use(key, 'four');
    expect(await found(key)).toEqual([]);
  });

  test('a key of two days is too young, and one that always had two is used to it', async () => {
    const young = newId();
    await days(young, ['home', 'home']);
    await use(young, 'home');
    await use(young, 'elsewhere');
    expect(await found(young)).toEqual([]);

    const roaming = newId();
    await use(roaming, 'office');
    await days(roaming, ['home', 'home', 'home']);
    await use(roaming, 'home');
    await use(roaming, 'office');
    expect(await found(roaming)).toEqual([]);
  });

  test('twenty networks of a day are remembered, and no more', async () => {
    const key = newId();
    for (let at = 0; at < 25; at++) await use(key, `network ${at}`);
    await catchUp();
    const [day] = await rowsOf('anomaly_key_networks').find({ apiKeyId: key }).toArray();
    expect(day?.['networks']).toHaveLength(20);
  });
});

test('a changed key of a federated issuer is raised once a day', async () => {
  const id = newId();
  const changed: AuditFact = {
    action: 'federated_issuer.key_changed',
    subject: { type: 'FederatedIssuer', id },
  };
  await commit('issuers', [changed]);
  await commit('issuers', [changed]);
  expect(await found(id)).toMatchObject([
    {
      rule: 'FEDERATED_KEY_CHANGED',
      subject: { type: 'FederatedIssuer', id },
      observed: 1,
      baseline: 0,
      score: 1,
      evidence: [expect.any(String)],
    },
  ]);
  world.moveClock(DAY);
  await commit('core', [changed]);
  expect(await found(id)).toHaveLength(2);
});

test.each(['federated_issuer.document_changed', 'federated_issuer.resolve_failed'] as const)(
  '%s is no change of a key',
  async (action) => {
    const id = newId();
    await commit('issuers', [{ action, subject: { type: 'FederatedIssuer', id } }]);
    expect(await found(id)).toEqual([]);
  },
);

describe('failed verifications', () => {
  const at = (hours: number) => new Date(Math.floor(world.now().getTime() / HOUR) * HOUR + hours * HOUR);
  const failed = (issuerDid: string, hours: number, count: number) =>
    failures.push({ issuerDid, hour: at(hours), failures: count });

  test('are asked for since the hour of the last answer, a week back at first', async () => {
    const before = world.now();
    await room.sweep();
    expect(asked.at(-1)).toEqual({ from: at(-7 * 24), to: before });
    world.moveClock(5 * 60_000);
    isDown = true;
    await room.sweep();
    isDown = false;
    world.moveClock(2 * HOUR);
    await room.sweep();
    expect(asked.at(-1)?.from).toEqual(at(-2));
    expect(world.lines.join('')).toContain('could not be counted');
  });

  test('raise an anomaly at the least count and ten times the mean, and not just below', async () => {
    const did = 'did:key:z6MkForged';
    failed(did, 0, 19);
    await room.sweep();
    expect(await found(`id of ${did}`)).toEqual([]);
    failures = [];
    failed(did, 0, 20);
    await room.sweep();
    await room.sweep();
    expect(await found(`id of ${did}`)).toMatchObject([
      { rule: 'VERIFY_FAILURE_SPIKE', observed: 20, baseline: 0, window: 'PT1H', evidence: [] },
    ]);

    const busy = 'did:key:z6MkBusy';
    failures = [];
    failed(busy, 0, 168 * 3);
    await room.sweep();
    world.moveClock(HOUR);
    failures = [];
    failed(busy, 0, 29);
    await room.sweep();
    expect(await found(`id of ${busy}`)).toHaveLength(1);
    failures = [];
    failed(busy, 0, 30);
    await room.sweep();
    expect(await found(`id of ${busy}`)).toMatchObject([{ observed: 30, baseline: 3, score: 10 }, {}]);
  });

  test('in the name of nobody, or of a demonstration, raise nothing', async () => {
    const { totalCount } = await list();
    demo.add('Issuer id of did:key:z6MkDemo');
    demo.add('Custodian id of did:key:z6MkcustodianDemo');
    failures = [];
    failed('did:key:z6MkNobody', 0, 500);
    failed('did:key:z6MkDemo', 0, 500);
    failed('did:key:z6MkcustodianDemo', 0, 500);
    await room.sweep();
    expect(await list()).toMatchObject({ totalCount });
  });
});

describe('what administrators do with anomalies', () => {
  let next = 0;
  const anAnomaly = async () => {
    const id = `watched-${next++}`;
    await issue(id, 100);
    const [anomaly] = await found(id);
    return anomaly;
  };

  const cells = ANOMALY_STATUSES.flatMap((from) => ANOMALY_STATUSES.map((to) => [from, to] as const));
  const allowed = ['OPEN INVESTIGATING', 'INVESTIGATING CONFIRMED', 'INVESTIGATING DISMISSED'];
  test.each(cells)('%s to %s', (from, to) => {
    if (allowed.includes(`${from} ${to}`)) expect(() => requireNext(from, to)).not.toThrow();
    else
      expect(() => requireNext(from, to)).toThrow(
        expect.objectContaining({ code: 'INVALID_STATE_TRANSITION' }),
      );
  });

  test('they investigate and decide, and nothing else changes', async () => {
    const { anomalyId } = await anAnomaly();
    const looked = await resolve({ anomalyId, status: 'INVESTIGATING', note: 'Asked the registrar.' });
    expect(looked.anomaly).toMatchObject({ status: 'INVESTIGATING', rowVersion: 2 });
    world.moveClock(60_000);
    const { anomaly } = await resolve({ anomalyId, status: 'DISMISSED' }, { ...me, expectedRowVersion: 2 });
    expect(anomaly).toMatchObject({
      status: 'DISMISSED',
      notes: [
        { status: 'INVESTIGATING', text: 'Asked the registrar.', authorId: 'admin-1' },
        { status: 'DISMISSED', text: null, authorId: 'admin-1', at: world.now() },
      ],
      rowVersion: 3,
    });
    expect((await list({ subjectId: anomaly.subject.id })).nodes).toEqual([anomaly]);
    const facts = await rowsOf('audit_entries').find({ 'subject.id': anomalyId }).sort({ seq: 1 }).toArray();
    expect(facts).toMatchObject([
      { action: 'anomaly.raised', actor: { type: 'SYSTEM' }, reason: 'ISSUE_RATE_SPIKE' },
      { action: 'anomaly.status_set', actor: { id: 'admin-1' }, previousState: 'OPEN', reason: null },
      { action: 'anomaly.status_set', newState: 'DISMISSED' },
    ]);
    expect(JSON.stringify(facts)).not.toContain('registrar');
  });

  test('of two at once one decides', async () => {
    const { anomalyId } = await anAnomaly();
    await resolve({ anomalyId, status: 'INVESTIGATING' });
    const outcomes = await Promise.allSettled([
      resolve({ anomalyId, status: 'CONFIRMED' }),
      resolve({ anomalyId, status: 'DISMISSED' }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('the list filters and pages', async () => {
    const before = world.now();
    const { anomalyId, subject } = await anAnomaly();
    expect((await list({ subjectId: subject.id, rule: 'ISSUE_RATE_SPIKE', status: 'OPEN' })).totalCount).toBe(
      1,
    );
    expect((await list({ subjectId: subject.id, rule: 'REVOCATION_SPIKE' })).totalCount).toBe(0);
    expect((await list({ subjectId: subject.id, status: 'CONFIRMED' })).totalCount).toBe(0);
    const since = before.toISOString();
    expect((await list({ from: since, subjectId: subject.id })).totalCount).toBe(1);
    expect((await list({ to: since, subjectId: subject.id })).totalCount).toBe(0);
    const page = await room.resolvers.Query.anomalies({}, { first: 1 }, me);
    expect(page.nodes).toHaveLength(1);
    expect(page.totalCount).toBeGreaterThan(5);
    expect((await list({ from: since })).nodes).toContainEqual(expect.objectContaining({ anomalyId }));
  });

  const anomalyId = newId();
  test.each([
    [{ filter: { rule: 'GOSSIP' } }],
    [{ filter: { status: { $ne: 'OPEN' } } }],
    [{ filter: { subjectId: '' } }],
    [{ filter: { from: 'yesterday' } }],
    [{ filter: { from: '2026-03-02T00:00:00Z', to: '2026-03-01T00:00:00Z' } }],
    [{ filter: { severity: 1 } }],
    [{ first: 0 }],
  ])('the list refuses %j', async (args) => {
    await expect(room.resolvers.Query.anomalies({}, args as never, me)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
  test.each([
    [{ anomalyId: 'x', status: 'INVESTIGATING' }, 'VALIDATION_FAILED'],
    [{ anomalyId }, 'VALIDATION_FAILED'],
    [{ anomalyId, status: 'CLOSED' }, 'VALIDATION_FAILED'],
    [{ anomalyId, status: 'INVESTIGATING', note: 'x'.repeat(5001) }, 'VALIDATION_FAILED'],
    [{ anomalyId, status: 'INVESTIGATING', score: 0 }, 'VALIDATION_FAILED'],
    [{ anomalyId, status: 'INVESTIGATING' }, 'NOT_FOUND'],
  ])('a decision of %j is %s', async (input, code) => {
    await expect(resolve(input)).rejects.toMatchObject({ code });
  });

  test('a row version of yesterday is refused', async () => {
    const made = await anAnomaly();
    await expect(
      resolve({ anomalyId: made.anomalyId, status: 'INVESTIGATING' }, { ...me, expectedRowVersion: 7 }),
    ).rejects.toMatchObject({ code: 'ROW_VERSION_MISMATCH' });
  });

  test.each(othersThan('admin'))('it is closed to %j', async (identity) => {
    const code = expect.stringMatching(/UNAUTHENTICATED|SCOPE_MISSING/);
    await expect(list({}, by(identity))).rejects.toMatchObject({ code });
    await expect(resolve({}, by(identity))).rejects.toMatchObject({ code });
  });

  test('a VIEWER reads and decides nothing', async () => {
    expect((await list({}, by(VIEWER))).totalCount).toBeGreaterThan(0);
    await expect(resolve({}, by(VIEWER))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

test('every rule has its thresholds and a sentence, and no usual lowers them', () => {
  expect(Object.keys(RULES)).toEqual([...ANOMALY_RULES]);
  for (const rule of ANOMALY_RULES) {
    expect(RULES[rule].says).toMatch(/^(An|One|The|20) .{20,}\.$/);
    expect(thresholdOf(rule, 0)).toBe(RULES[rule].least);
    expect(thresholdOf(rule, 1000)).toBe(1000 * RULES[rule].factor);
  }
});
