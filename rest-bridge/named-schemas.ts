import { type GraphQLNamedType, type GraphQLSchema, isEnumType } from 'graphql';
import type { Casing } from './casing.ts';
import { described } from './contract-words.ts';
import { ANY_VALUE, type JsonSchema, referenceTo } from './json-schema.ts';

const BUILT_IN: Readonly<Record<string, JsonSchema>> = {
  String: { type: 'string' },
  Int: { type: 'integer', format: 'int32' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
};

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  ID: { type: 'string', description: 'Names one record; compare it as it stands.' },
  DateTime: { type: 'string', format: 'date-time', examples: ['2026-01-02T03:04:05.678Z'] },
  DID: {
    type: 'string',
    maxLength: 512,
    examples: ['did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK'],
  },
  Base64: { type: 'string', contentEncoding: 'base64' },
  EpochMs: { type: 'integer', minimum: 0, examples: [1767323045678] },
};

// The scalar JSON would hide the JSON of JavaScript in clients that are made from the document.
const NAMES: Readonly<Record<string, string>> = { JSON: ANY_VALUE };

/** The named schemas of one OpenAPI document: each shape is stated once, and everything else refers to it. */
export interface NamedSchemas {
  /** What was stated so far, by name. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** The schema of a scalar or an enumeration: a reference, but for text, numbers and truth values. */
  leaf(type: GraphQLNamedType): JsonSchema;
  /**
   * A reference to a schema, which is stated under the first of these names that is free, unless it was stated for the same `origin` (a
   * type of the contract) before. Throws when every name stands for something else.
   */
  refer(origin: string, names: readonly string[], schema: JsonSchema): JsonSchema;
}

/** What the schemas of a row are made from. */
export interface Contract {
  readonly schema: GraphQLSchema;
  readonly casing: Casing;
  readonly names: NamedSchemas;
}

/** No named schemas yet, to be stated in the words of this contract. */
export function createNamedSchemas(schema: GraphQLSchema): NamedSchemas {
  const schemas: Record<string, JsonSchema> = {};
  const known = new Map<string, string>();

  function refer(origin: string, names: readonly string[], shape: JsonSchema): JsonSchema {
    const content = `${origin} ${JSON.stringify(shape)}`;
    const name = known.get(content) ?? names.find((each) => !Object.hasOwn(schemas, each));
    if (name === undefined) throw new Error(`No name is left for a schema of ${origin}: ${names.join(', ')}`);
    known.set(content, name);
    schemas[name] = shape;
    return referenceTo(name);
  }

  return {
    schemas,
    refer,
    leaf(type) {
      const name = NAMES[type.name] ?? type.name;
      const inPlace = BUILT_IN[name];
      if (inPlace || Object.hasOwn(schemas, name)) return inPlace ?? referenceTo(name);
      const values = isEnumType(type) ? type.getValues() : [];
      const shape = isEnumType(type)
        ? { type: 'string', enum: values.map((value) => value.name) }
        : SCALARS[type.name];
      const told = values.map((value) => `- \`${value.name}\`: ${value.description ?? ''}`);
      const text = [type.description ?? '', told.join('\n')].filter(Boolean).join('\n\n');
      const words = described(text, { schema, casing: 'snake' });
      return refer(name, [name], { ...words, ...shape });
    },
  };
}
