import { toConnection } from '../../../kernel/paging.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { AccessLogService } from './access-log-service.ts';
import type { ProofLinkService } from './proof-link-service.ts';
import type { ShareLinkService } from './share-link-service.ts';
import type { SharedCredentialService } from './shared-credential-service.ts';
import type { SharedProofService } from './shared-proof-service.ts';

/** The fields of sharing: what holders hand out, what strangers open, and who did. */
export function sharingResolvers(services: {
  shareLinks: ShareLinkService;
  proofLinks: ProofLinkService;
  sharedCredentials: SharedCredentialService;
  sharedProofs: SharedProofService;
  accessLogs: AccessLogService;
}) {
  const { shareLinks, proofLinks, sharedCredentials, sharedProofs, accessLogs } = services;
  return {
    Query: {
      sharedCredential: (_parent, args, context) => sharedCredentials.open(args, context),
      sharedProof: (_parent, args, context) => sharedProofs.open(args, context),
    },
    Mutation: {
      createShareLink: (_parent, { input }, context) => shareLinks.create(input, context),
      revokeShareLink: (_parent, { input }, context) => shareLinks.revoke(input, context),
      createProofLink: (_parent, { input }, context) => proofLinks.create(input, context),
      revokeProofLink: (_parent, { input }, context) => proofLinks.revoke(input, context),
    },
    Me: {
      shareLinks: async (_me, args, context) => toConnection(await shareLinks.list(args, context)),
      shareLinkQr: (_me, args, context) => shareLinks.qr(args, context),
      proofLinks: async (_me, args, context) => toConnection(await proofLinks.list(args, context)),
      accessLogs: async (_me, args, context) => toConnection(await accessLogs.list(args, context)),
    },
    ShareLink: {
      credential: ({ credentialId }) => ({ credentialId }),
    },
  } satisfies Resolvers;
}
