import type { JsonObject } from '../../kernel/crypto/canonical-json.ts';
import type { IssuerStatus } from '../../kernel/identity.ts';
import type { RecordFact } from './checks.ts';
import type { FederatedIssuer } from './ports.ts';
import { type Finding, failed, passed, warned } from './verification.ts';

/** What a credential whose proof stands says of its own making. */
export interface Signing {
  readonly credential: JsonObject;
  /** As signed in the proof. */
  readonly created: string | undefined;
}

/** The standing of a federated issuer in the words for registered ones. */
export function standingOf({ status, wasTrusted }: FederatedIssuer): IssuerStatus {
  switch (status) {
    case 'TRUSTED':
      return 'ACTIVE';
    case 'SUSPENDED':
      return 'SUSPENDED';
    case 'REMOVED':
      return wasTrusted ? 'REVOKED' : 'REJECTED';
    case 'PROPOSED':
    case 'VERIFIED':
      return 'PENDING_APPROVAL';
  }
}

/**
 * ISSUER of a federated issuer. Nothing here can keep it from signing, as a suspension keeps registered issuers: so what is
 * signed after a suspension fails, and what was signed before passes with a warning. `signing` only when the proof stands.
 */
export function federatedFinding(
  issuer: FederatedIssuer,
  { now, signing }: { now: Date; signing: Signing | undefined },
): Finding {
  const standing = standingOf(issuer);
  if (standing === 'REVOKED') {
    const message = 'This platform no longer trusts the issuer; do not accept its credentials.';
    return failed('ISSUER', 'ISSUER_REVOKED', 'ISSUER_REMOVED', message);
  }
  if (standing === 'PENDING_APPROVAL' || standing === 'REJECTED') {
    const message = 'The issuer is known here, but this platform does not trust it.';
    return failed('ISSUER', 'UNKNOWN_ISSUER', 'ISSUER_NOT_TRUSTED', message);
  }
  if (now >= issuer.keysUsableUntil) {
    const message = 'The issuer’s web site has not confirmed its keys for too long.';
    return failed('ISSUER', 'ISSUER_UNRESOLVABLE', 'KEYS_NOT_CONFIRMED', message);
  }
  if (signing && issuer.suspendedAt && signedAt(signing) >= issuer.suspendedAt.getTime()) {
    const message = 'The credential was signed after its issuer was suspended.';
    return failed('ISSUER', 'UNKNOWN_ISSUER', 'SIGNED_WHILE_SUSPENDED', message);
  }
  const warnings = [
    standing === 'SUSPENDED' && (['ISSUER_SUSPENDED', 'The issuer is suspended for now.'] as const),
    issuer.hasChanged &&
      ([
        'ISSUER_DOCUMENT_CHANGED',
        'The issuer has published other keys, which nobody has looked at.',
      ] as const),
    signing &&
      !isAccredited(issuer, signing.credential) &&
      ([
        'ISSUER_NOT_ACCREDITED',
        'No accreditation of the issuer for this type of credential at its issuance is known here.',
      ] as const),
  ].filter((warning) => warning !== false && warning !== undefined);
  const [first] = warnings;
  if (first) return warned('ISSUER', first[0], warnings.map(([, message]) => message).join(' '));
  return passed('ISSUER', 'ISSUER_TRUSTED', 'The issuer is outside of this platform, which trusts it.');
}

/**
 * What is known of the status of a foreign credential: only what the credential itself points to. A registered issuer's
 * credentials are on record here, so a missing record is an open question; a foreign one's never are.
 */
export function foreignRecord({ credentialStatus }: JsonObject): RecordFact {
  return { kind: 'FOREIGN', hasStatus: credentialStatus !== undefined };
}

function signedAt({ credential, created }: Signing): number {
  return Date.parse(created ?? String(credential['issuanceDate']));
}

/** Every type that the credential adds to VerifiableCredential is accredited at its issuance. */
function isAccredited({ accreditations }: FederatedIssuer, { type, issuanceDate }: JsonObject): boolean {
  const at = Date.parse(String(issuanceDate));
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  return types
    .filter((name) => name !== 'VerifiableCredential')
    .every((name) =>
      accreditations.some(
        ({ credentialType, validFrom, validTo }) =>
          credentialType === name &&
          validFrom.getTime() <= at &&
          (validTo === undefined || at < validTo.getTime()),
      ),
    );
}
