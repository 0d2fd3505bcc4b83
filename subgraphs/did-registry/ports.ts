import type { Context } from '../../kernel/context.ts';
import type { IssuerStatus, SigningMode } from '../../kernel/identity.ts';
import type { PayloadSignature } from './registrant-key.ts';

/** An organization with its keys, as other domains see it; `Id` is what its registry calls its id. */
export type RegistryEntry<Id extends string> = RegistryContact<Id> & {
  readonly signingMode: SigningMode;
  /** Belongs to the demonstration. */
  readonly isDemo?: boolean;
  /** Oldest first. */
  readonly keys: readonly EntryKey[];
};

/** Who an organization is and how it stands. */
export type RegistryContact<Id extends string> = { readonly [Name in Id]: string } & {
  readonly did: string;
  readonly name: string;
  readonly status: IssuerStatus;
};

export interface EntryKey {
  readonly publicKey: Buffer;
  readonly keyVersion: number;
  readonly isCurrent: boolean;
  readonly createdAt: Date;
  readonly rotatedAt?: Date | undefined;
}

/** Looks an organization up; undefined for a DID of nobody. */
export interface Directory<Entry> {
  byDid(did: string, context: Context): Promise<Entry | undefined>;
}

/** What a registry offers the other domains, in process or asked of its unit. */
export interface RegistryPorts<Id extends string, DidField extends string, Demo, Entry = RegistryEntry<Id>> {
  /** The organization and its keys straight from the store: for decisions that bind, such as issuance. */
  readonly directory: Directory<Entry>;
  /** The same through the cache, at most an hour old when an invalidation was lost: for verification. */
  readonly cachedDirectory: Directory<Entry>;
  /** How an organization stands in the store; what was last known only while the registry does not answer. */
  readonly steadyDirectory: Directory<{ readonly status: IssuerStatus }>;
  /** Signs with the custodied key of an ACTIVE organization. Errors: NOT_FOUND, and the registry's own for one that is not ACTIVE. */
  readonly signer: {
    sign(
      input: { readonly [Field in DidField]: string } & {
        readonly payload: Uint8Array;
        /** The current one unless told. */
        readonly keyVersion?: number | undefined;
      },
      context: Context,
    ): Promise<PayloadSignature>;
  };
  /** Those that registered with a contact address: whom a sign-in link may be sent to. */
  readonly contacts: {
    byContactEmail(email: string, context: Context): Promise<readonly RegistryContact<Id>[]>;
  };
  readonly applicants: ApplicantsPort;
  /** The organizations of the demonstration; for Core Engine, which calls as itself. */
  readonly demo: {
    /** A CUSTODIAL one, PENDING_APPROVAL. Repeating under one idempotency key makes one. */
    register(
      input: Demo,
      context: Context,
    ): Promise<{ readonly [Name in Id]: string } & { readonly did: string }>;
    setStatus(input: { did: string; status: IssuerStatus; reason: string }, context: Context): Promise<void>;
    remove(context: Context): Promise<{ removed: number }>;
  };
  /** How many there are, by status; demonstrations are left out. */
  readonly counts: { all(context: Context): Promise<RegistrantCounts> };
}

/** Those who have registered, for whoever looks at their applications. */
export interface ApplicantsPort {
  /** At most 100 at once; ids of nobody are left out. */
  byIds(ids: readonly string[], context: Context): Promise<readonly Applicant[]>;
  /** Ids of applicants whose name, DID, contact address or website contains the text; undefined when they are more than 500. */
  matching(text: string, context: Context): Promise<readonly string[] | undefined>;
  /** Approves or rejects as the administrator of the context. Errors: NOT_FOUND, INVALID_STATE_TRANSITION unless PENDING_APPROVAL. */
  decide(
    input: { did: string; decision: 'APPROVE' | 'REJECT'; reason?: string | undefined },
    context: Context,
  ): Promise<void>;
}

export interface Applicant {
  readonly id: string;
  readonly did: string;
  readonly name: string;
  readonly status: IssuerStatus;
  readonly contactEmail: string | null;
  readonly organizationUrl: string | null;
  readonly countryCode: string | null;
  readonly isDemo: boolean;
}

/** How many organizations there are; demonstrations are left out. */
export interface RegistrantCounts {
  readonly total: number;
  readonly byStatus: readonly { readonly key: IssuerStatus; readonly count: number }[];
}

/** What everybody says of an organization of the demonstration. */
export interface DemoRegistration {
  readonly name: string;
  readonly websiteUrl: string;
  readonly contactEmail: string;
  readonly countryCode: string;
}
