/** The only source of time for domain code: tests hand in one that they move. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** A clock that is this many milliseconds off the system's. */
export function offsetClock(offsetMs: number): Clock {
  return () => new Date(Date.now() + offsetMs);
}

/** A clock that stands at `start` until it is advanced; for tests. */
export function movableClock(start: Date | string): { readonly now: Clock; advance(ms: number): void } {
  let time = new Date(start).getTime();
  if (Number.isNaN(time)) throw new RangeError('movableClock: give an instant such as 2026-01-02T03:04:05Z');
  return {
    now: () => new Date(time),
    advance(ms) {
      time += ms;
    },
  };
}

/** Later years have no four-digit spelling, which an XSD dateTimeStamp of this platform needs. */
export const LAST_INSTANT = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
