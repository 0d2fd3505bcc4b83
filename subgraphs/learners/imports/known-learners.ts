import { trusted } from 'mongoose';
import type { RowFault } from '../../../kernel/sheets/faults.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { Learner } from '../learners/learner.ts';
import type { KeyedLearner } from '../learners/learner-model.ts';

/** The system that ids of OneRoster files are of. */
export const ONE_ROSTER = 'oneroster';

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

/** Why nothing is done for a learner who is no more. */
export function goneFault({ status }: Pick<Learner, 'status'>): RowFault | undefined {
  if (status === 'MERGED')
    return { code: 'merged', message: 'this learner was merged into another one; name that one' };
  if (status === 'ERASED')
    return { code: 'erased', message: 'this learner was erased and does not come back' };
  return undefined;
}
