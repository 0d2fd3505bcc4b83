import { AppError, isAppError } from '../../../kernel/errors.ts';
import { isDuplicateKey } from '../../../store/transact.ts';

const ATTEMPTS = 6;

/** Looks and decides anew when somebody changed the same records at the same moment. Error: CONFLICT when that did not help. */
export async function anewAfterRaces<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isLostRace(error)) throw error;
      if (attempt < ATTEMPTS) continue;
      throw isAppError(error)
        ? error
        : new AppError('CONFLICT', 'Others are changing the same records; try again in a moment.', {
            cause: error,
          });
    }
  }
}

/** True when a commit failed because another one came first. */
export function isLostRace(error: unknown): boolean {
  return isDuplicateKey(error) || (isAppError(error) && error.code === 'CONFLICT');
}
