import { type Doc, serialize } from './bson.ts';
import type { CollectionInfo, IndexInfo } from './catalog.ts';
import type { Database } from './database.ts';
import { encodeKey } from './keys.ts';
import { checkDocument, duplicateKey, keysOf, type Row } from './view.ts';

/** Says that an index got its first document with several keys. */
type OnMultikey = (index: IndexInfo) => void;

/** Writes a new document and its index keys; nothing is written when a unique index refuses it. */
export function insertRow(
  database: Database,
  collection: CollectionInfo,
  doc: Doc,
  onMultikey: OnMultikey,
): void {
  const bytes = serialize(doc);
  checkDocument(doc, bytes);
  const id = encodeKey(doc._id);
  if (database.get(`SELECT 1 FROM ${collection.table} WHERE id=?`, [id]) !== undefined) {
    throw duplicateKey(collection.namespace, undefined, doc);
  }
  const planned = collection.indexes.map((index) => ({ index, ...keysOf(index, doc) }));
  for (const { index, keys } of planned) refuseTaken(database, collection, index, keys, doc, undefined);
  const { lastInsertRowid } = database.run(`INSERT INTO ${collection.table}(id, doc) VALUES(?, ?)`, [
    id,
    bytes,
  ]);
  for (const { index, keys, multikey } of planned) {
    if (multikey && !index.multikey) onMultikey(index);
    addKeys(database, index, keys, lastInsertRowid);
  }
}

/** Replaces a document and the index keys that changed. */
export function replaceRow(
  database: Database,
  collection: CollectionInfo,
  row: Row,
  doc: Doc,
  bytes: Buffer,
  onMultikey: OnMultikey,
): void {
  checkDocument(doc, bytes);
  const planned = collection.indexes.map((index) => {
    const before = keysOf(index, row.doc).keys;
    const { keys: after, multikey } = keysOf(index, doc);
    return { index, multikey, gone: without(before, after), fresh: without(after, before) };
  });
  for (const { index, fresh } of planned) refuseTaken(database, collection, index, fresh, doc, row.rid);
  for (const { index, gone, fresh, multikey } of planned) {
    if (multikey && !index.multikey) onMultikey(index);
    removeKeys(database, index, gone, row.rid);
    addKeys(database, index, fresh, row.rid);
  }
  database.run(`UPDATE ${collection.table} SET doc=? WHERE rid=?`, [bytes, row.rid]);
}

export function removeRow(database: Database, collection: CollectionInfo, row: Row): void {
  for (const index of collection.indexes) removeKeys(database, index, keysOf(index, row.doc).keys, row.rid);
  database.run(`DELETE FROM ${collection.table} WHERE rid=?`, [row.rid]);
}

export function addKeys(database: Database, index: IndexInfo, keys: readonly Buffer[], rid: number): void {
  for (const key of keys) database.run(`INSERT INTO ${index.table}(k, rid) VALUES(?, ?)`, [key, rid]);
}

function removeKeys(database: Database, index: IndexInfo, keys: readonly Buffer[], rid: number): void {
  for (const key of keys) database.run(`DELETE FROM ${index.table} WHERE k=? AND rid=?`, [key, rid]);
}

function refuseTaken(
  database: Database,
  collection: CollectionInfo,
  index: IndexInfo,
  keys: readonly Buffer[],
  doc: Doc,
  own: number | undefined,
): void {
  if (!index.unique) return;
  for (const key of keys) {
    const taken = database.get(`SELECT rid FROM ${index.table} WHERE k=?`, [key]);
    if (taken !== undefined && taken[0] !== own) throw duplicateKey(collection.namespace, index, doc);
  }
}

function without(keys: readonly Buffer[], others: readonly Buffer[]): readonly Buffer[] {
  return keys.filter((key) => !others.some((other) => other.equals(key)));
}
