import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import { isJsonObject } from '../../kernel/crypto/canonical-json.ts';
import { permit } from '../../kernel/identity.ts';
import { did, parseInput, uuid } from '../../kernel/parse.ts';
import type { createBatch } from './batch.ts';
import { type Credential, currentStatus } from './credential.ts';
import { claimsOf } from './credential-document.ts';
import type { CredentialStore } from './credential-model.ts';
import { MAX_BATCH_RECORDS } from './issue-input.ts';
import type { CredentialPorts, IssuedForOutcome, OutcomeCredential } from './ports.ts';

const findSchema = z.strictObject({
  issuerDid: did,
  credentialIds: z.array(uuid).max(MAX_BATCH_RECORDS, `ask for at most ${MAX_BATCH_RECORDS}`),
});

// Ids that one query asks for.
const READ_AT_ONCE = 100;

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
      const { results } = await batch.issueWithIds(
        { issuerDid, credentialType, achievementFromEntry: true, records },
        outcomes.map(({ credentialId }) => credentialId),
        context,
      );
      return results.map(
        ({ index, operationStatus, error, message }): IssuedForOutcome => ({
          credentialId: outcomes[index]?.credentialId ?? '',
          isIssued: operationStatus === 'SUCCESS',
          error,
          message,
        }),
      );
    },

    async find(input, context: Context) {
      permit(context, 'credential.list');
      const { issuerDid, credentialIds } = parseInput(findSchema, input);
      const owner = { kind: 'authority', type: 'ISSUER', did: issuerDid } as const;
      const found: Credential[] = [];
      for (let at = 0; at < credentialIds.length; at += READ_AT_ONCE)
        found.push(...(await store.byIds(credentialIds.slice(at, at + READ_AT_ONCE), owner)));
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
