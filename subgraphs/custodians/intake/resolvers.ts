import { toConnection } from '../../../kernel/paging.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { IntakeBatch } from './intake-batch.ts';
import type { IntakeService } from './intake-service.ts';
import { suggestedMapping, targetsOf } from './targets.ts';

/** The GraphQL spelling of the operations on batches. */
export function intakeResolvers(intake: IntakeService) {
  return {
    Query: {
      intakeBatch: (_, { id }, context) => intake.byId({ intakeId: id }, context),
      intakeBatches: async (_, args, context) => toConnection(await intake.list(args, context)),
      intakeErrors: (_, { id, after }, context) => intake.errors({ intakeId: id, after }, context),
    },
    Mutation: {
      createIntake: async (_, { input }, context) => {
        const batch = await intake.receive(input, context);
        return { status: batch?.status ?? 'RECEIVING', batch: batch ?? null };
      },
      mapIntake: async (_, { input }, context) => ({ batch: await intake.map(input, context) }),
      validateIntake: async (_, { input }, context) => ({ batch: await intake.validate(input, context) }),
      cancelIntake: async (_, { input }, context) => ({ batch: await intake.cancel(input, context) }),
    },
    Subscription: {
      intakeProgress: {
        subscribe: (_, { id }, context) => intake.progress({ intakeId: id }, context),
        resolve: (progress: IntakeBatch) => progress,
      },
    },
    IntakeBatch: {
      suggestedMapping: ({ recordKind, headers }) => suggestedMapping(recordKind, headers),
      targets: ({ recordKind }) => targetsOf(recordKind),
    },
  } satisfies Resolvers;
}
