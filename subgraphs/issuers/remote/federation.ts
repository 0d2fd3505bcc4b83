import type { Context } from '../../../kernel/context.ts';
import type { IssuerRegistryService } from '../../../proto/generated/testamur/registry/issuer_registry.ts';
import type { RpcClient } from '../../rpc.ts';
import { dateOf, oneOf, optionalDate, orUndefined } from '../../rpc-replies.ts';
import { FEDERATED_STATUSES } from '../federation.ts';
import type { IssuerPorts } from '../ports.ts';

/** The trust registry of did:web issuers in another process. It is asked each time, so that a decision counts at once. */
export function createRemoteFederation(client: RpcClient<IssuerRegistryService>): IssuerPorts['federated'] {
  return {
    async byDid(did, context: Context) {
      const reply = await orUndefined(client.call('ResolveFederatedKey', { did }, context));
      return (
        reply && {
          did: reply.did,
          name: reply.name,
          status: oneOf(FEDERATED_STATUSES, reply.status),
          wasTrusted: reply.wasTrusted,
          keys: reply.keys,
          accreditations: reply.accreditations.map(({ credentialType, validFrom, validTo }) => ({
            credentialType,
            validFrom: dateOf(validFrom),
            validTo: optionalDate(validTo),
          })),
          hasChanged: reply.resolveStatus === 'CHANGED',
          keysUsableUntil: dateOf(reply.keysUsableUntil),
          suspendedAt: optionalDate(reply.suspendedAt),
        }
      );
    },
  };
}
