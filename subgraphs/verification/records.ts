import type { Context } from '../../kernel/context.ts';
import type { JsonObject } from '../../kernel/crypto/canonical-json.ts';
import type { Logger } from '../../kernel/log.ts';
import { attestationIdOf } from './attestation-check.ts';
import type { AttestationFact, RecordFact } from './facts.ts';
import type { Attestations, CredentialStatuses } from './ports.ts';

/** What is on record of a credential whose proof stands. It fails closed: whatever keeps something from being read leaves it unknown. */
export function createRecords({
  statuses,
  attestations,
  log,
}: {
  readonly statuses: CredentialStatuses;
  readonly attestations: Attestations;
  readonly log: Logger;
}) {
  return {
    async ofCredential(credentialId: string, issuerDid: string, context: Context): Promise<RecordFact> {
      try {
        const record = await statuses.byId(credentialId, context);
        // An id that another issuer recorded says nothing about this credential.
        return record?.issuerDid === issuerDid ? { kind: 'RECORDED', record } : { kind: 'MISSING' };
      } catch (error) {
        log.warn(
          { err: error, credentialId },
          'The status of a credential could not be read; answered as unknown',
        );
        return { kind: 'UNAVAILABLE' };
      }
    },

    /** The attestation behind a credential that a custodian has signed. */
    async ofAttestation(
      credential: JsonObject,
      custodianDid: string,
      context: Context,
    ): Promise<AttestationFact> {
      const attestationId = attestationIdOf(credential);
      if (attestationId === undefined) return { kind: 'NONE' };
      try {
        const standing = await attestations.standing(attestationId, context);
        // What another custodian has attested says nothing about this credential.
        if (standing?.custodianDid !== custodianDid) return { kind: 'MISSING' };
        return standing.status === 'VALID'
          ? { kind: 'VALID' }
          : { kind: 'WITHDRAWN', at: standing.withdrawnAt };
      } catch (error) {
        log.warn({ err: error, attestationId }, 'An attestation could not be read; answered as unknown');
        return { kind: 'UNAVAILABLE' };
      }
    },
  };
}
