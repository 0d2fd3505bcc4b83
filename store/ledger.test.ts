import { jest } from '@jest/globals';
import { type ClientSession, type Model, mongo } from 'mongoose';
import { type AuditEntry, CHAIN_START } from '../kernel/audit.ts';
import type { AuditAction } from '../kernel/audit-actions.ts';
import { movableClock } from '../kernel/clock.ts';
import { newContext } from '../kernel/context.ts';
import { AppError } from '../kernel/errors.ts';
import { firstBrokenSeq } from '../kernel/testing/audit-chain.ts';
import { createWork, currentWork, workingFor } from '../kernel/work.ts';
import type { Store } from './connect.ts';
import { exact } from './exact.ts';
import { type Change, createLedger, duplicateKeyOf, type Ledger, type Write } from './ledger.ts';
import type { StoredEntry } from './ledger-model.ts';
import { type Recorded, recordStore } from './record-store.ts';
import {
  type Account,
  accountsOn,
  changeOf,
  guardedUpdateOf,
  insertOf,
  storeFolder,
} from './testing/accounts.ts';

const { now } = movableClock('2026-03-04T05:06:07.008Z');
const place = storeFolder();
let store: Store;
beforeAll(async () => {
  store = await place.open();
});
afterAll(() => place.remove());

let domains = 0;
async function aDomain(on: Store = store, name = `ledger${++domains}`) {
  const connection = on.connection(name);
  const ledger = await createLedger({ connection, source: name, now });
  const Accounts = await accountsOn(connection);
  const chain = async (): Promise<AuditEntry[]> => {
    const rows = await connection.collection<StoredEntry>('audit_entries').find().sort({ seq: 1 }).toArray();
    return rows.map(({ _id, ...entry }) => ({ ...entry, auditId: _id }));
  };
  return { name, ledger, Accounts, chain };
}

const context = newContext({
  identity: { kind: 'admin', userId: 'u1', role: 'ADMIN' },
  clientHash: '192.0.2.7',
});
const outcomes = (ledger: Ledger, changes: readonly ReturnType<typeof changeOf>[]) =>
  Promise.allSettled(changes.map((change) => ledger.commit(context, change)));

describe('a commit', () => {
  test.each([false, true])(
    'writes what becomes of many records alike at once (exact: %s)',
    async (isExact) => {
      const { ledger, name } = await aDomain();
      interface Thing extends Recorded {
        readonly thingId: string;
        readonly state: string;
      }
      const things = await recordStore<Thing>(store.connection(name), {
        name: 'Thing',
        collection: 'things',
        key: 'thingId',
        shape: { state: { type: String, required: true } },
        indexes: [],
      });
      const at = now();
      const made = ['a', 'b', 'c'].map((thingId) => ({
        thingId,
        state: 'OPEN',
        createdAt: at,
        updatedAt: at,
        createdBy: null,
        rowVersion: 1,
      }));
      await ledger.commit(context, { writes: made.map(things.insertWrite), audit: [] });
      const write = things.updateAllWrite(made.slice(1), { state: 'OVER' }, at);
      await ledger.commit(context, { writes: [isExact ? exact(write) : write], audit: [] });
      const found = await things.list({}, { _id: 1 }, { skip: 0, limit: 10 });
      expect(found.map(({ state, rowVersion }) => [state, rowVersion])).toEqual([
        ['OPEN', 1],
        ['OVER', 2],
        ['OVER', 2],
      ]);
    },
  );

  test('writes the change and its audit entry with actor, subject and instant', async () => {
    const { ledger, Accounts, chain, name } = await aDomain();
    await ledger.commit(context, changeOf('a', insertOf(Accounts, 'a')));
    expect(await Accounts.countDocuments()).toBe(1);
    const [entry] = await chain();
    expect(entry).toMatchObject({
      source: name,
      seq: 1,
      occurredAt: now(),
      actor: { type: 'ADMIN', id: 'u1', role: 'ADMIN' },
      action: 'holder.registered',
      subject: { type: 'Issuer', id: 'a' },
      status: 'SUCCESS',
      reason: null,
      correlationId: context.correlationId,
      prevHash: CHAIN_START,
    });
    expect(JSON.stringify(entry)).not.toContain('192.0.2.7');
  });

  test('may have many facts and no write', async () => {
    const { ledger, chain } = await aDomain();
    const fact = {
      action: 'audit.exported',
      subject: { type: 'Issuer', id: '1' },
      status: 'DENIED',
      reason: 'ü\u0007',
    } as const;
    await ledger.commit(context, {
      writes: [],
      audit: [fact, { ...fact, org: { type: 'ISSUER', id: 'i' } }],
    });
    const entries = await chain();
    expect(entries.map(({ seq, org }) => [seq, org])).toEqual([
      [1, null],
      [2, { type: 'ISSUER', id: 'i' }],
    ]);
    expect(firstBrokenSeq(entries)).toBeUndefined();
  });

  test('a change of a stored entry breaks its chain', async () => {
    const { ledger, Accounts, chain } = await aDomain();
    for (const id of ['a', 'b', 'c']) await ledger.commit(context, changeOf(id, insertOf(Accounts, id)));
    const entries = await chain();
    expect(firstBrokenSeq(entries)).toBeUndefined();
    expect(
      firstBrokenSeq(entries.map((entry) => (entry.seq === 2 ? { ...entry, reason: 'x' } : entry))),
    ).toBe(2);
    expect(firstBrokenSeq(entries.slice(1))).toBe(1);
  });
});

describe('guarded writes', () => {
  const misses: [string, (Accounts: Model<Account>) => Write[]][] = [
    ['after an insert', (m) => [insertOf(m, 'new'), guardedUpdateOf(m, 'a', 7)]],
    ['before an insert', (m) => [guardedUpdateOf(m, 'a', 7), insertOf(m, 'new')]],
    [
      'beside one that hits',
      (m) => [guardedUpdateOf(m, 'b', 1), guardedUpdateOf(m, 'a', 7), insertOf(m, 'new')],
    ],
    [
      'of a delete',
      (m) => [
        insertOf(m, 'new'),
        { model: m, guarded: true, operation: { deleteOne: { filter: { _id: 'z' } } } },
      ],
    ],
    [
      'of a replace',
      (m) => [
        insertOf(m, 'new'),
        {
          model: m,
          guarded: true,
          operation: {
            replaceOne: {
              filter: { _id: 'z' },
              replacement: { _id: 'z', owner: 'z', email: 'z', rowVersion: 1 },
            },
          },
        },
      ],
    ],
  ];
  test.each(misses)('a miss %s undoes everything with CONFLICT', async (_name, writesOf) => {
    const { ledger, Accounts, chain } = await aDomain();
    await ledger.commit(context, changeOf('a', insertOf(Accounts, 'a'), insertOf(Accounts, 'b')));
    await expect(ledger.commit(context, changeOf('a', ...writesOf(Accounts)))).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    const rows = await Accounts.find().sort({ _id: 1 }).lean();
    expect(rows.map(({ _id, rowVersion }) => [_id, rowVersion])).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
    expect(await chain()).toHaveLength(1);
  });

  test('an unguarded write may miss beside a guarded one that hits', async () => {
    const { ledger, Accounts } = await aDomain();
    await ledger.commit(context, changeOf('a', insertOf(Accounts, 'a')));
    const removal: Write = { model: Accounts, operation: { deleteOne: { filter: { _id: 'gone' } } } };
    await ledger.commit(context, changeOf('a', removal, guardedUpdateOf(Accounts, 'a', 1), removal));
    expect(await Accounts.findById('a').lean()).toMatchObject({ rowVersion: 2 });
  });

  test('of 40 changes of one row version exactly one wins', async () => {
    const { ledger, Accounts, chain } = await aDomain();
    await ledger.commit(context, changeOf('a', insertOf(Accounts, 'a')));
    const results = await outcomes(
      ledger,
      Array.from({ length: 40 }, () => changeOf('a', guardedUpdateOf(Accounts, 'a', 1))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'CONFLICT' });
    }
    expect(await chain()).toHaveLength(2);
  });
});

test('heads that others keep writing are 503 with a time to come back, and nothing is changed', async () => {
  const { ledger, Accounts, chain, name } = await aDomain();
  const heads = store.connection(name).collection<{ _id: string }>('audit_heads');
  const meddle = async (_: unknown, { session }: { session: ClientSession }) => {
    await Accounts.findOne().session(session); // from here on the transaction has its snapshot
    await heads.updateMany({}, { $inc: { touched: 1 } });
    return { matchedCount: 0, deletedCount: 0, upsertedCount: 0 };
  };
  const meddling: Write = {
    model: { bulkWrite: meddle } as never,
    operation: { insertOne: { document: {} } },
  };
  await expect(
    ledger.commit(context, changeOf('a', insertOf(Accounts, 'a'), meddling)),
  ).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE', retryAfter: 2 });
  expect(await Accounts.countDocuments()).toBe(0);
  expect(await chain()).toEqual([]);
  await ledger.commit(context, changeOf('a', insertOf(Accounts, 'a')));
  expect(await chain()).toHaveLength(1);
});

describe('changes that share a transaction', () => {
  test('a bad one fails alone: a duplicate, a miss, a wrong shape, a fact that cannot be hashed', async () => {
    const { ledger, Accounts, chain } = await aDomain();
    await ledger.commit(context, changeOf('taken', insertOf(Accounts, 'taken')));
    const good = Array.from({ length: 20 }, (_, i) => changeOf(`g${i}`, insertOf(Accounts, `g${i}`)));
    const bad: Change[] = [
      changeOf('d', insertOf(Accounts, 'd', { email: 'taken@example.edu' })),
      changeOf('m', insertOf(Accounts, 'm'), guardedUpdateOf(Accounts, 'nobody', 1)),
      changeOf('s', insertOf(Accounts, 's', { rowVersion: 'seven' as unknown as number })),
      {
        ...changeOf('h', insertOf(Accounts, 'h')),
        audit: { action: '\ud800' as AuditAction, subject: { type: 'Issuer', id: 'h' } },
      },
    ];
    const results = await outcomes(ledger, [...good.slice(0, 10), ...bad, ...good.slice(10)]);
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([
      ...Array<boolean>(10).fill(true),
      ...Array<boolean>(4).fill(false),
      ...Array<boolean>(10).fill(true),
    ]);
    expect(await Accounts.countDocuments()).toBe(21);
    const entries = await chain();
    expect(entries).toHaveLength(21);
    expect(firstBrokenSeq(entries)).toBeUndefined();
  });

  test('a condition is asked once for all changes of its key, and undoes those alone for which it does not hold', async () => {
    const { ledger, Accounts, chain } = await aDomain();
    const asked: string[] = [];
    const conditionOf = (key: string) => ({
      key,
      async check() {
        asked.push(key);
        if (key === 'closed') throw new AppError('ISSUER_NOT_ACTIVE', 'Closed.');
      },
    });
    const change = (id: string, key: string) => ({
      ...changeOf(id, insertOf(Accounts, id)),
      condition: conditionOf(key),
    });
    await Promise.all(Array.from({ length: 20 }, (_, at) => ledger.commit(context, change(`${at}`, 'open'))));
    expect(asked).toEqual(['open']);

    const results = await Promise.allSettled([
      ledger.commit(context, change('a', 'open')),
      ledger.commit(context, change('b', 'closed')),
      ledger.commit(context, change('c', 'open')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(results[1]).toMatchObject({ reason: { code: 'ISSUER_NOT_ACTIVE' } });
    expect(await Accounts.countDocuments()).toBe(22);
    expect(firstBrokenSeq(await chain())).toBeUndefined();
    expect(await chain()).toHaveLength(22);
  });

  test('a store that does not answer fails the group once, not each of its changes in turn', async () => {
    const overSocket = await place.open();
    const { ledger, Accounts, name } = await aDomain(overSocket);
    const start = jest.spyOn(overSocket.connection(name), 'startSession');
    start.mockRejectedValue(new mongo.MongoNetworkError('the store is away'));
    const changes = Array.from({ length: 30 }, (_, i) => changeOf(`${i}`, insertOf(Accounts, `${i}`)));
    for (const result of await outcomes(ledger, changes)) {
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'STORAGE_UNAVAILABLE' } });
    }
    expect(start).toHaveBeenCalledTimes(1);
    start.mockRestore();
    await ledger.commit(context, changeOf('a', insertOf(Accounts, 'a')));
  });

  test('changes of documents that have cost too much are made, and neither spoil nor end what comes beside them', async () => {
    const { ledger, Accounts, chain } = await aDomain();
    const spent = createWork(0);
    spent.spend(1);
    const seen: unknown[] = [];
    ledger.onCommit(() => void seen.push(currentWork()));
    const commit = (id: string) => ledger.commit(context, changeOf(id, insertOf(Accounts, id)));
    await Promise.all([workingFor(spent, () => commit('a')), commit('b'), commit('c')]);
    expect(await chain()).toHaveLength(3);
    expect(new Set(seen)).toEqual(new Set([undefined]));
  });

  test('a listener that throws neither repeats nor fails a commit that is durable', async () => {
    const { ledger, Accounts, chain } = await aDomain();
    ledger.onCommit(() => {
      throw new Error('a relay that has a bug');
    });
    await ledger.commit(context, changeOf('a', insertOf(Accounts, 'a')));
    await ledger.commit(context, changeOf('b', insertOf(Accounts, 'b')));
    expect(await chain()).toHaveLength(2);
  });
});

describe('the chain', () => {
  test('of each process has no gap and no fork after 200 concurrent commits of two', async () => {
    const { name, ledger, Accounts, chain } = await aDomain();
    const second = await aDomain(await place.open(), name);
    await Promise.all(
      Array.from({ length: 200 }, (_, i) => {
        const at = i % 2 === 0 ? { ledger, Accounts } : second;
        return at.ledger.commit(context, changeOf(`${i}`, insertOf(at.Accounts, `${i}`)));
      }),
    );
    expect(await Accounts.countDocuments()).toBe(200);
    for (const lane of [name, `${name}/1`]) {
      const entries = (await chain()).filter(({ source }) => source === lane);
      expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
      expect(firstBrokenSeq(entries)).toBeUndefined();
    }
    expect(await chain()).toHaveLength(200);
  });

  test('several processes may open a new domain at once', async () => {
    const other = await place.open();
    const name = `ledger${++domains}`;
    const ledgers = await Promise.all(
      [store, other, store, other].map((on) =>
        createLedger({ connection: on.connection(name), source: name, now }),
      ),
    );
    await Promise.all(ledgers.map((ledger) => ledger.commit(context, changeOf('a'))));
    const { chain } = await aDomain(store, name);
    const places = (await chain()).map(({ source, seq, prevHash }) => [source, seq, prevHash]);
    expect(places.sort()).toEqual(
      [name, `${name}/1`, `${name}/2`, `${name}/3`].map((lane) => [lane, 1, CHAIN_START]),
    );
  });
});

describe('the relay', () => {
  test('delivers each entry in order, and nothing again once delivered', async () => {
    const { ledger, Accounts, chain } = await aDomain();
    await outcomes(
      ledger,
      Array.from({ length: 30 }, (_, i) => changeOf(`${i}`, insertOf(Accounts, `${i}`))),
    );
    const delivered: AuditEntry[] = [];
    const deliver = async (entries: readonly AuditEntry[]) => void delivered.push(...entries);
    await ledger.relay(deliver);
    await ledger.relay(deliver);
    expect(delivered).toEqual(await chain());
    expect(firstBrokenSeq(delivered)).toBeUndefined();
  });

  test('delivers again what the receiver did not acknowledge', async () => {
    const { ledger, name } = await aDomain();
    await ledger.commit(context, changeOf('a'));
    const seen: number[][] = [];
    const failing = async (entries: readonly AuditEntry[]) => {
      seen.push(entries.map(({ seq }) => seq));
      throw new Error('the trail is away');
    };
    await expect(ledger.relay(failing)).rejects.toThrow('away');
    await ledger.commit(context, changeOf('b'));
    await ledger.close();
    const later = await aDomain(await place.open(), name);
    await later.ledger.relay(async (entries) => void seen.push(entries.map(({ seq }) => seq)));
    expect(seen).toEqual([[1], [1, 2]]);
  });

  test('delivers more than a portion of entries', async () => {
    const { ledger } = await aDomain();
    const facts = Array.from({ length: 1203 }, (_, at) => changeOf(`${at}`).audit);
    await ledger.commit(context, { writes: [], audit: facts.flat() });
    const seen: number[] = [];
    await ledger.relay(async (entries) => void seen.push(...entries.map(({ seq }) => seq)));
    expect(seen).toEqual(Array.from({ length: 1203 }, (_, at) => at + 1));
  });
});

describe('duplicateKeyOf names the fields of the index that refused', () => {
  const ways: [string, (m: Model<Account>, ledger: Ledger) => Promise<unknown>, string[]][] = [
    ['create', (m) => m.create({ _id: 'b', owner: 'b', email: 'a@example.edu', rowVersion: 1 }), ['email']],
    [
      'insertMany',
      (m) => m.insertMany([{ _id: 'b', owner: 'a', email: 'b', rowVersion: 1 }]),
      ['owner', 'rowVersion'],
    ],
    [
      'bulkWrite',
      (m) => m.bulkWrite([{ insertOne: { document: { _id: 'a', owner: 'b', email: 'b', rowVersion: 1 } } }]),
      ['_id'],
    ],
    [
      'updateOne',
      async (m) => {
        await m.create({ _id: 'b', owner: 'b', email: 'b', rowVersion: 1 });
        await m.updateOne({ _id: 'b' }, { $set: { email: 'a@example.edu' } });
      },
      ['email'],
    ],
    [
      'a commit',
      (m, ledger) => ledger.commit(context, changeOf('b', insertOf(m, 'b', { email: 'a@example.edu' }))),
      ['email'],
    ],
    [
      'a commit, two fields',
      (m, ledger) => ledger.commit(context, changeOf('b', insertOf(m, 'b', { owner: 'a' }))),
      ['owner', 'rowVersion'],
    ],
    [
      'a commit of a taken id',
      (m, ledger) => ledger.commit(context, changeOf('a', insertOf(m, 'a', { owner: 'x', email: 'x' }))),
      ['_id'],
    ],
  ];
  test.each(ways)('%s', async (_name, way, fields) => {
    const { ledger, Accounts } = await aDomain();
    await ledger.commit(context, changeOf('a', insertOf(Accounts, 'a')));
    const error = await way(Accounts, ledger).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(duplicateKeyOf(error)).toEqual(fields);
  });

  test('a value that imitates the message does not mislead it', async () => {
    const { ledger, Accounts } = await aDomain();
    const email = 'x" } index: _id_ dup key: { _id: "x';
    await ledger.commit(context, changeOf('a', insertOf(Accounts, 'a', { email })));
    const error = await ledger
      .commit(context, changeOf('b', insertOf(Accounts, 'b', { email })))
      .catch((thrown: unknown) => thrown);
    expect(duplicateKeyOf(error)).toEqual(['email']);
  });

  test.each([undefined, new Error('E11000'), { code: 11000 }])('%p is none', (error) => {
    expect(duplicateKeyOf(error)).toBeUndefined();
  });
});
