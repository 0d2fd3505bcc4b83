import {
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';
import { type Casing, toSnake } from './casing.ts';

export type JsonSchema = { readonly [key: string]: unknown };

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  String: { type: 'string' },
  ID: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
  DID: {
    type: 'string',
    maxLength: 512,
    examples: ['did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK'],
  },
  Base64: { type: 'string', contentEncoding: 'base64' },
  EpochMs: { type: 'integer', minimum: 0, description: 'Epoch milliseconds' },
  JSON: {},
};

/** JSON Schema 2020-12 of a GraphQL input type, in a row's casing; `without` names fields that do not come from the body. */
export function inputSchema(
  type: GraphQLInputType,
  casing: Casing,
  without: ReadonlySet<string> = new Set(),
): JsonSchema {
  if (isNonNullType(type)) return inputSchema(type.ofType as GraphQLInputType, casing, without);
  if (isListType(type)) return { type: 'array', items: inputSchema(type.ofType as GraphQLInputType, casing) };
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  if (!isInputObjectType(type)) return SCALARS[type.name] ?? {};
  const fields = Object.values(type.getFields()).filter(({ name }) => !without.has(name));
  const name = (field: string) => (casing === 'snake' ? toSnake(field) : field);
  return {
    type: 'object',
    additionalProperties: false,
    required: fields
      .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
      .map((field) => name(field.name)),
    properties: Object.fromEntries(
      fields.map((field) => [
        name(field.name),
        {
          ...inputSchema(field.type, casing),
          ...(field.description ? { description: field.description } : {}),
        },
      ]),
    ),
  };
}

// A leaf of a sample reply that carries its own schema through a row's `reply` function.
class Leaf {
  readonly schema: JsonSchema;
  constructor(schema: JsonSchema) {
    this.schema = schema;
  }
}

/** A reply made of schemas instead of values, for the fields that a document selects. */
export function sampleReply(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  selections: SelectionSetNode | undefined,
  casing: Casing,
): unknown {
  if (isNonNullType(type)) return sampleReply(schema, type.ofType as GraphQLOutputType, selections, casing);
  if (isListType(type)) return [sampleReply(schema, type.ofType as GraphQLOutputType, selections, casing)];
  const named = getNamedType(type);
  if (isEnumType(named)) return new Leaf({ type: 'string', enum: named.getValues().map(({ name }) => name) });
  if (!isObjectType(named) || !selections) return new Leaf(SCALARS[named.name] ?? {});
  return Object.fromEntries(
    selections.selections.flatMap((node) => {
      if (node.kind !== 'Field') return [];
      const key = node.alias?.value ?? node.name.value;
      const field = named.getFields()[node.name.value];
      if (!field) return [];
      return [
        [casing === 'snake' ? toSnake(key) : key, sampleReply(schema, field.type, node.selectionSet, casing)],
      ];
    }),
  );
}

/** The schema of a sample reply after the row's `reply` has arranged it. */
export function schemaOfSample(sample: unknown): JsonSchema {
  if (sample instanceof Leaf) return sample.schema;
  if (Array.isArray(sample))
    return { type: 'array', items: sample.length > 0 ? schemaOfSample(sample[0]) : {} };
  if (typeof sample === 'object' && sample !== null) {
    return {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(sample).map(([key, value]) => [key, schemaOfSample(value)]),
      ),
    };
  }
  if (typeof sample === 'number') return { type: 'integer' };
  if (typeof sample === 'boolean') return { type: 'boolean' };
  if (typeof sample === 'string') return { type: 'string', const: sample };
  return {};
}
