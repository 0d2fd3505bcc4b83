import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AuditEntry as AuditEntryNoun } from '../../../kernel/audit.ts';
import type { TrailVerification as TrailVerificationNoun } from '../audit/trail.ts';
import type { SignedInMember as SignedInMemberNoun } from '../issuer-accounts/sign-in-service.ts';
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
  /** An instant as ISO 8601 text in UTC with milliseconds, such as 2026-01-02T03:04:05.678Z. */
  DateTime: { input: Date; output: Date; }
  /** A decentralized identifier, such as did:key:z6Mk… */
  DID: { input: string; output: string; }
  _FieldSet: { input: string; output: string; }
};

/** Where a page of a list lies; the cursors go back into `after`. */
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

export type Query = {
  readonly __typename?: 'Query';
  /** The platform's audit trail, newest entry first. For administrators of any role. */
  readonly auditLogs: AuditLogConnection;
  /**
   * Walks the whole trail and checks the hash of every entry. `valid` is false as soon as one entry was edited, removed, moved or put
   * in between. Removing the newest entries together with the trail's own note of them stays unseen: compare `heads` with an earlier copy.
   * For administrators of any role.
   */
  readonly auditTrailVerification: AuditTrailVerification;
};


export type QueryAuditLogsArgs = {
  filter?: InputMaybe<AuditLogFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** How an audited action ended. */
export type AuditStatus =
  /** The action took effect. */
  | 'SUCCESS'
  /** The caller was refused. */
  | 'DENIED'
  /** The action was permitted and failed. */
  | 'FAILED';

/** What kind of caller acted. */
export type AuditActorType =
  /** An administrator of the platform. */
  | 'ADMIN'
  /** A member of an issuer. */
  | 'ISSUER_USER'
  /** A member of a custodian. */
  | 'CUSTODIAN_USER'
  /** A holder. */
  | 'HOLDER'
  /** A verifier. */
  | 'VERIFIER'
  /** A program with an issuer's API key. */
  | 'API_KEY'
  /** The platform itself. */
  | 'SYSTEM'
  /** A caller who was not signed in. */
  | 'ANONYMOUS';

/** Conditions on audit entries; an entry must meet all that are given. */
export type AuditLogFilter = {
  /** How the action ended. */
  readonly status?: InputMaybe<AuditStatus>;
  /** Text that the action, source, subject, organization, actor, reason or correlation id contains, in any case; at most 100 characters. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** Id of the actor, exactly. */
  readonly actorId?: InputMaybe<Scalars['ID']['input']>;
  /** The action, exactly, such as issuer.approved. */
  readonly action?: InputMaybe<Scalars['String']['input']>;
  /** The unit's chain that holds the entry, exactly. */
  readonly source?: InputMaybe<Scalars['String']['input']>;
  /** Id of the record that the action was about, exactly. */
  readonly subjectId?: InputMaybe<Scalars['ID']['input']>;
  /** The earliest instant, included. */
  readonly from?: InputMaybe<Scalars['DateTime']['input']>;
  /** The latest instant, excluded. */
  readonly to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Who acted; ids only, so that erasing a person leaves the trail whole. */
export type AuditActor = {
  readonly __typename?: 'AuditActor';
  /** What kind of caller it was. */
  readonly type: AuditActorType;
  /** Id of the user, key or unit; null when nobody was signed in. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** The role at that moment, where the kind has roles. */
  readonly role?: Maybe<Scalars['String']['output']>;
  /** A hash of the network address that changes every day: it tells whether two entries of a day came from one address. */
  readonly ipHash?: Maybe<Scalars['String']['output']>;
};

/** A record or an organization, by kind and id. */
export type AuditReference = {
  readonly __typename?: 'AuditReference';
  /** Kind of record, such as issuer. */
  readonly type: Scalars['String']['output'];
  /** Its id. */
  readonly id: Scalars['ID']['output'];
};

/** One entry of the trail; `prevHash` and `hash` chain it to its neighbours of the same source. */
export type AuditLogEntry = {
  readonly __typename?: 'AuditLogEntry';
  /** Id of the entry. */
  readonly auditId: Scalars['ID']['output'];
  /** The unit's chain that the entry belongs to. */
  readonly source: Scalars['String']['output'];
  /** Its place in that chain: 1, 2, 3 … without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** When the action took effect. */
  readonly occurredAt: Scalars['DateTime']['output'];
  /** Who acted. */
  readonly actor: AuditActor;
  /** What was done, such as issuer.approved. */
  readonly action: Scalars['String']['output'];
  /** The record that the action was about. */
  readonly subject: AuditReference;
  /** The organization that the record belongs to, if any. */
  readonly org?: Maybe<AuditReference>;
  /** How it ended. */
  readonly status: AuditStatus;
  /** The reason that the actor gave, if any. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** State of the record before, where the action changed it. */
  readonly previousState?: Maybe<Scalars['String']['output']>;
  /** State of the record after, where the action changed it. */
  readonly newState?: Maybe<Scalars['String']['output']>;
  /** Id of the request that did it; the same in every log line of that request. */
  readonly correlationId: Scalars['String']['output'];
  /** SHA-256 of the entry before in the chain, in hex; zeros for the first. */
  readonly prevHash: Scalars['String']['output'];
  /** SHA-256 of `prevHash` and the entry's canonical JSON (RFC 8785) without this field, in hex. */
  readonly hash: Scalars['String']['output'];
};

/** A page of the trail. */
export type AuditLogConnection = {
  readonly __typename?: 'AuditLogConnection';
  /** The entries with their cursors. */
  readonly edges: ReadonlyArray<AuditLogEdge>;
  /** The entries alone. */
  readonly nodes: ReadonlyArray<AuditLogEntry>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** Entries that the filter matches in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that a full page holds. */
  readonly size: Scalars['Int']['output'];
};

/** An entry and its cursor. */
export type AuditLogEdge = {
  readonly __typename?: 'AuditLogEdge';
  /** The entry. */
  readonly node: AuditLogEntry;
  /** Its place in the list, for `after`. */
  readonly cursor: Scalars['String']['output'];
};

/** What a walk along the trail found. */
export type AuditTrailVerification = {
  readonly __typename?: 'AuditTrailVerification';
  /** True when every entry fits the one before it. */
  readonly valid: Scalars['Boolean']['output'];
  /** The first place where a chain is broken; null when none is. */
  readonly firstInvalid?: Maybe<AuditChainPlace>;
  /** Entries whose hash was checked. */
  readonly checked: Scalars['Int']['output'];
  /** The last good entry of each chain; keep copies outside of the platform to prove later that none was cut off. */
  readonly heads: ReadonlyArray<AuditChainHead>;
};

/** A place in a chain. */
export type AuditChainPlace = {
  readonly __typename?: 'AuditChainPlace';
  /** The chain. */
  readonly source: Scalars['String']['output'];
  /** The sequence number. */
  readonly seq: Scalars['Int']['output'];
};

/** The last good entry of a chain. */
export type AuditChainHead = {
  readonly __typename?: 'AuditChainHead';
  /** The chain. */
  readonly source: Scalars['String']['output'];
  /** Its sequence number; 0 when the chain is broken at its first entry. */
  readonly seq: Scalars['Int']['output'];
  /** Its hash. */
  readonly hash: Scalars['String']['output'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Mails a sign-in link to a member of an issuer. The answer is the same whether or not the address is known, so it tells nobody
   * who has an account. A link works once and for 15 minutes; at most 3 are live per address and issuer, further requests mail nothing.
   */
  readonly requestIssuerSignIn: RequestIssuerSignInPayload;
  /**
   * Trades the token of a sign-in link for a bearer token; the link is used up. Whoever redeems the first link sent to the contact e-mail
   * of an issuer without members becomes its first Admin. Refusals: TOKEN_INVALID, TOKEN_EXPIRED, TOKEN_ALREADY_USED.
   */
  readonly redeemIssuerSignIn: RedeemIssuerSignInPayload;
};


export type MutationRequestIssuerSignInArgs = {
  input: RequestIssuerSignInInput;
};


export type MutationRedeemIssuerSignInArgs = {
  input: RedeemIssuerSignInInput;
};

/** Who wants to sign in. */
export type RequestIssuerSignInInput = {
  /** The member's e-mail address. */
  readonly email: Scalars['String']['input'];
  /** The issuer, for members of several; without it an ACTIVE one is chosen, by name. */
  readonly issuerDid?: InputMaybe<Scalars['DID']['input']>;
};

/** What everybody is told who asks for a link. */
export type RequestIssuerSignInPayload = {
  readonly __typename?: 'RequestIssuerSignInPayload';
  /** Always true. */
  readonly sent: Scalars['Boolean']['output'];
  /** The address as it was understood. */
  readonly email: Scalars['String']['output'];
};

/** The token of a sign-in link. */
export type RedeemIssuerSignInInput = {
  /** The 43 characters behind `#token=` in the link. */
  readonly token: Scalars['String']['input'];
};

/** A bearer token and whom it stands for. */
export type RedeemIssuerSignInPayload = {
  readonly __typename?: 'RedeemIssuerSignInPayload';
  /** The bearer token of scope issuer-portal; send it as `Authorization: Bearer …`. */
  readonly token: Scalars['String']['output'];
  /** Always Bearer. */
  readonly tokenType: Scalars['String']['output'];
  /** When the bearer token stops working. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The issuer that the member acts for. */
  readonly issuer: SignInIssuer;
  /** The member. */
  readonly user: IssuerMember;
};

/** An issuer as its members see it when they sign in. */
export type SignInIssuer = {
  readonly __typename?: 'SignInIssuer';
  /** Its DID. */
  readonly did: Scalars['DID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** PENDING_APPROVAL, ACTIVE or SUSPENDED; only ACTIVE issuers can issue. */
  readonly status: Scalars['String']['output'];
};

/** A person who acts for an issuer. */
export type IssuerMember = {
  readonly __typename?: 'IssuerMember';
  /** Id of the member; the subject of the bearer token. */
  readonly id: Scalars['ID']['output'];
  /** E-mail address in lower case. */
  readonly email: Scalars['String']['output'];
  /** What the member may do. */
  readonly role: IssuerMemberRole;
};

/** What a member of an issuer may do. */
export type IssuerMemberRole =
  /** Everything, including keys and API keys. */
  | 'Admin'
  /** Issue and revoke credentials. */
  | 'Operator'
  /** Read only. */
  | 'Viewer';



export type ResolverTypeWrapper<T> = Promise<T> | T;


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





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DID: ResolverTypeWrapper<Scalars['DID']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AuditStatus: AuditStatus;
  AuditActorType: AuditActorType;
  AuditLogFilter: AuditLogFilter;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AuditActor: ResolverTypeWrapper<AuditActor>;
  AuditReference: ResolverTypeWrapper<AuditReference>;
  AuditLogEntry: ResolverTypeWrapper<AuditEntryNoun>;
  AuditLogConnection: ResolverTypeWrapper<Omit<AuditLogConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['AuditLogEdge']>, nodes: ReadonlyArray<ResolversTypes['AuditLogEntry']> }>;
  AuditLogEdge: ResolverTypeWrapper<Omit<AuditLogEdge, 'node'> & { node: ResolversTypes['AuditLogEntry'] }>;
  AuditTrailVerification: ResolverTypeWrapper<TrailVerificationNoun>;
  AuditChainPlace: ResolverTypeWrapper<AuditChainPlace>;
  AuditChainHead: ResolverTypeWrapper<AuditChainHead>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RequestIssuerSignInInput: RequestIssuerSignInInput;
  RequestIssuerSignInPayload: ResolverTypeWrapper<RequestIssuerSignInPayload>;
  RedeemIssuerSignInInput: RedeemIssuerSignInInput;
  RedeemIssuerSignInPayload: ResolverTypeWrapper<SignedInMemberNoun>;
  SignInIssuer: ResolverTypeWrapper<SignInIssuer>;
  IssuerMember: ResolverTypeWrapper<IssuerMember>;
  IssuerMemberRole: IssuerMemberRole;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  DID: Scalars['DID']['output'];
  PageInfo: PageInfo;
  Boolean: Scalars['Boolean']['output'];
  String: Scalars['String']['output'];
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  AuditLogFilter: AuditLogFilter;
  ID: Scalars['ID']['output'];
  AuditActor: AuditActor;
  AuditReference: AuditReference;
  AuditLogEntry: AuditEntryNoun;
  AuditLogConnection: Omit<AuditLogConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['AuditLogEdge']>, nodes: ReadonlyArray<ResolversParentTypes['AuditLogEntry']> };
  AuditLogEdge: Omit<AuditLogEdge, 'node'> & { node: ResolversParentTypes['AuditLogEntry'] };
  AuditTrailVerification: TrailVerificationNoun;
  AuditChainPlace: AuditChainPlace;
  AuditChainHead: AuditChainHead;
  Mutation: Record<PropertyKey, never>;
  RequestIssuerSignInInput: RequestIssuerSignInInput;
  RequestIssuerSignInPayload: RequestIssuerSignInPayload;
  RedeemIssuerSignInInput: RedeemIssuerSignInInput;
  RedeemIssuerSignInPayload: SignedInMemberNoun;
  SignInIssuer: SignInIssuer;
  IssuerMember: IssuerMember;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DID'], any> {
  name: 'DID';
}

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  auditLogs?: Resolver<ResolversTypes['AuditLogConnection'], ParentType, ContextType, Partial<QueryAuditLogsArgs>>;
  auditTrailVerification?: Resolver<ResolversTypes['AuditTrailVerification'], ParentType, ContextType>;
};

export type AuditActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditActor'] = ResolversParentTypes['AuditActor']> = {
  type?: Resolver<ResolversTypes['AuditActorType'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ipHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditReference'] = ResolversParentTypes['AuditReference']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AuditLogEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditLogEntry'] = ResolversParentTypes['AuditLogEntry']> = {
  auditId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['AuditActor'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['AuditReference'], ParentType, ContextType>;
  org?: Resolver<Maybe<ResolversTypes['AuditReference']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AuditStatus'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previousState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  correlationId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prevHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditLogConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditLogConnection'] = ResolversParentTypes['AuditLogConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AuditLogEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AuditLogEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditLogEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditLogEdge'] = ResolversParentTypes['AuditLogEdge']> = {
  node?: Resolver<ResolversTypes['AuditLogEntry'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditTrailVerificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditTrailVerification'] = ResolversParentTypes['AuditTrailVerification']> = {
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstInvalid?: Resolver<Maybe<ResolversTypes['AuditChainPlace']>, ParentType, ContextType>;
  checked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  heads?: Resolver<ReadonlyArray<ResolversTypes['AuditChainHead']>, ParentType, ContextType>;
};

export type AuditChainPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditChainPlace'] = ResolversParentTypes['AuditChainPlace']> = {
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditChainHeadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditChainHead'] = ResolversParentTypes['AuditChainHead']> = {
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  requestIssuerSignIn?: Resolver<ResolversTypes['RequestIssuerSignInPayload'], ParentType, ContextType, RequireFields<MutationRequestIssuerSignInArgs, 'input'>>;
  redeemIssuerSignIn?: Resolver<ResolversTypes['RedeemIssuerSignInPayload'], ParentType, ContextType, RequireFields<MutationRedeemIssuerSignInArgs, 'input'>>;
};

export type RequestIssuerSignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestIssuerSignInPayload'] = ResolversParentTypes['RequestIssuerSignInPayload']> = {
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RedeemIssuerSignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedeemIssuerSignInPayload'] = ResolversParentTypes['RedeemIssuerSignInPayload']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokenType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['SignInIssuer'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['IssuerMember'], ParentType, ContextType>;
};

export type SignInIssuerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInIssuer'] = ResolversParentTypes['SignInIssuer']> = {
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IssuerMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuerMember'] = ResolversParentTypes['IssuerMember']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['IssuerMemberRole'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  DateTime?: GraphQLScalarType;
  DID?: GraphQLScalarType;
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  AuditActor?: AuditActorResolvers<ContextType>;
  AuditReference?: AuditReferenceResolvers<ContextType>;
  AuditLogEntry?: AuditLogEntryResolvers<ContextType>;
  AuditLogConnection?: AuditLogConnectionResolvers<ContextType>;
  AuditLogEdge?: AuditLogEdgeResolvers<ContextType>;
  AuditTrailVerification?: AuditTrailVerificationResolvers<ContextType>;
  AuditChainPlace?: AuditChainPlaceResolvers<ContextType>;
  AuditChainHead?: AuditChainHeadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  RequestIssuerSignInPayload?: RequestIssuerSignInPayloadResolvers<ContextType>;
  RedeemIssuerSignInPayload?: RedeemIssuerSignInPayloadResolvers<ContextType>;
  SignInIssuer?: SignInIssuerResolvers<ContextType>;
  IssuerMember?: IssuerMemberResolvers<ContextType>;
};
