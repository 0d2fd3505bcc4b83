import { AppError, isAppError } from '../kernel/errors.ts';
import { isDuplicateKey } from './transact.ts';

// Each race that one loses another has won: twelve at once all get their turn. Ten keys of one wallet added at once take ten, nothing else over five.
const ATTEMPTS = 12;

/**
 * Does work that reads, decides and commits, and does it anew while another change comes first. `work` must have no effect
 * that cannot be repeated; from the second time on it is told what the time before was lost to.
 * Errors: those of the work; CONFLICT when repeating did not help, so that a duplicate key never reaches a client.
 */
export async function anewAfterRaces<T>(
  work: (lostTo?: unknown) => Promise<T>,
  isRace: (error: unknown) => boolean | Promise<boolean> = isLostRace,
): Promise<T> {
  let lostTo: unknown;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      return await work(lostTo);
    } catch (error) {
      if (!(await isRace(error))) throw error;
      lostTo = error;
    }
  }
  throw isDuplicateKey(lostTo) ? othersCameFirst(lostTo) : lostTo;
}

/** True when a commit failed because another one came first. */
export function isLostRace(error: unknown): boolean {
  return isConflict(error) || isDuplicateKey(error);
}

/** True for the refusal of a change whose record somebody else had changed. */
export function isConflict(error: unknown): error is AppError {
  return isAppError(error) && error.code === 'CONFLICT';
}

function othersCameFirst(cause: unknown): AppError {
  return new AppError(
    'CONFLICT',
    'Others are changing the same records. Nothing was changed; try again in a moment.',
    { cause },
  );
}
