import type { Context } from '../../kernel/context.ts';
import type { IssuerStatus, SigningMode } from '../../kernel/identity.ts';
import type { AuthenticatedApiKey } from './api-key-service.ts';
import type { Accreditation, FederatedStatus } from './federation.ts';
import type { IssuerCounts } from './issuer-stats.ts';
import type { PayloadSignature } from './key-service.ts';

/** What this domain offers the others, in process; each consumer states the same shapes in its own words. */
export interface IssuerPorts {
  /** The issuer and its keys straight from the store: for decisions that bind, such as issuance. */
  readonly directory: { byDid(did: string, context: Context): Promise<IssuerEntry | undefined> };
  /** The same through the cache, at most an hour old when an invalidation was lost: for verification. */
  readonly cachedDirectory: { byDid(did: string, context: Context): Promise<IssuerEntry | undefined> };
  /** How an issuer stands in the store; what was last known only while the registry does not answer. */
  readonly steadyDirectory: {
    byDid(did: string, context: Context): Promise<Pick<IssuerEntry, 'status'> | undefined>;
  };
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
  /** Those who have registered, for whoever looks at their applications. */
  readonly applicants: {
    /** At most 100 at once; ids of nobody are left out. */
    byIds(issuerIds: readonly string[], context: Context): Promise<readonly IssuerApplicant[]>;
    /** Ids of applicants whose name, DID, contact address or website contains the text; undefined when they are more than 500. */
    matching(text: string, context: Context): Promise<readonly string[] | undefined>;
    /** Approves or rejects as the administrator of the context. Errors: NOT_FOUND, INVALID_STATE_TRANSITION unless PENDING_APPROVAL. */
    decide(
      input: { did: string; decision: 'APPROVE' | 'REJECT'; reason?: string | undefined },
      context: Context,
    ): Promise<void>;
  };
  /** The issuers of the demonstration; for Core Engine, which calls as itself. */
  readonly demo: {
    /** A CUSTODIAL issuer, PENDING_APPROVAL. Repeating under one idempotency key makes one issuer. */
    register(
      input: { name: string; websiteUrl: string; contactEmail: string; countryCode: string },
      context: Context,
    ): Promise<{ issuerId: string; did: string }>;
    setStatus(input: { did: string; status: IssuerStatus; reason: string }, context: Context): Promise<void>;
    remove(context: Context): Promise<{ removed: number }>;
  };
  /** How many issuers there are, by status; demonstrations are left out. */
  readonly counts: { all(context: Context): Promise<IssuerCounts> };
  /** Issuers outside of the platform, by their did:web, as the store has them now. */
  readonly federated: { byDid(did: string, context: Context): Promise<FederatedEntry | undefined> };
}

export interface FederatedEntry {
  readonly did: string;
  readonly name: string;
  readonly status: FederatedStatus;
  /** It was TRUSTED once, whatever it is now. */
  readonly wasTrusted: boolean;
  readonly keys: readonly { readonly keyId: string; readonly publicKey: Uint8Array }[];
  readonly accreditations: readonly Pick<Accreditation, 'credentialType' | 'validFrom' | 'validTo'>[];
  /** Its site shows another document than the pinned one. */
  readonly hasChanged: boolean;
  readonly keysUsableUntil: Date;
  readonly suspendedAt?: Date | undefined;
}

export interface IssuerEntry {
  readonly issuerId: string;
  readonly did: string;
  readonly name: string;
  readonly status: IssuerStatus;
  readonly signingMode: SigningMode;
  /** Belongs to the demonstration. */
  readonly isDemo?: boolean;
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

export interface IssuerApplicant {
  readonly id: string;
  readonly did: string;
  readonly name: string;
  readonly status: IssuerStatus;
  readonly contactEmail: string | null;
  readonly organizationUrl: string | null;
  readonly countryCode: string | null;
  readonly isDemo: boolean;
}
