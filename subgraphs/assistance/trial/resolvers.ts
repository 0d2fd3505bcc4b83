import type { Resolvers } from '../generated/resolvers.ts';
import type { TrialService } from './trial-service.ts';

/** The field that tries the model. */
export function trialResolvers(trials: TrialService) {
  return {
    Query: { assistanceTrial: (_parent, { input }, context) => trials.run(input, context) },
  } satisfies Resolvers;
}
