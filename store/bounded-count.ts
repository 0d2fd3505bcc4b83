import type { Model } from 'mongoose';
import { boundedTotal, MOST_COUNTED, type Page } from '../kernel/paging.ts';

/** The total of a list, as a page tells it: how many records match, counted no further than MOST_COUNTED. */
export type BoundedTotal = Pick<Page<unknown>, 'total' | 'totalIsLowerBound'>;

/** Counts what matches by reading at most one more than MOST_COUNTED of it. */
export async function countUpTo<T>(model: Model<T>, where: object): Promise<BoundedTotal> {
  return boundedTotal(await model.countDocuments(where, { limit: MOST_COUNTED + 1 }));
}
