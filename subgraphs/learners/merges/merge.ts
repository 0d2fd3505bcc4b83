import { z } from 'zod';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { parseInput, uuid } from '../../../kernel/parse.ts';
import type { Recorded } from '../../../store/record-store.ts';
import type { Learner } from '../learners/learner.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a merge can be undone. */
export const UNDO_MS = 30 * DAY_MS;
/** Records that one merge moves at most: it is one transaction, and nobody has so many. */
export const MOST_MOVED = 500;

/** What moves with a learner: those who were merged into them before, and what they are enrolled in. */
export const MOVED_KINDS = ['learners', 'enrolments'] as const;
export type MovedKind = (typeof MOVED_KINDS)[number];

/** That a learner was found to be another one of the same issuer. */
export interface LearnerMerge extends Recorded {
  readonly mergeId: string;
  readonly issuerDid: string;
  /** Who is MERGED. */
  readonly fromLearnerId: string;
  /** Who has the records now. */
  readonly intoLearnerId: string;
  /** How the first one stood before. */
  readonly previousStatus: Learner['status'];
  /** Ids of what was moved. */
  readonly moved: Readonly<Record<MovedKind, readonly string[]>>;
  readonly mergedAt: Date;
  readonly undoneAt?: Date | undefined;
}

const mergeInput = z
  .strictObject({ learnerId: uuid, intoLearnerId: uuid })
  .refine(({ learnerId, intoLearnerId }) => learnerId !== intoLearnerId, {
    path: ['intoLearnerId'],
    error: 'name another learner than the one who is merged',
  });
export const parseMerge = (input: unknown) => parseInput(mergeInput, input);

const undoInput = z.strictObject({ learnerId: uuid });
export const parseUndo = (input: unknown) => parseInput(undoInput, input);

/** Errors: INVALID_STATE_TRANSITION for a learner who is no more, VALIDATION_FAILED for learners of two issuers. */
export function requireMergeable(from: Learner, into: Learner): void {
  requireStanding(from, 'was merged already; undo that first');
  requireStanding(into, 'was merged into another learner; merge into that one');
  if (from.issuerDid !== into.issuerDid)
    throw invalid('intoLearnerId', 'issuer', 'name a learner of the same issuer');
}

function requireStanding({ status, learnerId }: Learner, whenMerged: string): void {
  if (status === 'MERGED')
    throw new AppError('INVALID_STATE_TRANSITION', `The learner ${learnerId} ${whenMerged}.`);
  if (status === 'ERASED')
    throw new AppError('INVALID_STATE_TRANSITION', `The learner ${learnerId} is ERASED; nothing is merged.`);
}

export function undoableUntil({ mergedAt }: Pick<LearnerMerge, 'mergedAt'>): Date {
  return new Date(mergedAt.getTime() + UNDO_MS);
}

/** Errors: INVALID_STATE_TRANSITION for a merge that is too old, and for one whose learners were merged on. */
export function requireUndoable(merge: LearnerMerge, from: Learner, at: Date): void {
  if (at > undoableUntil(merge))
    throw new AppError('INVALID_STATE_TRANSITION', 'A merge can be undone for 30 days; they are over.');
  if (from.mergedInto !== merge.intoLearnerId)
    throw new AppError(
      'INVALID_STATE_TRANSITION',
      `The learner ${merge.intoLearnerId} was merged into another one since; undo that first.`,
    );
}
