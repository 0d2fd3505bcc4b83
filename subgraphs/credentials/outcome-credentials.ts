import type { Clock } from '../../kernel/clock.ts';
import { isJsonObject } from '../../kernel/crypto/canonical-json.ts';
import { permit } from '../../kernel/identity.ts';
import type { createBatch } from './batch.ts';
import { type Credential, currentStatus } from './credential.ts';
import { claimsOf } from './credential-document.ts';
import type { CredentialStore } from './credential-model.ts';
import { findByIds, issuedById } from './given-ids.ts';
import type { CredentialPorts, OutcomeCredential } from './ports.ts';

/** The credentials that state what has come of studies: for the unit that keeps learner records. */
export function createOutcomeCredentials({
  store,
  batch,
  now,
}: {
  readonly store: CredentialStore;
  readonly batch: ReturnType<typeof createBatch>;
  readonly now: Clock;
}): CredentialPorts['outcomes'] {
  return {
    async issue({ issuerDid, credentialType, expirationTimestamp, outcomes }, context) {
      const records = outcomes.map(({ credentialId: _id, ...record }) => ({
        ...record,
        expirationTimestamp,
      }));
      const ids = outcomes.map(({ credentialId }) => credentialId);
      const input = { issuerDid, credentialType, achievementFromEntry: true, records };
      return issuedById(await batch.issueWithIds(input, ids, context), ids);
    },

    async find({ issuerDid, credentialIds }, context) {
      permit(context, 'credential.list');
      const found = await findByIds(store, { type: 'ISSUER', did: issuerDid }, credentialIds);
      const at = now();
      return found.map((credential) => outcomeCredential(credential, at));
    },
  };
}

function outcomeCredential(credential: Credential, at: Date): OutcomeCredential {
  return {
    credentialId: credential.credentialId,
    credentialType: credential.credentialType,
    credentialStatus: currentStatus(credential, at),
    issuanceTimestamp: credential.issuanceTimestamp,
    holderDid: credential.holderDid,
    entryVersionId: credential.entryVersionId,
    supersedesCredentialId: credential.supersedesCredentialId,
    supersededByCredentialId: credential.supersededByCredentialId,
    resultValues: resultValuesOf(credential),
  };
}

function resultValuesOf({ vcJson }: Credential): readonly string[] {
  const { result } = claimsOf(vcJson);
  return [result]
    .flat()
    .flatMap((each) => (isJsonObject(each) && each['value'] !== undefined ? [String(each['value'])] : []));
}
