import type { Context } from '../../../kernel/context.ts';
import { toConnection } from '../../../kernel/paging.ts';
import { methodOf } from '../../did-registry/registrant-key.ts';
import { entityLoader } from '../../entity-loader.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { RegistryService } from './room.ts';

/** The GraphQL spelling of the operations on custodians. */
export function custodianResolvers({ custodians, keys, directory }: RegistryService) {
  const byDid = (did: string, context: Context) => custodians.byDid({ did }, context);
  return {
    Query: {
      custodian: (_, args, context) => custodians.byDid(args, context),
      custodians: async (_, args, context) => toConnection(await custodians.list(args, context)),
      custodianDirectory: async (_, args, context) => toConnection(await directory.list(args, context)),
      custodianDidDocument: (_, args, context) => keys.didDocument(args, context),
      custodianKeys: (_, args, context) => keys.keys(args, context),
    },
    Mutation: {
      registerCustodian: async (_, { input }, context) => ({
        custodian: await custodians.register(input, context),
      }),
      approveCustodian: (_, { input }, context) => custodians.approve(input, context),
      rejectCustodian: (_, { input }, context) => custodians.reject(input, context),
      setCustodianStatus: (_, { input }, context) => custodians.setStatus(input, context),
      rotateCustodianKey: (_, { input }, context) => keys.rotate(input, context),
    },
    Custodian: {
      __resolveReference: ({ did }, context) => entityLoader(context, byDid).load(did),
      keys: ({ did }, _, context) => keys.keys({ did }, context),
    },
    CustodianKey: {
      verificationMethod: (key) => methodOf(key),
    },
  } satisfies Resolvers;
}
