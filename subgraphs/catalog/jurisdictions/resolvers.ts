import type { Context } from '../../../kernel/context.ts';
import { toConnection } from '../../../kernel/paging.ts';
import { entityLoader } from '../../entity-loader.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { JurisdictionService } from './jurisdiction-service.ts';

/** The GraphQL spelling of the operations on jurisdictions. */
export function jurisdictionResolvers(jurisdictions: JurisdictionService) {
  const byCode = (code: string, context: Context) => jurisdictions.byCode({ code }, context);
  return {
    Query: {
      jurisdiction: (_, { code }, context) => byCode(code, context),
      jurisdictions: async (_, args, context) => toConnection(await jurisdictions.list(args, context)),
    },
    Mutation: {
      createJurisdiction: async (_, { input }, context) => ({
        jurisdiction: await jurisdictions.create(input, context),
      }),
      updateJurisdiction: async (_, { input }, context) => ({
        jurisdiction: await jurisdictions.update(input, context),
      }),
    },
    Jurisdiction: {
      __resolveReference: ({ code }, context) => entityLoader(context, byCode).load(code),
    },
  } satisfies Resolvers;
}
