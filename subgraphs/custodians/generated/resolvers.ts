import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Custodian as CustodianNounNoun } from '../registry/custodian.ts';
import type { RegistrantKey as CustodianKeyNounNoun } from '../../did-registry/registrant-key.ts';
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
  /** A decentralized identifier of at most 512 characters, without path, query or fragment, such as did:key:z6Mk… */
  DID: { input: string; output: string; }
  /** Bytes as standard base64 text with padding. */
  Base64: { input: Uint8Array; output: Uint8Array; }
  /** An instant as ISO 8601 text in UTC with milliseconds, such as 2026-01-02T03:04:05.678Z. */
  DateTime: { input: Date; output: Date; }
  /** Any JSON value, passed through as it is: what stands inside may be signed. */
  JSON: { input: unknown; output: unknown; }
  _FieldSet: { input: string; output: string; }
};

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

/** Who holds the private key of a custodian. */
export type CustodianSigningMode =
  /** The platform made the key pair, holds the private key encrypted and signs. */
  | 'CUSTODIAL'
  /** Bring your own key: the custodian signs, the platform knows the public key alone. */
  | 'BYOK';

/** An organization that holds or vouches for records that it did not originate. */
export type Custodian = {
  readonly __typename?: 'Custodian';
  /** The DID that its credentials and attestations name; derived from its first key and never changed. */
  readonly did: Scalars['DID']['output'];
  /** Its id in the registry; audit entries name it. */
  readonly custodianId: Scalars['ID']['output'];
  /** The name as verifiers see it. */
  readonly name: Scalars['String']['output'];
  /** What kind of organization it is. */
  readonly custodianType: CustodianType;
  /** Only an ACTIVE custodian can attest, issue and sign. */
  readonly status: IssuerStatus;
  /** Settled at registration and never changed. */
  readonly signingMode: CustodianSigningMode;
  /** The raw 32 bytes of the current Ed25519 key; BYOK signatures must be made with it. */
  readonly publicKey: Scalars['Base64']['output'];
  /** Its web site; shown, never fetched. */
  readonly organizationUrl?: Maybe<Scalars['String']['output']>;
  /** Shown to administrators and to the custodian itself; null for everybody else. */
  readonly contactEmail?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2, two letters. */
  readonly countryCode?: Maybe<Scalars['String']['output']>;
  /** Where it may act: ISO 3166 codes such as IE or US-CA. */
  readonly jurisdictionCodes: ReadonlyArray<Scalars['String']['output']>;
  /** What allows it to hold the records; null when it named nothing. */
  readonly mandate?: Maybe<CustodianMandate>;
  /** Every key version, oldest first: signatures made before a rotation verify with theirs. */
  readonly keys: ReadonlyArray<CustodianKey>;
  /** When it was registered. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When its record last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Send it as If-Match to change the record only as it was read. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** What allows an organization to hold records of others. */
export type CustodianMandate = {
  readonly __typename?: 'CustodianMandate';
  /** The law, decree or agreement. */
  readonly legalBasis: Scalars['String']['output'];
  /** Where its evidence is; shown to administrators and to the custodian itself. */
  readonly evidenceRef?: Maybe<Scalars['String']['output']>;
};

/** One version of a custodian's key. */
export type CustodianKey = {
  readonly __typename?: 'CustodianKey';
  /** 1, 2, 3 … without gaps. */
  readonly keyVersion: Scalars['Int']['output'];
  /** The raw 32 bytes. */
  readonly publicKey: Scalars['Base64']['output'];
  /** The DID URL by which new proofs name the key. */
  readonly verificationMethod: Scalars['String']['output'];
  /** True for exactly one version. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** When it became the current one. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the next version took over; null for the current one. */
  readonly rotatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One row of a list of custodians. */
export type CustodianEdge = {
  readonly __typename?: 'CustodianEdge';
  /** The custodian. */
  readonly node: Custodian;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of custodians, newest first. */
export type CustodianConnection = {
  readonly __typename?: 'CustodianConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<CustodianEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<Custodian>;
  /** Whether and where the list goes on. */
  readonly pageInfo: PageInfo;
  /** Custodians that match, on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that were asked for. */
  readonly size: Scalars['Int']['output'];
};

/** Which custodians of the directory to show; every condition narrows. */
export type CustodianDirectoryFilter = {
  /** Only organizations of this kind. */
  readonly custodianType?: InputMaybe<CustodianType>;
  /** Only those of this country: ISO 3166-1 alpha-2. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Only those that may act there: an ISO 3166 code such as IE or US-CA, as they named it. */
  readonly jurisdictionCode?: InputMaybe<Scalars['String']['input']>;
  /** Only those with a word in their name that begins so; at most 100 characters. VALIDATION_FAILED when more than 500 have one. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

export type Query = {
  readonly __typename?: 'Query';
  /** A custodian by its DID, whatever its status; open to everybody. Error: NOT_FOUND. */
  readonly custodian: Custodian;
  /** The custodians that are ACTIVE now, newest first; open to everybody. */
  readonly custodianDirectory: CustodianConnection;
  /** All custodians, for administrators. */
  readonly custodians: CustodianConnection;
  /** The DID document of a custodian with its whole key history; open to everybody. Error: NOT_FOUND. */
  readonly custodianDidDocument?: Maybe<Scalars['JSON']['output']>;
  /** Every key version of a custodian, oldest first; open to everybody. Error: NOT_FOUND. */
  readonly custodianKeys: ReadonlyArray<CustodianKey>;
};


export type QueryCustodianArgs = {
  did: Scalars['DID']['input'];
};


export type QueryCustodianDirectoryArgs = {
  filter?: InputMaybe<CustodianDirectoryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCustodiansArgs = {
  statusFilter?: InputMaybe<IssuerStatus>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCustodianDidDocumentArgs = {
  did: Scalars['DID']['input'];
};


export type QueryCustodianKeysArgs = {
  did: Scalars['DID']['input'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Registers an organization as a custodian; open to everybody. It waits for approval whatever was sent. */
  readonly registerCustodian: RegisterCustodianPayload;
  /** Lets a custodian that is PENDING_APPROVAL attest and issue; for administrators. INVALID_STATE_TRANSITION in any other status. */
  readonly approveCustodian: ApproveCustodianPayload;
  /** Turns a custodian that is PENDING_APPROVAL away; for administrators. INVALID_STATE_TRANSITION in any other status. */
  readonly rejectCustodian: RejectCustodianPayload;
  /** Sets any status from any other; for administrators. All that the custodian's members may do follows at once. */
  readonly setCustodianStatus: SetCustodianStatusPayload;
  /** Replaces the signing key by a new version; for the custodian's administrators. What was signed before keeps verifying. */
  readonly rotateCustodianKey: RotateCustodianKeyPayload;
};


export type MutationRegisterCustodianArgs = {
  input: RegisterCustodianInput;
};


export type MutationApproveCustodianArgs = {
  input: ApproveCustodianInput;
};


export type MutationRejectCustodianArgs = {
  input: RejectCustodianInput;
};


export type MutationSetCustodianStatusArgs = {
  input: SetCustodianStatusInput;
};


export type MutationRotateCustodianKeyArgs = {
  input: RotateCustodianKeyInput;
};

/** What an organization says of itself. */
export type RegisterCustodianInput = {
  /** Shown on every credential; at most 255 characters. */
  readonly name: Scalars['String']['input'];
  /** What kind of organization it is. */
  readonly custodianType: CustodianType;
  /** An http or https address of at most 512 characters; a bare host name gets https:// in front. */
  readonly websiteUrl?: InputMaybe<Scalars['String']['input']>;
  /** Where sign-in links go; at most 255 characters. */
  readonly contactEmail?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2, two letters. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Where it may act: ISO 3166 codes such as IE or US-CA, at most 50. */
  readonly jurisdictionCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What allows it to hold the records. */
  readonly mandate?: InputMaybe<CustodianMandateInput>;
  /** True: the custodian signs itself and must send `publicKey`. False: the platform makes and holds the key. */
  readonly byok?: InputMaybe<Scalars['Boolean']['input']>;
  /** Base64 of the raw 32-byte Ed25519 key. Required when `byok` is true (PUBLIC_KEY_REQUIRED), ignored whatever it holds when false. */
  readonly publicKey?: InputMaybe<Scalars['String']['input']>;
};

/** What allows an organization to hold records of others. */
export type CustodianMandateInput = {
  /** The law, decree or agreement; at most 500 characters. */
  readonly legalBasis: Scalars['String']['input'];
  /** Where its evidence is; at most 500 characters. */
  readonly evidenceRef?: InputMaybe<Scalars['String']['input']>;
};

/** The custodian as it was registered. */
export type RegisterCustodianPayload = {
  readonly __typename?: 'RegisterCustodianPayload';
  /** PENDING_APPROVAL, with its DID. */
  readonly custodian: Custodian;
};

/** Which registration to approve. */
export type ApproveCustodianInput = {
  /** The custodian to approve. */
  readonly did: Scalars['DID']['input'];
  /** Goes to the audit trail, not to the record; at most 2000 characters. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** The custodian after the decision. */
export type ApproveCustodianPayload = {
  readonly __typename?: 'ApproveCustodianPayload';
  /** With its new status. */
  readonly custodian: Custodian;
  /** Its status until now. */
  readonly previousStatus: IssuerStatus;
};

/** Which registration to turn away. */
export type RejectCustodianInput = {
  /** The custodian to turn away. */
  readonly did: Scalars['DID']['input'];
  /** Goes to the audit trail, not to the record; at most 2000 characters. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** The custodian after the decision. */
export type RejectCustodianPayload = {
  readonly __typename?: 'RejectCustodianPayload';
  /** With its new status. */
  readonly custodian: Custodian;
  /** Its status until now. */
  readonly previousStatus: IssuerStatus;
};

/** Which custodian, and its status from now on. */
export type SetCustodianStatusInput = {
  /** The custodian whose status changes. */
  readonly did: Scalars['DID']['input'];
  /** The status from now on. */
  readonly status: IssuerStatus;
  /** Goes to the audit trail, not to the record; at most 2000 characters. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** The custodian after the change. */
export type SetCustodianStatusPayload = {
  readonly __typename?: 'SetCustodianStatusPayload';
  /** With its new status. */
  readonly custodian: Custodian;
  /** Its status until now. */
  readonly previousStatus: IssuerStatus;
};

/** A CUSTODIAL custodian sends nothing. A BYOK custodian sends the new key and its current key's signature. */
export type RotateCustodianKeyInput = {
  /** The custodian whose key is replaced; your own unless told, and no other. */
  readonly did?: InputMaybe<Scalars['DID']['input']>;
  /** BYOK: the raw 32 bytes of a key that was never registered. CUSTODIAL: refused, the platform makes the key. */
  readonly newPublicKey?: InputMaybe<Scalars['Base64']['input']>;
  /**
   * BYOK: the current key's 64-byte Ed25519 signature over the UTF-8 text
   * `testamur:rotate-custodian-key:<did>:<new version>:<base64 of the new key>`.
   * KEY_ROTATION_SIGNATURE_INVALID when it does not verify.
   */
  readonly oldKeySignature?: InputMaybe<Scalars['Base64']['input']>;
};

/** The key that is current now. */
export type RotateCustodianKeyPayload = {
  readonly __typename?: 'RotateCustodianKeyPayload';
  /** With the new key as its `publicKey`. */
  readonly custodian: Custodian;
  /** The new version. */
  readonly key: CustodianKey;
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
  Custodian: Custodian;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Custodian:
    ( { __typename: 'Custodian' }
    & GraphQLRecursivePick<FederationTypes['Custodian'], {"did":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  CustodianType: CustodianType;
  CustodianSigningMode: CustodianSigningMode;
  Custodian: ResolverTypeWrapper<CustodianNounNoun>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  CustodianMandate: ResolverTypeWrapper<CustodianMandate>;
  CustodianKey: ResolverTypeWrapper<CustodianKeyNounNoun>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CustodianEdge: ResolverTypeWrapper<Omit<CustodianEdge, 'node'> & { node: ResolversTypes['Custodian'] }>;
  CustodianConnection: ResolverTypeWrapper<Omit<CustodianConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['CustodianEdge']>, nodes: ReadonlyArray<ResolversTypes['Custodian']> }>;
  CustodianDirectoryFilter: CustodianDirectoryFilter;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegisterCustodianInput: RegisterCustodianInput;
  CustodianMandateInput: CustodianMandateInput;
  RegisterCustodianPayload: ResolverTypeWrapper<Omit<RegisterCustodianPayload, 'custodian'> & { custodian: ResolversTypes['Custodian'] }>;
  ApproveCustodianInput: ApproveCustodianInput;
  ApproveCustodianPayload: ResolverTypeWrapper<Omit<ApproveCustodianPayload, 'custodian'> & { custodian: ResolversTypes['Custodian'] }>;
  RejectCustodianInput: RejectCustodianInput;
  RejectCustodianPayload: ResolverTypeWrapper<Omit<RejectCustodianPayload, 'custodian'> & { custodian: ResolversTypes['Custodian'] }>;
  SetCustodianStatusInput: SetCustodianStatusInput;
  SetCustodianStatusPayload: ResolverTypeWrapper<Omit<SetCustodianStatusPayload, 'custodian'> & { custodian: ResolversTypes['Custodian'] }>;
  RotateCustodianKeyInput: RotateCustodianKeyInput;
  RotateCustodianKeyPayload: ResolverTypeWrapper<Omit<RotateCustodianKeyPayload, 'custodian' | 'key'> & { custodian: ResolversTypes['Custodian'], key: ResolversTypes['CustodianKey'] }>;
  DID: ResolverTypeWrapper<Scalars['DID']['output']>;
  IssuerStatus: IssuerStatus;
  Base64: ResolverTypeWrapper<Scalars['Base64']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Custodian: CustodianNounNoun;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  CustodianMandate: CustodianMandate;
  CustodianKey: CustodianKeyNounNoun;
  Boolean: Scalars['Boolean']['output'];
  CustodianEdge: Omit<CustodianEdge, 'node'> & { node: ResolversParentTypes['Custodian'] };
  CustodianConnection: Omit<CustodianConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['CustodianEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Custodian']> };
  CustodianDirectoryFilter: CustodianDirectoryFilter;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  RegisterCustodianInput: RegisterCustodianInput;
  CustodianMandateInput: CustodianMandateInput;
  RegisterCustodianPayload: Omit<RegisterCustodianPayload, 'custodian'> & { custodian: ResolversParentTypes['Custodian'] };
  ApproveCustodianInput: ApproveCustodianInput;
  ApproveCustodianPayload: Omit<ApproveCustodianPayload, 'custodian'> & { custodian: ResolversParentTypes['Custodian'] };
  RejectCustodianInput: RejectCustodianInput;
  RejectCustodianPayload: Omit<RejectCustodianPayload, 'custodian'> & { custodian: ResolversParentTypes['Custodian'] };
  SetCustodianStatusInput: SetCustodianStatusInput;
  SetCustodianStatusPayload: Omit<SetCustodianStatusPayload, 'custodian'> & { custodian: ResolversParentTypes['Custodian'] };
  RotateCustodianKeyInput: RotateCustodianKeyInput;
  RotateCustodianKeyPayload: Omit<RotateCustodianKeyPayload, 'custodian' | 'key'> & { custodian: ResolversParentTypes['Custodian'], key: ResolversParentTypes['CustodianKey'] };
  DID: Scalars['DID']['output'];
  Base64: Scalars['Base64']['output'];
  DateTime: Scalars['DateTime']['output'];
  PageInfo: PageInfo;
  JSON: Scalars['JSON']['output'];
};

export type CustodianResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Custodian'] = ResolversParentTypes['Custodian'], FederationReferenceType extends FederationReferenceTypes['Custodian'] = FederationReferenceTypes['Custodian']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Custodian']> | FederationReferenceType, FederationReferenceType, ContextType>;
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  custodianId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custodianType?: Resolver<ResolversTypes['CustodianType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['IssuerStatus'], ParentType, ContextType>;
  signingMode?: Resolver<ResolversTypes['CustodianSigningMode'], ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['Base64'], ParentType, ContextType>;
  organizationUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jurisdictionCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  mandate?: Resolver<Maybe<ResolversTypes['CustodianMandate']>, ParentType, ContextType>;
  keys?: Resolver<ReadonlyArray<ResolversTypes['CustodianKey']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustodianMandateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustodianMandate'] = ResolversParentTypes['CustodianMandate']> = {
  legalBasis?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  evidenceRef?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustodianKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustodianKey'] = ResolversParentTypes['CustodianKey']> = {
  keyVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['Base64'], ParentType, ContextType>;
  verificationMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rotatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CustodianEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustodianEdge'] = ResolversParentTypes['CustodianEdge']> = {
  node?: Resolver<ResolversTypes['Custodian'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustodianConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustodianConnection'] = ResolversParentTypes['CustodianConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CustodianEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Custodian']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  custodian?: Resolver<ResolversTypes['Custodian'], ParentType, ContextType, RequireFields<QueryCustodianArgs, 'did'>>;
  custodianDirectory?: Resolver<ResolversTypes['CustodianConnection'], ParentType, ContextType, Partial<QueryCustodianDirectoryArgs>>;
  custodians?: Resolver<ResolversTypes['CustodianConnection'], ParentType, ContextType, Partial<QueryCustodiansArgs>>;
  custodianDidDocument?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryCustodianDidDocumentArgs, 'did'>>;
  custodianKeys?: Resolver<ReadonlyArray<ResolversTypes['CustodianKey']>, ParentType, ContextType, RequireFields<QueryCustodianKeysArgs, 'did'>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  registerCustodian?: Resolver<ResolversTypes['RegisterCustodianPayload'], ParentType, ContextType, RequireFields<MutationRegisterCustodianArgs, 'input'>>;
  approveCustodian?: Resolver<ResolversTypes['ApproveCustodianPayload'], ParentType, ContextType, RequireFields<MutationApproveCustodianArgs, 'input'>>;
  rejectCustodian?: Resolver<ResolversTypes['RejectCustodianPayload'], ParentType, ContextType, RequireFields<MutationRejectCustodianArgs, 'input'>>;
  setCustodianStatus?: Resolver<ResolversTypes['SetCustodianStatusPayload'], ParentType, ContextType, RequireFields<MutationSetCustodianStatusArgs, 'input'>>;
  rotateCustodianKey?: Resolver<ResolversTypes['RotateCustodianKeyPayload'], ParentType, ContextType, RequireFields<MutationRotateCustodianKeyArgs, 'input'>>;
};

export type RegisterCustodianPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterCustodianPayload'] = ResolversParentTypes['RegisterCustodianPayload']> = {
  custodian?: Resolver<ResolversTypes['Custodian'], ParentType, ContextType>;
};

export type ApproveCustodianPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApproveCustodianPayload'] = ResolversParentTypes['ApproveCustodianPayload']> = {
  custodian?: Resolver<ResolversTypes['Custodian'], ParentType, ContextType>;
  previousStatus?: Resolver<ResolversTypes['IssuerStatus'], ParentType, ContextType>;
};

export type RejectCustodianPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RejectCustodianPayload'] = ResolversParentTypes['RejectCustodianPayload']> = {
  custodian?: Resolver<ResolversTypes['Custodian'], ParentType, ContextType>;
  previousStatus?: Resolver<ResolversTypes['IssuerStatus'], ParentType, ContextType>;
};

export type SetCustodianStatusPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetCustodianStatusPayload'] = ResolversParentTypes['SetCustodianStatusPayload']> = {
  custodian?: Resolver<ResolversTypes['Custodian'], ParentType, ContextType>;
  previousStatus?: Resolver<ResolversTypes['IssuerStatus'], ParentType, ContextType>;
};

export type RotateCustodianKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotateCustodianKeyPayload'] = ResolversParentTypes['RotateCustodianKeyPayload']> = {
  custodian?: Resolver<ResolversTypes['Custodian'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['CustodianKey'], ParentType, ContextType>;
};

export interface DidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DID'], any> {
  name: 'DID';
}

export interface Base64ScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Base64'], any> {
  name: 'Base64';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type Resolvers<ContextType = Context> = {
  Custodian?: CustodianResolvers<ContextType>;
  CustodianMandate?: CustodianMandateResolvers<ContextType>;
  CustodianKey?: CustodianKeyResolvers<ContextType>;
  CustodianEdge?: CustodianEdgeResolvers<ContextType>;
  CustodianConnection?: CustodianConnectionResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  RegisterCustodianPayload?: RegisterCustodianPayloadResolvers<ContextType>;
  ApproveCustodianPayload?: ApproveCustodianPayloadResolvers<ContextType>;
  RejectCustodianPayload?: RejectCustodianPayloadResolvers<ContextType>;
  SetCustodianStatusPayload?: SetCustodianStatusPayloadResolvers<ContextType>;
  RotateCustodianKeyPayload?: RotateCustodianKeyPayloadResolvers<ContextType>;
  DID?: GraphQLScalarType;
  Base64?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  PageInfo?: PageInfoResolvers<ContextType>;
  JSON?: GraphQLScalarType;
};
