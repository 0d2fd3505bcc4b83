import type { Doc } from './bson.ts';
import { type Catalog, type CollectionInfo, collectionInfo } from './catalog.ts';
import type { Claims } from './claims.ts';
import { blob, type Database } from './database.ts';
import { Failure, writeConflict } from './failure.ts';
import { textOfKey } from './keys.ts';
import type { Snapshot, Snapshots } from './snapshots.ts';
import type { Steps } from './steps.ts';
import { type Changes, duplicateKey, Row, type Target, type View } from './view.ts';
import type { Writer } from './writer.ts';

interface Change {
  /** The committed document that was seen, or undefined for a new one. */
  readonly before: Row | undefined;
  /** The document as the transaction has it now; undefined when removed. */
  readonly after: Row | undefined;
}

interface CollectionChanges {
  readonly byId: Map<string, Change>;
  readonly hidden: Set<number>;
  /** Keys of unique indexes that this transaction holds, by index and key. */
  readonly taken: Map<string, string>;
}

interface TransactionOptions {
  readonly snapshots: Snapshots;
  readonly claims: Claims;
  readonly now: Date;
}

/**
 * A multi-document transaction: reads come from one snapshot plus its own changes, which stay in memory. As in
 * MongoDB, a write fails at once (WriteConflict, 112) when another open transaction has written the document or
 * the unique key, or when somebody has committed a change of the document since the snapshot. Different from
 * MongoDB: a write outside of transactions does not wait for the transaction that has written the same document;
 * it goes through, and the transaction fails at its commit.
 */
export class Transaction implements Target {
  readonly catalog: Catalog;
  readonly database: Database;
  readonly now: Date;
  private readonly snapshot: Snapshot;
  private readonly snapshots: Snapshots;
  private readonly claims: Claims;
  private readonly changed = new Map<string, CollectionChanges>();
  private nextRid = -1;
  private underWay: Promise<unknown> = Promise.resolve();

  constructor({ snapshots, claims, now }: TransactionOptions) {
    this.snapshots = snapshots;
    this.claims = claims;
    this.snapshot = snapshots.acquire();
    this.catalog = this.snapshot.catalog;
    this.database = this.snapshot.database;
    this.now = now;
  }

  get empty(): boolean {
    return this.changed.size === 0;
  }

  changes(collection: CollectionInfo): Changes | undefined {
    const changes = this.changed.get(collection.namespace);
    if (changes === undefined) return undefined;
    const { hidden, byId } = changes;
    return {
      hidden,
      // A bulk looks for each of its documents by id: its changes are then not gone through for each.
      added: (ids) =>
        (ids ? ids.map((id) => byId.get(textOfKey(id))) : [...byId.values()]).flatMap((change) =>
          change?.after ? [change.after] : [],
        ),
    };
  }

  /** A collection that does not exist yet is made at commit. */
  collection(namespace: string): CollectionInfo {
    return this.catalog.collections.get(namespace) ?? collectionInfo(0, namespace, []);
  }

  insert(namespace: string, doc: Doc, bytes?: Buffer): void {
    const collection = this.collection(namespace);
    const after = Row.of(this.nextRid--, doc, bytes);
    const changes = this.changesOf(namespace);
    const id = textOfKey(after.id);
    const known = changes.byId.get(id);
    if (known === undefined ? this.isStored(collection, after.id) : known.after !== undefined) {
      throw duplicateKey(namespace, undefined, doc);
    }
    const before = known?.before;
    this.claim(namespace, id, before);
    this.refuseTaken(collection, changes, after, id);
    this.record(collection, changes, id, { before, after });
  }

  replace(namespace: string, row: Row, doc: Doc, bytes?: Buffer): void {
    const collection = this.collection(namespace);
    const after = Row.of(this.nextRid--, doc, bytes);
    const changes = this.changesOf(namespace);
    const id = textOfKey(after.id);
    this.refuseTaken(collection, changes, after, id, row.rid);
    const before = row.rid < 0 ? changes.byId.get(id)?.before : row;
    this.claim(namespace, id, before);
    this.record(collection, changes, id, { before, after });
  }

  remove(namespace: string, row: Row): void {
    const changes = this.changesOf(namespace);
    const id = textOfKey(row.id);
    const before = row.rid < 0 ? changes.byId.get(id)?.before : row;
    this.claim(namespace, id, before);
    this.record(this.collection(namespace), changes, id, { before, after: undefined });
  }

  /** Lets a commit wait for a write that is done in steps. */
  writing<T>(write: Promise<T>): Promise<T> {
    this.underWay = Promise.allSettled([this.underWay, write]);
    return write;
  }

  /** Resolves when none of its writes is under way. */
  async settled(): Promise<void> {
    await this.underWay;
  }

  /** What it reads is not needed any more: its changes wait to be applied. */
  leaveSnapshot(): void {
    this.snapshot.release();
  }

  /** Ends it; the changes are lost unless they were applied. */
  end(): void {
    this.snapshot.release();
    this.claims.release(this);
    this.changed.clear();
  }

  /** Writes all changes, or throws WriteConflict; the caller rolls back to its savepoint then. */
  *applyTo(writer: Writer): Steps<void> {
    for (const [namespace, { byId }] of this.changed) {
      const seen = this.catalog.collections.get(namespace);
      const existing = writer.catalog.collections.get(namespace);
      if (existing?.id !== seen?.id && seen !== undefined) throw writeConflict();
      const collection = writer.collection(namespace);
      // A new document needs no look: its insertion finds out whether another has its id.
      const rows: { readonly change: Change; readonly row: Row | undefined }[] = [];
      for (const [id, change] of byId) {
        const row = change.before && currentRow(writer, collection, id);
        if (!sameBytes(row, change.before)) throw writeConflict();
        rows.push({ change, row });
        yield;
      }
      // First what goes, then what comes: a unique key may move from one document to another.
      try {
        for (const { change, row } of rows)
          if (row !== undefined && change.after === undefined) writer.remove(namespace, row);
        const replaced = rows.filter(({ change, row }) => row !== undefined && change.after !== undefined);
        yield* this.applyReplacements(
          writer,
          namespace,
          replaced.flatMap(({ change, row }) => (row && change.after ? [{ row, after: change.after }] : [])),
        );
        for (const { change, row } of rows) {
          if (row !== undefined || !change.after) continue;
          writer.insertRow(namespace, change.after);
          yield;
        }
      } catch (error) {
        // The snapshot had room for the key, so another writer took it since.
        throw error instanceof Failure && error.code === 11000 ? writeConflict() : error;
      }
    }
  }

  // Replacements may swap unique keys among themselves: those that are refused wait for the others.
  private *applyReplacements(
    writer: Writer,
    namespace: string,
    waiting: { row: Row; after: Row }[],
  ): Steps<void> {
    let pending = waiting;
    while (pending.length > 0) {
      const refused: typeof pending = [];
      let last: unknown;
      for (const one of pending) {
        try {
          writer.replaceRow(namespace, one.row, one.after);
        } catch (error) {
          if (!(error instanceof Failure) || error.code !== 11000) throw error;
          refused.push(one);
          last = error;
        }
        yield;
      }
      if (refused.length === pending.length) throw last;
      pending = refused;
    }
  }

  private claim(namespace: string, id: string, before: Row | undefined): void {
    if (!this.claims.take(`${namespace} ${id}`, this)) throw writeConflict();
    if (this.snapshot.isNewest()) return;
    const newest = this.snapshots.acquire();
    try {
      const collection = newest.catalog.collections.get(namespace);
      const now = collection === undefined ? undefined : currentRow(newest, collection, id);
      if (!sameBytes(now, before)) throw writeConflict();
    } finally {
      newest.release();
    }
  }

  private changesOf(namespace: string): CollectionChanges {
    let changes = this.changed.get(namespace);
    if (changes === undefined) {
      changes = { byId: new Map(), hidden: new Set(), taken: new Map() };
      this.changed.set(namespace, changes);
    }
    return changes;
  }

  private record(collection: CollectionInfo, changes: CollectionChanges, id: string, change: Change): void {
    const previous = changes.byId.get(id)?.after;
    for (const index of collection.indexes) {
      if (!index.unique) continue;
      for (const key of previous?.keysIn(index).keys ?? []) changes.taken.delete(slot(index.id, key));
      for (const key of change.after?.keysIn(index).keys ?? []) {
        if (!this.claims.take(`unique ${slot(index.id, key)}`, this)) throw writeConflict();
        changes.taken.set(slot(index.id, key), id);
      }
    }
    if (change.before !== undefined) changes.hidden.add(change.before.rid);
    if (change.before === undefined && change.after === undefined) changes.byId.delete(id);
    else changes.byId.set(id, change);
  }

  private refuseTaken(
    collection: CollectionInfo,
    changes: CollectionChanges,
    row: Row,
    id: string,
    own?: number,
  ): void {
    for (const index of collection.indexes) {
      const { keys } = row.keysIn(index);
      if (!index.unique) continue;
      for (const key of keys) {
        const holder = changes.taken.get(slot(index.id, key));
        if (holder !== undefined && holder !== id) throw duplicateKey(collection.namespace, index, row.doc);
        const rid = this.database.get(`SELECT rid FROM ${index.table} WHERE k=?`, [key])?.[0];
        if (rid !== undefined && rid !== own && !changes.hidden.has(Number(rid))) {
          throw duplicateKey(collection.namespace, index, row.doc);
        }
      }
    }
  }

  private isStored(collection: CollectionInfo, id: Buffer): boolean {
    if (collection.id === 0) return false;
    return this.database.get(`SELECT 1 FROM ${collection.table} WHERE id=?`, [id]) !== undefined;
  }
}

const slot = (index: number, key: Buffer): string => `${index}:${textOfKey(key)}`;

function currentRow({ database }: View, collection: CollectionInfo, id: string): Row | undefined {
  const found = database.get(`SELECT rid, doc FROM ${collection.table} WHERE id=?`, [
    Buffer.from(id, 'latin1'),
  ]);
  return found === undefined ? undefined : new Row(Number(found[0]), blob(found[1]));
}

function sameBytes(current: Row | undefined, seen: Row | undefined): boolean {
  if (current === undefined || seen === undefined) return current === seen;
  return current.bytes.equals(seen.bytes);
}
