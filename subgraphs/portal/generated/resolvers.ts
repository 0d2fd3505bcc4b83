import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { SignedInMember as SignedInMemberNoun } from '../members/sign-in-service.ts';
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
  /** Ends the bearer token that came with the request, or all of the caller's: no request with it is admitted after the reply. */
  readonly signOutIssuerMember: SignOutIssuerMemberPayload;
};


export type MutationRequestIssuerSignInArgs = {
  input: RequestIssuerSignInInput;
};


export type MutationRedeemIssuerSignInArgs = {
  input: RedeemIssuerSignInInput;
};


export type MutationSignOutIssuerMemberArgs = {
  input?: SignOutIssuerMemberInput;
};

/** What a sign-out of a member ends. */
export type SignOutIssuerMemberInput = {
  /** True ends every bearer token of the caller; otherwise this one alone ends. */
  readonly everywhere?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a sign-out of a member ended. */
export type SignOutIssuerMemberPayload = {
  readonly __typename?: 'SignOutIssuerMemberPayload';
  /** Whose tokens. */
  readonly user: IssuerMember;
  /** True when every bearer token of the member ended. */
  readonly everywhere: Scalars['Boolean']['output'];
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
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SignOutIssuerMemberInput: SignOutIssuerMemberInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  SignOutIssuerMemberPayload: ResolverTypeWrapper<SignOutIssuerMemberPayload>;
  RequestIssuerSignInInput: RequestIssuerSignInInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  RequestIssuerSignInPayload: ResolverTypeWrapper<RequestIssuerSignInPayload>;
  RedeemIssuerSignInInput: RedeemIssuerSignInInput;
  RedeemIssuerSignInPayload: ResolverTypeWrapper<SignedInMemberNoun>;
  SignInIssuer: ResolverTypeWrapper<SignInIssuer>;
  IssuerMember: ResolverTypeWrapper<IssuerMember>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IssuerMemberRole: IssuerMemberRole;
  DID: ResolverTypeWrapper<Scalars['DID']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Mutation: Record<PropertyKey, never>;
  SignOutIssuerMemberInput: SignOutIssuerMemberInput;
  Boolean: Scalars['Boolean']['output'];
  SignOutIssuerMemberPayload: SignOutIssuerMemberPayload;
  RequestIssuerSignInInput: RequestIssuerSignInInput;
  String: Scalars['String']['output'];
  RequestIssuerSignInPayload: RequestIssuerSignInPayload;
  RedeemIssuerSignInInput: RedeemIssuerSignInInput;
  RedeemIssuerSignInPayload: SignedInMemberNoun;
  SignInIssuer: SignInIssuer;
  IssuerMember: IssuerMember;
  ID: Scalars['ID']['output'];
  DID: Scalars['DID']['output'];
  DateTime: Scalars['DateTime']['output'];
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  requestIssuerSignIn?: Resolver<ResolversTypes['RequestIssuerSignInPayload'], ParentType, ContextType, RequireFields<MutationRequestIssuerSignInArgs, 'input'>>;
  redeemIssuerSignIn?: Resolver<ResolversTypes['RedeemIssuerSignInPayload'], ParentType, ContextType, RequireFields<MutationRedeemIssuerSignInArgs, 'input'>>;
  signOutIssuerMember?: Resolver<ResolversTypes['SignOutIssuerMemberPayload'], ParentType, ContextType, RequireFields<MutationSignOutIssuerMemberArgs, 'input'>>;
};

export type SignOutIssuerMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutIssuerMemberPayload'] = ResolversParentTypes['SignOutIssuerMemberPayload']> = {
  user?: Resolver<ResolversTypes['IssuerMember'], ParentType, ContextType>;
  everywhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export interface DidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DID'], any> {
  name: 'DID';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type Resolvers<ContextType = Context> = {
  Mutation?: MutationResolvers<ContextType>;
  SignOutIssuerMemberPayload?: SignOutIssuerMemberPayloadResolvers<ContextType>;
  RequestIssuerSignInPayload?: RequestIssuerSignInPayloadResolvers<ContextType>;
  RedeemIssuerSignInPayload?: RedeemIssuerSignInPayloadResolvers<ContextType>;
  SignInIssuer?: SignInIssuerResolvers<ContextType>;
  IssuerMember?: IssuerMemberResolvers<ContextType>;
  DID?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
};
