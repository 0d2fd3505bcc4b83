import type { Resolvers } from '../generated/resolvers.ts';
import type { KycService } from './kyc-service.ts';

/** The fields of documents about issuers. */
export function kycResolvers(service: KycService) {
  return {
    Query: { latestKycAnalysis: (_parent, args, context) => service.latest(args, context) },
    Mutation: { analyzeKycDocument: (_parent, { input }, context) => service.analyze(input, context) },
  } satisfies Resolvers;
}
