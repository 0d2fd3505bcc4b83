import type { Context } from '../../../kernel/context.ts';
import { toConnection } from '../../../kernel/paging.ts';
import { entityLoader } from '../../entity-loader.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { ReviewService } from './review-service.ts';

/** The GraphQL spelling of the operations on records. `headersOf` names the columns of a batch. */
export function reviewResolvers(
  review: ReviewService,
  headersOf: (intakeId: string, context: Context) => Promise<readonly string[]>,
) {
  return {
    Query: {
      intakeRecord: (_, { id }, context) => review.byId({ recordId: id }, context),
      intakeRecords: async (_, args, context) => toConnection(await review.list(args, context)),
    },
    Mutation: {
      assignRecord: async (_, { input }, context) => ({ record: await review.assign(input, context) }),
      unassignRecord: async (_, { input }, context) => ({ record: await review.unassign(input, context) }),
      approveRecord: async (_, { input }, context) => ({ record: await review.approve(input, context) }),
      rejectRecord: async (_, { input }, context) => ({ record: await review.reject(input, context) }),
      returnRecord: async (_, { input }, context) => ({ record: await review.return(input, context) }),
      approveRecords: async (_, { input }, context) => ({
        records: await review.approveMany(input, context),
      }),
      rejectRecords: async (_, { input }, context) => ({ records: await review.rejectMany(input, context) }),
      correctRecord: async (_, { input }, context) => ({ record: await review.correct(input, context) }),
      matchRecord: async (_, { input }, context) => ({ record: await review.match(input, context) }),
    },
    IntakeRecord: {
      errors: ({ faults }) => faults,
      raw: async ({ raw, intakeId }, _args, context) => {
        if (!raw) return null;
        const headers = (await entityLoader(context, headersOf).load(intakeId)) ?? [];
        return headers.flatMap((column, at) => (raw[at] ? [{ column, value: raw[at] }] : []));
      },
    },
    IntakeValues: {
      claims: ({ claims = {} }) => Object.entries(claims).map(([name, value]) => ({ name, value })),
    },
  } satisfies Resolvers;
}
