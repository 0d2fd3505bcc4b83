import { type DocumentNode, getOperationAST, Kind, parse, type SelectionSetNode } from 'graphql';
import { LRUCache } from 'lru-cache';

// Root fields whose work grows with what is sent or kept, is many operations, or waits for other sites: no single deadline fits both them and all
// others.
const SLOW_FIELDS: ReadonlySet<string> = new Set([
  'auditTrailVerification',
  'issueBatch',
  'proposeFederatedIssuer',
  'refreshFederatedIssuer',
  'setDemoMode',
]);

/** What the one who sends a document to another unit needs to know of it. */
export interface Errand {
  /** May be sent again when nobody knows whether it ran. */
  readonly isQuery: boolean;
  /** Takes longer than other work; BATCH_DEADLINE_MS says how long. */
  readonly isSlow: boolean;
  /** The root fields that it asks for, such as `Mutation.issueCredential`, fragments included. */
  readonly fields: readonly string[];
}

// More than any door lets through.
const MAX_TOKENS = 10_000;
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
    // Fragments that go round in circles end as a RangeError.
    return errandIn(parse(document, { noLocation: true, maxTokens: MAX_TOKENS }), operationName);
  } catch {
    return { isQuery: false, isSlow: false, fields: [] };
  }
}

function errandIn(document: DocumentNode, operationName: string | undefined): Errand {
  const operation = getOperationAST(document, operationName);
  if (!operation) return { isQuery: false, isSlow: false, fields: [] };
  const names = [...new Set(rootFields(document, operation.selectionSet))];
  const root = `${operation.operation[0]?.toUpperCase()}${operation.operation.slice(1)}`;
  return {
    isQuery: operation.operation === 'query',
    isSlow: names.some((name) => SLOW_FIELDS.has(name)),
    fields: names.map((name) => `${root}.${name}`),
  };
}

function rootFields(document: DocumentNode, { selections }: SelectionSetNode): string[] {
  return selections.flatMap((selection): string[] => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFields(document, selection.selectionSet);
    const { value: wanted } = selection.name;
    return document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === wanted
        ? rootFields(document, node.selectionSet)
        : [],
    );
  });
}
