import { type Doc, deserialize, isDoc, serialize, toNumber } from './bson.ts';
import { blob, type Database } from './database.ts';
import type { IndexField } from './index-keys.ts';
import { compileFilter, type Matcher } from './match.ts';

export interface IndexInfo {
  readonly id: number;
  readonly table: string;
  readonly name: string;
  readonly key: Readonly<Record<string, 1 | -1>>;
  readonly fields: readonly IndexField[];
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly partial: Doc | undefined;
  readonly covers: Matcher | undefined;
  readonly expireAfterSeconds: number | undefined;
  /** The fields that hold arrays in some document, a bit each. */
  readonly arrays: number;
  readonly multikey: boolean;
}

export interface CollectionInfo {
  readonly id: number;
  readonly table: string;
  /** `database.collection` */
  readonly namespace: string;
  readonly indexes: readonly IndexInfo[];
}

/** All collections at one moment. Immutable: a change makes a new catalog. */
export interface Catalog {
  readonly nextId: number;
  readonly collections: ReadonlyMap<string, CollectionInfo>;
}

export interface IndexOptions {
  readonly id: number;
  readonly name: string;
  readonly key: Readonly<Record<string, 1 | -1>>;
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly partial: Doc | undefined;
  readonly expireAfterSeconds: number | undefined;
  readonly arrays: number;
}

/** Every field may hold arrays. */
const ANY_FIELD = -1;

export function indexInfo(options: IndexOptions): IndexInfo {
  return {
    ...options,
    table: `i_${options.id}`,
    fields: Object.entries(options.key).map(([path, direction]) => ({ path, direction })),
    covers: options.partial === undefined ? undefined : compileFilter(options.partial),
    multikey: options.arrays !== 0,
  };
}

export function collectionInfo(id: number, namespace: string, indexes: readonly IndexInfo[]): CollectionInfo {
  return { id, table: `d_${id}`, namespace, indexes };
}

export function withCollection(
  catalog: Catalog,
  collection: CollectionInfo,
  nextId = catalog.nextId,
): Catalog {
  return { nextId, collections: new Map(catalog.collections).set(collection.namespace, collection) };
}

export function withoutCollection(catalog: Catalog, namespace: string): Catalog {
  const collections = new Map(catalog.collections);
  collections.delete(namespace);
  return { ...catalog, collections };
}

const EMPTY: Catalog = { nextId: 1, collections: new Map() };

/** The catalog of a database file. */
export function readCatalog(database: Database): Catalog {
  const bytes = catalogBytes(database);
  return bytes === undefined ? EMPTY : parseCatalog(bytes);
}

function catalogBytes(database: Database): Buffer | undefined {
  const row = database.get("SELECT value FROM meta WHERE name='catalog'");
  return row === undefined ? undefined : blob(row[0]);
}

function parseCatalog(bytes: Buffer): Catalog {
  const stored = deserialize(bytes);
  const collections = new Map<string, CollectionInfo>();
  for (const entry of Array.isArray(stored.collections) ? stored.collections : []) {
    if (!isDoc(entry)) continue;
    const indexes = (Array.isArray(entry.indexes) ? entry.indexes : []).filter(isDoc).map(readIndex);
    const namespace = String(entry.namespace);
    collections.set(namespace, collectionInfo(Number(entry.id), namespace, indexes));
  }
  return { nextId: Number(stored.nextId), collections };
}

function readIndex(entry: Doc): IndexInfo {
  return indexInfo({
    id: Number(entry.id),
    name: String(entry.name),
    key: entry.key as Record<string, 1 | -1>,
    unique: entry.unique === true,
    sparse: entry.sparse === true,
    partial: isDoc(entry.partial) ? entry.partial : undefined,
    expireAfterSeconds: toNumber(entry.expireAfterSeconds),
    // Earlier releases did not keep which fields.
    arrays: toNumber(entry.arrays) ?? (entry.multikey === true ? ANY_FIELD : 0),
  });
}

export function writeCatalog(database: Database, catalog: Catalog): void {
  const collections = [...catalog.collections.values()].map(({ id, namespace, indexes }) => ({
    id,
    namespace,
    indexes: indexes.map(({ fields, covers, table, ...index }) => index),
  }));
  database.run(
    "INSERT INTO meta(name, value) VALUES('catalog', ?) ON CONFLICT(name) DO UPDATE SET value=excluded.value",
    [serialize({ nextId: catalog.nextId, collections })],
  );
}
