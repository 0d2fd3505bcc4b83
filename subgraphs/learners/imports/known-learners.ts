import { trusted } from 'mongoose';
import type { RecordStore } from '../../../store/record-store.ts';
import type { KeyedLearner } from '../learners/learner-model.ts';

/** Learners of an issuer by their numbers and ids of other systems, in one question. */
export async function byHandles(
  learners: Pick<RecordStore<KeyedLearner>, 'list'>,
  issuerDid: string,
  handles: readonly string[],
): Promise<ReadonlyMap<string, KeyedLearner>> {
  if (handles.length === 0) return new Map();
  const where = { issuerDid, handles: trusted({ $in: handles }) };
  const found = await learners.list(where, {}, { skip: 0, limit: handles.length });
  return new Map(found.flatMap((learner) => learner.handles.map((handle) => [handle, learner] as const)));
}
