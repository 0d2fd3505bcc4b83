import {
  type GraphQLEnumType,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
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
  Int: { type: 'integer', format: 'int32' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time', examples: ['2026-01-02T03:04:05.678Z'] },
  DID: {
    type: 'string',
    maxLength: 512,
    examples: ['did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK'],
  },
  Base64: { type: 'string', contentEncoding: 'base64' },
  EpochMs: { type: 'integer', minimum: 0, examples: [1767323045678] },
  JSON: {},
};

export type Range = readonly [min: number, max: number];

/** A schema of a number with the bounds that a row states. */
export function within(schema: JsonSchema, range: Range | undefined): JsonSchema {
  return range ? { ...schema, minimum: range[0], maximum: range[1] } : schema;
}

/** Words of the contract in a row's casing: `publicKey` reads `public_key` where clients send it so. */
export function inCasing(text: string, schema: GraphQLSchema, casing: Casing): string {
  if (casing === 'camel') return text;
  const names = fieldNames(schema);
  return text.replace(/\b[a-z]+(?:[A-Z][a-z0-9]*)+\b/g, (word) => (names.has(word) ? toSnake(word) : word));
}

const knownNames = new WeakMap<GraphQLSchema, ReadonlySet<string>>();

function fieldNames(schema: GraphQLSchema): ReadonlySet<string> {
  const known = knownNames.get(schema);
  if (known) return known;
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const names = new Set(
    Object.values(schema.getTypeMap()).flatMap((type) =>
      (isObjectType(type) || isInputObjectType(type) || isInterfaceType(type)) &&
      !roots.includes(type as never)
        ? Object.keys(type.getFields())
        : [],
    ),
  );
  knownNames.set(schema, names);
  return names;
}

/** JSON Schema 2020-12 of a GraphQL input type, in a row's casing; `without` names fields that do not come from the body. */
export function inputSchema(
  schema: GraphQLSchema,
  type: GraphQLInputType,
  casing: Casing,
  without: ReadonlySet<string> = new Set(),
): JsonSchema {
  if (isNonNullType(type)) return inputSchema(schema, type.ofType as GraphQLInputType, casing, without);
  if (isListType(type))
    return { type: 'array', items: inputSchema(schema, type.ofType as GraphQLInputType, casing) };
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
      fields.map((field) => {
        const words = described(field.description, getNamedType(field.type), schema, casing);
        const { defaultValue } = field;
        return [
          name(field.name),
          {
            ...nullable(inputSchema(schema, field.type, casing), !isNonNullType(field.type)),
            ...words,
            ...(defaultValue === undefined ? {} : { default: defaultValue }),
          },
        ];
      }),
    ),
  };
}

/** The description of a field, and of each value when it is one of an enumeration. */
export function described(
  description: string | null | undefined,
  type: { readonly name: string },
  schema: GraphQLSchema,
  casing: Casing,
): { readonly description?: string } {
  const values = isEnumType(type as GraphQLEnumType)
    ? (type as GraphQLEnumType)
        .getValues()
        .map((value) => `\n- \`${value.name}\`: ${value.description ?? ''}`)
        .join('')
    : '';
  const text = `${description ?? ''}${values === '' ? '' : `\n${values}`}`.trim();
  return text === '' ? {} : { description: inCasing(text, schema, casing) };
}

// A leaf of a sample reply that carries its own schema through a row's `reply` function.
class Leaf {
  readonly schema: JsonSchema;
  constructor(schema: JsonSchema) {
    this.schema = schema;
  }
}

interface Note {
  readonly description?: string;
  readonly isNullable: boolean;
}

// What is known of objects and lists of a sample: they stay plain, so that `reply` can take them apart.
const notes = new WeakMap<object, Note>();

/** A reply made of schemas instead of values, for the fields that a document selects. */
export function sampleReply(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  selections: SelectionSetNode | undefined,
  casing: Casing,
  description?: string | null,
): unknown {
  const isNullable = !isNonNullType(type);
  const inner = isNonNullType(type) ? (type.ofType as GraphQLOutputType) : type;
  const named = getNamedType(inner);
  const words = described(description, named, schema, casing);
  if (isListType(inner)) {
    const items = [sampleReply(schema, inner.ofType as GraphQLOutputType, selections, casing)];
    notes.set(items, { ...words, isNullable });
    return items;
  }
  if (isEnumType(named)) {
    const values = { type: 'string', enum: named.getValues().map(({ name }) => name) };
    return new Leaf({ ...nullable(values, isNullable), ...words });
  }
  if (!isObjectType(named) || !selections)
    return new Leaf({ ...nullable(SCALARS[named.name] ?? {}, isNullable), ...words });
  const sample = Object.fromEntries(
    selections.selections.flatMap((node) => {
      if (node.kind !== 'Field') return [];
      const key = node.alias?.value ?? node.name.value;
      const field = named.getFields()[node.name.value];
      if (!field) return [];
      return [
        [
          casing === 'snake' ? toSnake(key) : key,
          sampleReply(schema, field.type, node.selectionSet, casing, field.description),
        ],
      ];
    }),
  );
  notes.set(sample, { ...words, isNullable });
  return sample;
}

// The numbers that a page of a list adds to what the document selects.
const PAGE_WORDS: Readonly<Record<string, string>> = {
  page: 'Number of this page; the first is 0.',
  page_size: 'Rows of a full page.',
  pageSize: 'Rows of a full page.',
};

/** The schema of a sample reply after the row's `reply` has arranged it. */
export function schemaOfSample(sample: unknown): JsonSchema {
  if (sample instanceof Leaf) return sample.schema;
  if (typeof sample === 'object' && sample !== null) {
    const { isNullable, ...words } = notes.get(sample) ?? { isNullable: false };
    return { ...nullable(compositeSchema(sample), isNullable), ...words };
  }
  if (typeof sample === 'number') return { type: 'integer', minimum: 0 };
  if (typeof sample === 'boolean') return { type: 'boolean' };
  if (typeof sample === 'string') return { type: 'string', const: sample };
  return {};
}

/** The schema of a reply that leaves these fields out, at any depth, where others would be null. */
export function withOptional(schema: JsonSchema, optional: ReadonlySet<string>): JsonSchema {
  const { properties, required, items } = schema as {
    properties?: Readonly<Record<string, JsonSchema>>;
    required?: readonly string[];
    items?: JsonSchema;
  };
  return {
    ...schema,
    ...(items ? { items: withOptional(items, optional) } : {}),
    ...(required ? { required: required.filter((name) => !optional.has(name)) } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, inner]) => {
              const { type } = inner;
              const present = optional.has(name) && Array.isArray(type) ? { ...inner, type: type[0] } : inner;
              return [name, withOptional(present, optional)];
            }),
          ),
        }
      : {}),
  };
}

function compositeSchema(sample: object): JsonSchema {
  if (Array.isArray(sample))
    return { type: 'array', items: sample.length > 0 ? schemaOfSample(sample[0]) : {} };
  return {
    type: 'object',
    required: Object.keys(sample),
    properties: Object.fromEntries(
      Object.entries(sample).map(([key, value]) => {
        const words = PAGE_WORDS[key];
        return [key, { ...schemaOfSample(value), ...(words === undefined ? {} : { description: words }) }];
      }),
    ),
  };
}

function nullable(schema: JsonSchema, isNullable: boolean): JsonSchema {
  if (!isNullable || schema['type'] === undefined) return schema;
  const values = schema['enum'] as readonly unknown[] | undefined;
  return { ...schema, type: [schema['type'], 'null'], ...(values ? { enum: [...values, null] } : {}) };
}
