import type { DemoLearners } from './demo/ports.ts';
import type { EligibilityService } from './eligibility/eligibility-service.ts';
import type { EnrolmentService } from './enrolments/enrolment-service.ts';
import type { ErasureService } from './erasure/erasure-service.ts';
import type { ImportService } from './imports/import-service.ts';
import type { KnownPeople } from './learners/known-people.ts';
import type { LearnerService } from './learners/learner-service.ts';
import type { LinkService } from './links/link-service.ts';
import type { LinksOfHolder } from './links/ports.ts';
import type { MergeService } from './merges/merge-service.ts';
import type { OutcomeService } from './outcomes/outcome-service.ts';
import type { ReportService } from './outcomes/report-service.ts';
import type { PersonService } from './reports/person-service.ts';
import type { TranscriptService } from './transcript/transcript-service.ts';

/** The operations of learner records, by room. */
export interface LearnersService {
  readonly learners: LearnerService;
  readonly enrolments: EnrolmentService;
  readonly imports: ImportService;
  readonly outcomes: OutcomeService;
  readonly eligibility: EligibilityService;
  readonly transcripts: TranscriptService;
  readonly reports: ReportService;
  readonly persons: PersonService;
  readonly merges: MergeService;
  readonly links: LinkService;
  readonly erasure: ErasureService;
  readonly holderLinks: LinksOfHolder;
  readonly known: KnownPeople;
  readonly demo: DemoLearners;
}
