import type { Context } from '../../../kernel/context.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { isEligible, type Outcome } from '../outcomes/outcome.ts';
import type { KeyedOutcome } from '../outcomes/outcome-model.ts';
import type { LearnersNeeds } from '../ports.ts';
import { firstCredentialId } from './eligibility.ts';

/** What becomes of outcomes for which a credential may have been issued, although a process ended before it could say so. */
export interface Settling {
  /** With the credential that is on record after all. */
  settled(outcome: Outcome, context: Context): Promise<Outcome>;
  /** Marks that a credential may be on record from now on; before it is. */
  begin(outcome: Outcome, context: Context): Promise<Outcome>;
  /** Stores the credential that states `revision`. */
  end(outcome: Outcome, revision: number, context: Context): Promise<Outcome>;
}

export function createSettling({
  outcomes,
  credentials,
  ledger,
  now,
}: Pick<LearnersNeeds, 'credentials'> & {
  readonly outcomes: RecordStore<KeyedOutcome>;
  readonly ledger: Ledger;
  readonly now: () => Date;
}): Settling {
  const settling: Settling = {
    async settled(outcome, context) {
      const { outcomeId, issuerDid, issuingRevision, credentialId } = outcome;
      if (issuingRevision === undefined || credentialId !== undefined) return outcome;
      const credentialIds = [firstCredentialId(outcomeId)];
      const [found] = await credentials.find({ issuerDid, credentialIds }, context);
      return found ? settling.end(outcome, issuingRevision, context) : outcome;
    },

    async begin(outcome, context) {
      // The oldest revision that a credential may state stays: a newer one is stale at worst.
      if (outcome.issuingRevision !== undefined) return outcome;
      const set = { issuingRevision: outcome.revision };
      return change(outcome, set, 'outcome.issuance_begun', context);
    },

    async end(outcome, revision, context) {
      const set = {
        credentialId: firstCredentialId(outcome.outcomeId),
        credentialStale: outcome.revision !== revision,
        issuingRevision: undefined,
      };
      return change(outcome, set, 'outcome.credential_issued', context);
    },
  };
  return settling;

  async function change(
    before: Outcome,
    set: Partial<Outcome>,
    action: 'outcome.issuance_begun' | 'outcome.credential_issued',
    context: Context,
  ): Promise<Outcome> {
    const changed = { ...before, ...set };
    const updatedAt = now();
    const { outcomeId, rowVersion } = before;
    await ledger.commit(context, {
      writes: [
        outcomes.updateWrite(
          { ...before, isEligible: isEligible(before) },
          { ...set, isEligible: isEligible(changed) },
          updatedAt,
        ),
      ],
      audit: {
        action,
        subject: { type: 'Outcome', id: outcomeId },
        previousState: before.status,
        newState: changed.status,
        ...(changed.credentialId === undefined ? {} : { reason: `credential ${changed.credentialId}` }),
      },
    });
    return { ...changed, updatedAt, rowVersion: rowVersion + 1 };
  }
}
