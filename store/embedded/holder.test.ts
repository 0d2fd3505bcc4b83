import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from './database.ts';
import { accessStore } from './holder.ts';
import { openDataFile, storeFiles, takeHolderLock } from './store-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'holder-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const access = (waitMs = 300) => accessStore({ folder, now: () => new Date(), log: () => undefined, waitMs });

test('the first access holds the store, the second becomes a client of it', async () => {
  const first = await access();
  const second = await access();
  expect([first.kind, second.kind]).toEqual(['holder', 'client']);
  if (first.kind === 'holder') await first.holder.close();
});

test('only this user can reach the socket and the files', async () => {
  const first = await access();
  const files = storeFiles(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(files.socket).mode & 0o777).toBe(0o600);
  expect(statSync(files.data).mode & 0o777).toBe(0o600);
  if (first.kind === 'holder') await first.holder.close();
});

test('a lock without an answering socket is told, not broken', async () => {
  const lock = takeHolderLock(storeFiles(folder));
  await expect(access()).rejects.toMatchObject({
    code: 'STORAGE_UNAVAILABLE',
    message: expect.stringContaining('Another process holds the store'),
  });
  lock?.release();
  const next = await access();
  expect(next.kind).toBe('holder');
  if (next.kind === 'holder') await next.holder.close();
});

test('of many that start at once exactly one holds the store', async () => {
  const accesses = await Promise.all(Array.from({ length: 8 }, () => access(5000)));
  const holders = accesses.filter(({ kind }) => kind === 'holder');
  expect(holders).toHaveLength(1);
  for (const one of holders) if (one.kind === 'holder') await one.holder.close();
});

test('kill -9 of the holder frees the lock', async () => {
  const script = `
    import { takeHolderLock, storeFiles } from ${JSON.stringify(join(import.meta.dirname, 'store-file.ts'))};
    takeHolderLock(storeFiles(${JSON.stringify(folder)}));
    console.log('held');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  expect(takeHolderLock(storeFiles(folder))).toBeUndefined();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const lock = takeHolderLock(storeFiles(folder));
  expect(lock).toBeDefined();
  lock?.release();
});

describe('a file that cannot be used is told in one sentence', () => {
  const refusalOf = (): { code?: string; message?: string } => {
    try {
      openDataFile(storeFiles(folder)).close();
      return {};
    } catch (error) {
      return error as { code: string; message: string };
    }
  };

  test('not a database', () => {
    writeFileSync(storeFiles(folder).data, 'not a database, '.repeat(500));
    expect(refusalOf()).toMatchObject({
      code: 'STORAGE_UNAVAILABLE',
      message: expect.stringContaining('restore a backup'),
    });
  });

  test('of a newer format', () => {
    const database = openDataFile(storeFiles(folder));
    database.run("UPDATE meta SET value=? WHERE name='format'", [Buffer.from('99')]);
    database.close();
    expect(refusalOf()).toMatchObject({
      code: 'STORAGE_UNAVAILABLE',
      message: expect.stringContaining('format 99'),
    });
  });

  test('locked by another program', () => {
    const other = new Database(storeFiles(folder).data, 64);
    other.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE t(a); COMMIT');
    expect(refusalOf()).toMatchObject({
      code: 'STORAGE_UNAVAILABLE',
      message: expect.stringContaining('locked by another program'),
    });
    other.close();
  });

  test('a folder in its place', () => {
    mkdirSync(storeFiles(folder).data);
    expect(refusalOf()).toMatchObject({
      code: 'STORAGE_UNAVAILABLE',
      message: expect.stringContaining('is not a file'),
    });
  });

  test('not readable', () => {
    openDataFile(storeFiles(folder)).close();
    chmodSync(storeFiles(folder).data, 0o000);
    expect(asNobodyWhenRoot(refusalOf)).toMatchObject({
      code: 'STORAGE_UNAVAILABLE',
      message: expect.stringContaining('user that runs this program'),
    });
  });

  /** Root may read everything, so it looks with the eyes of the user `nobody`. */
  function asNobodyWhenRoot<T>(look: () => T): T {
    if (process.geteuid?.() !== 0) return look();
    chmodSync(folder, 0o755);
    process.seteuid?.(65_534);
    try {
      return look();
    } finally {
      process.seteuid?.(0);
    }
  }

  test('a path too long for a socket', async () => {
    const long = join(folder, 'x'.repeat(100));
    await expect(
      accessStore({ folder: long, now: () => new Date(), log: () => undefined }),
    ).rejects.toMatchObject({
      code: 'STORAGE_UNAVAILABLE',
      message: expect.stringContaining('shorter path'),
    });
  });
});
