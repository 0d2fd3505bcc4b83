import type { LearnerRecordsService } from '../../proto/generated/testamur/learners/learner_records.ts';
import type { Contract } from '../rpc.ts';

export const LEARNERS: Contract<LearnerRecordsService> = {
  service: 'testamur.learners.LearnerRecordsService',
  proto: 'testamur/learners/learner_records.proto',
};
