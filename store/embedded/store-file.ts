import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '../../kernel/errors.ts';
import { Database, isBusy, isDamaged, isForbidden, isFull } from './database.ts';

/** Raised when the layout of tables changes; older programs then refuse the file. */
const FORMAT = 1;
const CACHE_KIB = 16 * 1024;

export interface StoreFiles {
  readonly folder: string;
  readonly data: string;
  /** SQLite's write-ahead log of the data file. */
  readonly log: string;
  readonly lock: string;
  readonly socket: string;
}

export function storeFiles(folder: string): StoreFiles {
  return {
    folder,
    data: join(folder, 'store.db'),
    log: join(folder, 'store.db-wal'),
    lock: join(folder, 'holder.db'),
    socket: join(folder, 'store.sock'),
  };
}

/** Makes the folder (mode 0700), because the socket in it admits whoever may enter the folder. */
export function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
  } catch (cause) {
    throw storeError(
      `The folder ${folder} cannot be made or its mode cannot be set to 0700. Give it to the user that runs this program, or set another data folder.`,
      cause,
    );
  }
}

/** Takes the one holder's lock of a folder; the operating system frees it also after kill -9. Undefined: held. */
export function takeHolderLock(files: StoreFiles): { release(): void } | undefined {
  let database: Database | undefined;
  try {
    makePrivate(files.lock);
    database = new Database(files.lock, 64);
    database.exec(
      'PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=DELETE; BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS holder(pid INTEGER); COMMIT',
    );
  } catch (error) {
    database?.close();
    if (isBusy(error)) return undefined;
    throw explainOpenError(error, files.lock);
  }
  const held = database;
  return { release: () => held.close() };
}

/** Opens the data file for writing, makes it when missing, and refuses what this program cannot read. */
export function openDataFile(files: StoreFiles): Database {
  let database: Database | undefined;
  try {
    makePrivate(files.data);
    database = new Database(files.data, CACHE_KIB);
    database.exec(
      // Commits are brought to the disk, and the log into the file, by write-ahead-log.ts.
      'PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA wal_autocheckpoint=0; PRAGMA journal_size_limit=4194304; PRAGMA foreign_keys=OFF',
    );
    database.exec(
      'CREATE TABLE IF NOT EXISTS meta(name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID',
    );
    const format = database.get("SELECT value FROM meta WHERE name='format'")?.[0];
    if (format === undefined)
      database.run("INSERT INTO meta(name, value) VALUES('format', ?)", [Buffer.from(String(FORMAT))]);
    else if (Number(String(format)) !== FORMAT) {
      throw storeError(
        `${files.data} has format ${String(format)}, and this program reads format ${FORMAT}. Start the version that wrote it, or restore a backup of the older format.`,
      );
    }
    database.exec(
      'CREATE TABLE IF NOT EXISTS sessions(id BLOB PRIMARY KEY, txn INTEGER NOT NULL, committed INTEGER NOT NULL, reply BLOB, at INTEGER NOT NULL) WITHOUT ROWID',
    );
    return database;
  } catch (error) {
    database?.close();
    throw explainOpenError(error, files.data);
  }
}

function makePrivate(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  else if (!statSync(path).isFile()) throw storeError(`${path} is not a file. Move it away.`);
}

export function storeError(message: string, cause?: unknown): AppError {
  return new AppError('STORAGE_UNAVAILABLE', message, { cause, retryAfter: 1 });
}

function explainOpenError(error: unknown, path: string): unknown {
  if (error instanceof AppError) return error;
  if (isDamaged(error))
    return storeError(`${path} is damaged or not a store file. Move it away and restore a backup.`, error);
  if (isBusy(error))
    return storeError(`${path} is locked by another program. Stop it and start again.`, error);
  if (isFull(error))
    return storeError(
      `${path} cannot be written: the disk is full or failing. Free space and start again.`,
      error,
    );
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  if (isForbidden(error) || code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return storeError(
      `${path} cannot be opened for reading and writing. Give the file and its folder to the user that runs this program.`,
      error,
    );
  }
  return storeError(`${path} cannot be opened. Check its folder and its rights.`, error);
}
