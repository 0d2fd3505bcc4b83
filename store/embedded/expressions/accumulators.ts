import { type Doc, isDoc, toNumber } from '../bson.ts';
import { Failure, unsupported } from '../failure.ts';
import { isNumeric } from '../numbers.ts';
import { compareBy, parseSort } from '../sort.ts';
import { mergeInto } from './objects.ts';
import {
  type Compiler,
  compare,
  type Env,
  element,
  namedArguments,
  nullish,
  type Operators,
  takesAny,
  takesNamed,
  typeOf,
} from './operator.ts';
import { ValueSet } from './sets.ts';
import { Sum } from './sum.ts';

/** What one group gathers from its documents. */
interface Gathering {
  readonly add: (env: Env) => void;
  /** The result; undefined where the group has none. */
  readonly value: () => unknown;
}

/** Starts the gathering of one group. */
export type Accumulator = () => Gathering;
type AccumulatorOperator = (argument: unknown, compiler: Compiler, name: string) => Accumulator;

interface Values {
  readonly add: (value: unknown) => void;
  readonly value: () => unknown;
}

// Of one expression. An array is no list of operands here (manual: accumulators are unary).
const gathers =
  (start: () => Values): AccumulatorOperator =>
  (argument, compiler, name) => {
    const expression = unary(argument, compiler, name);
    return () => {
      const { add, value } = start();
      return { add: (env) => add(expression(env)), value };
    };
  };

function unary(argument: unknown, compiler: Compiler, name: string) {
  if (Array.isArray(argument)) throw new Failure(40237, `The ${name} accumulator is a unary operator`);
  return compiler.compile(argument);
}

const summing = (): Values => {
  const sum = new Sum();
  return { add: (value) => sum.add(value), value: () => sum.value() };
};

const averaging = (): Values => {
  const sum = new Sum();
  return { add: (value) => sum.add(value), value: () => sum.average() };
};

const extreme = (sign: 1 | -1) => (): Values => {
  let best: unknown;
  return {
    add: (value) => {
      if (nullish(value)) return;
      if (best === undefined || compare(value, best) * sign > 0) best = value;
    },
    value: () => best,
  };
};

const pushing = (): Values => {
  const list: unknown[] = [];
  return { add: (value) => value !== undefined && list.push(value), value: () => list };
};

const uniting = (): Values => {
  const set = new ValueSet();
  return { add: (value) => value !== undefined && set.add(value), value: () => set.values() };
};

const merging = (): Values => {
  const merged: Doc = {};
  return { add: (value) => mergeInto(merged, value), value: () => merged };
};

const first: AccumulatorOperator = (argument, compiler, name) => {
  const expression = unary(argument, compiler, name);
  return () => {
    let found: { value: unknown } | undefined;
    return {
      add: (env) => {
        found ??= { value: expression(env) };
      },
      value: () => found?.value,
    };
  };
};

const last = (): Values => {
  let value: unknown;
  return {
    add: (next) => {
      value = next;
    },
    value: () => value,
  };
};

const counting: AccumulatorOperator = (argument) => {
  if (!isDoc(argument) || Object.keys(argument).length > 0)
    throw new Failure(14, '$count takes no arguments, i.e. $count:{}');
  return () => {
    const sum = new Sum();
    return { add: () => sum.add(1), value: () => sum.value() };
  };
};

const N_CODES = [5787801, 5787901, 5787906] as const;

/** The `n` of $firstN and its like: a positive whole number. */
function amount(n: unknown): number {
  const number = toNumber(n);
  if (!isNumeric(n) || number === undefined || !Number.isInteger(number))
    throw new Failure(5787902, `Value for 'n' must be of integral type, but found ${typeOf(n)}`);
  if (number <= 0) throw new Failure(5787908, `'n' must be greater than 0, found ${number}`);
  return number;
}

function constantAmount(n: unknown): number {
  if (!isNumeric(n)) throw unsupported("An 'n' that is no constant number");
  return amount(n);
}

type Choose = (values: unknown[], n: number) => unknown[];

const CHOICES: Readonly<Record<string, Choose>> = {
  $firstN: (values, n) => values.slice(0, n).map(element),
  $lastN: (values, n) => values.slice(-n).map(element),
  $minN: (values, n) => ordered(values, 1).slice(0, n),
  $maxN: (values, n) => ordered(values, -1).slice(0, n),
};

function ordered(values: unknown[], sign: 1 | -1): unknown[] {
  return values.filter((value) => !nullish(value)).sort((left, right) => sign * compare(left, right));
}

const several =
  (choose: Choose): AccumulatorOperator =>
  (argument, compiler, name) => {
    const { input, n } = namedArguments(name, argument, { required: ['n', 'input'], codes: N_CODES });
    const count = constantAmount(n);
    const expression = compiler.compile(input);
    return () => {
      const values: unknown[] = [];
      return { add: (env) => values.push(expression(env)), value: () => choose(values, count) };
    };
  };

// The documents stay in their order until the end; equal ones keep it.
const ranked =
  (end: 'top' | 'bottom', many: boolean): AccumulatorOperator =>
  (argument, compiler, name) => {
    const required = many ? ['n', 'sortBy', 'output'] : ['sortBy', 'output'];
    const spec = namedArguments(name, argument, { required, codes: [5788001, 5788002, 5788005] });
    if (!isDoc(spec.sortBy)) throw new Failure(5788604, `${name} needs 'sortBy' to be a document`);
    const count = many ? constantAmount(spec.n) : 1;
    const order = compareBy(parseSort(spec.sortBy));
    const output = compiler.compile(spec.output);
    return () => {
      const rows: { doc: Doc; value: unknown }[] = [];
      return {
        add: (env) => rows.push({ doc: env.root, value: output(env) }),
        value: () => {
          rows.sort((left, right) => order(left.doc, right.doc));
          const chosen = end === 'top' ? rows.slice(0, count) : rows.slice(-count);
          const values = chosen.map(({ value }) => element(value));
          return many ? values : values[0];
        },
      };
    };
  };

/** Manual: Accumulators ($group, $bucket, $setWindowFields). */
export const accumulators: Readonly<Record<string, AccumulatorOperator>> = {
  $addToSet: gathers(uniting),
  $avg: gathers(averaging),
  $bottom: ranked('bottom', false),
  $bottomN: ranked('bottom', true),
  $count: counting,
  $first: first,
  $last: gathers(last),
  $max: gathers(extreme(1)),
  $mergeObjects: gathers(merging),
  $min: gathers(extreme(-1)),
  $push: gathers(pushing),
  $sum: gathers(summing),
  $top: ranked('top', false),
  $topN: ranked('top', true),
  ...Object.fromEntries(Object.entries(CHOICES).map(([name, choose]) => [name, several(choose)])),
};

const REFUSED = new Set(['$accumulator', '$stdDevPop', '$stdDevSamp', '$median', '$percentile']);

/** Compiles `{ $sum: '$a' }`, the definition of a field of $group and its like. */
export function compileAccumulator(field: string, definition: unknown, compiler: Compiler): Accumulator {
  if (!isDoc(definition) || Object.keys(definition).length === 0)
    throw new Failure(40234, `The field '${field}' must be an accumulator object`);
  const [name = '', ...more] = Object.keys(definition);
  if (more.length > 0) throw new Failure(40238, `The field '${field}' must specify one accumulator`);
  if (REFUSED.has(name)) throw unsupported(`The accumulator ${name}`);
  const operator = Object.hasOwn(accumulators, name) ? accumulators[name] : undefined;
  if (operator === undefined) throw new Failure(15952, `unknown group operator '${name}'`);
  return operator(definition[name], compiler, name);
}

// As expressions: over the operands, or over the elements of a single one that is an array.
const overValues = (start: () => Values) =>
  takesAny((values) => {
    const { add, value } = start();
    for (const one of spread(values)) add(one);
    return element(value());
  });

const spread = (values: unknown[]): unknown[] =>
  values.length === 1 && Array.isArray(values[0]) ? values[0] : values;

const chooseOf = (choose: Choose) =>
  takesNamed({ required: ['n', 'input'], codes: N_CODES }, ({ n, input }: Doc) => {
    const count = amount(n);
    if (!Array.isArray(input)) throw new Failure(5788200, `Input must be an array, found ${typeOf(input)}`);
    return choose(input, count);
  });

/** Manual: Accumulators in Other Stages. */
export const accumulatorExpressions: Operators = {
  $avg: overValues(averaging),
  $max: overValues(extreme(1)),
  $min: overValues(extreme(-1)),
  $sum: overValues(summing),
  ...Object.fromEntries(Object.entries(CHOICES).map(([name, choose]) => [name, chooseOf(choose)])),
};
