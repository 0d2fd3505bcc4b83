import type { VerifierAccessService } from '../../proto/generated/testamur/internal/verifiers.ts';
import type { Contract } from '../rpc.ts';

export const VERIFIER_ACCESS: Contract<VerifierAccessService> = {
  service: 'testamur.internal.VerifierAccessService',
  proto: 'testamur/internal/verifiers.proto',
};
