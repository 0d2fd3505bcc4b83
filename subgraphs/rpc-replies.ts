import { isAppError } from '../kernel/errors.ts';

/** Epoch milliseconds as int64 text. */
export function dateOf(millis: string): Date {
  return new Date(Number(millis));
}

/** '0' is how proto3 says that there is no instant. */
export function optionalDate(millis: string): Date | undefined {
  return millis === '0' || millis === '' ? undefined : dateOf(millis);
}

/** A word of a closed list. Error: a plain Error for one that is in no list of this release: it must not pass for another. */
export function oneOf<const Word extends string>(words: readonly Word[], text: string): Word {
  const known = words.find((word) => word === text);
  if (known !== undefined) return known;
  throw new Error(
    `A unit answers '${text}', which is none of ${words.join(', ')}; run units of one release.`,
  );
}

/** A message without which a reply says nothing. Error: a plain Error. */
export function sent<T>(message: T | null): T {
  if (message !== null) return message;
  throw new Error('A unit has left out what its contract promises; run units of one release.');
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
