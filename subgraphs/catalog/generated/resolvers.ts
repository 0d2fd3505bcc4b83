import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Jurisdiction as JurisdictionNounNoun } from '../jurisdictions/jurisdiction.ts';
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
  /** Any JSON value, passed through as it is: what stands inside may be signed. */
  JSON: { input: unknown; output: unknown; }
  /** An instant as ISO 8601 text in UTC with milliseconds, such as 2026-01-02T03:04:05.678Z. */
  DateTime: { input: Date; output: Date; }
  _FieldSet: { input: string; output: string; }
};

/** What kind of territory a jurisdiction is. */
export type JurisdictionLevel =
  /** A country of ISO 3166-1. */
  | 'COUNTRY'
  /** A part of a country, of ISO 3166-2. */
  | 'SUBDIVISION'
  /** Several countries with common rules, such as EU. */
  | 'SUPRANATIONAL';

/** Whether entries may be added to a jurisdiction. */
export type JurisdictionStatus =
  /** Open for new frameworks and entries. */
  | 'ACTIVE'
  /** What it has stays readable; nothing new is added. */
  | 'INACTIVE';

/** A territory with rules of its own for qualifications. */
export type Jurisdiction = {
  readonly __typename?: 'Jurisdiction';
  /** Its code of ISO 3166, such as IE or US-CA. */
  readonly code: Scalars['ID']['output'];
  /** Its names by language tag (BCP 47). */
  readonly nameI18n: Scalars['JSON']['output'];
  /** The jurisdiction that it is a part of; null for none. */
  readonly parentCode?: Maybe<Scalars['String']['output']>;
  /** What kind of territory it is. */
  readonly level: JurisdictionLevel;
  /** Who decides there; null where nobody is named. */
  readonly regulator?: Maybe<Regulator>;
  /** The framework that tells its levels unless something else is said; null for none. */
  readonly defaultFrameworkId?: Maybe<Scalars['ID']['output']>;
  /** Whether entries may be added. */
  readonly status: JurisdictionStatus;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When something of it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Grows by one with each change; send it as If-Match to refuse lost updates. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** Who decides in a jurisdiction. */
export type Regulator = {
  readonly __typename?: 'Regulator';
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its web site. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** One row of a list of jurisdictions. */
export type JurisdictionEdge = {
  readonly __typename?: 'JurisdictionEdge';
  /** The jurisdiction. */
  readonly node: Jurisdiction;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of jurisdictions, by code. */
export type JurisdictionConnection = {
  readonly __typename?: 'JurisdictionConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<JurisdictionEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<Jurisdiction>;
  /** Whether and where the list goes on. */
  readonly pageInfo: PageInfo;
  /** Jurisdictions that match, on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that were asked for. */
  readonly size: Scalars['Int']['output'];
};

/** Which jurisdictions to list; every condition narrows. */
export type JurisdictionFilter = {
  /** Only those of this status. */
  readonly status?: InputMaybe<JurisdictionStatus>;
  /** Only the parts of this one. */
  readonly parentCode?: InputMaybe<Scalars['String']['input']>;
};

/** Who decides in a jurisdiction. */
export type RegulatorInput = {
  /** Its name; at most 255 characters. */
  readonly name: Scalars['String']['input'];
  /** Its web site. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
};

/** What a new jurisdiction is. */
export type CreateJurisdictionInput = {
  /** Its code of ISO 3166, such as IE or US-CA; each once. */
  readonly code: Scalars['String']['input'];
  /** Its names by language tag (BCP 47), one at least. */
  readonly nameI18n: Scalars['JSON']['input'];
  /** The jurisdiction that it is a part of. */
  readonly parentCode?: InputMaybe<Scalars['String']['input']>;
  /** COUNTRY unless told, and SUBDIVISION for a code with a hyphen. */
  readonly level?: InputMaybe<JurisdictionLevel>;
  /** Who decides there. */
  readonly regulator?: InputMaybe<RegulatorInput>;
};

/** What came of it. */
export type CreateJurisdictionPayload = {
  readonly __typename?: 'CreateJurisdictionPayload';
  /** The new jurisdiction. */
  readonly jurisdiction: Jurisdiction;
};

/** What to change of a jurisdiction; what is left out stays. */
export type UpdateJurisdictionInput = {
  /** Which one. */
  readonly code: Scalars['String']['input'];
  /** All of its names, in place of those it has. */
  readonly nameI18n?: InputMaybe<Scalars['JSON']['input']>;
  /** Who decides there. */
  readonly regulator?: InputMaybe<RegulatorInput>;
  /** A framework of this jurisdiction. */
  readonly defaultFrameworkId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether entries may be added. */
  readonly status?: InputMaybe<JurisdictionStatus>;
};

/** What came of it. */
export type UpdateJurisdictionPayload = {
  readonly __typename?: 'UpdateJurisdictionPayload';
  /** The jurisdiction after the change. */
  readonly jurisdiction: Jurisdiction;
};

export type Query = {
  readonly __typename?: 'Query';
  /** One jurisdiction. NOT_FOUND when there is none of that code. */
  readonly jurisdiction?: Maybe<Jurisdiction>;
  /** The jurisdictions of the catalog, by code. */
  readonly jurisdictions: JurisdictionConnection;
};


export type QueryJurisdictionArgs = {
  code: Scalars['String']['input'];
};


export type QueryJurisdictionsArgs = {
  filter?: InputMaybe<JurisdictionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Adds a jurisdiction to the catalog; for administrators. */
  readonly createJurisdiction: CreateJurisdictionPayload;
  /** Changes a jurisdiction; for administrators. */
  readonly updateJurisdiction: UpdateJurisdictionPayload;
};


export type MutationCreateJurisdictionArgs = {
  input: CreateJurisdictionInput;
};


export type MutationUpdateJurisdictionArgs = {
  input: UpdateJurisdictionInput;
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
  Jurisdiction: Jurisdiction;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Jurisdiction:
    ( { __typename: 'Jurisdiction' }
    & GraphQLRecursivePick<FederationTypes['Jurisdiction'], {"code":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  JurisdictionLevel: JurisdictionLevel;
  JurisdictionStatus: JurisdictionStatus;
  Jurisdiction: ResolverTypeWrapper<JurisdictionNounNoun>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Regulator: ResolverTypeWrapper<Regulator>;
  JurisdictionEdge: ResolverTypeWrapper<Omit<JurisdictionEdge, 'node'> & { node: ResolversTypes['Jurisdiction'] }>;
  JurisdictionConnection: ResolverTypeWrapper<Omit<JurisdictionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['JurisdictionEdge']>, nodes: ReadonlyArray<ResolversTypes['Jurisdiction']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  JurisdictionFilter: JurisdictionFilter;
  RegulatorInput: RegulatorInput;
  CreateJurisdictionInput: CreateJurisdictionInput;
  CreateJurisdictionPayload: ResolverTypeWrapper<Omit<CreateJurisdictionPayload, 'jurisdiction'> & { jurisdiction: ResolversTypes['Jurisdiction'] }>;
  UpdateJurisdictionInput: UpdateJurisdictionInput;
  UpdateJurisdictionPayload: ResolverTypeWrapper<Omit<UpdateJurisdictionPayload, 'jurisdiction'> & { jurisdiction: ResolversTypes['Jurisdiction'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Jurisdiction: JurisdictionNounNoun;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  Regulator: Regulator;
  JurisdictionEdge: Omit<JurisdictionEdge, 'node'> & { node: ResolversParentTypes['Jurisdiction'] };
  JurisdictionConnection: Omit<JurisdictionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['JurisdictionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Jurisdiction']> };
  Boolean: Scalars['Boolean']['output'];
  JurisdictionFilter: JurisdictionFilter;
  RegulatorInput: RegulatorInput;
  CreateJurisdictionInput: CreateJurisdictionInput;
  CreateJurisdictionPayload: Omit<CreateJurisdictionPayload, 'jurisdiction'> & { jurisdiction: ResolversParentTypes['Jurisdiction'] };
  UpdateJurisdictionInput: UpdateJurisdictionInput;
  UpdateJurisdictionPayload: Omit<UpdateJurisdictionPayload, 'jurisdiction'> & { jurisdiction: ResolversParentTypes['Jurisdiction'] };
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  JSON: Scalars['JSON']['output'];
  DateTime: Scalars['DateTime']['output'];
  PageInfo: PageInfo;
};

export type JurisdictionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Jurisdiction'] = ResolversParentTypes['Jurisdiction'], FederationReferenceType extends FederationReferenceTypes['Jurisdiction'] = FederationReferenceTypes['Jurisdiction']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Jurisdiction']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nameI18n?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  parentCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['JurisdictionLevel'], ParentType, ContextType>;
  regulator?: Resolver<Maybe<ResolversTypes['Regulator']>, ParentType, ContextType>;
  defaultFrameworkId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['JurisdictionStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RegulatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Regulator'] = ResolversParentTypes['Regulator']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JurisdictionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JurisdictionEdge'] = ResolversParentTypes['JurisdictionEdge']> = {
  node?: Resolver<ResolversTypes['Jurisdiction'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JurisdictionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JurisdictionConnection'] = ResolversParentTypes['JurisdictionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['JurisdictionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Jurisdiction']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreateJurisdictionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateJurisdictionPayload'] = ResolversParentTypes['CreateJurisdictionPayload']> = {
  jurisdiction?: Resolver<ResolversTypes['Jurisdiction'], ParentType, ContextType>;
};

export type UpdateJurisdictionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateJurisdictionPayload'] = ResolversParentTypes['UpdateJurisdictionPayload']> = {
  jurisdiction?: Resolver<ResolversTypes['Jurisdiction'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  jurisdiction?: Resolver<Maybe<ResolversTypes['Jurisdiction']>, ParentType, ContextType, RequireFields<QueryJurisdictionArgs, 'code'>>;
  jurisdictions?: Resolver<ResolversTypes['JurisdictionConnection'], ParentType, ContextType, Partial<QueryJurisdictionsArgs>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createJurisdiction?: Resolver<ResolversTypes['CreateJurisdictionPayload'], ParentType, ContextType, RequireFields<MutationCreateJurisdictionArgs, 'input'>>;
  updateJurisdiction?: Resolver<ResolversTypes['UpdateJurisdictionPayload'], ParentType, ContextType, RequireFields<MutationUpdateJurisdictionArgs, 'input'>>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
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

export type Resolvers<ContextType = Context> = {
  Jurisdiction?: JurisdictionResolvers<ContextType>;
  Regulator?: RegulatorResolvers<ContextType>;
  JurisdictionEdge?: JurisdictionEdgeResolvers<ContextType>;
  JurisdictionConnection?: JurisdictionConnectionResolvers<ContextType>;
  CreateJurisdictionPayload?: CreateJurisdictionPayloadResolvers<ContextType>;
  UpdateJurisdictionPayload?: UpdateJurisdictionPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  PageInfo?: PageInfoResolvers<ContextType>;
};
