import { toConnection } from '../../../kernel/paging.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { RequestService } from './request-service.ts';
import type { Resolution } from './resolution.ts';

/** The fields of holders' requests. */
export function requestResolvers(service: RequestService, resolution: Resolution) {
  return {
    Query: {
      holderRequests: async (_parent, args, context) =>
        toConnection(await service.listForOrganization(args, context)),
    },
    Me: {
      requests: async (_parent, args, context) => toConnection(await service.listOwn(args, context)),
    },
    Mutation: {
      createHolderRequest: (_parent, { input }, context) => service.create(input, context),
      resolveHolderRequest: (_parent, { input }, context) => resolution.resolve(input, context),
    },
    HolderRequest: {
      issuer: ({ authorityType, issuerDid }) => (authorityType === 'ISSUER' ? { did: issuerDid } : null),
      custodian: ({ authorityType, issuerDid }) =>
        authorityType === 'CUSTODIAN' ? { did: issuerDid } : null,
      credential: ({ credentialId }) => ({ credentialId }),
      holder: ({ holderDid }) => (holderDid ? { did: holderDid } : null),
    },
  } satisfies Resolvers;
}
