import { type Model, mongo } from 'mongoose';
import { boundedTotal, MOST_COUNTED, type Page } from '../kernel/paging.ts';
import { currentWork, type Work } from '../kernel/work.ts';

const { EJSON } = mongo.BSON;

/** The total of a list as a page shows it: how many records match, counted up to MOST_COUNTED. */
export type BoundedTotal = Pick<Page<unknown>, 'total' | 'totalIsLowerBound'>;

// Pages of one document that differ only in their offset share one total.
const counted = new WeakMap<Work, Map<string, Promise<BoundedTotal>>>();

/** Counts what matches by reading at most one more than MOST_COUNTED of it; once for a document that only reads. */
export function countUpTo<T>(model: Model<T>, where: object): Promise<BoundedTotal> {
  const work = currentWork();
  if (!work) return count(model, where);
  const known = counted.get(work) ?? new Map<string, Promise<BoundedTotal>>();
  counted.set(work, known);
  const asked = `${model.db.name}.${model.collection.name} ${EJSON.stringify(where)}`;
  const total = known.get(asked) ?? count(model, where);
  known.set(asked, total);
  return total;
}

async function count<T>(model: Model<T>, where: object): Promise<BoundedTotal> {
  return boundedTotal(await model.countDocuments(where, { limit: MOST_COUNTED + 1 }));
}
