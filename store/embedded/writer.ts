import type { Doc } from './bson.ts';
import {
  type Catalog,
  type CollectionInfo,
  collectionInfo,
  type IndexInfo,
  readCatalog,
  withCollection,
  withoutCollection,
  writeCatalog,
} from './catalog.ts';
import type { Database } from './database.ts';
import { Failure } from './failure.ts';
import { insertRow, removeRow, replaceRow } from './rows.ts';
import { type Steps, stepsOf } from './steps.ts';
import { Row, type Target } from './view.ts';

/** The write connection as a target. Used only between BEGIN and COMMIT of the commit queue. */
export class Writer implements Target {
  readonly database: Database;
  now = new Date(0);
  private current: Catalog;
  /** What was written last. */
  private kept: Catalog;

  constructor(database: Database) {
    this.database = database;
    this.kept = readCatalog(database);
    this.current = this.kept;
  }

  get catalog(): Catalog {
    return this.current;
  }

  changes(): undefined {
    return undefined;
  }

  /** The collection, made when it does not exist yet. */
  collection(namespace: string): CollectionInfo {
    const existing = this.current.collections.get(namespace);
    if (existing !== undefined) return existing;
    checkNamespace(namespace);
    const id = this.current.nextId;
    const made = collectionInfo(id, namespace, []);
    this.database.exec(
      `CREATE TABLE ${made.table}(rid INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, doc BLOB NOT NULL)`,
    );
    this.current = withCollection(this.current, made, id + 1);
    return made;
  }

  insert(namespace: string, doc: Doc, bytes?: Buffer): void {
    this.insertRow(namespace, Row.of(0, doc, bytes));
  }

  insertRow(namespace: string, row: Row): void {
    insertRow(this.database, this.collection(namespace), row, (index, arrays) =>
      this.markArrays(namespace, index, arrays),
    );
  }

  replace(namespace: string, row: Row, doc: Doc, bytes?: Buffer): void {
    this.replaceRow(namespace, row, Row.of(row.rid, doc, bytes));
  }

  replaceRow(namespace: string, row: Row, after: Row): void {
    replaceRow(this.database, this.collection(namespace), row, after, (index, arrays) =>
      this.markArrays(namespace, index, arrays),
    );
  }

  remove(namespace: string, row: Row): void {
    removeRow(this.database, this.collection(namespace), row);
  }

  dropCollection(namespace: string): boolean {
    const collection = this.current.collections.get(namespace);
    if (collection === undefined) return false;
    this.database.forgetStatements();
    for (const index of collection.indexes) this.database.exec(`DROP TABLE ${index.table}`);
    this.database.exec(`DROP TABLE ${collection.table}`);
    this.current = withoutCollection(this.current, namespace);
    return true;
  }

  setIndexes(namespace: string, indexes: readonly IndexInfo[], nextId = this.current.nextId): void {
    this.current = withCollection(this.current, { ...this.collection(namespace), indexes }, nextId);
  }

  /** Writes the catalog if it has changed. To be called before each COMMIT, since a start makes a hundred changes in one transaction. */
  keepCatalog(): void {
    if (this.current === this.kept) return;
    writeCatalog(this.database, this.current);
    this.kept = this.current;
  }

  /** After a rollback: the catalog from before it counts again. */
  restore(catalog: Catalog): void {
    this.current = catalog;
  }

  private markArrays(namespace: string, index: IndexInfo, arrays: number): void {
    const { indexes } = this.collection(namespace);
    this.setIndexes(
      namespace,
      indexes.map((one) =>
        one.id === index.id ? { ...one, arrays: one.arrays | arrays, multikey: true } : one,
      ),
    );
  }
}

/** Runs a part of a job that is kept whole or not at all. */
export function* atomically<T>(writer: Writer, run: () => T | Steps<T>): Steps<T> {
  const before = writer.catalog;
  writer.database.run('SAVEPOINT part');
  try {
    const value = yield* stepsOf(run());
    writer.database.run('RELEASE part');
    return value;
  } catch (error) {
    writer.database.forgetStatements();
    writer.database.exec('ROLLBACK TO part; RELEASE part');
    writer.restore(before);
    throw error;
  }
}

function checkNamespace(namespace: string): void {
  const [database = '', ...rest] = namespace.split('.');
  const name = rest.join('.');
  if (
    database === '' ||
    name === '' ||
    name.includes('$') ||
    namespace.includes('\0') ||
    /[/\\ "]/.test(database) ||
    Buffer.byteLength(namespace) > 255
  ) {
    throw new Failure(73, `Invalid namespace specified '${namespace}'`);
  }
  if (name.startsWith('system.')) throw new Failure(73, `cannot write to '${namespace}'`);
}
