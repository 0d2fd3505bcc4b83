import type { mongo } from 'mongoose';
import { seededRandom } from '../../kernel/crypto/testing/credentials.ts';
import { createLogger } from '../../kernel/log.ts';
import { dayAfter, utcDay } from '../../kernel/utc-day.ts';
import { connectStore, type Store } from '../../store/connect.ts';
import { createLedger } from '../../store/ledger.ts';
import { type CountFold, createCountFold } from './count-fold.ts';
import { currentStatus } from './credential.ts';
import { credentialCountStore, type Recount } from './credential-counts-model.ts';
import { credentialStore, type StoredCredential } from './credential-model.ts';
import type { CredentialNetworkStats } from './credential-stats.ts';
import { createNetworkCounts } from './network-counts.ts';
import { createRecount } from './recount.ts';
import {
  aCredentialsRoom,
  anIssueInput,
  anIssuer,
  type CredentialsRoom,
  holderContext,
  issuerContext,
  unitContext,
} from './testing.ts';

const HOUR = 60 * 60 * 1000;
const REASON = 'The grade was entered for another student.';
const issuers = [anIssuer(1), anIssuer(2), anIssuer(3)];
const TYPES = ['UniversityDegreeCredential', 'CourseCredential'];
const log = createLogger({ level: 'silent' });
const core = unitContext();

let room: CredentialsRoom;
let credentials: mongo.Collection<StoredCredential>;
let counts: mongo.Collection<{ _id: string }>;
let otherStore: Store;
/** What counts in another process of the same unit. */
let otherFold: CountFold;
/** A recount by that process, in portions of 10, told of each portion before the next is read. */
let otherRecount: (afterPortion: (ids: readonly string[]) => Promise<unknown>) => Promise<Recount>;
/** The total as a process tells it that has just begun. */
let freshTotal: () => Promise<number>;

beforeAll(async () => {
  room = await aCredentialsRoom(issuers);
  credentials = room.connection.collection<StoredCredential>('credentials');
  counts = room.connection.collection<{ _id: string }>('credential_counts');
  otherStore = await connectStore({ dataDir: room.dataDir });
  const connection = otherStore.connection('credentials');
  const { now } = room;
  const [ledger, store, kept] = await Promise.all([
    createLedger({ connection, source: 'credentials', now }),
    credentialStore(connection),
    credentialCountStore(connection),
  ]);
  otherFold = createCountFold({ ledger, store, counts: kept, log });
  otherRecount = (afterPortion) => {
    const watched: typeof store = {
      ...store,
      async countedAfter(...args) {
        const rows = await store.countedAfter(...args);
        await afterPortion(rows.map(({ credentialId }) => credentialId));
        return rows;
      },
    };
    const deps = { ledger, store: watched, counts: kept, fold: otherFold, portionSize: 10 };
    return createRecount({ ...deps, sweepSeconds: 60, now, log }).recount();
  };
  freshTotal = async () => {
    const begun = createNetworkCounts({ counts: kept, fold: otherFold, store, now });
    return (await begun({ from: '2026-03-01', to: '2026-03-30' })).total;
  };
});
afterAll(async () => {
  await otherStore.close();
  await room.end();
});

const ask = (input: object = {}) => room.service.networkStats(input, core);

/** The same statistics from the credentials themselves, told a second time and without any of the code under test. */
async function recounted({
  from,
  to,
}: {
  from: string;
  to: string;
}): Promise<Partial<CredentialNetworkStats>> {
  const rows = (await credentials.find().toArray()).filter(({ isDemo }) => !isDemo);
  const at = room.now();
  const by = (keys: readonly string[]) =>
    [...new Set(keys)].map((key) => ({ key, count: keys.filter((other) => other === key).length }));
  const days = (instants: readonly (Date | undefined)[]) =>
    by(instants.flatMap((instant) => (instant ? [utcDay(instant)] : [])))
      .filter(({ key }) => key >= from && key <= to)
      .map(({ key, count }) => ({ day: key, count }))
      .sort((a, b) => a.day.localeCompare(b.day));
  const inRange = (instant: Date | undefined) =>
    instant !== undefined && utcDay(instant) >= from && utcDay(instant) <= to;
  const shares = (field: 'issuerDid' | 'credentialType') =>
    [...new Set(rows.map((row) => row[field]))]
      .map((key) => ({
        key,
        issued: rows.filter((row) => row[field] === key && inRange(row.receivedAt)).length,
        revoked: rows.filter((row) => row[field] === key && inRange(row.revocation?.revokedAt)).length,
      }))
      .filter(({ issued, revoked }) => issued + revoked > 0)
      .sort((a, b) => b.issued - a.issued || b.revoked - a.revoked || (a.key < b.key ? -1 : 1));
  return {
    total: rows.length,
    byStatus: by(rows.map((row) => currentStatus(row, at))).sort(
      (a, b) => b.count - a.count || a.key.localeCompare(b.key),
    ),
    claimed: rows.filter(({ claimStatus }) => claimStatus === 'CLAIMED').length,
    expiring30d: rows.filter(
      (row) =>
        currentStatus(row, at) === 'ISSUED' &&
        row.expirationTimestamp &&
        utcDay(row.expirationTimestamp) <= dayAfter(utcDay(at), 30),
    ).length,
    issuedByDay: days(rows.map(({ receivedAt }) => receivedAt)),
    revokedByDay: days(rows.map(({ revocation }) => revocation?.revokedAt)),
    byIssuer: shares('issuerDid'),
    byType: shares('credentialType'),
    issuersActive: shares('issuerDid').filter(({ issued }) => issued > 0).length,
  };
}

/** The statistics of one issuer from its credentials themselves; demonstrations count. */
async function ownRecounted(issuerDid: string) {
  const rows = await credentials.find({ issuerDid }).toArray();
  const at = room.now();
  const count = (keys: readonly string[]) =>
    [...new Set(keys)]
      .map((key) => ({ key, count: keys.filter((other) => other === key).length }))
      .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
  return {
    total: rows.length,
    byStatus: count(rows.map((row) => currentStatus(row, at))),
    byType: count(rows.map((row) => row.credentialType)),
    claimed: rows.filter(({ claimStatus }) => claimStatus === 'CLAIMED').length,
    expiring30d: rows.filter(
      (row) =>
        currentStatus(row, at) === 'ISSUED' &&
        row.expirationTimestamp &&
        utcDay(row.expirationTimestamp) <= dayAfter(utcDay(at), 30),
    ).length,
  };
}

async function compareOwn(): Promise<void> {
  for (const issuer of issuers)
    expect(await room.service.stats({}, issuerContext(issuer))).toEqual(await ownRecounted(issuer.did));
}

const attempt = (work: Promise<unknown>) => work.catch(() => undefined);

test('the kept counts are those of a recount, whatever happens and whoever counts', async () => {
  const random = seededRandom(20260301);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const issued: { id: string; issuer: (typeof issuers)[number] }[] = [];
  const issue = async () => {
    const issuer = one(issuers);
    const ends =
      random() < 0.5 ? { expirationTimestamp: room.now().getTime() + (1 + random() * 60 * 24) * HOUR } : {};
    const expirationTimestamp = ends.expirationTimestamp && Math.floor(ends.expirationTimestamp);
    const input = anIssueInput(issuer, {
      credentialType: one(TYPES),
      ...(expirationTimestamp ? { expirationTimestamp } : {}),
    });
    const { credentialId } = await room.service.issue(input, issuerContext(issuer));
    issued.push({ id: credentialId, issuer });
  };
  const deeds: readonly (() => Promise<unknown>)[] = [
    issue,
    issue,
    issue,
    () => room.service.claim({ credentialId: one(issued).id, decline: random() < 0.3 }, holderContext()),
    () => {
      const { id, issuer } = one(issued);
      return room.service.revoke({ credentialId: id, reason: REASON }, issuerContext(issuer));
    },
    () => {
      const { id, issuer } = one(issued);
      const input = { credentialId: id, credentialData: { name: 'Aoife' }, reason: REASON };
      return room.service.reissue(input, issuerContext(issuer));
    },
    async () => {
      const { id, issuer } = one(issued);
      const input = { credentialId: id, category: 'OTHER' };
      return room.service.setCategory(input, issuerContext(issuer));
    },
    () => room.service.expireDue(core),
    async () => room.setTime(room.now().getTime() + random() * 30 * HOUR),
  ];
  for (const deed of [issue, issue, issue, ...deeds]) await attempt(deed());

  for (let round = 0; round < 4; round += 1) {
    // Several at once, while both processes count.
    for (let deed = 0; deed < 4; deed += 1)
      await Promise.all([
        ...Array.from({ length: 4 }, () => attempt(one(deeds)())),
        otherFold.catchUp(1),
        room.counting.catchUp(1),
      ]);
    const to = utcDay(room.now());
    const range = { from: dayAfter(to, round % 2 === 0 ? -29 : -3), to };
    expect(await ask({ ...range, top: 100 })).toMatchObject(await recounted(range));
    await compareOwn();
  }
  expect(issued.length).toBeGreaterThan(20);
  room.setTime(room.now().getTime() + 61 * 24 * HOUR);
  await room.service.expireDue(core);
  const { byStatus } = await ask();
  expect(byStatus.map(({ key }) => key).sort()).toEqual(['EXPIRED', 'ISSUED', 'REVOKED', 'SUPERSEDED']);
  expect(await room.counting.recount()).toMatchObject({ mended: 0, checked: await room.count() });
});

test('demonstrations count nothing', async () => {
  const before = await ask();
  const { credentialId } = await room.service.issue(anIssueInput(issuers[0]!), issuerContext(issuers[0]!));
  await credentials.updateOne({ _id: credentialId }, { $set: { isDemo: true } });
  await room.service.revoke({ credentialId, reason: REASON }, issuerContext(issuers[0]!));
  expect({ ...(await ask()), asOf: before.asOf }).toEqual(before);
  expect(await room.counting.recount()).toMatchObject({ mended: 0 });
});

test('demonstrations count for the issuer of the demonstration', compareOwn);

test('a store of an earlier release is counted for each issuer when it is opened, once', async () => {
  const positions = room.connection.collection('credential_count_positions');
  const before = await ask();
  await counts.deleteMany({ kind: { $in: ['AUTHORITY', 'AUTHORITY_TYPE'] } });
  await positions.updateOne({}, { $unset: { countsAuthorities: 1 } });
  const reopen = () => aCredentialsRoom(issuers, { dataDir: room.dataDir });
  const upgraded = await reopen();
  await compareOwn();
  expect(await ask()).toMatchObject({ total: before.total, byStatus: before.byStatus });
  const { recount } = await ask();
  await upgraded.stop();
  room.setTime(room.now().getTime() + HOUR);
  await (await reopen()).stop();
  expect((await ask()).recount).toEqual(recount);
});

test('a recount puts planted drift right, also while credentials change', async () => {
  const expected = await ask({ top: 100 });
  await counts.updateOne({ _id: 'EVER|NETWORK|' }, { $inc: { 'status.REVOKED': 7, 'claims.CLAIMED': -2 } });
  await counts.deleteOne({ _id: `EVER|TYPE|${TYPES[0]}` });
  await counts.insertOne({
    _id: 'EVER|TYPE|Ghost',
    period: 'EVER',
    kind: 'TYPE',
    key: 'Ghost',
    total: 3,
  } as never);
  expect(await freshTotal()).toBe(expected.total + 7);

  const [{ mended, checked }] = await Promise.all([
    room.counting.recount(),
    ...Array.from({ length: 10 }, () =>
      room.service.issue(anIssueInput(issuers[0]!), issuerContext(issuers[0]!)),
    ),
    otherFold.catchUp(),
  ]);
  expect(mended).toBe(4);
  expect(checked).toBeGreaterThanOrEqual(expected.total);
  expect([(await ask()).total, await freshTotal()]).toEqual([expected.total + 10, expected.total + 10]);
  expect(await room.counting.recount()).toMatchObject({ mended: 0 });
  expect((await ask()).recount).toMatchObject({ mended: 0 });
});

test('a recount adds what happens during its walk, once, before and behind where it reads', async () => {
  const [issuer] = issuers as [(typeof issuers)[number]];
  const context = issuerContext(issuer);
  const issueOne = async () => (await room.service.issue(anIssueInput(issuer), context)).credentialId;
  const open: string[] = [];
  for (let count = 0; count < 30; count += 1) open.push(await issueOne());
  open.sort();
  let portions = 0;
  const { mended, checked } = await otherRecount(async () => {
    portions += 1;
    for (const credentialId of [open.shift(), open.pop()])
      if (credentialId) await room.service.revoke({ credentialId, reason: REASON }, context);
    await issueOne();
  });
  expect(portions).toBeGreaterThan(4);
  expect(checked).toBeGreaterThan(40);
  expect(mended).toBe(0);
  expect(await room.counting.recount()).toMatchObject({ mended: 0 });
});

test('counts each night once, in one of the processes', async () => {
  const last = async () => (await ask()).recount?.finishedAt.toISOString();
  room.setTime('2027-01-05T01:59:00.000Z');
  await room.counting.nightly();
  expect(await last()).not.toMatch(/^2027/);
  room.setTime('2027-01-05T02:00:00.000Z');
  await Promise.all([room.counting.nightly(), room.counting.nightly()]);
  expect(await last()).toBe('2027-01-05T02:00:00.000Z');
  room.setTime('2027-01-05T09:00:00.000Z');
  await room.counting.nightly();
  expect(await last()).toBe('2027-01-05T02:00:00.000Z');
});

test.each([
  ['before anybody counted', { $set: { chains: {}, version: 0 } }],
  ['when an earlier release counted', { $set: { seq: 0, version: 0 }, $unset: { chains: 1 } }],
])('catches up with a store that was filled %s', async (_when, position) => {
  room.setTime('2027-01-06T10:00:00.000Z');
  const expected = await ask({ top: 100 });
  await room.connection
    .collection<{ _id: string }>('credential_count_positions')
    .updateOne({ _id: 'position' }, position as object);
  await counts.deleteMany({});
  expect(await freshTotal()).toBe(expected.total);
  expect(await ask({ top: 100 })).toEqual(expected);
});

test('says how old its answer is when the counts lag behind', async () => {
  const at = new Date('2026-12-24T18:00:00.000Z');
  const behind = { position: { chains: { credentials: 1 }, version: 1, at }, isAtEnd: false };
  const network = createNetworkCounts({
    counts: await credentialCountStore(otherStore.connection('lagging')),
    store: { countDue: async () => 0 },
    fold: { catchUp: async () => behind },
    now: room.now,
  });
  expect(await network({ from: '2027-01-01', to: '2027-01-06' })).toMatchObject({ asOf: at, total: 0 });
});

test.each<[object, string]>([
  [{ from: '2026-03-02', to: '2026-03-01' }, 'from'],
  [{ from: '2025-01-01', to: '2026-03-01' }, 'from'],
  [{ from: '2026-02-30' }, 'from'],
  [{ from: 'yesterday' }, 'from'],
  [{ to: 20260301 }, 'to'],
  [{ from: '9999-12-31T23:59:59-14:00' }, 'from'],
  [{ top: 0 }, 'top'],
  [{ top: 101 }, 'top'],
  [{ top: 1.5 }, 'top'],
  [{ days: 3 }, 'days'],
])('refuses %j', async (input, field) => {
  await expect(ask(input)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field }] });
});

test('400 days and instants are good, what is named in the future is empty', async () => {
  const { from, to } = { from: dayAfter('2027-01-06', -399), to: '2027-01-06T23:00:00+00:00' };
  expect((await ask({ from, to })).issuedByDay.length).toBeGreaterThan(3);
  expect(await ask({ from: '2030-01-01' })).toMatchObject({
    issuedByDay: [],
    byIssuer: [],
    issuersActive: 0,
  });
});

test('is for units only', async () => {
  await expect(room.service.networkStats({}, issuerContext(issuers[0]!))).rejects.toMatchObject({
    code: 'SCOPE_MISSING',
  });
  await expect(room.service.recountNetwork(holderContext())).rejects.toMatchObject({ code: 'SCOPE_MISSING' });
});
