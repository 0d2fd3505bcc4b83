import { buildSubgraphSchema } from '@apollo/subgraph';
import { type GraphQLSchema, parse } from 'graphql';
import type { Context } from '../kernel/context.ts';
import { endWithWork, forgetBeforeChanges, runOnce } from './once.ts';
import { entityKeys, guardRepresentations } from './representations.ts';
import { scalars } from './scalars.ts';
import { readSdl } from './sdl.ts';

/** A resolver as GraphQL calls it; gRPC calls the same function. */
// biome-ignore lint/suspicious/noExplicitAny: parents and arguments differ from field to field
export type Resolver = (parent: any, args: any, context: Context) => any;

export type ResolverMap = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** One domain as the doors see it: its contract, and the functions behind it. */
export interface Subgraph<Internal = object> {
  readonly name: string;
  readonly schema: GraphQLSchema;
  readonly resolvers: ResolverMap;
  /** Services with operations that no schema shows: gRPC rows reach them, portals never. */
  readonly internal: Internal;
}

/** Builds a subgraph from the contract in its folder and its resolvers; a resolver without a field throws here. */
export function createSubgraph<Internal = object>(options: {
  name: string;
  resolvers: object;
  internal?: Internal;
}): Subgraph<Internal> {
  const { name, internal = {} as Internal } = options;
  const typeDefs = parse(readSdl(name));
  const declared = new Set(
    typeDefs.definitions.flatMap((node) => ('name' in node && node.name ? [node.name.value] : [])),
  );
  const used = Object.fromEntries(Object.entries(scalars).filter(([scalar]) => declared.has(scalar)));
  const resolvers = { ...used, ...options.resolvers } as unknown as ResolverMap;
  const schema = buildSubgraphSchema({ typeDefs, resolvers: resolvers as never });
  const keys = entityKeys(typeDefs);
  guardRepresentations(schema, keys);
  runOnce(schema, keys);
  forgetBeforeChanges(schema);
  endWithWork(schema);
  return {
    name,
    schema,
    resolvers,
    internal,
  };
}

/** The resolver of a root field, for an RPC that shares it. Errors: a plain Error, at the start, when the field has none. */
export function rootField(
  { name, resolvers }: Pick<Subgraph, 'name' | 'resolvers'>,
  root: 'Query' | 'Mutation',
  field: string,
): Resolver {
  const resolver = resolvers[root]?.[field];
  if (typeof resolver === 'function') return resolver as Resolver;
  throw new Error(`${name} has no resolver for ${root}.${field}; give it one, or bind the RPC to another.`);
}

/** Resolvers of several rooms as one map: they share the root types and those that several of them extend. */
export function merged(...rooms: readonly object[]): ResolverMap {
  const all: Record<string, Record<string, unknown>> = {};
  for (const [type, fields] of rooms.flatMap((room) => Object.entries(room)))
    all[type] = { ...all[type], ...fields };
  return all;
}
