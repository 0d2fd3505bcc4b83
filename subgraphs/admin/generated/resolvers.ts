import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { SignedInAdmin as SignedInAdminNoun } from '../users/sign-in-service.ts';
import type { AdminUser as AdminUserNoun } from '../users/admin-user.ts';
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
  /** Any JSON value, passed through as it is: what stands inside may be signed. */
  JSON: { input: unknown; output: unknown; }
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
  /** The administrator whose bearer token came with the request. */
  readonly currentAdmin: AdminUser;
  /** One administrator. For administrators of any role. */
  readonly adminUser: AdminUser;
  /** The administrators, the oldest account first. For administrators of any role. */
  readonly adminUsers: AdminUserConnection;
};


export type QueryAdminUserArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAdminUsersArgs = {
  filter?: InputMaybe<AdminUserFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Signs an administrator in with e-mail and password. Wrong password, unknown address and disabled account get the same refusal,
   * INVALID_CREDENTIALS. After each refusal the next attempt from that network address must wait 1, 2, 4 … at most 60 seconds (RATE_LIMITED).
   */
  readonly adminSignIn: AdminSignInPayload;
  /**
   * Signs in as the administrator of the first start, without a password. For demonstrations only: NOT_FOUND unless the setting
   * ADMIN_DEMO_LOGIN_CODE is there and `admin.demo-login.enabled` is on.
   */
  readonly adminDemoSignIn: AdminSignInPayload;
  /** Ends the bearer token that came with the request, or all of the caller's: no request with it is admitted after the reply. */
  readonly adminSignOut: AdminSignOutPayload;
  /**
   * Makes an account. Without a password the platform makes one and tells it in this reply alone. An address that has an account is
   * refused with DUPLICATE. For the role ADMIN.
   */
  readonly createAdminUser: CreateAdminUserPayload;
  /**
   * Changes name, status or password of an account; a new status or password ends every bearer token of the person. For the role ADMIN,
   * and for everyone on the own account: name and password. The last active ADMIN cannot be disabled (LAST_ADMIN).
   */
  readonly updateAdminUser: UpdateAdminUserPayload;
  /** Changes the caller's own name or password, whatever the role. A new password ends every bearer token of the caller, this one too. */
  readonly updateCurrentAdmin: UpdateAdminUserPayload;
  /**
   * Gives an account another role; every bearer token of the person ends. The last active ADMIN keeps the role (LAST_ADMIN). For the
   * role ADMIN.
   */
  readonly setAdminRole: UpdateAdminUserPayload;
  /** Removes an account; its bearer tokens end. The last active ADMIN stays (LAST_ADMIN). For the role ADMIN. */
  readonly deleteAdminUser: DeleteAdminUserPayload;
};


export type MutationAdminSignInArgs = {
  input: AdminSignInInput;
};


export type MutationAdminDemoSignInArgs = {
  input: AdminDemoSignInInput;
};


export type MutationAdminSignOutArgs = {
  input?: AdminSignOutInput;
};


export type MutationCreateAdminUserArgs = {
  input: CreateAdminUserInput;
};


export type MutationUpdateAdminUserArgs = {
  input: UpdateAdminUserInput;
};


export type MutationUpdateCurrentAdminArgs = {
  input: UpdateCurrentAdminInput;
};


export type MutationSetAdminRoleArgs = {
  input: SetAdminRoleInput;
};


export type MutationDeleteAdminUserArgs = {
  input: DeleteAdminUserInput;
};

/** What an administrator types. */
export type AdminSignInInput = {
  /** E-mail address of the account, in any case. */
  readonly email: Scalars['String']['input'];
  /** The password. */
  readonly password: Scalars['String']['input'];
};

/** What opens the demonstration. */
export type AdminDemoSignInInput = {
  /** The six digits of ADMIN_DEMO_LOGIN_CODE. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
};

/** What a sign-out ends. */
export type AdminSignOutInput = {
  /** True ends every bearer token of the caller; otherwise this one alone ends. */
  readonly everywhere?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a sign-out ended. */
export type AdminSignOutPayload = {
  readonly __typename?: 'AdminSignOutPayload';
  /** Whose tokens. */
  readonly user: AdminUser;
  /** True when every bearer token of the administrator ended. */
  readonly everywhere: Scalars['Boolean']['output'];
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
  /** Whether the administrator may sign in. */
  readonly status: AdminStatus;
  /** When the administrator last signed in; null before the first time. */
  readonly lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the account was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the account was last changed; a sign-in is no change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Id of the administrator who made the account; null for the first one. */
  readonly createdBy?: Maybe<Scalars['ID']['output']>;
  /** Rises with each change; send it as If-Match to change only what you have seen. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** What an administrator may do. */
export type AdminRole =
  /** Everything. */
  | 'ADMIN'
  /** Everything but managing administrators and the settings that open more than this role may do. */
  | 'OPERATOR'
  /** Read only. */
  | 'VIEWER';

/** Whether an administrator may sign in. */
export type AdminStatus =
  /** May sign in. */
  | 'ACTIVE'
  /** May not sign in; every token has ended. */
  | 'DISABLED';

/** Which administrators; all conditions hold at once. */
export type AdminUserFilter = {
  /** Only those of this status. */
  readonly status?: InputMaybe<AdminStatus>;
  /** Only those of this role. */
  readonly role?: InputMaybe<AdminRole>;
  /** Only those whose e-mail address or name contains this text, in any case. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
};

/** A page of administrators. */
export type AdminUserConnection = {
  readonly __typename?: 'AdminUserConnection';
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that a page has at most. */
  readonly size: Scalars['Int']['output'];
  /** The rows of the page. */
  readonly nodes: ReadonlyArray<AdminUser>;
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<AdminUserEdge>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
};

/** One row and its cursor. */
export type AdminUserEdge = {
  readonly __typename?: 'AdminUserEdge';
  /** The row. */
  readonly node: AdminUser;
  /** Send it as `after` to go on behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A new account. */
export type CreateAdminUserInput = {
  /** E-mail address to sign in with; one account per address, in any case. */
  readonly email: Scalars['String']['input'];
  /** Name as colleagues see it, 1 to 255 characters. */
  readonly displayName: Scalars['String']['input'];
  /** What the administrator may do. */
  readonly role: AdminRole;
  /** First password, 12 to 256 characters; without it the platform makes one. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
};

/** The account that was made. */
export type CreateAdminUserPayload = {
  readonly __typename?: 'CreateAdminUserPayload';
  /** The administrator. */
  readonly user: AdminUser;
  /** The password that the platform made, told once; null when one was given. Hand it over on a safe way. */
  readonly generatedPassword?: Maybe<Scalars['String']['output']>;
};

/** What changes of an account; what is left out stays. */
export type UpdateAdminUserInput = {
  /** Id of the account. */
  readonly id: Scalars['ID']['input'];
  /** Another name, 1 to 255 characters. */
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  /** Whether the administrator may sign in; for the role ADMIN. */
  readonly status?: InputMaybe<AdminStatus>;
  /** Another password, 12 to 256 characters. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
  /** The password until now; goes with a change of one's own password. */
  readonly currentPassword?: InputMaybe<Scalars['String']['input']>;
};

/** What changes of the own account; what is left out stays. */
export type UpdateCurrentAdminInput = {
  /** Another name, 1 to 255 characters. */
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  /** Another password, 12 to 256 characters. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
  /** The password until now; goes with another password. */
  readonly currentPassword?: InputMaybe<Scalars['String']['input']>;
};

/** The account after the change. */
export type UpdateAdminUserPayload = {
  readonly __typename?: 'UpdateAdminUserPayload';
  /** The administrator. */
  readonly user: AdminUser;
};

/** The role that an account gets. */
export type SetAdminRoleInput = {
  /** Id of the account. */
  readonly id: Scalars['ID']['input'];
  /** What the administrator may do from now on. */
  readonly role: AdminRole;
};

/** Which account goes. */
export type DeleteAdminUserInput = {
  /** Id of the account. */
  readonly id: Scalars['ID']['input'];
};

/** The account that is gone. */
export type DeleteAdminUserPayload = {
  readonly __typename?: 'DeleteAdminUserPayload';
  /** The administrator as the account was last. */
  readonly user: AdminUser;
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
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  AdminSignInInput: AdminSignInInput;
  AdminDemoSignInInput: AdminDemoSignInInput;
  AdminSignOutInput: AdminSignOutInput;
  AdminSignOutPayload: ResolverTypeWrapper<Omit<AdminSignOutPayload, 'user'> & { user: ResolversTypes['AdminUser'] }>;
  AdminSignInPayload: ResolverTypeWrapper<SignedInAdminNoun>;
  AdminUser: ResolverTypeWrapper<AdminUserNoun>;
  AdminRole: AdminRole;
  AdminStatus: AdminStatus;
  AdminUserFilter: AdminUserFilter;
  AdminUserConnection: ResolverTypeWrapper<Omit<AdminUserConnection, 'nodes' | 'edges'> & { nodes: ReadonlyArray<ResolversTypes['AdminUser']>, edges: ReadonlyArray<ResolversTypes['AdminUserEdge']> }>;
  AdminUserEdge: ResolverTypeWrapper<Omit<AdminUserEdge, 'node'> & { node: ResolversTypes['AdminUser'] }>;
  CreateAdminUserInput: CreateAdminUserInput;
  CreateAdminUserPayload: ResolverTypeWrapper<Omit<CreateAdminUserPayload, 'user'> & { user: ResolversTypes['AdminUser'] }>;
  UpdateAdminUserInput: UpdateAdminUserInput;
  UpdateCurrentAdminInput: UpdateCurrentAdminInput;
  UpdateAdminUserPayload: ResolverTypeWrapper<Omit<UpdateAdminUserPayload, 'user'> & { user: ResolversTypes['AdminUser'] }>;
  SetAdminRoleInput: SetAdminRoleInput;
  DeleteAdminUserInput: DeleteAdminUserInput;
  DeleteAdminUserPayload: ResolverTypeWrapper<Omit<DeleteAdminUserPayload, 'user'> & { user: ResolversTypes['AdminUser'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  JSON: Scalars['JSON']['output'];
  PageInfo: PageInfo;
  Boolean: Scalars['Boolean']['output'];
  String: Scalars['String']['output'];
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Mutation: Record<PropertyKey, never>;
  AdminSignInInput: AdminSignInInput;
  AdminDemoSignInInput: AdminDemoSignInInput;
  AdminSignOutInput: AdminSignOutInput;
  AdminSignOutPayload: Omit<AdminSignOutPayload, 'user'> & { user: ResolversParentTypes['AdminUser'] };
  AdminSignInPayload: SignedInAdminNoun;
  AdminUser: AdminUserNoun;
  AdminUserFilter: AdminUserFilter;
  AdminUserConnection: Omit<AdminUserConnection, 'nodes' | 'edges'> & { nodes: ReadonlyArray<ResolversParentTypes['AdminUser']>, edges: ReadonlyArray<ResolversParentTypes['AdminUserEdge']> };
  AdminUserEdge: Omit<AdminUserEdge, 'node'> & { node: ResolversParentTypes['AdminUser'] };
  CreateAdminUserInput: CreateAdminUserInput;
  CreateAdminUserPayload: Omit<CreateAdminUserPayload, 'user'> & { user: ResolversParentTypes['AdminUser'] };
  UpdateAdminUserInput: UpdateAdminUserInput;
  UpdateCurrentAdminInput: UpdateCurrentAdminInput;
  UpdateAdminUserPayload: Omit<UpdateAdminUserPayload, 'user'> & { user: ResolversParentTypes['AdminUser'] };
  SetAdminRoleInput: SetAdminRoleInput;
  DeleteAdminUserInput: DeleteAdminUserInput;
  DeleteAdminUserPayload: Omit<DeleteAdminUserPayload, 'user'> & { user: ResolversParentTypes['AdminUser'] };
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  currentAdmin?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  adminUser?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<QueryAdminUserArgs, 'id'>>;
  adminUsers?: Resolver<ResolversTypes['AdminUserConnection'], ParentType, ContextType, Partial<QueryAdminUsersArgs>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  adminSignIn?: Resolver<ResolversTypes['AdminSignInPayload'], ParentType, ContextType, RequireFields<MutationAdminSignInArgs, 'input'>>;
  adminDemoSignIn?: Resolver<ResolversTypes['AdminSignInPayload'], ParentType, ContextType, RequireFields<MutationAdminDemoSignInArgs, 'input'>>;
  adminSignOut?: Resolver<ResolversTypes['AdminSignOutPayload'], ParentType, ContextType, RequireFields<MutationAdminSignOutArgs, 'input'>>;
  createAdminUser?: Resolver<ResolversTypes['CreateAdminUserPayload'], ParentType, ContextType, RequireFields<MutationCreateAdminUserArgs, 'input'>>;
  updateAdminUser?: Resolver<ResolversTypes['UpdateAdminUserPayload'], ParentType, ContextType, RequireFields<MutationUpdateAdminUserArgs, 'input'>>;
  updateCurrentAdmin?: Resolver<ResolversTypes['UpdateAdminUserPayload'], ParentType, ContextType, RequireFields<MutationUpdateCurrentAdminArgs, 'input'>>;
  setAdminRole?: Resolver<ResolversTypes['UpdateAdminUserPayload'], ParentType, ContextType, RequireFields<MutationSetAdminRoleArgs, 'input'>>;
  deleteAdminUser?: Resolver<ResolversTypes['DeleteAdminUserPayload'], ParentType, ContextType, RequireFields<MutationDeleteAdminUserArgs, 'input'>>;
};

export type AdminSignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminSignOutPayload'] = ResolversParentTypes['AdminSignOutPayload']> = {
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  everywhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  status?: Resolver<ResolversTypes['AdminStatus'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminUserConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminUserConnection'] = ResolversParentTypes['AdminUserConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['AdminUserEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AdminUserEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminUserEdge'] = ResolversParentTypes['AdminUserEdge']> = {
  node?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateAdminUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAdminUserPayload'] = ResolversParentTypes['CreateAdminUserPayload']> = {
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  generatedPassword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UpdateAdminUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAdminUserPayload'] = ResolversParentTypes['UpdateAdminUserPayload']> = {
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
};

export type DeleteAdminUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAdminUserPayload'] = ResolversParentTypes['DeleteAdminUserPayload']> = {
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  DateTime?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  AdminSignOutPayload?: AdminSignOutPayloadResolvers<ContextType>;
  AdminSignInPayload?: AdminSignInPayloadResolvers<ContextType>;
  AdminUser?: AdminUserResolvers<ContextType>;
  AdminUserConnection?: AdminUserConnectionResolvers<ContextType>;
  AdminUserEdge?: AdminUserEdgeResolvers<ContextType>;
  CreateAdminUserPayload?: CreateAdminUserPayloadResolvers<ContextType>;
  UpdateAdminUserPayload?: UpdateAdminUserPayloadResolvers<ContextType>;
  DeleteAdminUserPayload?: DeleteAdminUserPayloadResolvers<ContextType>;
};
