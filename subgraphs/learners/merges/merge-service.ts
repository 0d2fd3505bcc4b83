import { actorOf } from '../../../kernel/audit.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import { isConflict } from '../../../store/anew.ts';
import { duplicateKeyOf } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { KeyedLearner } from '../learners/learner-model.ts';
import type { Movable } from '../movable.ts';
import type { RoomDeps } from '../rooms.ts';
import { ownOnly } from '../tenancy.ts';
import {
  type LearnerMerge,
  MOST_MOVED,
  MOVED_KINDS,
  type MovedKind,
  parseMerge,
  parseUndo,
  requireMergeable,
  requireUndoable,
} from './merge.ts';

/** How two learners who are one person become one, and two again. */
export interface MergeService {
  /**
   * Moves everything that a learner has to another one of the same issuer, and leaves the old id to answer as the other one.
   * Errors: NOT_FOUND, ROW_VERSION_MISMATCH, VALIDATION_FAILED for one and the same learner and for those of two issuers,
   * INVALID_STATE_TRANSITION for whoever is no more, LIMIT_REACHED for more than 500 records.
   */
  merge(input: unknown, context: Context): Promise<LearnerMerge>;
  /** Gives back what was moved, once and for 30 days. Errors: NOT_FOUND, INVALID_STATE_TRANSITION also when something of it was moved on. */
  undo(input: unknown, context: Context): Promise<LearnerMerge>;
}

const NEWEST_FIRST = { mergedAt: -1 } as const;

export function createMergeService(
  options: RoomDeps & {
    readonly learners: RecordStore<KeyedLearner>;
    readonly merges: RecordStore<LearnerMerge>;
    readonly movables: Readonly<Record<MovedKind, Movable>>;
  },
): MergeService {
  const { learners, merges, movables, ledger, idempotency, inTurn, now } = options;

  return {
    async merge(input, context) {
      permit(context, 'learner.manage');
      const { learnerId, intoLearnerId } = parseMerge(input);
      return idempotency.run<LearnerMerge>(context, 'mergeLearners', input, async (remember) => {
        const { issuerDid } = await load(learnerId, context);
        return inTurn(`merges of ${issuerDid}`, async () => {
          const [from, into] = await Promise.all([load(learnerId, context), load(intoLearnerId, context)]);
          requireRowVersion(context, from.rowVersion);
          requireMergeable(from, into);
          const at = now();
          const merge: LearnerMerge = {
            mergeId: newId(),
            issuerDid,
            fromLearnerId: learnerId,
            intoLearnerId,
            previousStatus: from.status,
            moved: await everythingOf(learnerId),
            mergedAt: at,
            createdAt: at,
            updatedAt: at,
            createdBy: actorOf(context, at).id,
            rowVersion: 1,
          };
          const commit = ledger.commit(context, {
            writes: [
              learners.updateWrite(from, { status: 'MERGED', mergedInto: intoLearnerId }, at),
              // Nothing of it, but that it still stands as it was read.
              learners.updateWrite(into, {}, at),
              ...moveWrites(merge, learnerId, intoLearnerId, at),
              merges.insertWrite(merge),
              ...remember(merge),
            ],
            audit: {
              action: 'learner.merged',
              subject: { type: 'Learner', id: learnerId },
              previousState: from.status,
              newState: 'MERGED',
              reason: `into ${intoLearnerId}`,
            },
          });
          await commit.catch(asHindrance);
          return merge;
        });
      });
    },

    async undo(input, context) {
      permit(context, 'learner.manage');
      const { learnerId } = parseUndo(input);
      return idempotency.run<LearnerMerge>(context, 'undoLearnerMerge', input, async (remember) => {
        const { issuerDid } = await load(learnerId, context);
        return inTurn(`merges of ${issuerDid}`, async () => {
          const from = await load(learnerId, context);
          const merge = await merges.first({ fromLearnerId: learnerId }, NEWEST_FIRST);
          if (from.status !== 'MERGED' || !merge)
            throw new AppError(
              'INVALID_STATE_TRANSITION',
              `This learner is ${from.status}; only a MERGED one comes back.`,
            );
          const at = now();
          requireUndoable(merge, from, at);
          const into = await load(merge.intoLearnerId, context);
          const undone = { ...merge, undoneAt: at, updatedAt: at, rowVersion: merge.rowVersion + 1 };
          const commit = ledger.commit(context, {
            writes: [
              learners.updateWrite(from, { status: merge.previousStatus, mergedInto: undefined }, at),
              learners.updateWrite(into, {}, at),
              ...moveWrites(merge, merge.intoLearnerId, learnerId, at),
              merges.updateWrite(merge, { undoneAt: at }, at),
              ...remember(undone),
            ],
            audit: {
              action: 'learner.merge_undone',
              subject: { type: 'Learner', id: learnerId },
              previousState: 'MERGED',
              newState: merge.previousStatus,
              reason: `from ${merge.intoLearnerId}`,
            },
          });
          await commit.catch(async (error: unknown) => {
            if (isConflict(error) && (await areAsRead([from, into])))
              throw new AppError(
                'INVALID_STATE_TRANSITION',
                'Something that was moved has been moved on or has ended since, so the merge stays.',
                { cause: error },
              );
            throw error;
          });
          return undone;
        });
      });
    },
  };

  async function load(learnerId: string, context: Context): Promise<KeyedLearner> {
    return ownOnly(await learners.byId(learnerId), context, 'learner');
  }

  /** Error: LIMIT_REACHED. */
  async function everythingOf(learnerId: string): Promise<LearnerMerge['moved']> {
    const found = await Promise.all(
      MOVED_KINDS.map(async (kind) => [kind, await movables[kind].idsOf(learnerId, MOST_MOVED + 1)] as const),
    );
    if (found.reduce((sum, [, ids]) => sum + ids.length, 0) > MOST_MOVED)
      throw new AppError(
        'LIMIT_REACHED',
        `This learner has more than ${MOST_MOVED} records, and a merge moves them at once; merge the other way round.`,
      );
    return Object.fromEntries(found) as LearnerMerge['moved'];
  }

  function moveWrites({ moved }: LearnerMerge, from: string, to: string, at: Date) {
    return MOVED_KINDS.flatMap((kind) => movables[kind].moveWrites(moved[kind] ?? [], from, to, at));
  }

  /** Whether it was none of these learners that somebody else had changed. */
  async function areAsRead(read: readonly KeyedLearner[]): Promise<boolean> {
    const found = await learners.byIds(read.map(({ learnerId }) => learnerId));
    return read.every(({ learnerId, rowVersion }) =>
      found.some((one) => one.learnerId === learnerId && one.rowVersion === rowVersion),
    );
  }
}

function asHindrance(error: unknown): never {
  if (!duplicateKeyOf(error)) throw error;
  const message =
    'Both learners have something that a person has once, so it cannot be moved; end one of the two first.';
  throw new AppError('INVALID_STATE_TRANSITION', message, { cause: error });
}
