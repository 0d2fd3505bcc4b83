import { type Doc, isDoc, serialize, toNumber } from './bson.ts';
import { type CollectionInfo, type IndexInfo, type IndexOptions, indexInfo } from './catalog.ts';
import { blob } from './database.ts';
import { Failure, unsupported } from './failure.ts';
import { isOperators } from './match.ts';
import { addUnlessTaken } from './rows.ts';
import { duplicateKey, keysOf, Row } from './view.ts';
import type { Writer } from './writer.ts';

// Sent by drivers and harmless: version of the format, and building in the background, which is history.
const IGNORED = new Set(['v', 'background', 'ns']);
const UNSUPPORTED = new Set([
  ...[
    'collation',
    'hidden',
    'weights',
    'default_language',
    'language_override',
    'textIndexVersion',
    '2dsphereIndexVersion',
  ],
  ...[
    'bits',
    'min',
    'max',
    'bucketSize',
    'wildcardProjection',
    'clustered',
    'storageEngine',
    'prepareUnique',
  ],
]);

type IndexSpec = Omit<IndexOptions, 'id' | 'arrays'>;

/** Parses one entry of createIndexes; kinds and options that are not supported are refused (67, 115, 197). */
export function parseIndexSpec(spec: unknown): IndexSpec {
  if (!isDoc(spec)) throw new Failure(14, 'The elements of the indexes array must be objects');
  const { key, name, unique, sparse, partialFilterExpression, expireAfterSeconds, ...other } = spec;
  for (const option of Object.keys(other)) {
    if (UNSUPPORTED.has(option)) throw unsupported(`The index option ${option}`);
    if (!IGNORED.has(option))
      throw new Failure(197, `The field '${option}' is not valid for an index specification.`);
  }
  if (!isDoc(key) || Object.keys(key).length === 0) throw new Failure(67, 'Index keys cannot be empty.');
  const fields: Record<string, 1 | -1> = {};
  for (const [path, kind] of Object.entries(key)) {
    if (typeof kind === 'string') throw unsupported(`The index type '${kind}'`);
    const direction = toNumber(kind);
    if (direction === undefined || direction === 0)
      throw new Failure(67, `Values in the index key pattern must be numbers other than 0: ${path}`);
    if (
      path === '' ||
      path.startsWith('$') ||
      path.includes('..') ||
      path.endsWith('.') ||
      path.includes('$**')
    ) {
      throw path.includes('$**')
        ? unsupported('A wildcard index')
        : new Failure(67, `Index key contains an illegal field name: '${path}'.`);
    }
    fields[path] = direction < 0 ? -1 : 1;
  }
  if (typeof name !== 'string' || name === '')
    throw new Failure(9, "The 'name' field is a required property of an index specification");
  if (sparse === true && partialFilterExpression !== undefined)
    throw new Failure(67, "cannot mix 'partialFilterExpression' and 'sparse' options");
  return {
    name,
    key: fields,
    unique: unique === true,
    sparse: sparse === true,
    partial: parsePartial(partialFilterExpression),
    expireAfterSeconds: parseExpiry(expireAfterSeconds, fields),
  };
}

const PARTIAL_OPERATORS = new Set(['$eq', '$gt', '$gte', '$lt', '$lte', '$exists', '$type', '$in']);

function parsePartial(filter: unknown): Doc | undefined {
  if (filter === undefined || filter === null) return undefined;
  if (!isDoc(filter)) throw new Failure(14, "The 'partialFilterExpression' must be an object");
  for (const [path, condition] of Object.entries(filter)) {
    if (path === '$and' && Array.isArray(condition)) condition.forEach(parsePartial);
    else if (path.startsWith('$')) throw new Failure(67, `unsupported expression in partial index: ${path}`);
    if (!isOperators(condition)) continue;
    for (const [operator, argument] of Object.entries(condition)) {
      if (!PARTIAL_OPERATORS.has(operator) || (operator === '$exists' && argument === false)) {
        throw new Failure(67, `unsupported expression in partial index: ${path} ${operator}`);
      }
    }
  }
  return filter;
}

function parseExpiry(value: unknown, key: Record<string, 1 | -1>): number | undefined {
  if (value === undefined) return undefined;
  const seconds = toNumber(value);
  if (seconds === undefined || seconds < 0 || seconds > 2_147_483_647) {
    throw new Failure(67, 'TTL index expireAfterSeconds must be a number between 0 and 2147483647');
  }
  if (Object.keys(key).length !== 1 || '_id' in key)
    throw new Failure(67, 'TTL indexes are single-field indexes and not on _id');
  return seconds;
}

/** Makes the index and fills it from the documents; the same one twice is no change. */
export function createIndex(writer: Writer, namespace: string, spec: IndexSpec): boolean {
  if (isIdIndex(spec)) return false;
  const collection = writer.collection(namespace);
  const existing = collection.indexes.find((one) => one.name === spec.name || sameKey(one, spec));
  if (existing !== undefined) {
    if (existing.name === spec.name && sameOptions(existing, spec)) return false;
    if (existing.name === spec.name) {
      throw new Failure(
        86,
        `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${spec.name}`,
      );
    }
    throw new Failure(85, `Index already exists with a different name: ${existing.name}`);
  }
  const id = writer.catalog.nextId;
  const index = indexInfo({ ...spec, id, arrays: 0 });
  const { database } = writer;
  database.exec(
    `CREATE TABLE ${index.table}(k BLOB NOT NULL, rid INTEGER NOT NULL, PRIMARY KEY(k${index.unique ? '' : ', rid'})) WITHOUT ROWID`,
  );
  const arrays = fill(writer, collection, index);
  writer.setIndexes(namespace, [...collection.indexes, indexInfo({ ...spec, id, arrays })], id + 1);
  return true;
}

/** Gives every document its keys; which fields hold arrays. */
function fill(writer: Writer, collection: CollectionInfo, index: IndexInfo): number {
  let arrays = 0;
  for (let last = 0; ; ) {
    const rows = writer.database.all(
      `SELECT rid, doc FROM ${collection.table} WHERE rid>? ORDER BY rid LIMIT 1000`,
      [last],
    );
    if (rows.length === 0) return arrays;
    for (const [rid, bytes] of rows) {
      last = Number(rid);
      const { doc } = new Row(last, blob(bytes));
      const found = keysOf(index, doc);
      arrays |= found.arrays;
      if (addUnlessTaken(writer.database, [{ index, keys: found.keys }], last) !== undefined)
        throw duplicateKey(collection.namespace, index, doc);
    }
  }
}

/** Drops the named index, the one with this key, or all but _id with `*`. Returns how many there were. */
export function dropIndexes(writer: Writer, namespace: string, wanted: unknown): number {
  const collection = writer.catalog.collections.get(namespace);
  if (collection === undefined) throw new Failure(26, `ns not found ${namespace}`);
  const names = Array.isArray(wanted) ? wanted : [wanted];
  const gone = names.flatMap((one) => {
    if (one === '*') return collection.indexes;
    if (one === '_id_' || (isDoc(one) && Object.keys(one).join() === '_id'))
      throw new Failure(72, 'cannot drop _id index');
    const found = collection.indexes.filter(
      (index) =>
        index.name === one || (isDoc(one) && sameKey(index, { key: numbers(one), partial: index.partial })),
    );
    if (found.length === 0)
      throw new Failure(
        27,
        `index not found with name [${typeof one === 'string' ? one : JSON.stringify(one)}]`,
      );
    return found;
  });
  writer.database.forgetStatements();
  for (const index of new Set(gone)) writer.database.exec(`DROP TABLE ${index.table}`);
  writer.setIndexes(
    namespace,
    collection.indexes.filter((index) => !gone.includes(index)),
  );
  return collection.indexes.length + 1;
}

/** The indexes as listIndexes shows them. */
export function describeIndexes(collection: CollectionInfo): Doc[] {
  const described = collection.indexes.map(({ key, name, unique, sparse, partial, expireAfterSeconds }) => ({
    v: 2,
    key,
    name,
    ...(unique && { unique }),
    ...(sparse && { sparse }),
    ...(partial !== undefined && { partialFilterExpression: partial }),
    ...(expireAfterSeconds !== undefined && { expireAfterSeconds }),
  }));
  return [{ v: 2, key: { _id: 1 }, name: '_id_' }, ...described];
}

function isIdIndex({ key }: IndexSpec): boolean {
  return Object.keys(key).join() === '_id';
}

function numbers(key: Doc): Record<string, 1 | -1> {
  return Object.fromEntries(
    Object.entries(key).map(([path, value]) => [path, Number(toNumber(value)) < 0 ? -1 : 1]),
  );
}

function sameKey(a: Pick<IndexInfo, 'key' | 'partial'>, b: Pick<IndexInfo, 'key' | 'partial'>): boolean {
  return (
    JSON.stringify(Object.entries(a.key)) === JSON.stringify(Object.entries(b.key)) &&
    samePartial(a.partial, b.partial)
  );
}

function samePartial(a: Doc | undefined, b: Doc | undefined): boolean {
  return serialize({ partial: a ?? null }).equals(serialize({ partial: b ?? null }));
}

function sameOptions(a: IndexInfo, b: IndexSpec): boolean {
  return (
    sameKey(a, b) &&
    a.unique === b.unique &&
    a.sparse === b.sparse &&
    a.expireAfterSeconds === b.expireAfterSeconds
  );
}
