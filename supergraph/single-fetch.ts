import type { GatewayConfig } from '@apollo/gateway';
import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  getOperationAST,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';

type QueryPlan = Parameters<
  NonNullable<NonNullable<GatewayConfig['experimental_didResolveQueryPlan']>>
>[0]['queryPlan'];

/** What the gateway would ask of one subgraph to answer a whole operation. */
export interface SingleFetch {
  readonly subgraph: string;
  readonly document: string;
  readonly variables: readonly string[];
}

/**
 * The one fetch that a plan consists of, when what it brings is already the answer to `document`; undefined for every other plan.
 * The gateway then adds nothing to the answer but work of its own on each request.
 */
export function singleFetchOf({ node }: QueryPlan, document: DocumentNode): SingleFetch | undefined {
  if (node?.kind !== 'Fetch' || node.requires || node.outputRewrites?.length) return undefined;
  const [asked, fetched] = [document, parse(node.operation, { noLocation: true })].map(keysOf);
  if (asked === undefined || asked !== fetched) return undefined;
  return { subgraph: node.serviceName, document: node.operation, variables: node.variableUsages ?? [] };
}

/** The answer of the subgraph as the gateway would give it. */
export function answerOf({ subgraph }: SingleFetch, { data, errors }: ExecutionResult): ExecutionResult {
  if (!errors) return { data: data ?? null };
  return {
    data: data ?? null,
    errors: errors.map(
      (error) =>
        new GraphQLError(error.message || `Error while fetching subquery from service "${subgraph}"`, {
          path: error.path ?? null,
          extensions: { code: 'DOWNSTREAM_SERVICE_ERROR', ...error.extensions, serviceName: subgraph },
          originalError: error,
        }),
    ),
  };
}

/** The response keys of an operation of plain fields, at every depth; undefined where it has fragments or directives. */
function keysOf(document: DocumentNode): string | undefined {
  const operation = getOperationAST(document);
  return operation ? keysIn(operation.selectionSet) : undefined;
}

function keysIn({ selections }: SelectionSetNode): string | undefined {
  const keys: string[] = [];
  for (const node of selections) {
    if (node.kind !== Kind.FIELD || node.directives?.length) return undefined;
    const inner = node.selectionSet ? keysIn(node.selectionSet) : '';
    if (inner === undefined) return undefined;
    keys.push(`${(node.alias ?? node.name).value}{${inner}}`);
  }
  return keys.sort().join(' ');
}
