import { asUnit } from '../../../kernel/context.ts';
import type { AttestationService } from '../../../proto/generated/testamur/internal/attestations.ts';
import type { RpcClient } from '../../rpc.ts';
import { oneOf, optionalDate, orUndefined } from '../../rpc-replies.ts';
import type { CustodiansPorts } from '../ports.ts';
import { ATTESTATION_STATUSES } from './attestation.ts';

// Long enough for a busy unit: what is not answered by then is told as unknown.
const ANSWER_MS = 2_000;

/** Attestations, asked of their unit in another process: whoever verifies does not wait for it to come back. */
export function remoteAttestations(client: RpcClient<AttestationService>): CustodiansPorts['attestations'] {
  return {
    async standing(attestationId, context) {
      const asked = client.call(
        'GetAttestationStanding',
        { attestationId },
        asUnit(context, 'verification-engine'),
        { failsFast: true, deadlineMs: ANSWER_MS },
      );
      const found = await orUndefined(asked);
      return (
        found && {
          custodianDid: found.custodianDid,
          status: oneOf(ATTESTATION_STATUSES, found.status),
          withdrawnAt: optionalDate(found.withdrawnAt),
        }
      );
    },
  };
}
