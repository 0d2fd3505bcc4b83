import { asUnit } from '../../../kernel/context.ts';
import { CREDENTIAL_STATUSES } from '../../../kernel/credential-status.ts';
import type { CustodianCredentialService } from '../../../proto/generated/testamur/internal/custodian_credentials.ts';
import type { RpcClient, Vouch } from '../../rpc.ts';
import { dateOf, oneOf } from '../../rpc-replies.ts';
import { ATTESTED_FIELDS } from '../contracts.ts';
import type { AttestedRecord, CredentialPorts } from '../ports.ts';
import { ISSUE_DEADLINE_MS, issuedByIdOf } from './outcomes.ts';

/** What credential issuance does for the custodians' attestations, asked from another process. */
export function createRemoteAttestedCredentials(
  client: RpcClient<CustodianCredentialService>,
  vouch: Vouch,
): CredentialPorts['attested'] {
  return {
    async issue({ custodianDid, credentialType, expirationTimestamp, own, records }, context) {
      const assertion = await vouch(context, { to: ['custodian-registry'], fields: ATTESTED_FIELDS });
      const { results } = await client.call(
        'IssueForCustodian',
        {
          custodianDid,
          credentialType,
          expirationTimestamp,
          own,
          records: records.map(sentRecord),
        },
        { ...context, idempotencyKey: undefined, expectedRowVersion: undefined },
        { assertion, deadlineMs: ISSUE_DEADLINE_MS },
      );
      return results.map(issuedByIdOf);
    },

    async prepare({ records, ...terms }, context) {
      const request = { ...terms, records: records.map(sentRecord) };
      const { results } = await client.call(
        'PrepareForCustodian',
        request,
        asUnit(context, 'custodian-registry'),
        { deadlineMs: ISSUE_DEADLINE_MS },
      );
      return results.map((result) => {
        if (result.bytesToSign.length === 0) {
          const { credentialId, error, message } = issuedByIdOf({ ...result, isIssued: false });
          return { credentialId, error, message };
        }
        const { credentialId, canonicalCredential, canonicalProofConfiguration, bytesToSign } = result;
        return { credentialId, guide: { canonicalCredential, canonicalProofConfiguration, bytesToSign } };
      });
    },

    async find({ custodianDid, credentialIds }, context) {
      if (credentialIds.length === 0) return [];
      const request = { custodianDid, credentialIds };
      const { credentials } = await client.call(
        'FindCustodianCredentials',
        request,
        asUnit(context, 'custodian-registry'),
      );
      return credentials.map((credential) => ({
        ...credential,
        credentialStatus: oneOf(CREDENTIAL_STATUSES, credential.credentialStatus),
        issuanceTimestamp: dateOf(credential.issuanceTimestamp),
      }));
    },

    async search({ custodianDid, q = '', status = '', expiresBefore, limit }, context) {
      const request = { custodianDid, q, status, expiresBefore: expiresBefore?.getTime() ?? 0, limit };
      const { credentials } = await client.call(
        'SearchCustodianCredentials',
        request,
        asUnit(context, 'custodian-registry'),
      );
      return credentials.map(({ expirationTimestamp, ...credential }) => ({
        ...credential,
        credentialStatus: oneOf(CREDENTIAL_STATUSES, credential.credentialStatus),
        expirationTimestamp: Number(expirationTimestamp) === 0 ? undefined : dateOf(expirationTimestamp),
      }));
    },
  };
}

function sentRecord({
  credentialData,
  entryVersionId = '',
  ...record
}: AttestedRecord & { readonly signature?: string | undefined }) {
  return { signature: '', ...record, entryVersionId, credentialData: JSON.stringify(credentialData) };
}
