import { createHash } from 'node:crypto';
import type { AssertionSigner, ProvenAssertion } from '../kernel/assertion.ts';
import { AppError } from '../kernel/errors.ts';
import type { ExecuteRequest } from '../proto/generated/testamur/internal/subgraph.ts';
import { documentFacts } from '../subgraphs/document-facts.ts';
import type { CoveredCall, Vouch } from '../subgraphs/rpc.ts';

/** `signer` where the gateway runs in this process: it signs for each call; elsewhere what came is handed on. */
export function createVouch(signer: AssertionSigner | undefined, lifeMs: number): Vouch {
  return async (context, scope) => {
    const { assertion, identity, correlationId, clientHash = '' } = context;
    if (assertion) return assertion.token;
    if (signer) return signer.sign({ identity, correlationId, clientHash }, scope, lifeMs);
    throw new AppError(
      'FORBIDDEN',
      'Other units take part in this, and they act for a person on the word of the gateway alone; send the request to the gateway.',
    );
  };
}

/** What SubgraphService/Execute is asked, as far as an assertion names it. */
type ExecutedDocument = Pick<ExecuteRequest, 'subgraph' | 'document' | 'operationName' | 'variablesJson'>;

/** The hash under which the gateway vouches for one execution: of the subgraph, the document, its operation and its variables. */
export function executionHash({
  subgraph,
  document,
  operationName,
  variablesJson,
}: ExecutedDocument): string {
  const hash = createHash('sha256');
  for (const part of [subgraph, document, operationName, variablesJson])
    hash.update(createHash('sha256').update(part).digest());
  return hash.digest('base64url');
}

// What the executor adds by itself: fields of entities that the person's own fields have led to.
const OF_THE_EXECUTOR = ['Query._entities', 'Query.__typename', 'Mutation.__typename'];

/**
 * Whether an execution is what a person asked for: the very document and variables when the gateway itself calls, and no other root
 * fields than theirs when a unit calls that the gateway has handed the request to.
 */
export function coversExecution(
  asserted: ProvenAssertion,
  { caller, unit, request: asked }: CoveredCall<ExecutedDocument>,
): boolean {
  if (caller === 'api-gateway') return asserted.to.includes(unit) && asserted.call === executionHash(asked);
  if (asserted.http === undefined || !asserted.to.includes(caller)) return false;
  const { fields } = documentFacts(asked.document, asked.operationName || undefined);
  return (
    fields.length > 0 &&
    fields.every((field) => asserted.fields.includes(field) || OF_THE_EXECUTOR.includes(field))
  );
}
