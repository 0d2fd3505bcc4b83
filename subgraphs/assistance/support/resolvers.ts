import type { Resolvers } from '../generated/resolvers.ts';
import type { SupportService } from './support-service.ts';

/** The field that answers from the documentation. */
export function supportResolvers(support: SupportService) {
  return {
    Query: {
      supportAnswer: (_parent, { input }, context) => support.answer(input, context),
    },
  } satisfies Resolvers;
}
