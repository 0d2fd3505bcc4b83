/** The only source of time for domain code: tests hand in one that they move. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** A clock that is this many milliseconds off the system's. */
export function offsetClock(offsetMs: number): Clock {
  return () => new Date(Date.now() + offsetMs);
}
