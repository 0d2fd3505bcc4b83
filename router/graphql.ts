import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, type GraphQLFormattedError, Kind, type OperationDefinitionNode } from 'graphql';
import type { Context } from '../kernel/context.ts';
import { ERRORS, isAppError, isErrorCode } from '../kernel/errors.ts';
import type { Logger } from '../kernel/log.ts';
import type { RateLimit } from '../rest-bridge/route.ts';
import { extensionsOf, withoutSuggestion } from '../subgraphs/execute.ts';
import type { Supergraph } from './supergraph.ts';

/** What one GraphQL document may ask at most. */
export const GRAPHQL_LIMITS = {
  depth: 8,
  aliases: 15,
  rootFields: 10,
  directives: 20,
  tokens: 1000,
  cost: 5000,
  characters: 15_000,
};

const PERSISTED_QUERIES = { ttl: 24 * 60 * 60 };

// Root fields that have a limit of their own on the REST side; each use in a document counts as one request.
const FIELD_LIMITS: Readonly<Record<string, RateLimit>> = {
  verifyCredential: 'verify',
  issueCredential: 'issue',
  issueBatch: 'issue',
  registerIssuer: 'registration',
  requestIssuerSignIn: 'registration',
  redeemIssuerSignIn: 'registration',
  adminSignIn: 'registration',
};

// Guessing many secrets in one document is refused, whatever the rate limit says.
const ONCE_A_DOCUMENT = new Set(['requestIssuerSignIn', 'redeemIssuerSignIn', 'adminSignIn']);

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

/** `/graphql` of the gateway: Apollo Server over the supergraph, with persisted queries and complexity limits, without batching. */
export async function createGraphqlDoor(options: {
  supergraph: Supergraph;
  introspection: boolean;
  take: (limit: RateLimit, context: Context, cost: number) => Promise<void>;
  log: Logger;
}): Promise<GraphqlDoor> {
  const { supergraph, introspection, take, log } = options;
  const armor = new ApolloArmor({
    maxDepth: { n: GRAPHQL_LIMITS.depth, ignoreIntrospection: true },
    maxAliases: { n: GRAPHQL_LIMITS.aliases },
    maxDirectives: { n: GRAPHQL_LIMITS.directives },
    maxTokens: { n: GRAPHQL_LIMITS.tokens },
    costLimit: { maxCost: GRAPHQL_LIMITS.cost, ignoreIntrospection: true },
    blockFieldSuggestion: { enabled: false },
  }).protect();
  const server = new ApolloServer<Context>({
    gateway: supergraph.gateway,
    introspection,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    persistedQueries: PERSISTED_QUERIES,
    validationRules: armor.validationRules,
    parseOptions: { maxTokens: GRAPHQL_LIMITS.tokens },
    plugins: [...(armor.plugins as ApolloServerPlugin<Context>[]), limits(take)],
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
      const map = new HeaderMap();
      for (const [name, value] of Object.entries(headers)) map.set(name, value);
      const reply = await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: { method, headers: map, search, body },
        context: async () => context,
      });
      const text = reply.body.kind === 'complete' ? reply.body.string : '';
      return { status: reply.status ?? 200, headers: Object.fromEntries(reply.headers), body: text };
    },
    close: () => server.stop(),
  };
}

function limits(
  take: (limit: RateLimit, context: Context, cost: number) => Promise<void>,
): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ request }) {
      if ((request.query?.length ?? 0) > GRAPHQL_LIMITS.characters)
        throw tooComplex(`at most ${GRAPHQL_LIMITS.characters} characters`);
      return {
        async didResolveOperation({ operation, contextValue }) {
          if (!operation) return;
          const counts = rootFieldCounts(operation);
          const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
          if (total > GRAPHQL_LIMITS.rootFields)
            throw tooComplex(`at most ${GRAPHQL_LIMITS.rootFields} root fields`);
          const costs = new Map<RateLimit, number>();
          for (const [field, count] of counts) {
            if (count > 1 && ONCE_A_DOCUMENT.has(field)) throw tooComplex(`${field} only once`);
            const limit = FIELD_LIMITS[field] ?? 'portal';
            costs.set(limit, (costs.get(limit) ?? 0) + count);
          }
          for (const [limit, cost] of costs)
            await takeOrRefuse(take, limit, contextValue, limit === 'portal' ? 1 : cost);
        },
      };
    },
  };
}

async function takeOrRefuse(
  take: (limit: RateLimit, context: Context, cost: number) => Promise<void>,
  limit: RateLimit,
  context: Context,
  cost: number,
) {
  try {
    await take(limit, context, cost);
  } catch (error) {
    if (!isAppError(error)) throw error;
    throw new GraphQLError(error.message, {
      extensions: {
        ...extensionsOf(error),
        http: { status: 429, headers: new HeaderMap([['retry-after', String(error.retryAfter ?? 1)]]) },
      },
    });
  }
}

function rootFieldCounts(operation: OperationDefinitionNode): Map<string, number> {
  const counts = new Map<string, number>();
  for (const node of operation.selectionSet.selections) {
    // A fragment at the root hides how many fields it holds; count it as the most it could be.
    const [name, count] =
      node.kind === Kind.FIELD ? [node.name.value, 1] : ['…', GRAPHQL_LIMITS.rootFields + 1];
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return counts;
}

const APOLLO_CODES: Readonly<Record<string, string>> = {
  INTERNAL_SERVER_ERROR: 'INTERNAL',
  OPERATION_RESOLUTION_FAILURE: 'GRAPHQL_VALIDATION_FAILED',
  PERSISTED_QUERY_NOT_SUPPORTED: 'BAD_REQUEST',
};

/** Only words of the one vocabulary leave; anything else is INTERNAL and stands whole in the log. */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
  log: Logger,
): GraphQLFormattedError {
  const given = String(formatted.extensions?.['code'] ?? '');
  const complexity =
    /Syntax Error: (Query Cost|Query depth|Aliases|Directives|Token)[^.]*limit/i.test(formatted.message) ||
    /token limit|more than \d+ tokens/i.test(formatted.message);
  const code = complexity
    ? 'OPERATION_TOO_COMPLEX'
    : isErrorCode(given)
      ? given
      : (APOLLO_CODES[given] ?? 'INTERNAL');
  if (code === 'INTERNAL' && given !== 'INTERNAL')
    log.error({ err: error }, 'A GraphQL request failed in a way that nobody foresaw');
  const { details, retryAfter } = formatted.extensions ?? {};
  return {
    message:
      code === 'INTERNAL'
        ? 'Internal error. Report it with the correlation id.'
        : withoutSuggestion(formatted.message),
    ...(formatted.path ? { path: formatted.path } : {}),
    ...(formatted.locations ? { locations: formatted.locations } : {}),
    extensions: {
      code,
      ...(details ? { details } : {}),
      ...(retryAfter === undefined ? {} : { retryAfter }),
      status: isErrorCode(code) ? ERRORS[code].http : 500,
    },
  };
}

function tooComplex(limit: string): GraphQLError {
  return new GraphQLError(`Ask for less in one document: ${limit}.`, {
    extensions: { code: 'OPERATION_TOO_COMPLEX', http: { status: 400 } },
  });
}
