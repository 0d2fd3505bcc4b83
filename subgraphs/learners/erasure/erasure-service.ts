import type { Context } from '../../../kernel/context.ts';
import { requireRowVersion } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { Write } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { Learner } from '../learners/learner.ts';
import type { KeyedLearner } from '../learners/learner-model.ts';
import { learnerOf } from '../learners/learner-service.ts';
import type { RoomDeps } from '../rooms.ts';
import { ownOnly } from '../tenancy.ts';
import { erasedMembers, eraseInput } from './erasure.ts';

/** How learners are forgotten. */
export interface ErasureService {
  /**
   * Takes away, for good, everything that tells who a learner is, and who was merged into them. What law demands stays under the id:
   * enrolments and outcomes. Of one that is ERASED nothing changes. Errors: NOT_FOUND, ROW_VERSION_MISMATCH,
   * INVALID_STATE_TRANSITION for one that was merged.
   */
  erase(input: unknown, context: Context): Promise<Learner>;
}

/** Something of a learner that goes with who they are; writes for at most `limit` records that still tell, none when nothing does. */
export type LearnerEraser = (learnerId: string, limit: number, at: Date) => Promise<readonly Write[]>;

const PORTION = 100;

export function createErasureService(
  options: RoomDeps & {
    readonly learners: RecordStore<KeyedLearner>;
    /** Those of the other rooms. */
    readonly erasers: readonly LearnerEraser[];
  },
): ErasureService {
  const { learners, erasers, ledger, inTurn, now } = options;

  return {
    async erase(input, context) {
      permit(context, 'learner.erase');
      const { learnerId, reason } = parseInput(eraseInput, input);
      return inTurn(`learner ${learnerId}`, async () => {
        const learner = ownOnly(await learners.byId(learnerId), context, 'learner');
        if (learner.status === 'ERASED') return learnerOf(learner);
        requireRowVersion(context, learner.rowVersion);
        if (learner.status === 'MERGED')
          throw new AppError(
            'INVALID_STATE_TRANSITION',
            `This learner was merged into ${learner.mergedInto}; erase that one.`,
          );
        await eraseMerged(learner, reason, context);
        return learnerOf(await eraseOne(learner, reason, context));
      });
    },
  };

  /** Those who were merged into a learner first: until the last commit the learner stands, and the erasure can be repeated. */
  async function eraseMerged({ learnerId }: KeyedLearner, reason: string, context: Context): Promise<void> {
    for (;;) {
      const where = { status: 'MERGED', mergedInto: learnerId };
      const merged = await learners.list(where, {}, { skip: 0, limit: PORTION });
      for (const one of merged) await eraseOne(one, reason, context);
      if (merged.length < PORTION) return;
    }
  }

  async function eraseOne(before: KeyedLearner, reason: string, context: Context): Promise<KeyedLearner> {
    const { learnerId } = before;
    const at = now();
    let writes = await belongings(learnerId, at);
    while (writes.length >= PORTION) {
      await ledger.commit(context, { writes, audit: [] });
      writes = await belongings(learnerId, at);
    }
    const set = erasedMembers();
    await ledger.commit(context, {
      // Its guard fails when somebody was merged into the learner meanwhile, or was linked: then all of it is looked at again.
      writes: [learners.updateWrite(before, set, at), ...writes],
      audit: {
        action: 'learner.erased',
        subject: { type: 'Learner', id: learnerId },
        previousState: before.status,
        newState: set.status,
        reason,
      },
    });
    return { ...before, ...set, updatedAt: at, rowVersion: before.rowVersion + 1 };
  }

  async function belongings(learnerId: string, at: Date): Promise<readonly Write[]> {
    const parts = await Promise.all(erasers.map((erase) => erase(learnerId, PORTION, at)));
    return parts.flat();
  }
}
