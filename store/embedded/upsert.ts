import { type Doc, isDoc, isRegExp } from './bson.ts';
import { Failure } from './failure.ts';
import { isOperators } from './match.ts';
import { partsOf } from './paths.ts';
import { assign } from './update-path.ts';

/**
 * The document that an upsert starts from: the equalities of its filter (manual: update, upsert behavior);
 * of a replacement only `_id` counts. Errors: 54 where a path is told twice, or `_id` in parts.
 */
export function upsertBase(filter: Doc, replacement: boolean): Doc {
  const doc: Doc = {};
  const seen: string[] = [];
  for (const [path, value] of equalities(filter)) {
    const isId = path === '_id' || path.startsWith('_id.');
    if (replacement && !isId) continue;
    refuseTwice(seen, path);
    if (path !== '_id' && isId)
      throw new Failure(54, `field at '_id' must be exactly specified, field at sub-path '${path}'found`);
    seen.push(path);
    assign(doc, partsOf(path), value);
  }
  return doc;
}

function* equalities(clauses: Doc): Iterable<readonly [string, unknown]> {
  for (const [path, value] of Object.entries(clauses)) {
    const isAlone = path === '$and' || (path === '$or' && Array.isArray(value) && value.length === 1);
    if (isAlone && Array.isArray(value))
      for (const inner of value) if (isDoc(inner)) yield* equalities(inner);
    if (path.startsWith('$') || isRegExp(value)) continue;
    if (!isOperators(value)) yield [path, value];
    else if ('$eq' in value) yield [path, value.$eq];
    else {
      for (const list of [value.$in, value.$all]) {
        const wanted = single(list);
        if (wanted !== undefined) yield [path, wanted];
      }
    }
  }
}

function single(list: unknown): unknown {
  return Array.isArray(list) && list.length === 1 && !isRegExp(list[0]) && !isOperators(list[0])
    ? list[0]
    : undefined;
}

function refuseTwice(seen: readonly string[], path: string): void {
  if (seen.includes(path))
    throw new Failure(54, `cannot infer query fields to set, path '${path}' is matched twice`);
  const other = seen.find((one) => one.startsWith(`${path}.`) || path.startsWith(`${one}.`));
  if (other !== undefined)
    throw new Failure(
      54,
      `cannot infer query fields to set, both paths '${other}' and '${path}' are matched`,
    );
}
