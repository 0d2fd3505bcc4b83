import type { Context } from '../../kernel/context.ts';
import type { IssuerKey } from '../../kernel/crypto/credential-proof.ts';

export const ISSUER_STATUSES = ['ACTIVE', 'SUSPENDED', 'REVOKED', 'PENDING_APPROVAL', 'REJECTED'] as const;
export type IssuerStatus = (typeof ISSUER_STATUSES)[number];

/** An issuer as verification sees it: who it is, how it stands, and every key it ever signed with. */
export interface VerifiableIssuer {
  readonly did: string;
  readonly name: string;
  readonly status: IssuerStatus;
  readonly keys: readonly IssuerKey[];
  /** Made for the demonstration: verifications of its credentials stay out of statistics. */
  readonly isDemo?: boolean | undefined;
}

/** The registry's view of issuers; answers may be cached. */
export interface IssuerKeys {
  /** Undefined when the DID is not registered. Errors: UPSTREAM_UNAVAILABLE when the registry does not answer. */
  byDid(did: string, context: Context): Promise<VerifiableIssuer | undefined>;
}

export type RecordedStatus = 'ISSUED' | 'SUSPENDED' | 'REVOKED' | 'EXPIRED' | 'SUPERSEDED';

/** What the issuance side has on record of a credential; never the reason of a revocation. */
export interface CredentialStatusRecord {
  readonly credentialId: string;
  readonly issuerDid: string;
  readonly credentialStatus: RecordedStatus;
  /** Lower-case hex SHA-256 of the credential's canonical text, proof included. */
  readonly vcHash: string;
  readonly revocationCategory?: string | undefined;
  readonly changedAt: Date;
  readonly supersededByCredentialId?: string | undefined;
  readonly expirationTimestamp?: Date | undefined;
}

/** The issuance side's records by credential id; never cached, so that a revocation counts at once. */
export interface CredentialStatuses {
  /** Undefined when nothing of that id was recorded. Errors: UPSTREAM_UNAVAILABLE. */
  byId(credentialId: string, context: Context): Promise<CredentialStatusRecord | undefined>;
}
