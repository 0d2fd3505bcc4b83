import type { Context } from '../../kernel/context.ts';
import type { CredentialStatus } from '../../kernel/credential-status.ts';
import type { IssuerStatus, SigningMode } from '../../kernel/identity.ts';

export interface IssuerKey {
  readonly publicKey: Buffer;
  /** 1 for the first key, then 2, 3 … */
  readonly keyVersion: number;
  readonly isCurrent: boolean;
  readonly createdAt: Date;
  readonly rotatedAt?: Date | undefined;
}

export interface IssuerForIssuance {
  readonly issuerId: string;
  readonly did: string;
  readonly name: string;
  readonly status: IssuerStatus;
  readonly signingMode: SigningMode;
  /** Belongs to the demonstration. */
  readonly isDemo?: boolean | undefined;
  /** Every version; exactly one is current. */
  readonly keys: readonly IssuerKey[];
}

/** Needed: who an issuer is right now. The status is never older than the call. */
export interface IssuerDirectory {
  byDid(did: string, context: Context): Promise<IssuerForIssuance | undefined>;
}

/**
 * Needed: signatures with custodied keys, the current one unless a version is named. Refuses issuers that are not ACTIVE and
 * CUSTODIAL.
 */
export interface Signer {
  sign(
    input: { issuerDid: string; payload: Uint8Array; keyVersion?: number | undefined },
    context: Context,
  ): Promise<{ signature: Buffer; keyVersion: number; verificationMethod: string }>;
}

/** Offered: the public facts of a credential's status. */
export interface CredentialStatusRecord {
  readonly credentialId: string;
  readonly issuerDid: string;
  readonly credentialStatus: CredentialStatus;
  readonly vcHash: string;
  readonly revocationCategory?: string;
  readonly changedAt: Date;
  readonly supersededByCredentialId?: string;
  readonly expirationTimestamp?: Date;
}

export interface CredentialStatuses {
  byId(credentialId: string, context: Context): Promise<CredentialStatusRecord | undefined>;
}
