import type { Clock } from '../../kernel/clock.ts';
import { permit } from '../../kernel/identity.ts';
import type { createBatch } from './batch.ts';
import { currentStatus } from './credential.ts';
import type { CredentialStore } from './credential-model.ts';
import { findByIds, issuedById } from './given-ids.ts';
import type { CredentialPorts } from './ports.ts';

/** The credentials that custodians issue from what they have attested: for the unit that keeps the attestations. */
export function createCustodianCredentials({
  store,
  batch,
  now,
}: {
  readonly store: CredentialStore;
  readonly batch: ReturnType<typeof createBatch>;
  readonly now: Clock;
}): CredentialPorts['attested'] {
  return {
    async issue({ custodianDid, credentialType, expirationTimestamp, records }, context) {
      const ids = records.map(({ credentialId }) => credentialId);
      const asked = records.map(({ credentialId: _id, ...record }) => ({ ...record, expirationTimestamp }));
      const input = { issuerDid: custodianDid, credentialType, records: asked };
      return issuedById(await batch.issueForCustodian(input, ids, context), ids);
    },

    async find({ custodianDid, credentialIds }, context) {
      permit(context, 'credential.list');
      const at = now();
      const owner = { type: 'CUSTODIAN', did: custodianDid } as const;
      return (await findByIds(store, owner, credentialIds)).map((credential) => ({
        credentialId: credential.credentialId,
        credentialStatus: currentStatus(credential, at),
        holderDid: credential.holderDid,
        issuanceTimestamp: credential.issuanceTimestamp,
      }));
    },
  };
}
