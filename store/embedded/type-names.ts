import { toNumber } from './bson.ts';
import { Failure } from './failure.ts';
import { isNumeric } from './numbers.ts';
import { typeName } from './order.ts';

/** The names of BSON's types by their numbers (manual: BSON types). */
export const TYPE_NUMBERS: Readonly<Record<number, string>> = {
  [-1]: 'minKey',
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  6: 'undefined',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  12: 'dbPointer',
  13: 'javascript',
  14: 'symbol',
  15: 'javascriptWithScope',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
  127: 'maxKey',
};
const ALIASES: ReadonlySet<unknown> = new Set(['number', ...Object.values(TYPE_NUMBERS)]);

/** The test of `$type`: a number or an alias, or an array of them. Errors: 2, 9 as MongoDB. */
export function typeTest(argument: unknown): (value: unknown) => boolean {
  const given = Array.isArray(argument) ? argument : [argument];
  if (given.length === 0) throw new Failure(9, '$type must match at least one type');
  const wanted = given.map((one) => {
    const number = toNumber(one);
    const name = number === undefined ? one : TYPE_NUMBERS[number];
    if (typeof name === 'string' && ALIASES.has(name)) return name;
    throw number === undefined
      ? new Failure(2, `Unknown type name alias: ${String(one)}`)
      : new Failure(2, `Invalid numerical type code: ${number}`);
  });
  return (value) => wanted.some((name) => (name === 'number' ? isNumeric(value) : typeName(value) === name));
}
