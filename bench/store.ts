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
const SPAN_MS = 700;
const IN_FLIGHT = 64;

/** Speed of the embedded store, and its share of what libsql does alone with the same rows, keys and fsyncs. */
export async function benchStore(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-store-'));
  const holder = await connectStore({ dataDir: folder });
  const client = await connectStore({ dataDir: folder });
  try {
    const raw = measureRaw(join(folder, 'raw.db'));
    const inProcess = await measureStore(holder, 'process');
    const overSocket = await measureStore(client, 'socket');
    return [
      ...Object.keys(raw).flatMap((name) => [
        { name: `store: ${name}, in process`, ...share(inProcess[name], raw[name]) },
        { name: `store: ${name}, over the socket`, ...share(overSocket[name], raw[name]) },
      ]),
      { name: 'store: memory of this process', value: `${Math.round(process.memoryUsage().rss / 1e6)} MB` },
    ];
  } finally {
    await client.close();
    await holder.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Rates = Record<string, number>;

const share = (rate = 0, raw = 1): { value: string; note: string } => ({
  value: `${Math.round(rate).toLocaleString('en')}/s`,
  note: `${Math.round((rate / raw) * 100)} % of raw libsql (${Math.round(raw).toLocaleString('en')}/s)`,
});

const aDocument = (id: string): Doc => ({
  _id: id,
  did: `did:key:${id}`,
  status: 'ACTIVE',
  at: new Date(),
  text: 'x'.repeat(300),
});

async function measureStore(store: Store, prefix: string): Promise<Rates> {
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
    insertOne: await rate((i) => insert(`one${i}`)),
    [`insertOne, ${IN_FLIGHT} in flight`]: await rate(async (i) => {
      await Promise.all(Array.from({ length: IN_FLIGHT }, (_, j) => insert(`many${i}-${j}`)));
    }, IN_FLIGHT),
    'findOne by index': await rate((i) =>
      collection.findOne({ did: `did:key:seed${i % DOCUMENTS}` } as object),
    ),
    'transaction of 3 writes': await rate((i) => writeThree(`tx${i}`)),
  };
}

async function rate(work: (i: number) => Promise<unknown>, each = 1): Promise<number> {
  const started = performance.now();
  let i = 0;
  while (performance.now() - started < SPAN_MS) await work(i++);
  return (i * each * 1000) / (performance.now() - started);
}

// The same tables, keys and durability, without an engine, a driver or documents.
function measureRaw(path: string): Rates {
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
  const rates = {
    insertOne: rawRate((i) => commit([`one${i}`])),
    [`insertOne, ${IN_FLIGHT} in flight`]: rawRate((i) => commit(list(`many${i}`, IN_FLIGHT)), IN_FLIGHT),
    'findOne by index': rawRate((i) =>
      database.get('SELECT d.doc FROM u JOIN d ON d.rid=u.rid WHERE u.k=?', [
        encodeKey(`did:key:seed${i % DOCUMENTS}`),
      ]),
    ),
    'transaction of 3 writes': rawRate((i) => commit(list(`tx${i}`, 3))),
  };
  database.close();
  return rates;
}

function rawRate(work: (i: number) => unknown, each = 1): number {
  const started = performance.now();
  let i = 0;
  while (performance.now() - started < SPAN_MS) work(i++);
  return (i * each * 1000) / (performance.now() - started);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  printRows('store', await benchStore());
