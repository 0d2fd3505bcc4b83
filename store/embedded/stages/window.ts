import { type Doc, isDoc, toNumber } from '../bson.ts';
import { type Accumulator, compileAccumulator } from '../expressions/accumulators.ts';
import { type Compiler, compare, type Env, element, typeOf } from '../expressions/operator.ts';
import { Failure, unsupported } from '../failure.ts';
import { checkPath } from '../field-path.ts';
import { partsOf } from '../paths.ts';
import { compareBy, parseSort } from '../sort.ts';
import { breathing, type CompileStage, collect } from './stage.ts';
import { setAtPath } from './unwind.ts';

/** One value for each document of a sorted partition. */
type Compute = (partition: readonly Env[]) => unknown[];
type Order = (left: Doc, right: Doc) => number;

const RANKS = new Set(['$documentNumber', '$rank', '$denseRank']);

/** The functions of $setWindowFields besides the accumulators. */
export const WINDOW_FUNCTIONS: readonly string[] = [...RANKS, '$shift'];
const REFUSED = new Set(
  '$derivative $integral $expMovingAvg $covariancePop $covarianceSamp $linearFill $locf $minMaxScaler'.split(
    ' ',
  ),
);

const setWindowFields: CompileStage = (spec, { compiler }, name) => {
  if (!isDoc(spec))
    throw new Failure(9, `the ${name} stage specification must be an object, found ${typeOf(spec)}`);
  const odd = Object.keys(spec).find((option) => !['partitionBy', 'sortBy', 'output'].includes(option));
  if (odd !== undefined) throw new Failure(40415, `BSON field '${name}.${odd}' is an unknown field.`);
  if (!isDoc(spec.output))
    throw new Failure(40414, `BSON field '${name}.output' is missing but a required field`);
  const order = spec.sortBy === undefined ? undefined : compareBy(parseSort(spec.sortBy));
  const partitionBy = compiler.compile('partitionBy' in spec ? spec.partitionBy : null);
  const outputs = Object.entries(spec.output).map(([path, definition]) => {
    checkPath(path);
    return [partsOf(path), compileOutput(path, definition, order, compiler)] as const;
  });
  return function* (input, { variables }) {
    const rows = (yield* collect(input)).map((root) => {
      const env = { root, variables };
      const partition = element(partitionBy(env));
      if (Array.isArray(partition))
        throw new Failure(14, 'An expression used to partition cannot evaluate to value of type array');
      return { env, partition };
    });
    rows.sort(
      (left, right) =>
        compare(left.partition, right.partition) || (order?.(left.env.root, right.env.root) ?? 0),
    );
    for (let start = 0; start < rows.length; ) {
      const own = rows[start]?.partition;
      let end = start;
      while (end < rows.length && compare(rows[end]?.partition, own) === 0) end++;
      const partition = rows.slice(start, end).map(({ env }) => env);
      const columns = outputs.map(([path, compute]) => [path, compute(partition)] as const);
      yield* breathing(
        partition.map(({ root }, at) =>
          columns.reduce((doc, [path, values]) => setAtPath(doc, path, values[at]), root),
        ),
      );
      start = end;
    }
  };
};

function compileOutput(
  path: string,
  definition: unknown,
  order: Order | undefined,
  compiler: Compiler,
): Compute {
  if (!isDoc(definition)) throw new Failure(9, `The output '${path}' must be an object`);
  const { window, ...operators } = definition;
  const [operator = '', ...more] = Object.keys(operators);
  if (more.length > 0 || operator === '')
    throw new Failure(9, `The output '${path}' must specify one window function`);
  if (REFUSED.has(operator)) throw unsupported(`The window function ${operator}`);
  if (RANKS.has(operator) || operator === '$shift') {
    if (order === undefined)
      throw new Failure(5371602, `${operator} must be specified with a top level sortBy expression`);
    if (window !== undefined) throw new Failure(5371601, `${operator} does not accept a 'window' field`);
    return operator === '$shift' ? shift(operators.$shift, compiler) : rank(operator, order);
  }
  return overWindow(compileAccumulator(path, operators, compiler), boundsOf(window, order));
}

function rank(operator: string, order: Order): Compute {
  return (partition) => {
    let [place, dense] = [0, 0];
    return partition.map(({ root }, at) => {
      const before = partition[at - 1];
      if (before === undefined || order(before.root, root) !== 0) {
        place = at + 1;
        dense++;
      }
      return operator === '$documentNumber' ? at + 1 : operator === '$rank' ? place : dense;
    });
  };
}

function shift(spec: unknown, compiler: Compiler): Compute {
  const by = isDoc(spec) ? toNumber(spec.by) : undefined;
  if (!isDoc(spec) || !('output' in spec) || by === undefined || !Number.isInteger(by))
    throw new Failure(9, "$shift requires 'output' and an integer 'by'");
  const output = compiler.compile(spec.output);
  const fallback = compiler.compile('default' in spec ? spec.default : null);
  return (partition) =>
    partition.map((env, at) => {
      const other = partition[at + by];
      return element(other === undefined ? fallback(env) : output(other));
    });
}

interface Bounds {
  readonly lower: number;
  readonly upper: number;
}

function boundsOf(window: unknown, order: Order | undefined): Bounds {
  if (window === undefined) return { lower: Number.NEGATIVE_INFINITY, upper: Number.POSITIVE_INFINITY };
  if (!isDoc(window)) throw new Failure(9, "'window' field must be an object");
  if ('range' in window || 'unit' in window) throw unsupported('A window by range');
  const { documents } = window;
  if (!Array.isArray(documents) || documents.length !== 2)
    throw new Failure(9, "Window bounds must be a 2-element array 'documents'");
  if (order === undefined) throw new Failure(5339901, 'Document-based bounds require a sortBy');
  const [lower, upper] = documents.map((bound, at) => {
    if (bound === 'unbounded') return at === 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    const number = bound === 'current' ? 0 : toNumber(bound);
    if (number === undefined || !Number.isInteger(number))
      throw new Failure(9, "Window bounds must be 'unbounded', 'current', or a number");
    return number;
  });
  if (lower === undefined || upper === undefined || lower > upper)
    throw new Failure(5339900, 'Lower bound must not exceed upper bound');
  return { lower, upper };
}

// From the start of the partition the window only grows; any other is gathered again.
function overWindow(start: Accumulator, { lower, upper }: Bounds): Compute {
  return (partition) => {
    let gathering = start();
    let added = 0;
    return partition.map((_, at) => {
      const end = Math.min(partition.length, at + upper + 1);
      if (lower !== Number.NEGATIVE_INFINITY) {
        gathering = start();
        added = Math.max(0, at + lower);
      }
      for (; added < end; added++) {
        const env = partition[added];
        if (env !== undefined) gathering.add(env);
      }
      const value = gathering.value();
      return element(Array.isArray(value) ? [...value] : isDoc(value) ? { ...value } : value);
    });
  };
}

export const windowStages: Readonly<Record<string, CompileStage>> = { $setWindowFields: setWindowFields };
