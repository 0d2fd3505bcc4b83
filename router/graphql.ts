import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from '../kernel/context.ts';
import { parseStrictJson } from '../kernel/crypto/strict-json.ts';
import { AppError, ERRORS, type ErrorCode, isAppError, isErrorCode } from '../kernel/errors.ts';
import {
  type ApolloRefusal,
  apolloRefusalOf,
  publicMessage,
  saysTooManyTokens,
} from '../kernel/library-errors.ts';
import { currentCorrelationId, type Logger } from '../kernel/log.ts';
import { createWork } from '../kernel/work.ts';
import { extensionsOf, QUERY_BUDGET_MS } from '../subgraphs/execute.ts';
import { ONCE_A_DOCUMENT } from '../subgraphs/operations.ts';
import { figureOf, type RateLimit } from '../subgraphs/rest.ts';
import type { Supergraph } from '../supergraph/supergraph.ts';
import { type Complexity, complexityOf } from './complexity.ts';
import { conditionalSubscription, unanswerable } from './conditions.ts';

/** What one GraphQL document may ask at most. */
export const GRAPHQL_LIMITS = {
  depth: 8,
  aliases: 15,
  rootFields: 10,
  directives: 20,
  searches: 1,
  tokens: 1000,
  cost: 5000,
  characters: 15_000,
};

/** Documents that are kept under their SHA-256, and for how long, in milliseconds. */
const PERSISTED_QUERIES = { max: 1000, ttl: 24 * 60 * 60 * 1000 };

export interface GraphqlRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The query string with its `?`, or ''. */
  readonly search: string;
  /** Parsed strictly by the edge; undefined for GET. */
  readonly body: unknown;
  readonly context: Context;
}

export interface GraphqlReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface GraphqlDoor {
  handle(request: GraphqlRequest): Promise<GraphqlReply>;
  close(): Promise<void>;
}

/** Root fields that are limited otherwise than `portal`; each use in a document counts as one request to the REST route. */
export type FieldLimits = ReadonlyMap<string, RateLimit>;

export type Take = (limit: RateLimit, context: Context, cost: number) => Promise<void>;

/** `/graphql` of the gateway: Apollo Server over the supergraph, with persisted queries and complexity limits, without batching. */
export async function createGraphqlDoor(options: {
  supergraph: Supergraph;
  introspection: boolean;
  fieldLimits: FieldLimits;
  take: Take;
  log: Logger;
}): Promise<GraphqlDoor> {
  const { supergraph, introspection, fieldLimits, take, log } = options;
  // By memo: Apollo Server hands on a copy of the context, with the same memo.
  const counted = new WeakSet<Context['memo']>();
  const takeOnce: Take = async (limit, context, cost) => {
    counted.add(context.memo);
    await take(limit, context, cost);
  };
  const server = new ApolloServer<Context>({
    gateway: supergraph.gateway,
    introspection,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    persistedQueries: { cache: persistedQueries(), ttl: null },
    parseOptions: { maxTokens: GRAPHQL_LIMITS.tokens },
    plugins: [ApolloServerPluginLandingPageDisabled(), limits(supergraph.schema, fieldLimits, takeOnce)],
    formatError: (formatted, error) => formatError(formatted, error, log),
    logger: {
      debug() {},
      info() {},
      warn: (message) => log.warn(String(message)),
      error: (message) => log.error(String(message)),
    },
  });
  await server.start();

  return {
    async handle({ method, headers, search, body, context }) {
      try {
        requireAcceptable(headers['accept']);
        requireShort(search, body);
        requireNoSubscription(search, body);
        if (method === 'GET') requireStrict(search);
        const map = new HeaderMap();
        for (const [name, value] of Object.entries(headers)) map.set(name, value);
        const reply = await server.executeHTTPGraphQLRequest({
          httpGraphQLRequest: { method, headers: map, search, body },
          context: async () => context,
        });
        const text = reply.body.kind === 'complete' ? reply.body.string : '';
        return { status: reply.status ?? 200, headers: Object.fromEntries(reply.headers), body: text };
      } finally {
        // What never became an operation costs as much as one, else broken documents were free.
        if (!counted.has(context.memo)) await take('portal', context, 1);
      }
    },
    close: () => server.stop(),
  };
}

function persistedQueries() {
  const kept = new LRUCache<string, string>(PERSISTED_QUERIES);
  return {
    get: async (key: string) => kept.get(key),
    set: async (key: string, value: string) => void kept.set(key, value),
    delete: async (key: string) => kept.delete(key),
  };
}

/** Apollo Server looks at `Accept` when the operation has run already; a mutation must not be done and then refused. */
function requireAcceptable(accept: string | undefined): void {
  const served = /^(\*\/\*|application\/(\*|json|graphql-response\+json))$/;
  const ranges = (accept ?? '*/*').split(',').map((range) => range.split(';'));
  const isServed = ranges.some(
    ([type = '', ...parameters]) =>
      served.test(type.trim().toLowerCase()) && !parameters.some((given) => /^\s*q=0(\.0*)?\s*$/.test(given)),
  );
  if (!isServed)
    throw new AppError('BAD_REQUEST', 'Accept application/graphql-response+json or application/json.');
}

/** The parameters of a GET that hold JSON are read as strictly as a body: Apollo Server would take names that come twice. */
function requireStrict(search: string): void {
  const sent = new URLSearchParams(search);
  for (const name of ['variables', 'extensions']) {
    const value = sent.get(name);
    if (value !== null && value !== '') parseStrictJson(value);
  }
}

function sentDocument(search: string, body: unknown): unknown {
  return (body as { query?: unknown } | undefined)?.query ?? new URLSearchParams(search).get('query');
}

/** One rule of graphql-js fails on conditions in subscriptions, before anybody can say that they are not served here. */
function requireNoSubscription(search: string, body: unknown): void {
  const sent = sentDocument(search, body);
  if (typeof sent !== 'string' || !/\bsubscription\b/.test(sent) || !/@\s*(skip|include)/.test(sent)) return;
  let document: DocumentNode;
  try {
    document = parse(sent, { noLocation: true, maxTokens: GRAPHQL_LIMITS.tokens });
  } catch {
    // What cannot be read is refused further on, in the usual words.
    return;
  }
  const unclear = conditionalSubscription(document);
  if (unclear !== undefined) throw new AppError('GRAPHQL_VALIDATION_FAILED', unclear);
}

/** Refuses a document that is too long to be looked at. */
export function requireShort(search: string, body: unknown): void {
  const sent = sentDocument(search, body);
  if (typeof sent === 'string' && sent.length > GRAPHQL_LIMITS.characters)
    throw new AppError('OPERATION_TOO_COMPLEX', asksTooMuch(`${GRAPHQL_LIMITS.characters} characters`));
}

function limits(schema: GraphQLSchema, fieldLimits: FieldLimits, take: Take): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation, request, contextValue }) {
          const asked = requireOperation(document, operation);
          const unclear = unanswerable(document, request.variables ?? {});
          if (unclear !== undefined) throw refused('GRAPHQL_VALIDATION_FAILED', unclear);
          const complexity = complexityOf({
            schema,
            operation: asked,
            fragments: fragmentsOf(document),
            variables: request.variables ?? {},
          });
          if (asked.operation === OperationTypeNode.QUERY)
            Object.assign(contextValue, { work: createWork(QUERY_BUDGET_MS, contextValue.signal) });
          const excess = excessOf(complexity);
          if (excess !== undefined) throw refused('OPERATION_TOO_COMPLEX', asksTooMuch(excess));
          for (const [limit, cost] of costsOf(complexity, fieldLimits, asked.operation))
            await takeOrRefuse(take, limit, contextValue, cost);
        },
        // Half of an answer would look like all of it.
        async willSendResponse({ response: { body, http }, operation }) {
          if (body.kind !== 'single' || operation?.operation !== OperationTypeNode.QUERY) return;
          const ended = body.singleResult.errors?.find(
            ({ extensions }) => extensions?.['code'] === 'OPERATION_TOO_COMPLEX',
          );
          if (!ended) return;
          body.singleResult = { errors: [ended] };
          http.status = ERRORS.OPERATION_TOO_COMPLEX.http;
        },
      };
    },
  };
}

function requireOperation(
  { definitions }: DocumentNode,
  operation: OperationDefinitionNode | undefined,
): OperationDefinitionNode {
  if (!operation) {
    const names = definitions.flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION && node.name ? [node.name.value] : [],
    );
    throw refused(
      'BAD_REQUEST',
      names.length > 0
        ? `Set operationName to one of the document's operations: ${names.join(', ')}.`
        : 'Leave operationName out: the operation of this document has no name.',
    );
  }
  if (operation.operation === 'subscription')
    throw refused(
      'GRAPHQL_VALIDATION_FAILED',
      'Send subscriptions to /graphql/stream, with `Accept: text/event-stream`.',
    );
  return operation;
}

export function fragmentsOf({ definitions }: DocumentNode) {
  return new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
}

/** The first limit that a document is over, in words; undefined when there is none. */
export function excessOf(complexity: Complexity): string | undefined {
  const { depth, aliases, directives, cost, searches, rootFields } = complexity;
  const fields = [...rootFields.values()].reduce((sum, count) => sum + count, 0);
  const twice = ONCE_A_DOCUMENT.find((name) => (rootFields.get(name) ?? 0) > 1);
  if (twice !== undefined) return `one ${twice}`;
  if (fields > GRAPHQL_LIMITS.rootFields) return `${GRAPHQL_LIMITS.rootFields} root fields`;
  if (depth > GRAPHQL_LIMITS.depth) return `${GRAPHQL_LIMITS.depth} levels of fields`;
  if (aliases > GRAPHQL_LIMITS.aliases) return `${GRAPHQL_LIMITS.aliases} aliases`;
  if (directives > GRAPHQL_LIMITS.directives) return `${GRAPHQL_LIMITS.directives} directives`;
  if (searches > GRAPHQL_LIMITS.searches) return `${GRAPHQL_LIMITS.searches} search by a text`;
  if (cost > GRAPHQL_LIMITS.cost)
    return `a cost of ${GRAPHQL_LIMITS.cost}, with every list as long as its \`first\``;
  return undefined;
}

/**
 * What an operation costs under each limit: each change, each use of a root field with a limit of its own, and each run of a field
 * that stands for such a route counts as one request; all other reading together as one.
 */
export function costsOf(
  { rootFields, runs }: Complexity,
  fieldLimits: FieldLimits,
  operation: OperationTypeNode,
): ReadonlyMap<RateLimit, number> {
  const costs = new Map(runs);
  for (const [field, count] of rootFields) {
    const limit = fieldLimits.get(field) ?? 'portal';
    const isSharing = figureOf(limit) === 'portal' && operation !== OperationTypeNode.MUTATION;
    costs.set(limit, isSharing ? 1 : (costs.get(limit) ?? 0) + count);
  }
  return costs;
}

async function takeOrRefuse(take: Take, limit: RateLimit, context: Context, cost: number): Promise<void> {
  try {
    await take(limit, context, cost);
  } catch (error) {
    if (!isAppError(error)) throw error;
    throw new GraphQLError(error.message, {
      extensions: {
        ...extensionsOf(error),
        http: {
          status: ERRORS[error.code].http,
          headers: new HeaderMap([['retry-after', String(error.retryAfter ?? 1)]]),
        },
      },
    });
  }
}

// What is told for refusals of Apollo Server that carry no code of the vocabulary, or one that says less than the text.
const APOLLO_REFUSALS: Readonly<Record<ApolloRefusal, readonly [ErrorCode, string]>> = {
  HASH_MISMATCH: ['BAD_REQUEST', 'The hash is not the SHA-256 of this document; compute it anew.'],
  PERSISTED_QUERY_VERSION: ['BAD_REQUEST', 'Send persistedQuery with version 1.'],
  NO_QUERY_BY_GET: ['METHOD_NOT_ALLOWED', 'Send mutations with POST, and subscriptions to /graphql/stream.'],
  INTROSPECTION_OFF: ['GRAPHQL_VALIDATION_FAILED', 'Introspection is switched off here.'],
};
const APOLLO_CODES: Readonly<Record<string, string>> = {
  INTERNAL_SERVER_ERROR: 'INTERNAL',
  OPERATION_RESOLUTION_FAILURE: 'BAD_REQUEST',
  PERSISTED_QUERY_NOT_SUPPORTED: 'BAD_REQUEST',
};

/** Only words of the one vocabulary leave, with the correlation id; anything else is INTERNAL and stands whole in the log. */
function formatError(formatted: GraphQLFormattedError, error: unknown, log: Logger): GraphQLFormattedError {
  // A subgraph of this process hands on what its resolvers threw.
  const thrown = error instanceof GraphQLError ? error.originalError : undefined;
  const sent = isAppError(thrown) ? { ...extensionsOf(thrown) } : (formatted.extensions ?? {});
  const given = String(sent.code ?? '');
  // A resolver's error has a path: its words are its own, whatever they resemble.
  const [known, words] = (formatted.path === undefined && apollosRefusal(formatted.message)) || [];
  const code = known ?? (isErrorCode(given) ? given : (APOLLO_CODES[given] ?? 'INTERNAL'));
  if (code === 'INTERNAL' && given !== 'INTERNAL')
    log.error({ err: error }, 'A GraphQL request failed in a way that nobody foresaw');
  const { details, retryAfter } = sent;
  return {
    message:
      code === 'INTERNAL'
        ? 'Internal error. Report it with the correlation id.'
        : publicMessage(words ?? formatted.message),
    ...(formatted.path ? { path: formatted.path } : {}),
    ...(formatted.locations ? { locations: formatted.locations } : {}),
    extensions: {
      ...(details ? { details } : {}),
      ...(retryAfter === undefined ? {} : { retryAfter }),
      ...codeOf(code).extensions,
    },
  };
}

function apollosRefusal(message: string): readonly [ErrorCode, string] | undefined {
  if (saysTooManyTokens(message))
    return ['OPERATION_TOO_COMPLEX', asksTooMuch(`${GRAPHQL_LIMITS.tokens} tokens`)];
  const refusal = apolloRefusalOf(message);
  return refusal && APOLLO_REFUSALS[refusal];
}

function codeOf(code: string) {
  const correlationId = currentCorrelationId();
  return {
    extensions: {
      code,
      status: isErrorCode(code) ? ERRORS[code].http : 500,
      ...(correlationId === undefined ? {} : { correlationId }),
    },
  };
}

function refused(
  code: 'OPERATION_TOO_COMPLEX' | 'BAD_REQUEST' | 'GRAPHQL_VALIDATION_FAILED',
  message: string,
) {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } });
}

export function asksTooMuch(most: string): string {
  return `Ask for less in one document: at most ${most}.`;
}
