import type { Context } from '../../kernel/context.ts';
import type { CredentialStatus } from '../../kernel/credential-status.ts';
import type { IssuerKey } from '../../kernel/crypto/credential-proof.ts';
import type { CustodianType } from '../../kernel/custodian-types.ts';
import type { IssuerStatus } from '../../kernel/identity.ts';
import type { AuthorityType } from './verification.ts';
import type { HourlyFailures } from './verification-event.ts';
import type { VerificationNetworkStats } from './verification-stats.ts';

/** What this domain needs of others. */
export interface VerificationNeeds {
  readonly issuers: IssuerKeys;
  readonly federated: FederatedIssuers;
  readonly statuses: CredentialStatuses;
  readonly attestations: Attestations;
}

/** What it offers to every unit. Errors: UPSTREAM_UNAVAILABLE where it runs elsewhere. */
export interface VerificationPorts {
  /** A fresh verdict on a credential, recorded under the channel, and for the verifier who asks. */
  readonly verifier: {
    verify(
      input: { readonly credentialJson: string; readonly channel: 'SHARE_LINK' | 'PROOF_LINK' | 'API' },
      context: Context,
    ): Promise<Verdict>;
  };
  /** What it counts of the network; `issuers` are the DIDs of those to name. */
  readonly counts: {
    of(
      range: { readonly from: string; readonly to: string; readonly issuers: readonly string[] },
      context: Context,
    ): Promise<VerificationNetworkStats>;
  };
  /** How often verification failed, the latest hours first, at most 5000 rows; hours without a failure are left out. */
  readonly failures: {
    countsSince(from: Date, to: Date, context: Context): Promise<readonly HourlyFailures[]>;
  };
}

/** What a verification came to, as it is told over gRPC. */
export interface Verdict {
  readonly isValid: boolean;
  /** VALID, or the verdict of a check that failed; of several the first in the order of VERDICTS. */
  readonly status: string;
  readonly credentialId: string | null;
  readonly issuer: {
    readonly did: string;
    readonly name: string | null;
    readonly status: string | null;
    readonly trust: 'REGISTERED' | 'FEDERATED' | 'UNKNOWN';
    /** Null when nobody of this DID is registered. */
    readonly authorityType: AuthorityType | null;
    /** What kind of custodian it is; null for an issuer. */
    readonly custodianType: CustodianType | null;
  } | null;
  readonly keyVersion: number | null;
  readonly checks: readonly {
    readonly check: string;
    readonly outcome: 'PASSED' | 'FAILED' | 'WARNED' | 'SKIPPED' | 'UNKNOWN';
    readonly code: string;
    readonly message: string;
  }[];
  readonly warnings: readonly string[];
  readonly verifiedAt: Date;
}

/** An issuer or a custodian as verification sees it: who it is, how it stands, and every key it ever signed with. */
export interface VerifiableIssuer {
  readonly did: string;
  readonly name: string;
  readonly status: IssuerStatus;
  /** ISSUER where it is absent. */
  readonly authorityType?: AuthorityType | undefined;
  /** Of a custodian. */
  readonly custodianType?: CustodianType | undefined;
  readonly keys: readonly IssuerKey[];
  /** Made for the demonstration: verifications of its credentials stay out of statistics. */
  readonly isDemo?: boolean | undefined;
}

/** The registries' view of issuers and custodians; answers may be cached. One DID may be an issuer's and a custodian's, who are two. */
export interface IssuerKeys {
  /**
   * The one of a type where it is named, else the issuer where one was ever approved. Undefined when the DID is not registered.
   * Errors: UPSTREAM_UNAVAILABLE when the registry does not answer.
   */
  byDid(did: string, context: Context, type?: AuthorityType): Promise<VerifiableIssuer | undefined>;
}

/** Whether custodians still stand by what they have attested; answers may be cached. */
export interface Attestations {
  /** Undefined when there is no such attestation. Errors: UPSTREAM_UNAVAILABLE. */
  standing(
    attestationId: string,
    context: Context,
  ): Promise<
    | {
        readonly custodianDid: string;
        readonly status: 'VALID' | 'WITHDRAWN';
        readonly withdrawnAt?: Date | undefined;
      }
    | undefined
  >;
}

/** An issuer outside of the platform, known by its did:web. */
export interface FederatedIssuer {
  readonly did: string;
  readonly name: string;
  /** Only what a TRUSTED one signs verifies. */
  readonly status: 'PROPOSED' | 'VERIFIED' | 'TRUSTED' | 'SUSPENDED' | 'REMOVED';
  /** It was TRUSTED once, whatever it is now. */
  readonly wasTrusted: boolean;
  /** Those that have not expired; `keyId` is the DID URL by which proofs name the key. */
  readonly keys: readonly { readonly keyId: string; readonly publicKey: Uint8Array }[];
  readonly accreditations: readonly {
    readonly credentialType: string;
    readonly validFrom: Date;
    readonly validTo?: Date | undefined;
  }[];
  /** Its site shows other keys than those that are pinned. */
  readonly hasChanged: boolean;
  /** From then on the keys count no more, because its site does not confirm them. */
  readonly keysUsableUntil: Date;
  /** While it is SUSPENDED: since when. */
  readonly suspendedAt?: Date | undefined;
}

/** The trust registry's view of did:web issuers; never cached, so that a decision counts at once. */
export interface FederatedIssuers {
  /** Undefined when the DID is not registered. Errors: UPSTREAM_UNAVAILABLE when the registry does not answer. */
  byDid(did: string, context: Context): Promise<FederatedIssuer | undefined>;
}

/** What the issuance side has on record of a credential; never the reason of a revocation. */
export interface CredentialStatusRecord {
  readonly credentialId: string;
  readonly issuerDid: string;
  /** As what its DID has issued it. */
  readonly authorityType: AuthorityType;
  readonly credentialStatus: CredentialStatus;
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
