import { type Doc, fieldOf, isDoc, setField } from '../bson.ts';
import { Failure } from '../failure.ts';
import {
  namedArguments,
  nullish,
  type Operator,
  type Operators,
  takes,
  takesAny,
  typeOf,
} from './operator.ts';

/** Adds the fields of a document to the merged one; null and missing add nothing. */
export function mergeInto(merged: Doc, value: unknown): void {
  if (nullish(value)) return;
  if (!isDoc(value))
    throw new Failure(40400, `$mergeObjects requires object inputs, but input is of type ${typeOf(value)}`);
  for (const [name, inner] of Object.entries(value)) setField(merged, name, inner);
}

function mergeObjects(values: unknown[]): Doc {
  const merged: Doc = {};
  for (const value of values) mergeInto(merged, value);
  return merged;
}

function objectToArray(value: unknown): unknown {
  if (nullish(value)) return null;
  if (!isDoc(value))
    throw new Failure(40390, `$objectToArray requires a document input, found: ${typeOf(value)}`);
  return Object.entries(value).map(([k, v]) => ({ k, v }));
}

function arrayToObject(value: unknown): unknown {
  if (nullish(value)) return null;
  if (!Array.isArray(value))
    throw new Failure(40386, `$arrayToObject requires an array input, found: ${typeOf(value)}`);
  const made: Doc = {};
  const pairs = Array.isArray(value[0]);
  for (const one of value) {
    const [name, inner] = pairs ? fromPair(one) : fromKeyAndValue(one);
    setField(made, name, inner);
  }
  return made;
}

function fromPair(pair: unknown): readonly [string, unknown] {
  if (!Array.isArray(pair))
    throw new Failure(40396, `$arrayToObject requires a consistent input format, now found: ${typeOf(pair)}`);
  if (pair.length !== 2)
    throw new Failure(
      40397,
      `$arrayToObject requires an array of size 2 arrays, found array of size: ${pair.length}`,
    );
  return [keyOf(pair[0], 40395), pair[1]];
}

function fromKeyAndValue(entry: unknown): readonly [string, unknown] {
  if (!isDoc(entry))
    throw new Failure(
      Array.isArray(entry) ? 40391 : 40398,
      `$arrayToObject requires pairs or documents with 'k' and 'v', found: ${typeOf(entry)}`,
    );
  const count = Object.keys(entry).length;
  if (count !== 2)
    throw new Failure(
      40392,
      `$arrayToObject requires an object keys of 'k' and 'v'. Found incorrect number of keys: ${count}`,
    );
  if (!('k' in entry && 'v' in entry))
    throw new Failure(40393, "$arrayToObject requires an object with keys 'k' and 'v'.");
  return [keyOf(entry.k, 40394), entry.v];
}

function keyOf(key: unknown, code: number): string {
  if (typeof key !== 'string')
    throw new Failure(code, `$arrayToObject requires keys of type string. Found key type: ${typeOf(key)}`);
  if (key.includes('\0')) throw new Failure(4940400, 'Key field cannot contain an embedded null byte');
  return key;
}

// `field` is a constant; $getField takes it alone, too, and reads from $$CURRENT then.
const getField: Operator = (argument, compiler, name) => {
  const short = !isDoc(argument) || !('field' in argument || 'input' in argument);
  const spec = short
    ? { field: argument, input: '$$CURRENT' }
    : namedArguments(name, argument, { required: ['field', 'input'], codes: [3041701, 3041701, 3041702] });
  const field = constantName(name, spec.field, 5654602);
  const input = compiler.compile(spec.input);
  return (env) => {
    const value = input(env);
    if (isDoc(value)) return fieldOf(value, field);
    return value === null ? null : undefined;
  };
};

function constantName(name: string, field: unknown, code: number): string {
  const text = isDoc(field) && Object.keys(field).length === 1 ? (field.$literal ?? field.$const) : field;
  if (typeof text !== 'string' || (text === field && text.startsWith('$')))
    throw new Failure(
      code,
      `${name} requires 'field' to evaluate to a constant String; use $literal for a leading $`,
    );
  return text;
}

const setOrUnset =
  (remove: boolean): Operator =>
  (argument, compiler, name) => {
    const spec = namedArguments(name, argument, {
      required: remove ? ['field', 'input'] : ['field', 'input', 'value'],
      codes: [4161100, 4161101, 4161102],
    });
    const field = constantName(name, spec.field, 4161106);
    const input = compiler.compile(spec.input);
    const value = remove ? () => undefined : compiler.compile(spec.value);
    return (env) => {
      const doc = input(env);
      if (nullish(doc)) return null;
      if (!isDoc(doc)) throw new Failure(4161105, `${name} requires 'input' to evaluate to type Object`);
      const changed = { ...doc };
      const now = value(env);
      if (now === undefined) delete changed[field];
      else setField(changed, field, now);
      return changed;
    };
  };

/** Manual: Object Expression Operators. */
export const objects: Operators = {
  $arrayToObject: takes(1, arrayToObject),
  $getField: getField,
  $mergeObjects: takesAny(mergeObjects),
  $objectToArray: takes(1, objectToArray),
  $setField: setOrUnset(false),
  $unsetField: setOrUnset(true),
};
