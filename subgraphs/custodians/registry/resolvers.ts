import type { Context } from '../../../kernel/context.ts';
import { entityLoader } from '../../entity-loader.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { CustodianService } from './custodian-service.ts';

/** The GraphQL spelling of the operations on custodians. */
export function custodianResolvers(registry: CustodianService) {
  const byDid = (did: string, context: Context) => registry.byDid({ did }, context);
  return {
    Query: { custodian: (_, { did }, context) => byDid(did, context) },
    Custodian: {
      __resolveReference: ({ did }, context) => entityLoader(context, byDid).load(did),
    },
  } satisfies Resolvers;
}
