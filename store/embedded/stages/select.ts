import { randomBelow } from '../../../kernel/ids.ts';
import { isDoc, toNumber } from '../bson.ts';
import { expressionsWith } from '../expressions/compile.ts';
import { typeOf } from '../expressions/operator.ts';
import { Failure } from '../failure.ts';
import { compileFilter } from '../match.ts';
import { compareBy, parseSort } from '../sort.ts';
import { breathing, type CompileStage, collect } from './stage.ts';

const match: CompileStage = (spec, { compiler }) => {
  if (!isDoc(spec)) throw new Failure(15959, 'the match filter must be an expression in an object');
  // Checked here, compiled for each run with the values of its variables.
  compileFilter(spec, (expression) => {
    compiler.compile(expression);
    return () => false;
  });
  return function* (input, { variables }) {
    const matches = compileFilter(spec, expressionsWith(variables));
    for (const doc of input) if (doc === undefined || matches(doc)) yield doc;
  };
};

const sort: CompileStage = (spec) => {
  if (!isDoc(spec)) throw new Failure(15973, 'the $sort key specification must be an object');
  if (Object.keys(spec).length === 0) throw new Failure(15976, '$sort stage must have at least one sort key');
  const order = compareBy(parseSort(spec));
  return function* (input) {
    yield* breathing((yield* collect(input)).sort(order));
  };
};

const skip: CompileStage = (spec) => {
  const count = skipOf(spec);
  return function* (input) {
    let passed = 0;
    for (const doc of input) if (doc === undefined || passed++ >= count) yield doc;
  };
};

const limit: CompileStage = (spec) => {
  const count = limitOf(spec);
  return function* (input) {
    let given = 0;
    for (const doc of input) {
      yield doc;
      if (doc !== undefined && ++given >= count) return;
    }
  };
};

export const skipOf = (spec: unknown): number => wholeNumber('$skip', spec, 5107200);

export function limitOf(spec: unknown): number {
  const count = wholeNumber('$limit', spec, 5107201);
  if (count === 0) throw new Failure(15958, 'the limit must be positive');
  return count;
}

function wholeNumber(stage: string, value: unknown, code: number): number {
  const number = toNumber(value);
  if (number === undefined || !Number.isInteger(number) || number < 0)
    throw new Failure(
      code,
      `invalid argument to ${stage} stage: Expected a non-negative integer, but found: ${String(value)}`,
    );
  return number;
}

const count: CompileStage = (spec) => {
  const name = countName(spec);
  return function* (input) {
    let counted = 0;
    for (const doc of input) {
      if (doc === undefined) yield undefined;
      else counted++;
    }
    if (counted > 0) yield { [name]: counted };
  };
};

function countName(spec: unknown): string {
  if (typeof spec !== 'string') throw new Failure(40156, 'the count field must be a non-empty string');
  if (spec === '') throw new Failure(40157, 'the count field must be a non-empty string');
  if (spec.startsWith('$')) throw new Failure(40158, 'the count field cannot be a $-prefixed path');
  if (spec.includes('\0')) throw new Failure(40159, 'the count field cannot contain a null byte');
  if (spec.includes('.')) throw new Failure(40160, "the count field cannot contain '.'");
  return spec;
}

const sample: CompileStage = (spec) => {
  if (!isDoc(spec)) throw new Failure(28745, 'the $sample stage specification must be an object');
  const size = toNumber(spec.size);
  const odd = Object.keys(spec).find((name) => name !== 'size');
  if (odd !== undefined) throw new Failure(28748, `unrecognized option to $sample: ${odd}`);
  if (!('size' in spec)) throw new Failure(28749, '$sample stage must specify a size');
  if (size === undefined)
    throw new Failure(28746, `size argument to $sample must be a number, not ${typeOf(spec.size)}`);
  if (size < 0) throw new Failure(28747, 'size argument to $sample must not be negative');
  return function* (input) {
    const documents = yield* collect(input);
    const chosen = Math.min(Math.trunc(size), documents.length);
    for (let at = 0; at < chosen; at++) {
      const other = at + randomBelow(documents.length - at);
      const doc = documents[other];
      documents[other] = documents[at] ?? {};
      yield doc;
    }
  };
};

/** Stages that choose and order documents. */
export const selectStages: Readonly<Record<string, CompileStage>> = {
  $count: count,
  $limit: limit,
  $match: match,
  $sample: sample,
  $skip: skip,
  $sort: sort,
};
