/**
 * Where a reader stands in the logs of several containers, as the id of the last line that it was given. The newest instant alone would
 * not do: lines of two containers do not come in the order of their instants.
 */
export interface Cursor {
  /** When the stream began, in nanoseconds: containers that are not named have told nothing since. */
  readonly since: bigint;
  /** By the beginning of the container's id: the instant of its last line, and how many lines of that instant were given. */
  readonly places: ReadonlyMap<string, Place>;
}

export interface Place {
  readonly nanos: bigint;
  readonly count: number;
}

const KEY = 10;

/** The name of a container in a cursor. */
export const placeKey = (containerId: string) => containerId.slice(0, KEY);

export function cursorText({ since, places }: Cursor): string {
  const parts = [...places].map(([key, { nanos, count }]) => `${key}-${nanos.toString(36)}-${count}`);
  return [since.toString(36), ...parts].join('.');
}

/** Undefined for what no sidecar has sent. */
export function parseCursor(text: string): Cursor | undefined {
  const [since = '', ...parts] = text.split('.');
  const places = parts.map((part) => /^([0-9a-f]{10})-([0-9a-z]{1,13})-(\d{1,6})$/.exec(part));
  if (!/^[0-9a-z]{1,13}$/.test(since) || places.includes(null)) return undefined;
  return {
    since: fromBase36(since),
    places: new Map(
      places.map((found) => {
        const [, key = '', nanos = '', count = ''] = found ?? [];
        return [key, { nanos: fromBase36(nanos), count: Number(count) }];
      }),
    ),
  };
}

function fromBase36(text: string): bigint {
  return [...text].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
}
