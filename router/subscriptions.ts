import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  validate,
} from 'graphql';
import { z } from 'zod';
import type { Context } from '../kernel/context.ts';
import { parseStrictJson } from '../kernel/crypto/strict-json.ts';
import { AppError, type ErrorDetail, isErrorCode, toAppError } from '../kernel/errors.ts';
import { publicMessage, saysTooManyTokens } from '../kernel/library-errors.ts';
import { parseInput } from '../kernel/parse.ts';
import type { DomainName } from '../subgraphs/domains.ts';
import type { SubgraphRequest } from '../subgraphs/execute.ts';
import { complexityOf } from './complexity.ts';
import { unanswerable } from './conditions.ts';
import {
  asksTooMuch,
  costsOf,
  excessOf,
  type FieldLimits,
  fragmentsOf,
  GRAPHQL_LIMITS,
  requireShort,
  type Take,
} from './graphql.ts';

/** A subscription that was read, validated, weighed and counted. */
export interface AskedSubscription {
  /** The subgraph that runs it. */
  readonly owner: DomainName;
  readonly request: SubgraphRequest;
}

/** `/graphql/stream`: subscriptions, one for each connection. */
export interface SubscriptionDoor {
  /** Errors: as of `/graphql`, before anything runs. */
  read(asked: { search: string; body: unknown; context: Context }): Promise<AskedSubscription>;
  /** Begins it. Errors: whatever the operation refuses with. */
  begin(asked: AskedSubscription): Promise<AsyncIterableIterator<ExecutionResult>>;
}

const text = z.string('give text');
const record = z.record(z.string(), z.unknown(), 'give an object');
const params = z.object({
  query: text,
  operationName: text.nullish(),
  variables: record.nullish(),
  extensions: record.nullish(),
});

export function createSubscriptionDoor(options: {
  /** A document must fit one of them. */
  schemas: readonly [GraphQLSchema, ...GraphQLSchema[]];
  ownerOf: (subscription: string) => DomainName | undefined;
  subscribe: (
    owner: DomainName,
    request: SubgraphRequest,
  ) => Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult>;
  fieldLimits: FieldLimits;
  take: Take;
}): SubscriptionDoor {
  const { schemas, ownerOf, subscribe, fieldLimits, take } = options;
  return {
    async read({ search, body, context }) {
      let counted = false;
      try {
        requireShort(search, body);
        const { query, operationName, variables } = parseInput(params, body ?? fromSearch(search));
        const document = parsed(query);
        const unclear = unanswerable(document, variables ?? {});
        if (unclear !== undefined) throw new AppError('GRAPHQL_VALIDATION_FAILED', unclear);
        const { schema, problem } = fitting(schemas, document);
        if (problem) throw new AppError('GRAPHQL_VALIDATION_FAILED', publicMessage(problem.message));
        const operation = getOperationAST(document, operationName);
        if (!operation)
          throw new AppError('BAD_REQUEST', 'Set operationName to one of the document’s operations.');
        if (operation.operation !== 'subscription')
          throw new AppError('GRAPHQL_VALIDATION_FAILED', 'Send queries and mutations to /graphql.');
        const given = variables ?? {};
        const complexity = complexityOf({
          schema,
          operation,
          fragments: fragmentsOf(document),
          variables: given,
        });
        const excess = excessOf(complexity);
        if (excess !== undefined) throw new AppError('OPERATION_TOO_COMPLEX', asksTooMuch(excess));
        counted = true;
        for (const [limit, cost] of costsOf(complexity, fieldLimits, operation.operation))
          await take(limit, context, cost);
        const [field = ''] = complexity.rootFields.keys();
        const owner = ownerOf(field);
        if (!owner) throw new AppError('GRAPHQL_VALIDATION_FAILED', `There is no subscription ${field}.`);
        const named = operationName ?? undefined;
        return { owner, request: { document: query, variables: given, operationName: named, context } };
      } catch (error) {
        // What never became an operation costs as much as one, else broken documents were free.
        if (!counted) await take('portal', context, 1);
        throw error;
      }
    },
    async begin({ owner, request }) {
      const begun = await subscribe(owner, request);
      if ('next' in begun) return begun;
      throw refusalOf(begun.errors);
    },
  };
}

/** The schema that a document fits, else the first one and what it says against it. */
function fitting(
  schemas: readonly [GraphQLSchema, ...GraphQLSchema[]],
  document: DocumentNode,
): { schema: GraphQLSchema; problem: GraphQLError | undefined } {
  const judged = schemas.map((schema) => ({ schema, problem: validate(schema, document)[0] }));
  return judged.find(({ problem }) => !problem) ?? { schema: schemas[0], problem: judged[0]?.problem };
}

function parsed(query: string): DocumentNode {
  try {
    return parse(query, { noLocation: true, maxTokens: GRAPHQL_LIMITS.tokens });
  } catch (error) {
    const { message } = error as Error;
    if (saysTooManyTokens(message))
      throw new AppError('OPERATION_TOO_COMPLEX', asksTooMuch(`${GRAPHQL_LIMITS.tokens} tokens`));
    throw new AppError('GRAPHQL_PARSE_FAILED', publicMessage(message));
  }
}

function fromSearch(search: string): Record<string, unknown> {
  const sent = new URLSearchParams(search);
  const twice = [...sent.keys()].find((name) => sent.getAll(name).length > 1);
  if (twice !== undefined) throw new AppError('BAD_REQUEST', `${twice}: send it once.`);
  const json = (name: string) => {
    const value = sent.get(name);
    return value === null ? undefined : parseStrictJson(value);
  };
  return {
    query: sent.get('query') ?? undefined,
    operationName: sent.get('operationName') ?? undefined,
    variables: json('variables'),
    extensions: json('extensions'),
  };
}

function refusalOf(errors: readonly GraphQLError[] | undefined): AppError {
  const [error] = errors ?? [];
  const { code, details, retryAfter } = error?.extensions ?? {};
  if (!error || !isErrorCode(code)) return toAppError(error);
  return new AppError(code, error.message, {
    ...(details ? { details: details as readonly ErrorDetail[] } : {}),
    ...(typeof retryAfter === 'number' ? { retryAfter } : {}),
  });
}
