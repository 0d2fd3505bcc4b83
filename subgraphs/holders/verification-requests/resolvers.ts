import { toConnection } from '../../../kernel/paging.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { ReceivedRequest } from './ports.ts';
import type { ReceivedRequestService } from './request-service.ts';

/** The fields of what verifiers ask of holders. */
export function receivedRequestResolvers(service: ReceivedRequestService) {
  const changed = async (request: Promise<ReceivedRequest>) => ({ request: await request });
  return {
    Me: {
      verificationRequests: async (_parent, args, context) => toConnection(await service.list(args, context)),
    },
    Mutation: {
      viewVerificationRequest: (_parent, { input }, context) => changed(service.view(input, context)),
      answerVerificationRequest: (_parent, { input }, context) => changed(service.answer(input, context)),
      declineVerificationRequest: (_parent, { input }, context) => changed(service.decline(input, context)),
    },
  } satisfies Resolvers;
}
