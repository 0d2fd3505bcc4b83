import { type Doc, fieldOf, isDoc } from './bson.ts';
import { Failure } from './failure.ts';
import { encodeComponent } from './keys.ts';
import { isIndex, partsOf } from './paths.ts';

export interface IndexField {
  readonly path: string;
  readonly direction: 1 | -1;
}

export interface DocumentKeys {
  readonly keys: readonly Buffer[];
  /** An array was entered: this index may hold several keys per document. */
  readonly multikey: boolean;
  /** No field of the index is in the document: a sparse index skips it. */
  readonly missing: boolean;
}

const EMPTY_ARRAY = Symbol('empty array');

interface Cursor {
  readonly value: unknown;
  readonly rest: readonly string[];
  readonly done: boolean;
}

/** The keys of a document under an index; one per array element, paired within one array as MongoDB does. */
export function documentKeys(doc: Doc, fields: readonly IndexField[]): DocumentKeys {
  const keys = new Map<string, Buffer>();
  let multikey = false;
  let missing = true;
  const emit = (values: readonly unknown[]): void => {
    const components = values.map((value, i) => {
      if (value !== undefined) missing = false;
      return encodeComponent(
        value === EMPTY_ARRAY ? null : value,
        fields[i]?.direction ?? 1,
        value === EMPTY_ARRAY,
      );
    });
    const key = components.length === 1 && components[0] ? components[0] : Buffer.concat(components);
    keys.set(key.toString('latin1'), key);
  };
  const expand = (cursors: readonly Cursor[]): void => {
    const reached = cursors.map(descend);
    const arrays = new Set(reached.filter((cursor) => !cursor.done).map((cursor) => cursor.value));
    if (arrays.size === 0) {
      emit(reached.map((cursor) => cursor.value));
      return;
    }
    if (arrays.size > 1) {
      throw new Failure(
        171,
        `cannot index parallel arrays [${fields.map((field) => field.path).join('] [')}]`,
      );
    }
    multikey = true;
    const [array] = arrays as Set<unknown[]>;
    const elements = array === undefined || array.length === 0 ? [EMPTY_ARRAY] : array;
    for (const element of elements)
      expand(reached.map((cursor) => (cursor.done ? cursor : enter(cursor, element))));
  };
  expand(fields.map(({ path }) => ({ value: doc, rest: partsOf(path), done: false })));
  return { keys: [...keys.values()], multikey, missing };
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
