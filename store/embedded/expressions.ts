import { Aggregator } from 'mingo/aggregator';
import { Context, evalExpr } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import * as stages from 'mingo/operators/pipeline';
import * as projections from 'mingo/operators/projection';
import * as windows from 'mingo/operators/window';
import { bsonType, type Doc, isDoc, ObjectId, toNumber } from './bson.ts';
import { Failure, unsupported } from './failure.ts';
import { addNumbers, isNumeric, multiplyNumbers } from './numbers.ts';
import { compareValues, sameValue } from './order.ts';

type Options = Parameters<typeof evalExpr>[2];
type Operator = (doc: unknown, argument: unknown, options: Options) => unknown;

// mingo needs its $function inside $setWindowFields; what clients send is refused before it gets there.
const REFUSED = new Set([
  '$function',
  '$accumulator',
  '$where',
  '$toHashedIndexKey',
  '$meta',
  '$rand',
  '$sampleRate',
]);

const pair =
  (decide: (order: number) => unknown): Operator =>
  (doc, argument, options) => {
    const [left, right] = evalExpr(doc, argument, options) as unknown[];
    // Missing sorts below null here; compareValues takes them for equal.
    if ((left === undefined) !== (right === undefined) && (left ?? right ?? null) === null)
      return decide(left === undefined ? -1 : 1);
    return decide(compareValues(left, right));
  };

const fold =
  (identity: number, combine: (a: unknown, b: unknown) => unknown): Operator =>
  (doc, argument, options) => {
    const values = listOf(evalExpr(doc, argument, options));
    if (values.some((value) => value === null || value === undefined)) return null;
    if (values.some((value) => value instanceof Date)) {
      const total = values.reduce<number>(
        (sum, value) => sum + Number(value instanceof Date ? value.getTime() : toNumber(value)),
        0,
      );
      return new Date(total);
    }
    const odd = values.find((value) => !isNumeric(value));
    if (odd !== undefined)
      throw new Failure(14, 'Arithmetic expressions support only numeric or date types.');
    return values.reduce(combine, identity);
  };

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

// Where mingo 7 differs from MongoDB: order across BSON types, exact numbers, ObjectIds as text.
const ownExpressions: Record<string, Operator> = {
  $eq: pair((order) => order === 0),
  $ne: pair((order) => order !== 0),
  $gt: pair((order) => order > 0),
  $gte: pair((order) => order >= 0),
  $lt: pair((order) => order < 0),
  $lte: pair((order) => order <= 0),
  $cmp: pair((order) => Math.sign(order)),
  $add: fold(0, addNumbers),
  $multiply: fold(1, multiplyNumbers),
  $in: (doc, argument, options) => {
    const [value, list] = evalExpr(doc, argument, options) as [unknown, unknown];
    if (!Array.isArray(list)) throw new Failure(2, '$in requires an array as a second argument');
    return list.some((one) => sameValue(one, value));
  },
  $toString: (doc, argument, options) => {
    const value = evalExpr(doc, argument, options);
    if (value === null || value === undefined) return null;
    if (bsonType(value) === 'ObjectId') return (value as ObjectId).toHexString();
    if (value instanceof Date) return value.toISOString();
    return String(value);
  },
  $toObjectId: (doc, argument, options) => {
    const value = evalExpr(doc, argument, options);
    if (value === null || value === undefined) return null;
    return bsonType(value) === 'ObjectId' ? value : new ObjectId(String(value));
  },
};

const gather = (documents: unknown, argument: unknown, options: Options): unknown[] => {
  const values = accumulators.$push(documents as Doc[], argument as Doc, options) as unknown[];
  return argument === null || argument === undefined ? values.flat() : values;
};

const extreme =
  (sign: 1 | -1): Operator =>
  (documents, argument, options) => {
    const values = gather(documents, argument, options).filter(
      (value) => value !== null && value !== undefined,
    );
    return values.reduce<unknown>(
      (best, value) => (best === null || compareValues(value, best) * sign > 0 ? value : best),
      null,
    );
  };

const sum: Operator = (documents, argument, options) => {
  return gather(documents, argument, options).filter(isNumeric).reduce(addNumbers, 0);
};

const ownAccumulators: Record<string, Operator> = {
  $min: extreme(-1),
  $max: extreme(1),
  $sum: (documents, argument, options) => {
    if (isNumeric(argument)) return multiplyNumbers((documents as unknown[]).length, argument);
    return sum(documents, argument, options);
  },
};

const expressionOperators = { ...expressions, ...ownExpressions } as unknown as typeof expressions;
const accumulatorOperators = { ...accumulators, ...ownAccumulators } as unknown as typeof accumulators;

const context = Context.init({
  expression: expressionOperators as never,
  accumulator: accumulatorOperators as never,
  pipeline: stages as never,
  projection: projections as never,
  window: windows as never,
});

const KNOWN = new Set([
  ...Object.keys(expressionOperators),
  ...Object.keys(accumulatorOperators),
  ...Object.keys(windows),
]);

export type Variables = Readonly<Record<string, unknown>>;

/** The value of an aggregation expression on a document. */
export function evaluate(expression: unknown, doc: Doc, variables: Variables = {}): unknown {
  checkExpression(expression);
  return translated(() =>
    evalExpr(withNumbers(doc), withNumbers(expression), { context, variables } as unknown as Options),
  );
}

/** Runs stages that need no other collection through mingo. */
export function runStages(documents: Doc[], pipeline: readonly Doc[], variables: Variables): Doc[] {
  for (const stage of pipeline) checkExpression(Object.values(stage)[0]);
  return translated(() => {
    const aggregator = new Aggregator(
      withNumbers(pipeline) as Doc[],
      { context, variables } as unknown as Options,
    );
    return aggregator.run(documents.map(withNumbers) as Doc[]) as Doc[];
  });
}

function translated<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(2, error instanceof Error ? error.message : String(error));
  }
}

// Checked before evaluation, so that an unknown operator is refused also when no document is there.
function checkExpression(expression: unknown): void {
  if (Array.isArray(expression)) for (const one of expression) checkExpression(one);
  if (!isDoc(expression)) return;
  for (const [name, argument] of Object.entries(expression)) {
    if (name === '$literal') continue;
    if (REFUSED.has(name)) throw unsupported(`The expression ${name}`);
    if (name.startsWith('$') && !KNOWN.has(name)) throw new Failure(168, `Unrecognized expression '${name}'`);
    checkExpression(argument);
  }
}

// mingo computes with JS numbers: 64-bit integers that fit become numbers, the others stay exact.
function withNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNumbers);
  if (isDoc(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withNumbers(inner)]));
  const type = bsonType(value);
  if (type === 'Long' || type === 'Int32' || type === 'Double') {
    const number = toNumber(value);
    return type !== 'Long' || Number.isSafeInteger(number) ? number : value;
  }
  return value;
}
