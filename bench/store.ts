import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { connectStore, type Store } from '../store/connect.ts';
import { type Doc, serialize } from '../store/embedded/bson.ts';
import { Database } from '../store/embedded/database.ts';
import { encodeKey } from '../store/embedded/keys.ts';
import { createTransact } from '../store/transact.ts';
import { printRows, type Row } from './row.ts';

const DOCUMENTS = 2000;
const TURNS = 5;
const TURN_MS = 150;
const IN_FLIGHT = 64;

/** Speed of the embedded store, and its share of what libsql does alone with the same rows, keys and fsyncs. */
export async function benchStore(): Promise<Row[]> {
  return [
    ...(await storeRates(['process', 'socket'])).map(({ name, way, perSecond, raw }) => ({
      name: `store: ${name}, ${way === 'process' ? 'in process' : 'over the socket'}`,
      value: `${Math.round(perSecond).toLocaleString('en')}/s`,
      note: `${Math.round((perSecond / raw) * 100)} % of raw libsql (${Math.round(raw).toLocaleString('en')}/s)`,
    })),
    { name: 'store: memory of this process', value: `${Math.round(process.memoryUsage().rss / 1e6)} MB` },
  ];
}

type Way = 'process' | 'socket';

/** How often a second something is done by the store, reached in one of two ways, and by libsql alone. */
export interface StoreRate {
  readonly name: string;
  readonly way: Way;
  readonly perSecond: number;
  readonly raw: number;
}

/** Measures the store in the given ways and libsql alone by turns, in a folder of its own. */
export async function storeRates(ways: readonly Way[]): Promise<StoreRate[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-store-'));
  const stores: Record<Way, Store> = {
    process: await connectStore({ dataDir: folder }),
    socket: await connectStore({ dataDir: folder }),
  };
  try {
    const { works: raw, close } = openRaw(join(folder, 'raw.db'));
    const opened = await Promise.all(
      ways.map(async (way) => ({ way, works: await worksOf(stores[way], way) })),
    );
    const measured: StoreRate[] = [];
    for (const name of Object.keys(raw) as (keyof Works)[]) {
      const rates = await byTurns([raw[name], ...opened.map(({ works }) => works[name])]);
      const each = name === 'insertOne, 64 in flight' ? IN_FLIGHT : 1;
      const [alone = Number.NaN] = rates;
      for (const [at, { way }] of opened.entries())
        measured.push({ name, way, perSecond: each * (rates[at + 1] ?? Number.NaN), raw: each * alone });
    }
    close();
    return measured;
  } finally {
    await stores.socket.close();
    await stores.process.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is measured of each, as a function of the number of the call. */
interface Works {
  readonly insertOne: (i: number) => unknown;
  /** So many at a time. */
  readonly 'insertOne, 64 in flight': (i: number) => unknown;
  readonly 'findOne by index': (i: number) => unknown;
  readonly 'transaction of 3 writes': (i: number) => unknown;
}

/** How often a second each is called. They take turns, so that the machine's other load falls on all of them alike. */
async function byTurns(works: readonly ((i: number) => unknown)[]): Promise<number[]> {
  const tallies = works.map((work) => ({ work, calls: 0, counted: 0, ms: 0 }));
  for (let turn = 0; turn <= TURNS; turn += 1) {
    for (const tally of tallies) {
      const [before, began] = [tally.calls, performance.now()];
      while (performance.now() - began < TURN_MS) {
        // A promise is awaited only where there is one: a microtask a turn would weigh on the quick ones.
        const result = tally.work(tally.calls);
        if (result instanceof Promise) await result;
        tally.calls += 1;
      }
      if (turn === 0) continue; // warm-up, not counted
      tally.counted += tally.calls - before;
      tally.ms += performance.now() - began;
    }
  }
  return tallies.map(({ counted, ms }) => (counted * 1000) / ms);
}

const aDocument = (id: string): Doc => ({
  _id: id,
  did: `did:key:${id}`,
  status: 'ACTIVE',
  at: new Date(),
  text: 'x'.repeat(300),
});

async function worksOf(store: Store, prefix: string): Promise<Works> {
  const connection = store.connection(`bench_${prefix}`);
  const collection = connection.collection<{ _id: string }>('documents');
  await collection.createIndex({ did: 1 }, { unique: true });
  await collection.createIndex({ status: 1, at: -1 });
  const insert = (id: string) => collection.insertOne(aDocument(id) as { _id: string });
  for (let i = 0; i < DOCUMENTS; i += 500) {
    await collection.insertMany(
      Array.from({ length: 500 }, (_, j) => aDocument(`seed${i + j}`) as { _id: string }),
    );
  }
  const transact = createTransact(connection);
  const writeThree = (id: string) =>
    transact(async (session) => {
      for (const part of ['a', 'b', 'c'])
        await collection.insertOne(aDocument(`${id}${part}`) as { _id: string }, { session });
    });
  return {
    insertOne: (i) => insert(`one${i}`),
    'insertOne, 64 in flight': (i) =>
      Promise.all(Array.from({ length: IN_FLIGHT }, (_, j) => insert(`many${i}-${j}`))),
    'findOne by index': (i) => collection.findOne({ did: `did:key:seed${i % DOCUMENTS}` } as object),
    'transaction of 3 writes': (i) => writeThree(`tx${i}`),
  };
}

// The same tables, keys and durability, without an engine, a driver or documents.
function openRaw(path: string): { works: Works; close(): void } {
  const database = new Database(path, 16 * 1024);
  database.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=2000');
  database.exec('CREATE TABLE d(rid INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, doc BLOB NOT NULL)');
  database.exec('CREATE TABLE u(k BLOB NOT NULL, rid INTEGER NOT NULL, PRIMARY KEY(k)) WITHOUT ROWID');
  database.exec('CREATE TABLE s(k BLOB NOT NULL, rid INTEGER NOT NULL, PRIMARY KEY(k, rid)) WITHOUT ROWID');
  const insert = (id: string): void => {
    const doc = aDocument(id);
    const { lastInsertRowid } = database.run('INSERT INTO d(id, doc) VALUES(?, ?)', [
      encodeKey(id),
      serialize(doc),
    ]);
    database.run('INSERT INTO u(k, rid) VALUES(?, ?)', [encodeKey(doc.did), lastInsertRowid]);
    database.run('INSERT INTO s(k, rid) VALUES(?, ?)', [
      Buffer.concat([encodeKey(doc.status), encodeKey(doc.at)]),
      lastInsertRowid,
    ]);
  };
  const commit = (ids: readonly string[]): void => {
    database.run('BEGIN IMMEDIATE');
    for (const id of ids) insert(id);
    database.run('COMMIT');
  };
  commit(Array.from({ length: DOCUMENTS }, (_, i) => `seed${i}`));
  const list = (name: string, length: number): string[] => Array.from({ length }, (_, j) => `${name}-${j}`);
  return {
    works: {
      insertOne: (i) => commit([`one${i}`]),
      'insertOne, 64 in flight': (i) => commit(list(`many${i}`, IN_FLIGHT)),
      'findOne by index': (i) =>
        database.get('SELECT d.doc FROM u JOIN d ON d.rid=u.rid WHERE u.k=?', [
          encodeKey(`did:key:seed${i % DOCUMENTS}`),
        ]),
      'transaction of 3 writes': (i) => commit(list(`tx${i}`, 3)),
    },
    close: () => database.close(),
  };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  printRows('store', await benchStore());
