import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  isRequiredArgument,
  parse,
} from 'graphql';
import { complexityOf } from '../router/complexity.ts';
import { excessOf, fragmentsOf, GRAPHQL_LIMITS } from '../router/graphql.ts';
import { times } from '../router/testing.ts';

/** Examples of the arguments of operations that cannot do without, for the n-th use in a document. */
export type Examples = Readonly<Record<string, (n: number) => string>>;

const PAGES = [100, 59, 30, 10, 3, 1];
const USES = [1, 10];
const DEPTHS = [3, 8];

/** For every operation of `Query` and `Me` the documents that ask for as much as the limits let through: deep, wide, and many times. */
export function dearestOf(schema: GraphQLSchema, examples: Examples): readonly (readonly [string, string])[] {
  const query = schema.getQueryType();
  const me = schema.getType('Me');
  if (!query || !isObjectType(me)) throw new Error('The schema has no Query or no Me.');
  const found: (readonly [string, string])[] = [];
  for (const [type, wrap] of [
    [query, (inner: string) => `{ ${inner} }`],
    [me, (inner: string) => `{ me { ${inner} } }`],
  ] as const)
    for (const field of Object.values(type.getFields())) {
      const name = `${type.name}.${field.name}`;
      const documents = new Set(
        DEPTHS.flatMap((depth) => USES.map((uses) => largest({ name, field, depth, uses, wrap }))),
      );
      for (const document of documents) if (document !== undefined) found.push([name, document]);
    }
  return found;

  /** With the longest pages that fit. */
  function largest(asked: {
    name: string;
    field: GraphQLField<unknown, unknown>;
    depth: number;
    uses: number;
    wrap: (inner: string) => string;
  }): string | undefined {
    const { name, field, depth, uses, wrap } = asked;
    const selection = (first: number) =>
      times(uses, (n) => `a${n}: ${fieldText({ name, field, depth, first, n, seen: [] })}`);
    return PAGES.map((first) => wrap(selection(first))).find((document) => fits(schema, document));
  }

  function fieldText(asked: {
    name: string;
    field: GraphQLField<unknown, unknown>;
    depth: number;
    first: number;
    n: number;
    seen: readonly string[];
  }): string {
    const { name, field, depth, first, n, seen } = asked;
    const isPaged = field.args.some(({ name: argument }) => argument === 'first');
    const given = examples[name]?.(n) ?? (isPaged ? `first: ${first}, offset: ${n * first}` : '');
    if (field.args.some(isRequiredArgument) && given === '')
      throw new Error(`${name} needs arguments: give an example of them to the benchmark.`);
    const type = getNamedType(field.type);
    const own = given === '' ? field.name : `${field.name}(${given})`;
    return isObjectType(type) ? `${own} { ${inside(type, { depth: depth - 1, first, n, seen })} }` : own;
  }

  function inside(
    type: GraphQLObjectType,
    { depth, first, n, seen }: { depth: number; first: number; n: number; seen: readonly string[] },
  ): string {
    const chosen = Object.values(type.getFields()).flatMap((field) => {
      const inner = getNamedType(field.type);
      if (!isObjectType(inner)) return [field.name];
      // `edges` holds the same as `nodes`, and files are asked for by themselves.
      if (depth <= 1 || field.name === 'edges' || inner.name === 'File') return [];
      if (seen.filter((name) => name === inner.name).length > 1) return [];
      const name = `${type.name}.${field.name}`;
      return [fieldText({ name, field, depth, first, n, seen: [...seen, type.name] })];
    });
    return chosen.length > 0 ? chosen.join(' ') : '__typename';
  }
}

/** Whether the limits of one document let it through. */
function fits(schema: GraphQLSchema, source: string): boolean {
  if (source.length > GRAPHQL_LIMITS.characters) return false;
  const document = parse(source, { noLocation: true });
  const [operation] = document.definitions;
  if (operation?.kind !== 'OperationDefinition') return false;
  const tokens = source.match(/[\w"]+|[^\s\w]/g)?.length ?? 0;
  const complexity = complexityOf({ schema, operation, fragments: fragmentsOf(document), variables: {} });
  return tokens <= GRAPHQL_LIMITS.tokens && excessOf(complexity) === undefined;
}
