import { type ExecutionResult, GraphQLError, getOperationAST, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from '../kernel/context.ts';
import { parseStrictJson } from '../kernel/crypto/strict-json.ts';
import { AppError, type ErrorDetail, isErrorCode, toAppError } from '../kernel/errors.ts';
import type { GrpcClient } from './client.ts';
import { identityJson } from './identity-json.ts';
import { MAX_WIRE_DEPTH } from './subgraph-service.ts';

interface Operation {
  readonly document: string;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  readonly operationName?: string | undefined;
  readonly context: Context;
}

/** A subgraph that another unit serves, as the supergraph executor calls it. */
export interface RemoteSubgraph {
  /** Never rejects for a refusal: what the unit or the way to it refuses is an error of the result, with its code. */
  execute(operation: Operation): Promise<ExecutionResult>;
}

interface ExecuteReply {
  readonly resultJson: Buffer;
  readonly notesJson: Buffer;
}

interface WireError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: {
    readonly code?: unknown;
    readonly details?: readonly ErrorDetail[];
    readonly retryAfter?: number;
  };
}

/** The caller's half of testamur.internal.SubgraphService; `client` is one for SUBGRAPH_SERVICE. */
export function createRemoteSubgraph(client: GrpcClient): RemoteSubgraph {
  const queries = new LRUCache<string, boolean>({ max: 1000 });

  /** Only queries may be sent again when it is unknown whether they ran. */
  function isQuery(document: string, operationName: string | undefined): boolean {
    const key = `${operationName ?? ''}\n${document}`;
    const known = queries.get(key);
    if (known !== undefined) return known;
    const operation = getOperationAST(parse(document, { noLocation: true }), operationName);
    const answer = operation?.operation === 'query';
    queries.set(key, answer);
    return answer;
  }

  return {
    async execute({ document, variables = {}, operationName, context }) {
      try {
        const request = {
          document,
          operationName: operationName ?? '',
          variablesJson: Buffer.from(JSON.stringify(variables)),
          identityJson: identityJson(context.identity),
          clientAddress: context.clientAddress ?? '',
          ...(context.expectedRowVersion === undefined
            ? {}
            : { expectedRowVersion: context.expectedRowVersion }),
        };
        const options = { isRead: isQuery(document, operationName) };
        const reply = await client.call<ExecuteReply>('Execute', request, context, options);
        const notes = parseStrictJson(reply.notesJson) as Context['notes'];
        if (notes.idempotencyReplayed) context.notes.idempotencyReplayed = true;
        return fromWire(parseStrictJson(reply.resultJson, { maxDepth: MAX_WIRE_DEPTH }));
      } catch (error) {
        return { data: null, errors: [asGraphQLError(toAppError(error))] };
      }
    },
  };
}

function fromWire(value: unknown): ExecutionResult {
  const { data = null, errors } = value as {
    data?: Record<string, unknown> | null;
    errors?: readonly WireError[];
  };
  if (!errors) return { data };
  return {
    data,
    errors: errors.map(({ message, path, extensions: { code, details, retryAfter } = {} }) => {
      const known = isErrorCode(code) ? code : 'INTERNAL';
      return asGraphQLError(new AppError(known, message, optionsOf(details, retryAfter)), path);
    }),
  };
}

/** The same shape that a subgraph in this process gives: the AppError is the original error. */
function asGraphQLError(error: AppError, path?: readonly (string | number)[]): GraphQLError {
  const { code, details, retryAfter } = error;
  const extensions = { code, ...optionsOf(details, retryAfter) };
  return new GraphQLError(error.message, { originalError: error, extensions, ...(path ? { path } : {}) });
}

function optionsOf(details: readonly ErrorDetail[] | undefined, retryAfter: number | undefined) {
  return { ...(details ? { details } : {}), ...(retryAfter === undefined ? {} : { retryAfter }) };
}
