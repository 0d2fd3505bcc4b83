import type { IssuerKey } from '../../kernel/crypto/credential-proof.ts';
import type { CredentialStatusRecord, FederatedIssuer, VerifiableIssuer } from './ports.ts';

/** How the issuer of a credential was found. */
export type IssuerFact =
  | { readonly kind: 'REGISTERED'; readonly issuer: VerifiableIssuer }
  /** Outside of the platform, with the keys that are pinned for it. */
  | { readonly kind: 'FEDERATED'; readonly issuer: FederatedIssuer; readonly keys: readonly IssuerKey[] }
  /** Not registered, but its did:key carries the key, so that the proof can still be reported. */
  | { readonly kind: 'SELF_CERTIFYING'; readonly did: string; readonly keys: readonly IssuerKey[] }
  | { readonly kind: 'UNRESOLVABLE'; readonly did: string | undefined };

/** What is known of the attestation behind a credential of a custodian. */
export type AttestationFact =
  | { readonly kind: 'NOT_ASKED' }
  /** The credential names none. */
  | { readonly kind: 'NONE' }
  | { readonly kind: 'VALID' }
  | { readonly kind: 'WITHDRAWN'; readonly at: Date | undefined }
  /** The custodian has made none of that id. */
  | { readonly kind: 'MISSING' }
  | { readonly kind: 'UNAVAILABLE' };

/** What is on record of a credential. */
export type RecordFact =
  | { readonly kind: 'NOT_ASKED' }
  | { readonly kind: 'RECORDED'; readonly record: CredentialStatusRecord }
  | { readonly kind: 'MISSING' }
  /** Signed outside of the platform, where no record can be; `hasStatus` when it points to one elsewhere. */
  | { readonly kind: 'FOREIGN'; readonly hasStatus: boolean }
  | { readonly kind: 'UNAVAILABLE' };
