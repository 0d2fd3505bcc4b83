import {
  type DocumentNode,
  execute,
  GraphQLError,
  getOperationAST,
  OperationTypeNode,
  parse,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { type Context, newContext } from '../kernel/context.ts';
import { parseStrictJson } from '../kernel/crypto/strict-json.ts';
import { AppError } from '../kernel/errors.ts';
import { publicMessage } from '../kernel/library-errors.ts';
import type { Logger } from '../kernel/log.ts';
import { createWork, workingFor } from '../kernel/work.ts';
import { publicError, QUERY_BUDGET_MS } from '../subgraphs/execute.ts';
import type { Subgraph } from '../subgraphs/subgraph.ts';
import { given, givenBytes, type ServiceBinding } from './binding.ts';
import { coversExecution } from './vouching.ts';

interface SubgraphServiceOptions {
  readonly subgraph: Subgraph;
  readonly log: Logger;
}

/** An ExecuteRequest as the resolver's arguments. */
interface ExecuteArgs {
  readonly document: string;
  readonly operationName: string | undefined;
  readonly variablesJson: Buffer | undefined;
  readonly expectedRowVersion: number | undefined;
}

interface ExecuteOutcome {
  readonly result: object;
  readonly notes: Context['notes'];
}

export const SUBGRAPH_PROTO = 'testamur/internal/subgraph.proto';
export const SUBGRAPH_SERVICE = 'testamur.internal.SubgraphService';

// JSON scalars may be 64 deep (they are refused beyond that at the edge); the operation around them needs a few more.
export const MAX_WIRE_DEPTH = 64 + 32;
const MAX_TOKENS = 10_000;
const CACHED_DOCUMENTS = 500;
const CACHED_CHARACTERS = 4_000_000;

/** Serves a subgraph to the supergraph executors of other units: testamur.internal.SubgraphService. */
export function createSubgraphBinding({ subgraph, log }: SubgraphServiceOptions): ServiceBinding {
  const documents = new LRUCache<string, DocumentNode>({
    max: CACHED_DOCUMENTS,
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: (_, text) => text.length,
  });

  function documentOf(text: string): DocumentNode {
    const known = documents.get(text);
    if (known) return known;
    const document = parseDocument(text);
    const [problem] = validate(subgraph.schema, document);
    if (problem)
      throw new AppError('GRAPHQL_VALIDATION_FAILED', publicMessage(problem.message), { cause: problem });
    documents.set(text, document);
    return document;
  }

  /** Runs the operation as the person whom the gateway has named; refusals of the request itself are gRPC statuses, all others are in the result. */
  async function run(args: ExecuteArgs, caller: Context): Promise<ExecuteOutcome> {
    const document = documentOf(args.document);
    // Changes are made to the end, whoever waits.
    const work = isQuery(document, args.operationName)
      ? createWork(QUERY_BUDGET_MS, caller.signal)
      : undefined;
    const context = newContext({ ...caller, expectedRowVersion: args.expectedRowVersion, work });
    const result = await workingFor(work, () =>
      execute({
        schema: subgraph.schema,
        document,
        operationName: args.operationName,
        variableValues: variablesOf(args.variablesJson),
        contextValue: context,
      }),
    );
    if (work?.refusal) throw work.refusal;
    // Without a path it is graphql-js that refuses the request, whatever a scalar threw to tell it so.
    const errors = result.errors?.map((error) =>
      publicError(error.path ? error : new GraphQLError(error.message), log),
    );
    return { result: { data: result.data ?? null, ...(errors ? { errors } : {}) }, notes: context.notes };
  }

  return {
    service: SUBGRAPH_SERVICE,
    proto: SUBGRAPH_PROTO,
    rpcs: {
      Execute: {
        covers: coversExecution,
        resolver: (_, args: ExecuteArgs, context) => run(args, context),
        args: (request): Record<string, unknown> & ExecuteArgs => ({
          document: request.document,
          operationName: given(request.operationName),
          variablesJson: givenBytes(request.variablesJson),
          expectedRowVersion: request.expectedRowVersion ?? undefined,
        }),
        reply: ({ result, notes }: ExecuteOutcome) => ({
          resultJson: Buffer.from(JSON.stringify(result)),
          notesJson: Buffer.from(JSON.stringify(notes)),
        }),
      },
    },
  };
}

function isQuery(document: DocumentNode, operationName: string | undefined): boolean {
  return getOperationAST(document, operationName)?.operation === OperationTypeNode.QUERY;
}

function parseDocument(text: string): DocumentNode {
  try {
    return parse(text, { noLocation: true, maxTokens: MAX_TOKENS });
  } catch (cause) {
    throw new AppError('GRAPHQL_PARSE_FAILED', 'The document does not parse; send GraphQL.', { cause });
  }
}

function variablesOf(json: Buffer | undefined): Record<string, unknown> {
  const variables = json ? parseStrictJson(json, { maxDepth: MAX_WIRE_DEPTH }) : {};
  if (typeof variables === 'object' && variables !== null && !Array.isArray(variables)) {
    return variables as Record<string, unknown>;
  }
  throw new AppError('VALIDATION_FAILED', 'variables_json must be a JSON object.');
}
