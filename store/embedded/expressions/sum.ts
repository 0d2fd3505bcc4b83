import { Decimal128 } from '../bson.ts';
import { decimalFrom, exactOf } from '../exact.ts';
import {
  decimalArithmetic,
  doubleOf,
  fitsLong,
  integerOf,
  type NumberKind,
  numberKind,
  toBigInt,
  toDouble,
  widest,
} from '../numbers.ts';

const LOW_BITS = 2n ** 32n;

/**
 * A sum as MongoDB makes it: Decimal128 apart, everything else as two doubles, of which the second holds what
 * rounding took from the first (Knuth's 2Sum), so that integers stay exact. The result has the widest type
 * that was added; an int32 that overflows becomes a Long, a Long a double.
 */
export class Sum {
  count = 0;
  #kind: NumberKind = 'int';
  #sum = 0;
  #rest = 0;
  #plain = 0;
  #decimal: unknown = 0;

  /** Adds a number; anything else is left out. */
  add(value: unknown): void {
    const kind = numberKind(value);
    if (kind === undefined) return;
    this.count++;
    if (this.#kind !== kind) this.#kind = widest(this.#kind, kind);
    if (kind === 'decimal') this.#decimal = decimalArithmetic('+', this.#decimal, value);
    else if (kind === 'long') this.#addLong(toBigInt(value));
    else this.#addDouble(toDouble(value));
  }

  /** Adds the milliseconds of a date, which do not count for the type. */
  addMilliseconds(value: number): void {
    this.#addLong(BigInt(value));
  }

  value(): unknown {
    if (this.#kind === 'decimal') return this.#decimalValue();
    if (this.#kind === 'double') return doubleOf(this.#doubleValue());
    const whole = BigInt(this.#sum) + BigInt(this.#rest);
    return fitsLong(whole) ? integerOf(whole, this.#kind === 'long') : doubleOf(this.#doubleValue());
  }

  /** The average; null of nothing, a double unless a Decimal128 was added. */
  average(): unknown {
    if (this.count === 0) return null;
    return this.#kind === 'decimal'
      ? decimalArithmetic('/', this.#decimalValue(), this.count)
      : doubleOf(this.#doubleValue() / this.count);
  }

  #addLong(value: bigint): void {
    const low = value % LOW_BITS;
    this.#addDouble(Number(low));
    this.#addDouble(Number(value - low));
  }

  #addDouble(value: number): void {
    this.#plain += value;
    const small = value + this.#rest;
    const smallRest = this.#rest - (small - value);
    const sum = this.#sum + small;
    const before = sum - small;
    this.#rest = smallRest + (this.#sum - before + (small - (sum - before)));
    this.#sum = sum;
  }

  // Infinities turn into NaN on the way; the plain sum knows better.
  #doubleValue(): number {
    return Number.isNaN(this.#sum) ? this.#plain : this.#sum;
  }

  #decimalValue(): Decimal128 {
    if (!Number.isFinite(this.#sum))
      return decimalArithmetic('+', this.#decimal, Decimal128.fromString(String(this.#plain)));
    const [sum, rest] = [decimalFrom(exactOf(this.#sum)), decimalFrom(exactOf(this.#rest))];
    return decimalArithmetic('+', this.#decimal, decimalArithmetic('+', sum, rest));
  }
}
