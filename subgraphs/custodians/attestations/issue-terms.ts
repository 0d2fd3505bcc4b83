import { actorOf } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { ownOnly } from '../tenancy.ts';
import type { Attestation, Issuance } from './attestation.ts';
import { subjectOf } from './building.ts';

/** What is asked for; the expiration in epoch milliseconds. */
export interface IssueTerms {
  readonly credentialType: string;
  readonly expirationTimestamp?: number | undefined;
}

/** The terms on which credentials of an attestation are issued: the first request settles them, the others keep to them. */
export function createIssueTerms({
  attestations,
  ledger,
  now,
}: {
  readonly attestations: RecordStore<Attestation>;
  readonly ledger: Ledger;
  readonly now: Clock;
}) {
  return { open, begun };

  /** The attestation, where these may be its terms. Errors: NOT_FOUND, INVALID_STATE_TRANSITION, CONFLICT, VALIDATION_FAILED. */
  async function open(attestationId: string, terms: IssueTerms, context: Context): Promise<Attestation> {
    const attestation = ownOnly(await attestations.byId(attestationId), context, 'attestation');
    if (attestation.status !== 'VALID')
      throw new AppError(
        'INVALID_STATE_TRANSITION',
        'This attestation is withdrawn; nothing is issued from it.',
      );
    const { issuance } = attestation;
    const { credentialType, expirationTimestamp } = terms;
    if (!issuance) {
      if (expirationTimestamp !== undefined && expirationTimestamp <= now().getTime())
        throw invalid('expirationTimestamp', 'past', 'give an instant in the future, in epoch milliseconds');
      return attestation;
    }
    const isSame =
      issuance.credentialType === credentialType && issuance.expiresAt?.getTime() === expirationTimestamp;
    if (isSame) return attestation;
    throw new AppError(
      'CONFLICT',
      `Credentials of this attestation are ${issuance.credentialType} that ${issuance.expiresAt ? `expire at ${issuance.expiresAt.toISOString()}` : 'never expire'}; go on with these terms.`,
    );
  }

  /** The same with the terms settled. */
  async function begun(
    attestation: Attestation,
    { credentialType, expirationTimestamp }: IssueTerms,
    context: Context,
  ): Promise<Attestation> {
    if (attestation.issuance) return attestation;
    const at = now();
    const set: { issuance: Issuance } = {
      issuance: {
        credentialType,
        expiresAt: expirationTimestamp === undefined ? undefined : new Date(expirationTimestamp),
        begunBy: actorOf(context, at).id ?? '',
        begunAt: at,
      },
    };
    await ledger.commit(context, {
      writes: [attestations.updateWrite(attestation, set, at)],
      audit: { ...subjectOf(attestation), action: 'attestation.issuance_begun', reason: credentialType },
    });
    return { ...attestation, ...set, rowVersion: attestation.rowVersion + 1 };
  }
}
