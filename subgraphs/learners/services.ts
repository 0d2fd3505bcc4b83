import type { EnrolmentService } from './enrolments/enrolment-service.ts';
import type { ImportService } from './imports/import-service.ts';
import type { LearnerService } from './learners/learner-service.ts';

/** The operations of learner records, by room. */
export interface LearnersService {
  readonly learners: LearnerService;
  readonly enrolments: EnrolmentService;
  readonly imports: ImportService;
}
