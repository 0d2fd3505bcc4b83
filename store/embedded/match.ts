import { bsonType, type Doc, isDoc, isRegExp, toNumber } from './bson.ts';
import { Failure, unsupported } from './failure.ts';
import { isNumeric } from './numbers.ts';
import { compareValues, RANK, rankOf, sameValue } from './order.ts';
import { partsOf, visitPath } from './paths.ts';
import { queryRegExp } from './regex.ts';
import { typeTest } from './type-names.ts';

export type Matcher = (doc: Doc) => boolean;
/** Compiles an aggregation expression; handed in so that this file needs no evaluator. */
export type CompileExpression = (expression: unknown) => (doc: Doc) => unknown;

type Predicate = (value: unknown, element: boolean) => boolean;

const UNSUPPORTED_TOP = new Set(['$where', '$text', '$jsonSchema', '$sampleRate', '$rand']);
const UNSUPPORTED = new Set([
  ...['$near', '$nearSphere', '$geoWithin', '$geoIntersects', '$within', '$box', '$polygon', '$center'],
  ...['$bitsAllSet', '$bitsAnySet', '$bitsAllClear', '$bitsAnyClear', '$jsonSchema', '$text', '$where'],
]);

/** True for `{ $gt: 1 }`-like values, the operators of a field; a DBRef (`{ $ref, $id }`) is a value. */
export function isOperators(value: unknown): value is Doc {
  if (!isDoc(value)) return false;
  const [first = '', second] = Object.keys(value);
  return first.startsWith('$') && !(first === '$ref' && second === '$id');
}

/** Compiles a filter to a predicate with MongoDB's matching rules; refuses what it does not know (2, 115). */
export function compileFilter(filter: unknown, compile?: CompileExpression): Matcher {
  if (filter === undefined || filter === null) return () => true;
  if (!isDoc(filter)) throw new Failure(14, 'The filter must be an object.');
  const tests = Object.entries(filter).flatMap(([name, value]) => {
    const test = name.startsWith('$') ? topLevel(name, value, compile) : compileField(name, value);
    return test === undefined ? [] : [test];
  });
  const [only] = tests;
  if (only === undefined) return () => true;
  return tests.length === 1 ? only : (doc) => tests.every((test) => test(doc));
}

function topLevel(name: string, value: unknown, compile?: CompileExpression): Matcher | undefined {
  switch (name) {
    case '$and':
    case '$or':
    case '$nor': {
      if (!Array.isArray(value) || value.length === 0)
        throw new Failure(2, `${name} must be a nonempty array`);
      const tests = value.map((inner) => {
        if (!isDoc(inner)) throw new Failure(2, `${name} argument's entries must be objects`);
        return compileFilter(inner, compile);
      });
      if (name === '$and') return (doc) => tests.every((test) => test(doc));
      if (name === '$or') return (doc) => tests.some((test) => test(doc));
      return (doc) => !tests.some((test) => test(doc));
    }
    case '$expr': {
      if (compile === undefined) throw new Failure(2, '$expr is not allowed in this context');
      const expression = compile(value);
      return (doc) => truthy(expression(doc));
    }
    case '$comment':
      return undefined;
    case '$alwaysTrue':
      return () => true;
    case '$alwaysFalse':
      return () => false;
  }
  if (UNSUPPORTED_TOP.has(name)) throw unsupported(`The query operator ${name}`);
  throw new Failure(
    2,
    `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
  );
}

/** Truth as aggregation expressions have it: false, null, missing and zero are false. */
export function truthy(value: unknown): boolean {
  return !(value === false || value === null || value === undefined || toNumber(value) === 0);
}

function compileField(path: string, value: unknown): Matcher {
  const parts = partsOf(path);
  const any =
    (predicate: Predicate): Matcher =>
    (doc) =>
      visitPath(doc, parts, predicate);
  if (!isOperators(value)) return any(equalTo(value));
  const tests = fieldOperators(value, path).map((test): Matcher => {
    const matches = 'matcher' in test ? test.matcher : any(test.predicate);
    return test.negated ? (doc) => !matches(doc) : matches;
  });
  const [only] = tests;
  return tests.length === 1 && only !== undefined ? only : (doc) => tests.every((test) => test(doc));
}

/** A predicate on one value (an array element), for $elemMatch, $pull and array filters. */
function compileValue(operators: Doc): (value: unknown) => boolean {
  const test = compileField('v', operators);
  return (value) => test({ v: value });
}

/** A test of the values of the path, or (for $not) a matcher of the whole document. */
type FieldTest = { readonly negated: boolean } & (
  | { readonly predicate: Predicate }
  | { readonly matcher: Matcher }
);

function fieldOperators(operators: Doc, path: string): FieldTest[] {
  return Object.entries(operators).flatMap(([operator, argument]): FieldTest[] => {
    switch (operator) {
      case '$ne':
        return [
          { negated: true, predicate: equalTo(refuseRegex(argument, "Can't have regex as arg to $ne.")) },
        ];
      case '$nin':
        return [{ negated: true, predicate: oneOf(operator, argument) }];
      case '$not': {
        if (isRegExp(argument)) {
          return [{ negated: true, predicate: equalTo(argument) }];
        }
        if (!isOperators(argument)) throw new Failure(2, '$not needs a regex or a document');
        return [{ negated: true, matcher: compileField(path, argument) }];
      }
      case '$all':
        return all(argument);
      case '$options':
        if (!('$regex' in operators)) throw new Failure(2, '$options needs a $regex');
        return [];
      case '$regex':
        return [{ negated: false, predicate: regex(argument, operators.$options) }];
      case '$exists':
        return [{ negated: !truthy(argument), predicate: (value) => value !== undefined }];
      default:
        return [{ negated: false, predicate: simple(operator, argument) }];
    }
  });
}

function simple(operator: string, argument: unknown): Predicate {
  switch (operator) {
    case '$eq':
      return (value) => sameValue(value, argument);
    case '$in':
      return oneOf(operator, argument);
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return ordered(operator, argument);
    case '$size': {
      const size = toNumber(argument);
      if (size === undefined || !Number.isInteger(size) || size < 0) {
        throw new Failure(
          2,
          `Failed to parse $size. Expected a non-negative integer in: $size: ${String(argument)}`,
        );
      }
      return (value, element) => !element && Array.isArray(value) && value.length === size;
    }
    case '$elemMatch':
      return elemMatch(argument);
    case '$type': {
      const test = typeTest(argument);
      return (value) => value !== undefined && test(value);
    }
    case '$mod':
      return modulo(argument);
  }
  if (UNSUPPORTED.has(operator)) throw unsupported(`The query operator ${operator}`);
  throw new Failure(2, `unknown operator: ${operator}`);
}

// Of a divisor and a number the whole parts count (manual: $mod).
function modulo(argument: unknown): Predicate {
  const [divisor, remainder] =
    Array.isArray(argument) && argument.length === 2 ? argument.map(wholePart) : [];
  if (divisor === undefined || remainder === undefined)
    throw new Failure(2, 'malformed mod, it needs an array of two numbers that 64 bits can hold');
  if (divisor === 0n) throw new Failure(2, 'divisor cannot be 0');
  return (value) => {
    const whole = wholePart(value);
    return whole !== undefined && whole % divisor === remainder;
  };
}

function wholePart(value: unknown): bigint | undefined {
  if (bsonType(value) === 'Long') return BigInt(String(value));
  const number = isNumeric(value) ? toNumber(value) : undefined;
  if (number === undefined || !Number.isFinite(number) || Math.abs(number) >= 2 ** 63) return undefined;
  return BigInt(Math.trunc(number));
}

function equalTo(argument: unknown): Predicate {
  if (isRegExp(argument)) return regex(argument);
  if (typeof argument === 'string' || typeof argument === 'boolean') return (value) => value === argument;
  return (value) => sameValue(value, argument);
}

function refuseRegex(argument: unknown, message: string): unknown {
  if (isRegExp(argument)) throw new Failure(2, message);
  return argument;
}

function oneOf(operator: string, argument: unknown): Predicate {
  if (!Array.isArray(argument)) throw new Failure(2, `${operator} needs an array`);
  if (argument.some(isOperators)) throw new Failure(2, `cannot nest $ under ${operator}`);
  const texts = new Set(argument.filter((x) => typeof x === 'string'));
  const others = argument.filter((x) => typeof x !== 'string').map(equalTo);
  return (value, element) =>
    (typeof value === 'string' && texts.has(value)) || others.some((test) => test(value, element));
}

// Type bracketing: only values of the argument's type are compared with it, except with MinKey and MaxKey.
function ordered(operator: string, argument: unknown): Predicate {
  refuseRegex(argument, `Can't have RegEx as arg to predicate over field.`);
  const rank = rankOf(argument);
  const isUp = operator.startsWith('$g');
  const orEqual = operator.endsWith('e');
  if (rank === RANK.minKey || rank === RANK.maxKey) {
    const isMissingIn = isUp === (rank === RANK.minKey);
    return (value) => {
      if (value === undefined) return isMissingIn;
      const order = compareValues(value, argument);
      return order === 0 ? orEqual : order > 0 === isUp;
    };
  }
  const notANumber = isNaNumber(argument);
  return (value) => {
    if (value === undefined && rank !== RANK.null) return false;
    if (rankOf(value) !== rank) return false;
    const order = compareValues(value, argument);
    if (order === 0) return orEqual;
    if (notANumber || isNaNumber(value)) return false;
    return order > 0 === isUp;
  };
}

const isNaNumber = (value: unknown): boolean => Number.isNaN(toNumber(value));

function elemMatch(argument: unknown): Predicate {
  if (!isDoc(argument)) throw new Failure(2, '$elemMatch needs an Object');
  const test = compileElement(argument);
  return (value, element) => !element && Array.isArray(value) && value.some(test);
}

/** The test of one array element for `$elemMatch: {…}`: on its fields, or on the value with operators. */
export function compileElement(argument: Doc): (element: unknown) => boolean {
  const [first = ''] = Object.keys(argument);
  if (first.startsWith('$') && !['$and', '$or', '$nor', '$expr'].includes(first))
    return compileValue(argument);
  const test = compileFilter(argument);
  return (element) => (isDoc(element) ? test(element) : Array.isArray(element) && test({ ...element }));
}

function all(argument: unknown): FieldTest[] {
  if (!Array.isArray(argument)) throw new Failure(2, '$all needs an array');
  if (argument.length === 0) return [{ negated: false, predicate: () => false }];
  return argument.map((wanted) => {
    if (isDoc(wanted) && '$elemMatch' in wanted)
      return { negated: false, predicate: elemMatch(wanted.$elemMatch) };
    if (isOperators(wanted)) throw new Failure(2, 'no $ expressions in $all');
    return { negated: false, predicate: equalTo(wanted) };
  });
}

function regex(argument: unknown, options?: unknown): Predicate {
  const pattern = queryRegExp(argument, options);
  const isText = (value: unknown): boolean =>
    (typeof value === 'string' || bsonType(value) === 'BSONSymbol') && pattern.test(String(value));
  // A stored expression matches the same expression (manual: $regex).
  return (value) => isText(value) || (isRegExp(argument) && isRegExp(value) && sameValue(value, argument));
}
