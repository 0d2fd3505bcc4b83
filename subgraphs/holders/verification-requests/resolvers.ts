import { toConnection } from '../../../kernel/paging.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { BlockService } from './block-service.ts';
import type { ReceivedRequest } from './ports.ts';
import type { ReceivedRequestService } from './request-service.ts';

/** The fields of what verifiers ask of holders. */
export function receivedRequestResolvers({
  requests,
  blocks,
  nameOf,
}: {
  readonly requests: ReceivedRequestService;
  readonly blocks: BlockService;
  readonly nameOf: (verifierId: string) => Promise<string | undefined>;
}) {
  const changed = async (request: Promise<ReceivedRequest>) => ({ request: await request });
  return {
    Me: {
      verificationRequests: async (_parent, args, context) =>
        toConnection(await requests.list(args, context)),
      blockedVerifiers: (_parent, _args, context) => blocks.list(context),
    },
    BlockedVerifier: {
      name: async ({ verifierId }) => (await nameOf(verifierId)) ?? null,
    },
    Mutation: {
      viewVerificationRequest: (_parent, { input }, context) => changed(requests.view(input, context)),
      answerVerificationRequest: (_parent, { input }, context) => changed(requests.answer(input, context)),
      declineVerificationRequest: (_parent, { input }, context) => changed(requests.decline(input, context)),
      blockVerifier: async (_parent, { input }, context) => ({
        blockedVerifier: await blocks.block(input, context),
      }),
      unblockVerifier: async (_parent, { input }, context) => ({
        verifierId: (await blocks.unblock(input, context)).verifierId,
      }),
    },
  } satisfies Resolvers;
}
