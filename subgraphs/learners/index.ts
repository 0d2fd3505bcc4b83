import { createTurns } from '../../store/turns.ts';
import type { OpenDomain } from '../domain.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import { enrolmentStore } from './enrolments/enrolment-model.ts';
import { createEnrolmentService } from './enrolments/enrolment-service.ts';
import { enrolmentResolvers } from './enrolments/resolvers.ts';
import { learnerStore } from './learners/learner-model.ts';
import { createLearnerService } from './learners/learner-service.ts';
import { learnerResolvers } from './learners/resolvers.ts';
import type { LearnersNeeds, LearnersPorts } from './ports.ts';
import type { RoomDeps } from './rooms.ts';
import type { LearnersService } from './services.ts';

/** Opens the learner records. */
export async function createLearners(
  deps: Omit<RoomDeps, 'inTurn'> & LearnersNeeds,
): Promise<OpenDomain<LearnersPorts, LearnersService>> {
  const given: RoomDeps = { ...deps, inTurn: createTurns() };
  const [learners, enrolments] = await Promise.all([
    learnerStore(given.connection),
    enrolmentStore(given.connection),
  ]);
  const service: LearnersService = {
    learners: createLearnerService({ ...given, learners }),
    enrolments: createEnrolmentService({ ...given, versions: deps.versions, enrolments, learners }),
  };
  return {
    subgraph: createSubgraph({
      name: 'learners',
      resolvers: merged(
        learnerResolvers(service.learners),
        enrolmentResolvers(service.enrolments, service.learners),
      ),
      internal: service,
    }),
    ports: {},
    near: {},
  };
}
