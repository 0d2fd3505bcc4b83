import { truthy } from '../match.ts';
import { compare, type Operator, type Operators, operandsOf, takes } from './operator.ts';

const ordered = (holds: (order: number) => unknown) => takes(2, (left, right) => holds(compare(left, right)));

// Evaluation stops at the first operand that decides.
const junction =
  (decisive: boolean): Operator =>
  (argument, compiler) => {
    const parts = operandsOf(argument, compiler);
    return (env) => parts.some((part) => truthy(part(env)) === decisive) === decisive;
  };

/** Manual: Comparison and Boolean Expression Operators. */
export const comparison: Operators = {
  $cmp: ordered((order) => Math.sign(order)),
  $eq: ordered((order) => order === 0),
  $ne: ordered((order) => order !== 0),
  $gt: ordered((order) => order > 0),
  $gte: ordered((order) => order >= 0),
  $lt: ordered((order) => order < 0),
  $lte: ordered((order) => order <= 0),
  $and: junction(false),
  $or: junction(true),
  $not: takes(1, (value) => !truthy(value)),
};
