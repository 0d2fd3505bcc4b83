import { type GraphQLInputType, type GraphQLObjectType, typeFromAST } from 'graphql';
import { ERRORS } from '../kernel/errors.ts';
import type { Supergraph } from '../router/supergraph.ts';
import { toCamel } from './casing.ts';
import { inputSchema, type JsonSchema, sampleReply, schemaOfSample } from './json-schema.ts';
import type { Route } from './route.ts';

/** The OpenAPI 3.1 document of the rows: shapes from the GraphQL types behind each, words and examples from the row. */
export function openApiDocument(options: {
  supergraph: Supergraph;
  routes: readonly Route[];
  publicUrl: string;
}): JsonSchema {
  const { supergraph, routes, publicUrl } = options;
  const paths: Record<string, Record<string, unknown>> = {};
  for (const row of routes) {
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operationOf(row, supergraph) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Testamur',
      version: 'v1',
      summary: 'Issue, store, share and verify W3C Verifiable Credentials',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(routes.map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
        holderSession: { type: 'apiKey', in: 'cookie', name: 'testamur_holder_session' },
      },
      schemas: { Error: ERROR_SCHEMA },
    },
  };
}

function operationOf(row: Route, supergraph: Supergraph): JsonSchema {
  const { schema } = supergraph;
  const { operation } = supergraph.store(row.document);
  const casing = row.casing ?? 'snake';
  const [root] = operation.selectionSet.selections;
  if (root?.kind !== 'Field') throw new Error(`${row.path}: a row's document has exactly one root field.`);
  const rootType = (
    operation.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType()
  ) as GraphQLObjectType;
  const field = rootType.getFields()[root.name.value];
  const params = [...row.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => String(name));
  const sample = field ? sampleReply(schema, field.type, root.selectionSet, casing) : {};
  const body = hasBody(row) ? bodySchema() : undefined;

  return {
    operationId: operation.name?.value ?? root.name.value,
    tags: [tagOf(row)],
    summary: row.summary,
    ...(row.description ? { description: row.description } : {}),
    ...(row.caller === 'public' ? { security: [] } : { security: securityOf(row) }),
    parameters: [
      ...params.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...(row.query ?? []).map((name) => ({
        name,
        in: 'query',
        schema: QUERY_SCHEMAS[name] ?? { type: 'string' },
      })),
      ...(row.method === 'POST' ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(body ? { requestBody: { required: true, content: { 'application/json': body } } } : {}),
    responses: {
      [row.success]: {
        description: 'Done',
        ...(row.success === 204
          ? {}
          : {
              content: {
                'application/json': { schema: schemaOfSample(row.reply ? row.reply(sample) : sample) },
              },
            }),
      },
      default: {
        description: 'Refused; `error` is one of the documented codes',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };

  function bodySchema(): JsonSchema {
    const [input] = operation.variableDefinitions ?? [];
    const type = input ? (typeFromAST(schema, input.type as never) as GraphQLInputType) : undefined;
    // Fields that the row fills from the path are not the body's.
    const filled = row.variables({
      params: Object.fromEntries(params.map((name) => [name, ''])),
      query: {},
      body: {},
    });
    const fromPath = new Set(Object.keys((filled[input?.variable.name.value ?? ''] as object) ?? {}));
    const schemaOfBody = type
      ? inputSchema(type, casing, new Set([...fromPath].flatMap((name) => [name, toCamel(name)])))
      : { type: 'object' };
    return {
      schema: schemaOfBody,
      ...(row.example?.body
        ? { examples: { example: { summary: row.example.summary, value: row.example.body } } }
        : {}),
    };
  }
}

function hasBody(row: Route): boolean {
  return row.body === undefined
    ? row.method === 'POST' || row.method === 'PUT' || row.method === 'PATCH'
    : row.body === 'json';
}

function tagOf({ path }: Route): string {
  return path.split('/')[3] ?? 'platform';
}

function securityOf({ caller }: Route): readonly JsonSchema[] {
  if (caller === 'issuer or API key') return [{ bearer: [] }, { apiKey: [] }];
  if (caller === 'holder') return [{ holderSession: [] }, { bearer: [] }];
  return [{ bearer: [] }];
}

const QUERY_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  page: { type: 'integer', minimum: 0, default: 0 },
  page_size: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
  from: { type: 'string', format: 'date-time' },
  to: { type: 'string', format: 'date-time' },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Makes a retry safe: the same key and body within 24 hours get the first answer again.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const ERROR_SCHEMA = {
  type: 'object',
  required: ['error', 'message', 'timestamp', 'correlationId'],
  properties: {
    error: {
      type: 'string',
      enum: Object.keys(ERRORS),
      description: Object.entries(ERRORS)
        .map(([code, { http, when }]) => `- \`${code}\` (${http}): ${when}`)
        .join('\n'),
    },
    message: { type: 'string', description: 'What is wrong and what to do' },
    timestamp: { type: 'string', format: 'date-time' },
    correlationId: { type: 'string' },
    details: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};
