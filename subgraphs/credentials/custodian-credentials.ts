import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import { CREDENTIAL_STATUSES } from '../../kernel/credential-status.ts';
import { ERRORS, invalid, isAppError } from '../../kernel/errors.ts';
import { permit } from '../../kernel/identity.ts';
import { did, instant, oneFrom, optional, parseInput, text } from '../../kernel/parse.ts';
import { workingForAll } from '../../kernel/work.ts';
import { type createBatch, sentenceOf } from './batch.ts';
import { currentStatus } from './credential.ts';
import type { CredentialStore } from './credential-model.ts';
import type { Drafting } from './drafting.ts';
import { findByIds, issuedById } from './given-ids.ts';
import { MAX_BATCH_RECORDS, parsePrepare } from './issue-input.ts';
import type { CredentialPorts, PreparedById } from './ports.ts';
import type { Preparing } from './preparing.ts';

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
  drafting,
  prepareFor,
  settleDue,
  now,
}: {
  readonly store: CredentialStore;
  readonly batch: ReturnType<typeof createBatch>;
  readonly drafting: Pick<Drafting, 'activeAuthority'>;
  readonly prepareFor: Preparing;
  /** Writes down what has expired. */
  readonly settleDue: () => Promise<unknown>;
  readonly now: Clock;
}): CredentialPorts['attested'] {
  return {
    async issue({ custodianDid, credentialType, expirationTimestamp, own, records }, context) {
      const ids = records.map(({ credentialId }) => credentialId);
      const asked = records.map(({ credentialId, signature, ...record }) => ({
        ...record,
        expirationTimestamp,
        ...(own && { ...own, signature, credentialId }),
      }));
      const input = { issuerDid: custodianDid, credentialType, records: asked };
      return issuedById(await batch.issueForCustodian(input, ids, context), ids);
    },

    async prepare({ custodianDid, credentialType, expirationTimestamp, own, records }, context) {
      permit(context, 'credential.prepare');
      if (records.length > MAX_BATCH_RECORDS)
        throw invalid('records', 'too_many', `prepare at most ${MAX_BATCH_RECORDS} at once`);
      const key = { type: 'CUSTODIAN', did: custodianDid } as const;
      const authority = await drafting.activeAuthority(key, context);
      const prepared: PreparedById[] = [];
      for (const { credentialId, ...record } of records)
        try {
          const asked = { ...record, ...own, issuerDid: custodianDid, credentialType, expirationTimestamp };
          const guide = await prepareFor(parsePrepare({ ...asked, credentialId }), authority, context);
          prepared.push({ credentialId, guide });
        } catch (error) {
          // What is no fault of the record says nothing of it.
          if (!isAppError(error) || ERRORS[error.code].http >= 500) throw error;
          prepared.push({ credentialId, error: error.code, message: sentenceOf(error) });
        }
      return prepared;
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
