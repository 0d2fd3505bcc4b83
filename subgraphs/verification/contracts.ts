import type { VerificationStatsService } from '../../proto/generated/testamur/internal/stats.ts';
import type { VerificationFailureService } from '../../proto/generated/testamur/internal/verification_failures.ts';
import type { VerificationEngineService } from '../../proto/generated/testamur/verification/verification_engine.ts';
import type { Contract } from '../rpc.ts';

export const VERIFICATION: Contract<VerificationEngineService> = {
  service: 'testamur.verification.VerificationEngineService',
  proto: 'testamur/verification/verification_engine.proto',
};
export const FAILURES: Contract<VerificationFailureService> = {
  service: 'testamur.internal.VerificationFailureService',
  proto: 'testamur/internal/verification_failures.proto',
};
export const VERIFICATION_STATS: Contract<VerificationStatsService> = {
  service: 'testamur.internal.VerificationStatsService',
  proto: 'testamur/internal/stats.proto',
};
