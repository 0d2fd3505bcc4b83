import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { connectStore, type Store } from './connect.ts';
import { type CuttingProxy, startCuttingProxy } from './testing/cutting-proxy.ts';
import { createTransact } from './transact.ts';

interface Counter {
  _id: string;
  n: number;
}

const folder = mkdtempSync(join(tmpdir(), 'retry-'));
let store: Store;
let proxy: CuttingProxy;
let client: mongoose.Connection;

beforeAll(async () => {
  store = await connectStore({ dataDir: folder });
  const path = join(folder, 'proxy.sock');
  proxy = await startCuttingProxy(path, join(folder, 'store', 'store.sock'));
  const uri = `mongodb://${encodeURIComponent(path)}/testamur_retry?directConnection=true`;
  client = await mongoose.createConnection(uri, { retryWrites: true }).asPromise();
});
afterAll(async () => {
  await client.close();
  await proxy.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const counters = () => client.collection<Counter>('counters');
const stored = (_id: string) => store.connection('retry').collection<Counter>('counters').findOne({ _id });

describe('a write whose answer was cut off is repeated by the driver and applied once', () => {
  test.each<[string, string, () => Promise<unknown>, string, number]>([
    [
      'findOneAndUpdate',
      'findAndModify',
      () => counters().findOneAndUpdate({ _id: 'a' }, { $inc: { n: 1 } }, { upsert: true }),
      'a',
      1,
    ],
    ['updateOne', 'updates', () => counters().updateOne({ _id: 'a' }, { $inc: { n: 10 } }), 'a', 11],
    ['insertOne', 'documents', () => counters().insertOne({ _id: 'b', n: 5 }), 'b', 5],
    [
      'bulkWrite',
      'updates',
      () => counters().bulkWrite([{ updateOne: { filter: { _id: 'b' }, update: { $inc: { n: 1 } } } }]),
      'b',
      6,
    ],
    [
      'the commit of a transaction',
      'commitTransaction',
      () =>
        createTransact(client)((session) =>
          counters().updateOne({ _id: 'b' }, { $inc: { n: 100 } }, { session }),
        ),
      'b',
      106,
    ],
  ])('%s', async (_name, text, write, _id, n) => {
    const before = proxy.cuts();
    proxy.cutAnswerTo(text);
    await write();
    expect(proxy.cuts()).toBe(before + 1);
    expect(await stored(_id)).toEqual({ _id, n });
  });
});
