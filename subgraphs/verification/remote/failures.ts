import { asUnit } from '../../../kernel/context.ts';
import type { VerificationFailureService } from '../../../proto/generated/testamur/internal/verification_failures.ts';
import type { RpcClient } from '../../rpc.ts';
import { dateOf } from '../../rpc-replies.ts';
import type { VerificationPorts } from '../ports.ts';

/** How often verification failed, asked from the verification engine in another process. */
export function createRemoteVerificationFailures(
  client: RpcClient<VerificationFailureService>,
): VerificationPorts['failures'] {
  return {
    async countsSince(from, to, context) {
      const { hours } = await client.call(
        'CountFailures',
        { from: String(from.getTime()), to: String(to.getTime()) },
        asUnit(context, 'core-engine'),
      );
      return hours.map(({ issuerDid, hour, failures }) => ({ issuerDid, hour: dateOf(hour), failures }));
    },
  };
}
