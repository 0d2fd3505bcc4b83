import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { SignedInAdmin as SignedInAdminNoun } from '../sign-in-service.ts';
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

export type Query = {
  readonly __typename?: 'Query';
  /**
   * The services whose log lines can be read, and how they are; for administrators of every role. Without a source of log lines
   * `available` is false and the list is empty.
   */
  readonly systemLogServices: SystemLogServices;
};


export type QuerySystemLogServicesArgs = {
  environment?: InputMaybe<SystemLogEnvironment>;
};

export type Subscription = {
  readonly __typename?: 'Subscription';
  /**
   * Log lines as they are written, for administrators of every role; asked for at `/graphql/stream`, with `Accept: text/event-stream`.
   * Lines that hold a secret on purpose are left out. A reader that is too slow loses lines and is told how many. At most 3 streams of an
   * administrator are open at once, 200 of a unit (RATE_LIMITED).
   */
  readonly systemLogs: SystemLogLine;
};


export type SubscriptionSystemLogsArgs = {
  services?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  tail?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  environment?: InputMaybe<SystemLogEnvironment>;
};

/** Where log lines come from. */
export type SystemLogEnvironment =
  /** This platform. */
  | 'OWN'
  /** The other platform that REMOTE_LOGS_URL names, asked on behalf of the reader. */
  | 'REMOTE';

/** What can be tailed. */
export type SystemLogServices = {
  readonly __typename?: 'SystemLogServices';
  /** Whether there is a source of log lines at all. */
  readonly available: Scalars['Boolean']['output'];
  /** What the lines come from: `sidecar`, `local` (only the process of the Admin Console) or `remote`; null when there is none. */
  readonly source?: Maybe<Scalars['String']['output']>;
  /** The services, by name. */
  readonly services: ReadonlyArray<SystemLogService>;
};

/** A program that writes log lines. */
export type SystemLogService = {
  readonly __typename?: 'SystemLogService';
  /** Its name: a compose service, or a unit of this process. */
  readonly name: Scalars['String']['output'];
  /** How it is, in the words of the source: `running`, `exited`, `restarting` … */
  readonly state: Scalars['String']['output'];
};

/** One thing that a stream of log lines tells; `event` says which of the other fields are there. */
export type SystemLogLine = {
  readonly __typename?: 'SystemLogLine';
  /** What this is. */
  readonly event: SystemLogEvent;
  /** Names the line for `after` and `Last-Event-ID`; of LOG only. */
  readonly id?: Maybe<Scalars['String']['output']>;
  /** The service that wrote the line; of LOG only. */
  readonly service?: Maybe<Scalars['String']['output']>;
  /** `stdout` or `stderr`; of LOG only. */
  readonly stream?: Maybe<Scalars['String']['output']>;
  /** When the line was written; of LOG only. */
  readonly timestamp?: Maybe<Scalars['DateTime']['output']>;
  /** The line, with control characters spelt out and cut at 16 KB; of LOG only. */
  readonly line?: Maybe<Scalars['String']['output']>;
  /** How many lines are missing; of DROPPED only. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** What happened, in words; of GAP, INTERRUPTED and UNAVAILABLE. */
  readonly reason?: Maybe<Scalars['String']['output']>;
};

/** What a stream of log lines can tell. */
export type SystemLogEvent =
  /** A line was written. */
  | 'LOG'
  /** Lines were left out, because the reader was too slow for them. */
  | 'DROPPED'
  /** Lines may be missing here: the place where reading stopped is not known any more. */
  | 'GAP'
  /** The source of the lines does not answer; it is asked again, and the stream goes on when it does. */
  | 'INTERRUPTED'
  /** There is no source of log lines; the stream ends. */
  | 'UNAVAILABLE';



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
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  SystemLogEnvironment: SystemLogEnvironment;
  SystemLogServices: ResolverTypeWrapper<SystemLogServices>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  SystemLogService: ResolverTypeWrapper<SystemLogService>;
  SystemLogLine: ResolverTypeWrapper<SystemLogLine>;
  SystemLogEvent: SystemLogEvent;
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
  Query: Record<PropertyKey, never>;
  Subscription: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  SystemLogServices: SystemLogServices;
  Boolean: Scalars['Boolean']['output'];
  SystemLogService: SystemLogService;
  SystemLogLine: SystemLogLine;
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

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  systemLogServices?: Resolver<ResolversTypes['SystemLogServices'], ParentType, ContextType, Partial<QuerySystemLogServicesArgs>>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  systemLogs?: SubscriptionResolver<ResolversTypes['SystemLogLine'], "systemLogs", ParentType, ContextType, Partial<SubscriptionSystemLogsArgs>>;
};

export type SystemLogServicesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemLogServices'] = ResolversParentTypes['SystemLogServices']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  services?: Resolver<ReadonlyArray<ResolversTypes['SystemLogService']>, ParentType, ContextType>;
};

export type SystemLogServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemLogService'] = ResolversParentTypes['SystemLogService']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SystemLogLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemLogLine'] = ResolversParentTypes['SystemLogLine']> = {
  event?: Resolver<ResolversTypes['SystemLogEvent'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stream?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timestamp?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  DateTime?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  AdminSignInPayload?: AdminSignInPayloadResolvers<ContextType>;
  AdminUser?: AdminUserResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SystemLogServices?: SystemLogServicesResolvers<ContextType>;
  SystemLogService?: SystemLogServiceResolvers<ContextType>;
  SystemLogLine?: SystemLogLineResolvers<ContextType>;
};
