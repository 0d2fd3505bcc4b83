import { bsonType, type Doc, isDoc, Long, show, Timestamp, toNumber } from './bson.ts';
import { Failure } from './failure.ts';
import { compileElement, compileFilter, isOperators } from './match.ts';
import { addNumbers, isNumeric, multiplyNumbers } from './numbers.ts';
import { compareValues, sameValue, typeName } from './order.ts';
import { compareBy, parseSort } from './sort.ts';
import { assign, lookUp, unset } from './update-path.ts';

/** One change at one concrete path of a document, in place. */
export type ApplyOperator = (doc: Doc, path: readonly string[], now: Date) => void;

/** Checks the operator's argument once and returns the change. */
export function operatorOf(operator: string, path: string, argument: unknown): ApplyOperator | undefined {
  switch (operator) {
    case '$set':
    case '$setOnInsert':
      return (doc, at) => assign(doc, at, argument);
    case '$unset':
      return (doc, at) => unset(doc, at);
    case '$inc':
    case '$mul':
      return arithmetic(operator, path, argument);
    case '$min':
      return (doc, at) => replaceWhen(doc, at, argument, (order) => order < 0);
    case '$max':
      return (doc, at) => replaceWhen(doc, at, argument, (order) => order > 0);
    case '$currentDate':
      return currentDate(argument);
    case '$push':
      return push(argument);
    case '$addToSet':
      return addToSet(argument);
    case '$pull':
      return pull(pullTest(argument), '$pull');
    case '$pullAll': {
      if (!Array.isArray(argument)) {
        throw new Failure(2, `$pullAll requires an array argument but was given a ${typeName(argument)}`);
      }
      return pull((element) => argument.some((one) => sameValue(one, element)), '$pullAll');
    }
    case '$pop':
      return pop(argument);
    case '$bit':
      return bit(argument);
    default:
      return undefined;
  }
}

function replaceWhen(
  doc: Doc,
  path: readonly string[],
  value: unknown,
  when: (order: number) => boolean,
): void {
  const old = lookUp(doc, path);
  if (old === undefined || when(compareValues(value, old))) assign(doc, path, value);
}

function idOf(doc: Doc): string {
  return `{_id: ${show(doc._id)}}`;
}

function arithmetic(operator: '$inc' | '$mul', path: string, argument: unknown): ApplyOperator {
  const verb = operator === '$inc' ? 'increment' : 'multiply';
  if (!isNumeric(argument)) {
    throw new Failure(14, `Cannot ${verb} with non-numeric argument: {${path}: ${show(argument)}}`);
  }
  return (doc, at) => {
    const old = lookUp(doc, at);
    if (old === undefined) {
      assign(doc, at, operator === '$inc' ? argument : multiplyNumbers(0, argument));
      return;
    }
    if (!isNumeric(old)) {
      throw new Failure(
        14,
        `Cannot apply ${operator} to a value of non-numeric type. ${idOf(doc)} has the field '${at.at(-1)}' of non-numeric type ${typeName(old)}`,
      );
    }
    assign(doc, at, operator === '$inc' ? addNumbers(old, argument) : multiplyNumbers(old, argument));
  };
}

function currentDate(argument: unknown): ApplyOperator {
  const type = isDoc(argument) ? argument.$type : argument === true ? 'date' : undefined;
  if (type === 'date') return (doc, at, now) => assign(doc, at, new Date(now));
  if (type === 'timestamp') {
    return (doc, at, now) => assign(doc, at, new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 }));
  }
  throw new Failure(
    2,
    `${typeName(argument)} is not valid type for $currentDate. Please use true or {$type: 'date'}.`,
  );
}

function push(argument: unknown): ApplyOperator {
  const modified = isDoc(argument) && '$each' in argument;
  const spec: Doc = modified ? argument : { $each: [argument] };
  const { $each: each, $slice, $sort, $position, ...other } = spec;
  const [unknown] = Object.keys(other);
  if (unknown !== undefined) throw new Failure(2, `Unrecognized clause in $push: ${unknown}`);
  if (!Array.isArray(each))
    throw new Failure(
      2,
      `The argument to $each in $push must be an array but it was of type: ${typeName(each)}`,
    );
  const slice = wholeNumber('$slice', $slice);
  const position = wholeNumber('$position', $position);
  const order = $sort === undefined ? undefined : elementOrder($sort);
  return (doc, at) => {
    const old = lookUp(doc, at);
    if (old !== undefined && !Array.isArray(old)) {
      throw new Failure(
        2,
        `The field '${at.join('.')}' must be an array but is of type ${typeName(old)} in document ${idOf(doc)}`,
      );
    }
    const array: unknown[] = [...(old ?? [])];
    array.splice(position ?? array.length, 0, ...each);
    if (order !== undefined) array.sort(order);
    const kept = slice === undefined ? array : slice < 0 ? array.slice(slice) : array.slice(0, slice);
    assign(doc, at, kept);
  };
}

function wholeNumber(clause: string, value: unknown): number | undefined {
  if (value === undefined) return undefined;
  const number = toNumber(value);
  if (number === undefined || !Number.isInteger(number)) {
    throw new Failure(
      2,
      `The value for ${clause} must be an integer value but was given type: ${typeName(value)}`,
    );
  }
  return number;
}

function elementOrder(sort: unknown): (left: unknown, right: unknown) => number {
  const direction = toNumber(sort);
  if (direction === 1 || direction === -1) return (left, right) => compareValues(left, right) * direction;
  const compare = compareBy(parseSort(sort));
  return (left, right) => compare(isDoc(left) ? left : {}, isDoc(right) ? right : {});
}

function addToSet(argument: unknown): ApplyOperator {
  const each = isDoc(argument) && '$each' in argument ? argument.$each : [argument];
  if (!Array.isArray(each))
    throw new Failure(
      14,
      `The argument to $each in $addToSet must be an array but it was of type ${typeName(each)}`,
    );
  return (doc, at) => {
    const old = lookUp(doc, at);
    if (old !== undefined && !Array.isArray(old)) {
      throw new Failure(
        2,
        `Cannot apply $addToSet to non-array field. Field named '${at.at(-1)}' has non-array type ${typeName(old)}`,
      );
    }
    const array: unknown[] = [...(old ?? [])];
    for (const value of each) if (!array.some((one) => sameValue(one, value))) array.push(value);
    assign(doc, at, array);
  };
}

function pullTest(argument: unknown): (element: unknown) => boolean {
  if (isOperators(argument)) return compileElement(argument);
  if (isDoc(argument)) {
    const test = compileFilter(argument);
    return (element) => isDoc(element) && test(element);
  }
  const test = compileFilter({ v: argument });
  return (element) => (Array.isArray(element) ? sameValue(element, argument) : test({ v: element }));
}

function pull(test: (element: unknown) => boolean, operator: string): ApplyOperator {
  return (doc, at) => {
    const old = lookUp(doc, at);
    if (old === undefined) return;
    if (!Array.isArray(old)) throw new Failure(2, `Cannot apply ${operator} to a non-array value`);
    assign(
      doc,
      at,
      old.filter((element) => !test(element)),
    );
  };
}

function pop(argument: unknown): ApplyOperator {
  const end = toNumber(argument);
  if (end !== 1 && end !== -1) throw new Failure(9, `$pop expects 1 or -1, found: ${show(argument)}`);
  return (doc, at) => {
    const old = lookUp(doc, at);
    if (old === undefined) return;
    if (!Array.isArray(old)) {
      throw new Failure(
        14,
        `Path '${at.join('.')}' contains an element of non-array type '${typeName(old)}'`,
      );
    }
    assign(doc, at, end === 1 ? old.slice(0, -1) : old.slice(1));
  };
}

function bit(argument: unknown): ApplyOperator {
  const [[verb, mask] = ['', undefined], ...more] = isDoc(argument) ? Object.entries(argument) : [];
  if (!['and', 'or', 'xor'].includes(verb) || more.length > 0 || toNumber(mask) === undefined) {
    throw new Failure(2, '$bit needs one of and, or, xor with an integer');
  }
  return (doc, at) => {
    const old = lookUp(doc, at) ?? 0;
    if (!isNumeric(old) || !Number.isInteger(toNumber(old))) {
      throw new Failure(
        2,
        `Cannot apply $bit to a value of non-integral type. ${idOf(doc)} has the field ${at.at(-1)} of type ${typeName(old)}`,
      );
    }
    const [a, b] = [BigInt(String(old)), BigInt(String(mask))];
    const result = verb === 'and' ? a & b : verb === 'or' ? a | b : a ^ b;
    const wide = bsonType(old) === 'Long' || bsonType(mask) === 'Long';
    assign(doc, at, wide ? Long.fromBigInt(result) : Number(result));
  };
}
