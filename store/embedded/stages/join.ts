import { type Doc, isDoc, Long, setField, toNumber } from '../bson.ts';
import { variableName } from '../expressions/conditional.ts';
import { typeOf, type Variables } from '../expressions/operator.ts';
import { ValueSet } from '../expressions/sets.ts';
import { Failure } from '../failure.ts';
import { checkPath } from '../field-path.ts';
import { compileFilter } from '../match.ts';
import { partsOf, visitPath } from '../paths.ts';
import { type CompileStage, type Compiling, collect, type Pipeline, type Run } from './stage.ts';
import { setAtPath } from './unwind.ts';

/** By equal fields, by pipeline, or both; each document asks the other collection through its indexes. */
const lookup: CompileStage = (spec, compiling, name) => {
  const options = ['from', 'as', 'localField', 'foreignField', 'let', 'pipeline'];
  const { from, as, localField, foreignField, pipeline, let: bound } = checkOptions(name, spec, options);
  const target = textOption(name, 'as', as);
  checkPath(target);
  if ((localField === undefined) !== (foreignField === undefined) || (localField ?? pipeline) === undefined)
    throw new Failure(
      9,
      "$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified",
    );
  if (bound !== undefined && pipeline === undefined)
    throw new Failure(9, "$lookup with 'let' needs a 'pipeline'");
  const bind = bindings(bound, compiling);
  const stages = compiling.pipeline(pipeline ?? [], bind.names);
  const collection = textOption(name, 'from', from);
  const path = partsOf(target);
  const fields =
    localField === undefined
      ? undefined
      : {
          local: textOption(name, 'localField', localField),
          foreign: textOption(name, 'foreignField', foreignField),
        };
  return function* (input, run) {
    for (const doc of input) {
      if (doc === undefined) {
        yield undefined;
        continue;
      }
      const variables = bind.values(doc, run.variables);
      const filters = [
        ...(fields === undefined ? [] : [equalTo(fields.foreign, localValues(doc, fields.local, [null]))]),
        ...indexable(stages, variables),
      ];
      const found = yield* collect(run.collection(collection, stages, variables, filters));
      yield undefined;
      yield setAtPath(doc, path, found);
    }
  };
};

function bindings(spec: unknown, { compiler }: Compiling) {
  if (spec !== undefined && !isDoc(spec)) throw new Failure(9, "$lookup needs 'let' to be an object");
  const parts = Object.entries(spec ?? {}).map(
    ([variable, expression]) => [variableName(variable), compiler.compile(expression)] as const,
  );
  return {
    names: parts.map(([variable]) => variable),
    values: (root: Doc, outer: Variables): Variables => {
      const variables: Record<string, unknown> = { ...outer };
      for (const [variable, part] of parts) variables[variable] = part({ root, variables: outer });
      return variables;
    },
  };
}

// A regular expression equals itself here; in $in it would be a pattern.
function equalTo(path: string, values: unknown[]): Doc {
  const patterns = values.filter((value) => typeOf(value) === 'regex');
  const listed = { [path]: { $in: values.filter((value) => typeOf(value) !== 'regex') } };
  if (patterns.length === 0) return listed;
  return { $or: [listed, ...patterns.map((value) => ({ [path]: { $eq: value } }))] };
}

// `{$expr: {$eq: ['$field', '$$variable']}}` implies an equality that an index can answer.
function indexable(stages: Pipeline, variables: Variables): Doc[] {
  const spec = stages[0]?.name === '$match' ? stages[0].spec : undefined;
  const equality = isDoc(spec) && isDoc(spec.$expr) ? spec.$expr.$eq : undefined;
  if (!Array.isArray(equality) || equality.length !== 2) return [];
  const path = equality.find((one) => typeof one === 'string' && /^\$[^$]/.test(one));
  const name = equality.find((one) => typeof one === 'string' && /^\$\$[a-z]\w*$/.test(one));
  const value = typeof name === 'string' ? variables[name.slice(2)] : undefined;
  // null, arrays, documents and patterns compare differently in queries and in expressions.
  const differs = value === undefined || value === null || Array.isArray(value) || isDoc(value);
  if (typeof path !== 'string' || differs || typeOf(value) === 'regex') return [];
  return [{ [path.slice(1)]: value }];
}

function localValues(doc: Doc, path: string, missing: unknown[]): unknown[] {
  const values: unknown[] = [];
  visitPath(doc, partsOf(path), (value, element) => {
    if (value !== undefined && (element || !Array.isArray(value))) values.push(value);
    return false;
  });
  return values.length === 0 ? missing : values;
}

/** Level by level; each found document once. */
const graphLookup: CompileStage = (spec, { compiler }, name) => {
  const required = ['from', 'startWith', 'connectFromField', 'connectToField', 'as'];
  const given = checkOptions(name, spec, [...required, 'maxDepth', 'depthField', 'restrictSearchWithMatch']);
  const absent = required.find((option) => !(option in given));
  if (absent !== undefined) throw new Failure(40105, `$graphLookup requires '${absent}' to be specified`);
  const [from, connectFrom, connectTo, as] = ['from', 'connectFromField', 'connectToField', 'as'].map(
    (option) => textOption(name, option, given[option]),
  ) as [string, string, string, string];
  for (const path of [connectFrom, connectTo, as]) checkPath(path);
  const depthField =
    given.depthField === undefined ? undefined : textOption(name, 'depthField', given.depthField);
  const most = given.maxDepth === undefined ? Number.POSITIVE_INFINITY : toNumber(given.maxDepth);
  if (most === undefined || (Number.isFinite(most) && !Number.isInteger(most)) || most < 0)
    throw new Failure(
      40100,
      `maxDepth requires a nonnegative whole number, found: ${String(given.maxDepth)}`,
    );
  const { restrictSearchWithMatch: restriction = {} } = given;
  if (!isDoc(restriction)) throw new Failure(40185, 'restrictSearchWithMatch must be an object');
  compileFilter(restriction, compiledOnly(compiler));
  const start = compiler.compile(given.startWith);
  const path = partsOf(as);
  return function* (input, run) {
    for (const doc of input) {
      if (doc === undefined) {
        yield undefined;
        continue;
      }
      const first = start({ root: doc, variables: run.variables });
      let frontier = Array.isArray(first) ? first : first === undefined ? [] : [first];
      const [asked, seen, found] = [new ValueSet(), new ValueSet(), [] as Doc[]];
      for (let depth = 0; frontier.length > 0 && depth <= most; depth++) {
        const wanted = frontier.filter((value) => asked.add(value));
        if (wanted.length === 0) break;
        const filters = [equalTo(connectTo, wanted), restriction];
        const level = yield* collect(run.collection(from, [], run.variables, filters));
        yield undefined;
        const fresh = level.filter((one) => seen.add(one._id));
        for (const one of fresh)
          found.push(
            depthField === undefined ? one : setAtPath(one, partsOf(depthField), Long.fromNumber(depth)),
          );
        frontier = fresh.flatMap((one) => localValues(one, connectFrom, []));
      }
      yield setAtPath(doc, path, found);
    }
  };
};

const compiledOnly = (compiler: Compiling['compiler']) => (expression: unknown) => {
  compiler.compile(expression);
  return () => false;
};

const unionWith: CompileStage = (spec, compiling, name) => {
  const { coll, pipeline = [] } =
    typeof spec === 'string' ? { coll: spec } : checkOptions(name, spec, ['coll', 'pipeline']);
  const collection = textOption(name, 'coll', coll);
  const stages = compiling.pipeline(pipeline);
  return function* (input, run) {
    yield* input;
    yield* run.collection(collection, stages, run.variables);
  };
};

const facet: CompileStage = (spec, compiling) => {
  if (!isDoc(spec) || Object.keys(spec).length === 0)
    throw new Failure(40169, 'the $facet specification must be a non-empty object');
  const facets = Object.entries(spec).map(([field, pipeline]) => {
    checkPath(field);
    if (field.includes('.')) throw new Failure(40169, `the name of a facet cannot contain '.': ${field}`);
    if (!Array.isArray(pipeline))
      throw new Failure(40170, `arguments to $facet must be arrays, ${field} is type ${typeOf(pipeline)}`);
    const stages = compiling.pipeline(pipeline);
    if (stages.some((stage) => stage.name === '$facet'))
      throw new Failure(40600, '$facet is not allowed to be used within a $facet stage');
    return [field, stages] as const;
  });
  return function* (input, run: Run) {
    const documents = yield* collect(input);
    const made: Doc = {};
    for (const [field, stages] of facets) {
      let stream: Iterable<Doc | undefined> = documents;
      for (const stage of stages) stream = stage.run(stream, run);
      setField(made, field, yield* collect(stream));
    }
    yield made;
  };
};

function checkOptions(stage: string, spec: unknown, options: readonly string[]): Doc {
  if (!isDoc(spec))
    throw new Failure(9, `the ${stage} stage specification must be an object, but found ${typeOf(spec)}`);
  const odd = Object.keys(spec).find((name) => !options.includes(name));
  if (odd !== undefined) throw new Failure(9, `unknown argument to ${stage}: ${odd}`);
  return spec;
}

function textOption(stage: string, name: string, value: unknown): string {
  if (typeof value !== 'string' || value === '')
    throw new Failure(9, `${stage} argument '${name}' must be a non-empty string, is type ${typeOf(value)}`);
  return value;
}

/** Stages that join other collections or run pipelines of their own. */
export const joinStages: Readonly<Record<string, CompileStage>> = {
  $facet: facet,
  $graphLookup: graphLookup,
  $lookup: lookup,
  $unionWith: unionWith,
};
