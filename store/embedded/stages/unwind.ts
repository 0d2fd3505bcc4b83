import { type Doc, fieldOf, isDoc, Long, setField } from '../bson.ts';
import { nullish, typeOf } from '../expressions/operator.ts';
import { Failure } from '../failure.ts';
import { checkPath } from '../field-path.ts';
import { partsOf } from '../paths.ts';
import type { CompileStage } from './stage.ts';

interface Spec {
  readonly path: readonly string[];
  readonly index: readonly string[] | undefined;
  readonly preserve: boolean;
}

const unwind: CompileStage = (argument) => {
  const { path, index, preserve } = parse(argument);
  const indexed = (doc: Doc, at: number | null): Doc =>
    index === undefined ? doc : setAtPath(doc, index, at === null ? null : Long.fromNumber(at));
  return function* (input) {
    for (const doc of input) {
      if (doc === undefined) {
        yield undefined;
        continue;
      }
      const value = inside(doc, path);
      if (Array.isArray(value) && value.length > 0) {
        for (const [at, element] of value.entries()) yield indexed(setAtPath(doc, path, element), at);
      } else if (nullish(value) || Array.isArray(value)) {
        if (preserve)
          yield indexed(value === undefined || value === null ? doc : setAtPath(doc, path, undefined), null);
      } else yield indexed(doc, null);
    }
  };
};

function parse(argument: unknown): Spec {
  if (typeof argument === 'string') return { path: pathOf(argument), index: undefined, preserve: false };
  if (!isDoc(argument))
    throw new Failure(
      15981,
      `expected either a string or an object as specification for $unwind stage, got ${typeOf(argument)}`,
    );
  const { path, includeArrayIndex: index, preserveNullAndEmptyArrays: preserve = false, ...odd } = argument;
  const [unknown] = Object.keys(odd);
  if (unknown !== undefined) throw new Failure(28811, `unrecognized option to $unwind stage: ${unknown}`);
  if (path === undefined) throw new Failure(28812, 'no path specified to $unwind stage');
  if (typeof path !== 'string')
    throw new Failure(28808, `expected a string as the path for $unwind stage, got ${typeOf(path)}`);
  if (typeof preserve !== 'boolean')
    throw new Failure(
      28809,
      `expected a boolean for the preserveNullAndEmptyArrays option to $unwind stage, got ${typeOf(preserve)}`,
    );
  if (index !== undefined && (typeof index !== 'string' || index === ''))
    throw new Failure(
      28810,
      `expected a non-empty string for the includeArrayIndex option to $unwind stage, got ${typeOf(index)}`,
    );
  if (typeof index === 'string') {
    if (index.startsWith('$'))
      throw new Failure(
        28822,
        `includeArrayIndex option to $unwind stage should not be prefixed with a '$': ${index}`,
      );
    checkPath(index);
  }
  return { path: pathOf(path), index: typeof index === 'string' ? partsOf(index) : undefined, preserve };
}

function pathOf(path: string): readonly string[] {
  if (!path.startsWith('$'))
    throw new Failure(28818, `path option to $unwind stage should be prefixed with a '$': ${path}`);
  checkPath(path.slice(1));
  return partsOf(path.slice(1));
}

// Through sub-documents only: an array on the way hides what its elements hold.
function inside(doc: Doc, path: readonly string[]): unknown {
  let value: unknown = doc;
  for (const part of path) value = isDoc(value) ? fieldOf(value, part) : undefined;
  return value;
}

/** A copy of the document with the value at a path of sub-documents; undefined removes the field. */
export function setAtPath(doc: Doc, path: readonly string[], value: unknown): Doc {
  const [name = '', ...rest] = path;
  const copy = { ...doc };
  if (rest.length > 0) {
    const inner = fieldOf(doc, name);
    setField(copy, name, setAtPath(isDoc(inner) ? inner : {}, rest, value));
  } else if (value === undefined) delete copy[name];
  else setField(copy, name, value);
  return copy;
}

export const unwindStages: Readonly<Record<string, CompileStage>> = { $unwind: unwind };
