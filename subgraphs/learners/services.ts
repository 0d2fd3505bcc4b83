import type { EnrolmentService } from './enrolments/enrolment-service.ts';
import type { ImportService } from './imports/import-service.ts';
import type { LearnerService } from './learners/learner-service.ts';
import type { MergeService } from './merges/merge-service.ts';
import type { OutcomeService } from './outcomes/outcome-service.ts';
import type { ReportService } from './outcomes/report-service.ts';

/** The operations of learner records, by room. */
export interface LearnersService {
  readonly learners: LearnerService;
  readonly enrolments: EnrolmentService;
  readonly imports: ImportService;
  readonly outcomes: OutcomeService;
  readonly reports: ReportService;
  readonly merges: MergeService;
}
