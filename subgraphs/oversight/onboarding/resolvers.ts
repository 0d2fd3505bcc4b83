import type { Context } from '../../../kernel/context.ts';
import { toConnection } from '../../../kernel/paging.ts';
import type {
  MutationResolvers,
  OnboardingCaseResolvers,
  OnboardingNoteResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import type { CaseService } from './case-service.ts';
import type { DecisionService } from './decision.ts';

/** The fields of onboarding cases. */
export function onboardingResolvers(service: CaseService, decisions: DecisionService) {
  return {
    Query: {
      onboardingCase: (_parent: unknown, args: unknown, context: Context) => service.get(args, context),
      onboardingCases: async (_parent: unknown, args: unknown, context: Context) =>
        toConnection(await service.list(args, context)),
    } satisfies Pick<QueryResolvers, 'onboardingCase' | 'onboardingCases'>,
    Mutation: {
      assignOnboardingCase: (_parent: unknown, { input }: { input: unknown }, context: Context) =>
        service.assign(input, context),
      requestOnboardingInfo: (_parent: unknown, { input }: { input: unknown }, context: Context) =>
        service.requestInfo(input, context),
      updateOnboardingChecklist: (_parent: unknown, { input }: { input: unknown }, context: Context) =>
        service.updateChecklist(input, context),
      decideOnboardingCase: (_parent: unknown, { input }: { input: unknown }, context: Context) =>
        decisions.decide(input, context),
    } satisfies Pick<
      MutationResolvers,
      'assignOnboardingCase' | 'requestOnboardingInfo' | 'updateOnboardingChecklist' | 'decideOnboardingCase'
    >,
    OnboardingCase: {
      issuer: ({ org }) => (org.type === 'ISSUER' ? { did: org.did } : null),
      assignee: ({ assignedTo }) => (assignedTo ? { id: assignedTo } : null),
    } satisfies Pick<OnboardingCaseResolvers, 'issuer' | 'assignee'>,
    OnboardingNote: {
      author: ({ authorId }) => (authorId ? { id: authorId } : null),
    } satisfies Pick<OnboardingNoteResolvers, 'author'>,
  };
}
