import { setTimeout as pause } from 'node:timers/promises';
import type { Model } from 'mongoose';
import { mongo, trusted } from 'mongoose';

// Small enough that the requests beside it do not wait for a delete.
const PORTION = 500;
const PAUSE_MS = 50;

/**
 * Deletes the documents whose instant in `field` lies before `end`, oldest first, a portion at a time, until none is left or
 * `isOver`; returns how many. `field` needs an index.
 */
export async function forgetBefore<T>(
  model: Model<T>,
  field: string,
  end: Date,
  isOver: () => boolean,
): Promise<number> {
  for (let count = 0; ; await pause(PAUSE_MS)) {
    const due = await model
      .find({ [field]: trusted({ $lt: end }) } as never)
      .sort({ [field]: 1 })
      .limit(PORTION)
      .select({ _id: 1 })
      .lean();
    if (due.length === 0) return count;
    const { deletedCount } = await model.deleteMany({
      _id: trusted({ $in: due.map(({ _id }) => _id) }),
    } as never);
    count += deletedCount;
    if (due.length < PORTION || isOver()) return count;
  }
}

const NO_SUCH_INDEX = 27;
const NO_SUCH_COLLECTION = 26;

/** Drops the index by which a store of an earlier release let documents of this collection expire by themselves. */
export function dropExpiringIndex<T>(model: Model<T>, field: string): Promise<void> {
  return dropFormerIndexes(
    model,
    ({ key, expireAfterSeconds }) => expireAfterSeconds !== undefined && Object.keys(key).join() === field,
  );
}

/** Drops the indexes that earlier releases made of a collection and that nothing reads any more. */
export async function dropFormerIndexes<T>(
  model: Model<T>,
  isFormer: (index: mongo.IndexDescriptionInfo) => boolean,
): Promise<void> {
  const indexes = (await unlessGone(model.collection.indexes())) ?? [];
  for (const { name } of indexes.filter(isFormer))
    if (name !== undefined) await unlessGone(model.collection.dropIndex(name));
}

/** A new store has no collection yet; another process that starts beside this one may have been first. */
async function unlessGone<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    const code = error instanceof mongo.MongoServerError ? error.code : undefined;
    if (code !== NO_SUCH_INDEX && code !== NO_SUCH_COLLECTION) throw error;
    return undefined;
  }
}
