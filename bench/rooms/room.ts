import type { Connection } from 'mongoose';

/** What is asked of a room, and what that costs. */
export interface Question {
  readonly name: string;
  readonly ask: () => Promise<unknown>;
  /** How many records there must be for an answer that is not cut short. */
  readonly from?: number;
}

/** Enough for a page far behind the first, and for a look that is bounded. */
export const MANY = 5000;

/** A part of the platform whose records become more. */
export interface Room {
  /** Stores the records `from` up to `until`, all of one organization. */
  fill(from: number, until: number): Promise<void>;
  readonly questions: readonly Question[];
  /** Closes what is its own. */
  readonly end?: () => Promise<void>;
}

/** The first page of a list, and one far behind it. */
export const FIRST = { first: 20 } as const;
export const LATER = { first: 20, offset: 4000 } as const;
export const FIRST_ROWS = { skip: 0, limit: 20 } as const;
export const LATER_ROWS = { skip: 4000, limit: 20 } as const;

/** One record in a thousand is such. */
export const isRare = (number: number) => number % 1000 === 7;

const AT_ONCE = 1000;
const MINUTE_MS = 60_000;
const BEGIN = Date.UTC(2024, 0, 1);

/** When a record was made: a minute behind the one before. */
export const instantOf = (number: number) => new Date(BEGIN + number * MINUTE_MS);

/** The id of a record. */
export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Stores rows as they are, some at a time. */
export async function insert(
  connection: Connection,
  collection: string,
  [from, until]: readonly [from: number, until: number],
  row: (number: number) => object,
): Promise<void> {
  for (let first = from; first < until; first += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, until - first) }, (_, at) => {
      const number = first + at;
      return {
        _id: idOf(number),
        createdAt: instantOf(number),
        updatedAt: instantOf(number),
        createdBy: null,
        rowVersion: 1,
        ...row(number),
      };
    });
    await connection.collection(collection).insertMany(rows as never);
  }
}
