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
  valueFromASTUntyped,
} from 'graphql';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../kernel/paging.ts';
import type { RateLimit } from '../rest-bridge/route.ts';
import { CHEAP, FIELD_COSTS, type FieldCost, OPERATIONS, PAGE_WEIGHT, TYPE_WEIGHTS } from './field-costs.ts';

/** What a document asks, with its fragments unfolded. */
export interface Complexity {
  /** Fields on the longest way from the root to a leaf. */
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  /** What the answer costs at most, when every list is a full page: the weights of its fields. */
  readonly cost: number;
  /** Lists that are searched by a text. */
  readonly searches: number;
  /** How often fields below the root may run that stand for a route with a limit of its own. */
  readonly runs: ReadonlyMap<RateLimit, number>;
  /** How often each root field is asked for. */
  readonly rootFields: ReadonlyMap<string, number>;
}

type Measure = Omit<Complexity, 'rootFields'>;
const NOTHING: Measure = { depth: 0, aliases: 0, directives: 0, cost: 0, searches: 0, runs: new Map() };

interface Asked {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * Measures a validated operation (no fragment cycles, every field known) by the weights of its fields. Each fragment is measured once, so that fragments that
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
          const given = node.arguments ?? [];
          const rows = field ? pageSize(field, given) : 1;
          const cost = costOf(`${parent?.name}.${node.name.value}`, parent);
          const filter = filterOf(given);
          return both(sum, {
            depth: 1 + inner.depth,
            aliases: inner.aliases + (node.alias ? 1 : 0),
            directives: own.directives + inner.directives,
            cost: ownWeight(cost, filter, field) + rows * inner.cost,
            searches: (isSearch(cost, filter) ? 1 : 0) + rows * inner.searches,
            runs: sumOf(runsOf(cost), timesEach(inner.runs, rows)),
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
    if (!isPaged(field)) return 1;
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

  /** The argument `filter` as far as it is known before anything runs. */
  function filterOf(given: readonly Argument[]): unknown {
    const value = given.find(({ name }) => name.value === 'filter')?.value;
    return value && valueFromASTUntyped(value, { ...defaults(), ...asked.variables });
  }

  function defaults(): Readonly<Record<string, unknown>> {
    return Object.fromEntries(
      (operation.variableDefinitions ?? []).flatMap(({ variable: { name }, defaultValue }) =>
        defaultValue ? [[name.value, valueFromASTUntyped(defaultValue)]] : [],
      ),
    );
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

/** The cost of a field by the table, else by its place. */
function costOf(name: string, parent: GraphQLCompositeType | undefined | null): FieldCost {
  return FIELD_COSTS.get(name) ?? OPERATIONS.get(parent?.name ?? '') ?? CHEAP;
}

function ownWeight(
  cost: FieldCost,
  filter: unknown,
  field: GraphQLField<unknown, unknown> | undefined,
): number {
  const ofType = TYPE_WEIGHTS.get(field ? getNamedType(field.type).name : '') ?? 0;
  const search = isSearch(cost, filter) ? cost.filtered?.search : undefined;
  const own = search?.weight ?? (isAsked(filter) ? cost.filtered?.weight : undefined) ?? cost.weight;
  return Math.max(own, ofType) + (field && isPaged(field) ? PAGE_WEIGHT : 0);
}

/** Whether a filter, as far as it is known, names a text to search for. */
function isSearch({ filtered }: FieldCost, filter: unknown): boolean {
  if (!filtered?.search || !isAsked(filter)) return false;
  return (
    typeof filter !== 'object' || isAsked((filter as Readonly<Record<string, unknown>>)[filtered.search.by])
  );
}

function isAsked(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function isPaged(field: GraphQLField<unknown, unknown>): boolean {
  return field.args.some(({ name }) => name === 'first');
}

function runsOf({ limit }: FieldCost): ReadonlyMap<RateLimit, number> {
  return limit === undefined ? NOTHING.runs : new Map([[limit, 1]]);
}

function timesEach(runs: Measure['runs'], rows: number): Measure['runs'] {
  return new Map([...runs].map(([limit, count]) => [limit, count * rows]));
}

function sumOf(a: Measure['runs'], b: Measure['runs']): Measure['runs'] {
  if (a.size === 0 || b.size === 0) return a.size === 0 ? b : a;
  return new Map([...a, ...b].map(([limit]) => [limit, (a.get(limit) ?? 0) + (b.get(limit) ?? 0)]));
}

function both(a: Measure, b: Measure): Measure {
  return {
    depth: Math.max(a.depth, b.depth),
    aliases: a.aliases + b.aliases,
    directives: a.directives + b.directives,
    cost: a.cost + b.cost,
    searches: a.searches + b.searches,
    runs: sumOf(a.runs, b.runs),
  };
}

function fieldOf(
  parent: GraphQLCompositeType | undefined | null,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
}
