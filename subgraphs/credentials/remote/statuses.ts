import type { Context } from '../../../kernel/context.ts';
import type { CredentialStatus } from '../../../kernel/credential-status.ts';
import type { RpcClient } from '../../rpc.ts';
import { dateOf, optionalDate, orUndefined } from '../../rpc-replies.ts';

interface RecordReply {
  readonly credential: {
    readonly credentialId: string;
    readonly issuerDid: string;
    readonly credentialStatus: CredentialStatus;
    readonly vcHash: string;
    readonly revocation: { readonly category: string } | null;
    readonly statusChangedAt: string;
    readonly supersededByCredentialId: string;
    readonly expirationTimestamp: string;
  };
}

/** What credential issuance has on record, asked from another process. */
export function createRemoteStatuses(client: RpcClient) {
  return {
    async byId(credentialId: string, context: Context) {
      const reply = await orUndefined(client.call<RecordReply>('GetCredential', { credentialId }, context));
      if (!reply) return undefined;
      const { credential } = reply;
      const category = credential.revocation?.category;
      const expirationTimestamp = optionalDate(credential.expirationTimestamp);
      return {
        credentialId: credential.credentialId,
        issuerDid: credential.issuerDid,
        credentialStatus: credential.credentialStatus,
        vcHash: credential.vcHash,
        changedAt: dateOf(credential.statusChangedAt),
        ...(category ? { revocationCategory: category } : {}),
        ...(credential.supersededByCredentialId
          ? { supersededByCredentialId: credential.supersededByCredentialId }
          : {}),
        ...(expirationTimestamp ? { expirationTimestamp } : {}),
      };
    },
  };
}
