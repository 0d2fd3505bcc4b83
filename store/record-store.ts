import {
  type Connection,
  type IndexOptions,
  type Model,
  Schema,
  type SchemaDefinition,
  trusted,
} from 'mongoose';
import { type Page, type PageRequest, type PageWindow, pageWindow, type RowKey } from '../kernel/paging.ts';
import { type BoundedTotal, countUpTo } from './bounded-count.ts';
import type { Write } from './ledger.ts';
import { behindRow } from './seek.ts';

/** What every record has beside its own members. */
export interface Recorded {
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The person who made it; null for the platform itself. */
  readonly createdBy: string | null;
  /** 1, and one more with each change. */
  readonly rowVersion: number;
}

/** An order that an index has, by the paths of its fields; the last one tells any two records apart. */
export type Order = Readonly<Record<string, 1 | -1>>;

/** One collection of records that are read by id or in the order of an index, and changed by whoever read them last. */
export interface RecordStore<R extends Recorded> {
  readonly model: Model<object>;
  byId(id: string): Promise<R | undefined>;
  /** Those that there are, in the order of the ids, each once. */
  byIds(ids: readonly string[]): Promise<R[]>;
  first(where: object, order?: Order): Promise<R | undefined>;
  /** A page of what matches; `window.behind` reads on from a row without passing over those before. */
  list(where: object, order: Order, window: PageWindow): Promise<R[]>;
  count(where: object): Promise<BoundedTotal>;
  /** The place of a record in an order, for cursors; instants in milliseconds. */
  keyOf(order: Order): (record: R) => RowKey;
  insertWrite(record: R): Write;
  /** Guarded by the row version that was read; a member that is named and undefined is taken away. */
  updateWrite(before: R, set: Partial<R>, updatedAt: Date): Write;
  /** The same for all of them at once; not guarded, so for records that change only together with one whose write is. */
  updateAllWrite(before: readonly R[], set: Partial<R>, updatedAt: Date): Write;
  /** Guarded likewise. */
  deleteWrite(before: R): Write;
}

/**
 * Opens a collection and makes sure of its indexes. `key` is the member of the record that names it. Members that may be absent
 * are null in the store, which indexes find; `shape` says the types of the record's own members.
 */
export async function recordStore<R extends Recorded>(
  connection: Connection,
  given: {
    readonly name: string;
    readonly collection: string;
    readonly key: keyof R & string;
    readonly shape: SchemaDefinition;
    readonly indexes: readonly (readonly [fields: Order, options?: IndexOptions])[];
  },
): Promise<RecordStore<R>> {
  const { name, collection, key, shape, indexes } = given;
  const schema = new Schema<object>(
    {
      _id: { type: String, required: true },
      ...shape,
      createdAt: { type: Date, required: true },
      updatedAt: { type: Date, required: true },
      createdBy: { type: String, default: null },
      rowVersion: { type: Number, required: true },
    },
    { versionKey: false, minimize: false },
  );
  for (const [fields, options] of indexes) schema.index(fields, options);
  const model = connection.model<object>(name, schema, collection);
  await model.createIndexes();

  const recordOf = (row: object): R => {
    const { _id, ...rest } = row as Record<string, unknown>;
    const members = Object.entries(rest).map(([member, value]) => [member, value ?? undefined]);
    return { [key]: _id, ...Object.fromEntries(members), createdBy: rest['createdBy'] ?? null } as R;
  };
  const found = (row: object | null) => (row ? recordOf(row) : undefined);

  return {
    model,
    byId: async (id) => found(await model.findById(id).lean()),
    async byIds(ids) {
      if (ids.length === 0) return [];
      const rows = await model.find({ _id: trusted({ $in: [...ids] }) }).lean();
      const known = new Map(rows.map((row) => [row._id, row]));
      return [...new Set(ids)].flatMap((id) => known.get(id) ?? []).map(recordOf);
    },
    first: async (where, order = {}) =>
      found(
        await model
          .findOne(where)
          .sort({ ...order })
          .lean(),
      ),
    async list(where, order, { skip, limit, behind }) {
      const rest = behind && behindRow(order, behind);
      const asked = rest ? model.find({ $and: [where, rest] }) : model.find(where).skip(skip);
      const rows = await asked
        .sort({ ...order })
        .limit(limit)
        .lean();
      return rows.map(recordOf);
    },
    count: (where) => countUpTo(model, where),
    keyOf: (order) => (record) =>
      Object.keys(order).map((path) => {
        const value = record[(path === '_id' ? key : path) as keyof R];
        if (value instanceof Date) return value.getTime();
        return typeof value === 'number' ? value : String(value);
      }),
    insertWrite({ [key]: id, ...rest }) {
      return { model, operation: { insertOne: { document: { _id: id, ...storedOf(rest) } } } };
    },
    updateWrite({ [key]: id, rowVersion }, set, updatedAt) {
      const update = { $set: { ...storedOf(set), updatedAt }, $inc: { rowVersion: 1 } };
      return {
        model,
        operation: { updateOne: { filter: { _id: id, rowVersion }, update } },
        guarded: true,
      };
    },
    updateAllWrite(before, set, updatedAt) {
      const filter = { _id: trusted({ $in: before.map(({ [key]: id }) => id) }) };
      const update = { $set: { ...storedOf(set), updatedAt }, $inc: { rowVersion: 1 } };
      return { model, operation: { updateMany: { filter, update } } };
    },
    deleteWrite: ({ [key]: id, rowVersion }) => ({
      model,
      operation: { deleteOne: { filter: { _id: id, rowVersion } } },
      guarded: true,
    }),
  };
}

/** A page of what matches, in an order that an index has. Error: VALIDATION_FAILED for a cursor of no list. */
export async function pageOf<R extends Recorded>(
  records: RecordStore<R>,
  where: object,
  order: Order,
  page: PageRequest,
): Promise<Page<R>> {
  const window = pageWindow(page);
  const [items, counted] = await Promise.all([records.list(where, order, window), records.count(where)]);
  return { items, ...counted, offset: window.skip, size: window.limit, keyOf: records.keyOf(order) };
}

function storedOf(record: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([member, value]) => [
      member,
      value === undefined ? null : withoutAbsent(value),
    ]),
  );
}

/** Members of parts that are undefined: the driver would store them as null. */
function withoutAbsent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAbsent);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([member, part]) =>
      part === undefined ? [] : [[member, withoutAbsent(part)]],
    ),
  );
}
