import { AppError } from '../../../kernel/errors.ts';

/** One answer for credentials and links of others and of nobody. */
export function nothingOfThatId(): AppError {
  return new AppError('NOT_FOUND', 'You have nothing of that id.');
}
