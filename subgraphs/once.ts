import { defaultFieldResolver, type GraphQLSchema, isIntrospectionType, isObjectType } from 'graphql';
import { type Context, memoized } from '../kernel/context.ts';

/** Types of which a request sees one: all its aliases and lists meet in the same object. */
const ONE_A_REQUEST: ReadonlySet<string> = new Set(['Query', 'Me']);

/**
 * Makes each operation of `Query` and `Me`, and each field of an issuer that asks for more than the record at hand, run once per
 * request: by what it is asked of and its arguments, however many aliases, lists and entities of a document lead there.
 */
export function runOnce(schema: GraphQLSchema, keys: ReadonlyMap<string, string>): void {
  for (const type of Object.values(schema.getTypeMap())) {
    const key = keys.get(type.name);
    // A credential is told apart by more than its id where it is verified, and shows what it holds everywhere else.
    if (!isObjectType(type) || !(ONE_A_REQUEST.has(type.name) || (key && type.name === 'Issuer'))) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve = defaultFieldResolver, name } = field;
      if (resolve === defaultFieldResolver || name.startsWith('_')) continue;
      field.resolve = (parent, args, context: Context, info) => {
        const of: unknown = key && (parent as Readonly<Record<string, unknown>>)[key];
        const asked = `${type.name}.${name} ${JSON.stringify([of ?? null, args])}`;
        return memoized(context, asked, () => resolve(parent, args, context, info));
      };
    }
  }
}

/** Lets nothing begin for a document whose work is to end. */
export function endWithWork(schema: GraphQLSchema): void {
  const changes = [schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap())) {
    // The types of introspection belong to every schema of this process.
    if (!isObjectType(type) || isIntrospectionType(type) || changes.includes(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (!resolve || resolve === defaultFieldResolver) continue;
      field.resolve = (parent, args, context: Context, info) => {
        const refusal = context.work?.refusal;
        if (refusal) throw refusal;
        return resolve(parent, args, context, info);
      };
    }
  }
}

/** Changes of one document run one after another: what was loaded before one of them is read again behind it. */
export function forgetBeforeChanges(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (parent, args, context: Context, info) => {
      context.memo.clear();
      return resolve(parent, args, context, info);
    };
  }
}
