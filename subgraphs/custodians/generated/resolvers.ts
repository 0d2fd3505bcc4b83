import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Custodian as CustodianNounNoun } from '../registry/custodian.ts';
import type { Context } from '../../../kernel/context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
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
  /** An instant as ISO 8601 text in UTC with milliseconds, such as 2026-01-02T03:04:05.678Z. */
  DateTime: { input: Date; output: Date; }
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
  /** Its web site; shown, never fetched. */
  readonly organizationUrl?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2, two letters. */
  readonly countryCode?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  readonly __typename?: 'Query';
  /** A custodian by its DID. Error: NOT_FOUND. */
  readonly custodian: Custodian;
  /** Looks for people in what the caller's custodian holds. Each search is noted in the audit trail with its purpose, without its words. */
  readonly custodianSearch: CustodianSearchResult;
};


export type QueryCustodianArgs = {
  did: Scalars['DID']['input'];
};


export type QueryCustodianSearchArgs = {
  q?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<CustodianSearchKind>;
  status?: InputMaybe<Scalars['String']['input']>;
  expiresBefore?: InputMaybe<Scalars['DateTime']['input']>;
  purpose: CustodianSearchPurpose;
};

/** Where a custodian searches. */
export type CustodianSearchKind =
  /** Rows of its intake, whatever became of them. */
  | 'RECORD'
  /** Credentials that it has issued. */
  | 'CREDENTIAL'
  /** People who work for it. */
  | 'MEMBER';

/** Why somebody looks for a person; it stands in the audit trail. */
export type CustodianSearchPurpose =
  /** To see whether somebody is who they say. */
  | 'IDENTITY_CHECK'
  /** Somebody asks for their credential once more. */
  | 'REISSUE_REQUEST'
  /** A court or an authority asks. */
  | 'LEGAL_REQUEST'
  /** The custodian's own records are examined. */
  | 'AUDIT'
  /** Somebody asks what is kept about them, or for it to be corrected or erased. */
  | 'DATA_SUBJECT_REQUEST';

/** Something that a search has found. Personal data is masked; who opens the record itself sees it whole. */
export type CustodianSearchHit = {
  readonly __typename?: 'CustodianSearchHit';
  /** What it is. */
  readonly kind: CustodianSearchKind;
  /** The id of the record, the credential or the member. */
  readonly id: Scalars['ID']['output'];
  /** How it stands, in the words of its kind. */
  readonly status: Scalars['String']['output'];
  /** The first letter of each word of the name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The first letters of both halves of the address. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** The last three signs of the number by which the custodian knows the person. */
  readonly number?: Maybe<Scalars['String']['output']>;
  /** When it expires. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What a search came to. */
export type CustodianSearchResult = {
  readonly __typename?: 'CustodianSearchResult';
  /** Names the search in the audit trail. */
  readonly searchId: Scalars['ID']['output'];
  /** Why it was made. */
  readonly purpose: CustodianSearchPurpose;
  /** Up to 25 of each kind. */
  readonly hits: ReadonlyArray<CustodianSearchHit>;
  /** Whether there are more than these; say more precisely whom you look for. */
  readonly hasMore: Scalars['Boolean']['output'];
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
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  CustodianSearchKind: CustodianSearchKind;
  CustodianSearchPurpose: CustodianSearchPurpose;
  CustodianSearchHit: ResolverTypeWrapper<CustodianSearchHit>;
  CustodianSearchResult: ResolverTypeWrapper<CustodianSearchResult>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  DID: ResolverTypeWrapper<Scalars['DID']['output']>;
  IssuerStatus: IssuerStatus;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Custodian: CustodianNounNoun;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Query: Record<PropertyKey, never>;
  CustodianSearchHit: CustodianSearchHit;
  CustodianSearchResult: CustodianSearchResult;
  Boolean: Scalars['Boolean']['output'];
  DID: Scalars['DID']['output'];
  DateTime: Scalars['DateTime']['output'];
};

export type CustodianResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Custodian'] = ResolversParentTypes['Custodian'], FederationReferenceType extends FederationReferenceTypes['Custodian'] = FederationReferenceTypes['Custodian']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Custodian']> | FederationReferenceType, FederationReferenceType, ContextType>;
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  custodianId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custodianType?: Resolver<ResolversTypes['CustodianType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['IssuerStatus'], ParentType, ContextType>;
  signingMode?: Resolver<ResolversTypes['CustodianSigningMode'], ParentType, ContextType>;
  organizationUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  custodian?: Resolver<ResolversTypes['Custodian'], ParentType, ContextType, RequireFields<QueryCustodianArgs, 'did'>>;
  custodianSearch?: Resolver<ResolversTypes['CustodianSearchResult'], ParentType, ContextType, RequireFields<QueryCustodianSearchArgs, 'purpose'>>;
};

export type CustodianSearchHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustodianSearchHit'] = ResolversParentTypes['CustodianSearchHit']> = {
  kind?: Resolver<ResolversTypes['CustodianSearchKind'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CustodianSearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustodianSearchResult'] = ResolversParentTypes['CustodianSearchResult']> = {
  searchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['CustodianSearchPurpose'], ParentType, ContextType>;
  hits?: Resolver<ReadonlyArray<ResolversTypes['CustodianSearchHit']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface DidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DID'], any> {
  name: 'DID';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type Resolvers<ContextType = Context> = {
  Custodian?: CustodianResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  CustodianSearchHit?: CustodianSearchHitResolvers<ContextType>;
  CustodianSearchResult?: CustodianSearchResultResolvers<ContextType>;
  DID?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
};
