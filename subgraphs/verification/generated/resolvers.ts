import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Verification as VerificationNounNoun, Finding as FindingNoun, VerifiedIssuer as VerifiedIssuerNounNoun } from '../verification.ts';
import type { VerificationEvent as VerificationEventNounNoun } from '../verification-event.ts';
import type { Context } from '../../../kernel/context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Bytes as standard base64 text with padding. */
  Base64: { input: Uint8Array; output: Uint8Array; }
  /** Any JSON value, passed through as it is: what stands inside may be signed. */
  JSON: { input: unknown; output: unknown; }
  /** A decentralized identifier of at most 512 characters, without path, query or fragment, such as did:key:z6Mk… */
  DID: { input: string; output: string; }
  /** An instant as ISO 8601 text in UTC with milliseconds, such as 2026-01-02T03:04:05.678Z. */
  DateTime: { input: Date; output: Date; }
  _FieldSet: { input: string; output: string; }
};

/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type Query = {
  readonly __typename?: 'Query';
  /**
   * Past verifications, newest first, kept for 24 months unless the setting retention.verification-events-months says otherwise.
   * An issuer sees those of credentials that name it as issuer, a verifier those it made, an administrator all.
   */
  readonly verificationHistory: VerificationEventConnection;
  /** What the caller's verifier has verified, newest first; for its people and API keys alone. */
  readonly verifierHistory: VerificationEventConnection;
  /** The same as a CSV file, piece by piece. */
  readonly verifierHistoryFile: VerifierHistoryFile;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryVerificationHistoryArgs = {
  filter?: InputMaybe<VerificationHistoryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryVerifierHistoryArgs = {
  filter?: InputMaybe<VerificationHistoryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryVerifierHistoryFileArgs = {
  filter?: InputMaybe<VerificationHistoryFilter>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** A piece of the history of a verifier as a CSV file; the pieces one behind the other are the file. */
export type VerifierHistoryFile = {
  readonly __typename?: 'VerifierHistoryFile';
  /** A name for the file. */
  readonly fileName: Scalars['String']['output'];
  /** Its media type. */
  readonly mediaType: Scalars['String']['output'];
  /** The bytes of this piece. */
  readonly content: Scalars['Base64']['output'];
  /** Pass it as `after` to get the next piece; null with the last. */
  readonly next?: Maybe<Scalars['String']['output']>;
};

/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Verifies a signed credential: its structure, its issuer, its proof, and what was recorded of it since. Anyone may ask.
   * A bad credential is a result, not an error; an error means that nothing could be said.
   */
  readonly verifyCredential: VerifyCredentialPayload;
  /**
   * Verifies up to 100 signed credentials for a verifier, each as `verifyCredential` would; what is none is an outcome of its place and
   * never of the others. The answers are in the order of the documents.
   */
  readonly verifyCredentials: VerifyCredentialsPayload;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationVerifyCredentialArgs = {
  input: VerifyCredentialInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationVerifyCredentialsArgs = {
  input: VerifyCredentialsInput;
};

/** A credential to verify. Send it once: as a JSON value, or as the text from which numbers and names are read strictly. */
export type VerifyCredentialInput = {
  /** The fully signed credential, as an object. */
  readonly credential?: InputMaybe<Scalars['JSON']['input']>;
  /** The fully signed credential, as JSON text of at most 1 MB. */
  readonly credentialJson?: InputMaybe<Scalars['String']['input']>;
  /** Look up whether it was revoked, suspended or replaced; true unless told. When that cannot be answered, the credential is not valid. */
  readonly checkStatus?: InputMaybe<Scalars['Boolean']['input']>;
  /** Look at its dates; true unless told. */
  readonly checkExpiration?: InputMaybe<Scalars['Boolean']['input']>;
  /** The DID that must be the subject. Another subject makes the credential MALFORMED with HOLDER_MISMATCH. */
  readonly expectedHolderDid?: InputMaybe<Scalars['DID']['input']>;
};

/** Up to 100 documents to verify. */
export type VerifyCredentialsInput = {
  /** Each a fully signed credential: an object, or its JSON text, from which numbers and names are read strictly. */
  readonly documents: ReadonlyArray<InputMaybe<Scalars['JSON']['input']>>;
  /** Look up whether they were revoked, suspended or replaced; true unless told. */
  readonly checkStatus?: InputMaybe<Scalars['Boolean']['input']>;
  /** Look at their dates; true unless told. */
  readonly checkExpiration?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The answers to `verifyCredentials`. */
export type VerifyCredentialsPayload = {
  readonly __typename?: 'VerifyCredentialsPayload';
  /** How many documents were sent. */
  readonly total: Scalars['Int']['output'];
  /** How many of them are valid. */
  readonly valid: Scalars['Int']['output'];
  /** How many have a verdict, and it is another. */
  readonly notValid: Scalars['Int']['output'];
  /** How many have no verdict, because nothing could be said of them. */
  readonly refused: Scalars['Int']['output'];
  /** One for each document, in the order in which they were sent. */
  readonly results: ReadonlyArray<VerifiedDocument>;
};

/** What became of one document. */
export type VerifiedDocument = {
  readonly __typename?: 'VerifiedDocument';
  /** Its place among the documents, from 0. */
  readonly index: Scalars['Int']['output'];
  /** What the verification found; null where nothing could be said. */
  readonly verification?: Maybe<Verification>;
  /** Why nothing could be said: a code of the platform's errors, such as MALFORMED_JSON; null otherwise. */
  readonly error?: Maybe<Scalars['String']['output']>;
  /** The same as a sentence; null otherwise. */
  readonly message?: Maybe<Scalars['String']['output']>;
};

/** The answer to `verifyCredential`. */
export type VerifyCredentialPayload = {
  readonly __typename?: 'VerifyCredentialPayload';
  /** What the verification found. */
  readonly verification: Verification;
};

/** What a verification found, at one instant. */
export type Verification = {
  readonly __typename?: 'Verification';
  /** True exactly when `status` is VALID: only then rely on the credential. */
  readonly isValid: Scalars['Boolean']['output'];
  /** The first verdict, in the order of the enum, that any check demanded. */
  readonly status: VerificationStatus;
  /** The UUID of the credential as it states it; null when its `id` is no UUID URN. */
  readonly credentialId?: Maybe<Scalars['ID']['output']>;
  /** Who issued it by the registry, not by the credential's own words; null when it names no DID. */
  readonly issuer?: Maybe<VerifiedIssuer>;
  /** Version of the issuer's key that signed; null unless the proof verified with a registered key. */
  readonly keyVersion?: Maybe<Scalars['Int']['output']>;
  /** Every check in the order in which it is made, also those that were skipped; ATTESTATION only of what a custodian has signed. */
  readonly checks: ReadonlyArray<VerificationCheck>;
  /** What a careful verifier should know although it decides nothing, as sentences: what was found, or could not be found out. */
  readonly warnings: ReadonlyArray<Scalars['String']['output']>;
  /** When the verdict was reached; it may be another a moment later. */
  readonly verifiedAt: Scalars['DateTime']['output'];
};

/** The verdict on a credential. The values stand in order of precedence. */
export type VerificationStatus =
  /** It is no verifiable credential, uses contexts that are not known here, or is about another holder than expected. */
  | 'MALFORMED'
  /** Its issuer is not registered here or was never approved, whatever the signature says. */
  | 'UNKNOWN_ISSUER'
  /** Its issuer is not registered here and no key of it can be found. */
  | 'ISSUER_UNRESOLVABLE'
  /** The signature is not the issuer's, does not cover what the credential says, or the issuer recorded another credential under this id: it may be forged. */
  | 'INVALID_SIGNATURE'
  /** The proof was made after its key was retired; before its key was in use only where the platform is set to refuse that. */
  | 'KEY_NOT_VALID_AT_SIGNING'
  /** The issuer itself was removed from the registry. */
  | 'ISSUER_REVOKED'
  /** The issuer has taken the credential back for good. */
  | 'REVOKED'
  /** The issuer has suspended the credential; it may become good again. */
  | 'SUSPENDED'
  /** A newer credential takes its place. */
  | 'SUPERSEDED'
  /** Its time is over. */
  | 'EXPIRED'
  /** Its issuance date lies in the future. */
  | 'NOT_YET_VALID'
  /** Everything else is good, but its status was asked for and could not be determined: ask again later. */
  | 'STATUS_UNKNOWN'
  /** Every check that was asked for has passed. */
  | 'VALID';

/** One thing that is looked at. */
export type VerificationCheckName =
  /** It is a credential of the VC Data Model 1.1 in contexts known here. */
  | 'STRUCTURE'
  /** Its issuer is registered and approved. */
  | 'ISSUER'
  /** Its signature is the issuer's and covers all of it. */
  | 'PROOF'
  /** The proof was made while its key was in use. */
  | 'KEY_WINDOW'
  /** It is the very text that was recorded at issuance. */
  | 'INTEGRITY'
  /** It is neither revoked nor suspended. */
  | 'STATUS'
  /** It is within its dates. */
  | 'EXPIRATION'
  /** No newer credential takes its place. */
  | 'SUPERSESSION'
  /** Of a credential that a custodian has signed, and there alone: the custodian stands by the attestation behind it. It never decides: ATTESTATION_WITHDRAWN is a warning. */
  | 'ATTESTATION';

/** How a check ended. */
export type VerificationCheckOutcome =
  /** All is well. */
  | 'PASSED'
  /** The credential must not be relied on. */
  | 'FAILED'
  /** Worth knowing, decides nothing. */
  | 'WARNED'
  /** Not made: not asked for, or an earlier check makes it meaningless. */
  | 'SKIPPED'
  /** It could not be answered. */
  | 'UNKNOWN';

/** One check and its result. */
export type VerificationCheck = {
  readonly __typename?: 'VerificationCheck';
  /** What was looked at. */
  readonly check: VerificationCheckName;
  /** How it ended. */
  readonly outcome: VerificationCheckOutcome;
  /** A stable word for programs: `SIGNATURE_MISMATCH`, `ISSUER_SUSPENDED` … */
  readonly code: Scalars['String']['output'];
  /** A sentence for people. It never tells why a credential was revoked, only the category. */
  readonly message: Scalars['String']['output'];
};

/** The issuer of a verified credential by the registry. */
export type VerifiedIssuer = {
  readonly __typename?: 'VerifiedIssuer';
  /** The DID that the credential names. */
  readonly did: Scalars['DID']['output'];
  /** The name in the registry; null unless the platform once approved or trusted the issuer. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** How the issuer stands now; null when it is not known. A federated issuer that is TRUSTED is ACTIVE, a removed one REVOKED. */
  readonly status?: Maybe<IssuerStatus>;
  /** Whether the platform once approved or trusted this issuer. */
  readonly trust: IssuerTrust;
  /** What it is registered as; null when nobody of this DID is registered here. */
  readonly authorityType?: Maybe<VerifiedAuthorityType>;
  /** What kind of custodian it is; null for an issuer, and for a custodian that the platform never approved. */
  readonly custodianType?: Maybe<CustodianType>;
};

/** What signs credentials on this platform. */
export type VerifiedAuthorityType =
  /** An institution that awards what its credentials state. */
  | 'ISSUER'
  /** An organization that holds or vouches for what others have awarded. */
  | 'CUSTODIAN';

/** What the platform vouches for about an issuer. */
export type IssuerTrust =
  /** Registered and approved by an administrator of this platform. */
  | 'REGISTERED'
  /** Outside of this platform; an administrator has decided to trust it. */
  | 'FEDERATED'
  /** The platform vouches for nothing. */
  | 'UNKNOWN';

/** A verifiable credential and what the platform keeps beside it. Visible to its issuer and its holder only. */
export type Credential = {
  readonly __typename?: 'Credential';
  /** UUID; the document's id is urn:uuid: and this. */
  readonly credentialId: Scalars['ID']['output'];
  /** The signed credential. */
  readonly vc: Scalars['JSON']['output'];
  /** A fresh verification of the stored credential with all checks, made and recorded once for each request. It counts as one verification for the rate limit. */
  readonly verification: Verification;
};

/** Which past verifications to list. */
export type VerificationHistoryFilter = {
  /** Credentials that name this issuer; administrators only, an issuer always sees its own. */
  readonly issuerDid?: InputMaybe<Scalars['DID']['input']>;
  /** Verifications of this credential. */
  readonly credentialId?: InputMaybe<Scalars['ID']['input']>;
  /** Verifications that ended with this verdict. */
  readonly status?: InputMaybe<VerificationStatus>;
  /** Not before this instant. */
  readonly from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Before this instant. */
  readonly to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** That a credential was verified, without anything that it says. */
export type VerificationEvent = {
  readonly __typename?: 'VerificationEvent';
  /** UUID of the verification. */
  readonly verificationId: Scalars['ID']['output'];
  /** UUID of the credential, when it has one. */
  readonly credentialId?: Maybe<Scalars['ID']['output']>;
  /** That credential, if the caller may see it. */
  readonly credential?: Maybe<Credential>;
  /** SHA-256 of the credential's canonical text in lower-case hex; the same for the same credential. */
  readonly vcHash?: Maybe<Scalars['String']['output']>;
  /** The issuer that the document named; proven only when the PROOF check passed. */
  readonly issuerDid?: Maybe<Scalars['DID']['output']>;
  /** What the registry has of it; null when it does not know it. */
  readonly issuer?: Maybe<Issuer>;
  /** How it reached the platform. */
  readonly channel: VerificationChannel;
  /** The signed-in verifier, if any. */
  readonly verifierId?: Maybe<Scalars['ID']['output']>;
  /** The verdict. */
  readonly status: VerificationStatus;
  /** The result of each check. */
  readonly checks: ReadonlyArray<VerificationEventCheck>;
  /** Milliseconds that the verification took. */
  readonly latencyMs: Scalars['Int']['output'];
  /** When it was verified. */
  readonly occurredAt: Scalars['DateTime']['output'];
};

/** One check of a past verification. */
export type VerificationEventCheck = {
  readonly __typename?: 'VerificationEventCheck';
  /** What was looked at. */
  readonly check: VerificationCheckName;
  /** How it ended. */
  readonly outcome: VerificationCheckOutcome;
  /** The stable word of the result. */
  readonly code: Scalars['String']['output'];
};

/** How a credential reached the verification. */
export type VerificationChannel =
  /** Sent to one of the platform's doors. */
  | 'API'
  /** Opened through a link that the holder shared. */
  | 'SHARE_LINK'
  /** Opened through a proof link of the holder. */
  | 'PROOF_LINK'
  /** Shown in a portal. */
  | 'PORTAL'
  /** Verified elsewhere and reported later. */
  | 'OFFLINE';

/** A page of past verifications. */
export type VerificationEventConnection = {
  readonly __typename?: 'VerificationEventConnection';
  /** Each event with the cursor behind which the list continues. */
  readonly edges: ReadonlyArray<VerificationEventEdge>;
  /** The events without cursors. */
  readonly nodes: ReadonlyArray<VerificationEvent>;
  /** Where the page stands in the list. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there may be more than `totalCount`: it counts no further than 10,000, and of several conditions among the newest 1,000 of the rarest one. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** How many stand before this page. */
  readonly offset: Scalars['Int']['output'];
  /** The most that a page of this request holds. */
  readonly size: Scalars['Int']['output'];
};

/** An event and its position in the list. */
export type VerificationEventEdge = {
  readonly __typename?: 'VerificationEventEdge';
  /** Continue behind this event with `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The event. */
  readonly node: VerificationEvent;
};

/** Who may do what with an institution's signatures at this moment. */
export type IssuerStatus =
  /** Registered, waiting for an administrator: cannot issue, and its credentials do not verify. */
  | 'PENDING_APPROVAL'
  /** May issue and sign. */
  | 'ACTIVE'
  /** May not issue for now; credentials it issued verify with a warning. */
  | 'SUSPENDED'
  /** May not issue any more; its credentials fail verification. */
  | 'REVOKED'
  /** Was not admitted: cannot issue. */
  | 'REJECTED';

/** What kind of organization a custodian is. */
export type CustodianType =
  /** Keeps the records of schools that closed or handed them over. */
  | 'RECORDS_ARCHIVE'
  /** Oversees a profession or a sector. */
  | 'REGULATOR'
  /** Grants licences to practise. */
  | 'LICENSING_BOARD'
  /** Awards what others teach. */
  | 'AWARDING_BODY'
  /** Employs the people of the records. */
  | 'EMPLOYER';

/** An institution that registers, is approved by an administrator, and then signs credentials. */
export type Issuer = {
  readonly __typename?: 'Issuer';
  /** The DID that its credentials name; derived from its first key and never changed. */
  readonly did: Scalars['DID']['output'];
};

/** Where a page of a list lies (GraphQL Cursor Connections); the cursors go back into `after`. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** True when rows follow this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** True when rows precede this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first row; null on an empty page. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
  /** Cursor of the last row, to be sent as `after` for the next page; null on an empty page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  Credential: Credential;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Credential:
    ( { __typename: 'Credential' }
    & GraphQLRecursivePick<FederationTypes['Credential'], {"credentialId":true}>
    & ( Record<PropertyKey, never>
        | GraphQLRecursivePick<FederationTypes['Credential'], {"vc":true}> ) );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  VerifierHistoryFile: ResolverTypeWrapper<VerifierHistoryFile>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  VerifyCredentialInput: VerifyCredentialInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  VerifyCredentialsInput: VerifyCredentialsInput;
  VerifyCredentialsPayload: ResolverTypeWrapper<Omit<VerifyCredentialsPayload, 'results'> & { results: ReadonlyArray<ResolversTypes['VerifiedDocument']> }>;
  VerifiedDocument: ResolverTypeWrapper<Omit<VerifiedDocument, 'verification'> & { verification?: Maybe<ResolversTypes['Verification']> }>;
  VerifyCredentialPayload: ResolverTypeWrapper<Omit<VerifyCredentialPayload, 'verification'> & { verification: ResolversTypes['Verification'] }>;
  Verification: ResolverTypeWrapper<VerificationNounNoun>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  VerificationStatus: VerificationStatus;
  VerificationCheckName: VerificationCheckName;
  VerificationCheckOutcome: VerificationCheckOutcome;
  VerificationCheck: ResolverTypeWrapper<FindingNoun>;
  VerifiedIssuer: ResolverTypeWrapper<VerifiedIssuerNounNoun>;
  VerifiedAuthorityType: VerifiedAuthorityType;
  IssuerTrust: IssuerTrust;
  Credential: ResolverTypeWrapper<Omit<Credential, 'verification'> & { verification: ResolversTypes['Verification'] }>;
  VerificationHistoryFilter: VerificationHistoryFilter;
  VerificationEvent: ResolverTypeWrapper<VerificationEventNounNoun>;
  VerificationEventCheck: ResolverTypeWrapper<VerificationEventCheck>;
  VerificationChannel: VerificationChannel;
  VerificationEventConnection: ResolverTypeWrapper<Omit<VerificationEventConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['VerificationEventEdge']>, nodes: ReadonlyArray<ResolversTypes['VerificationEvent']> }>;
  VerificationEventEdge: ResolverTypeWrapper<Omit<VerificationEventEdge, 'node'> & { node: ResolversTypes['VerificationEvent'] }>;
  Base64: ResolverTypeWrapper<Scalars['Base64']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  DID: ResolverTypeWrapper<Scalars['DID']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  IssuerStatus: IssuerStatus;
  CustodianType: CustodianType;
  Issuer: ResolverTypeWrapper<Issuer>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  VerifierHistoryFile: VerifierHistoryFile;
  Mutation: Record<PropertyKey, never>;
  VerifyCredentialInput: VerifyCredentialInput;
  Boolean: Scalars['Boolean']['output'];
  VerifyCredentialsInput: VerifyCredentialsInput;
  VerifyCredentialsPayload: Omit<VerifyCredentialsPayload, 'results'> & { results: ReadonlyArray<ResolversParentTypes['VerifiedDocument']> };
  VerifiedDocument: Omit<VerifiedDocument, 'verification'> & { verification?: Maybe<ResolversParentTypes['Verification']> };
  VerifyCredentialPayload: Omit<VerifyCredentialPayload, 'verification'> & { verification: ResolversParentTypes['Verification'] };
  Verification: VerificationNounNoun;
  ID: Scalars['ID']['output'];
  VerificationCheck: FindingNoun;
  VerifiedIssuer: VerifiedIssuerNounNoun;
  Credential: Omit<Credential, 'verification'> & { verification: ResolversParentTypes['Verification'] } | FederationReferenceTypes['Credential'];
  VerificationHistoryFilter: VerificationHistoryFilter;
  VerificationEvent: VerificationEventNounNoun;
  VerificationEventCheck: VerificationEventCheck;
  VerificationEventConnection: Omit<VerificationEventConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['VerificationEventEdge']>, nodes: ReadonlyArray<ResolversParentTypes['VerificationEvent']> };
  VerificationEventEdge: Omit<VerificationEventEdge, 'node'> & { node: ResolversParentTypes['VerificationEvent'] };
  Base64: Scalars['Base64']['output'];
  JSON: Scalars['JSON']['output'];
  DID: Scalars['DID']['output'];
  DateTime: Scalars['DateTime']['output'];
  Issuer: Issuer;
  PageInfo: PageInfo;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  verificationHistory?: Resolver<ResolversTypes['VerificationEventConnection'], ParentType, ContextType, Partial<QueryVerificationHistoryArgs>>;
  verifierHistory?: Resolver<ResolversTypes['VerificationEventConnection'], ParentType, ContextType, Partial<QueryVerifierHistoryArgs>>;
  verifierHistoryFile?: Resolver<ResolversTypes['VerifierHistoryFile'], ParentType, ContextType, Partial<QueryVerifierHistoryFileArgs>>;
};

export type VerifierHistoryFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifierHistoryFile'] = ResolversParentTypes['VerifierHistoryFile']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Base64'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  verifyCredential?: Resolver<ResolversTypes['VerifyCredentialPayload'], ParentType, ContextType, RequireFields<MutationVerifyCredentialArgs, 'input'>>;
  verifyCredentials?: Resolver<ResolversTypes['VerifyCredentialsPayload'], ParentType, ContextType, RequireFields<MutationVerifyCredentialsArgs, 'input'>>;
};

export type VerifyCredentialsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyCredentialsPayload'] = ResolversParentTypes['VerifyCredentialsPayload']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notValid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['VerifiedDocument']>, ParentType, ContextType>;
};

export type VerifiedDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifiedDocument'] = ResolversParentTypes['VerifiedDocument']> = {
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verification?: Resolver<Maybe<ResolversTypes['Verification']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VerifyCredentialPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyCredentialPayload'] = ResolversParentTypes['VerifyCredentialPayload']> = {
  verification?: Resolver<ResolversTypes['Verification'], ParentType, ContextType>;
};

export type VerificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Verification'] = ResolversParentTypes['Verification']> = {
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VerificationStatus'], ParentType, ContextType>;
  credentialId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  issuer?: Resolver<Maybe<ResolversTypes['VerifiedIssuer']>, ParentType, ContextType>;
  keyVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['VerificationCheck']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  verifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type VerificationCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificationCheck'] = ResolversParentTypes['VerificationCheck']> = {
  check?: Resolver<ResolversTypes['VerificationCheckName'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['VerificationCheckOutcome'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VerifiedIssuerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifiedIssuer'] = ResolversParentTypes['VerifiedIssuer']> = {
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['IssuerStatus']>, ParentType, ContextType>;
  trust?: Resolver<ResolversTypes['IssuerTrust'], ParentType, ContextType>;
  authorityType?: Resolver<Maybe<ResolversTypes['VerifiedAuthorityType']>, ParentType, ContextType>;
  custodianType?: Resolver<Maybe<ResolversTypes['CustodianType']>, ParentType, ContextType>;
};

export type CredentialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Credential'] = ResolversParentTypes['Credential'], FederationReferenceType extends FederationReferenceTypes['Credential'] = FederationReferenceTypes['Credential']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Credential']> | FederationReferenceType, FederationReferenceType, ContextType>;
  credentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  verification?: Resolver<ResolversTypes['Verification'], ParentType, ContextType>;
};

export type VerificationEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificationEvent'] = ResolversParentTypes['VerificationEvent']> = {
  verificationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  credentialId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  credential?: Resolver<Maybe<ResolversTypes['Credential']>, ParentType, ContextType>;
  vcHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issuerDid?: Resolver<Maybe<ResolversTypes['DID']>, ParentType, ContextType>;
  issuer?: Resolver<Maybe<ResolversTypes['Issuer']>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['VerificationChannel'], ParentType, ContextType>;
  verifierId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VerificationStatus'], ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['VerificationEventCheck']>, ParentType, ContextType>;
  latencyMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type VerificationEventCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificationEventCheck'] = ResolversParentTypes['VerificationEventCheck']> = {
  check?: Resolver<ResolversTypes['VerificationCheckName'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['VerificationCheckOutcome'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VerificationEventConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificationEventConnection'] = ResolversParentTypes['VerificationEventConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['VerificationEventEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['VerificationEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VerificationEventEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificationEventEdge'] = ResolversParentTypes['VerificationEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['VerificationEvent'], ParentType, ContextType>;
};

export interface Base64ScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Base64'], any> {
  name: 'Base64';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface DidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DID'], any> {
  name: 'DID';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type IssuerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Issuer'] = ResolversParentTypes['Issuer']> = {
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Query?: QueryResolvers<ContextType>;
  VerifierHistoryFile?: VerifierHistoryFileResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  VerifyCredentialsPayload?: VerifyCredentialsPayloadResolvers<ContextType>;
  VerifiedDocument?: VerifiedDocumentResolvers<ContextType>;
  VerifyCredentialPayload?: VerifyCredentialPayloadResolvers<ContextType>;
  Verification?: VerificationResolvers<ContextType>;
  VerificationCheck?: VerificationCheckResolvers<ContextType>;
  VerifiedIssuer?: VerifiedIssuerResolvers<ContextType>;
  Credential?: CredentialResolvers<ContextType>;
  VerificationEvent?: VerificationEventResolvers<ContextType>;
  VerificationEventCheck?: VerificationEventCheckResolvers<ContextType>;
  VerificationEventConnection?: VerificationEventConnectionResolvers<ContextType>;
  VerificationEventEdge?: VerificationEventEdgeResolvers<ContextType>;
  Base64?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  DID?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Issuer?: IssuerResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
};
