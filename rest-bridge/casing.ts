import {
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';

export type Casing = 'snake' | 'camel';

/** `issuerDid` → `issuer_did`; paths such as `records[3].holderDid` keep their shape. */
export function toSnake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** `issuer_did` → `issuerDid`. */
export function toCamel(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

/** `by_status` and `byStatus` as `ByStatus`. */
export function toPascal(name: string): string {
  return name.replace(/(?:^|_)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

/**
 * Renames the fields of input objects along their GraphQL type. Scalars are passed as they are: what stands inside JSON is
 * signed text. A field that the type does not have gets a name that GraphQL refuses.
 */
export function toGraphqlInput(value: unknown, type: GraphQLInputType, casing: Casing): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    return Array.isArray(value) ? value.map((item) => toGraphqlInput(item, nullable.ofType, casing)) : value;
  }
  if (!isInputObjectType(nullable) || !isRecord(value)) return value;
  const fields = nullable.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const wanted = casing === 'snake' ? toCamel(name) : name;
      // A camelCase name in a snake_case body is not the same field: `issuerDid` must not slip in as `issuer_did`.
      const isMeant = casing === 'camel' || toSnake(wanted) === name;
      const field = isMeant && Object.hasOwn(fields, wanted) ? fields[wanted] : undefined;
      return field ? [wanted, toGraphqlInput(item, field.type, casing)] : [asForeign(name), item];
    }),
  );
}

// No GraphQL name starts like this, so the field is refused, and the refusal can tell it as it was written.
const FOREIGN = '?';

/** The name under which a field is refused. */
export function asForeign(name: string): string {
  return name.startsWith(FOREIGN) ? name : `${FOREIGN}${name}`;
}

/** A field that GraphQL refused, as the client wrote it. */
export function asWritten(name: string): string {
  return name.startsWith(FOREIGN) ? name.slice(FOREIGN.length) : name;
}

/** What a stored document selects, so that replies are renamed without looking at their values. */
export interface ReplyShape {
  readonly fields: ReadonlyMap<string, { readonly name: string; readonly shape: ReplyShape | undefined }>;
}

/** The shape of a selection set with each response key in the row's casing; leaves (scalars, JSON) have none. */
export function replyShape(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  selections: SelectionSetNode | undefined,
  casing: Casing,
): ReplyShape | undefined {
  const named = getNamedType(type);
  if (!selections || !isObjectType(named)) return undefined;
  const fields = new Map<string, { name: string; shape: ReplyShape | undefined }>();
  for (const node of selections.selections) {
    if (node.kind !== 'Field') throw new Error('Stored documents select fields only, no fragments.');
    const key = node.alias?.value ?? node.name.value;
    const field = named.getFields()[node.name.value];
    const shape = field ? replyShape(schema, field.type, node.selectionSet, casing) : undefined;
    fields.set(key, { name: casing === 'snake' ? toSnake(key) : key, shape });
  }
  return { fields };
}

/** Renames a reply along its shape. */
export function toReply(value: unknown, shape: ReplyShape | undefined): unknown {
  if (!shape || value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => toReply(item, shape));
  const record = value as Record<string, unknown>;
  const reply: Record<string, unknown> = {};
  for (const [key, { name, shape: inner }] of shape.fields) reply[name] = toReply(record[key], inner);
  return reply;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
