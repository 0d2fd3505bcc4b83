import { VERIFIER_ROLES, VERIFIER_STATUSES } from '../../kernel/identity.ts';
import type { RemoteUnit } from '../rpc.ts';
import { oneOf, orUndefined } from '../rpc-replies.ts';
import { VERIFIER_ACCESS } from './contracts.ts';
import type { VerifiersPorts } from './ports.ts';

/** How people of verifiers stand, asked of their unit in another process. */
export function remoteVerifiers({ client }: RemoteUnit): VerifiersPorts {
  const access = client(VERIFIER_ACCESS);
  return {
    members: {
      async standing(token, context) {
        const reply = await orUndefined(access.call('GetVerifierMemberStanding', token, context));
        return (
          reply && {
            role: oneOf(VERIFIER_ROLES, reply.role),
            isMember: reply.isMember,
            tokenStands: reply.tokenStands,
            organizationStatus: oneOf(VERIFIER_STATUSES, reply.verifierStatus),
          }
        );
      },
    },
  };
}
