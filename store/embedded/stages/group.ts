import { type Doc, isDoc, setField } from '../bson.ts';
import { type Accumulator, compileAccumulator } from '../expressions/accumulators.ts';
import type { Compiler, Expression } from '../expressions/operator.ts';
import { compare, element, typeOf } from '../expressions/operator.ts';
import { Failure } from '../failure.ts';
import { keyText } from '../keys.ts';
import { rankOf } from '../order.ts';
import { compareBy } from '../sort.ts';
import { breathing, type CompileStage, collect, type Documents, type Run, type RunStage } from './stage.ts';

type Fields = readonly (readonly [name: string, start: Accumulator])[];

const group: CompileStage = (spec, { compiler }) => {
  if (!isDoc(spec)) throw new Failure(15947, "a group's fields must be specified in an object");
  if (!('_id' in spec)) throw new Failure(15955, 'a group specification must include an _id');
  const { _id, ...definitions } = spec;
  return grouping(compiler.compile(_id), compileFields(definitions, compiler));
};

function compileFields(definitions: Doc, compiler: Compiler): Fields {
  return Object.entries(definitions).map(([name, definition]) => {
    if (name.includes('.')) throw new Failure(40235, `The field name '${name}' cannot contain '.'`);
    if (name.startsWith('$')) throw new Failure(40236, `The field name '${name}' cannot be an operator name`);
    return [name, compileAccumulator(name, definition, compiler)] as const;
  });
}

function grouping(id: Expression, fields: Fields): RunStage {
  return function* (input: Documents, { variables }: Run) {
    const groups = new Map<string, { id: unknown; parts: ReturnType<Accumulator>[] }>();
    for (const root of input) {
      if (root === undefined) {
        yield undefined;
        continue;
      }
      const env = { root, variables };
      const value = element(id(env));
      const key = keyOf(value);
      let found = groups.get(key);
      if (found === undefined) {
        found = { id: value, parts: fields.map(([, start]) => start()) };
        groups.set(key, found);
      }
      for (const part of found.parts) part.add(env);
    }
    let count = 0;
    for (const { id: _id, parts } of groups.values()) {
      const made: Doc = { _id };
      for (const [at, part] of parts.entries()) setField(made, fields[at]?.[0] ?? '', element(part.value()));
      if (++count % 128 === 0) yield undefined;
      yield made;
    }
  };
}

// Values that are equal to MongoDB have one key. The letters are no ranks of types, with which other keys begin.
function keyOf(value: unknown): string {
  if (typeof value === 'string') return `s${value}`;
  if (!isDoc(value)) return keyText(value);
  const entries = Object.entries(value);
  return entries.every(([, inner]) => typeof inner === 'string')
    ? `o${JSON.stringify(entries)}`
    : keyText(value);
}

const sortByCount: CompileStage = (spec, { compiler }) => {
  const path = typeof spec === 'string' && spec.startsWith('$');
  const operator = isDoc(spec) && (Object.keys(spec)[0] ?? '').startsWith('$');
  if (!path && !operator)
    throw new Failure(
      40149,
      'the sortByCount field must be specified as a $-prefixed path or an expression object',
    );
  const stage = grouping(compiler.compile(spec), compileFields({ count: { $sum: 1 } }, compiler));
  const order = compareBy([{ path: 'count', direction: -1 }]);
  return function* (input, run) {
    yield* breathing((yield* collect(stage(input, run))).sort(order));
  };
};

const bucket: CompileStage = (spec, { compiler }) => {
  if (!isDoc(spec))
    throw new Failure(40201, `Argument to $bucket stage must be an object, but found type: ${typeOf(spec)}`);
  const { groupBy, boundaries, output = { count: { $sum: 1 } }, ...more } = spec;
  const odd = Object.keys(more).find((name) => name !== 'default');
  if (odd !== undefined) throw new Failure(40197, `Unrecognized option to $bucket: ${odd}.`);
  if (groupBy === undefined || boundaries === undefined)
    throw new Failure(40198, "$bucket requires 'groupBy' and 'boundaries' to be specified.");
  if (!isDoc(groupBy) && !(typeof groupBy === 'string' && groupBy.startsWith('$')))
    throw new Failure(
      40202,
      "The $bucket 'groupBy' field must be defined as a $-prefixed path or an expression",
    );
  if (!isDoc(output)) throw new Failure(40196, "The $bucket 'output' field must be an object");
  const limits = limitsOf(boundaries);
  const fallback = 'default' in spec ? { value: constant(spec.default) } : undefined;
  const [least, end] = [limits[0], limits.at(-1)];
  if (fallback !== undefined && compare(fallback.value, least) >= 0 && compare(fallback.value, end) < 0)
    throw new Failure(
      40199,
      "The $bucket 'default' field must be less than the lowest boundary or greater than or equal to the highest boundary.",
    );
  const by = compiler.compile(groupBy);
  const lower: Expression = (env) => {
    const value = element(by(env));
    const above = limits.findIndex((limit) => compare(limit, value) > 0);
    if (above > 0) return limits[above - 1];
    if (fallback === undefined)
      throw new Failure(
        40066,
        '$switch could not find a matching branch for an input, and no default was specified.',
      );
    return fallback.value;
  };
  const stage = grouping(lower, compileFields(output, compiler));
  return function* (input, run) {
    yield* breathing((yield* collect(stage(input, run))).sort((left, right) => compare(left._id, right._id)));
  };
};

function limitsOf(boundaries: unknown): readonly unknown[] {
  if (!Array.isArray(boundaries)) throw new Failure(40200, "The $bucket 'boundaries' field must be an array");
  if (boundaries.length < 2)
    throw new Failure(40192, "The $bucket 'boundaries' field must have at least 2 values");
  const limits = boundaries.map(constant);
  limits.forEach((limit, at) => {
    if (rankOf(limit) !== rankOf(limits[0]))
      throw new Failure(40193, "All values in the 'boundaries' option to $bucket must have the same type.");
    if (at > 0 && compare(limits[at - 1], limit) >= 0)
      throw new Failure(40194, "The 'boundaries' option to $bucket must be sorted in ascending order.");
  });
  return limits;
}

function constant(value: unknown): unknown {
  if (isDoc(value) || Array.isArray(value) || (typeof value === 'string' && value.startsWith('$')))
    throw new Failure(40191, "The $bucket 'boundaries' and 'default' must be constant values");
  return value;
}

/** Stages that make one document of many. */
export const groupStages: Readonly<Record<string, CompileStage>> = {
  $bucket: bucket,
  $group: group,
  $sortByCount: sortByCount,
};
