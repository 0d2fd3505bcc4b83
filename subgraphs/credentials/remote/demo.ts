import type { RpcClient } from '../../rpc.ts';
import type { CredentialPorts } from '../ports.ts';

/** The credentials of the demonstration in another process; `issuance` is the public contract, which issues them. */
export function createRemoteDemoCredentials(demo: RpcClient, issuance: RpcClient): CredentialPorts['demo'] {
  return {
    async issue({ credentialData, expirationTimestamp, ...input }, context) {
      const { credentialId } = await issuance.call<{ credentialId: string }>(
        'IssueCredential',
        {
          ...input,
          credentialData: JSON.stringify(credentialData),
          ...(expirationTimestamp === undefined ? {} : { expirationTimestamp }),
        },
        context,
      );
      return credentialId;
    },
    async supersede(input, context) {
      await issuance.call('LinkSupersededCredential', input, context);
    },
    remove: (context) => demo.call<{ removed: number }>('RemoveDemoCredentials', {}, context),
  };
}
