import { type DocumentNode, defaultFieldResolver, type GraphQLSchema, Kind } from 'graphql';
import { AppError } from '../kernel/errors.ts';

/** More than any document leads to that the gateway lets through. */
const MOST_REPRESENTATIONS = 5000;
const MAX_KEY_CHARACTERS = 512;

/**
 * Makes `_entities` refuse representations that name no entity of this subgraph (Apollo Federation, `_Any`) before anything is
 * resolved: BAD_USER_INPUT that says which one, where the library would fail as if the fault were ours.
 */
export function guardRepresentations(schema: GraphQLSchema, keys: ReadonlyMap<string, string>): void {
  const field = schema.getQueryType()?.getFields()['_entities'];
  if (!field) return;
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (parent, args, context, info) => {
    assertRepresentations((args as { representations: readonly unknown[] }).representations, keys);
    return resolve(parent, args, context, info);
  };
}

/** The key field of each entity type that this subgraph resolves. Throws for keys of several fields, which no contract of ours has. */
export function entityKeys({ definitions }: DocumentNode): ReadonlyMap<string, string> {
  return new Map(
    definitions.flatMap((node) => {
      if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.OBJECT_TYPE_EXTENSION) return [];
      const key = node.directives?.find(({ name }) => name.value === 'key');
      const argument = (wanted: string) => key?.arguments?.find(({ name }) => name.value === wanted)?.value;
      const resolvable = argument('resolvable');
      if (resolvable?.kind === Kind.BOOLEAN && !resolvable.value) return [];
      const given = argument('fields');
      if (given?.kind !== Kind.STRING) return [];
      if (!/^\w+$/.test(given.value)) throw new Error(`@key of ${node.name.value}: give one field.`);
      return [[node.name.value, given.value] as const];
    }),
  );
}

function assertRepresentations(given: readonly unknown[], keys: ReadonlyMap<string, string>): void {
  if (given.length > MOST_REPRESENTATIONS)
    throw unfit(`representations: send at most ${MOST_REPRESENTATIONS} at once.`);
  for (const [index, representation] of given.entries()) {
    const at = `representations[${index}]`;
    if (typeof representation !== 'object' || representation === null || Array.isArray(representation))
      throw unfit(`${at}: give an object with __typename and the key of the entity.`);
    const { __typename: type, ...fields } = representation as Readonly<Record<string, unknown>>;
    const key = typeof type === 'string' ? keys.get(type) : undefined;
    if (key === undefined) throw unfit(`${at}.__typename: give one of ${[...keys.keys()].join(', ')}.`);
    const value = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (typeof value !== 'string' || value === '' || value.length > MAX_KEY_CHARACTERS)
      throw unfit(`${at}.${key}: give text of 1 to ${MAX_KEY_CHARACTERS} characters.`);
  }
}

function unfit(message: string): AppError {
  return new AppError('BAD_USER_INPUT', message);
}
