import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Doc, deserialize } from './bson.ts';
import { readCatalog } from './catalog.ts';
import { Database } from './database.ts';
import { openEngine } from './engine.ts';
import { openDataFile, prepareFolder, storeError, storeFiles, takeHolderLock } from './store-file.ts';

const CACHE_KIB = 4096;

/** What a restored store no longer takes, since nobody knows what was used after the backup. */
interface Voided {
  /** Collections, of whichever database, whose documents are removed. */
  readonly removed: readonly string[];
  /** Collections whose open documents are past their time from now on; the platform's sweeps then end them as usual. */
  readonly expired: readonly string[];
}

/**
 * Copies the store of a folder, as it is at one moment, to a new file (mode 0600); whoever holds the store goes on reading and
 * writing. `mark` is kept with the copy for `markOf`. Errors: STORAGE_UNAVAILABLE; nothing is left behind then.
 */
export function backUp(options: { folder: string; file: string; mark: string }): void {
  const { folder, file, mark } = options;
  const { data } = storeFiles(folder);
  if (!existsSync(data)) throw storeError(`There is no store in ${folder}. Correct DATA_DIR.`);
  requireNew(file);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    closeSync(openSync(part, 'wx', 0o600));
    const source = new Database(data, CACHE_KIB);
    try {
      source.exec(`VACUUM INTO '${part.replaceAll("'", "''")}'`);
    } finally {
      source.close();
    }
    const copy = new Database(part, CACHE_KIB);
    copy.run("INSERT OR REPLACE INTO meta(name, value) VALUES('backup', ?)", [Buffer.from(mark)]);
    copy.close();
    sync(part);
    renameSync(part, file);
  } catch (cause) {
    rmSync(part, { force: true });
    throw storeError(`${file} could not be written; see its folder and the space on its disk.`, cause);
  }
}

/** What `backUp` was told to keep with a copy. Errors: STORAGE_UNAVAILABLE when the file is damaged or no backup. */
export function markOf(file: string): string {
  if (!existsSync(file)) throw storeError(`There is no file ${file}. Name one that backup has written.`);
  let database: Database | undefined;
  try {
    database = new Database(file, CACHE_KIB);
    const mark = database.get("SELECT value FROM meta WHERE name='backup'")?.[0];
    if (Buffer.isBuffer(mark) && database.get('PRAGMA quick_check')?.[0] === 'ok') return String(mark);
  } catch (cause) {
    throw storeError(
      `${file} cannot be read as a backup of a store. Name a file that backup has written.`,
      cause,
    );
  } finally {
    database?.close();
  }
  throw storeError(`${file} is no whole backup of a store. Name a file that backup has written.`);
}

/**
 * Puts a backup into a folder that has no store yet. The store appears whole, and with what is void already void, or not at all.
 * Errors: STORAGE_UNAVAILABLE, also while a process holds the folder.
 */
export async function restore(options: {
  folder: string;
  file: string;
  voided: Voided;
  now: () => Date;
}): Promise<void> {
  const { folder, file, voided, now } = options;
  markOf(file);
  prepareFolder(folder);
  const files = storeFiles(folder);
  const lock = takeHolderLock(files);
  if (!lock) throw storeError(`A process holds the store in ${folder}. Stop the platform first.`);
  const stage = storeFiles(join(folder, 'restoring'));
  try {
    if (existsSync(files.data))
      throw storeError(`There is a store in ${folder} already. Move it away, or set another DATA_DIR.`);
    rmSync(stage.folder, { recursive: true, force: true });
    prepareFolder(stage.folder);
    copyFileSync(file, stage.data);
    chmodSync(stage.data, 0o600);
    await makeVoid(stage, voided, now);
    sync(stage.data);
    renameSync(stage.data, files.data);
    sync(folder);
  } finally {
    rmSync(stage.folder, { recursive: true, force: true });
    lock.release();
  }
}

async function makeVoid(
  files: ReturnType<typeof storeFiles>,
  { removed, expired }: Voided,
  now: () => Date,
): Promise<void> {
  const database = openDataFile(files);
  const namespaces = [...readCatalog(database).collections.values()].map(({ namespace }) => namespace);
  database.run("DELETE FROM meta WHERE name='backup'");
  database.close();
  const engine = openEngine({ files, now, log: () => undefined });
  const at = now();
  try {
    for (const namespace of namespaces) {
      const dot = namespace.indexOf('.');
      const [name, collection] = [namespace.slice(0, dot), namespace.slice(dot + 1)];
      const run = async (command: Doc): Promise<void> => {
        const reply = deserialize(await engine.run(name, command));
        if (reply.ok !== 1 || reply.writeErrors !== undefined)
          throw storeError(`What must be void after a restore could not be changed in ${namespace}.`, reply);
      };
      if (removed.includes(collection)) await run({ delete: collection, deletes: [{ q: {}, limit: 0 }] });
      if (expired.includes(collection)) {
        const open = { expiresAt: { $gt: at } };
        await run({
          update: collection,
          updates: [{ q: open, u: { $set: { expiresAt: at } }, multi: true }],
        });
      }
    }
  } finally {
    await engine.close();
  }
}

function requireNew(file: string): void {
  if (existsSync(file)) throw storeError(`${file} is there already. Name a new file.`);
}

function sync(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
