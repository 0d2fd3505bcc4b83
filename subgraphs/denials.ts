import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { Context } from '../kernel/context.ts';
import { isAppError } from '../kernel/errors.ts';
import type { Logger } from '../kernel/log.ts';
import type { Ledger } from '../store/ledger.ts';

/** Action of the entry that a refusal leaves; its reason is the name of the operation. */
const DENIED_ACTION = 'access.denied';

/**
 * Makes every operation of a schema leave a record when an administrator is refused it for want of a role, whichever door the
 * request came through. Callers who are nobody, or of another kind, leave none: strangers must not be able to fill the log.
 */
export function recordDenials(schema: GraphQLSchema, record: RecordDenial): void {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const { resolve = defaultFieldResolver, name } = field;
      // Federation's own fields resolve records, not operations.
      if (name.startsWith('_')) continue;
      field.resolve = async (parent, args, context: Context, info) => {
        try {
          return await resolve(parent, args, context, info);
        } catch (error) {
          if (isAppError(error) && error.code === 'FORBIDDEN') await record(context, name);
          throw error;
        }
      };
    }
  }
}

/** Keeps that an administrator was refused an operation; for other callers it does nothing. */
export type RecordDenial = (context: Context, operation: string) => Promise<void>;

/** The refusal stands whether or not the store can take its record. */
export function denialRecorder(ledger: Pick<Ledger, 'commit'>, log: Logger): RecordDenial {
  return async (context, operation) => {
    const { identity } = context;
    if (identity.kind !== 'admin') return;
    try {
      await ledger.commit(context, {
        writes: [],
        audit: {
          action: DENIED_ACTION,
          subject: { type: 'AdminUser', id: identity.userId },
          status: 'DENIED',
          reason: operation,
        },
      });
    } catch (error) {
      log.error({ err: error, operation }, 'The refusal of an administrator could not be recorded');
    }
  };
}
