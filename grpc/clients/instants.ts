/** Epoch milliseconds as int64 text. */
export function dateOf(millis: string): Date {
  return new Date(Number(millis));
}

/** '0' is how proto3 says that there is no instant. */
export function optionalDate(millis: string): Date | undefined {
  return millis === '0' || millis === '' ? undefined : dateOf(millis);
}
