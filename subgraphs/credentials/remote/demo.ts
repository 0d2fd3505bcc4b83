import type { DemoCredentialService } from '../../../proto/generated/testamur/internal/demo.ts';
import type { CredentialIssuanceService } from '../../../proto/generated/testamur/issuance/credential_issuance.ts';
import type { RpcClient } from '../../rpc.ts';
import type { CredentialPorts } from '../ports.ts';

/** The credentials of the demonstration in another process; `issuance` is the public contract, which issues them. */
export function createRemoteDemoCredentials(
  demo: RpcClient<DemoCredentialService>,
  issuance: RpcClient<CredentialIssuanceService>,
): CredentialPorts['demo'] {
  return {
    async issue(input, context) {
      const { issuerDid, holderDid, credentialType, credentialData, expirationTimestamp } = input;
      const { credentialId } = await issuance.call(
        'IssueCredential',
        {
          issuerDid,
          holderDid,
          credentialType,
          credentialData: JSON.stringify(credentialData),
          expirationTimestamp,
          entryVersionId: input.entryVersionId ?? '',
          achievementFromEntry: input.entryVersionId !== undefined,
        },
        context,
      );
      return credentialId;
    },
    async supersede({ oldCredentialId, newCredentialId }, context) {
      await issuance.call('LinkSupersededCredential', { oldCredentialId, newCredentialId }, context);
    },
    async issueForCustodian({ custodianDid, credentialType, credentials }, context) {
      const request = {
        custodianDid,
        credentialType,
        credentials: credentials.map(({ credentialData, ...credential }) => ({
          ...credential,
          credentialData: JSON.stringify(credentialData),
        })),
      };
      await demo.call('IssueForDemoCustodian', request, context);
    },
    remove: (context) => demo.call('RemoveDemoCredentials', {}, context),
  };
}
