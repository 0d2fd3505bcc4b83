import type { Write } from '../../store/ledger.ts';

/** Records of a learner that go with them when two learners turn out to be one person, and come back when that was wrong. */
export interface Movable {
  /** The ids of what a learner has, at most `limit` of them. */
  idsOf(learnerId: string, limit: number): Promise<readonly string[]>;
  /** Gives these records to another learner; fails the commit when one of them is not `from`'s any more. */
  moveWrites(ids: readonly string[], from: string, to: string, at: Date): readonly Write[];
}
