import type { Context } from '../../../kernel/context.ts';
import type { ErrorCode } from '../../../kernel/errors.ts';
import { permit, type SigningMode } from '../../../kernel/identity.ts';
import { custodianOf, ownOnly } from '../tenancy.ts';
import type { AttestingDeps } from './attest-records.ts';
import { notByok } from './attest-with-own-key.ts';
import type { Attestation } from './attestation.ts';
import { type OwnSignatures, ownFieldsRequired, parseIssue } from './issue-input.ts';
import { createIssueTerms } from './issue-terms.ts';
import { createIssuedRecords, credentialIdOf, type IssuedRecords } from './issued-records.ts';
import { createPortions, holderOf, NO_HOLDER, type OpenLeaf } from './portions.ts';
import type { AttestedCredentials, IssueOutcome } from './ports.ts';

/** What became of one record. SKIPPED: nobody has said yet whose wallet its credential goes to. */
export interface IssuedRecord {
  readonly recordId: string;
  readonly leafIndex: number;
  readonly operationStatus: 'ISSUED' | 'SKIPPED' | 'FAILED';
  readonly credentialId?: string | undefined;
  readonly error?: ErrorCode | undefined;
  readonly message?: string | undefined;
}

export interface IssuedPortion {
  readonly attestation: Attestation;
  readonly results: readonly IssuedRecord[];
  /** The index of the last leaf that was looked at: go on behind it; undefined at the end, and for signatures that were sent. */
  readonly next?: number | undefined;
}

export interface IssuingDeps
  extends Pick<
    AttestingDeps,
    'attestations' | 'parts' | 'batches' | 'records' | 'move' | 'keys' | 'ledger' | 'inTurn' | 'now'
  > {
  readonly credentials: AttestedCredentials;
}

export type Issuing = ReturnType<typeof createIssuing>;

/** Issues credentials of attested records, a portion with each request: it needs the person who asks. */
export function createIssuing(deps: IssuingDeps): {
  readonly issue: (input: unknown, context: Context) => Promise<IssuedPortion>;
  readonly settle: IssuedRecords['settle'];
} {
  const { attestations, keys, credentials, inTurn } = deps;
  const { open: termsOpen, begun } = createIssueTerms(deps);
  const { existingOf, named, settle } = createIssuedRecords(deps);
  const portions = createPortions(deps);

  return { issue, settle };

  /**
   * Issues of up to 500 records from a leaf on, or of those whose signatures a custodian with its own key sends. A repeat issues nothing
   * twice, and finds what was issued before a process died. Errors: NOT_FOUND, INVALID_STATE_TRANSITION for one that is withdrawn,
   * CONFLICT for other terms than it was begun with, BYOK_FIELDS_REQUIRED, NOT_BYOK.
   */
  async function issue(input: unknown, context: Context): Promise<IssuedPortion> {
    permit(context, 'attestation.issue');
    const { attestationId, after, limit, own, ...terms } = parseIssue(input);
    const { signingMode } = await keys.signer(custodianOf(context).did);
    requireRoad(signingMode, own);
    // One portion of an attestation after the other, and no withdrawal between.
    return inTurn(`issuing of ${attestationId}`, async () => {
      const found = await termsOpen(attestationId, terms, context);
      const { open, next } = own
        ? await portions.those(found, own.signatures)
        : await portions.behind(found, { after, limit });
      const attestation = await begun(found, terms, context);

      // 1. What a request that was cut off has issued already.
      const existing = await existingOf(
        open.map(({ recordId }) => recordId),
        context,
      );
      const missing = open.filter(({ recordId }) => !existing.has(credentialIdOf(recordId)));

      // 2. Issue what is not there and has a holder.
      const withHolder = missing.filter(({ record }) => holderOf(record) !== undefined);
      const outcomes = await issued(withHolder, { attestation, own }, context);

      // 3. Write down what there is now.
      const ids = new Set(outcomes.flatMap((one) => (one.isIssued ? [one.credentialId] : [])));
      const hasOne = ({ recordId }: OpenLeaf) =>
        existing.has(credentialIdOf(recordId)) || ids.has(credentialIdOf(recordId));
      await named(
        attestationId,
        open.filter(hasOne).map(({ recordId }) => recordId),
        context,
      );
      const refusals = new Map(outcomes.map((one) => [one.credentialId, one]));
      return {
        attestation: ownOnly(await attestations.byId(attestationId), context, 'attestation'),
        results: open.map((leaf): IssuedRecord => {
          const { recordId, leafIndex, record } = leaf;
          const credentialId = credentialIdOf(recordId);
          const about = { recordId, leafIndex };
          if (hasOne(leaf)) return { ...about, operationStatus: 'ISSUED', credentialId };
          if (holderOf(record) === undefined)
            return { ...about, operationStatus: 'SKIPPED', message: NO_HOLDER };
          const { error = 'INTERNAL', message } = refusals.get(credentialId) ?? {};
          return { ...about, operationStatus: 'FAILED', error, message };
        }),
        next,
      };
    });
  }

  /** As many messages as it takes. */
  async function issued(
    leaves: readonly OpenLeaf[],
    { attestation, own }: { readonly attestation: Attestation; readonly own: OwnSignatures | undefined },
    context: Context,
  ): Promise<readonly IssueOutcome[]> {
    const { credentialType = '', expiresAt } = attestation.issuance ?? {};
    const signatureOf = new Map(
      own?.signatures.map(({ recordId, signature }) => [credentialIdOf(recordId), signature]),
    );
    const outcomes: IssueOutcome[] = [];
    for (let rest = leaves; rest.length > 0; ) {
      const some = await portions.toIssue(rest, attestation, context);
      rest = rest.slice(some.length);
      const records = own
        ? some.map((one) => ({ ...one, signature: signatureOf.get(one.credentialId) ?? '' }))
        : some;
      const terms = {
        custodianDid: attestation.custodianDid,
        credentialType,
        expirationTimestamp: expiresAt?.getTime(),
        own: own && ownTermsOf(own),
      };
      outcomes.push(...(await credentials.issue({ ...terms, records }, context)));
    }
    return outcomes;
  }
}

/** Who signs decides what is sent. Errors: BYOK_FIELDS_REQUIRED, NOT_BYOK. */
function requireRoad(signingMode: SigningMode, own: OwnSignatures | undefined): void {
  if (signingMode === 'CUSTODIAL' && own) throw notByok();
  if (signingMode !== 'BYOK' || own) return;
  throw ownFieldsRequired();
}

function ownTermsOf({ signatures: _signatures, ...terms }: OwnSignatures) {
  return terms;
}
