import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectStore, type Store } from './connect.ts';
import { unsupportedHere } from './testing/refusals.ts';
import { describeStore } from './testing/suite.ts';

const folder = mkdtempSync(join(tmpdir(), 'store-'));
const logged: string[] = [];
const open = () =>
  connectStore({
    dataDir: folder,
    log: (message, fields) => logged.push(`${message} ${JSON.stringify(fields)}`),
  });

let holder: Store;
beforeAll(async () => {
  holder = await open();
});
afterAll(async () => {
  await holder.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the first process of a folder holds the store in process and logs nothing', () => {
  expect(holder.description).toBe(`embedded store in ${join(folder, 'store')}`);
  expect(logged).toEqual([]);
});

// The holder's own connection needs no socket; a second one in the same folder uses it.
describeStore('the embedded store in process', async () => ({ ...holder, close: async () => undefined }));
describeStore('the embedded store over its socket', open);

describe('what MongoDB has and the embedded store has not is refused with 115', () => {
  test.each(unsupportedHere.map(([name, ask], i) => [name, ask, i] as const))('%s', async (_name, ask, i) => {
    const collection = holder.connection('unsupported').collection(`c${i}`);
    await collection.insertOne({ a: 'x', n: 1 });
    await expect(ask(collection)).rejects.toMatchObject({
      code: 115,
      message: expect.stringContaining('MONGODB_URI'),
    });
  });
});

// Where a real deployment is, the same suite runs against it.
const uri = process.env.TEST_MONGODB_URI;
if (uri) describeStore('a MongoDB deployment', () => connectStore({ mongodbUri: uri, dataDir: folder }));
