import type { Context } from '../../../kernel/context.ts';
import { toConnection } from '../../../kernel/paging.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { LearnerService } from '../learners/learner-service.ts';
import type { EnrolmentService } from './enrolment-service.ts';

/** A field of a version of a catalog entry holds its key. */
export interface EntryVersionKey {
  readonly entryVersionId: string;
}

/** The GraphQL spelling of the operations on enrolments. */
export function enrolmentResolvers(enrolments: EnrolmentService, learners: LearnerService) {
  const listed = async (input: object, context: Context) =>
    toConnection(await enrolments.list(input, context));
  return {
    Query: {
      enrolment: (_, { id }, context) => enrolments.byId({ enrolmentId: id }, context),
      enrolments: (_, args, context) => listed(args, context),
    },
    Mutation: {
      createEnrolment: async (_, { input }, context) => ({
        enrolment: await enrolments.create(input, context),
      }),
      updateEnrolment: async (_, { input }, context) => ({
        enrolment: await enrolments.update(input, context),
      }),
    },
    Learner: {
      enrolments: ({ learnerId }, args, context) => listed({ learnerId, ...args }, context),
    },
    Enrolment: {
      learner: ({ learnerId }, _args, context) => learners.byId({ learnerId }, context),
      entryVersion: ({ entryVersionId }) => ({ entryVersionId }),
    },
  } satisfies Resolvers;
}
