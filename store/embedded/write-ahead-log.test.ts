import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Binary, type Doc, deserialize, Long } from './bson.ts';
import { type Engine, openEngine } from './engine.ts';
import { storeFiles } from './store-file.ts';

const MIB = 1024 * 1024;
let folder: string;
let engine: Engine;
const run = async (command: Doc): Promise<Doc> => deserialize(await engine.run('app', command));
const logSize = (): number => statSync(storeFiles(folder).log).size;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
  engine = openEngine({
    files: storeFiles(folder),
    now: () => new Date(0),
    log: () => undefined,
    maxLogBytes: 12 * MIB,
  });
});
afterEach(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes and reads in turn, as a platform at work sends them; returns how long the log ever was. */
async function pairs(count: number): Promise<number> {
  let longest = 0;
  for (let n = 0; n < count; n++) {
    // Other bytes each time: SQLite writes only the pages that change.
    const text = String.fromCharCode(97 + (n % 26)).repeat(40_000);
    await run({ update: 'c', updates: [{ q: { _id: n % 10 }, u: { $set: { text } }, upsert: true }] });
    await run({ find: 'c', filter: { _id: n % 10 } });
    longest = Math.max(longest, logSize());
  }
  return longest;
}

test('hundreds of writes and reads leave the log as short as its checkpoints make it', async () => {
  expect(await pairs(600)).toBeLessThan(6 * MIB);
});

test('a cursor that holds the log is closed when the log is too long, the newer one is not', async () => {
  const documents = Array.from({ length: 3000 }, (_, _id) => ({ _id: _id + 1000, text: 'y'.repeat(2000) }));
  for (let at = 0; at < 3000; at += 1000)
    await run({ insert: 'c', documents: documents.slice(at, at + 1000) });
  const idle = await run({ find: 'c' });
  const more = (reply: Doc): Promise<Doc> =>
    run({ getMore: (reply.cursor as { id: Long }).id, collection: 'c', batchSize: 1 });
  expect(await pairs(500)).toBeLessThan(16 * MIB);
  expect(await more(idle)).toMatchObject({ ok: 0, code: 43, codeName: 'CursorNotFound' });
  const fresh = await run({ find: 'c' });
  expect(await pairs(50)).toBeLessThan(16 * MIB);
  expect(await more(fresh)).toMatchObject({ ok: 1 });
});

test('transactions that follow one another without a pause leave the log short', async () => {
  let longest = 0;
  const lane = async (n: number): Promise<void> => {
    for (let at = 0; at < 25; at++) {
      const session = {
        lsid: { id: new Binary(randomBytes(16), 4) },
        txnNumber: Long.fromNumber(1),
        autocommit: false,
      };
      const text = String.fromCharCode(97 + (at % 26)).repeat(40_000);
      const updates = [{ q: { _id: n }, u: { $set: { text } }, upsert: true }];
      await run({ find: 'c', filter: { _id: n }, startTransaction: true, ...session });
      await new Promise(setImmediate);
      expect(await run({ update: 'c', updates, ...session })).toMatchObject({ ok: 1 });
      expect(await run({ commitTransaction: 1, ...session })).toMatchObject({ ok: 1 });
      longest = Math.max(longest, logSize());
    }
  };
  await Promise.all(Array.from({ length: 16 }, (_, n) => lane(n)));
  expect(longest).toBeLessThan(10 * MIB);
});
