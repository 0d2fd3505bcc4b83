import { type Doc, fieldOf, isDoc } from './bson.ts';
import { Failure } from './failure.ts';
import { EMPTY_ARRAY, encodeComponents, textOfKey } from './keys.ts';
import { isIndex, partsOf } from './paths.ts';

export interface IndexField {
  readonly path: string;
  readonly direction: 1 | -1;
}

export interface DocumentKeys {
  readonly keys: readonly Buffer[];
  /** The fields in which an array was entered, a bit each: this index may hold several keys per document. */
  readonly arrays: number;
  /** No field of the index is in the document: a sparse index skips it. */
  readonly missing: boolean;
}

interface Cursor {
  readonly value: unknown;
  readonly rest: readonly string[];
  readonly done: boolean;
}

/** The keys of a document under an index; one per array element, paired within one array as MongoDB does. */
export function documentKeys(doc: Doc, fields: readonly IndexField[]): DocumentKeys {
  const keys = new Map<string, Buffer>();
  let missing = true;
  const keyOf = (values: readonly unknown[]): Buffer => {
    missing &&= values.every((value) => value === undefined);
    return encodeComponents(values, fields);
  };
  const expand = (reached: readonly Cursor[]): void => {
    if (reached.every((cursor) => cursor.done)) {
      const key = keyOf(reached.map((cursor) => cursor.value));
      keys.set(textOfKey(key), key);
      return;
    }
    const arrays = new Set(reached.filter((cursor) => !cursor.done).map((cursor) => cursor.value));
    if (arrays.size > 1) {
      throw new Failure(
        171,
        `cannot index parallel arrays [${fields.map((field) => field.path).join('] [')}]`,
      );
    }
    const [array] = arrays as Set<unknown[]>;
    const elements = array === undefined || array.length === 0 ? [EMPTY_ARRAY] : array;
    for (const element of elements)
      expand(reached.map((cursor) => (cursor.done ? cursor : descend(enter(cursor, element)))));
  };
  const start = fields.map(({ path }) => descend({ value: doc, rest: partsOf(path), done: false }));
  if (start.every((cursor) => cursor.done)) {
    const key = keyOf(start.map((cursor) => cursor.value));
    return { keys: [key], arrays: 0, missing };
  }
  expand(start);
  const arrays = start.reduce((bits, { done }, at) => (done ? bits : bits | (1 << at)), 0);
  return { keys: [...keys.values()], arrays, missing };
}

// Walks through sub-documents up to the value, or to an array that has to be expanded.
function descend(cursor: Cursor): Cursor {
  if (cursor.done) return cursor;
  let { value } = cursor;
  let at = 0;
  for (; at < cursor.rest.length; at++) {
    const part = cursor.rest[at] ?? '';
    if (isDoc(value)) value = fieldOf(value, part);
    else if (Array.isArray(value) && isIndex(part) && Number(part) < value.length)
      value = value[Number(part)];
    else break;
  }
  const rest = cursor.rest.slice(at);
  if (Array.isArray(value)) return { value, rest, done: false };
  return { value: rest.length === 0 ? value : undefined, rest: [], done: true };
}

function enter(cursor: Cursor, element: unknown): Cursor {
  if (cursor.rest.length === 0) return { value: element, rest: [], done: true };
  if (!isDoc(element)) return { value: undefined, rest: [], done: true };
  return { value: element, rest: cursor.rest, done: false };
}
