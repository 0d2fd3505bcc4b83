import type { CollectionInfo, IndexInfo } from './catalog.ts';
import type { Database } from './database.ts';
import { duplicateKey, type Row } from './view.ts';

/** Says that an index got its first document with arrays in these fields. */
type OnArrays = (index: IndexInfo, arrays: number) => void;

interface IndexKeys {
  readonly index: IndexInfo;
  readonly keys: readonly Buffer[];
}

/** Writes a new document and its index keys; nothing is written when a unique index refuses it. */
export function insertRow(
  database: Database,
  collection: CollectionInfo,
  row: Row,
  onArrays: OnArrays,
): void {
  const planned = collection.indexes.map((index) => ({ index, ...row.keysIn(index) }));
  const inserted = database.run(`INSERT OR IGNORE INTO ${collection.table}(id, doc) VALUES(?, ?)`, [
    row.id,
    row.bytes,
  ]);
  if (inserted.changes === 0) throw duplicateKey(collection.namespace, undefined, row.doc);
  const rid = inserted.lastInsertRowid;
  const refusing = addUnlessTaken(database, planned, rid);
  if (refusing !== undefined) {
    database.run(`DELETE FROM ${collection.table} WHERE rid=?`, [rid]);
    throw duplicateKey(collection.namespace, refusing, row.doc);
  }
  for (const { index, arrays } of planned) if ((arrays & ~index.arrays) !== 0) onArrays(index, arrays);
}

/** Replaces a document and the index keys that changed; nothing is written when a unique index refuses it. */
export function replaceRow(
  database: Database,
  collection: CollectionInfo,
  row: Row,
  after: Row,
  onArrays: OnArrays,
): void {
  const planned = collection.indexes.map((index) => {
    const before = row.keysIn(index).keys;
    const { keys, arrays } = after.keysIn(index);
    return { index, arrays, gone: without(before, keys), keys: without(keys, before) };
  });
  const refusing = addUnlessTaken(database, planned, row.rid);
  if (refusing !== undefined) throw duplicateKey(collection.namespace, refusing, after.doc);
  for (const { index, gone, arrays } of planned) {
    if ((arrays & ~index.arrays) !== 0) onArrays(index, arrays);
    removeKeys(database, { index, keys: gone }, row.rid);
  }
  database.run(`UPDATE ${collection.table} SET doc=? WHERE rid=?`, [after.bytes, row.rid]);
}

export function removeRow(database: Database, collection: CollectionInfo, row: Row): void {
  for (const index of collection.indexes)
    removeKeys(database, { index, keys: row.keysIn(index).keys }, row.rid);
  database.run(`DELETE FROM ${collection.table} WHERE rid=?`, [row.rid]);
}

/** Gives a row its keys in some indexes. Returns the unique index in which another row has one, and adds none then. */
export function addUnlessTaken(
  database: Database,
  planned: readonly IndexKeys[],
  rid: number,
): IndexInfo | undefined {
  for (const [done, { index, keys }] of planned.entries()) {
    for (const [added, key] of keys.entries()) {
      const { changes } = database.run(`INSERT OR IGNORE INTO ${index.table}(k, rid) VALUES(?, ?)`, [
        key,
        rid,
      ]);
      if (changes > 0) continue;
      removeKeys(database, { index, keys: keys.slice(0, added) }, rid);
      for (const before of planned.slice(0, done)) removeKeys(database, before, rid);
      return index;
    }
  }
  return undefined;
}

function removeKeys(database: Database, { index, keys }: IndexKeys, rid: number): void {
  for (const key of keys) database.run(`DELETE FROM ${index.table} WHERE k=? AND rid=?`, [key, rid]);
}

function without(keys: readonly Buffer[], others: readonly Buffer[]): readonly Buffer[] {
  return keys.filter((key) => !others.some((other) => other.equals(key)));
}
