import mongoose from 'mongoose';
import { driverInternals } from '../driver-internals.ts';
import { copyFromClient, type Doc, documentOf, fromClient, isDoc, type Long, serialize } from './bson.ts';
import type { Answer } from './dispatch.ts';
import type { Batch } from './reply.ts';
import { type SessionNumber, ShortSession } from './short-session.ts';

const { BSON, FindCursor, MongoBulkWriteError, MongoServerError, ObjectId } = mongoose.mongo;
const { BulkWriteResult, WriteError } = (driverInternals('bulk/common.js') ?? {}) as Partial<Bulk>;

/** The ways of a process that holds the store to its own engine. */
export interface ShortCuts {
  /** Lets the collections and transactions of a connection take them. */
  give(connection: mongoose.Connection): void;
  /** From now on the driver answers, as of a closed store. */
  close(): void;
}

const SESSIONS = new WeakMap<mongoose.Connection, () => ShortSession | undefined>();

/** A session for a transaction: short where the connection is, elsewhere the driver's. */
export async function startSession(connection: mongoose.Connection): Promise<mongoose.ClientSession> {
  const short = SESSIONS.get(connection)?.();
  return short === undefined ? connection.startSession() : (short as unknown as mongoose.ClientSession);
}

/** Undefined when the driver's internals are not as expected; everything goes through the driver then. */
export function createShortCuts(answer: Answer): ShortCuts | undefined {
  if (BulkWriteResult === undefined || WriteError === undefined) return undefined;
  const bulk = { BulkWriteResult, WriteError };
  let isOpen = true;
  const idle: SessionNumber[] = [];
  return {
    give(connection) {
      const { db } = connection;
      if (SESSIONS.has(connection) || db === undefined) return;
      SESSIONS.set(connection, () => (isOpen ? new ShortSession(answer, idle) : undefined));
      const collection = db.collection.bind(db);
      db.collection = (name: string, options?: mongoose.mongo.CollectionOptions) => {
        const made = collection(name, options);
        shortenCollection(made, { answer, isOpen: () => isOpen, bulk });
        return made as never;
      };
    },
    close() {
      isOpen = false;
    },
  };
}

type BulkResult = mongoose.mongo.BulkWriteResult;
type BulkError = mongoose.mongo.WriteError;

/** The classes of the driver for what came of a bulk (mongodb 7, lib/bulk/common.js). */
interface Bulk {
  readonly BulkWriteResult: new (result: object, isOrdered: boolean) => BulkResult;
  readonly WriteError: new (error: object) => BulkError;
}

interface ShortCut {
  readonly answer: Answer;
  readonly bulk: Bulk;
  /** False once the store is closed: the driver says so then. */
  readonly isOpen: () => boolean;
}

type Options = Readonly<Record<string, unknown>> | undefined;

/** A method of the driver's collection: which calls of it are short, and what they do. */
interface Method {
  readonly takes: (...asked: never[]) => boolean;
  readonly run: (...asked: never[]) => unknown;
}

const READ_OPTIONS = ['projection', 'sort', 'skip', 'limit', 'batchSize', 'maxTimeMS', 'lean'];
/** So many documents a reply; more come in the next one. */
const BATCH = 100_000;
/** A write command is one job of the commit queue: small ones keep the event loop free. */
const MOST_WRITES = 1000;
/** Nothing waits for the disk between the commands of a transaction, and each is made ready at once. */
const MOST_IN_TRANSACTION = 50;
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Gives a collection of the driver a way to the engine of its own process: what the platform asks all the time is answered without
 * the sessions, pools and messages of the driver, which cost several times what the engine does. A call with an option that is not
 * known here goes through the driver, as it does in other processes. Results and errors are the driver's.
 */
function shortenCollection(collection: mongoose.mongo.Collection, { answer, isOpen, bulk }: ShortCut): void {
  const name = collection.collectionName;

  const ask = async (command: Doc, session: unknown): Promise<Doc> => {
    const reply = await answer(
      collection.dbName,
      session instanceof ShortSession ? session.stamp(command) : command,
    );
    if (reply.ok === 0) throw new MongoServerError(reply);
    return reply;
  };

  const all = async (command: Doc, session: unknown): Promise<Doc[]> => {
    let cursor = cursorOf(await ask(command, session));
    const found = cursor.documents.map(toClient);
    while (!cursor.id.isZero()) {
      const more: Doc = { getMore: cursor.id, collection: name, batchSize: BATCH };
      cursor = cursorOf(await ask(more, session));
      for (const bytes of cursor.documents) found.push(toClient(bytes));
    }
    return found;
  };

  const find = (filter: Doc, options: Options, how: Doc): Promise<Doc[]> => {
    const { projection, sort, skip, limit, maxTimeMS } = options ?? {};
    const command: Doc = { find: name, filter: fromClient(filter), ...how };
    if (projection !== undefined) command.projection = fromClient(projection as Doc);
    if (sort !== undefined) command.sort = sort;
    if (skip !== undefined) command.skip = skip;
    if (limit !== undefined) command.limit ??= limit;
    if (maxTimeMS !== undefined) command.maxTimeMS = maxTimeMS;
    return all(command, options?.session);
  };

  const aggregate = (pipeline: readonly Doc[], options: Options): Promise<Doc[]> =>
    all(
      { aggregate: name, pipeline: pipeline.map(fromClient), cursor: { batchSize: BATCH } },
      options?.session,
    );

  const write = async (command: Doc, options: Options): Promise<Doc> => {
    const reply = await ask(command, options?.session);
    const [refused] = errorsIn(reply);
    if (refused !== undefined) throw new MongoServerError(refused);
    return reply;
  };

  const update = async (statement: Doc, options: Options): Promise<object> => {
    const reply = await write({ update: name, updates: [statement] }, options);
    const [upserted] = upsertedIn(reply);
    return {
      acknowledged: true,
      modifiedCount: reply.nModified,
      upsertedId: upserted?._id ?? null,
      upsertedCount: upserted === undefined ? 0 : 1,
      matchedCount: upserted === undefined ? reply.n : 0,
    };
  };

  const remove = async (statement: Doc, options: Options): Promise<object> => {
    const { n } = await write({ delete: name, deletes: [statement] }, options);
    return { acknowledged: true, deletedCount: n };
  };

  const bulkWrite = async (operations: readonly Doc[], options: Options): Promise<BulkResult> => {
    const ordered = options?.ordered !== false;
    const tally = new BulkTally(bulk, ordered);
    const most = options?.session ? MOST_IN_TRANSACTION : MOST_WRITES;
    for (const { kind, list, first, statements } of commandsOf(operations, tally, most)) {
      let reply: Doc;
      try {
        reply = await ask({ [kind]: name, [list]: statements, ordered }, options?.session);
      } catch (error) {
        throw new MongoBulkWriteError(error as mongoose.mongo.AnyError, tally.result());
      }
      tally.add(kind, reply, first);
      for (const { errmsg, code, index } of errorsIn(reply))
        tally.refuse({ index: first + Number(index), code, errmsg, op: statements[Number(index)] });
      if (ordered && tally.errors.length > 0) break;
    }
    const [refused] = tally.errors;
    if (refused !== undefined) {
      const { errmsg = '', code } = refused;
      throw new MongoBulkWriteError({ message: errmsg, code, writeErrors: tally.errors }, tally.result());
    }
    return tally.result();
  };

  const methods: Readonly<Record<string, Method>> = {
    findOne: {
      takes: (filter: unknown, options: Options) => isRead(filter, options),
      run: async (filter: Doc, options: Options) =>
        (await find(filter, options, { limit: 1, singleBatch: true }))[0] ?? null,
    },
    countDocuments: {
      takes: (filter: unknown, options: Options) =>
        has(options, ['skip', 'limit']) && isRead(filter, options),
      run: async (filter: Doc, options: Options) => {
        const { skip, limit } = options ?? {};
        const pipeline: Doc[] = [{ $match: filter }];
        if (typeof skip === 'number') pipeline.push({ $skip: skip });
        if (typeof limit === 'number') pipeline.push({ $limit: limit });
        const [counted] = await aggregate([...pipeline, { $group: { _id: 1, n: { $sum: 1 } } }], options);
        return counted?.n ?? 0;
      },
    },
    insertOne: {
      takes: (doc: unknown, options: Options) => isDocument(doc) && has(options, []),
      run: async (doc: Doc, options: Options) => {
        const { document, id } = documentFromClient(doc);
        await write({ insert: name, documents: [document] }, options);
        return { acknowledged: true, insertedId: id };
      },
    },
    insertMany: {
      takes: (docs: unknown, options: Options) =>
        Array.isArray(docs) && docs.length > 0 && docs.every(isDocument) && has(options, ['ordered', 'lean']),
      run: async (docs: readonly Doc[], options: Options) => {
        const operations = docs.map((document) => ({ insertOne: { document } }));
        const { insertedCount, insertedIds } = await bulkWrite(operations, options);
        return { acknowledged: true, insertedCount, insertedIds };
      },
    },
    updateOne: {
      takes: (filter: unknown, change: unknown, options: Options) =>
        isDoc(filter) && isChange(change) && has(options, ['upsert']),
      run: (filter: Doc, change: Doc, options: Options) =>
        update(updateOf({ filter, update: change, upsert: options?.upsert }, false), options),
    },
    updateMany: {
      takes: (filter: unknown, change: unknown, options: Options) =>
        isDoc(filter) && isChange(change) && has(options, ['upsert']),
      run: (filter: Doc, change: Doc, options: Options) =>
        update(updateOf({ filter, update: change, upsert: options?.upsert }, true), options),
    },
    deleteOne: {
      takes: (filter: unknown, options: Options) => isDoc(filter) && has(options, []),
      run: (filter: Doc, options: Options) => remove({ q: fromClient(filter), limit: 1 }, options),
    },
    deleteMany: {
      takes: (filter: unknown, options: Options) => isDoc(filter) && has(options, []),
      run: (filter: Doc, options: Options) => remove({ q: fromClient(filter), limit: 0 }, options),
    },
    findOneAndUpdate: {
      takes: (filter: unknown, change: unknown, options: Options) =>
        isChange(change) &&
        has(options, ['upsert', 'sort', 'projection', 'returnDocument', 'returnOriginal']) &&
        isRead(filter, { sort: options?.sort, projection: options?.projection }),
      run: async (filter: Doc, change: Doc, options: Options) => {
        const { sort, projection, returnDocument, upsert } = options ?? {};
        const command: Doc = {
          findAndModify: name,
          query: fromClient(filter),
          update: copyFromClient(change),
          new: returnDocument === 'after',
          upsert: upsert === true,
        };
        if (sort !== undefined) command.sort = sort;
        if (projection !== undefined) command.fields = fromClient(projection as Doc);
        const { value } = await ask(command, options?.session);
        return isDoc(value) ? toClient(serialize(value)) : null;
      },
    },
    bulkWrite: {
      takes: (operations: unknown, options: Options) =>
        Array.isArray(operations) &&
        operations.length > 0 &&
        operations.every(isOperation) &&
        has(options, ['ordered']) &&
        options?.ordered !== false,
      run: bulkWrite,
    },
    find: {
      takes: (filter: unknown, options: Options) => isRead(filter, options),
      run: (filter: Doc, options: Options) =>
        cursor(
          options?.session,
          () => find(filter, options, { batchSize: options?.batchSize ?? BATCH }),
          () => driver.find(filter, options),
        ),
    },
    aggregate: {
      takes: (pipeline: unknown, options: Options) =>
        Array.isArray(pipeline) && pipeline.every(isDoc) && has(options, []),
      run: (pipeline: readonly Doc[], options: Options) =>
        cursor(
          options?.session,
          () => aggregate(pipeline, options),
          () => driver.aggregate(pipeline as Doc[], options),
        ),
    },
  };
  const driver = {
    find: collection.find.bind(collection),
    aggregate: collection.aggregate.bind(collection),
  };
  for (const [method, { takes, run }] of Object.entries(methods)) {
    const long = Reflect.get(collection, method).bind(collection);
    const call = (...asked: never[]): unknown => {
      if (isOpen() && takes(...asked)) return run(...asked);
      if (asked.some((options: Options) => options?.session instanceof ShortSession))
        throw unknownToTransactions(`${method} with these options`);
      return long(...asked);
    };
    Object.defineProperty(collection, method, { value: call, configurable: true, writable: true });
  }
}

const unknownToTransactions = (what: string): Error =>
  new Error(`${what} is not known to transactions of the embedded store's process.`);

/** A cursor of the driver that is only made when something else is asked of it than all documents. */
function cursor(session: unknown, toArray: () => Promise<Doc[]>, make: () => object): object {
  let made: object | undefined;
  return new Proxy(FindCursor.prototype as object, {
    get(_, property) {
      if (property === 'then') return undefined; // a cursor is no promise
      if (property === 'toArray' && made === undefined) return toArray;
      if (made === undefined && session instanceof ShortSession)
        throw unknownToTransactions(`cursor.${String(property)}`);
      made ??= make();
      const value: unknown = Reflect.get(made, property, made);
      return typeof value === 'function' ? value.bind(made) : value;
    },
  });
}

function cursorOf({ cursor: reply }: Doc): { readonly id: Long; readonly documents: readonly Buffer[] } {
  const { id, firstBatch, nextBatch } = reply as Doc;
  return { id: id as Long, documents: ((firstBatch ?? nextBatch) as Batch).documents };
}

const toClient = (bytes: Buffer): Doc => BSON.deserialize(bytes);

/** A document to insert, with the `_id` that the driver gives it when it has none, which its caller then sees in it. */
function documentFromClient(doc: Doc): {
  readonly document: Doc;
  readonly id: unknown;
  readonly size: number;
} {
  if (doc._id === undefined || doc._id === null) doc._id = new ObjectId();
  const bytes = serialize(doc, false);
  return { document: documentOf(bytes), id: doc._id, size: bytes.length };
}

const errorsIn = ({ writeErrors }: Doc): readonly Doc[] => (Array.isArray(writeErrors) ? writeErrors : []);
const upsertedIn = ({ upserted }: Doc): readonly Doc[] => (Array.isArray(upserted) ? upserted : []);

/** True when there are no other options, and any session is short. */
function has(options: Options, known: readonly string[]): boolean {
  return Object.entries(options ?? {}).every(([option, value]) => {
    if (value === undefined || known.includes(option)) return true;
    return option === 'session' && (value === null || value instanceof ShortSession);
  });
}

function isRead(filter: unknown, options: Options): boolean {
  const { projection = {}, sort = {}, skip = 0, limit = 0, batchSize = 1, maxTimeMS = 0 } = options ?? {};
  return (
    isDoc(filter) &&
    has(options, READ_OPTIONS) &&
    isDoc(projection) &&
    isDoc(sort) &&
    Object.values(sort).every((direction) => direction === 1 || direction === -1) &&
    [skip, limit, batchSize, maxTimeMS].every((count) => Number.isInteger(count) && Number(count) >= 0)
  );
}

/** A document to store: a plain one, or one of mongoose, which says itself what it holds. */
const isDocument = (value: unknown): boolean => isDoc(value) || value instanceof mongoose.Document;

/** An update by operators; what replaces a document, or is a pipeline, is left to the driver. */
function isChange(change: unknown): boolean {
  const names = isDoc(change) ? Object.keys(change) : [];
  return names.length > 0 && names.every((operator) => operator.startsWith('$'));
}

const STATEMENT_FIELDS = ['filter', 'update', 'replacement', 'upsert'];

function isOperation(operation: unknown): boolean {
  const [[kind, statement] = [], ...others] = Object.entries(operation ?? {});
  if (!isDoc(statement) || others.length > 0) return false;
  if (kind === 'insertOne') return isDocument(statement.document) && Object.keys(statement).length === 1;
  if (!isDoc(statement.filter) || !Object.keys(statement).every((field) => STATEMENT_FIELDS.includes(field)))
    return false;
  if (kind === 'replaceOne') return isDocument(statement.replacement) && !isChange(statement.replacement);
  if (kind === 'deleteOne' || kind === 'deleteMany') return Object.keys(statement).length === 1;
  return (kind === 'updateOne' || kind === 'updateMany') && isChange(statement.update);
}

function updateOf({ filter, update, replacement, upsert }: Doc, multi: boolean): Doc {
  const u = copyFromClient((update ?? replacement) as Doc);
  return { q: fromClient(filter as Doc), u, multi, upsert: upsert === true };
}

type WriteKind = 'insert' | 'update' | 'delete';

interface WriteCommand {
  readonly kind: WriteKind;
  readonly list: string;
  /** The place of the first statement among the operations. */
  readonly first: number;
  readonly statements: Doc[];
}

/** The write commands of a bulk: neighbours of one kind share one. */
function* commandsOf(operations: readonly Doc[], tally: BulkTally, most: number): Generator<WriteCommand> {
  let command: WriteCommand | undefined;
  let bytes = 0;
  for (const [at, operation] of operations.entries()) {
    const { kind, statement, size } = statementOf(operation, at, tally);
    const isFull = (command?.statements.length ?? 0) >= most || bytes + size > MOST_BYTES;
    if (command?.kind !== kind || isFull) {
      if (command !== undefined) yield command;
      command = { kind, list: kind === 'insert' ? 'documents' : `${kind}s`, first: at, statements: [] };
      bytes = 0;
    }
    command.statements.push(statement);
    bytes += size;
  }
  if (command !== undefined) yield command;
}

function statementOf(
  operation: Doc,
  at: number,
  tally: BulkTally,
): { kind: WriteKind; statement: Doc; size: number } {
  const [[kind, statement] = ['', {}]] = Object.entries(operation) as [string, Doc][];
  if (kind === 'insertOne') {
    const { document, id, size } = documentFromClient(statement.document as Doc);
    tally.ids.push({ index: at, _id: id });
    return { kind: 'insert', statement: document, size };
  }
  if (kind === 'deleteOne' || kind === 'deleteMany') {
    const limit = kind === 'deleteOne' ? 1 : 0;
    return { kind: 'delete', statement: { q: fromClient(statement.filter as Doc), limit }, size: 0 };
  }
  return { kind: 'update', statement: updateOf(statement, kind === 'updateMany'), size: 0 };
}

/** What the commands of a bulk came to. */
class BulkTally {
  readonly ids: { index: number; _id: unknown }[] = [];
  readonly errors: BulkError[] = [];
  private readonly bulk: Bulk;
  private readonly ordered: boolean;
  private readonly upserted: { index: number; _id: unknown }[] = [];
  private inserted = 0;
  private matched = 0;
  private modified = 0;
  private removed = 0;

  constructor(bulk: Bulk, ordered: boolean) {
    this.bulk = bulk;
    this.ordered = ordered;
  }

  add(kind: WriteKind, reply: Doc, first: number): void {
    const n = Number(reply.n);
    const upserted = upsertedIn(reply);
    if (kind === 'insert') this.inserted += n;
    if (kind === 'delete') this.removed += n;
    if (kind === 'update') {
      this.matched += n - upserted.length;
      this.modified += Number(reply.nModified);
    }
    for (const { index, _id } of upserted) this.upserted.push({ index: first + Number(index), _id });
  }

  refuse(error: object): void {
    this.errors.push(new this.bulk.WriteError(error));
  }

  result(): BulkResult {
    const result = {
      ok: 1,
      writeErrors: this.errors,
      writeConcernErrors: [],
      insertedIds: this.ids,
      nInserted: this.inserted,
      nUpserted: this.upserted.length,
      nMatched: this.matched,
      nModified: this.modified,
      nRemoved: this.removed,
      upserted: this.upserted,
    };
    return new this.bulk.BulkWriteResult(result, this.ordered);
  }
}
