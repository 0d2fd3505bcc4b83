import { type Doc, fieldOf, isDoc, setField, toNumber } from './bson.ts';
import { evaluate, runStages, type Variables } from './expressions.ts';
import { Failure, unsupported } from './failure.ts';
import { compileFilter } from './match.ts';
import { sameValue } from './order.ts';
import { partsOf, visitPath } from './paths.ts';
import { collectNow, countMatching, search } from './search.ts';
import { compareBy, parseSort, type SortField } from './sort.ts';
import type { View } from './view.ts';

const MINGO_STAGES = new Set([
  ...[
    '$project',
    '$addFields',
    '$set',
    '$unset',
    '$group',
    '$unwind',
    '$replaceRoot',
    '$replaceWith',
    '$sortByCount',
  ],
  ...['$sample', '$bucket', '$bucketAuto', '$setWindowFields', '$redact', '$fill', '$densify'],
]);
const OWN_STAGES = new Set([
  '$match',
  '$sort',
  '$skip',
  '$limit',
  '$count',
  '$lookup',
  '$facet',
  '$unionWith',
  '$graphLookup',
]);
const REFUSED_STAGES = new Set([
  ...[
    '$merge',
    '$out',
    '$changeStream',
    '$geoNear',
    '$text',
    '$search',
    '$vectorSearch',
    '$collStats',
    '$indexStats',
  ],
  ...[
    '$currentOp',
    '$listSessions',
    '$listLocalSessions',
    '$planCacheStats',
    '$documents',
    '$queryStats',
    '$shardedDataDistribution',
  ],
  ...['$changeStreamSplitLargeEvent', '$searchMeta', '$rankFusion'],
]);

interface Scope {
  readonly view: View;
  /** Name of the database, for collections named in stages. */
  readonly database: string;
  readonly variables: Variables;
}

/** Work that pauses now and then so that the caller can yield the event loop. */
type Steps<T> = Generator<undefined, T, undefined>;

/** Checks every stage before anything runs; unknown ones are 40324, known but unsupported ones 115. */
export function checkPipeline(pipeline: unknown): readonly Doc[] {
  if (!Array.isArray(pipeline)) throw new Failure(14, "'pipeline' option must be specified as an array");
  return pipeline.map((stage) => {
    const names = isDoc(stage) ? Object.keys(stage) : [];
    const [name = ''] = names;
    if (!isDoc(stage) || names.length !== 1) {
      throw new Failure(40323, 'A pipeline stage specification object must contain exactly one field.');
    }
    if (REFUSED_STAGES.has(name)) throw unsupported(`The aggregation stage ${name}`);
    if (!MINGO_STAGES.has(name) && !OWN_STAGES.has(name)) {
      throw new Failure(40324, `Unrecognized pipeline stage name: '${name}'`);
    }
    const argument = stage[name];
    if (name === '$facet' && isDoc(argument))
      for (const inner of Object.values(argument)) checkPipeline(inner);
    if (isDoc(argument) && argument.pipeline !== undefined) checkPipeline(argument.pipeline);
    return stage;
  });
}

/** The result of a checked pipeline on a collection. Leading $match, $sort, $skip and $limit use indexes. */
export function* aggregate(
  view: View,
  namespace: string,
  pipeline: readonly Doc[],
  variables: Variables = {},
): Steps<Doc[]> {
  const database = namespace.slice(0, namespace.indexOf('.'));
  const scope = { view, database, variables };
  const { filter, sort, skip, limit, rest } = pushDown(pipeline, variables);
  const counted = sort.length === 0 && skip === 0 && limit === 0 ? countStage(rest) : undefined;
  if (counted !== undefined) {
    const count = yield* countMatching(view, namespace, filter);
    return count === 0 ? [] : [counted(count)];
  }
  const documents: Doc[] = [];
  for (const row of search(view, namespace, filter, { sort, skip, limit })) {
    if (row === undefined) yield undefined;
    else documents.push(row.doc);
  }
  return yield* run(scope, documents, rest);
}

function pushDown(pipeline: readonly Doc[], variables: Variables) {
  const filters: Doc[] = [];
  let sort: readonly SortField[] = [];
  let skip = 0;
  let limit = 0;
  let at = 0;
  const next = (name: string): unknown =>
    pipeline[at] === undefined ? undefined : fieldOf(pipeline[at] ?? {}, name);
  // A filter with variables of an outer pipeline must not run without them.
  const plain = Object.keys(variables).length === 0;
  for (let match = next('$match'); isDoc(match) && (plain || !('$expr' in match)); match = next('$match')) {
    filters.push(match);
    at++;
  }
  if (next('$sort') !== undefined) {
    sort = parseSort(next('$sort'));
    at++;
  }
  if (next('$skip') !== undefined) {
    skip = wholeNumber('$skip', next('$skip'), 0);
    at++;
  }
  if (next('$limit') !== undefined) {
    limit = wholeNumber('$limit', next('$limit'), 1);
    at++;
  }
  const filter = filters.length === 1 ? (filters[0] ?? {}) : filters.length === 0 ? {} : { $and: filters };
  return { filter, sort, skip, limit, rest: pipeline.slice(at) };
}

function wholeNumber(stage: string, value: unknown, least: number): number {
  const number = toNumber(value);
  if (number === undefined || !Number.isInteger(number) || number < least) {
    throw new Failure(
      15998,
      `invalid argument to ${stage} stage: Expected an integer of at least ${least}, but found: ${String(value)}`,
    );
  }
  return number;
}

// `$count`, and the $group that the driver's countDocuments sends.
function countStage([stage, ...more]: readonly Doc[]): ((count: number) => Doc) | undefined {
  if (stage === undefined || more.length > 0) return undefined;
  if (typeof stage.$count === 'string') return (count) => ({ [stage.$count as string]: count });
  const group = stage.$group;
  if (!isDoc(group) || Object.keys(group).length !== 2 || toNumber(group._id) !== 1) return undefined;
  return isDoc(group.n) && Object.keys(group.n).length === 1 && group.n.$sum === 1
    ? (n) => ({ _id: 1, n })
    : undefined;
}

function* run(scope: Scope, input: Doc[], pipeline: readonly Doc[]): Steps<Doc[]> {
  let documents = input;
  let mingo: Doc[] = [];
  for (const stage of pipeline) {
    const [name = ''] = Object.keys(stage);
    if (MINGO_STAGES.has(name)) {
      mingo.push(stage);
      continue;
    }
    if (mingo.length > 0) documents = runStages(documents, mingo, scope.variables);
    mingo = [];
    yield undefined;
    documents = yield* runOwn(scope, documents, name, stage[name]);
  }
  return mingo.length > 0 ? runStages(documents, mingo, scope.variables) : documents;
}

function* runOwn(scope: Scope, documents: Doc[], name: string, argument: unknown): Steps<Doc[]> {
  switch (name) {
    case '$match': {
      if (!isDoc(argument)) throw new Failure(15998, 'the match filter must be an expression in an object');
      const matches = compileFilter(argument, (expression, doc) =>
        evaluate(expression, doc, scope.variables),
      );
      return documents.filter(matches);
    }
    case '$sort':
      return [...documents].sort(compareBy(parseSort(argument)));
    case '$skip':
      return documents.slice(wholeNumber(name, argument, 0));
    case '$limit':
      return documents.slice(0, wholeNumber(name, argument, 1));
    case '$count':
      if (typeof argument !== 'string' || argument === '' || /^\$|\.|\0/.test(argument)) {
        throw new Failure(40414, 'the count field must be a non-empty string without $ and dots');
      }
      return documents.length === 0 ? [] : [{ [argument]: documents.length }];
    case '$facet': {
      if (!isDoc(argument)) throw new Failure(9, 'the $facet specification must be a non-empty object');
      const facets: Doc = {};
      for (const [field, inner] of Object.entries(argument))
        setField(facets, field, yield* run(scope, documents, checkPipeline(inner)));
      return [facets];
    }
    case '$unionWith': {
      const spec: Doc = isDoc(argument) ? argument : { coll: argument };
      const namespace = `${scope.database}.${String(spec.coll)}`;
      return [
        ...documents,
        ...(yield* aggregate(scope.view, namespace, checkPipeline(spec.pipeline ?? []), scope.variables)),
      ];
    }
    case '$graphLookup':
      return yield* graphLookup(scope, documents, argument);
    default:
      return yield* lookup(scope, documents, argument);
  }
}

function* lookup(scope: Scope, documents: Doc[], argument: unknown): Steps<Doc[]> {
  if (!isDoc(argument) || typeof argument.from !== 'string' || typeof argument.as !== 'string') {
    throw new Failure(9, "$lookup needs 'from' and 'as' as strings");
  }
  const { from, localField, foreignField, as } = argument;
  const pipeline = checkPipeline(argument.pipeline ?? []);
  const joined: Doc[] = [];
  for (const doc of documents) {
    const variables: Record<string, unknown> = { ...scope.variables };
    for (const [name, expression] of Object.entries(isDoc(argument.let) ? argument.let : {})) {
      variables[name] = evaluate(expression, doc, scope.variables) ?? null;
    }
    const stages: Doc[] = [];
    if (typeof localField === 'string' && typeof foreignField === 'string') {
      stages.push({ $match: { [foreignField]: { $in: localValues(doc, localField) } } });
    }
    const found = yield* aggregate(
      scope.view,
      `${scope.database}.${from}`,
      [...stages, ...pushVariables(pipeline, variables)],
      variables,
    );
    const copy = { ...doc };
    setField(copy, as, found);
    joined.push(copy);
    yield undefined;
  }
  return joined;
}

// `{$expr: {$eq: ['$field', '$$variable']}}` becomes an equality that an index can answer.
function pushVariables(pipeline: readonly Doc[], variables: Variables): readonly Doc[] {
  const [first, ...rest] = pipeline;
  const match = first?.$match;
  const equality =
    isDoc(match) && Object.keys(match).length === 1 && isDoc(match.$expr) ? match.$expr.$eq : undefined;
  if (!Array.isArray(equality) || equality.length !== 2) return pipeline;
  const path = equality.find((one) => typeof one === 'string' && /^\$[^$]/.test(one));
  const name = equality.find((one) => typeof one === 'string' && /^\$\$[A-Za-z_]\w*$/.test(one))?.slice(2);
  const value = name === undefined ? undefined : variables[name];
  // null, arrays and documents compare differently in queries and in expressions.
  if (
    typeof path !== 'string' ||
    value === undefined ||
    value === null ||
    Array.isArray(value) ||
    isDoc(value)
  )
    return pipeline;
  return [{ $match: { [path.slice(1)]: value } }, ...(first === undefined ? [] : [first]), ...rest];
}

function localValues(doc: Doc, path: string): unknown[] {
  const values: unknown[] = [];
  visitPath(doc, partsOf(path), (value, element) => {
    if (element || !Array.isArray(value)) values.push(value ?? null);
    return false;
  });
  return values.length === 0 ? [null] : values;
}

function* graphLookup(scope: Scope, documents: Doc[], argument: unknown): Steps<Doc[]> {
  const spec = isDoc(argument) ? argument : {};
  const {
    from,
    startWith,
    connectFromField,
    connectToField,
    as,
    maxDepth,
    depthField,
    restrictSearchWithMatch,
  } = spec;
  if (![from, connectFromField, connectToField, as].every((field) => typeof field === 'string')) {
    throw new Failure(9, '$graphLookup needs from, connectFromField, connectToField and as as strings');
  }
  const result: Doc[] = [];
  for (const doc of documents) {
    const start = evaluate(startWith, doc, scope.variables);
    let frontier = Array.isArray(start) ? start : [start];
    const found: Doc[] = [];
    for (
      let depth = 0;
      frontier.length > 0 && (maxDepth === undefined || depth <= Number(toNumber(maxDepth)));
      depth++
    ) {
      const filter = {
        $and: [
          { [String(connectToField)]: { $in: frontier } },
          isDoc(restrictSearchWithMatch) ? restrictSearchWithMatch : {},
        ],
      };
      const rows = collectNow(search(scope.view, `${scope.database}.${String(from)}`, filter));
      yield undefined;
      const fresh = rows
        .map((row) => row.doc)
        .filter((one) => !found.some((old) => sameValue(old._id, one._id)));
      found.push(
        ...fresh.map((one) => (typeof depthField === 'string' ? { ...one, [depthField]: depth } : one)),
      );
      frontier = fresh.flatMap((one) => localValues(one, String(connectFromField)));
    }
    result.push({ ...doc, [String(as)]: found });
  }
  return result;
}

/** For pipeline-style updates: one document through stages that need no other collection. */
export function runOnDocument(stages: readonly Doc[], doc: Doc): Doc {
  const [made] = runStages([doc], stages, {});
  if (made === undefined) throw new Failure(2, 'The update pipeline produced no document.');
  return made;
}
