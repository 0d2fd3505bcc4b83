import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../kernel/testing/until.ts';
import { type CommitQueue, createCommitQueue } from './commit-queue.ts';
import type { Database } from './database.ts';
import { Failure } from './failure.ts';
import { collectNow, search } from './search.ts';
import { createSnapshots, type Snapshots } from './snapshots.ts';
import { openDataFile, storeFiles } from './store-file.ts';
import { Writer } from './writer.ts';

let folder: string;
let database: Database;
let snapshots: Snapshots;
let queue: CommitQueue;
let disk: () => Promise<void>;
let moved: () => Promise<void>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'queue-'));
  disk = async () => undefined;
  moved = async () => undefined;
  database = openDataFile(storeFiles(folder));
  snapshots = createSnapshots(storeFiles(folder).data);
  queue = createCommitQueue({
    writer: new Writer(database),
    snapshots,
    log: { sync: () => disk(), tidy: () => moved() },
    now: () => new Date(0),
    busyTimeout: 100,
  });
});
afterEach(async () => {
  await queue.close();
  snapshots.close();
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

const insert = (_id: number, text = ''): Promise<void> =>
  queue.submit((writer) => writer.insert('t.c', { _id, text }));
const committed = (): unknown[] => {
  const snapshot = snapshots.acquire();
  const ids = collectNow(search(snapshot, 't.c', {})).map((row) => row.doc._id);
  snapshot.release();
  return ids;
};

test('what was answered is committed', async () => {
  await insert(1);
  expect(committed()).toEqual([1]);
});

test('nobody is answered and nobody reads what is not on the disk yet', async () => {
  await insert(1);
  let written: (() => void) | undefined;
  disk = () => new Promise((resolve) => (written = resolve));
  let isAnswered = false;
  const second = insert(2).then(() => {
    isAnswered = true;
  });
  const refused = insert(1).catch((error: Failure) => error.code);
  await until('the disk was asked', () => written !== undefined);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([committed(), isAnswered]).toEqual([[1], false]);
  written?.();
  await second;
  expect(await refused).toBe(11000);
  expect(committed()).toEqual([1, 2]);
});

test('writes that come while the disk works share its next turn', async () => {
  let turns = 0;
  disk = async () => {
    turns += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const first = insert(0);
  await until('the first turn', () => turns === 1);
  await Promise.all([first, ...Array.from({ length: 50 }, (_, at) => insert(at + 1))]);
  expect(committed()).toEqual(Array.from({ length: 51 }, (_, at) => at));
  // More than one only where this machine is too slow for all of them in one batch.
  expect(turns).toBeLessThan(10);
});

test('once the disk has failed nothing is answered as kept, nothing more is written, and what was kept is read', async () => {
  await insert(1);
  disk = async () => {
    throw new Error('EIO: i/o error, fdatasync');
  };
  const failing = Promise.allSettled([insert(2), insert(3)]);
  expect(await failing).toMatchObject(Array(2).fill({ status: 'rejected', reason: { code: 14031 } }));
  disk = async () => undefined;
  await expect(insert(4)).rejects.toMatchObject({
    code: 14031,
    message: expect.stringContaining('look at the disk'),
  });
  expect(committed()).toEqual([1]);
});

describe('what is moved out of the log', () => {
  test('is on the disk before anything more is committed, and nobody waits for it to be answered', async () => {
    let written: (() => void) | undefined;
    moved = () => new Promise((resolve) => (written = resolve));
    await insert(1);
    await until('the disk was asked', () => written !== undefined);
    moved = async () => undefined;
    const second = insert(2);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(database.get('SELECT COUNT(*) FROM d_1')?.[0]).toBe(1);
    written?.();
    await second;
    expect(committed()).toEqual([1, 2]);
  });

  test('and cannot be written ends the writing: what was answered is in the log', async () => {
    moved = async () => {
      throw new Error('EIO: i/o error, fdatasync');
    };
    await insert(1);
    await expect(insert(2)).rejects.toMatchObject({ code: 14031 });
    expect(committed()).toEqual([1]);
  });
});

describe('a long job', () => {
  /** Writes these documents, a step each, and works longer on each than it may keep the loop to itself. */
  const insertSlowly = (ids: readonly number[], failsWith?: unknown): Promise<void> =>
    queue.submit(function* (writer) {
      for (const _id of ids) {
        writer.insert('t.c', { _id });
        const end = performance.now() + 5;
        while (performance.now() < end);
        yield;
      }
      if (failsWith) throw failsWith;
    });

  test('lets others run between its steps; they read nothing of it, and what they write comes after it', async () => {
    await insert(1);
    const long = insertSlowly([2, 3, 4, 5]);
    const seen: unknown[] = [];
    let second: Promise<void> | undefined;
    for (let rows = 1; rows < 5; rows = Number(database.get('SELECT COUNT(*) FROM d_1')?.[0])) {
      seen.push(committed());
      if (rows > 1) second ??= insert(6);
      await new Promise(setImmediate);
    }
    expect(seen.length).toBeGreaterThan(3);
    expect(seen).toEqual(seen.map(() => [1]));
    await long;
    await second;
    expect(committed()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('that breaks in the end leaves nothing, and its neighbours are kept', async () => {
    const broken = insertSlowly([1, 2], new Error('Something nobody foresaw.'));
    const fine = insertSlowly([3, 4]);
    await expect(broken).rejects.toThrow('nobody foresaw');
    await fine;
    expect(committed()).toEqual([3, 4]);
  });
});

test('a snapshot keeps its state while others commit', async () => {
  await insert(1);
  const before = snapshots.acquire();
  await Promise.all([insert(2), insert(3)]);
  expect(collectNow(search(before, 't.c', {}))).toHaveLength(1);
  expect(committed()).toEqual([1, 2, 3]);
  before.release();
});

test('a job that breaks takes none of its neighbours with it', async () => {
  const broken = queue.submit((writer) => {
    writer.insert('t.c', { _id: 99 });
    throw new TypeError('a bug');
  });
  const outcomes = await Promise.allSettled([insert(1), broken, insert(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(committed()).toEqual([1, 2]);
});

test('a refused job is told so, and its neighbours are kept', async () => {
  const outcomes = await Promise.allSettled([insert(1), insert(1), insert(2)]);
  expect(outcomes[1]).toMatchObject({ status: 'rejected', reason: expect.any(Failure) });
  expect(committed()).toEqual([1, 2]);
});

test('a full disk is told as such, keeps nothing of the write, and writing goes on when there is room', async () => {
  await insert(1);
  const pages = Number(database.get('PRAGMA page_count')?.[0]);
  database.exec(`PRAGMA max_page_count=${pages + 2}`);
  await expect(insert(2, 'x'.repeat(100_000))).rejects.toMatchObject({
    code: 14031,
    message: expect.stringContaining('disk is full'),
  });
  expect(committed()).toEqual([1]);
  database.exec('PRAGMA max_page_count=1000000');
  await insert(2, 'x'.repeat(100_000));
  expect(committed()).toEqual([1, 2]);
});

test('a write made in the moment of an answer is run too', async () => {
  for (let i = 0; i < 200; i += 2) {
    const follow = insert(i).then(() => insert(i + 1));
    await follow;
  }
  expect(committed()).toHaveLength(200);
});

test('after closing nothing is accepted, and what was accepted is done', async () => {
  const accepted = insert(1);
  const closed = queue.close();
  await expect(insert(2)).rejects.toMatchObject({ code: 91 });
  await Promise.all([accepted, closed]);
  expect(committed()).toEqual([1]);
});
