import mongoose from 'mongoose';

const { BSON } = mongoose.mongo;

export const { Binary, BSONRegExp, Decimal128, Double, Int32, Long, ObjectId, Timestamp, EJSON } = BSON;
export type Long = mongoose.mongo.BSON.Long;
export type ObjectId = mongoose.mongo.BSON.ObjectId;
export type Decimal128 = mongoose.mongo.BSON.Decimal128;
export type Binary = mongoose.mongo.BSON.Binary;

/** A document or sub-document as the engine sees it; key order is meaningful. */
export type Doc = Record<string, unknown>;

/** BSON bytes of a document. `undefined` fields are left out, as the driver does. */
export function serialize(doc: Doc): Buffer {
  const bytes = BSON.serialize(doc, { checkKeys: false, ignoreUndefined: true });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The document of BSON bytes. 64-bit integers stay Long, so that a rewrite never changes their type. */
export function deserialize(bytes: Uint8Array): Doc {
  return BSON.deserialize(bytes, { promoteValues: true, promoteLongs: false, promoteBuffers: false });
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
  if (value instanceof RegExp) return String(value);
  const type = bsonType(value);
  if (type === 'ObjectId') return `ObjectId('${(value as ObjectId).toHexString()}')`;
  if (type === 'Binary')
    return `BinData(${(value as Binary).sub_type}, ${(value as Binary).toString('hex').toUpperCase()})`;
  if (type === 'Decimal128') return `Decimal128('${String(value)}')`;
  return String(value);
}
