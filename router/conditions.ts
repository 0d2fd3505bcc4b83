import { type DirectiveNode, type DocumentNode, Kind, type SelectionSetNode, visit } from 'graphql';

const CONDITIONS = new Set(['skip', 'include']);

/**
 * What a document may not ask although graphql-js lets it pass or fails on it: a subscription whose one field hangs on a condition,
 * and a condition that is null. Returns a sentence for the client, undefined when all is well.
 */
export function unanswerable(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): string | undefined {
  return conditionalSubscription(document) ?? nullCondition(document, variables);
}

/** The rule of graphql-js looks at variables that it does not have (GraphQL §5.2.3.1, draft: no @skip or @include there). */
export function conditionalSubscription({ definitions }: DocumentNode): string | undefined {
  const fragments = new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node.selectionSet] as const] : [],
    ),
  );
  const isConditional = ({ selections }: SelectionSetNode, seen: ReadonlySet<string>): boolean =>
    selections.some((selection) => {
      if (selection.directives?.some(isCondition)) return true;
      if (selection.kind === Kind.INLINE_FRAGMENT) return isConditional(selection.selectionSet, seen);
      if (selection.kind !== Kind.FRAGMENT_SPREAD || seen.has(selection.name.value)) return false;
      const spread = fragments.get(selection.name.value);
      return spread !== undefined && isConditional(spread, new Set([...seen, selection.name.value]));
    });
  const isWrong = definitions.some(
    (node) =>
      node.kind === Kind.OPERATION_DEFINITION &&
      node.operation === 'subscription' &&
      isConditional(node.selectionSet, new Set()),
  );
  return isWrong ? 'Write the one field of a subscription without @skip and @include.' : undefined;
}

/** A nullable variable with a default may be null: then nobody knows whether to skip. */
function nullCondition(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): string | undefined {
  let name: string | undefined;
  visit(document, {
    Directive(node) {
      if (!isCondition(node)) return;
      for (const { value } of node.arguments ?? [])
        if (value.kind === Kind.VARIABLE && variables[value.name.value] === null) name = value.name.value;
    },
  });
  return name === undefined ? undefined : `Set $${name} to true or false: @skip and @include hang on it.`;
}

function isCondition({ name }: DirectiveNode): boolean {
  return CONDITIONS.has(name.value);
}
