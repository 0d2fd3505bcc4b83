import {
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isObjectType,
  type SelectionSetNode,
  typeFromAST,
} from 'graphql';
import { isFile, type Route } from '../subgraphs/rest.ts';
import type { Supergraph } from '../supergraph/supergraph.ts';
import { toCamel } from './casing.ts';
import { inputObject } from './input-schema.ts';
import { type JsonSchema, referenceTo } from './json-schema.ts';
import { type Contract, createNamedSchemas, type NamedSchemas } from './named-schemas.ts';
import { examplesOf, FROM_FILE, fileContent, uploadBody } from './openapi-files.ts';
import {
  HEADER_PARAMETERS,
  nameOf,
  parametersOf,
  pathParameters,
  sharedParameters,
} from './openapi-parameters.ts';
import {
  cookieHeader,
  ERROR_SCHEMAS,
  errorResponses,
  HEADER_COMPONENTS,
  headersOf,
  refusalsOf,
  SCIM_TYPE,
  sentOnOf,
} from './openapi-responses.ts';
import { INTRODUCTION, TAGS, tagOf } from './openapi-words.ts';
import { replySchema, sampleReply } from './reply-schema.ts';

/** The name of a row in the list of recorded answers. */
export function rowName({ method, path }: Pick<Route, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** What every row's part of a document is made with. */
interface Whole {
  readonly supergraph: Supergraph;
  readonly names: NamedSchemas;
  /** How many fields the widest document selects of each type. */
  readonly widest: ReadonlyMap<string, number>;
  /** An answer of each row, by its name, and refusals, by their status. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/**
 * The OpenAPI 3.1 document of the rows: shapes and words from the GraphQL types behind each, summaries and examples of requests from the
 * row, examples of answers from `answers`.
 */
export function openApiDocument(options: {
  supergraph: Supergraph;
  routes: readonly Route[];
  answers: Readonly<Record<string, unknown>>;
  publicUrl: string;
}): JsonSchema {
  const { supergraph, routes, answers, publicUrl } = options;
  const names = createNamedSchemas(supergraph.schema);
  const whole = { supergraph, names, widest: widestOf(routes, supergraph), answers };
  const operations = routes.map((row) => ({ row, operation: operationOf(row, whole) }));
  const shared = sharedParameters(operations.flatMap(({ operation }) => operation.parameters));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { row, operation } of operations) {
    const parameters = operation.parameters.map(shared.refer);
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: { ...operation, parameters } };
  }
  const used = new Set(routes.map(tagOf));
  const schemas = { ...ERROR_SCHEMAS, ...names.schemas };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Testamur',
      version: 'v1',
      summary: 'Issue, store, share and verify W3C Verifiable Credentials.',
      description: INTRODUCTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: publicUrl, description: 'The API gateway' }],
    tags: TAGS.filter(({ name }) => used.has(name)).map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The `token` of a sign-in reply.',
        },
        ...(routes.some(({ caller }) => caller === 'API key as bearer')
          ? {
              apiKeyAsBearer: {
                type: 'http',
                scheme: 'bearer',
                description: 'An API key of an issuer with the scope `team:provision`.',
              },
            }
          : {}),
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Api-Key',
          description: 'The `api_key` that was shown when the key was created.',
        },
        ...(routes.some(({ caller }) => caller === 'holder')
          ? {
              holderSession: {
                type: 'apiKey',
                in: 'cookie',
                name: 'testamur_holder_session',
                description: "The cookie of a holder's sign-in.",
              },
            }
          : {}),
      },
      parameters: { ...HEADER_PARAMETERS, ...shared.parameters },
      headers: HEADER_COMPONENTS,
      responses: errorResponses(answers),
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
}

function operationOf(row: Route, { supergraph, names, widest, answers }: Whole) {
  const { schema } = supergraph;
  const { operation } = supergraph.store(row.document);
  const contract: Contract = { schema, names, casing: row.casing ?? 'snake' };
  const [root] = operation.selectionSet.selections;
  const rootType = schema.getRootType(operation.operation) as GraphQLObjectType | undefined;
  const field = root?.kind === 'Field' ? rootType?.getFields()[root.name.value] : undefined;
  if (root?.kind !== 'Field' || !field)
    throw new Error(`${row.path}: a row's document has exactly one root field.`);
  const name = operation.name?.value ?? nameOf(root);
  const requestBody = hasBody(row) ? bodyOf() : undefined;

  return {
    operationId: operationId(row, name),
    tags: [tagOf(row)],
    summary: row.summary,
    description: [row.description, `For: ${callerWords(row)}. Rate limit: \`${row.limit}\`.`]
      .filter(Boolean)
      .join('\n\n'),
    security: securityOf(row),
    parameters: parametersOf(row, { contract, operation, field }),
    ...(requestBody ? { requestBody } : {}),
    responses: {
      ...sentOnOf(row),
      [row.success]: {
        description: row.success === 204 ? 'Done; there is nothing to read.' : 'Done.',
        headers: {
          ...cookieHeader(row),
          ...headersOf([
            'X-Correlation-Id',
            'RateLimit-Policy',
            'RateLimit',
            ...(row.idempotent ? ['Idempotency-Replayed'] : []),
            ...(row.file ? ['Content-Disposition'] : []),
            ...(row.setsCookie ? ['Set-Cookie'] : []),
          ]),
        },
        ...(row.success === 204 ? {} : { content: replyContent(field.type, root.selectionSet) }),
      },
      ...refusalsOf(row),
    },
  };

  function replyContent(type: GraphQLOutputType, selections: SelectionSetNode | undefined): JsonSchema {
    const answer = answers[rowName(row)];
    const example = answer === undefined ? {} : { example: answer };
    if (row.file) return fileContent(row.file.mediaTypes, answer);
    // What an event looks like is told in words: OpenAPI 3.1 has no form for streams.
    if (row.stream) return { 'text/event-stream': { schema: { type: 'string' }, ...example } };
    const sample = sampleReply(contract, type, selections);
    const shape = replySchema(row.reply ? row.reply(sample) : sample, {
      ...contract,
      root: type,
      operation: name,
      widest,
      optional: new Set(row.optional),
    });
    const mediaTypes = [...(row.isScim ? [SCIM_TYPE] : []), 'application/json', ...(row.mediaTypes ?? [])];
    return Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, { schema: shape, ...example }]));
  }

  function bodyOf(): JsonSchema {
    if (row.body === 'whole') return wholeBody(row);
    const [input] = operation.variableDefinitions ?? [];
    const type = input && (typeFromAST(schema, input.type as never) as GraphQLInputObjectType | undefined);
    const object = type && (getNamedType(type) as GraphQLInputObjectType);
    // Fields that the row fills from the path are not the body's.
    const filled = row.variables({
      params: Object.fromEntries(pathParameters(row).map((param) => [param, ''])),
      query: {},
      body: {},
    });
    const fromPath = [
      ...Object.keys((filled[input?.variable.name.value ?? ''] as object) ?? {}),
      ...(isFile(row) ? FROM_FILE : []),
    ];
    const without = new Set(fromPath.flatMap((part) => [part, toCamel(part)]));
    const shape = object
      ? inputObject(contract, object, { without, ranges: row.ranges ?? {} })
      : { type: 'object', additionalProperties: false };
    const ignored = Object.fromEntries(
      (row.ignored ?? []).map((part) => [part, { description: 'Accepted and ignored.' }]),
    );
    const fields = Object.entries((shape['properties'] as Record<string, JsonSchema> | undefined) ?? {});
    const properties = { ...Object.fromEntries(fields), ...ignored };
    const required = [
      ...((shape['required'] as readonly string[] | undefined) ?? []),
      ...(row.requires ?? []),
    ];
    const { example } = row;
    const anyOf = row.requiresEither?.map((name) => ({ required: [name] }));
    const written = asSpelled(row, { properties, required });
    const whole = { ...shape, ...written, ...(anyOf ? { anyOf } : {}) };
    // In another spelling it is not the contract's own type.
    const called = object && (row.spelled ? [`${object.name}Form`] : [object.name, `${name}Input`]);
    const refer = (body: JsonSchema) =>
      object && called ? names.refer(row.spelled ? called.join() : object.name, called, body) : body;
    if (isFile(row)) return uploadBody(whole, example, refer);
    const media = row.body === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
    return {
      required: required.length > 0 || anyOf !== undefined,
      content: { [media]: { schema: refer(whole), ...examplesOf(example) } },
    };
  }
}

/** How many fields the widest document of all rows selects of each type. */
function widestOf(routes: readonly Route[], { store, schema }: Supergraph): ReadonlyMap<string, number> {
  const widest = new Map<string, number>();
  for (const { document } of routes) {
    const { operation } = store(document);
    const root = schema.getRootType(operation.operation);
    if (root) look(root, operation.selectionSet);
  }
  return widest;

  function look(type: GraphQLOutputType, { selections }: SelectionSetNode): void {
    const named = getNamedType(type);
    if (!isObjectType(named)) return;
    widest.set(named.name, Math.max(selections.length, widest.get(named.name) ?? 0));
    for (const node of selections) {
      const field = node.kind === 'Field' ? named.getFields()[node.name.value] : undefined;
      if (field && node.kind === 'Field' && node.selectionSet) look(field.type, node.selectionSet);
    }
  }
}

/** `listCredentials`, `getCredential`, `issueCredential`: queries are named for things, so that they get a verb here. */
function operationId({ method, query }: Route, thing: string): string {
  const name = `${thing.charAt(0).toUpperCase()}${thing.slice(1)}`;
  const verb = method !== 'GET' ? '' : query?.includes('page') ? 'list' : 'get';
  return verb === '' ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : `${verb}${name}`;
}

function hasBody(row: Route): boolean {
  return row.body === undefined
    ? row.method === 'POST' || row.method === 'PUT' || row.method === 'PATCH'
    : row.body !== 'none';
}

/** An object whose members a protocol names. */
function wholeBody({ example }: Route): JsonSchema {
  const content = { schema: referenceTo('ScimMessage'), ...examplesOf(example) };
  return { required: true, content: { [SCIM_TYPE]: content, 'application/json': content } };
}

/** The properties of a body under the names that a protocol gives them. */
function asSpelled(
  { spelled = {} }: Route,
  { properties, required }: { properties: JsonSchema; required: readonly string[] },
) {
  const name = (our: string) => spelled[our] ?? our;
  return {
    properties: Object.fromEntries(Object.entries(properties).map(([our, shape]) => [name(our), shape])),
    required: required.map(name),
  };
}

function callerWords({ caller }: Route): string {
  return caller === 'public' ? 'everybody' : caller;
}

function securityOf({ caller }: Route): readonly JsonSchema[] {
  switch (caller) {
    case 'public':
      return [];
    case 'issuer or API key':
    case 'verifier or API key':
      return [{ bearer: [] }, { apiKey: [] }];
    case 'API key as bearer':
      return [{ apiKeyAsBearer: [] }, { apiKey: [] }];
    case 'holder':
      return [{ holderSession: [] }, { bearer: [] }];
    default:
      return [{ bearer: [] }];
  }
}
