import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { toSnake } from './casing.ts';
import { described } from './contract-words.ts';
import { type JsonSchema, orNull, type Range, referenceTo, within } from './json-schema.ts';
import type { Contract } from './named-schemas.ts';

/** The bounds of numbers by their field, `length`; those of an object within by its path, `fields.length`. */
export type Ranges = Readonly<Record<string, Range>>;

/** The schema of a GraphQL input type in a row's casing; objects, enumerations and the contract's own scalars by reference. */
export function inputSchema(
  contract: Contract,
  type: GraphQLInputType,
  outer: readonly GraphQLInputType[] = [],
  ranges: Ranges = {},
): JsonSchema {
  if (isNonNullType(type)) return inputSchema(contract, type.ofType as GraphQLInputType, outer, ranges);
  if (isListType(type))
    return { type: 'array', items: inputSchema(contract, type.ofType as GraphQLInputType, outer, ranges) };
  if (!isInputObjectType(type)) return contract.names.leaf(type);
  // A type inside of itself refers to what is just being stated.
  if (outer.includes(type)) return referenceTo(type.name);
  return contract.names.refer(type.name, [type.name], inputObject(contract, type, { outer, ranges }));
}

/** The same of an object, in its place; `without` names fields that do not come from the body. */
export function inputObject(
  contract: Contract,
  type: GraphQLInputObjectType,
  {
    without,
    outer = [],
    ranges = {},
  }: { without?: ReadonlySet<string>; outer?: readonly GraphQLInputType[]; ranges?: Ranges },
): JsonSchema {
  const fields = Object.values(type.getFields()).filter(({ name }) => !without?.has(name));
  const name = (field: string) => (contract.casing === 'snake' ? toSnake(field) : field);
  return {
    type: 'object',
    additionalProperties: false,
    ...described(type.description, contract),
    required: fields
      .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
      .map((field) => name(field.name)),
    properties: Object.fromEntries(
      fields.map((field) => {
        const shape = inputSchema(contract, field.type, [...outer, type], below(ranges, name(field.name)));
        const { defaultValue } = field;
        return [
          name(field.name),
          {
            ...within(isNonNullType(field.type) ? shape : orNull(shape), ranges[name(field.name)]),
            ...described(field.description, contract),
            ...(defaultValue === undefined ? {} : { default: defaultValue }),
          },
        ];
      }),
    ),
  };
}

function below(ranges: Ranges, name: string): Ranges {
  const inside = Object.entries(ranges).filter(([path]) => path.startsWith(`${name}.`));
  return Object.fromEntries(inside.map(([path, range]) => [path.slice(name.length + 1), range]));
}
