import type { LearnerService } from './learners/learner-service.ts';

/** The operations of learner records, by room. */
export interface LearnersService {
  readonly learners: LearnerService;
}
