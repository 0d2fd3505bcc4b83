import { type Doc, isDoc, toNumber } from '../bson.ts';
import { Failure } from '../failure.ts';
import { truthy } from '../match.ts';
import { numberKind } from '../numbers.ts';
import { compareValues } from '../order.ts';
import { compareBy, parseSort } from '../sort.ts';
import { variableName, withVariable } from './conditional.ts';
import {
  arrayOf,
  compare,
  element,
  namedArguments,
  nullish,
  type Operator,
  type Operators,
  takes,
  takesAny,
  takesNamed,
  typeOf,
} from './operator.ts';

/** A whole number that fits 32 bits; refused with the codes for another type and for a fraction. */
function index(value: unknown, what: string, notNumeric: number, notWhole: number): number {
  const number = numberKind(value) === undefined ? undefined : toNumber(value);
  if (number === undefined)
    throw new Failure(notNumeric, `${what} must be a numeric value, but is ${typeOf(value)}`);
  if ((number | 0) !== number)
    throw new Failure(notWhole, `${what} must be representable as a 32-bit integer: ${number}`);
  return number | 0;
}

function elementAt(array: unknown, at: unknown): unknown {
  if (nullish(array) || nullish(at)) return null;
  const values = arrayOf(array, 28689, "$arrayElemAt's first argument");
  return values.at(index(at, "$arrayElemAt's second argument", 28690, 28691));
}

const end = (name: string, at: number) =>
  takes(1, (array) => (nullish(array) ? null : arrayOf(array, 28689, `${name}'s argument`).at(at)));

function concat(arrays: unknown[]): unknown {
  const joined: unknown[] = [];
  for (const array of arrays) {
    if (nullish(array)) return null;
    joined.push(...arrayOf(array, 28664, '$concatArrays: each argument'));
  }
  return joined;
}

function slice(array: unknown, first: unknown, ...more: unknown[]): unknown {
  if (nullish(array) || nullish(first)) return null;
  const values = arrayOf(array, 28724, 'First argument to $slice');
  const from = index(first, 'Second argument to $slice', 28725, 28726);
  if (more.length === 0) return from < 0 ? values.slice(from) : values.slice(0, from);
  if (nullish(more[0])) return null;
  const count = index(more[0], 'Third argument to $slice', 28727, 28728);
  if (count <= 0) throw new Failure(28729, `Third argument to $slice must be positive: ${count}`);
  const start = from < 0 ? Math.max(0, values.length + from) : from;
  return values.slice(start, start + count);
}

function range(start: unknown, stop: unknown, ...steps: unknown[]): number[] {
  const from = index(start, '$range: the starting value', 34443, 34444);
  const to = index(stop, '$range: the ending value', 34445, 34446);
  const step = steps.length === 0 ? 1 : index(steps[0], '$range: the step value', 34447, 34448);
  if (step === 0) throw new Failure(34449, '$range requires a non-zero step value');
  const length = Math.max(0, Math.ceil((to - from) / step));
  if (length > 1_000_000)
    throw new Failure(146, `$range would make ${length} numbers; ask for 1000000 at most.`);
  return Array.from({ length }, (_, i) => from + i * step);
}

function indexOf(array: unknown, wanted: unknown, ...bounds: unknown[]): unknown {
  if (nullish(array)) return null;
  const values = arrayOf(array, 40090, '$indexOfArray: the first argument');
  const [from, to] = searchBounds('$indexOfArray', bounds, values.length);
  for (let i = from; i < to; i++) if (compare(values[i], wanted) === 0) return i;
  return -1;
}

/** Start and end of a search, within the length. */
export function searchBounds(name: string, bounds: readonly unknown[], length: number): [number, number] {
  const [from = 0, to = length] = bounds.map((bound, at) => {
    const what = `${name}: the ${at === 0 ? 'starting' : 'ending'} index`;
    const number = index(bound, what, 40096, 40096);
    if (number < 0) throw new Failure(40097, `${what} must not be negative, found: ${number}`);
    return number;
  });
  return [from, Math.min(to, length)];
}

function sortArray({ input, sortBy }: Doc, given: Doc): unknown {
  if (nullish(input)) return null;
  const values = [...arrayOf(input, 2942504, 'The input of $sortArray')];
  if (!isDoc(given.sortBy)) {
    const direction = toNumber(sortBy);
    if (direction !== 1 && direction !== -1)
      throw new Failure(2942801, "$sortArray needs 'sortBy' to be 1, -1 or a document of fields");
    return values.sort((left, right) => direction * compareValues(left, right));
  }
  const order = compareBy(parseSort(given.sortBy));
  return values.sort((left, right) => order(isDoc(left) ? left : {}, isDoc(right) ? right : {}));
}

function zip({ inputs, defaults, useLongestLength }: Doc, given: Doc): unknown {
  if (!Array.isArray(given.inputs)) throw new Failure(34461, 'inputs must be an array of expressions');
  if (given.defaults !== undefined && !Array.isArray(given.defaults))
    throw new Failure(34462, 'defaults must be an array of expressions');
  if (given.useLongestLength !== undefined && typeof given.useLongestLength !== 'boolean')
    throw new Failure(34463, 'useLongestLength must be a bool');
  const arrays = inputs as unknown[];
  const missing = (defaults ?? []) as unknown[];
  if (arrays.length === 0) throw new Failure(34465, '$zip requires at least one input array');
  if (missing.length > 0 && useLongestLength !== true)
    throw new Failure(34466, 'cannot specify defaults unless useLongestLength is true');
  if (missing.length > 0 && missing.length !== arrays.length)
    throw new Failure(34467, 'defaults and inputs must have the same length');
  if (arrays.some(nullish)) return null;
  const lists = arrays.map((array) => arrayOf(array, 34468, 'Each input of $zip'));
  const lengths = lists.map((list) => list.length);
  const length = useLongestLength === true ? Math.max(...lengths) : Math.min(...lengths);
  return Array.from({ length }, (_, row) =>
    lists.map((list, column) => (row < list.length ? list[row] : (missing[column] ?? null))),
  );
}

const map: Operator = (argument, compiler, name) => {
  const spec = namedArguments(name, argument, {
    required: ['input', 'in'],
    optional: ['as'],
    codes: [16878, 16879, 16880],
  });
  const [input, as, inner] = each(spec, compiler);
  const body = inner.compile(spec.in);
  return (env) => {
    const array = input(env);
    if (nullish(array)) return null;
    return arrayOf(array, 16883, 'input to $map').map((value) => element(body(withVariable(env, as, value))));
  };
};

const filter: Operator = (argument, compiler, name) => {
  const spec = namedArguments(name, argument, {
    required: ['input', 'cond'],
    optional: ['as', 'limit'],
    codes: [28646, 28647, 28648],
  });
  const [input, as, inner] = each(spec, compiler);
  const test = inner.compile(spec.cond);
  const most = spec.limit === undefined ? undefined : compiler.compile(spec.limit);
  return (env) => {
    const array = input(env);
    if (nullish(array)) return null;
    const limit = most?.(env) ?? Number.POSITIVE_INFINITY;
    const count = limit === Number.POSITIVE_INFINITY ? limit : index(limit, '$filter: limit', 327391, 327391);
    if (count <= 0) throw new Failure(327392, `$filter: limit must be greater than 0, found: ${count}`);
    const kept: unknown[] = [];
    for (const value of arrayOf(array, 28651, 'input to $filter')) {
      if (kept.length >= count) break;
      if (truthy(test(withVariable(env, as, value)))) kept.push(value);
    }
    return kept;
  };
};

function each(spec: Doc, compiler: Parameters<Operator>[1]) {
  const as = spec.as === undefined ? 'this' : variableName(spec.as);
  return [compiler.compile(spec.input), as, compiler.with([as])] as const;
}

const reduce: Operator = (argument, compiler, name) => {
  const spec = namedArguments(name, argument, {
    required: ['input', 'initialValue', 'in'],
    codes: [40075, 40076, 40077],
  });
  const [input, initial] = [compiler.compile(spec.input), compiler.compile(spec.initialValue)];
  const body = compiler.with(['this', 'value']).compile(spec.in);
  return (env) => {
    const array = input(env);
    if (nullish(array)) return null;
    let value = initial(env);
    for (const one of arrayOf(array, 40080, '$reduce: the input'))
      value = body({ root: env.root, variables: { ...env.variables, this: one, value } });
    return value;
  };
};

/** Manual: Array Expression Operators. */
export const arrays: Operators = {
  $arrayElemAt: takes(2, elementAt),
  $concatArrays: takesAny(concat),
  $filter: filter,
  $first: end('$first', 0),
  $in: takes(2, (value, list) =>
    arrayOf(list, 40081, "$in's second argument").some((one) => compare(one, value) === 0),
  ),
  $indexOfArray: takes(2, indexOf, 4),
  $isArray: takes(1, (value) => Array.isArray(value)),
  $last: end('$last', -1),
  $map: map,
  $range: takes(2, range, 3),
  $reduce: reduce,
  $reverseArray: takes(1, (array) =>
    nullish(array) ? null : [...arrayOf(array, 34435, 'The argument to $reverseArray')].reverse(),
  ),
  $size: takes(1, (array) => arrayOf(array, 17124, 'The argument to $size').length),
  $slice: takes(2, slice, 3),
  $sortArray: takesNamed({ required: ['input', 'sortBy'], codes: [2942500, 2942501, 2942502] }, sortArray),
  $zip: takesNamed(
    { required: ['inputs'], optional: ['defaults', 'useLongestLength'], codes: [34460, 34464, 34465] },
    zip,
  ),
};
