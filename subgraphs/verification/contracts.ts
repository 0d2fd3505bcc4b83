import type { Contract } from '../rpc.ts';

export const VERIFICATION: Contract = {
  service: 'testamur.verification.VerificationEngineService',
  proto: 'testamur/verification/verification_engine.proto',
};
export const FAILURES: Contract = {
  service: 'testamur.internal.VerificationFailureService',
  proto: 'testamur/internal/verification_failures.proto',
};
export const VERIFICATION_STATS: Contract = {
  service: 'testamur.internal.VerificationStatsService',
  proto: 'testamur/internal/stats.proto',
};
