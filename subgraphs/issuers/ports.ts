import type { Context } from '../../kernel/context.ts';
import type { AuthenticatedApiKey } from './api-key-service.ts';
import type { IssuerStatus, SigningMode } from './issuer.ts';
import type { IssuerCounts } from './issuer-stats.ts';
import type { PayloadSignature } from './key-service.ts';

/** What this domain offers the others, in process; each consumer states the same shapes in its own words. */
export interface IssuerPorts {
  /** The issuer and its keys straight from the store: for decisions that bind, such as issuance. */
  readonly directory: { byDid(did: string, context: Context): Promise<IssuerEntry | undefined> };
  /** The same through the cache, at most an hour old when an invalidation was lost: for verification. */
  readonly cachedDirectory: { byDid(did: string, context: Context): Promise<IssuerEntry | undefined> };
  /** Signs with the custodied key of an ACTIVE issuer. Errors: NOT_FOUND, ISSUER_NOT_ACTIVE. */
  readonly signer: {
    sign(input: { issuerDid: string; payload: Uint8Array }, context: Context): Promise<PayloadSignature>;
  };
  /** Whom an API key proves. Error: API_KEY_INVALID. */
  readonly apiKeys: {
    authenticate(input: { apiKey: string }, context: Context): Promise<AuthenticatedApiKey>;
  };
  /** The issuers that registered with a contact address: whom a sign-in link may be sent to. */
  readonly contacts: {
    byContactEmail(email: string, context: Context): Promise<readonly IssuerContact[]>;
  };
  /** How many issuers there are, by status; demonstrations are left out. */
  readonly counts: { all(context: Context): Promise<IssuerCounts> };
}

export interface IssuerEntry {
  readonly issuerId: string;
  readonly did: string;
  readonly name: string;
  readonly status: IssuerStatus;
  readonly signingMode: SigningMode;
  /** Oldest first. */
  readonly keys: readonly IssuerEntryKey[];
}

export interface IssuerEntryKey {
  readonly publicKey: Buffer;
  readonly keyVersion: number;
  readonly isCurrent: boolean;
  readonly createdAt: Date;
  readonly rotatedAt?: Date | undefined;
}

export interface IssuerContact {
  readonly issuerId: string;
  readonly did: string;
  readonly name: string;
  readonly status: IssuerStatus;
}
