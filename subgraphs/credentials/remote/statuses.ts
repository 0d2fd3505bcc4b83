import type { Context } from '../../../kernel/context.ts';
import { CREDENTIAL_STATUSES } from '../../../kernel/credential-status.ts';
import type { CredentialIssuanceService } from '../../../proto/generated/testamur/issuance/credential_issuance.ts';
import type { RpcClient } from '../../rpc.ts';
import { dateOf, oneOf, optionalDate, orUndefined, sent } from '../../rpc-replies.ts';
import { AUTHORITY_TYPES } from '../credential.ts';

/** What credential issuance has on record, asked from another process. */
export function createRemoteStatuses(client: RpcClient<CredentialIssuanceService>) {
  return {
    async byId(credentialId: string, context: Context) {
      const reply = await orUndefined(client.call('GetCredential', { credentialId }, context));
      if (!reply) return undefined;
      const credential = sent(reply.credential);
      const { category, categorySource } = credential.revocation ?? {};
      const expirationTimestamp = optionalDate(credential.expirationTimestamp);
      return {
        credentialId: credential.credentialId,
        issuerDid: credential.issuerDid,
        authorityType: oneOf(AUTHORITY_TYPES, credential.authorityType),
        credentialStatus: oneOf(CREDENTIAL_STATUSES, credential.credentialStatus),
        vcHash: credential.vcHash,
        changedAt: dateOf(credential.statusChangedAt),
        ...(category && categorySource === 'HUMAN' ? { revocationCategory: category } : {}),
        ...(credential.supersededByCredentialId
          ? { supersededByCredentialId: credential.supersededByCredentialId }
          : {}),
        ...(expirationTimestamp ? { expirationTimestamp } : {}),
      };
    },
  };
}
