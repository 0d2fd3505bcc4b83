import type { ClientSession } from 'mongoose';
import type { AuditEntry } from '../kernel/audit.ts';
import { movableClock } from '../kernel/clock.ts';
import { newContext } from '../kernel/context.ts';
import { firstBrokenSeq } from '../kernel/testing/audit-chain.ts';
import type { Store } from './connect.ts';
import { LEASE_MS } from './lanes.ts';
import { createLedger, type Write } from './ledger.ts';
import type { StoredEntry, StoredHead } from './ledger-model.ts';
import { accountsOn, changeOf, insertOf, storeFolder } from './testing/accounts.ts';

const place = storeFolder();
const context = newContext({ identity: { kind: 'admin', userId: 'u1', role: 'ADMIN' } });
/** The process that holds the store, and one that reaches it through its socket. */
let stores: readonly [Store, Store];
beforeAll(async () => {
  stores = [await place.open(), await place.open()];
});
afterAll(() => place.remove());

let databases = 0;
function aDatabase() {
  const name = `lanes${++databases}`;
  const clock = movableClock('2026-03-04T05:06:07.008Z');
  const connection = stores[0].connection(name);
  const chains = async (): Promise<Record<string, AuditEntry[]>> => {
    const rows = await connection.collection<StoredEntry>('audit_entries').find().sort({ seq: 1 }).toArray();
    const found: Record<string, AuditEntry[]> = {};
    for (const { _id, ...entry } of rows)
      found[entry.source] = [...(found[entry.source] ?? []), { ...entry, auditId: _id }];
    return found;
  };
  return {
    name,
    ...clock,
    chains,
    heads: connection.collection<StoredHead>('audit_heads'),
    /** The ids of the changed records in each chain; every chain must be whole. */
    async told(): Promise<Record<string, string[]>> {
      const found = Object.entries(await chains());
      for (const [, entries] of found) expect(firstBrokenSeq(entries)).toBeUndefined();
      return Object.fromEntries(
        found.map(([chain, entries]) => [chain, entries.map(({ subject }) => subject.id)]),
      );
    },
    async aProcess(on: 0 | 1 = 0) {
      const connection = stores[on].connection(name);
      const ledger = await createLedger({ connection, source: name, now: clock.now });
      const Accounts = await accountsOn(connection);
      const relayed: [string, number][] = [];
      return {
        ledger,
        Accounts,
        commit: (id: string, ...before: Write[]) =>
          ledger.commit(context, changeOf(id, ...before, insertOf(Accounts, id))),
        relay: async () => {
          await ledger.relay(async (entries) => {
            for (const { source, seq } of entries) relayed.push([source, seq]);
          });
          return relayed.splice(0);
        },
      };
    },
  };
}

/** A write that changes nothing and calls `act` within the transaction, which has read by then. */
function meanwhile(act: (session: ClientSession) => Promise<unknown>, Accounts: Write['model']): Write {
  let isDone = false;
  const bulkWrite = async (_: unknown, { session }: { session: ClientSession }) => {
    await Accounts.findOne().session(session);
    if (!isDone) await act(session);
    isDone = true;
    return { matchedCount: 0, deletedCount: 0, upsertedCount: 0 };
  };
  return { model: { bulkWrite } as never, operation: { insertOne: { document: {} } } };
}

describe('a lane', () => {
  test('is written by one process, another one has its own, through the socket too', async () => {
    const { name, told, aProcess } = aDatabase();
    const [one, other] = [await aProcess(0), await aProcess(1)];
    const ids = (who: string) => Array.from({ length: 96 }, (_, at) => `${who}${at}`);
    await Promise.all(
      Array.from({ length: 32 }, async (_, lane) => {
        for (let at = lane; at < 96; at += 32)
          await Promise.all([one.commit(`a${at}`), other.commit(`b${at}`)]);
      }),
    );
    const chains = Object.values(await told()).map((each) => each.sort().join());
    expect(chains.sort()).toEqual([ids('a').sort().join(), ids('b').sort().join()]);
    expect(Object.keys(await told())).toEqual([name, `${name}/1`]);
  });

  test('that was given back goes to the next process, so that restarts need no other', async () => {
    const { name, told, aProcess } = aDatabase();
    for (const id of ['a', 'b', 'c']) {
      const one = await aProcess();
      await one.commit(id);
      await one.ledger.close();
    }
    expect(await told()).toEqual({ [name]: ['a', 'b', 'c'] });
  });

  test('of a process that died keeps nobody waiting, and is taken when its lease has ended', async () => {
    const { name, told, aProcess, advance } = aDatabase();
    await (await aProcess()).commit('a');
    const second = await aProcess(1);
    await second.commit('b');
    advance(LEASE_MS - 1);
    const third = await aProcess();
    await third.commit('c');
    advance(LEASE_MS);
    const fourth = await aProcess(1);
    await fourth.commit('d');
    expect(await told()).toEqual({ [name]: ['a', 'd'], [`${name}/1`]: ['b'], [`${name}/2`]: ['c'] });
  });

  test('is renewed by each commit', async () => {
    const { name, told, aProcess, advance } = aDatabase();
    const one = await aProcess();
    for (const id of ['a', 'b', 'c']) {
      await one.commit(id);
      advance(LEASE_MS - 1);
    }
    await (await aProcess(1)).commit('d');
    expect(await told()).toEqual({ [name]: ['a', 'b', 'c'], [`${name}/1`]: ['d'] });
  });

  test.each([
    [0, 1],
    [1, 0],
  ] as const)(
    'is kept by a process that was paused when nobody took it, else that one takes another (%p, %p)',
    async (mine, theirs) => {
      const { name, told, aProcess, advance } = aDatabase();
      const paused = await aProcess(mine);
      await paused.commit('a');
      advance(10 * LEASE_MS);
      await paused.commit('b');
      advance(10 * LEASE_MS);
      const other = await aProcess(theirs);
      await other.commit('c');
      await paused.commit('d');
      advance(10 * LEASE_MS);
      // Neither takes the lane of the other again.
      await other.commit('e');
      await paused.commit('f');
      expect(await told()).toEqual({ [name]: ['a', 'b', 'c', 'e'], [`${name}/1`]: ['d', 'f'] });
    },
  );

  test.each([
    [0, 1],
    [1, 0],
  ] as const)(
    'that is taken in the middle of a transaction gets nothing of it; the change is made once (%p, %p)',
    async (mine, theirs) => {
      const { name, told, aProcess, advance } = aDatabase();
      const paused = await aProcess(mine);
      await paused.commit('a');
      const other = await aProcess(theirs);
      const steal = async () => {
        advance(10 * LEASE_MS);
        await other.commit('b');
      };
      await paused.commit('c', meanwhile(steal, paused.Accounts));
      expect(await told()).toEqual({ [name]: ['a', 'b'], [`${name}/1`]: ['c'] });
      expect(await paused.Accounts.countDocuments()).toBe(3);
    },
  );

  test.each([0, 1] as const)(
    'whose head an open transaction has written is left alone, without waiting for its end (%p)',
    async (mine) => {
      const { name, told, aProcess, heads, advance } = aDatabase();
      await (await aProcess()).commit('a');
      advance(LEASE_MS);
      const session = await stores[1].connection(name).startSession();
      session.startTransaction();
      const inOther = stores[1].connection(name).collection<StoredHead>('audit_heads');
      await inOther.updateOne({ _id: name }, { $set: { holder: 'dead' } }, { session });
      const one = await aProcess(mine);
      await one.commit('b');
      await one.commit('c');
      await session.abortTransaction();
      expect(await told()).toEqual({ [name]: ['a'], [`${name}/1`]: ['b', 'c'] });
      expect(await heads.countDocuments()).toBe(2);
    },
  );

  test('may have been written by an earlier release meanwhile, which names no holder', async () => {
    const { name, told, aProcess, heads } = aDatabase();
    const one = await aProcess();
    await one.commit('a');
    const [head] = await heads.find().toArray();
    await heads.updateOne({ _id: name }, { $set: { seq: 2, hash: 'f'.repeat(64) } });
    await one.commit('b');
    expect(await heads.findOne({ _id: name })).toMatchObject({ seq: 2 });
    expect(head).toMatchObject({ seq: 1 });
    expect(await told()).toEqual({ [name]: ['a'], [`${name}/1`]: ['b'] });
  });

  test('whose head is gone is not begun anew', async () => {
    const { name, told, aProcess, heads } = aDatabase();
    const [one, other] = [await aProcess(), await aProcess(1)];
    await one.commit('a');
    await other.commit('b');
    await heads.deleteOne({ _id: `${name}/1` });
    await expect(other.commit('c')).rejects.toMatchObject({
      code: 'STORAGE_UNAVAILABLE',
      message: expect.stringContaining(`${name}/1 has lost its head`),
    });
    await one.commit('d');
    await heads.deleteOne({ _id: name });
    await expect(one.commit('e')).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    expect(await told()).toEqual({ [name]: ['a', 'd'], [`${name}/1`]: ['b'] });
  });

  test('is made for as many processes as ever write at once, however often they change', async () => {
    const { told, aProcess, advance } = aDatabase();
    for (let round = 0; round < 5; round += 1) {
      const generation = await Promise.all([0, 1, 0].map((on) => aProcess(on as 0 | 1)));
      await Promise.all(generation.map(({ commit }, at) => commit(`${round}-${at}`)));
      // One ends in order, the others die.
      await generation[0]?.ledger.close();
      advance(LEASE_MS);
    }
    const chains = await told();
    expect(Object.keys(chains)).toHaveLength(3);
    expect(Object.values(chains).flat()).toHaveLength(15);
  });
});

describe('the relay of a process', () => {
  test('leaves the lane of another one alone until that is given back or its lease has ended', async () => {
    const { name, aProcess, advance } = aDatabase();
    const [one, other] = [await aProcess(), await aProcess(1)];
    await one.commit('a');
    await other.commit('b');
    expect(await one.relay()).toEqual([[name, 1]]);
    expect(await other.relay()).toEqual([[`${name}/1`, 1]]);
    await one.commit('c');
    await other.commit('d');
    await other.ledger.close();
    expect(await one.relay()).toEqual([
      [name, 2],
      [`${name}/1`, 2],
    ]);
    await one.commit('e');
    const third = await aProcess(1);
    expect(await third.relay()).toEqual([]);
    advance(LEASE_MS);
    expect(await third.relay()).toEqual([[name, 3]]);
    expect(await one.relay()).toEqual([]);
  });

  test('delivers a lane although another one cannot be delivered', async () => {
    const { name, aProcess, advance } = aDatabase();
    const [one, other] = [await aProcess(), await aProcess(1)];
    await one.commit('a');
    await other.commit('b');
    advance(LEASE_MS);
    const delivered: string[] = [];
    const deliver = async ([first]: readonly AuditEntry[]) => {
      if (first?.source === name) throw new Error('the chain has forked');
      delivered.push(first?.source ?? '');
    };
    await expect(one.ledger.relay(deliver)).rejects.toThrow('forked');
    expect(delivered).toEqual([`${name}/1`]);
  });
});

describe('the history of a database', () => {
  test('is told of all lanes in portions, each in order, up to one moment', async () => {
    const { name, aProcess } = aDatabase();
    const [one, other] = [await aProcess(), await aProcess(1)];
    for (const id of ['a', 'b', 'c', 'd', 'e']) await one.commit(id);
    for (const id of ['v', 'w']) await other.commit(id);
    const through = await one.ledger.heads();
    await other.commit('x');
    expect(through).toEqual({ [name]: 5, [`${name}/1`]: 2 });
    const idsOf = async (after: object, limit: number) =>
      (await one.ledger.entriesBetween({ ...after }, through, limit)).map(({ subject }) => subject.id);
    expect(await idsOf({}, 4)).toEqual(['a', 'b', 'v', 'w']);
    expect(await idsOf({ [name]: 2, [`${name}/1`]: 2 }, 4)).toEqual(['c', 'd', 'e']);
    expect(await idsOf({}, 1)).toEqual(['a']);
    expect(await idsOf(through, 4)).toEqual([]);
  });
});
