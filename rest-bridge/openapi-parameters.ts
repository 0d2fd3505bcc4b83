import {
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../kernel/paging.ts';
import { CORRELATION_ID, IDEMPOTENCY_KEY } from '../kernel/request-names.ts';
import { EVENT_ID } from '../kernel/sse.ts';
import type { Route, RowCookie } from '../subgraphs/rest.ts';
import { toCamel, toPascal } from './casing.ts';
import { described } from './contract-words.ts';
import { inputSchema } from './input-schema.ts';
import { type JsonSchema, type Range, within } from './json-schema.ts';
import type { Contract } from './named-schemas.ts';

const PAGE_SIZE: JsonSchema = {
  description: 'Rows of a page.',
  schema: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE },
};
const PAGING: Readonly<Record<string, JsonSchema>> = {
  page: {
    description: 'Number of the page; the first is 0.',
    schema: { type: 'integer', minimum: 0, default: 0 },
  },
  page_size: PAGE_SIZE,
  pageSize: PAGE_SIZE,
};

/** The header parameters that rows refer to, by name. */
export const HEADER_PARAMETERS: Readonly<Record<string, JsonSchema>> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Makes a retry safe: the same key and body within 24 hours get the first answer again, marked `Idempotency-Replayed: true`. ' +
      'Where that answer had a secret, it is kept nowhere and the repeat is refused with SECRET_SHOWN_ONCE, which says how to get a new ' +
      'one. Another body under the same key is refused with IDEMPOTENCY_MISMATCH. Printable ASCII without spaces.',
    schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
    example: 'class-of-2026-row-17',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The `row_version` that you have read. When the record has changed since, nothing is done (ROW_VERSION_MISMATCH).',
    schema: { type: 'string', pattern: '^("?[0-9]{1,9}"?|\\*)$' },
    example: '"3"',
  },
  LastEventId: {
    name: 'Last-Event-ID',
    in: 'header',
    description: 'The id of the last event that you have read; the stream goes on behind it.',
    schema: { type: 'string', pattern: EVENT_ID.source },
  },
  CorrelationId: {
    name: 'X-Correlation-Id',
    in: 'header',
    description:
      'Names this request in logs and audit entries; one is made when it is left out or of another form.',
    schema: { type: 'string', pattern: CORRELATION_ID.source },
  },
};

/** Path, query and header parameters of a row, each described by the contract's own words for where its value goes. */
export function parametersOf(
  row: Route,
  {
    contract,
    operation,
    field,
  }: { contract: Contract; operation: OperationDefinitionNode; field: GraphQLField<unknown, unknown> },
): readonly JsonSchema[] {
  const names = pathParameters(row);
  const query = row.query ?? [];
  const mark = (name: string) => `\0${name}`;
  const marked = (list: readonly string[]) => Object.fromEntries(list.map((name) => [name, mark(name)]));
  const variables = row.variables({ params: marked(names), query: marked(query), body: {} });
  const ref = (name: string) => ({ $ref: `#/components/parameters/${name}` });
  return [
    ...names.map((name) => ({
      name,
      in: 'path',
      required: true,
      ...bounded(placeOf(name), row.ranges?.[name]),
    })),
    ...query.map((name) => ({
      name,
      in: 'query',
      ...bounded(PAGING[name] ?? placeOf(name), row.ranges?.[name]),
    })),
    ...(row.idempotent ? [ref('IdempotencyKey')] : []),
    ...(row.guarded ? [ref('IfMatch')] : []),
    ...(row.stream ? [ref('LastEventId')] : []),
    ...(row.cookie ? [cookieParameter(row.cookie)] : []),
    ref('CorrelationId'),
  ];

  /** Follows a parameter's value into the variables, to the argument or input field that it becomes. */
  function placeOf(name: string): JsonSchema {
    for (const [variable, value] of Object.entries(variables)) {
      const definition = operation.variableDefinitions?.find((node) => node.variable.name.value === variable);
      const type =
        definition &&
        (typeFromAST(contract.schema, definition.type as never) as GraphQLInputType | undefined);
      if (!type) continue;
      if (value === mark(name)) return place(type, argumentOf(variable)?.description);
      const inputType = getNullableType(type);
      if (!isInputObjectType(inputType) || typeof value !== 'object' || value === null) continue;
      const key = Object.entries(value).find(([, inner]) => inner === mark(name))?.[0];
      const inner = key === undefined ? undefined : inputType.getFields()[toCamel(key)];
      if (inner) return place(inner.type, inner.description);
    }
    // A value that the row converts is not found again, but its variable has the same name.
    const named = operation.variableDefinitions?.find(
      ({ variable }) => variable.name.value === toCamel(name),
    );
    const type = named && (typeFromAST(contract.schema, named.type as never) as GraphQLInputType | undefined);
    return type ? place(type, argumentOf(toCamel(name))?.description) : { schema: { type: 'string' } };
  }

  function place(type: GraphQLInputType, description: string | null | undefined): JsonSchema {
    const words = described(description, contract);
    return {
      ...words,
      ...(isNonNullType(type) ? { required: true } : {}),
      schema: inputSchema(contract, type),
    };
  }

  function argumentOf(variable: string) {
    const [root] = operation.selectionSet.selections;
    return root?.kind === 'Field' ? argumentBelow(root, field, variable) : undefined;
  }
}

/** A row's cookie; programs that keep none say its value in the input of the GraphQL operation. */
function cookieParameter({ name, about }: RowCookie): JsonSchema {
  return {
    name,
    in: 'cookie',
    description: about,
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' },
  };
}

/** A list is one parameter with commas. */
function bounded(place: JsonSchema, range: Range | undefined): JsonSchema {
  const schema = within(place['schema'] as JsonSchema, range);
  return { ...place, schema, ...(schema['type'] === 'array' ? { style: 'form', explode: false } : {}) };
}

/** The argument that a variable goes to, of a field or of any field selected below it. */
function argumentBelow(
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  variable: string,
): GraphQLArgument | undefined {
  const name = node.arguments?.find(({ value }) => value.kind === 'Variable' && value.name.value === variable)
    ?.name.value;
  const found = field.args.find((argument) => argument.name === name);
  if (found) return found;
  const type = getNamedType(field.type);
  for (const inner of node.selectionSet?.selections ?? []) {
    const below =
      inner.kind === 'Field' && isObjectType(type) ? type.getFields()[inner.name.value] : undefined;
    const deeper = below && argumentBelow(inner as FieldNode, below, variable);
    if (deeper) return deeper;
  }
  return undefined;
}

/** What a document without a name of its own is about: its root field, or what it selects of `me`. */
export function nameOf(root: FieldNode): string {
  const [inner] = root.selectionSet?.selections ?? [];
  return root.name.value === 'me' && inner?.kind === 'Field' ? inner.name.value : root.name.value;
}

/** The names in braces of a row's path. */
export function pathParameters({ path }: Route): string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => String(name));
}

/**
 * Parameters that several operations state in the same words, and what stands for each in an operation. Generated clients make one type
 * of each name, in their own casing, beside those of the schemas: `PathId`, not `id` beside `ID`, nor `page_size` beside `pageSize`.
 */
export function sharedParameters(all: readonly JsonSchema[]) {
  const uses = new Map<string, number>();
  const parameters: Record<string, JsonSchema> = {};
  for (const parameter of all) {
    const text = JSON.stringify(parameter);
    uses.set(text, (uses.get(text) ?? 0) + 1);
    // Of two that share a name, the first to come twice is shared.
    if (parameter['name'] !== undefined && uses.get(text) === 2)
      parameters[sharedName(parameter)] ??= parameter;
  }
  return {
    parameters,
    refer(parameter: JsonSchema): JsonSchema {
      const name = sharedName(parameter);
      const isShared = JSON.stringify(parameters[name]) === JSON.stringify(parameter);
      return isShared ? { $ref: `#/components/parameters/${name}` } : parameter;
    },
  };
}

function sharedName({ in: place, name }: JsonSchema): string {
  return toPascal(`${place}_${name}`);
}
