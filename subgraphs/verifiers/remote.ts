import { VERIFIER_KEY_SCOPES, VERIFIER_ROLES, VERIFIER_STATUSES } from '../../kernel/identity.ts';
import type { RemoteUnit } from '../rpc.ts';
import { oneOf, orUndefined } from '../rpc-replies.ts';
import { VERIFIER_ACCESS } from './contracts.ts';
import type { VerifiersPorts } from './ports.ts';

/** How people of verifiers stand, asked of their unit in another process. */
export function remoteVerifiers({ client }: RemoteUnit): VerifiersPorts {
  const access = client(VERIFIER_ACCESS);
  return {
    apiKeys: {
      async authenticate({ apiKey }, context) {
        const reply = await access.call('AuthenticateVerifierKey', { apiKey }, context);
        return {
          apiKeyId: reply.apiKeyId,
          verifierId: reply.verifierId,
          scopes: reply.scopes.map((scope) => oneOf(VERIFIER_KEY_SCOPES, scope)),
          verifierStatus: oneOf(VERIFIER_STATUSES, reply.verifierStatus),
        };
      },
    },
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
