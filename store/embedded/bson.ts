import mongoose from 'mongoose';

const { BSON } = mongoose.mongo;

export const { Binary, BSONRegExp, Decimal128, Double, Int32, Long, ObjectId, Timestamp, EJSON } = BSON;
type DBRef = mongoose.mongo.BSON.DBRef;
type Double = mongoose.mongo.BSON.Double;
type Int32 = mongoose.mongo.BSON.Int32;
export type BSONRegExp = mongoose.mongo.BSON.BSONRegExp;
export type Code = mongoose.mongo.BSON.Code;
export type Long = mongoose.mongo.BSON.Long;
export type ObjectId = mongoose.mongo.BSON.ObjectId;
export type Decimal128 = mongoose.mongo.BSON.Decimal128;
export type Binary = mongoose.mongo.BSON.Binary;

/** A document or sub-document as the engine sees it; key order is meaningful. */
export type Doc = Record<string, unknown>;

/** BSON bytes of a document. Fields that are `undefined` (missing, inside the engine) are left out; a client means null by them. */
export function serialize(doc: Doc, ignoreUndefined = true): Buffer {
  const bytes = BSON.serialize(doc, { checkKeys: false, ignoreUndefined });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/**
 * The document of BSON bytes, such that `serialize` makes the same bytes of it. A JS number is what the
 * serializer takes it for: an int32 when it is whole and fits, else a double; a double that it would take for
 * an int32 stays `Double`, a 64-bit integer `Long`, an expression `BSONRegExp`. The deprecated type
 * `undefined` counts as null, as every driver sends it.
 */
export function deserialize(bytes: Uint8Array): Doc {
  const doc = BSON.deserialize(bytes, {
    promoteValues: false,
    promoteLongs: false,
    promoteBuffers: false,
    bsonRegExp: true,
  });
  return withPlainNumbers(doc);
}

function withPlainNumbers<T extends object>(holder: T): T {
  for (const name in holder) {
    const value: unknown = holder[name];
    if (value === undefined || (value !== null && typeof value === 'object'))
      holder[name] = plain(value) as never;
  }
  return holder;
}

function plain(value: object | undefined): unknown {
  if (value === undefined) return null;
  switch (bsonType(value)) {
    case undefined:
      return value instanceof Date ? value : withPlainNumbers(value);
    case 'Int32':
      return (value as Int32).value;
    case 'Double': {
      const number = (value as Double).value;
      return (number | 0) === number && !Object.is(number, -0) ? value : number;
    }
    // The library makes an object of its own of every sub-document with $ref and $id.
    case 'DBRef': {
      const { collection, oid, db, fields } = value as DBRef;
      const reference = { $ref: collection, $id: oid, ...(db !== undefined && { $db: db }), ...fields };
      return withPlainNumbers(reference);
    }
    default:
      return value;
  }
}

/** A part of a client's command in this process as the engine would read it from a message; it may share what it holds with the client's. */
export function fromClient(doc: Doc): Doc {
  return isPlain(doc) ? doc : copyFromClient(doc);
}

/** The same as a copy. */
export function copyFromClient(doc: Doc): Doc {
  return deserialize(serialize(doc, false));
}

// Values that are the same before and after their way through a message.
function isPlain(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
      return value.isWellFormed();
    case 'number':
    case 'boolean':
      return true;
    case 'object':
      if (value === null) return true;
      if (Array.isArray(value)) return value.every(isPlain);
      return isDoc(value) && Object.values(value).every(isPlain);
    default:
      return false;
  }
}

const MADE_OF = new WeakMap<Doc, Buffer>();

/** A document for the engine, which keeps its bytes: `serialize` need not make them again. They must be the library's own. */
export function documentOf(bytes: Buffer): Doc {
  const doc = deserialize(bytes);
  MADE_OF.set(doc, bytes);
  return doc;
}

/** The bytes of a document that has not been changed since `documentOf`; undefined for others. */
export function bytesOfDocument(doc: Doc): Buffer | undefined {
  return MADE_OF.get(doc);
}

/** A deep copy that shares nothing mutable with its source. */
export function cloneDoc(doc: Doc): Doc {
  return deserialize(serialize(doc));
}

/** True for a plain (sub-)document; false for arrays, dates and BSON value types. */
export function isDoc(value: unknown): value is Doc {
  if (value === null || typeof value !== 'object') return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The BSON type tag of a driver value class (`ObjectId`, `Long` …), or undefined. */
export function bsonType(value: unknown): string | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  return (value as { _bsontype?: string })._bsontype;
}

/** An own field, never one of the prototype; undefined means missing. */
export function fieldOf(doc: Doc, name: string): unknown {
  return Object.hasOwn(doc, name) ? doc[name] : undefined;
}

/** Sets a field also when it is called `__proto__`. */
export function setField(doc: Doc, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(doc, name, { value, writable: true, enumerable: true, configurable: true });
  } else {
    doc[name] = value;
  }
}

/** True for a regular expression, of the driver or of JavaScript. */
export function isRegExp(value: unknown): value is RegExp | BSONRegExp {
  return value instanceof RegExp || bsonType(value) === 'BSONRegExp';
}

/** Pattern and options of a regular expression. */
export function regExpOf(value: RegExp | BSONRegExp): { readonly pattern: string; readonly options: string } {
  return value instanceof RegExp ? { pattern: value.source, options: value.flags } : value;
}

/** How many levels a value nests: 0 for a scalar, 1 for `{ a: 1 }`. */
export function depthOf(value: unknown): number {
  if (!Array.isArray(value) && !isDoc(value)) return 0;
  let deepest = 0;
  for (const inner of Object.values(value)) deepest = Math.max(deepest, depthOf(inner));
  return deepest + 1;
}

/** A number of any numeric BSON type as a JS number; undefined for anything else. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  const type = bsonType(value);
  if (type === 'Long' || type === 'Int32' || type === 'Double' || type === 'Decimal128')
    return Number(String(value));
  return undefined;
}

/** The value as MongoDB's shell prints it in messages: `ObjectId('…')`, `"text"`, `new Date(0)`, `{ a: 1 }`. */
export function show(value: unknown): string {
  if (value === undefined || value === null) return 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[ ${value.map(show).join(', ')} ]`;
  if (isDoc(value)) {
    const fields = Object.entries(value).map(([name, inner]) => `${name}: ${show(inner)}`);
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  }
  if (isRegExp(value)) {
    const { pattern, options } = regExpOf(value);
    return `/${pattern}/${options}`;
  }
  const type = bsonType(value);
  if (type === 'ObjectId') return `ObjectId('${(value as ObjectId).toHexString()}')`;
  if (type === 'Binary')
    return `BinData(${(value as Binary).sub_type}, ${(value as Binary).toString('hex').toUpperCase()})`;
  if (type === 'Decimal128') return `Decimal128('${String(value)}')`;
  return String(value);
}
