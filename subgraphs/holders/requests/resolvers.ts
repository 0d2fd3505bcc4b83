import type { Context } from '../../../kernel/context.ts';
import { toConnection } from '../../../kernel/paging.ts';
import type {
  HolderRequestResolvers,
  MeResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import type { RequestService } from './request-service.ts';
import type { Resolution } from './resolution.ts';

/** The fields of holders' requests. */
export function requestResolvers(service: RequestService, resolution: Resolution) {
  return {
    Query: {
      holderRequests: async (_parent: unknown, args: unknown, context: Context) =>
        toConnection(await service.listForIssuer(args, context)),
    } satisfies Pick<QueryResolvers, 'holderRequests'>,
    Me: {
      requests: async (_parent: unknown, args: unknown, context: Context) =>
        toConnection(await service.listOwn(args, context)),
    } satisfies Pick<MeResolvers, 'requests'>,
    Mutation: {
      createHolderRequest: (_parent: unknown, { input }: { input: unknown }, context: Context) =>
        service.create(input, context),
      resolveHolderRequest: (_parent: unknown, { input }: { input: unknown }, context: Context) =>
        resolution.resolve(input, context),
    } satisfies Pick<MutationResolvers, 'createHolderRequest' | 'resolveHolderRequest'>,
    HolderRequest: {
      issuer: ({ issuerDid }) => ({ did: issuerDid }),
      credential: ({ credentialId }) => ({ credentialId }),
      holder: ({ holderDid }) => (holderDid ? { did: holderDid } : null),
    } satisfies Pick<HolderRequestResolvers, 'issuer' | 'credential' | 'holder'>,
  };
}
