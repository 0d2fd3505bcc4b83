import { toConnection } from '../../../kernel/paging.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { VerifiersService } from '../services.ts';

/** The fields of verifiers' API keys. */
export function verifierKeyResolvers({ keys }: Pick<VerifiersService, 'keys'>) {
  return {
    Query: {
      verifierApiKeys: async (_parent, args, context) => toConnection(await keys.list(args, context)),
    },
    Mutation: {
      createVerifierApiKey: (_parent, { input }, context) => keys.create(input, context),
      revokeVerifierApiKey: async (_parent, { input }, context) => ({
        apiKey: await keys.revoke(input, context),
      }),
    },
  } satisfies Resolvers;
}
