import { type Doc, isDoc } from './bson.ts';
import { expressionsWith } from './expressions/compile.ts';
import type { Variables } from './expressions/operator.ts';
import { countMatching, search } from './search.ts';
import { parseSort, type SortField } from './sort.ts';
import { limitOf, skipOf } from './stages/select.ts';
import type { Documents, Pipeline, Run, Stage } from './stages/stage.ts';
import type { View } from './view.ts';

/**
 * The result of a pipeline on a collection, lazily where its stages are. Leading $match, $sort, $skip and
 * $limit use indexes. `undefined` comes now and then while work goes on.
 */
export function* aggregate(
  view: View,
  namespace: string,
  pipeline: Pipeline,
  variables: Variables = {},
  only: readonly Doc[] = [],
): Generator<Doc | undefined, void, undefined> {
  const database = namespace.slice(0, namespace.indexOf('.'));
  const run: Run = {
    view,
    database,
    variables,
    collection: (name, stages, inner, filters) =>
      aggregate(view, `${database}.${name}`, stages, inner, filters),
  };
  const { rest, ...found } = pushDown(pipeline, only);
  const compile = expressionsWith(variables);
  const counted = found.sort.length === 0 && found.skip === 0 ? countStage(rest) : undefined;
  if (counted !== undefined) {
    const count = yield* countMatching(view, namespace, found.filter, { compile, limit: found.limit });
    if (count > 0) yield counted(count);
    return;
  }
  let documents: Documents = documentsOf(search(view, namespace, found.filter, { ...found, compile }));
  for (const stage of rest) documents = stage.run(documents, run);
  yield* documents;
}

function* documentsOf(rows: ReturnType<typeof search>): Generator<Doc | undefined, void, undefined> {
  for (const row of rows) yield row?.doc;
}

/** The leading filter, order, skip and limit of a pipeline, which use indexes, and the stages that are left. */
export function pushDown(pipeline: Pipeline, only: readonly Doc[] = []) {
  const filters = [...only];
  let sort: readonly SortField[] = [];
  let skip = 0;
  let limit = 0;
  let at = 0;
  const next = (name: string): Stage | undefined => (pipeline[at]?.name === name ? pipeline[at] : undefined);
  for (let match = next('$match'); isDoc(match?.spec); match = next('$match')) {
    filters.push(match.spec);
    at++;
  }
  const sorting = next('$sort');
  if (sorting !== undefined) {
    sort = parseSort(sorting.spec);
    at++;
  }
  const skipping = next('$skip');
  if (skipping !== undefined) {
    skip = skipOf(skipping.spec);
    at++;
  }
  const limiting = next('$limit');
  if (limiting !== undefined) {
    limit = limitOf(limiting.spec);
    at++;
  }
  const [first = {}] = filters;
  return {
    filter: filters.length > 1 ? { $and: filters } : first,
    sort,
    skip,
    limit,
    rest: pipeline.slice(at),
  };
}

// `$count`, and the $group that the driver's countDocuments sends.
function countStage([stage, ...more]: Pipeline): ((count: number) => Doc) | undefined {
  if (stage === undefined || more.length > 0) return undefined;
  const { name, spec } = stage;
  if (name === '$count') return (count) => ({ [String(spec)]: count });
  if (name !== '$group' || !isDoc(spec) || Object.keys(spec).length !== 2 || spec._id !== 1) return undefined;
  return isDoc(spec.n) && Object.keys(spec.n).length === 1 && spec.n.$sum === 1
    ? (n) => ({ _id: 1, n })
    : undefined;
}
