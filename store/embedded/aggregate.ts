import { type Doc, fieldOf, isDoc, setField } from './bson.ts';
import { evaluate, runStages, type Variables } from './expressions.ts';
import { Failure } from './failure.ts';
import { graphLookup, lookup, type Scope, type Steps } from './joins.ts';
import { compileFilter } from './match.ts';
import { countMatching, search } from './search.ts';
import { compareBy, parseSort, type SortField } from './sort.ts';
import { checkPipeline, MINGO_STAGES, wholeNumber } from './stages.ts';
import type { View } from './view.ts';

/** The result of a checked pipeline on a collection. Leading $match, $sort, $skip and $limit use indexes. */
export function* aggregate(
  view: View,
  namespace: string,
  pipeline: readonly Doc[],
  variables: Variables = {},
): Steps<Doc[]> {
  const database = namespace.slice(0, namespace.indexOf('.'));
  const scope: Scope = { view, database, variables, aggregate };
  const { filter, sort, skip, limit, rest } = pushDown(pipeline, variables);
  const counted = sort.length === 0 && skip === 0 ? countStage(rest) : undefined;
  if (counted !== undefined) {
    const count = yield* countMatching(view, namespace, filter, limit);
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

// `$count`, and the $group that the driver's countDocuments sends.
function countStage([stage, ...more]: readonly Doc[]): ((count: number) => Doc) | undefined {
  if (stage === undefined || more.length > 0) return undefined;
  if (typeof stage.$count === 'string') return (count) => ({ [stage.$count as string]: count });
  const group = stage.$group;
  if (!isDoc(group) || Object.keys(group).length !== 2 || group._id !== 1) return undefined;
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

/** For pipeline-style updates: one document through stages that need no other collection. */
export function runOnDocument(stages: readonly Doc[], doc: Doc): Doc {
  const [made] = runStages([doc], stages, {});
  if (made === undefined) throw new Failure(2, 'The update pipeline produced no document.');
  return made;
}
