import { type DocumentNode, getOperationAST, Kind, parse, type SelectionSetNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { isSlow } from './operations.ts';

/** What must be known of a GraphQL document before it is run here or sent to another unit. */
export interface DocumentFacts {
  /** May be sent again when nobody knows whether it ran. */
  readonly isQuery: boolean;
  /** Takes longer than other work; BATCH_DEADLINE_MS says how long. */
  readonly isSlow: boolean;
  /** The root fields that it asks for, such as `Mutation.issueCredential`, fragments included. */
  readonly fields: readonly string[];
}

// More than the gateway lets through.
const MAX_TOKENS = 10_000;
const known = new LRUCache<string, DocumentFacts>({ max: 1000 });

/** What an operation of a document asks for. A text that does not parse asks for nothing: whoever runs it refuses it. */
export function documentFacts(document: string, operationName?: string): DocumentFacts {
  const key = `${operationName ?? ''}\n${document}`;
  const found = known.get(key) ?? read(document, operationName);
  known.set(key, found);
  return found;
}

function read(document: string, operationName: string | undefined): DocumentFacts {
  try {
    // Fragments that refer to each other in a circle end as a RangeError.
    return factsIn(parse(document, { noLocation: true, maxTokens: MAX_TOKENS }), operationName);
  } catch {
    return { isQuery: false, isSlow: false, fields: [] };
  }
}

function factsIn(document: DocumentNode, operationName: string | undefined): DocumentFacts {
  const operation = getOperationAST(document, operationName);
  if (!operation) return { isQuery: false, isSlow: false, fields: [] };
  const names = [...new Set(rootFields(document, operation.selectionSet))];
  const root = `${operation.operation[0]?.toUpperCase()}${operation.operation.slice(1)}`;
  return {
    isQuery: operation.operation === 'query',
    isSlow: names.some(isSlow),
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
