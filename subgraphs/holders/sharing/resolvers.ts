import type { Context } from '../../../kernel/context.ts';
import { toConnection } from '../../../kernel/paging.ts';
import type {
  MeResolvers,
  MutationResolvers,
  QueryResolvers,
  ShareLinkResolvers,
} from '../generated/resolvers.ts';
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
      sharedCredential: (_parent: unknown, args: unknown, context: Context) =>
        sharedCredentials.open(args, context),
      sharedProof: (_parent: unknown, args: unknown, context: Context) => sharedProofs.open(args, context),
    } satisfies Pick<QueryResolvers, 'sharedCredential' | 'sharedProof'>,
    Mutation: {
      createShareLink: (_parent: unknown, { input }: { input: unknown }, context: Context) =>
        shareLinks.create(input, context),
      revokeShareLink: (_parent: unknown, { input }: { input: unknown }, context: Context) =>
        shareLinks.revoke(input, context),
      createProofLink: (_parent: unknown, { input }: { input: unknown }, context: Context) =>
        proofLinks.create(input, context),
      revokeProofLink: (_parent: unknown, { input }: { input: unknown }, context: Context) =>
        proofLinks.revoke(input, context),
    } satisfies Pick<
      MutationResolvers,
      'createShareLink' | 'revokeShareLink' | 'createProofLink' | 'revokeProofLink'
    >,
    Me: {
      shareLinks: async (_me: unknown, args: unknown, context: Context) =>
        toConnection(await shareLinks.list(args, context)),
      shareLinkQr: (_me: unknown, args: unknown, context: Context) => shareLinks.qr(args, context),
      proofLinks: async (_me: unknown, args: unknown, context: Context) =>
        toConnection(await proofLinks.list(args, context)),
      accessLogs: async (_me: unknown, args: unknown, context: Context) =>
        toConnection(await accessLogs.list(args, context)),
    } satisfies Pick<MeResolvers, 'shareLinks' | 'shareLinkQr' | 'proofLinks' | 'accessLogs'>,
    ShareLink: {
      credential: ({ credentialId }) => ({ credentialId }),
    } satisfies Pick<ShareLinkResolvers, 'credential'>,
  };
}
