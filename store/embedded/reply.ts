import mongoose from 'mongoose';
import { type Doc, isDoc, serialize } from './bson.ts';

const { BSON } = mongoose.mongo;

/** The documents of a batch as BSON bytes: what a find returns is sent as it is stored. */
export class Batch {
  readonly documents: readonly Buffer[];

  constructor(documents: readonly Buffer[]) {
    this.documents = documents;
  }
}

const DOCUMENT = 3;
const ARRAY = 4;
const LENGTH = 4;
const TYPE = 1;
const END = Buffer.from([0]);

/** BSON bytes of a reply; its cursor may hold a Batch where MongoDB has an array. */
export function replyBytes(reply: Doc): Buffer {
  const { cursor, ...rest } = reply;
  if (!isDoc(cursor)) return serialize(reply);
  const batch = Object.entries(cursor).find(([, value]) => value instanceof Batch);
  if (batch === undefined) return serialize(reply);
  const [name, { documents }] = batch as [string, Batch];
  const shell = serialize({ ...cursor, [name]: undefined });
  return withField(serialize(rest), DOCUMENT, 'cursor', withField(shell, ARRAY, name, arrayOf(documents)));
}

/** A document without its other fields at the top level, however long they are. */
export function onlyFields(document: Buffer, names: ReadonlySet<string>): Buffer {
  const shown: Buffer[] = [];
  for (const [, nameAt, nameLength, valueAt, length] of BSON.onDemand.parseToElements(document)) {
    const name = document.toString('utf8', nameAt, nameAt + nameLength);
    if (names.has(name)) shown.push(document.subarray(nameAt - TYPE, valueAt + length));
  }
  return documentOf(shown);
}

/** A document with one more field (bsonspec.org: length, elements, a zero byte). */
function withField(document: Buffer, type: number, name: string, value: Buffer): Buffer {
  const elements = [document.subarray(LENGTH, -1), Buffer.from([type]), Buffer.from(`${name}\0`), value];
  return documentOf(elements);
}

function arrayOf(documents: readonly Buffer[]): Buffer {
  return documentOf(
    documents.flatMap((document, at) => [Buffer.from(`${String.fromCharCode(DOCUMENT)}${at}\0`), document]),
  );
}

function documentOf(elements: readonly Buffer[]): Buffer {
  const whole = Buffer.concat([Buffer.alloc(LENGTH), ...elements, END]);
  whole.writeInt32LE(whole.length, 0);
  return whole;
}
