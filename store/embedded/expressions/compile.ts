import { type Doc, fieldOf, isDoc, setField } from '../bson.ts';
import { Failure, unsupported } from '../failure.ts';
import { checkPath } from '../field-path.ts';
import { partsOf } from '../paths.ts';
import { accumulatorExpressions } from './accumulators.ts';
import { arithmetic } from './arithmetic.ts';
import { arrays } from './arrays.ts';
import { comparison } from './comparison.ts';
import { conditional } from './conditional.ts';
import { conversions } from './conversion.ts';
import { dateArithmetic } from './date-arithmetic.ts';
import { dateParts } from './date-parts.ts';
import { objects } from './objects.ts';
import { type Compiler, type Expression, element, type Operators, type Variables } from './operator.ts';
import { sets } from './sets.ts';
import { strings } from './strings.ts';

/** Every expression that is served; each is proved by a probe in store/testing. */
export const EXPRESSIONS: Operators = {
  ...accumulatorExpressions,
  ...arithmetic,
  ...arrays,
  ...comparison,
  ...conditional,
  ...conversions,
  ...dateArithmetic,
  ...dateParts,
  ...objects,
  ...sets,
  ...strings,
};

/** MongoDB's other expressions, by family: refused with 115. */
const REFUSED = new Set(
  [
    '$acos $acosh $asin $asinh $atan $atan2 $atanh $cos $cosh $sin $sinh $tan $tanh',
    '$degreesToRadians $radiansToDegrees $exp $ln $log $log10 $pow',
    '$bitAnd $bitNot $bitOr $bitXor $binarySize $bsonSize $toUUID $toHashedIndexKey',
    '$regexFind $regexFindAll $regexMatch $accumulator $function $meta $rand $sampleRate',
    '$stdDevPop $stdDevSamp $median $percentile $tsIncrement $tsSecond $covariancePop $covarianceSamp',
  ].flatMap((names) => names.split(' ')),
);

/** Variables that hold something in every expression. */
const SYSTEM = ['ROOT', 'CURRENT', 'REMOVE'];
const REFUSED_VARIABLES = ['NOW', 'CLUSTER_TIME', 'USER_ROLES', 'SEARCH_META', 'DESCEND', 'PRUNE', 'KEEP'];

/**
 * A compiler of expressions for where these variables are known. Unknown operators are refused (168), those
 * that MongoDB has and this engine has not with 115, undefined variables with 17276; nothing is evaluated.
 */
export function compilerFor(names: ReadonlySet<string>): Compiler {
  const compiler: Compiler = {
    compile: (expression) => compile(expression, compiler, names),
    with: (more) => compilerFor(new Set([...names, ...more])),
  };
  return compiler;
}

/** Compiles expressions that see these variables: what filters and projections need of an evaluator. */
export function expressionsWith(variables: Variables): (expression: unknown) => (doc: Doc) => unknown {
  const compiler = compilerFor(new Set(Object.keys(variables)));
  return (expression) => {
    const compiled = compiler.compile(expression);
    return (root) => compiled({ root, variables });
  };
}

function compile(expression: unknown, compiler: Compiler, names: ReadonlySet<string>): Expression {
  if (typeof expression === 'string' && expression.startsWith('$')) return compilePath(expression, names);
  if (Array.isArray(expression)) {
    const parts = expression.map((one) => compiler.compile(one));
    return (env) => parts.map((part) => element(part(env)));
  }
  if (!isDoc(expression)) return () => expression;
  const [first = ''] = Object.keys(expression);
  return first.startsWith('$')
    ? compileOperator(expression, first, compiler)
    : compileObject(expression, compiler);
}

function compileOperator(expression: Doc, name: string, compiler: Compiler): Expression {
  if (Object.keys(expression).length !== 1)
    throw new Failure(15983, `An object representing an expression must have exactly one field: ${name}`);
  if (REFUSED.has(name)) throw unsupported(`The expression ${name}`);
  const operator = Object.hasOwn(EXPRESSIONS, name) ? EXPRESSIONS[name] : undefined;
  if (operator === undefined) throw new Failure(168, `Unrecognized expression '${name}'`);
  return operator(expression[name], compiler, name);
}

function compileObject(expression: Doc, compiler: Compiler): Expression {
  const parts = Object.entries(expression).map(([name, inner]) => {
    if (name.includes('.')) throw new Failure(16412, `FieldPath field names may not contain '.': ${name}`);
    checkPath(name);
    return [name, compiler.compile(inner)] as const;
  });
  return (env) => {
    const made: Doc = {};
    for (const [name, part] of parts) {
      const value = part(env);
      if (value !== undefined) setField(made, name, value);
    }
    return made;
  };
}

function compilePath(text: string, names: ReadonlySet<string>): Expression {
  if (text === '$') throw new Failure(16872, "'$' by itself is not a valid FieldPath");
  if (!text.startsWith('$$')) {
    const path = text.slice(1);
    checkPath(path);
    const parts = partsOf(path);
    return parts.length === 1 ? (env) => fieldOf(env.root, path) : (env) => walk(env.root, parts, 0);
  }
  const [name = '', ...parts] = text.slice(2).split('.');
  if (parts.length > 0) checkPath(parts.join('.'));
  if (name === '') throw new Failure(16866, 'empty variable names are not allowed');
  if (name === 'REMOVE') return () => undefined;
  if (SYSTEM.includes(name)) return (env) => walk(env.root, parts, 0);
  if (!names.has(name)) {
    if (REFUSED_VARIABLES.includes(name)) throw unsupported(`The variable ${name} here`);
    throw new Failure(17276, `Use of undefined variable: ${name}`);
  }
  return (env) => walk(env.variables[name], parts, 0);
}

// Arrays on the way give what their sub-documents hold; they have no elements by number here.
function walk(value: unknown, parts: readonly string[], at: number): unknown {
  const part = parts[at];
  if (part === undefined) return value;
  if (isDoc(value)) return walk(fieldOf(value, part), parts, at + 1);
  if (!Array.isArray(value)) return undefined;
  const found: unknown[] = [];
  for (const one of value) {
    const inner = isDoc(one) ? walk(one, parts, at) : undefined;
    if (inner !== undefined) found.push(inner);
  }
  return found;
}
