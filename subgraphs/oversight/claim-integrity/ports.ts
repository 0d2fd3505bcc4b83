import type { Context } from '../../../kernel/context.ts';
import type { IssuerKey } from '../../../kernel/crypto/credential-proof.ts';

/** Which credentials a scan looks at: all that were stored when it began, or those of one issuer, or those received since an instant. */
export interface ScanScope {
  readonly issuerDid?: string | undefined;
  readonly since?: Date | undefined;
}

/** A credential as it is stored, whether or not its parts fit each other; what is missing is empty. */
export interface StoredCredential {
  readonly credentialId: string;
  readonly issuerDid: string;
  /** ISSUER or CUSTODIAN, where it fits. */
  readonly authorityType: string;
  readonly holderDid: string;
  readonly holderName: string;
  readonly credentialType: string;
  /** As of now; ISSUED, SUSPENDED, REVOKED, EXPIRED or SUPERSEDED, where it fits. */
  readonly credentialStatus: string;
  readonly vcJson: string;
  readonly vcHash: string;
  readonly verificationMethod: string;
  readonly keyVersion: number;
  readonly issuanceTimestamp: Date;
  readonly expirationTimestamp?: Date | undefined;
  readonly proofCreatedTimestamp: Date;
  readonly supersedesCredentialId?: string | undefined;
  readonly supersededByCredentialId?: string | undefined;
}

/** Needed of credential issuance: its records as they are stored. Errors: UPSTREAM_UNAVAILABLE. */
export interface StoredCredentials {
  /** Looks through up to `limit` records after an id, in the order of ids, and gives those in scope. */
  page(
    input: { readonly after: string; readonly limit: number; readonly scope: ScanScope },
    context: Context,
  ): Promise<{
    readonly credentials: readonly StoredCredential[];
    /** The last id that was looked at. */
    readonly after: string;
    readonly isEnd: boolean;
  }>;
  /** Which of these ids are on record. */
  existing(credentialIds: readonly string[], context: Context): Promise<readonly string[]>;
  /** How many records a scope has; undefined when nobody can tell without looking. */
  count(scope: ScanScope, context: Context): Promise<number | undefined>;
}

/** A version of a catalog entry that was published: the hash that was recorded then, and the one that it has now. */
export interface PublishedVersion {
  readonly entryVersionId: string;
  readonly entryId: string;
  readonly version: number;
  /** PUBLISHED, SUPERSEDED or RETIRED, where it fits. */
  readonly status: string;
  /** Absent where it is gone. */
  readonly contentHash?: string | undefined;
  /** Absent where the record cannot be read. */
  readonly actualHash?: string | undefined;
}

/** Needed of the catalog: the published versions of its entries as they are stored. Errors: UPSTREAM_UNAVAILABLE. */
export interface PublishedVersions {
  /** Looks through up to `limit` versions after an id, 50 at most, in the order of ids, and gives those that were published. */
  page(
    window: { readonly after: string; readonly limit: number },
    context: Context,
  ): Promise<{
    readonly versions: readonly PublishedVersion[];
    /** The last id that was looked at. */
    readonly after: string;
    readonly isEnd: boolean;
  }>;
}

/** Needed of invites and claims: links that were locked because accounts of other addresses tried them. */
export interface LockedClaims {
  /** How many of each credential; nothing of one that has none. */
  lockedOf(credentialIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** Needed of the registries: every key that an issuer or a custodian ever signed with, never older than the call. */
export interface RegisteredKeys {
  byDid(did: string, context: Context): Promise<{ readonly keys: readonly IssuerKey[] } | undefined>;
}
