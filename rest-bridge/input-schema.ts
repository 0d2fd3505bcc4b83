import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { toSnake } from './casing.ts';
import { described } from './contract-words.ts';
import { type JsonSchema, orNull, referenceTo, within } from './json-schema.ts';
import type { Contract } from './named-schemas.ts';

/** The schema of a GraphQL input type in a row's casing; objects, enumerations and the contract's own scalars by reference. */
export function inputSchema(
  contract: Contract,
  type: GraphQLInputType,
  outer: readonly GraphQLInputType[] = [],
): JsonSchema {
  if (isNonNullType(type)) return inputSchema(contract, type.ofType as GraphQLInputType, outer);
  if (isListType(type))
    return { type: 'array', items: inputSchema(contract, type.ofType as GraphQLInputType, outer) };
  if (!isInputObjectType(type)) return contract.names.leaf(type);
  // A type inside of itself refers to what is just being stated.
  if (outer.includes(type)) return referenceTo(type.name);
  return contract.names.refer(type.name, [type.name], inputObject(contract, type, { outer }));
}

/** The same of an object, in its place; `without` names fields that do not come from the body. */
export function inputObject(
  contract: Contract,
  type: GraphQLInputObjectType,
  { without, outer = [] }: { without?: ReadonlySet<string>; outer?: readonly GraphQLInputType[] },
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
        const shape = within(
          inputSchema(contract, field.type, [...outer, type]),
          contract.ranges?.[name(field.name)],
        );
        const { defaultValue } = field;
        return [
          name(field.name),
          {
            ...(isNonNullType(field.type) ? shape : orNull(shape)),
            ...described(field.description, contract),
            ...(defaultValue === undefined ? {} : { default: defaultValue }),
          },
        ];
      }),
    ),
  };
}
