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
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, rowsBefore } from '../kernel/paging.ts';
import type { RateLimit } from '../subgraphs/rest.ts';
import {
  CHARACTERS_A_UNIT,
  CHEAP,
  FIELD_COSTS,
  type FieldCost,
  INTROSPECTION,
  OPERATIONS,
  PAGE_WEIGHT,
  SKIPPED_ROWS_A_UNIT,
  TYPE_WEIGHTS,
  VALUES_A_UNIT,
} from './field-costs.ts';

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
 * spread fragments cost nobody time.
 */
export function complexityOf(asked: Asked): Complexity {
  const { schema, operation, fragments } = asked;
  const measured = new Map<string, Measure>();
  const counted = new Map<string, ReadonlyMap<string, number>>();
  const weights = new Map<string, number>();
  const aliased = new Map<string, number>();
  const root = schema.getRootType(operation.operation);
  const known = knownVariables(asked);
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
          if (node.selectionSet && node.name.value.startsWith('__')) {
            const aliases = aliasesOf(node.selectionSet);
            const cost = INTROSPECTION.weight * (1 + aliases);
            return both(sum, { ...own, depth: 1, aliases: aliases + (node.alias ? 1 : 0), cost });
          }
          const inner =
            node.selectionSet && isCompositeType(named) ? measureOf(node.selectionSet, named) : NOTHING;
          const given = node.arguments ?? [];
          const rows = field ? pageSize(field, given) : 1;
          const cost = costOf(`${parent?.name}.${node.name.value}`, parent);
          const filter = argument('filter', given);
          return both(sum, {
            depth: 1 + inner.depth,
            aliases: inner.aliases + (node.alias ? 1 : 0),
            directives: own.directives + inner.directives,
            cost:
              ownWeight(cost, filter, field) +
              skippedWeight(field, given) +
              variablesWeight(given) +
              rows * inner.cost,
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
    const first = argument('first', given);
    const rows = first === null || first === undefined ? DEFAULT_PAGE_SIZE : Number(first);
    return Number.isFinite(rows) ? Math.min(Math.max(rows, 1), MAX_PAGE_SIZE) : MAX_PAGE_SIZE;
  }

  /** What a page weighs for the rows before it, which are walked. */
  function skippedWeight(
    field: GraphQLField<unknown, unknown> | undefined,
    given: readonly Argument[],
  ): number {
    if (!field || !isPaged(field)) return 0;
    const skipped = rowsBefore({ after: argument('after', given), offset: argument('offset', given) });
    return Math.floor(skipped / SKIPPED_ROWS_A_UNIT);
  }

  /** What the variables in the arguments of a field weigh: they are looked through for each of its uses. */
  function variablesWeight(given: readonly Argument[]): number {
    return given.reduce(
      (sum, { value }) => sum + variablesIn(value).reduce((all, name) => all + weightOf(name), 0),
      0,
    );
  }

  function weightOf(name: string): number {
    const weighed = weights.get(name) ?? valueWeight(known[name]);
    weights.set(name, weighed);
    return weighed;
  }

  /** Aliases in a selection of introspection. */
  function aliasesOf(set: SelectionSetNode): number {
    return set.selections.reduce((sum, node) => {
      if (node.kind === Kind.FRAGMENT_SPREAD) return sum + aliasesOfFragment(node.name.value);
      const own = node.kind === Kind.FIELD && node.alias ? 1 : 0;
      return sum + own + (node.selectionSet ? aliasesOf(node.selectionSet) : 0);
    }, 0);
  }

  function aliasesOfFragment(name: string): number {
    const fragment = fragments.get(name);
    const aliases = aliased.get(name) ?? (fragment ? aliasesOf(fragment.selectionSet) : 0);
    aliased.set(name, aliases);
    return aliases;
  }

  /** An argument as it is known before anything runs. */
  function argument(wanted: string, given: readonly Argument[]): unknown {
    const value = given.find(({ name }) => name.value === wanted)?.value;
    return value && valueFromASTUntyped(value, known);
  }
}

type Argument = NonNullable<
  Extract<SelectionSetNode['selections'][number], { kind: Kind.FIELD }>['arguments']
>[number];

/** The variables that an operation declares, as far as they are given or have a default. */
function knownVariables({ operation, variables }: Asked): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable: { name }, defaultValue }) => {
      if (Object.hasOwn(variables, name.value)) return [[name.value, variables[name.value]]];
      return defaultValue ? [[name.value, valueFromASTUntyped(defaultValue)]] : [];
    }),
  );
}

/** The names of the variables in an argument, each as often as it stands there. */
function variablesIn(value: ValueNode): readonly string[] {
  switch (value.kind) {
    case Kind.VARIABLE:
      return [value.name.value];
    case Kind.LIST:
      return value.values.flatMap(variablesIn);
    case Kind.OBJECT:
      return value.fields.flatMap((field) => variablesIn(field.value));
    default:
      return [];
  }
}

function valueWeight(given: unknown): number {
  let [values, characters] = [0, 0];
  const count = (value: unknown): void => {
    values += 1;
    if (typeof value === 'string') characters += value.length;
    else if (Array.isArray(value)) for (const item of value) count(item);
    else if (typeof value === 'object' && value !== null)
      for (const [name, item] of Object.entries(value)) {
        characters += name.length;
        count(item);
      }
  };
  count(given);
  return Math.max(Math.floor(values / VALUES_A_UNIT), Math.floor(characters / CHARACTERS_A_UNIT));
}

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
