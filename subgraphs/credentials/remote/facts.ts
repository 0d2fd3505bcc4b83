import { asUnit } from '../../../kernel/context.ts';
import { CREDENTIAL_STATUSES } from '../../../kernel/credential-status.ts';
import type { CredentialFactService } from '../../../proto/generated/testamur/internal/credential_facts.ts';
import { changesOf, changesRequest } from '../../holder-changes-wire.ts';
import type { RpcClient } from '../../rpc.ts';
import { dateOf, oneOf, optionalDate } from '../../rpc-replies.ts';
import type { CredentialPorts } from '../ports.ts';

const UNIT = 'custodian-registry';

/** What credential issuance tells of credentials without what they say, asked from another process. */
export function createRemoteCredentialFacts(
  client: RpcClient<CredentialFactService>,
): CredentialPorts['facts'] {
  return {
    async ofHolders({ dids, credentialTypes, citesEntry }, context) {
      if (dids.length === 0) return [];
      const asked = { dids: [...dids], credentialTypes: [...credentialTypes], citesEntry };
      const { facts } = await client.call('ListHolderFacts', asked, asUnit(context, UNIT));
      return facts.map((fact) => ({
        ...fact,
        entryVersionId: fact.entryVersionId || undefined,
        credentialStatus: oneOf(CREDENTIAL_STATUSES, fact.credentialStatus),
        issuedAt: dateOf(fact.issuedAt),
        expiresAt: optionalDate(fact.expiresAt),
      }));
    },
    changes: async (after, context) =>
      changesOf(await client.call('ListCredentialChanges', changesRequest(after), asUnit(context, UNIT))),
  };
}
