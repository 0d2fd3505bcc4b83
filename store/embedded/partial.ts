import type { Bounds, FieldRange } from './bounds.ts';
import { type Doc, isDoc } from './bson.ts';
import { compileFilter, isOperators } from './match.ts';
import { RANK, rankOf, sameValue } from './order.ts';

/** The types whose values are all that have their place in the order, so that a range of them holds no other. */
const RANK_OF_TYPE: ReadonlyMap<unknown, number> = new Map([
  ['number', RANK.number],
  ['bool', RANK.boolean],
  ['date', RANK.date],
  ['objectId', RANK.objectId],
]);

/** True when the query can match nothing outside of a partial index with this filter (manual: partial indexes). */
export function implies({ equal, range, clauses }: Bounds, partial: Doc): boolean {
  return Object.entries(partial).every(([path, condition]) => {
    if (path === '$and' && Array.isArray(condition))
      return condition.every((one) => isDoc(one) && implies({ equal, range, clauses, other: 0 }, one));
    if (path.startsWith('$')) return false;
    if (clauses.some(([name, value]) => name === path && sameValue(value, condition))) return true;
    const values = equal.get(path);
    if (values !== undefined) return !path.includes('.') && allCovered(values, path, condition);
    const limits = range.get(path);
    return limits !== undefined && isOperators(condition) && rangeImplies(limits, condition);
  });
}

function allCovered(values: readonly unknown[], path: string, condition: unknown): boolean {
  const test = compileFilter({ [path]: condition });
  // Who asks for null asks for documents without the field, too.
  return values.every((value) => test({ [path]: value }) && (value !== null || test({})));
}

// No range matches a missing field; each of its ends keeps to one type.
function rangeImplies({ low, high, prefix }: FieldRange, condition: Doc): boolean {
  const [[operator, argument] = [], ...more] = Object.entries(condition);
  if (more.length > 0) return false;
  if (operator === '$exists') return argument === true;
  const rank = operator === '$type' && prefix === undefined ? RANK_OF_TYPE.get(argument) : undefined;
  return rank !== undefined && rankOf((low ?? high)?.value) === rank;
}
