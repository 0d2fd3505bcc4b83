import { bsonType, type Doc, isRegExp, regExpOf } from './bson.ts';
import type { IndexField } from './index-keys.ts';
import { encodeKey, endOfPrefix, inverted } from './keys.ts';
import { isOperators } from './match.ts';
import { RANK, rankOf } from './order.ts';

/** Keys from the first (included) to the second (excluded). */
export type KeyRange = readonly [Buffer, Buffer];

/** What a filter says of the fields that it names at its top level and in `$and`. */
export interface Bounds {
  readonly equal: ReadonlyMap<string, readonly unknown[]>;
  readonly range: ReadonlyMap<string, FieldRange>;
  /** Clauses that keys cannot express. */
  readonly other: number;
  readonly clauses: readonly Clause[];
}

type Clause = readonly [path: string, condition: unknown];

export interface FieldRange {
  readonly low?: Bound;
  readonly high?: Bound;
  readonly prefix?: string;
}

interface Bound {
  readonly value: unknown;
  /** The value itself is out: the way from one to the next must not lead through all that have the first. */
  readonly isOpen: boolean;
}

const OPERATORS: Readonly<Record<string, { end: 'low' | 'high'; isOpen: boolean }>> = {
  $gt: { end: 'low', isOpen: true },
  $gte: { end: 'low', isOpen: false },
  $lt: { end: 'high', isOpen: true },
  $lte: { end: 'high', isOpen: false },
};

export function boundsOf(filter: Doc): Bounds {
  const clauses = [...flatClauses(filter)];
  const equal = new Map<string, readonly unknown[]>();
  const range = new Map<string, FieldRange>();
  let other = 0;
  const setEqual = (path: string, values: readonly unknown[]): void => {
    if (equal.has(path)) other++;
    else equal.set(path, values);
  };
  const add = (path: string, operator: string, argument: unknown): void => {
    if (operator === '$eq' && isPoint(argument)) setEqual(path, [argument]);
    else if (operator === '$in' && Array.isArray(argument) && argument.every(isPoint))
      setEqual(path, argument);
    else {
      other++;
      const bound = OPERATORS[operator];
      const known = range.get(path) ?? {};
      if (bound === undefined || !isPoint(argument) || argument === null || known[bound.end]) return;
      range.set(path, { ...known, [bound.end]: { value: argument, isOpen: bound.isOpen } });
    }
  };
  for (const [path, value] of clauses) {
    if (path.startsWith('$')) other++;
    else if (isOperators(value)) {
      for (const [operator, argument] of Object.entries(value)) add(path, operator, argument);
    } else {
      if (isPoint(value)) setEqual(path, [value]);
      else other++;
      const prefix = anchoredPrefix(value);
      if (prefix !== undefined) range.set(path, { prefix });
    }
  }
  return { equal, range, other, clauses };
}

/** The clauses that all have to hold: `$and`, and an `$or` of one, are what they hold. */
export function* flatClauses(filter: Doc): Iterable<Clause> {
  for (const [name, value] of Object.entries(filter)) {
    const isAll = Array.isArray(value) && (name === '$and' || (name === '$or' && value.length === 1));
    if (isAll) for (const inner of value) yield* flatClauses(inner as Doc);
    else yield [name, value];
  }
}

// A value that equals exactly one index key; whole arrays have keys of their elements only.
function isPoint(value: unknown): boolean {
  if (value === undefined || isRegExp(value) || Array.isArray(value)) return false;
  return !['MinKey', 'MaxKey'].includes(bsonType(value) ?? '') && !Number.isNaN(value);
}

function anchoredPrefix(value: unknown): string | undefined {
  if (!isRegExp(value)) return undefined;
  const { pattern, options } = regExpOf(value);
  if (/[imx]/.test(options) || pattern.includes('|')) return undefined;
  const match = /^\^([A-Za-z0-9_\-:@ ]+)(.?)/.exec(pattern);
  if (match === null) return undefined;
  const [, text = '', after = ''] = match;
  const prefix = /[*+?{]/.test(after) ? text.slice(0, -1) : text;
  return prefix === '' ? undefined : prefix;
}

/** The keys of a range of one field behind a prefix of others. */
export function rangeOf(prefix: Buffer, field: IndexField, range: FieldRange, multikey: boolean): KeyRange {
  const [low, high] = range.prefix === undefined ? boundsIn(range, multikey) : aroundText(range.prefix);
  const [first, last] = field.direction < 0 ? [flipped(high), flipped(low)] : [low, high];
  const from = Buffer.concat([prefix, first.key]);
  const to = Buffer.concat([prefix, last.key]);
  return [first.isOpen ? endOfPrefix(from) : from, last.isOpen ? to : endOfPrefix(to)];
}

interface KeyBound {
  readonly key: Buffer;
  readonly isOpen: boolean;
}

const keyBound = ({ value, isOpen }: Bound): KeyBound => ({ key: encodeKey(value), isOpen });
const flipped = ({ key, isOpen }: KeyBound): KeyBound => ({ key: inverted(key), isOpen });

function boundsIn({ low, high }: FieldRange, multikey: boolean): readonly [KeyBound, KeyBound] {
  // What has no bound ends with the values of its type.
  const type = { key: Buffer.from([rankOf((low ?? high)?.value)]), isOpen: false };
  // In a multikey index two bounds may be met by two elements: one bound only.
  const isHalf = multikey && low !== undefined;
  return [low ? keyBound(low) : type, high && !isHalf ? keyBound(high) : type];
}

function aroundText(beginning: string): readonly [KeyBound, KeyBound] {
  const bound = { key: encodeKey(beginning).subarray(0, -2), isOpen: false };
  return [bound, bound];
}

/** How many conditions a range of keys stands for; undefined when it may hold more than they match. */
export function conditionsIn({ low, high }: FieldRange): number | undefined {
  const values = [low, high].flatMap((bound) => (bound ? [bound.value] : []));
  const [rank, ...others] = values.map(rankOf);
  const isOneType = rank !== undefined && others.every((other) => other === rank);
  // Numbers begin with NaN, which no comparison matches.
  const isWithoutNaN = low !== undefined || rank !== RANK.number;
  const isPlain = values.every((value) => bsonType(value) !== 'Decimal128');
  return isOneType && isWithoutNaN && isPlain ? values.length : undefined;
}
