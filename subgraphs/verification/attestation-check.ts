import { isJsonObject, type JsonObject } from '../../kernel/crypto/canonical-json.ts';
import { uuid } from '../../kernel/parse.ts';
import type { AttestationFact } from './facts.ts';
import { type Finding, passed, skipped, unknown, warned } from './verification.ts';

/** The attestation that a credential of a custodian says it is issued from; undefined when it says none. */
export function attestationIdOf({ credentialSubject }: JsonObject): string | undefined {
  const attestation = isJsonObject(credentialSubject) ? credentialSubject['attestation'] : undefined;
  if (!isJsonObject(attestation) || attestation['type'] !== 'CustodianAttestation') return undefined;
  return uuid.safeParse(attestation['id']).data;
}

/**
 * ATTESTATION: whether the custodian still stands by the records that it has vouched for. A withdrawal revokes nothing, so it only
 * warns; and since it cannot make a credential invalid, not knowing of it cannot either: that is told as a warning.
 */
export function attestationFinding(fact: AttestationFact): Finding {
  switch (fact.kind) {
    case 'NOT_ASKED':
      return skipped(
        'ATTESTATION',
        'NOT_ASKED',
        'check_status is false, so the attestation was not looked at.',
      );
    case 'NONE':
      return skipped('ATTESTATION', 'NO_ATTESTATION', 'The credential names no attestation.');
    case 'VALID':
      return passed(
        'ATTESTATION',
        'ATTESTATION_VALID',
        'The custodian stands by the attestation that the credential was issued from.',
      );
    case 'WITHDRAWN': {
      const on = fact.at ? ` on ${fact.at.toISOString().slice(0, 10)}` : '';
      return warned(
        'ATTESTATION',
        'ATTESTATION_WITHDRAWN',
        `The custodian has withdrawn the attestation that the credential was issued from${on}; it has not revoked the credential. Ask the custodian.`,
      );
    }
    case 'MISSING':
      return unknown(
        'ATTESTATION',
        'ATTESTATION_NOT_RECORDED',
        'The custodian has made no attestation of the id that the credential names; ask the custodian.',
        'warns',
      );
    case 'UNAVAILABLE':
      return unknown(
        'ATTESTATION',
        'ATTESTATION_UNAVAILABLE',
        'Whether the custodian still stands by its attestation could not be found out now; try again later.',
        'warns',
      );
  }
}
