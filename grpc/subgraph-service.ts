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
import { AppError, invalid } from '../kernel/errors.ts';
import { publicMessage } from '../kernel/library-errors.ts';
import type { Logger } from '../kernel/log.ts';
import { createWork, workingFor } from '../kernel/work.ts';
import type { SubgraphService } from '../proto/generated/testamur/internal/subgraph.ts';
import { publicError, QUERY_BUDGET_MS } from '../subgraphs/execute.ts';
import { type BindingOf, type Contract, given, givenBytes, row } from '../subgraphs/rpc.ts';
import type { Subgraph } from '../subgraphs/subgraph.ts';
import { coversExecution } from './vouching.ts';

interface SubgraphServiceOptions {
  /** Those of the unit. */
  readonly subgraphs: readonly Subgraph[];
  readonly log: Logger;
}

/** An ExecuteRequest as the resolver's arguments. */
interface ExecuteArgs {
  readonly subgraph: string;
  readonly document: string;
  readonly operationName: string | undefined;
  readonly variablesJson: Buffer | undefined;
  readonly expectedRowVersion: number | undefined;
}

interface ExecuteOutcome {
  readonly result: object;
  readonly notes: Context['notes'];
}

export const SUBGRAPH: Contract<SubgraphService> = {
  service: 'testamur.internal.SubgraphService',
  proto: 'testamur/internal/subgraph.proto',
};

// JSON scalars may be 64 deep (they are refused beyond that at the edge); the operation around them needs a few more.
export const MAX_WIRE_DEPTH = 64 + 32;
const MAX_TOKENS = 10_000;
const CACHED_DOCUMENTS = 500;
const CACHED_CHARACTERS = 4_000_000;

/** Serves the subgraphs of a unit to the supergraph executors of other units: testamur.internal.SubgraphService. */
export function createSubgraphBinding({
  subgraphs,
  log,
}: SubgraphServiceOptions): BindingOf<SubgraphService> {
  const documents = new LRUCache<string, DocumentNode>({
    max: CACHED_DOCUMENTS,
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: (_, text) => text.length,
  });

  function subgraphOf(asked: string): Subgraph {
    const subgraph = subgraphs.find(({ name }) => name === asked);
    if (subgraph) return subgraph;
    const names = subgraphs.map(({ name }) => name).join(', ');
    throw invalid('subgraph', 'unknown', `this unit serves ${names}`);
  }

  function documentOf({ name, schema }: Subgraph, text: string): DocumentNode {
    const key = `${name}\n${text}`;
    const known = documents.get(key);
    if (known) return known;
    const document = parseDocument(text);
    const [problem] = validate(schema, document);
    if (problem)
      throw new AppError('GRAPHQL_VALIDATION_FAILED', publicMessage(problem.message), { cause: problem });
    documents.set(key, document);
    return document;
  }

  /** Runs the operation as the person whom the gateway has named; refusals of the request itself are gRPC statuses, all others are in the result. */
  async function run(args: ExecuteArgs, caller: Context): Promise<ExecuteOutcome> {
    const subgraph = subgraphOf(args.subgraph);
    const document = documentOf(subgraph, args.document);
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
    ...SUBGRAPH,
    rpcs: {
      Execute: row({
        covers: coversExecution,
        resolver: (_, args: ExecuteArgs, context) => run(args, context),
        args: (request) => ({
          subgraph: request.subgraph,
          document: request.document,
          operationName: given(request.operationName),
          variablesJson: givenBytes(request.variablesJson),
          expectedRowVersion: request.expectedRowVersion,
        }),
        reply: ({ result, notes }) => ({
          resultJson: Buffer.from(JSON.stringify(result)),
          notesJson: Buffer.from(JSON.stringify(notes)),
        }),
      }),
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
