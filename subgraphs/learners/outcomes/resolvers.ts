import type { Context } from '../../../kernel/context.ts';
import { toConnection } from '../../../kernel/paging.ts';
import type { EnrolmentService } from '../enrolments/enrolment-service.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { offerOf } from './outcome.ts';
import type { OutcomeService } from './outcome-service.ts';

/** A field of a credential holds its key. */
export interface CredentialKey {
  readonly credentialId: string;
}

/** The GraphQL spelling of the operations on outcomes. */
export function outcomeResolvers(outcomes: OutcomeService, enrolments: EnrolmentService) {
  const listed = async (input: object, context: Context) => toConnection(await outcomes.list(input, context));
  const revised = async (input: object, context: Context) =>
    toConnection(await outcomes.revisions(input, context));
  return {
    Query: {
      outcome: (_, { id }, context) => outcomes.byId({ outcomeId: id }, context),
      outcomes: (_, args, context) => listed(args, context),
      outcomeRevisions: (_, args, context) => revised(args, context),
    },
    Mutation: {
      recordOutcome: async (_, { input }, context) => ({ outcome: await outcomes.record(input, context) }),
      confirmOutcome: async (_, { input }, context) => ({ outcome: await outcomes.confirm(input, context) }),
      amendOutcome: async (_, { input }, context) => ({ outcome: await outcomes.amend(input, context) }),
      voidOutcome: async (_, { input }, context) => ({ outcome: await outcomes.void(input, context) }),
    },
    Enrolment: {
      outcomes: ({ enrolmentId }, args, context) => listed({ enrolmentId, ...args }, context),
    },
    Outcome: {
      enrolment: ({ enrolmentId }, _args, context) => enrolments.byId({ enrolmentId }, context),
      entryVersion: ({ entryVersionId }) => ({ entryVersionId }),
      credential: ({ credentialId }) => (credentialId === undefined ? null : { credentialId }),
      offer: (outcome) => offerOf(outcome) ?? null,
    },
  } satisfies Resolvers;
}
