import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import { CREDENTIAL_STATUSES } from '../../kernel/credential-status.ts';
import { permit } from '../../kernel/identity.ts';
import { did, instant, oneFrom, optional, parseInput, text } from '../../kernel/parse.ts';
import { workingForAll } from '../../kernel/work.ts';
import type { createBatch } from './batch.ts';
import { currentStatus } from './credential.ts';
import type { CredentialStore } from './credential-model.ts';
import { findByIds, issuedById } from './given-ids.ts';
import type { CredentialPorts } from './ports.ts';

const searchInput = z.strictObject({
  custodianDid: did,
  q: optional(text(512)),
  status: optional(oneFrom(CREDENTIAL_STATUSES)),
  expiresBefore: optional(instant),
  limit: z.int().min(1).max(100),
});

/** The credentials that custodians issue from what they have attested: for the unit that keeps the attestations. */
export function createCustodianCredentials({
  store,
  batch,
  settleDue,
  now,
}: {
  readonly store: CredentialStore;
  readonly batch: ReturnType<typeof createBatch>;
  /** Writes down what has expired. */
  readonly settleDue: () => Promise<unknown>;
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

    async search(input, context) {
      permit(context, 'credential.list');
      const { custodianDid, q, status, expiresBefore, limit } = parseInput(searchInput, input);
      // An index has the order of expiration for each status by itself.
      const wanted = status ?? (expiresBefore && 'ISSUED');
      if (wanted) await workingForAll(settleDue);
      const owner = { kind: 'authority', type: 'CUSTODIAN', did: custodianDid } as const;
      const filter = { query: q, status: wanted, expiresTo: expiresBefore };
      const { items } = await store.list(owner, filter, { skip: 0, limit });
      const at = now();
      return items.map((credential) => ({
        credentialId: credential.credentialId,
        credentialStatus: currentStatus(credential, at),
        holderName: credential.holderName,
        expirationTimestamp: credential.expirationTimestamp,
      }));
    },
  };
}
