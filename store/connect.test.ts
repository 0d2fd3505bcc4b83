import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { until } from '../kernel/testing/until.ts';
import { connectStore, hostsOf, requireSafeOptions, type Store, serveStore } from './connect.ts';
import { createTransact } from './transact.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'connect-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

test('a process that only holds the store serves others; a second holder is refused', async () => {
  const served = await serveStore({ dataDir });
  await expect(serveStore({ dataDir })).rejects.toMatchObject({
    code: 'STORAGE_UNAVAILABLE',
    message: expect.stringContaining('already holds the store'),
  });
  const client = await connectStore({ dataDir });
  expect(client.description).toContain('held by another process');
  await client.ping();
  await client.close();
  await served.close();
});

test('a client whose holder has gone is not ready, and is again when there is a new one', async () => {
  const served = await serveStore({ dataDir });
  const client = await connectStore({ dataDir });
  await client.connection('a').collection('c').insertOne({ x: 1 });
  await served.close();
  await expect(client.ping()).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
  const next = await serveStore({ dataDir });
  await client.ping();
  expect(await client.connection('a').collection('c').countDocuments()).toBe(1);
  await client.close();
  await next.close();
});

test('when the holder is gone one of its clients takes the store over, the next when that one goes', async () => {
  const served = await serveStore({ dataDir });
  const clients = [
    await connectStore({ dataDir, takeOverAfter: 100 }),
    await connectStore({ dataDir, takeOverAfter: 100 }),
    await connectStore({ dataDir, takeOverAfter: 100 }),
  ];
  const counted = (store: Store) => store.connection('a').collection('c').countDocuments();
  const writes = (store: Store) => () =>
    store
      .connection('a')
      .collection('c')
      .insertOne({})
      .then(
        () => true,
        () => false,
      );
  const [first, second] = clients;
  await first?.connection('a').collection('c').insertOne({ x: 1 });
  await served.close();
  for (const client of clients) await until('a client to write again', writes(client));
  await expect(serveStore({ dataDir })).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
  const before = second && (await counted(second));
  // Whoever holds it: each goes in turn, and the last one has everything.
  for (let client = clients.shift(); client; client = clients.shift()) {
    await client.close();
    const [next] = clients;
    if (next) await until('the next client to write again', writes(next));
  }
  const last = await connectStore({ dataDir });
  expect(await counted(last)).toBe((before ?? 0) + 2);
  await last.close();
});

test('what was written is there after the store was closed and opened again, without a log left over', async () => {
  const first = await connectStore({ dataDir });
  await first.connection('a').collection('c').insertOne({ x: 1 });
  await first.close();
  const log = statSync(join(dataDir, 'store', 'store.db-wal'), { throwIfNoEntry: false });
  expect(log?.size ?? 0).toBe(0);
  const second = await connectStore({ dataDir });
  expect(await second.connection('a').collection('c').countDocuments()).toBe(1);
  await second.close();
});

test('a deployment that does not answer is told without its password', async () => {
  const uri = 'mongodb://admin:secret@127.0.0.1:1/?serverSelectionTimeoutMS=200';
  const error = await connectStore({ mongodbUri: uri, dataDir }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    code: 'STORAGE_UNAVAILABLE',
    message: expect.stringContaining('MongoDB at 127.0.0.1:1'),
  });
  expect(String((error as Error).message)).not.toContain('secret');
});

test('a change after the store was closed is refused at once, not when the timeout of a queue ends', async () => {
  const store = await connectStore({ dataDir });
  const transact = createTransact(store.connection('a'));
  const Model = store.connection('a').model('Late', new mongoose.Schema({ x: Number }));
  await store.close();
  const started = performance.now();
  await expect(
    transact((session) => Model.bulkWrite([{ insertOne: { document: { x: 1 } } }], { session })),
  ).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
  await expect(store.ping()).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
  expect(performance.now() - started).toBeLessThan(5000);
});

test.each([
  ['mongodb://user:p%40ss@one:27017,two:27018/db?replicaSet=r', 'one:27017,two:27018'],
  ['mongodb+srv://user:pw@cluster.example.org/?retryWrites=true', 'cluster.example.org'],
  ['mongodb://localhost', 'localhost'],
  ['nonsense', 'an unreadable address'],
])('hosts of %s', (uri, hosts) => {
  expect(hostsOf(uri)).toBe(hosts);
});

test.each([
  ['readPreference=secondaryPreferred'],
  ['READPREFERENCE=nearest'],
  ['readPreferenceTags=dc:ny'],
  ['maxStalenessSeconds=120'],
  ['readConcernLevel=local'],
  ['w=1'],
  ['w=0'],
  ['wtimeoutMS=100'],
  ['journal=false'],
  ['retryWrites=false'],
  ['retryReads=false'],
  ['loadBalanced=true'],
  ['replicaSet=rs0&directConnection=true'],
])('a connection string with %s is refused before anything connects', async (query) => {
  const error = await connectStore({ mongodbUri: `mongodb://u:secret@127.0.0.1:1/?${query}`, dataDir }).catch(
    (reason: unknown) => reason,
  );
  const [option] = query.split('&').at(-1)?.split('=') ?? [];
  expect(error).toMatchObject({
    code: 'STORAGE_UNAVAILABLE',
    message: expect.stringContaining(`MONGODB_URI: take ${option}=`),
  });
  expect(String((error as Error).message)).not.toContain('secret');
});

test.each([
  ['mongodb://localhost'],
  ['mongodb://localhost/?directConnection=true'],
  [
    'mongodb://one,two/?replicaSet=r&readPreference=primary&readConcernLevel=majority&w=majority&journal=true',
  ],
  ['mongodb+srv://cluster.example.org/?retryWrites=true&w=majority&appName=testamur'],
])('%s may be used', (uri) => {
  expect(() => requireSafeOptions(uri)).not.toThrow();
});

test('operators from outside never reach a filter', async () => {
  const store = await connectStore({ dataDir });
  const Model = store.connection('a').model('Guarded', new mongoose.Schema({ token: String }));
  await Model.create({ token: 'secret' });
  await expect(Model.findOne({ token: { $ne: null } } as object)).rejects.toMatchObject({
    name: 'CastError',
  });
  await store.close();
});
