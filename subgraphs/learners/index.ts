import { createTurns } from '../../store/turns.ts';
import type { OpenDomain } from '../domain.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import { learnerStore, movableLearners } from './learners/learner-model.ts';
import { createLearnerService } from './learners/learner-service.ts';
import { learnerResolvers } from './learners/resolvers.ts';
import { mergeStore } from './merges/merge-model.ts';
import { createMergeService } from './merges/merge-service.ts';
import { mergeResolvers } from './merges/resolvers.ts';
import type { LearnersNeeds, LearnersPorts } from './ports.ts';
import type { RoomDeps } from './rooms.ts';
import type { LearnersService } from './services.ts';

/** Opens the learner records. */
export async function createLearners(
  deps: Omit<RoomDeps, 'inTurn'> & LearnersNeeds,
): Promise<OpenDomain<LearnersPorts, LearnersService>> {
  const given: RoomDeps = { ...deps, inTurn: createTurns() };
  const { connection } = given;
  const [learners, merges] = await Promise.all([learnerStore(connection), mergeStore(connection)]);
  const service: LearnersService = {
    learners: createLearnerService({ ...given, learners }),
    merges: createMergeService({
      ...given,
      learners,
      merges,
      movables: { learners: movableLearners(learners) },
    }),
  };
  return {
    subgraph: createSubgraph({
      name: 'learners',
      resolvers: merged(learnerResolvers(service.learners), mergeResolvers(service.merges, service.learners)),
      internal: service,
    }),
    ports: {},
    near: {},
  };
}
