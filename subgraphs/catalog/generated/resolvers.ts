import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Code as CodeNounNoun, CodeSet as CodeSetNounNoun } from '../codes/code-set.ts';
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
  /** An instant as ISO 8601 text in UTC with milliseconds, such as 2026-01-02T03:04:05.678Z. */
  DateTime: { input: Date; output: Date; }
  /** Any JSON value, passed through as it is: what stands inside may be signed. */
  JSON: { input: unknown; output: unknown; }
  _FieldSet: { input: string; output: string; }
};

/** A list of codes by one authority. Neither it nor its codes change: what changes becomes a new version. */
export type CodeSet = {
  readonly __typename?: 'CodeSet';
  /** Its identifier. */
  readonly codeSetId: Scalars['ID']['output'];
  /** What all its versions are called, such as iso-3166-1. */
  readonly name: Scalars['String']['output'];
  /** Which version it is; each version of a name is there once. */
  readonly version: Scalars['String']['output'];
  /** Who decides about the codes. */
  readonly authority: Scalars['String']['output'];
  /** Where the authority publishes them; null where nothing is named. */
  readonly authorityUrl?: Maybe<Scalars['String']['output']>;
  /** The jurisdiction in which it is used; null for everywhere. */
  readonly jurisdictionCode?: Maybe<Scalars['String']['output']>;
  /** When it came into the catalog. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The same instant: a code set does not change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Always 1: a code set does not change. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** One code of a set, from an instant to another. */
export type Code = {
  readonly __typename?: 'Code';
  /** The code, as its authority writes it. */
  readonly code: Scalars['String']['output'];
  /** What it means, by language tag (BCP 47). */
  readonly labelI18n: Scalars['JSON']['output'];
  /** The code of the same set that it is a part of; null for none. */
  readonly parentCode?: Maybe<Scalars['String']['output']>;
  /** From when on it is valid. */
  readonly validFrom: Scalars['DateTime']['output'];
  /** The first instant at which it no longer is valid; null while no end is known. */
  readonly validTo?: Maybe<Scalars['DateTime']['output']>;
};

/** A code as it stood at an instant. */
export type ResolvedCode = {
  readonly __typename?: 'ResolvedCode';
  /** The code: as it was valid then, or else as it was valid last before, or else as it became valid first. */
  readonly code: Code;
  /** The set in which it was found. */
  readonly codeSet: CodeSet;
  /** Whether it was valid at that instant. */
  readonly isValid: Scalars['Boolean']['output'];
};

/** One row of a list of code sets. */
export type CodeSetEdge = {
  readonly __typename?: 'CodeSetEdge';
  /** The code set. */
  readonly node: CodeSet;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of code sets, by name and version. */
export type CodeSetConnection = {
  readonly __typename?: 'CodeSetConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<CodeSetEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<CodeSet>;
  /** Whether and where the list goes on. */
  readonly pageInfo: PageInfo;
  /** Code sets that match, on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that were asked for. */
  readonly size: Scalars['Int']['output'];
};

/** One row of a list of codes. */
export type CodeEdge = {
  readonly __typename?: 'CodeEdge';
  /** The code. */
  readonly node: Code;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of codes, by code. */
export type CodeConnection = {
  readonly __typename?: 'CodeConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<CodeEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<Code>;
  /** Whether and where the list goes on. */
  readonly pageInfo: PageInfo;
  /** Codes that match, on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that were asked for. */
  readonly size: Scalars['Int']['output'];
};

/** Which code sets to list; every condition narrows. */
export type CodeSetFilter = {
  /** Only those that are used in this jurisdiction. */
  readonly jurisdictionCode?: InputMaybe<Scalars['String']['input']>;
  /** Only the versions of this name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

/** One code of a new set. */
export type CodeInput = {
  /** The code, as its authority writes it; no spaces, at most 100 characters. */
  readonly code: Scalars['String']['input'];
  /** What it means, by language tag (BCP 47), in one language at least. */
  readonly labelI18n: Scalars['JSON']['input'];
  /** The code of this list that it is a part of. */
  readonly parentCode?: InputMaybe<Scalars['String']['input']>;
  /** From when on it is valid; now unless told. */
  readonly validFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** The first instant at which it no longer is valid. A code that means something else later stands in the list again, from then on. */
  readonly validTo?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What a new code set is. */
export type CreateCodeSetInput = {
  /** What all its versions are called: small letters and digits with - or . between them. */
  readonly name: Scalars['String']['input'];
  /** Which version it is: letters and digits with . _ or - between them; each once. */
  readonly version: Scalars['String']['input'];
  /** Who decides about the codes; at most 255 characters. */
  readonly authority: Scalars['String']['input'];
  /** Where the authority publishes them. */
  readonly authorityUrl?: InputMaybe<Scalars['String']['input']>;
  /** The jurisdiction in which it is used; one of the catalog. */
  readonly jurisdictionCode?: InputMaybe<Scalars['String']['input']>;
  /** Its codes, 1 to 5,000. */
  readonly codes: ReadonlyArray<CodeInput>;
};

/** What came of it. */
export type CreateCodeSetPayload = {
  readonly __typename?: 'CreateCodeSetPayload';
  /** The new code set. */
  readonly codeSet: CodeSet;
};

export type Query = {
  readonly __typename?: 'Query';
  /** The code sets of the catalog, by name and version: those that come with the platform, such as iso-3166-1, and those that administrators have made. */
  readonly codeSets: CodeSetConnection;
  /** The codes of a set that are valid at an instant, by code. NOT_FOUND when there is no such set. */
  readonly codes: CodeConnection;
  /** One code as it stood at an instant, for old records also one that no longer is valid. NOT_FOUND when the set never had it. */
  readonly code?: Maybe<ResolvedCode>;
  /** One jurisdiction. NOT_FOUND when there is none of that code. */
  readonly jurisdiction?: Maybe<Jurisdiction>;
  /** The jurisdictions of the catalog, by code. */
  readonly jurisdictions: JurisdictionConnection;
};


export type QueryCodeSetsArgs = {
  filter?: InputMaybe<CodeSetFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCodesArgs = {
  codeSet: Scalars['String']['input'];
  at?: InputMaybe<Scalars['DateTime']['input']>;
  parentCode?: InputMaybe<Scalars['String']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCodeArgs = {
  codeSet: Scalars['String']['input'];
  code: Scalars['String']['input'];
  at?: InputMaybe<Scalars['DateTime']['input']>;
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
  /** Adds a code set with all its codes, or nothing; for administrators. */
  readonly createCodeSet: CreateCodeSetPayload;
  /** Adds a jurisdiction to the catalog; for administrators. */
  readonly createJurisdiction: CreateJurisdictionPayload;
  /** Changes a jurisdiction; for administrators. */
  readonly updateJurisdiction: UpdateJurisdictionPayload;
};


export type MutationCreateCodeSetArgs = {
  input: CreateCodeSetInput;
};


export type MutationCreateJurisdictionArgs = {
  input: CreateJurisdictionInput;
};


export type MutationUpdateJurisdictionArgs = {
  input: UpdateJurisdictionInput;
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
  CodeSet: ResolverTypeWrapper<CodeSetNounNoun>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Code: ResolverTypeWrapper<CodeNounNoun>;
  ResolvedCode: ResolverTypeWrapper<Omit<ResolvedCode, 'code' | 'codeSet'> & { code: ResolversTypes['Code'], codeSet: ResolversTypes['CodeSet'] }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CodeSetEdge: ResolverTypeWrapper<Omit<CodeSetEdge, 'node'> & { node: ResolversTypes['CodeSet'] }>;
  CodeSetConnection: ResolverTypeWrapper<Omit<CodeSetConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['CodeSetEdge']>, nodes: ReadonlyArray<ResolversTypes['CodeSet']> }>;
  CodeEdge: ResolverTypeWrapper<Omit<CodeEdge, 'node'> & { node: ResolversTypes['Code'] }>;
  CodeConnection: ResolverTypeWrapper<Omit<CodeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['CodeEdge']>, nodes: ReadonlyArray<ResolversTypes['Code']> }>;
  CodeSetFilter: CodeSetFilter;
  CodeInput: CodeInput;
  CreateCodeSetInput: CreateCodeSetInput;
  CreateCodeSetPayload: ResolverTypeWrapper<Omit<CreateCodeSetPayload, 'codeSet'> & { codeSet: ResolversTypes['CodeSet'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  JurisdictionLevel: JurisdictionLevel;
  JurisdictionStatus: JurisdictionStatus;
  Jurisdiction: ResolverTypeWrapper<JurisdictionNounNoun>;
  Regulator: ResolverTypeWrapper<Regulator>;
  JurisdictionEdge: ResolverTypeWrapper<Omit<JurisdictionEdge, 'node'> & { node: ResolversTypes['Jurisdiction'] }>;
  JurisdictionConnection: ResolverTypeWrapper<Omit<JurisdictionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['JurisdictionEdge']>, nodes: ReadonlyArray<ResolversTypes['Jurisdiction']> }>;
  JurisdictionFilter: JurisdictionFilter;
  RegulatorInput: RegulatorInput;
  CreateJurisdictionInput: CreateJurisdictionInput;
  CreateJurisdictionPayload: ResolverTypeWrapper<Omit<CreateJurisdictionPayload, 'jurisdiction'> & { jurisdiction: ResolversTypes['Jurisdiction'] }>;
  UpdateJurisdictionInput: UpdateJurisdictionInput;
  UpdateJurisdictionPayload: ResolverTypeWrapper<Omit<UpdateJurisdictionPayload, 'jurisdiction'> & { jurisdiction: ResolversTypes['Jurisdiction'] }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  CodeSet: CodeSetNounNoun;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  Code: CodeNounNoun;
  ResolvedCode: Omit<ResolvedCode, 'code' | 'codeSet'> & { code: ResolversParentTypes['Code'], codeSet: ResolversParentTypes['CodeSet'] };
  Boolean: Scalars['Boolean']['output'];
  CodeSetEdge: Omit<CodeSetEdge, 'node'> & { node: ResolversParentTypes['CodeSet'] };
  CodeSetConnection: Omit<CodeSetConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['CodeSetEdge']>, nodes: ReadonlyArray<ResolversParentTypes['CodeSet']> };
  CodeEdge: Omit<CodeEdge, 'node'> & { node: ResolversParentTypes['Code'] };
  CodeConnection: Omit<CodeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['CodeEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Code']> };
  CodeSetFilter: CodeSetFilter;
  CodeInput: CodeInput;
  CreateCodeSetInput: CreateCodeSetInput;
  CreateCodeSetPayload: Omit<CreateCodeSetPayload, 'codeSet'> & { codeSet: ResolversParentTypes['CodeSet'] };
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  Jurisdiction: JurisdictionNounNoun;
  Regulator: Regulator;
  JurisdictionEdge: Omit<JurisdictionEdge, 'node'> & { node: ResolversParentTypes['Jurisdiction'] };
  JurisdictionConnection: Omit<JurisdictionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['JurisdictionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Jurisdiction']> };
  JurisdictionFilter: JurisdictionFilter;
  RegulatorInput: RegulatorInput;
  CreateJurisdictionInput: CreateJurisdictionInput;
  CreateJurisdictionPayload: Omit<CreateJurisdictionPayload, 'jurisdiction'> & { jurisdiction: ResolversParentTypes['Jurisdiction'] };
  UpdateJurisdictionInput: UpdateJurisdictionInput;
  UpdateJurisdictionPayload: Omit<UpdateJurisdictionPayload, 'jurisdiction'> & { jurisdiction: ResolversParentTypes['Jurisdiction'] };
  DateTime: Scalars['DateTime']['output'];
  JSON: Scalars['JSON']['output'];
  PageInfo: PageInfo;
};

export type CodeSetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CodeSet'] = ResolversParentTypes['CodeSet']> = {
  codeSetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authority?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorityUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jurisdictionCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Code'] = ResolversParentTypes['Code']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labelI18n?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  parentCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ResolvedCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResolvedCode'] = ResolversParentTypes['ResolvedCode']> = {
  code?: Resolver<ResolversTypes['Code'], ParentType, ContextType>;
  codeSet?: Resolver<ResolversTypes['CodeSet'], ParentType, ContextType>;
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CodeSetEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CodeSetEdge'] = ResolversParentTypes['CodeSetEdge']> = {
  node?: Resolver<ResolversTypes['CodeSet'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CodeSetConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CodeSetConnection'] = ResolversParentTypes['CodeSetConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CodeSetEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['CodeSet']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CodeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CodeEdge'] = ResolversParentTypes['CodeEdge']> = {
  node?: Resolver<ResolversTypes['Code'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CodeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CodeConnection'] = ResolversParentTypes['CodeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CodeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Code']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreateCodeSetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCodeSetPayload'] = ResolversParentTypes['CreateCodeSetPayload']> = {
  codeSet?: Resolver<ResolversTypes['CodeSet'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  codeSets?: Resolver<ResolversTypes['CodeSetConnection'], ParentType, ContextType, Partial<QueryCodeSetsArgs>>;
  codes?: Resolver<ResolversTypes['CodeConnection'], ParentType, ContextType, RequireFields<QueryCodesArgs, 'codeSet'>>;
  code?: Resolver<Maybe<ResolversTypes['ResolvedCode']>, ParentType, ContextType, RequireFields<QueryCodeArgs, 'codeSet' | 'code'>>;
  jurisdiction?: Resolver<Maybe<ResolversTypes['Jurisdiction']>, ParentType, ContextType, RequireFields<QueryJurisdictionArgs, 'code'>>;
  jurisdictions?: Resolver<ResolversTypes['JurisdictionConnection'], ParentType, ContextType, Partial<QueryJurisdictionsArgs>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createCodeSet?: Resolver<ResolversTypes['CreateCodeSetPayload'], ParentType, ContextType, RequireFields<MutationCreateCodeSetArgs, 'input'>>;
  createJurisdiction?: Resolver<ResolversTypes['CreateJurisdictionPayload'], ParentType, ContextType, RequireFields<MutationCreateJurisdictionArgs, 'input'>>;
  updateJurisdiction?: Resolver<ResolversTypes['UpdateJurisdictionPayload'], ParentType, ContextType, RequireFields<MutationUpdateJurisdictionArgs, 'input'>>;
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

export type Resolvers<ContextType = Context> = {
  CodeSet?: CodeSetResolvers<ContextType>;
  Code?: CodeResolvers<ContextType>;
  ResolvedCode?: ResolvedCodeResolvers<ContextType>;
  CodeSetEdge?: CodeSetEdgeResolvers<ContextType>;
  CodeSetConnection?: CodeSetConnectionResolvers<ContextType>;
  CodeEdge?: CodeEdgeResolvers<ContextType>;
  CodeConnection?: CodeConnectionResolvers<ContextType>;
  CreateCodeSetPayload?: CreateCodeSetPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Jurisdiction?: JurisdictionResolvers<ContextType>;
  Regulator?: RegulatorResolvers<ContextType>;
  JurisdictionEdge?: JurisdictionEdgeResolvers<ContextType>;
  JurisdictionConnection?: JurisdictionConnectionResolvers<ContextType>;
  CreateJurisdictionPayload?: CreateJurisdictionPayloadResolvers<ContextType>;
  UpdateJurisdictionPayload?: UpdateJurisdictionPayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  PageInfo?: PageInfoResolvers<ContextType>;
};
