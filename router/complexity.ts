import {
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../kernel/paging.ts';

/** What a document asks, with its fragments unfolded. */
export interface Complexity {
  /** Fields on the longest way from the root to a leaf. */
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  /** Fields that the answer holds at most, when every list is a full page; those with large values count more than once. */
  readonly cost: number;
  /** How often each root field is asked for. */
  readonly rootFields: ReadonlyMap<string, number>;
}

// What a field weighs when its value may be megabytes: one file fits into one document, and a page of signed documents does.
const WEIGHTS: ReadonlyMap<string, number> = new Map([
  ['File', 2500],
  ['JSON', 10],
]);

type Measure = Omit<Complexity, 'rootFields'>;
const NOTHING: Measure = { depth: 0, aliases: 0, directives: 0, cost: 0 };

interface Asked {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * Measures a validated operation (no fragment cycles, every field known). Each fragment is measured once, so that fragments that
 * spread fragments cost nobody time. Introspection counts as one field.
 */
export function complexityOf(asked: Asked): Complexity {
  const { schema, operation, fragments } = asked;
  const measured = new Map<string, Measure>();
  const counted = new Map<string, ReadonlyMap<string, number>>();
  const root = schema.getRootType(operation.operation);
  const measure = measureOf(operation.selectionSet, root);
  return {
    ...measure,
    directives: measure.directives + (operation.directives?.length ?? 0),
    rootFields: countFields(operation.selectionSet),
  };

  function measureOf(set: SelectionSetNode, parent: GraphQLCompositeType | undefined | null): Measure {
    return set.selections.reduce((sum, node) => {
      const own = { ...NOTHING, directives: node.directives?.length ?? 0 };
      switch (node.kind) {
        case Kind.FRAGMENT_SPREAD:
          return both(both(sum, own), fragmentMeasure(node.name.value));
        case Kind.INLINE_FRAGMENT:
          return both(both(sum, own), measureOf(node.selectionSet, narrowed(node.typeCondition?.name.value)));
        default: {
          const field = fieldOf(parent, node.name.value);
          const named = field && getNamedType(field.type);
          const inner =
            node.selectionSet && isCompositeType(named) ? measureOf(node.selectionSet, named) : NOTHING;
          const rows = field ? pageSize(field, node.arguments ?? []) : 1;
          return both(sum, {
            depth: 1 + inner.depth,
            aliases: inner.aliases + (node.alias ? 1 : 0),
            directives: own.directives + inner.directives,
            cost: (WEIGHTS.get(named?.name ?? '') ?? 1) + rows * inner.cost,
          });
        }
      }
    }, NOTHING);

    function narrowed(name: string | undefined): GraphQLCompositeType | undefined | null {
      return name === undefined ? parent : compositeType(name);
    }
  }

  function fragmentMeasure(name: string): Measure {
    const known = measured.get(name);
    if (known) return known;
    const fragment = fragments.get(name);
    const measure = fragment
      ? measureOf(fragment.selectionSet, compositeType(fragment.typeCondition.name.value))
      : NOTHING;
    measured.set(name, measure);
    return measure;
  }

  function countFields(set: SelectionSetNode): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    const add = (name: string, count: number) => counts.set(name, (counts.get(name) ?? 0) + count);
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) {
        add(node.name.value, 1);
        continue;
      }
      const inner =
        node.kind === Kind.INLINE_FRAGMENT ? countFields(node.selectionSet) : fragmentCounts(node.name.value);
      for (const [name, count] of inner) add(name, count);
    }
    return counts;
  }

  function fragmentCounts(name: string): ReadonlyMap<string, number> {
    const known = counted.get(name);
    if (known) return known;
    const fragment = fragments.get(name);
    const counts = fragment ? countFields(fragment.selectionSet) : new Map<string, number>();
    counted.set(name, counts);
    return counts;
  }

  function compositeType(name: string): GraphQLCompositeType | undefined {
    const type = schema.getType(name);
    return isCompositeType(type) ? type : undefined;
  }

  /** How many rows a paged field may answer: what is asked for, as far as it is allowed. */
  function pageSize(field: GraphQLField<unknown, unknown>, given: readonly Argument[]): number {
    if (!field.args.some(({ name }) => name === 'first')) return 1;
    const value = given.find(({ name }) => name.value === 'first')?.value;
    const first =
      value?.kind === Kind.VARIABLE
        ? variable(value.name.value)
        : value?.kind === Kind.INT
          ? value.value
          : null;
    const rows = first === null || first === undefined ? DEFAULT_PAGE_SIZE : Number(first);
    return Number.isFinite(rows) ? Math.min(Math.max(rows, 1), MAX_PAGE_SIZE) : MAX_PAGE_SIZE;
  }

  function variable(name: string): unknown {
    if (Object.hasOwn(asked.variables, name)) return asked.variables[name];
    const definition = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
    return definition?.defaultValue?.kind === Kind.INT ? definition.defaultValue.value : undefined;
  }
}

type Argument = NonNullable<
  Extract<SelectionSetNode['selections'][number], { kind: Kind.FIELD }>['arguments']
>[number];

function both(a: Measure, b: Measure): Measure {
  return {
    depth: Math.max(a.depth, b.depth),
    aliases: a.aliases + b.aliases,
    directives: a.directives + b.directives,
    cost: a.cost + b.cost,
  };
}

function fieldOf(
  parent: GraphQLCompositeType | undefined | null,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
}
