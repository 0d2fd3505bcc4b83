import { connectStore } from '../../store/connect.ts';
import { credentialStore } from './credential-model.ts';
import {
  aCredentialsRoom,
  anIssueInput,
  anIssuer,
  type CredentialsRoom,
  contextOf,
  holderContext,
  issuerContext,
  unitContext,
} from './testing.ts';

const ours = anIssuer(1);
const theirs = anIssuer(2);
const byok = anIssuer(3, { mode: 'BYOK' });
const START = '2026-03-01T10:00:00.123Z';
const HOUR = 60 * 60 * 1000;
const REASON = 'The grade was entered for another student.';
let room: CredentialsRoom;

beforeAll(async () => {
  room = await aCredentialsRoom([ours, theirs, byok]);
});
beforeEach(() => room.setTime(START));
afterAll(() => room.end());

const our = issuerContext(ours);
const issue = async (given: Record<string, unknown> = {}, issuer = ours) =>
  (await room.service.issue(anIssueInput(issuer, given), issuerContext(issuer))).credentialId;
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'SUCCESS',
    ({ code }) => code,
  );
const expiring = () => issue({ expirationTimestamp: room.now().getTime() + HOUR });

describe('lists', () => {
  const named = (name: string, given: Record<string, unknown> = {}) =>
    issue({ credentialData: { name }, ...given }, theirs);
  const list = (filter: Record<string, unknown>, page: Record<string, unknown> = {}) =>
    room.service.list({ filter, ...page }, issuerContext(theirs));

  test('filter by text literally, from the beginning of any word, in any case', async () => {
    await named('Zz.*(Top)');
    const id = await named('ZzTop');
    expect((await list({ q: 'zz.*' })).items.map(({ holderName }) => holderName)).toEqual(['Zz.*(Top)']);
    expect((await list({ q: 'ZZ' })).total).toBe(2);
    expect((await list({ q: 'Top' })).items.map(({ holderName }) => holderName)).toEqual(['Zz.*(Top)']);
    expect((await list({ q: 'op' })).total).toBe(0);
    expect((await list({ q: id })).total).toBe(1);
    expect((await list({ q: id, status: 'REVOKED' })).total).toBe(0);
    expect((await room.service.list({ filter: { q: id } }, our)).total).toBe(0);
  });

  test('filter by a whole DID, which widens nobody’s own list', async () => {
    const did = 'did:key:z6MkOnlyHere';
    await named('Only here', { holderDid: did });
    const totals = [];
    for (const context of [issuerContext(theirs), our, holderContext(), holderContext([did])])
      totals.push((await room.service.list({ filter: { q: did } }, context)).total);
    expect(totals).toEqual([1, 0, 0, 1]);
  });

  test('a search that very many meet looks through the newest, says so, and goes on from there', async () => {
    const issuer = anIssuer(21);
    const small = await aCredentialsRoom([issuer], { mostSought: 3 });
    try {
      const put = async (name: string, credentialType: string, hour: number) => {
        small.setTime(Date.parse(START) + hour * HOUR);
        const input = anIssueInput(issuer, { credentialData: { name }, credentialType });
        await small.service.issue(input, issuerContext(issuer));
      };
      const names = ['Ann A', 'Bob B', 'Ann C', 'Ann D', 'Bob E', 'Ann F'];
      for (const [hour, name] of names.entries())
        await put(name, hour < 3 ? 'CourseCredential' : 'UniversityDegreeCredential', hour);
      const search = async (filter: object, page: object = {}) => {
        const found = await small.service.list({ filter, ...page }, issuerContext(issuer));
        return { ...found, names: found.items.map(({ holderName }) => holderName) };
      };

      const bob = await search({ q: 'bob' });
      expect([bob.names, bob.total, bob.totalIsLowerBound, bob.searchedFrom]).toEqual([
        ['Bob E', 'Bob B'],
        2,
        false,
        undefined,
      ]);
      const ann = await search({ q: 'ann' });
      expect([ann.names, ann.total, ann.totalIsLowerBound]).toEqual([['Ann F', 'Ann D'], 2, true]);
      const further = await search({ q: 'ann', issuedTo: ann.searchedFrom });
      expect(further.names).toEqual(['Ann D', 'Ann C']);
      expect((await search({ q: 'ann', type: 'CourseCredential' })).names).toEqual(['Ann C', 'Ann A']);
      expect((await search({ q: 'ann' }, { first: 1, offset: 1 })).names).toEqual(['Ann D']);

      const held = async (input: object) => {
        const found = await small.service.list(input, holderContext());
        return [found.items.length, found.total, found.totalIsLowerBound];
      };
      expect(await held({})).toEqual([6, 6, false]);
      expect(await held({ filter: { status: 'ISSUED' } })).toEqual([3, 3, true]);
    } finally {
      await small.end();
    }
  });

  test('find records of an earlier release by name, also when the filling was stopped on the way', async () => {
    await named('Grace Hopper');
    const credentials = room.connection.collection<{ _id: string }>('credentials');
    await credentials.updateMany({}, { $unset: { holderNameStarts: 1 } });
    expect((await list({ q: 'hopper' })).total).toBe(0);
    await credentials.insertOne({ _id: '0' } as never);
    await room.connection
      .collection<{ _id: string }>('backfills')
      .updateOne({ _id: 'credentials.holderNameStarts' }, { $set: { after: '0', isDone: false } });
    const opened = await connectStore({ dataDir: room.dataDir });
    await credentialStore(opened.connection('credentials'));
    await opened.close();
    expect((await list({ q: 'hopper' })).total).toBe(1);
    expect(await credentials.countDocuments({ holderNameStarts: { $exists: false } })).toBe(1);
    await credentials.deleteOne({ _id: '0' });
  });

  test('filter by type and time of issuance, newest first, page by page', async () => {
    for (const day of [1, 2, 3, 4, 5]) {
      room.setTime(Date.UTC(2027, 0, day));
      await named(`Day ${day}`, { credentialType: 'DayCredential' });
    }
    const window = {
      type: 'DayCredential',
      issuedFrom: new Date(Date.UTC(2027, 0, 2)),
      issuedTo: new Date(Date.UTC(2027, 0, 5)),
    };
    expect((await list(window)).items.map(({ holderName }) => holderName)).toEqual([
      'Day 4',
      'Day 3',
      'Day 2',
    ]);
    const second = await list({ type: 'DayCredential' }, { first: 2, offset: 2 });
    expect([
      second.items.map(({ holderName }) => holderName),
      second.total,
      second.offset,
      second.size,
    ]).toEqual([['Day 3', 'Day 2'], 5, 2, 2]);
  });

  test.each<[string, Record<string, unknown>]>([
    ['an unknown status', { filter: { status: 'VALID' } }],
    ['a filter with operators', { filter: { type: { $ne: 'x' } } }],
    ['q as an object', { filter: { q: { $regex: '.*' } } }],
    ['q over 100 characters', { filter: { q: 'x'.repeat(101) } }],
    ['an instant that is none', { filter: { issuedFrom: 'yesterday' } }],
    ['a foreign filter field', { filter: { issuerDid: ours.did } }],
    ['101 rows', { first: 101 }],
    ['no rows', { first: 0 }],
    ['a negative offset', { offset: -1 }],
    ['a cursor that no list made', { after: 'x' }],
  ])('refuse %s', async (_what, input) => {
    expect(await codeOf(room.service.list(input, our))).toBe('VALIDATION_FAILED');
  });

  test('show what expires in a span of time', async () => {
    const credentialId = await expiring();
    const from = room.now();
    const within = async (hours: number) =>
      (
        await room.service.expiring({ from, to: new Date(from.getTime() + hours * HOUR), first: 100 }, our)
      ).items.map((found) => found.credentialId);
    expect(await within(2)).toContain(credentialId);
    expect(await within(1)).not.toContain(credentialId);
  });
});

describe('statistics', () => {
  test('count one issuer’s credentials by status, type and claim', async () => {
    const issuer = anIssuer(20);
    const own = await aCredentialsRoom([issuer, theirs]);
    try {
      const context = issuerContext(issuer);
      const put = async (given: Record<string, unknown> = {}) =>
        (await own.service.issue(anIssueInput(issuer, given), context)).credentialId;
      const [first, second] = [await put(), await put({ credentialType: 'CourseCredential' })];
      await put({ expirationTimestamp: own.now().getTime() + HOUR });
      await own.service.issue(anIssueInput(theirs), issuerContext(theirs));
      await own.service.claim({ credentialId: first }, holderContext());
      await own.service.revoke({ credentialId: second, reason: REASON }, context);
      expect(await own.service.stats({}, context)).toEqual({
        total: 3,
        byStatus: [
          { key: 'ISSUED', count: 2 },
          { key: 'REVOKED', count: 1 },
        ],
        byType: [
          { key: 'UniversityDegreeCredential', count: 2 },
          { key: 'CourseCredential', count: 1 },
        ],
        claimed: 1,
        expiring30d: 1,
      });
      own.setTime(own.now().getTime() + HOUR);
      const unswept = await own.service.stats({}, context);
      await own.service.expireDue(unitContext());
      expect(unswept).toEqual(await own.service.stats({}, context));
      expect(unswept).toMatchObject({
        byStatus: [
          { key: 'EXPIRED', count: 1 },
          { key: 'ISSUED', count: 1 },
          { key: 'REVOKED', count: 1 },
        ],
        expiring30d: 0,
      });
      const network = await own.service.stats(
        { scope: 'NETWORK' },
        contextOf({ kind: 'admin', userId: 'a', role: 'VIEWER' }),
      );
      expect(network).toMatchObject({
        total: 4,
        issuersActive: 2,
        issuedByDay: [{ day: '2026-03-01', count: 4 }],
      });
      expect(await own.service.stats({}, holderContext())).toMatchObject({ total: 4 });
    } finally {
      await own.end();
    }
  });

  test('of the network are not for issuers', async () => {
    expect(await codeOf(room.service.stats({ scope: 'NETWORK' }, our))).toBe('FORBIDDEN');
  });
});

describe('records as they are stored', () => {
  test('come in the order of ids, by scope, a page at a time', async () => {
    const own = await aCredentialsRoom([ours, theirs]);
    try {
      const put = async (issuer = ours) =>
        (await own.service.issue(anIssueInput(issuer), issuerContext(issuer))).credentialId;
      const ids: string[] = [];
      for (let count = 0; count < 5; count += 1) ids.push(await put());
      own.setTime(own.now().getTime() + HOUR);
      const foreign = await put(theirs);
      const all = [...ids, foreign].sort();
      const { stored: records } = own.ports;
      const page = (after: string, scope = {}, limit = 4) =>
        records.page({ after, limit, scope }, unitContext());
      const first = await page('');
      expect(first).toMatchObject({ after: all[3], isEnd: false });
      const rest = await page(first.after);
      expect(rest.isEnd).toBe(true);
      const given = [...first.credentials, ...rest.credentials];
      expect(given.map(({ credentialId }) => credentialId)).toEqual(all);
      expect((await page('', { issuerDid: theirs.did }, 200)).credentials).toHaveLength(1);
      expect((await page('', { since: own.now() }, 200)).credentials).toHaveLength(1);
      expect(await records.existing([foreign, 'none'], unitContext())).toEqual([foreign]);
      expect(await records.count({}, unitContext())).toBe(6);
      expect(await records.count({ issuerDid: ours.did }, unitContext())).toBe(5);
      expect(await records.count({ since: own.now() }, unitContext())).toBeUndefined();

      // What somebody removed or replaced is told as empty, and keeps nobody from reading on.
      await own.connection
        .collection<{ _id: string }>('credentials')
        .updateOne(
          { _id: foreign },
          { $unset: { vcJson: 1 }, $set: { keyVersion: 'x', issuanceTimestamp: 7 } },
        );
      const [broken] = (await page('', { issuerDid: theirs.did }, 200)).credentials;
      expect(broken).toMatchObject({ vcJson: '', keyVersion: 0, issuanceTimestamp: new Date(0) });
    } finally {
      await own.end();
    }
  });
});
