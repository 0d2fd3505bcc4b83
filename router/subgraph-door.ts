import { ApolloServer, HeaderMap } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { Context } from '../kernel/context.ts';
import type { Logger } from '../kernel/log.ts';
import type { Subgraph } from '../subgraphs/subgraph.ts';
import { formatError, GRAPHQL_LIMITS, type GraphqlDoor } from './graphql.ts';

/** One subgraph over HTTP with `_service` and `_entities`: what another federation router talks to. */
export function createSubgraphDoor({ schema }: Subgraph, log: Logger): GraphqlDoor {
  const server = new ApolloServer<Context>({
    schema,
    introspection: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    persistedQueries: false,
    parseOptions: { maxTokens: GRAPHQL_LIMITS.tokens * 10 },
    plugins: [ApolloServerPluginLandingPageDisabled()],
    formatError: (formatted, error) => formatError(formatted, error, log),
    logger: {
      debug() {},
      info() {},
      warn: (message) => log.warn(String(message)),
      error: (message) => log.error(String(message)),
    },
  });
  server.startInBackgroundHandlingStartupErrorsByLoggingAndFailingAllRequests();
  return {
    async handle({ method, headers, search, body, context }) {
      const map = new HeaderMap(Object.entries(headers));
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
