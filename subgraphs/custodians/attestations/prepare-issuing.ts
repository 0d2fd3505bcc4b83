import type { Context } from '../../../kernel/context.ts';
import type { ErrorCode } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { custodianOf, ownOnly } from '../tenancy.ts';
import { notByok } from './attest-with-own-key.ts';
import type { Attestation } from './attestation.ts';
import { prepareIssueInput } from './issue-input.ts';
import { createIssueTerms } from './issue-terms.ts';
import { createIssuedRecords, credentialIdOf } from './issued-records.ts';
import type { IssuingDeps } from './issuing.ts';
import { createPortions, holderOf, NO_HOLDER } from './portions.ts';
import type { SigningTexts } from './ports.ts';

/** What is to be signed for one record, or why nothing is. */
export interface PreparedRecord extends Partial<SigningTexts> {
  readonly recordId: string;
  readonly leafIndex: number;
  readonly operationStatus: 'TO_SIGN' | 'ISSUED' | 'SKIPPED' | 'FAILED';
  readonly credentialId?: string | undefined;
  readonly error?: ErrorCode | undefined;
  readonly message?: string | undefined;
}

export interface PreparedPortion {
  readonly attestation: Attestation;
  /** As it was asked for, so that the answer has all that is sent with the signatures. */
  readonly credentialType: string;
  readonly expirationTimestamp?: number | undefined;
  /** What all signatures of this portion say; instants in epoch milliseconds. */
  readonly keyId: string;
  readonly issuanceTimestamp: number;
  readonly proofCreatedTimestamp: number;
  readonly results: readonly PreparedRecord[];
  readonly next?: number | undefined;
}

/** What a custodian with its own key has to sign to issue credentials of attested records. */
export function createPrepareIssuing(deps: IssuingDeps) {
  const { attestations, keys, credentials, inTurn, now } = deps;
  const { open: termsOpen } = createIssueTerms(deps);
  const { existingOf, named } = createIssuedRecords(deps);
  const portions = createPortions(deps);

  /**
   * Of up to 500 records from a leaf on, fewer where they say very much. Settles nothing; only what a request that was cut off has issued
   * is written down. Errors: NOT_FOUND, INVALID_STATE_TRANSITION, CONFLICT, NOT_BYOK, CUSTODIAN_NOT_ACTIVE, UPSTREAM_UNAVAILABLE.
   */
  return async (input: unknown, context: Context): Promise<PreparedPortion> => {
    permit(context, 'attestation.issue');
    const { attestationId, after, limit, ...terms } = parseInput(prepareIssueInput, input);
    const { did: custodianDid } = custodianOf(context);
    const { signingMode, verificationMethod } = await keys.signer(custodianDid);
    if (signingMode !== 'BYOK') throw notByok();
    return inTurn(`issuing of ${attestationId}`, async () => {
      const attestation = await termsOpen(attestationId, terms, context);
      const { open, next } = await portions.behind(attestation, { after, limit });

      // 1. What is issued already.
      const existing = await existingOf(
        open.map(({ recordId }) => recordId),
        context,
      );
      const isIssued = ({ recordId }: { recordId: string }) => existing.has(credentialIdOf(recordId));
      await named(
        attestationId,
        open.filter(isIssued).map(({ recordId }) => recordId),
        context,
      );

      // 2. What is to be signed, as far as one answer goes.
      const wanted = open.filter((leaf) => !isIssued(leaf) && holderOf(leaf.record) !== undefined);
      const records = await portions.toIssue(wanted, attestation, context);
      const rest = wanted[records.length];
      const at = now().getTime();
      const own = { keyId: verificationMethod, issuanceTimestamp: at, proofCreatedTimestamp: at };
      const prepared =
        records.length > 0
          ? await credentials.prepare({ custodianDid, ...terms, own, records }, context)
          : [];
      const outcomes = new Map(prepared.map((one) => [one.credentialId, one]));
      return {
        attestation: ownOnly(await attestations.byId(attestationId), context, 'attestation'),
        ...terms,
        ...own,
        results: open
          .filter(({ leafIndex }) => rest === undefined || leafIndex < rest.leafIndex)
          .map((leaf): PreparedRecord => {
            const { recordId, leafIndex, record } = leaf;
            const credentialId = credentialIdOf(recordId);
            const about = { recordId, leafIndex };
            if (isIssued(leaf)) return { ...about, operationStatus: 'ISSUED', credentialId };
            if (holderOf(record) === undefined)
              return { ...about, operationStatus: 'SKIPPED', message: NO_HOLDER };
            const { guide, error = 'INTERNAL', message } = outcomes.get(credentialId) ?? {};
            return guide
              ? { ...about, operationStatus: 'TO_SIGN', credentialId, ...guide }
              : { ...about, operationStatus: 'FAILED', error, message };
          }),
        next: rest === undefined ? next : rest.leafIndex - 1,
      };
    });
  };
}
