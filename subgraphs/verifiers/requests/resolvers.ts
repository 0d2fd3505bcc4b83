import type { Clock } from '../../../kernel/clock.ts';
import { toConnection } from '../../../kernel/paging.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { SharedLinks } from '../ports.ts';
import type { VerifiersService } from '../services.ts';
import { statusOf, type VerificationRequest } from './request.ts';

/** The fields of what verifiers ask of holders. */
export function verificationRequestResolvers(
  { requests }: Pick<VerifiersService, 'requests'>,
  { sharedLinks, now }: { readonly sharedLinks: SharedLinks; readonly now: Clock },
) {
  const changed = async (request: Promise<VerificationRequest>) => ({ request: await request });
  return {
    Query: {
      verificationRequests: async (_parent, args, context) =>
        toConnection(await requests.list(args, context)),
      verificationRequest: (_parent, { id }, context) => requests.get({ requestId: id }, context),
    },
    Mutation: {
      createVerificationRequest: (_parent, { input }, context) => changed(requests.create(input, context)),
      cancelVerificationRequest: (_parent, { input }, context) => changed(requests.cancel(input, context)),
    },
    VerificationRequest: {
      status: (request) => statusOf(request, now()),
      links: async ({ shareIds }, _args, { identity }) => {
        const found = shareIds.length === 0 ? [] : await sharedLinks.ofIds(shareIds);
        // Links that were made for a verifier open while it is ACTIVE.
        const opens = identity.kind === 'verifier' && identity.verifierStatus === 'ACTIVE';
        return opens ? found : found.map((link) => ({ ...link, url: null }));
      },
    },
  } satisfies Resolvers;
}
