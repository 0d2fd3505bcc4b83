import { Failure } from '../failure.ts';
import { keyText } from '../keys.ts';
import { truthy } from '../match.ts';
import { compareValues } from '../order.ts';
import { arrayOf, nullish, type Operators, takes, takesAny } from './operator.ts';

/** Values by what makes them equal to MongoDB: 1, Long 1 and Decimal128 1 are one. */
export class ValueSet {
  readonly #values = new Map<string, unknown>();

  /** Adds the value; false where an equal one is there. */
  add(value: unknown): boolean {
    // Keys begin with the rank of a type, which is never this letter.
    const key = typeof value === 'string' ? `s${value}` : keyText(value);
    if (this.#values.has(key)) return false;
    this.#values.set(key, value);
    return true;
  }

  has(value: unknown): boolean {
    return this.#values.has(typeof value === 'string' ? `s${value}` : keyText(value));
  }

  get size(): number {
    return this.#values.size;
  }

  values(): unknown[] {
    return [...this.#values.values()];
  }

  /** In MongoDB's order of values. */
  sorted(): unknown[] {
    return this.values().sort(compareValues);
  }
}

function setOf(values: readonly unknown[]): ValueSet {
  const set = new ValueSet();
  for (const value of values) set.add(value);
  return set;
}

function union(arrays: unknown[]): unknown {
  const set = new ValueSet();
  for (const array of arrays) {
    if (nullish(array)) return null;
    for (const value of arrayOf(array, 17043, 'Each operand of $setUnion')) set.add(value);
  }
  return set.sorted();
}

function intersection(arrays: unknown[]): unknown {
  let set: ValueSet | undefined;
  for (const array of arrays) {
    if (nullish(array)) return null;
    const next = setOf(arrayOf(array, 17047, 'Each operand of $setIntersection'));
    const before = set;
    set = before === undefined ? next : setOf(before.values().filter((value) => next.has(value)));
  }
  return set?.sorted() ?? [];
}

function difference(left: unknown, right: unknown): unknown {
  if (nullish(left) || nullish(right)) return null;
  const values = arrayOf(left, 17048, 'The first operand of $setDifference');
  const seen = setOf(arrayOf(right, 17049, 'The second operand of $setDifference'));
  return values.filter((value) => seen.add(value));
}

function equals(arrays: unknown[]): unknown {
  if (arrays.length < 2)
    throw new Failure(17045, `$setEquals needs at least two arguments had: ${arrays.length}`);
  const [first = new ValueSet(), ...others] = arrays.map((array) =>
    setOf(arrayOf(array, 17044, 'Each operand of $setEquals')),
  );
  return others.every((set) => set.size === first.size && set.values().every((value) => first.has(value)));
}

function isSubset(left: unknown, right: unknown): unknown {
  const values = arrayOf(left, 17046, 'The first operand of $setIsSubset');
  const set = setOf(arrayOf(right, 17042, 'The second operand of $setIsSubset'));
  return values.every((value) => set.has(value));
}

/** Manual: Set Expression Operators. $setUnion and $setIntersection answer in the order of values. */
export const sets: Operators = {
  $allElementsTrue: takes(1, (array) => arrayOf(array, 17040, "$allElementsTrue's argument").every(truthy)),
  $anyElementTrue: takes(1, (array) => arrayOf(array, 17041, "$anyElementTrue's argument").some(truthy)),
  $setDifference: takes(2, difference),
  $setEquals: takesAny(equals),
  $setIntersection: takesAny(intersection),
  $setIsSubset: takes(2, isSubset),
  $setUnion: takesAny(union),
};
