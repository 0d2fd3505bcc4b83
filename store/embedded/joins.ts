import { type Doc, isDoc, setField, toNumber } from './bson.ts';
import { evaluate, type Variables } from './expressions.ts';
import { Failure } from './failure.ts';
import { sameValue } from './order.ts';
import { partsOf, visitPath } from './paths.ts';
import { collectNow, search } from './search.ts';
import { checkPipeline } from './stages.ts';
import type { View } from './view.ts';

/** Work that pauses now and then so that the caller can yield the event loop. */
export type Steps<T> = Generator<undefined, T, undefined>;

export interface Scope {
  readonly view: View;
  /** Name of the database, for collections named in stages. */
  readonly database: string;
  readonly variables: Variables;
  /** Runs the pipeline of a joined collection. */
  readonly aggregate: (
    view: View,
    namespace: string,
    pipeline: readonly Doc[],
    variables: Variables,
  ) => Steps<Doc[]>;
}

/** $lookup by equal fields, by pipeline, or both; each document asks the other collection through its indexes. */
export function* lookup(scope: Scope, documents: Doc[], argument: unknown): Steps<Doc[]> {
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
    const found = yield* scope.aggregate(
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

/** $graphLookup, level by level. */
export function* graphLookup(scope: Scope, documents: Doc[], argument: unknown): Steps<Doc[]> {
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
