/** JSON Schema 2020-12, as OpenAPI 3.1 has it. */
export type JsonSchema = { readonly [key: string]: unknown };

export type Range = readonly [min: number, max: number];

/** Any JSON value, null too: a named schema of every document. */
export const ANY_VALUE = 'JsonValue';

/** A reference to a named schema. */
export function referenceTo(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** The name behind a reference; undefined for a schema that stands in its place. */
export function nameBehind({ $ref }: JsonSchema): string | undefined {
  return typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;
}

/** The schema of a value that may be null. */
export function orNull(schema: JsonSchema): JsonSchema {
  if (nameBehind(schema) === ANY_VALUE) return schema;
  const { $ref, type, ...words } = schema;
  return $ref === undefined
    ? { type: [type, 'null'], ...words }
    : { anyOf: [{ $ref }, { type: 'null' }], ...words };
}

/** The same schema without null. */
export function notNull(schema: JsonSchema): JsonSchema {
  const { anyOf, type, ...words } = schema;
  if (Array.isArray(anyOf)) return { ...(anyOf[0] as JsonSchema), ...words };
  return Array.isArray(type) ? { type: type[0], ...words } : schema;
}

/** A schema of a number with the bounds that a row states. */
export function within(schema: JsonSchema, range: Range | undefined): JsonSchema {
  return range ? { ...schema, minimum: range[0], maximum: range[1] } : schema;
}
