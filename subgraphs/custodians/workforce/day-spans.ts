const DAY_MS = 24 * 60 * 60 * 1000;
/** 2^16 days since 1970: until the year 2149. */
const LEVELS = 16;

/** The UTC day of an instant, counted from 1970. */
export const dayNumber = (at: Date): number => Math.floor(at.getTime() / DAY_MS);

/** The last instant of a UTC day. */
export const endOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS - 1);

/**
 * The days from one up to, and without, another as few blocks of 1, 2, 4, … days, each beginning at a multiple of its length. A day
 * lies in 17 blocks in all, and in at most one of a span: an index of blocks answers which spans hold a day, however many do not.
 */
export function blocksOf(from: number, to: number): string[] {
  const blocks: string[] = [];
  let start = Math.max(0, from);
  const end = Math.min(to, 2 ** LEVELS);
  while (start < end) {
    let level = 0;
    while (level < LEVELS && start % 2 ** (level + 1) === 0 && start + 2 ** (level + 1) <= end) level += 1;
    blocks.push(`${level}:${start / 2 ** level}`);
    start += 2 ** level;
  }
  return blocks;
}

/** The blocks in which a day lies. */
export function blocksOver(day: number): string[] {
  return Array.from({ length: LEVELS + 1 }, (_, level) => `${level}:${Math.floor(day / 2 ** level)}`);
}
