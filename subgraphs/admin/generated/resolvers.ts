import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AuditEntry as AuditEntryNoun } from '../../../kernel/audit.ts';
import type { SignedInAdmin as SignedInAdminNoun } from '../sign-in-service.ts';
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
  _FieldSet: { input: string; output: string; }
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Signs an administrator in with e-mail and password. Wrong password, unknown address and disabled account get the same refusal,
   * INVALID_CREDENTIALS. After each refusal the next attempt from that network address must wait 1, 2, 4 … at most 60 seconds (RATE_LIMITED).
   */
  readonly adminSignIn: AdminSignInPayload;
};


export type MutationAdminSignInArgs = {
  input: AdminSignInInput;
};

/** What an administrator types. */
export type AdminSignInInput = {
  /** E-mail address of the account, in any case. */
  readonly email: Scalars['String']['input'];
  /** The password. */
  readonly password: Scalars['String']['input'];
};

/** A bearer token and whom it stands for. */
export type AdminSignInPayload = {
  readonly __typename?: 'AdminSignInPayload';
  /** The bearer token of scope admin-console; send it as `Authorization: Bearer …`. */
  readonly token: Scalars['String']['output'];
  /** Always Bearer. */
  readonly tokenType: Scalars['String']['output'];
  /** When the bearer token stops working; there is no refresh, sign in again. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The administrator. */
  readonly user: AdminUser;
};

/** A person who administers the platform. */
export type AdminUser = {
  readonly __typename?: 'AdminUser';
  /** Id of the account; the subject of the bearer token. */
  readonly id: Scalars['ID']['output'];
  /** E-mail address in lower case. */
  readonly email: Scalars['String']['output'];
  /** Name as colleagues see it. */
  readonly displayName: Scalars['String']['output'];
  /** What the administrator may do. */
  readonly role: AdminRole;
};

/** What an administrator may do. */
export type AdminRole =
  /** Everything. */
  | 'ADMIN'
  /** Everything but managing administrators and settings. */
  | 'OPERATOR'
  /** Read only. */
  | 'VIEWER';

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
  /**
   * The Admin Console's own audit log, newest entry first: what administrators did here, from the Console's own store, so that it
   * answers while Core Engine is away. The platform's trail takes the same entries in, with source `admin`. For administrators of any role.
   */
  readonly adminAuditLogs: AuditLogConnection;
};


export type QueryAdminAuditLogsArgs = {
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
  /**
   * Text that the action, source, subject, organization, actor, reason or correlation id contains, in any case; at most 100 characters.
   * The newest 50,000 entries that meet the other conditions are searched; move `to` back to search older ones.
   */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** Id of the actor, exactly. */
  readonly actorId?: InputMaybe<Scalars['ID']['input']>;
  /** The action, exactly, such as issuer.approved. */
  readonly action?: InputMaybe<Scalars['String']['input']>;
  /** The unit's chain that holds the entry, exactly. */
  readonly source?: InputMaybe<Scalars['String']['input']>;
  /** Id of the record that the action was about, exactly. */
  readonly subjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the organization or holder whose record it was, exactly. */
  readonly orgId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the request that did it, exactly. */
  readonly correlationId?: InputMaybe<Scalars['ID']['input']>;
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
  /** Where a search by text stopped: older entries were not looked at. Null when all were, and without `search`. */
  readonly searchedFrom?: Maybe<Scalars['DateTime']['output']>;
};

/** An entry and its cursor. */
export type AuditLogEdge = {
  readonly __typename?: 'AuditLogEdge';
  /** The entry. */
  readonly node: AuditLogEntry;
  /** Its place in the list, for `after`. */
  readonly cursor: Scalars['String']['output'];
};



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
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  AdminSignInInput: AdminSignInInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  AdminSignInPayload: ResolverTypeWrapper<SignedInAdminNoun>;
  AdminUser: ResolverTypeWrapper<AdminUser>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AdminRole: AdminRole;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AuditStatus: AuditStatus;
  AuditActorType: AuditActorType;
  AuditLogFilter: AuditLogFilter;
  AuditActor: ResolverTypeWrapper<AuditActor>;
  AuditReference: ResolverTypeWrapper<AuditReference>;
  AuditLogEntry: ResolverTypeWrapper<AuditEntryNoun>;
  AuditLogConnection: ResolverTypeWrapper<Omit<AuditLogConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['AuditLogEdge']>, nodes: ReadonlyArray<ResolversTypes['AuditLogEntry']> }>;
  AuditLogEdge: ResolverTypeWrapper<Omit<AuditLogEdge, 'node'> & { node: ResolversTypes['AuditLogEntry'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  Mutation: Record<PropertyKey, never>;
  AdminSignInInput: AdminSignInInput;
  String: Scalars['String']['output'];
  AdminSignInPayload: SignedInAdminNoun;
  AdminUser: AdminUser;
  ID: Scalars['ID']['output'];
  PageInfo: PageInfo;
  Boolean: Scalars['Boolean']['output'];
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  AuditLogFilter: AuditLogFilter;
  AuditActor: AuditActor;
  AuditReference: AuditReference;
  AuditLogEntry: AuditEntryNoun;
  AuditLogConnection: Omit<AuditLogConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['AuditLogEdge']>, nodes: ReadonlyArray<ResolversParentTypes['AuditLogEntry']> };
  AuditLogEdge: Omit<AuditLogEdge, 'node'> & { node: ResolversParentTypes['AuditLogEntry'] };
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  adminSignIn?: Resolver<ResolversTypes['AdminSignInPayload'], ParentType, ContextType, RequireFields<MutationAdminSignInArgs, 'input'>>;
};

export type AdminSignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminSignInPayload'] = ResolversParentTypes['AdminSignInPayload']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokenType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
};

export type AdminUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminUser'] = ResolversParentTypes['AdminUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AdminRole'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  adminAuditLogs?: Resolver<ResolversTypes['AuditLogConnection'], ParentType, ContextType, Partial<QueryAdminAuditLogsArgs>>;
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
  searchedFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AuditLogEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditLogEdge'] = ResolversParentTypes['AuditLogEdge']> = {
  node?: Resolver<ResolversTypes['AuditLogEntry'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  DateTime?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  AdminSignInPayload?: AdminSignInPayloadResolvers<ContextType>;
  AdminUser?: AdminUserResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  AuditActor?: AuditActorResolvers<ContextType>;
  AuditReference?: AuditReferenceResolvers<ContextType>;
  AuditLogEntry?: AuditLogEntryResolvers<ContextType>;
  AuditLogConnection?: AuditLogConnectionResolvers<ContextType>;
  AuditLogEdge?: AuditLogEdgeResolvers<ContextType>;
};
