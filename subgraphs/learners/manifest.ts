import type { Domain } from '../domain.ts';
import { eligibilityRoutes } from './eligibility/rest.ts';
import { enrolmentRoutes } from './enrolments/rest.ts';
import { erasureRoutes } from './erasure/rest.ts';
import { importRoutes } from './imports/rest.ts';
import { learnerRoutes } from './learners/rest.ts';
import { linkRoutes } from './links/rest.ts';
import { mergeRoutes } from './merges/rest.ts';
import { outcomeRoutes } from './outcomes/rest.ts';
import type { LearnersNeeds, LearnersPorts } from './ports.ts';
import { remoteLearners } from './remote.ts';
import type { LearnersService } from './services.ts';
import { transcriptRoutes } from './transcript/rest.ts';

/** Learner records: whom an issuer teaches, what they are enrolled in and what has come of it. */
export const learners: Domain<'learners', LearnersNeeds, LearnersPorts, LearnersService> = {
  name: 'learners',
  unit: 'learner-records',
  database: 'learners',
  isAudited: true,
  routes: [
    ...learnerRoutes,
    ...mergeRoutes,
    ...linkRoutes,
    ...erasureRoutes,
    ...enrolmentRoutes,
    ...outcomeRoutes,
    ...eligibilityRoutes,
    ...transcriptRoutes,
    ...importRoutes,
  ],
  services: async (subgraph) => (await import('./rpcs.ts')).learnersServices(subgraph),
  remote: remoteLearners,
  async open(house, needs) {
    const { createLearners } = await import('./index.ts');
    const { config, connection, now, log } = house;
    return createLearners({
      ...needs,
      ...(await house.books()),
      connection,
      sweepSeconds: config.EXPIRY_SWEEP_SECONDS,
      now,
      log,
    });
  },
};
