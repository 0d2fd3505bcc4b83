import { type Doc, isDoc } from '../bson.ts';
import { Failure } from '../failure.ts';
import { numberKind } from '../numbers.ts';
import { compareValues, RANK, rankOf, typeName } from '../order.ts';

/** Values of variables by name, without the dollars. */
export type Variables = Readonly<Record<string, unknown>>;

export interface Env {
  readonly root: Doc;
  readonly variables: Variables;
}

/** A compiled expression; undefined stands for a missing value. */
export type Expression = (env: Env) => unknown;

/** Compiles expressions where certain variables are known. */
export interface Compiler {
  compile(expression: unknown): Expression;
  /** The same with more variables in scope. */
  with(names: readonly string[]): Compiler;
}

/** Checks the argument of an operator once and returns what is evaluated on each document. */
export type Operator = (argument: unknown, compiler: Compiler, name: string) => Expression;
export type Operators = Readonly<Record<string, Operator>>;

type Apply = (...values: unknown[]) => unknown;

/** An operator of a fixed number of arguments, or one of a range (manual: "takes exactly N arguments"). */
export function takes(least: number, apply: Apply, most = least): Operator {
  return (argument, compiler, name) => {
    const parts = operandsOf(argument, compiler);
    if (parts.length < least || parts.length > most) {
      throw least === most
        ? new Failure(
            16020,
            `Expression ${name} takes exactly ${least} arguments. ${parts.length} were passed in.`,
          )
        : new Failure(
            28667,
            `Expression ${name} takes at least ${least} arguments, and at most ${most}, but ${parts.length} were passed in.`,
          );
    }
    const [first, second] = parts;
    if (parts.length === 1 && first !== undefined) return (env) => apply(first(env));
    if (parts.length === 2 && first !== undefined && second !== undefined)
      return (env) => apply(first(env), second(env));
    return (env) => apply(...parts.map((part) => part(env)));
  };
}

/** An operator of any number of arguments, which it gets as a list. */
export function takesAny(apply: (values: unknown[]) => unknown): Operator {
  return (argument, compiler) => {
    const parts = operandsOf(argument, compiler);
    return (env) => apply(parts.map((part) => part(env)));
  };
}

/** The operands: the elements of an array, or the one argument that is none. */
export function operandsOf(argument: unknown, compiler: Compiler): Expression[] {
  return (Array.isArray(argument) ? argument : [argument]).map((one) => compiler.compile(one));
}

interface Names {
  readonly required: readonly string[];
  readonly optional?: readonly string[];
  /** The codes for: no object, an unknown name, a required name that is not there. */
  readonly codes: readonly [notAnObject: number, unknown: number, missing: number];
}

/** The arguments by name, unparsed; refuses another shape with MongoDB's codes. */
export function namedArguments(name: string, argument: unknown, { required, optional, codes }: Names): Doc {
  const [notAnObject, unknown, missing] = codes;
  if (!isDoc(argument)) {
    throw new Failure(
      notAnObject,
      `${name} only supports an object as its argument, found ${typeName(argument)}`,
    );
  }
  const odd = Object.keys(argument).find((one) => !required.includes(one) && !optional?.includes(one));
  if (odd !== undefined) throw new Failure(unknown, `Unrecognized argument to ${name}: ${odd}`);
  const absent = required.find((one) => !Object.hasOwn(argument, one));
  if (absent !== undefined) throw new Failure(missing, `Missing '${absent}' parameter to ${name}`);
  return argument;
}

/** An operator with named arguments; `apply` gets their values, undefined for what is missing or absent. */
export function takesNamed(names: Names, apply: (values: Doc, given: Doc) => unknown): Operator {
  return (argument, compiler, name) => {
    const given = namedArguments(name, argument, names);
    const parts = Object.entries(given).map(([key, one]) => [key, compiler.compile(one)] as const);
    return (env) => {
      const values: Doc = {};
      for (const [key, part] of parts) values[key] = part(env);
      return apply(values, given);
    };
  };
}

/** Null or missing. */
export function nullish(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

/** MongoDB's order in expressions, where missing sorts below null and above MinKey. */
export function compare(left: unknown, right: unknown): number {
  if (left !== undefined && right !== undefined) return compareValues(left, right);
  if (left === right) return 0;
  return left === undefined ? (rankOf(right) === RANK.minKey ? 1 : -1) : -compare(right, left);
}

/** The name of a value's type as $type and messages give it. */
export function typeOf(value: unknown): string {
  return numberKind(value) ?? typeName(value);
}

/** The elements of an array argument; anything else is refused with the operator's code. */
export function arrayOf(value: unknown, code: number, what: string): readonly unknown[] {
  if (!Array.isArray(value))
    throw new Failure(code, `${what} must be an array, but is of type: ${typeOf(value)}`);
  return value;
}

/** What an array holds for a missing value: arrays have no holes. */
export function element(value: unknown): unknown {
  return value === undefined ? null : value;
}
