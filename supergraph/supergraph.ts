import { createHash } from 'node:crypto';
import type { GatewayGraphQLRequestContext, GatewayInterface } from '@apollo/server-gateway-interface';
import { addResolversToSchema } from '@graphql-tools/schema';
import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  isScalarType,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql';
import type { Context } from '../kernel/context.ts';
import { AppError, isAppError } from '../kernel/errors.ts';
import type { Logger } from '../kernel/log.ts';
import { DOMAINS, type DomainName } from '../subgraphs/domains.ts';
import { extensionsOf, type SubgraphExecutor, type SubgraphRequest } from '../subgraphs/execute.ts';
import { scalars } from '../subgraphs/scalars.ts';
import { subscriptionOwners } from '../subgraphs/sdl.ts';
import { answerOf, type SingleFetch, singleFetchOf } from './single-fetch.ts';

// The gateway reports usage to Apollo unless this is set before it is loaded.
process.env['APOLLO_TELEMETRY_DISABLED'] = 'true';
const { ApolloGateway } = await import('@apollo/gateway');

/** How many errors of variables one answer lists. */
const MOST_VARIABLE_ERRORS = 5;

/** A stored operation: parsed, validated and planned once. */
export interface StoredOperation {
  readonly source: string;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly hash: string;
}

export interface Supergraph {
  /** The schema that clients see. */
  readonly schema: GraphQLSchema;
  /** The executor as Apollo Server takes it; it is loaded already. */
  readonly gateway: GatewayInterface;
  /** Parses and validates a document of ours. Throws when it no longer fits the supergraph. */
  store(source: string): StoredOperation;
  execute(
    operation: StoredOperation,
    variables: Readonly<Record<string, unknown>>,
    context: Context,
  ): Promise<ExecutionResult>;
  /** The subgraph that runs a subscription of this root field; undefined when there is none. */
  ownerOf(subscription: string): DomainName | undefined;
  /**
   * Begins a validated subscription on the subgraph that owns its root field: its results one by one, or the result that refuses it.
   * Errors: UPSTREAM_UNAVAILABLE when that subgraph runs in another process, where it must be asked for.
   */
  subscribe(
    owner: DomainName,
    request: SubgraphRequest,
  ): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult>;
}

/** The supergraph over subgraphs of this process or of others; nothing but `executors` knows which. */
export async function createSupergraph(options: {
  supergraphSdl: string;
  executors: Readonly<Record<DomainName, SubgraphExecutor>>;
  log: Logger;
}): Promise<Supergraph> {
  const { supergraphSdl, executors, log } = options;
  const stored = new Map<string, StoredOperation>();
  // Of stored operations that the gateway has planned.
  const singleFetches = new WeakMap<DocumentNode, SingleFetch>();
  const gateway = new ApolloGateway({
    supergraphSdl,
    // It was checked when it was composed; checking again takes a tenth of the start.
    validateSupergraph: false,
    experimental_didResolveQueryPlan({ queryPlan, requestContext: { source = '', document } }) {
      if (!document || stored.get(source)?.document !== document) return;
      const fetch = singleFetchOf(queryPlan, document);
      if (fetch) singleFetches.set(document, fetch);
    },
    logger: {
      debug() {},
      info() {},
      warn: (message) => log.warn(String(message)),
      error: (message) => log.error(String(message)),
    },
    buildService: ({ name }) => ({
      process: ({ request, context }) =>
        callSubgraph(executors[name as DomainName], {
          document: request.query ?? '',
          variables: request.variables ?? {},
          context: context as unknown as Context,
        }) as never,
    }),
  });
  const { executor: planned } = await gateway.load({ apollo: {} });
  const schema = gateway.schema;
  if (!planned || !schema)
    throw new Error('The supergraph did not load: run npm run generate and look at its message.');
  installScalars(schema);
  // The gateway itself would tell of every fault, and each time show the whole object to itself: minutes for a body of them.
  const variableErrors = (
    { variableDefinitions = [] }: OperationDefinitionNode,
    variables: Readonly<Record<string, unknown>>,
  ) => getVariableValues(schema, variableDefinitions, variables, { maxErrors: MOST_VARIABLE_ERRORS }).errors;
  const executor: typeof planned = async (asked) => {
    const errors = variableErrors(asked.operation, asked.request.variables ?? {});
    return errors ? { errors } : planned(asked);
  };
  const cache = { get: async () => undefined, set: async () => {}, delete: async () => true };
  const quiet = { debug() {}, info() {}, warn() {}, error() {} };

  const loaded: GatewayInterface = {
    onSchemaLoadOrUpdate(tell) {
      tell({ apiSchema: schema, coreSupergraphSdl: supergraphSdl });
      return () => undefined;
    },
    load: async () => ({ executor }),
    stop: () => gateway.stop(),
  };

  const owners = subscriptionOwners(DOMAINS.map(({ name }) => name));
  return {
    schema,
    gateway: loaded,
    ownerOf: (subscription) => owners.get(subscription),
    async subscribe(owner, request) {
      const executor = executors[owner];
      if (!executor.subscribe)
        throw new AppError('UPSTREAM_UNAVAILABLE', `The subgraph ${owner} runs in another process.`);
      return executor.subscribe(request);
    },
    store(source) {
      const known = stored.get(source);
      if (known) return known;
      const document = parse(source, { noLocation: true });
      const problems = validate(schema, document);
      const operation = document.definitions.find((node) => node.kind === 'OperationDefinition');
      if (problems.length > 0 || !operation) {
        throw new Error(
          `A stored document does not fit the supergraph: ${problems.map(String).join('; ')}\n${source}`,
        );
      }
      const hash = createHash('sha256').update(source).digest('hex');
      const made = { source, document, operation, hash };
      stored.set(source, made);
      return made;
    },
    async execute({ source, document, operation, hash }, variables, context) {
      const fetch = singleFetches.get(document);
      if (fetch) {
        const errors = variableErrors(operation, variables);
        if (errors) return { errors };
        const given = fetch.variables.flatMap((name) =>
          variables[name] === undefined ? [] : [[name, variables[name]] as const],
        );
        const request = { document: fetch.document, variables: Object.fromEntries(given), context };
        return answerOf(fetch, await callSubgraph(executors[fetch.subgraph as DomainName], request));
      }
      const request: GatewayGraphQLRequestContext = {
        request: { query: source, variables: { ...variables } },
        document,
        operation,
        operationName: operation.name?.value ?? null,
        queryHash: hash,
        source,
        context: context as unknown as Record<string, unknown>,
        schema,
        schemaHash: '' as GatewayGraphQLRequestContext['schemaHash'],
        logger: quiet,
        cache,
        metrics: {} as GatewayGraphQLRequestContext['metrics'],
        overallCachePolicy: undefined as never,
        requestIsBatched: false,
      };
      return executor(request) as Promise<ExecutionResult>;
    },
  };
}

/** The composed schema knows scalars by name only; with ours it refuses bad values before any subgraph is asked. */
function installScalars(schema: GraphQLSchema): void {
  const composed = Object.entries(scalars).filter(([name]) => isScalarType(schema.getType(name)));
  const resolvers = Object.fromEntries(
    composed.map(([name, { parseValue, parseLiteral }]) => [name, { parseValue, parseLiteral }]),
  );
  // In place: the gateway keeps this very object.
  addResolversToSchema({ schema, resolvers, updateResolversInPlace: true });
}

/** A unit that cannot be reached is an error of the operation, with its own code, not a broken gateway. */
async function callSubgraph(executor: SubgraphExecutor, request: SubgraphRequest): Promise<ExecutionResult> {
  try {
    return await executor.execute(request);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { errors: [new GraphQLError(error.message, { extensions: { ...extensionsOf(error) } })] };
  }
}
