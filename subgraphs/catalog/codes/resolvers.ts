import { toConnection } from '../../../kernel/paging.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { CodeSetService } from './code-set-service.ts';

/** The GraphQL spelling of the operations on code sets. */
export function codeResolvers(codeSets: CodeSetService) {
  return {
    Query: {
      codeSets: async (_, args, context) => toConnection(await codeSets.list(args, context)),
      codes: async (_, args, context) => toConnection(await codeSets.codes(args, context)),
      code: (_, args, context) => codeSets.code(args, context),
    },
    Mutation: {
      createCodeSet: async (_, { input }, context) => ({ codeSet: await codeSets.create(input, context) }),
    },
  } satisfies Resolvers;
}
