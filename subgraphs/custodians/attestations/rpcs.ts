import type { AttestationService as AttestationContract } from '../../../proto/generated/testamur/internal/attestations.ts';
import { type BindingOf, millis, operationRow } from '../../rpc.ts';
import { ATTESTATIONS } from '../contracts.ts';
import type { AttestationService } from './attestation-service.ts';

/** What verification asks of attestations. */
export function attestationBinding({
  standing,
}: Pick<AttestationService, 'standing'>): BindingOf<AttestationContract> {
  return {
    ...ATTESTATIONS,
    rpcs: {
      GetAttestationStanding: operationRow({
        operation: standing,
        args: ({ attestationId }) => ({ attestationId }),
        reply: ({ custodianDid, status, withdrawnAt }) => ({
          custodianDid,
          status,
          withdrawnAt: withdrawnAt ? millis(withdrawnAt) : '0',
        }),
      }),
    },
  };
}
