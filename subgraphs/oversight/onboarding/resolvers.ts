import { toConnection } from '../../../kernel/paging.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { CaseService } from './case-service.ts';
import type { DecisionService } from './decision.ts';
import type { KycAnalyses } from './ports.ts';

/** The fields of onboarding cases. */
export function onboardingResolvers(service: CaseService, decisions: DecisionService, kyc: KycAnalyses) {
  return {
    Query: {
      onboardingCase: (_parent, args, context) => service.get(args, context),
      onboardingCases: async (_parent, args, context) => toConnection(await service.list(args, context)),
    },
    Mutation: {
      assignOnboardingCase: (_parent, { input }, context) => service.assign(input, context),
      requestOnboardingInfo: (_parent, { input }, context) => service.requestInfo(input, context),
      updateOnboardingChecklist: (_parent, { input }, context) => service.updateChecklist(input, context),
      decideOnboardingCase: (_parent, { input }, context) => decisions.decide(input, context),
    },
    OnboardingCase: {
      latestKycAnalysis: ({ org }) => (org.type === 'ISSUER' ? kyc.latestOf(org.did) : null),
      issuer: ({ org }) => (org.type === 'ISSUER' ? { did: org.did } : null),
      assignee: ({ assignedTo }) => (assignedTo ? { id: assignedTo } : null),
    },
    OnboardingNote: {
      author: ({ authorId }) => (authorId ? { id: authorId } : null),
    },
  } satisfies Resolvers;
}
