import { type ExecutionResult, GraphQLError } from 'graphql';
import type { Context } from '../kernel/context.ts';
import { parseStrictJson } from '../kernel/crypto/strict-json.ts';
import { toAppError } from '../kernel/errors.ts';
import type { SubgraphService } from '../proto/generated/testamur/internal/subgraph.ts';
import { documentFacts } from '../subgraphs/document-facts.ts';
import { extensionsOf, type SubgraphExecutor } from '../subgraphs/execute.ts';
import type { RpcClient, Vouch } from '../subgraphs/rpc.ts';
import { MAX_WIRE_DEPTH } from './subgraph-service.ts';
import { executionHash } from './vouching.ts';

interface WireError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: Readonly<Record<string, unknown>>;
}

/**
 * A subgraph of another unit, `unit`; `client` is one for SUBGRAPH. Executing never rejects for a refusal: what the
 * unit or the way to it refuses is an error of the result, with its code. `slowDeadlineMs` is for work that grows with what is sent.
 */
export function createRemoteSubgraph(options: {
  client: RpcClient<SubgraphService>;
  subgraph: string;
  unit: string;
  vouch: Vouch;
  slowDeadlineMs: number;
}): SubgraphExecutor {
  const { client, subgraph, unit, vouch, slowDeadlineMs } = options;
  return {
    async execute({ document, variables, operationName, context }) {
      try {
        const asked = {
          subgraph,
          document,
          operationName: operationName ?? '',
          variablesJson: Buffer.from(JSON.stringify(variables)),
        };
        const { isQuery, isSlow, fields } = documentFacts(document, operationName);
        const assertion = await vouch(context, { to: [unit], fields, call: executionHash(asked) });
        const request = {
          ...asked,
          ...(context.expectedRowVersion === undefined
            ? {}
            : { expectedRowVersion: context.expectedRowVersion }),
        };
        const options = { isRead: isQuery, assertion, ...(isSlow ? { deadlineMs: slowDeadlineMs } : {}) };
        const reply = await client.call('Execute', request, context, options);
        const notes = parseStrictJson(reply.notesJson) as Context['notes'];
        Object.assign(context.notes, notes);
        return fromWire(parseStrictJson(reply.resultJson, { maxDepth: MAX_WIRE_DEPTH }));
      } catch (error) {
        const refusal = toAppError(error);
        const extensions = { ...extensionsOf(refusal) };
        return { data: null, errors: [new GraphQLError(refusal.message, { extensions })] };
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
    errors: errors.map(
      ({ message, path, extensions }) => new GraphQLError(message, { path: path ?? null, extensions }),
    ),
  };
}
