import { getOperationAST, parse } from 'graphql';
import { LRUCache } from 'lru-cache';

// Root fields whose work grows with what is sent or kept, or that wait for other sites: no single deadline fits both them and all
// others.
const SLOW_FIELDS: ReadonlySet<string> = new Set([
  'auditTrailVerification',
  'issueBatch',
  'proposeFederatedIssuer',
  'refreshFederatedIssuer',
]);

/** What the one who sends a document to another unit needs to know of it. */
export interface Errand {
  /** May be sent again when nobody knows whether it ran. */
  readonly isQuery: boolean;
  /** Takes longer than other work; BATCH_DEADLINE_MS says how long. */
  readonly isSlow: boolean;
}

const known = new LRUCache<string, Errand>({ max: 1000 });

/** What kind of errand an operation is; a text that does not parse is left for the other unit to refuse. */
export function errandOf(document: string, operationName?: string): Errand {
  const key = `${operationName ?? ''}\n${document}`;
  const found = known.get(key) ?? read(document, operationName);
  known.set(key, found);
  return found;
}

function read(document: string, operationName: string | undefined): Errand {
  try {
    const operation = getOperationAST(parse(document, { noLocation: true }), operationName);
    const fields = operation?.selectionSet.selections ?? [];
    return {
      isQuery: operation?.operation === 'query',
      isSlow: fields.some((field) => field.kind === 'Field' && SLOW_FIELDS.has(field.name.value)),
    };
  } catch {
    return { isQuery: false, isSlow: false };
  }
}
