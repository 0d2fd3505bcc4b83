import type { Context } from '../../../kernel/context.ts';
import { toConnection } from '../../../kernel/paging.ts';
import { entityLoader } from '../../entity-loader.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { FrameworkService } from './framework-service.ts';

/** The GraphQL spelling of the operations on frameworks. */
export function frameworkResolvers(frameworks: FrameworkService) {
  const byId = (frameworkId: string, context: Context) => frameworks.byId({ frameworkId }, context);
  return {
    Query: {
      framework: (_, { id }, context) => byId(id, context),
      frameworks: async (_, args, context) => toConnection(await frameworks.list(args, context)),
    },
    Mutation: {
      createFramework: async (_, { input }, context) => ({
        framework: await frameworks.create(input, context),
      }),
      updateFramework: async (_, { input }, context) => ({
        framework: await frameworks.update(input, context),
      }),
    },
    Framework: {
      __resolveReference: ({ frameworkId }, context) => entityLoader(context, byId).load(frameworkId),
    },
  } satisfies Resolvers;
}
