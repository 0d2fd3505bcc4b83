import { isAppError } from '../kernel/errors.ts';

/** Epoch milliseconds as int64 text. */
export function dateOf(millis: string): Date {
  return new Date(Number(millis));
}

/** '0' is how proto3 says that there is no instant. */
export function optionalDate(millis: string): Date | undefined {
  return millis === '0' || millis === '' ? undefined : dateOf(millis);
}

/** Not found is an answer, not a failure. */
export async function orUndefined<T>(reply: Promise<T>): Promise<T | undefined> {
  try {
    return await reply;
  } catch (error) {
    if (isAppError(error) && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}
