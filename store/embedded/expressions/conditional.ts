import { isDoc } from '../bson.ts';
import { Failure } from '../failure.ts';
import { truthy } from '../match.ts';
import { typeName } from '../order.ts';
import {
  type Compiler,
  type Env,
  type Expression,
  namedArguments,
  nullish,
  type Operator,
  type Operators,
  operandsOf,
} from './operator.ts';

const cond: Operator = (argument, compiler, name) => {
  const parts = isDoc(argument) ? namedBranches(argument) : argument;
  const [test, then, otherwise, ...more] = operandsOf(parts, compiler);
  if (test === undefined || then === undefined || otherwise === undefined || more.length > 0)
    throw new Failure(16020, `Expression ${name} takes exactly 3 arguments.`);
  return (env) => (truthy(test(env)) ? then(env) : otherwise(env));
};

function namedBranches(argument: Record<string, unknown>): unknown[] {
  const parts: unknown[] = [];
  for (const [at, name] of ['if', 'then', 'else'].entries()) {
    if (!Object.hasOwn(argument, name)) throw new Failure(17080 + at, `Missing '${name}' parameter to $cond`);
    parts.push(argument[name]);
  }
  const odd = Object.keys(argument).find((name) => !['if', 'then', 'else'].includes(name));
  if (odd !== undefined) throw new Failure(17083, `Unrecognized parameter to $cond: ${odd}`);
  return parts;
}

const ifNull: Operator = (argument, compiler, name) => {
  const parts = operandsOf(argument, compiler);
  if (parts.length < 2)
    throw new Failure(1257300, `${name} needs at least two arguments, had: ${parts.length}`);
  return (env) => {
    let value: unknown;
    for (const part of parts) {
      value = part(env);
      if (!nullish(value)) return value;
    }
    return value;
  };
};

const choose: Operator = (argument, compiler) => {
  if (!isDoc(argument))
    throw new Failure(40060, `$switch requires an object as an argument, found: ${typeName(argument)}`);
  const { branches, default: otherwise, ...odd } = argument;
  const [unknown] = Object.keys(odd);
  if (unknown !== undefined) throw new Failure(40067, `$switch found an unknown argument: ${unknown}`);
  if (branches !== undefined && !Array.isArray(branches))
    throw new Failure(40061, `$switch expected an array for 'branches', found: ${typeName(branches)}`);
  const cases = (branches ?? []).map((branch) => caseOf(branch, compiler));
  if (cases.length === 0) throw new Failure(40068, '$switch requires at least one branch.');
  const fallback = otherwise === undefined ? undefined : compiler.compile(otherwise);
  return (env) => {
    for (const [test, result] of cases) if (truthy(test(env))) return result(env);
    if (fallback !== undefined) return fallback(env);
    throw new Failure(
      40066,
      '$switch could not find a matching branch for an input, and no default was specified.',
    );
  };
};

function caseOf(branch: unknown, compiler: Compiler): readonly [test: Expression, result: Expression] {
  if (!isDoc(branch))
    throw new Failure(40062, `$switch expected each branch to be an object, found: ${typeName(branch)}`);
  const { case: test, then, ...odd } = branch;
  const [unknown] = Object.keys(odd);
  if (unknown !== undefined)
    throw new Failure(40063, `$switch found an unknown argument to a branch: ${unknown}`);
  if (test === undefined) throw new Failure(40064, "$switch requires each branch have a 'case' expression");
  if (then === undefined) throw new Failure(40065, "$switch requires each branch have a 'then' expression.");
  return [compiler.compile(test), compiler.compile(then)];
}

const bind: Operator = (argument, compiler, name) => {
  const { vars, in: body } = namedArguments(name, argument, {
    required: ['vars', 'in'],
    codes: [16874, 16875, 16877],
  });
  if (!isDoc(vars)) throw new Failure(10065, `invalid parameter: expected an object (vars)`);
  const parts = Object.entries(vars).map(
    ([variable, one]) => [variableName(variable), compiler.compile(one)] as const,
  );
  const inner = compiler.with(Object.keys(vars)).compile(body);
  return (env) => {
    const variables: Record<string, unknown> = { ...env.variables };
    for (const [variable, part] of parts) variables[variable] = part(env);
    return inner({ root: env.root, variables });
  };
};

/** The name of a variable that an expression may define (manual: Variables in Aggregation Expressions). */
export function variableName(name: unknown): string {
  if (typeof name !== 'string' || name === '')
    throw new Failure(16866, 'empty variable names are not allowed');
  if (!/^[a-z\u0080-\uffff]/.test(name))
    throw new Failure(16867, `'${name}' starts with an invalid character for a user variable name`);
  const odd = /[^A-Za-z0-9_\u0080-\uffff]/.exec(name);
  if (odd !== null)
    throw new Failure(16868, `'${name}' contains an invalid character for a variable name: '${odd[0]}'`);
  return name;
}

/** The environment with one more variable. */
export function withVariable(env: Env, name: string, value: unknown): Env {
  return { root: env.root, variables: { ...env.variables, [name]: value } };
}

const literal: Operator = (argument) => () => argument;

/** Manual: Conditional Expression Operators, $let and $literal. */
export const conditional: Operators = {
  $cond: cond,
  $ifNull: ifNull,
  $switch: choose,
  $let: bind,
  $literal: literal,
  $const: literal,
};
