import type { Context } from '../../../kernel/context.ts';
import type { RpcClient } from '../../rpc.ts';
import { dateOf, optionalDate, orUndefined } from '../../rpc-replies.ts';
import type { FederatedStatus, ResolveStatus } from '../federation.ts';
import type { IssuerPorts } from '../ports.ts';

interface ResolveReply {
  readonly did: string;
  readonly name: string;
  readonly status: FederatedStatus;
  readonly wasTrusted: boolean;
  readonly resolveStatus: ResolveStatus;
  readonly keys: readonly { readonly keyId: string; readonly publicKey: Buffer }[];
  readonly accreditations: readonly {
    readonly credentialType: string;
    readonly validFrom: string;
    readonly validTo: string;
  }[];
  readonly keysUsableUntil: string;
  readonly suspendedAt: string;
}

/** The trust registry of did:web issuers in another process. It is asked each time, so that a decision counts at once. */
export function createRemoteFederation(client: RpcClient): IssuerPorts['federated'] {
  return {
    async byDid(did, context: Context) {
      const reply = await orUndefined(client.call<ResolveReply>('ResolveFederatedKey', { did }, context));
      return (
        reply && {
          did: reply.did,
          name: reply.name,
          status: reply.status,
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
