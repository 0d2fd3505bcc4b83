import { type GraphQLSchema, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { type Casing, toSnake } from './casing.ts';

/** Words of the contract in a row's casing: `publicKey` reads `public_key` where clients send it so. */
function inCasing(text: string, schema: GraphQLSchema, casing: Casing): string {
  if (casing === 'camel') return text;
  const names = fieldNames(schema);
  return text.replace(/\b[a-z]+(?:[A-Z][a-z0-9]*)+\b/g, (word) => (names.has(word) ? toSnake(word) : word));
}

/** A description of the contract as a part of a schema; nothing where it has none. */
export function described(
  description: string | null | undefined,
  { schema, casing }: { readonly schema: GraphQLSchema; readonly casing: Casing },
): { readonly description?: string } {
  return description ? { description: inCasing(description, schema, casing) } : {};
}

const knownNames = new WeakMap<GraphQLSchema, ReadonlySet<string>>();

function fieldNames(schema: GraphQLSchema): ReadonlySet<string> {
  const known = knownNames.get(schema);
  if (known) return known;
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const names = new Set(
    Object.values(schema.getTypeMap()).flatMap((type) =>
      (isObjectType(type) || isInputObjectType(type) || isInterfaceType(type)) &&
      !roots.includes(type as never)
        ? Object.keys(type.getFields())
        : [],
    ),
  );
  knownNames.set(schema, names);
  return names;
}
