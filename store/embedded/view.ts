import { type Doc, depthOf, deserialize, isDoc, isRegExp, serialize, show } from './bson.ts';
import type { Catalog, CollectionInfo, IndexInfo } from './catalog.ts';
import type { Database } from './database.ts';
import { Failure } from './failure.ts';
import { type DocumentKeys, documentKeys } from './index-keys.ts';
import { encodeKey } from './keys.ts';
import { partsOf, valueAt } from './paths.ts';

/** One document, stored or to be written. `rid` is its row id, negative while it exists in a transaction only. */
export class Row {
  readonly rid: number;
  readonly bytes: Buffer;
  /** What the bytes were made of: it has the same keys, and may have fields that are undefined. */
  #source: Doc | undefined;
  #keys: Map<number, DocumentKeys> | undefined;
  #doc: Doc | undefined;
  #id: Buffer | undefined;

  constructor(rid: number, bytes: Buffer) {
    this.rid = rid;
    this.bytes = bytes;
  }

  /** The row of a document that is to be written. Errors: what MongoDB refuses to store. */
  static of(rid: number, doc: Doc, bytes = serialize(doc)): Row {
    checkDocument(doc, bytes);
    const row = new Row(rid, bytes);
    row.#source = doc;
    return row;
  }

  /** Read from the bytes when somebody looks: a find by its index alone never does. */
  get doc(): Doc {
    this.#doc ??= deserialize(this.bytes);
    return this.#doc;
  }

  /** The key of its `_id`. */
  get id(): Buffer {
    this.#id ??= encodeKey((this.#source ?? this.doc)._id);
    return this.#id;
  }

  /** The keys that an index holds for it, made once: a transaction needs them before its commit and in it. */
  keysIn(index: IndexInfo): DocumentKeys {
    this.#keys ??= new Map();
    let keys = this.#keys.get(index.id);
    if (keys === undefined) {
      keys = keysOf(index, this.#source ?? this.doc);
      this.#keys.set(index.id, keys);
    }
    return keys;
  }
}

/** What a transaction changed in one collection and has not committed. */
export interface Changes {
  /** Stored rows that this transaction replaced or removed. */
  readonly hidden: ReadonlySet<number>;
  /** What it wrote: all of it, or what has one of these keys of `_id`. */
  added(ids?: readonly Buffer[]): Iterable<Row>;
}

/** A consistent state of the store that can be searched. */
export interface View {
  readonly catalog: Catalog;
  readonly database: Database;
  changes(collection: CollectionInfo): Changes | undefined;
}

/** A view that can be changed: the write connection, or a transaction. */
export interface Target extends View {
  readonly now: Date;
  collection(namespace: string): CollectionInfo;
  /** `bytes` are the document's, where the caller has them; so for `replace`. */
  insert(namespace: string, doc: Doc, bytes?: Buffer): void;
  replace(namespace: string, row: Row, doc: Doc, bytes?: Buffer): void;
  remove(namespace: string, row: Row): void;
}

/** The keys that an index holds for a document; none when the index does not cover it. */
export function keysOf(index: IndexInfo, doc: Doc): DocumentKeys {
  if (index.covers !== undefined && !index.covers(doc)) return { keys: [], arrays: 0, missing: true };
  const found = documentKeys(doc, index.fields);
  return index.sparse && found.missing ? { ...found, keys: [] } : found;
}

/** E11000 as MongoDB words it, with keyPattern and keyValue. */
export function duplicateKey(namespace: string, index: IndexInfo | undefined, doc: Doc): Failure {
  const keyPattern = index?.key ?? { _id: 1 };
  const keyValue: Doc = {};
  for (const path of Object.keys(keyPattern)) keyValue[path] = valueAt(doc, partsOf(path)) ?? null;
  return new Failure(
    11000,
    `E11000 duplicate key error collection: ${namespace} index: ${index?.name ?? '_id_'} dup key: ${show(keyValue)}`,
    { keyPattern, keyValue },
  );
}

const MAX_DOCUMENT = 16 * 1024 * 1024;
/** The server's limit for documents to store: 200 levels, less the 20 that it keeps for itself. */
const MAX_DEPTH = 180;

/** Refuses documents that MongoDB refuses: too large, nested too deeply, or with an `_id` that cannot be one. */
function checkDocument(doc: Doc, bytes: Buffer): void {
  if (bytes.length > MAX_DOCUMENT) {
    throw new Failure(
      10334,
      `BSONObj size: ${bytes.length} is invalid. Size must be between 0 and ${MAX_DOCUMENT}.`,
    );
  }
  if (depthOf(doc) > MAX_DEPTH)
    throw new Failure(15, `Document exceeds maximum nested object depth: ${MAX_DEPTH}`);
  const id = doc._id;
  if (Array.isArray(id) || isRegExp(id)) {
    throw new Failure(53, "The '_id' value cannot be of type array or regex");
  }
  const dollar = isDoc(id) ? Object.keys(id).find((name) => name.startsWith('$')) : undefined;
  if (dollar !== undefined) {
    throw new Failure(
      52,
      `_id fields may not contain '$'-prefixed fields: ${dollar} is not valid for storage.`,
    );
  }
  const odd = Object.keys(doc).find((name) => name.startsWith('$'));
  if (odd !== undefined) {
    throw new Failure(52, `The dollar ($) prefixed field '${odd}' is not allowed for storage.`);
  }
}
