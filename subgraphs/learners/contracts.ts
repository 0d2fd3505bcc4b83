import type { DemoLearnerService } from '../../proto/generated/testamur/internal/demo.ts';
import type { HolderLinkService } from '../../proto/generated/testamur/internal/holder_links.ts';
import type { LearnerMatchService } from '../../proto/generated/testamur/internal/learner_match.ts';
import type { LearnerReportService } from '../../proto/generated/testamur/internal/person_reports.ts';
import type { LearnerRecordsService } from '../../proto/generated/testamur/learners/learner_records.ts';
import type { Contract } from '../rpc.ts';

export const LEARNERS: Contract<LearnerRecordsService> = {
  service: 'testamur.learners.LearnerRecordsService',
  proto: 'testamur/learners/learner_records.proto',
};

export const HOLDER_LINKS: Contract<HolderLinkService> = {
  service: 'testamur.internal.HolderLinkService',
  proto: 'testamur/internal/holder_links.proto',
};

export const LEARNER_MATCH: Contract<LearnerMatchService> = {
  service: 'testamur.internal.LearnerMatchService',
  proto: 'testamur/internal/learner_match.proto',
};

export const LEARNER_REPORTS: Contract<LearnerReportService> = {
  service: 'testamur.internal.LearnerReportService',
  proto: 'testamur/internal/person_reports.proto',
};

export const DEMO_LEARNERS: Contract<DemoLearnerService> = {
  service: 'testamur.internal.DemoLearnerService',
  proto: 'testamur/internal/demo.proto',
};
