import { GraphQLID, type GraphQLInputType, getNullableType, isInputObjectType, isListType } from 'graphql';

/** A value that GraphQL would quietly turn into another one, and what to send instead. */
export interface LooseValue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/**
 * What GraphQL coerces and JSON must not: a single value where a list belongs (GraphQL §3.11) and a number where an id belongs
 * (§3.5.5). Everything else that does not fit its type GraphQL refuses itself.
 */
export function looseValues(
  value: unknown,
  type: GraphQLInputType,
  path: readonly (string | number)[] = [],
): LooseValue[] {
  if (value === null || value === undefined) return [];
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    if (!Array.isArray(value)) return [{ path, message: 'give a list' }];
    return value.flatMap((item, index) => looseValues(item, nullable.ofType, [...path, index]));
  }
  if (isInputObjectType(nullable)) {
    if (typeof value !== 'object') return [];
    const fields = nullable.getFields();
    return Object.entries(value).flatMap(([name, item]) =>
      Object.hasOwn(fields, name) && fields[name]
        ? looseValues(item, fields[name].type, [...path, name])
        : [],
    );
  }
  return nullable === GraphQLID && typeof value !== 'string' ? [{ path, message: 'give an id as text' }] : [];
}
