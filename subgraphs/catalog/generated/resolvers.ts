import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Jurisdiction as JurisdictionNounNoun } from '../jurisdictions/jurisdiction.ts';
import type { Proposal as ProposalNounNoun } from '../proposals/proposal.ts';
import type { Skill as SkillNounNoun } from '../skills/skill.ts';
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
  /** A decentralized identifier of at most 512 characters, without path, query or fragment, such as did:key:z6Mk… */
  DID: { input: string; output: string; }
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
  /** One proposal. NOT_FOUND when there is none of that id, or it is another issuer's. */
  readonly proposal?: Maybe<Proposal>;
  /** Proposals, newest first: for issuers their own, for administrators all. */
  readonly proposals: ProposalConnection;
  /** One skill. NOT_FOUND when there is none of that id. */
  readonly skill?: Maybe<Skill>;
  /** The skills of the catalog, by name without case and accents. */
  readonly skills: SkillConnection;
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


export type QueryProposalArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProposalsArgs = {
  filter?: InputMaybe<ProposalFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySkillArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySkillsArgs = {
  filter?: InputMaybe<SkillFilter>;
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
  /** Drafts a proposal; for Admins and Operators of issuers. */
  readonly createProposal: CreateProposalPayload;
  /** Changes a DRAFT, or a proposal that changes were asked for; for Admins and Operators of its issuer. */
  readonly updateProposal: UpdateProposalPayload;
  /** Submits a proposal to the administrators, when its payload is right; for Admins and Operators of its issuer. */
  readonly submitProposal: SubmitProposalPayload;
  /** Takes a proposal back; for Admins and Operators of its issuer. */
  readonly withdrawProposal: WithdrawProposalPayload;
  /** Decides about a proposal and tells its proposer by e-mail; for administrators. */
  readonly decideProposal: DecideProposalPayload;
  /** Adds a skill to the catalog; for administrators. */
  readonly createSkill: CreateSkillPayload;
  /** Changes a skill; for administrators. */
  readonly updateSkill: UpdateSkillPayload;
};


export type MutationCreateJurisdictionArgs = {
  input: CreateJurisdictionInput;
};


export type MutationUpdateJurisdictionArgs = {
  input: UpdateJurisdictionInput;
};


export type MutationCreateProposalArgs = {
  input: CreateProposalInput;
};


export type MutationUpdateProposalArgs = {
  input: UpdateProposalInput;
};


export type MutationSubmitProposalArgs = {
  input: SubmitProposalInput;
};


export type MutationWithdrawProposalArgs = {
  input: WithdrawProposalInput;
};


export type MutationDecideProposalArgs = {
  input: DecideProposalInput;
};


export type MutationCreateSkillArgs = {
  input: CreateSkillInput;
};


export type MutationUpdateSkillArgs = {
  input: UpdateSkillInput;
};

/** What is proposed. */
export type ProposalKind =
  /** A new entry of the catalog. */
  | 'NEW_ENTRY'
  /** A new version of an entry. */
  | 'NEW_VERSION'
  /** That an entry is retired. */
  | 'RETIRE_ENTRY'
  /** A new skill. */
  | 'NEW_SKILL'
  /** A new code of a code set. */
  | 'NEW_CODE';

/** How far a proposal is. */
export type ProposalStatus =
  /** Its proposer works on it; nobody decides about it yet. */
  | 'DRAFT'
  /** It waits for an administrator. */
  | 'SUBMITTED'
  /** An administrator looks at it. */
  | 'UNDER_REVIEW'
  /** The administrators ask its proposer for changes; then it may be submitted again. */
  | 'CHANGES_REQUESTED'
  /** What was proposed has been made. */
  | 'ACCEPTED'
  /** Turned down for good. */
  | 'REJECTED'
  /** Taken back by its proposer. */
  | 'WITHDRAWN';

/** What an administrator does with a proposal. */
export type ProposalDecision =
  /** Takes it up: it is UNDER_REVIEW from then on. */
  | 'START_REVIEW'
  /** Makes what was proposed, at the same moment. */
  | 'ACCEPT'
  /** Turns it down for good. */
  | 'REJECT'
  /** Sends it back to its proposer for changes. */
  | 'REQUEST_CHANGES';

/** What an issuer would like the catalog to have. Visible to that issuer and to administrators. */
export type Proposal = {
  readonly __typename?: 'Proposal';
  /** Its id, a UUID. */
  readonly proposalId: Scalars['ID']['output'];
  /** What is proposed. */
  readonly kind: ProposalKind;
  /** The entry of NEW_VERSION and RETIRE_ENTRY, the code set of NEW_CODE; null for others. */
  readonly targetId?: Maybe<Scalars['ID']['output']>;
  /** What is told of the new record, with the fields of the matching create operation; checked when the proposal is submitted. */
  readonly payload: Scalars['JSON']['output'];
  /** The issuer that proposes. */
  readonly proposerIssuerDid: Scalars['DID']['output'];
  /** Why the catalog should have it. */
  readonly rationale: Scalars['String']['output'];
  /** How far it is. */
  readonly status: ProposalStatus;
  /** What the administrators wrote with their last decision; null when they wrote nothing. */
  readonly decisionReason?: Maybe<Scalars['String']['output']>;
  /** The record that its acceptance has made; null before that. */
  readonly resultingId?: Maybe<Scalars['ID']['output']>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When something of it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Grows by one with each change; send it as If-Match to refuse lost updates. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** One row of a list of proposals. */
export type ProposalEdge = {
  readonly __typename?: 'ProposalEdge';
  /** The proposal. */
  readonly node: Proposal;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of proposals, newest first. */
export type ProposalConnection = {
  readonly __typename?: 'ProposalConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<ProposalEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<Proposal>;
  /** Whether and where the list goes on. */
  readonly pageInfo: PageInfo;
  /** Proposals that match, on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that were asked for. */
  readonly size: Scalars['Int']['output'];
};

/** Which proposals to list; every condition narrows. */
export type ProposalFilter = {
  /** Only those of this status. */
  readonly status?: InputMaybe<ProposalStatus>;
  /** Only those of this kind. */
  readonly kind?: InputMaybe<ProposalKind>;
};

/** What is proposed, and why. */
export type CreateProposalInput = {
  /** What is proposed; a kind that cannot be proposed on this platform is refused. */
  readonly kind: ProposalKind;
  /** The entry of NEW_VERSION and RETIRE_ENTRY, the code set of NEW_CODE; left out for others. */
  readonly targetId?: InputMaybe<Scalars['ID']['input']>;
  /** An object of at most 64 KB with the fields of the matching create operation: for NEW_SKILL those of CreateSkillInput. */
  readonly payload: Scalars['JSON']['input'];
  /** Why the catalog should have it; at most 4,000 characters. */
  readonly rationale: Scalars['String']['input'];
};

/** What came of it. */
export type CreateProposalPayload = {
  readonly __typename?: 'CreateProposalPayload';
  /** The new proposal, a DRAFT. */
  readonly proposal: Proposal;
};

/** What to change of a proposal; what is left out stays, and one of them must be there. */
export type UpdateProposalInput = {
  /** Which one. */
  readonly proposalId: Scalars['ID']['input'];
  /** Another entry or code set. */
  readonly targetId?: InputMaybe<Scalars['ID']['input']>;
  /** All of the payload, in place of what it has. */
  readonly payload?: InputMaybe<Scalars['JSON']['input']>;
  /** Why the catalog should have it; at most 4,000 characters. */
  readonly rationale?: InputMaybe<Scalars['String']['input']>;
};

/** What came of it. */
export type UpdateProposalPayload = {
  readonly __typename?: 'UpdateProposalPayload';
  /** The proposal after the change. */
  readonly proposal: Proposal;
};

/** Which proposal to submit. */
export type SubmitProposalInput = {
  /** Which one: a DRAFT, or one that was changed after a request for changes. */
  readonly proposalId: Scalars['ID']['input'];
};

/** What came of it. */
export type SubmitProposalPayload = {
  readonly __typename?: 'SubmitProposalPayload';
  /** The proposal, SUBMITTED. */
  readonly proposal: Proposal;
};

/** Which proposal to withdraw. */
export type WithdrawProposalInput = {
  /** Which one: any that is neither accepted nor rejected. */
  readonly proposalId: Scalars['ID']['input'];
};

/** What came of it. */
export type WithdrawProposalPayload = {
  readonly __typename?: 'WithdrawProposalPayload';
  /** The proposal, WITHDRAWN. */
  readonly proposal: Proposal;
};

/** A decision about a proposal. */
export type DecideProposalInput = {
  /** Which one. */
  readonly proposalId: Scalars['ID']['input'];
  /** What to do with it. */
  readonly decision: ProposalDecision;
  /** What its proposer reads: needed to reject and to ask for changes, left out to start the review; at most 2,000 characters. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** What came of it. */
export type DecideProposalPayload = {
  readonly __typename?: 'DecideProposalPayload';
  /** The proposal after the decision. */
  readonly proposal: Proposal;
};

/** Where a skill and its identifier come from. */
export type SkillSource =
  /** This catalog. */
  | 'LOCAL'
  /** The European classification of skills, competences and occupations. */
  | 'ESCO'
  /** The Occupational Information Network of the United States. */
  | 'ONET'
  /** A library of rich skill descriptors. */
  | 'RSD';

/** What kind of thing a skill is. */
export type SkillType =
  /** Something that can be known. */
  | 'KNOWLEDGE'
  /** Something that can be done. */
  | 'SKILL'
  /** Knowing and doing together, on one's own responsibility. */
  | 'COMPETENCE';

/** How far a skill carries from one occupation to others. */
export type SkillReuseLevel =
  /** To nearly all occupations. */
  | 'TRANSVERSAL'
  /** To several sectors. */
  | 'CROSS_SECTOR'
  /** To the occupations of one sector. */
  | 'SECTOR_SPECIFIC'
  /** To one occupation. */
  | 'OCCUPATION_SPECIFIC';

/** Whether a skill is to be used for something new. */
export type SkillStatus =
  /** In use. */
  | 'ACTIVE'
  /** Stays readable where it is named; not to be named anew. */
  | 'RETIRED';

/** Something that can be known or done, in words that entries and credentials share. */
export type Skill = {
  readonly __typename?: 'Skill';
  /** Its id, a UUID. */
  readonly skillId: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What it is; null when nothing was told. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Where it comes from. */
  readonly source: SkillSource;
  /** Its identifier there: a URL, or the element id of O*NET such as 2.A.1.a; null for a LOCAL skill without one. */
  readonly sourceUri?: Maybe<Scalars['String']['output']>;
  /** What kind of thing it is. */
  readonly skillType: SkillType;
  /** How far it carries; null when that was not told. */
  readonly reuseLevel?: Maybe<SkillReuseLevel>;
  /** Other words for it: a list of labels by language tag (BCP 47). */
  readonly altLabelsI18n: Scalars['JSON']['output'];
  /** Ids of the wider skills that it is a part of. */
  readonly broaderIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Whether it is to be used for something new. */
  readonly status: SkillStatus;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When something of it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Grows by one with each change; send it as If-Match to refuse lost updates. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** One row of a list of skills. */
export type SkillEdge = {
  readonly __typename?: 'SkillEdge';
  /** The skill. */
  readonly node: Skill;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of skills, by name without case and accents. */
export type SkillConnection = {
  readonly __typename?: 'SkillConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<SkillEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<Skill>;
  /** Whether and where the list goes on. */
  readonly pageInfo: PageInfo;
  /** Skills that match, on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that were asked for. */
  readonly size: Scalars['Int']['output'];
};

/** Which skills to list; every condition narrows. */
export type SkillFilter = {
  /** What the name or an alternative label begins with, in any case and with or without accents; at most 100 characters. */
  readonly q?: InputMaybe<Scalars['String']['input']>;
  /** Only those of this source. */
  readonly source?: InputMaybe<SkillSource>;
  /** Only those of this kind. */
  readonly skillType?: InputMaybe<SkillType>;
  /** Only those of this status. */
  readonly status?: InputMaybe<SkillStatus>;
};

/** What a new skill is. */
export type CreateSkillInput = {
  /** Its name; at most 255 characters. */
  readonly name: Scalars['String']['input'];
  /** What it is; at most 4,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Where it comes from; LOCAL unless told. */
  readonly source?: InputMaybe<SkillSource>;
  /** Its identifier there, which every source but LOCAL asks for: the URI of ESCO, an element id or https URL of O*NET, the https URL of an RSD. Each once. */
  readonly sourceUri?: InputMaybe<Scalars['String']['input']>;
  /** What kind of thing it is; KNOWLEDGE unless told. */
  readonly skillType?: InputMaybe<SkillType>;
  /** How far it carries. */
  readonly reuseLevel?: InputMaybe<SkillReuseLevel>;
  /** Other words for it: a list of labels by language tag (BCP 47), at most 100 labels in all. */
  readonly altLabelsI18n?: InputMaybe<Scalars['JSON']['input']>;
  /** Ids of the wider skills that it is a part of; at most 50, which are in the catalog. */
  readonly broaderIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** What came of it. */
export type CreateSkillPayload = {
  readonly __typename?: 'CreateSkillPayload';
  /** The new skill. */
  readonly skill: Skill;
};

/** What to change of a skill; what is left out stays. */
export type UpdateSkillInput = {
  /** Which one. */
  readonly skillId: Scalars['ID']['input'];
  /** Its name; at most 255 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** What it is; at most 4,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Where it comes from; another source asks for another identifier. */
  readonly source?: InputMaybe<SkillSource>;
  /** Its identifier there. */
  readonly sourceUri?: InputMaybe<Scalars['String']['input']>;
  /** What kind of thing it is. */
  readonly skillType?: InputMaybe<SkillType>;
  /** How far it carries. */
  readonly reuseLevel?: InputMaybe<SkillReuseLevel>;
  /** All of its other words, in place of those it has. */
  readonly altLabelsI18n?: InputMaybe<Scalars['JSON']['input']>;
  /** All of the wider skills, in place of those it has; none that it is itself broader than. */
  readonly broaderIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Whether it is to be used for something new. */
  readonly status?: InputMaybe<SkillStatus>;
};

/** What came of it. */
export type UpdateSkillPayload = {
  readonly __typename?: 'UpdateSkillPayload';
  /** The skill after the change. */
  readonly skill: Skill;
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
  Skill: Skill;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Jurisdiction:
    ( { __typename: 'Jurisdiction' }
    & GraphQLRecursivePick<FederationTypes['Jurisdiction'], {"code":true}> );
  Skill:
    ( { __typename: 'Skill' }
    & GraphQLRecursivePick<FederationTypes['Skill'], {"skillId":true}> );
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
  ProposalKind: ProposalKind;
  ProposalStatus: ProposalStatus;
  ProposalDecision: ProposalDecision;
  Proposal: ResolverTypeWrapper<ProposalNounNoun>;
  ProposalEdge: ResolverTypeWrapper<Omit<ProposalEdge, 'node'> & { node: ResolversTypes['Proposal'] }>;
  ProposalConnection: ResolverTypeWrapper<Omit<ProposalConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProposalEdge']>, nodes: ReadonlyArray<ResolversTypes['Proposal']> }>;
  ProposalFilter: ProposalFilter;
  CreateProposalInput: CreateProposalInput;
  CreateProposalPayload: ResolverTypeWrapper<Omit<CreateProposalPayload, 'proposal'> & { proposal: ResolversTypes['Proposal'] }>;
  UpdateProposalInput: UpdateProposalInput;
  UpdateProposalPayload: ResolverTypeWrapper<Omit<UpdateProposalPayload, 'proposal'> & { proposal: ResolversTypes['Proposal'] }>;
  SubmitProposalInput: SubmitProposalInput;
  SubmitProposalPayload: ResolverTypeWrapper<Omit<SubmitProposalPayload, 'proposal'> & { proposal: ResolversTypes['Proposal'] }>;
  WithdrawProposalInput: WithdrawProposalInput;
  WithdrawProposalPayload: ResolverTypeWrapper<Omit<WithdrawProposalPayload, 'proposal'> & { proposal: ResolversTypes['Proposal'] }>;
  DecideProposalInput: DecideProposalInput;
  DecideProposalPayload: ResolverTypeWrapper<Omit<DecideProposalPayload, 'proposal'> & { proposal: ResolversTypes['Proposal'] }>;
  SkillSource: SkillSource;
  SkillType: SkillType;
  SkillReuseLevel: SkillReuseLevel;
  SkillStatus: SkillStatus;
  Skill: ResolverTypeWrapper<SkillNounNoun>;
  SkillEdge: ResolverTypeWrapper<Omit<SkillEdge, 'node'> & { node: ResolversTypes['Skill'] }>;
  SkillConnection: ResolverTypeWrapper<Omit<SkillConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['SkillEdge']>, nodes: ReadonlyArray<ResolversTypes['Skill']> }>;
  SkillFilter: SkillFilter;
  CreateSkillInput: CreateSkillInput;
  CreateSkillPayload: ResolverTypeWrapper<Omit<CreateSkillPayload, 'skill'> & { skill: ResolversTypes['Skill'] }>;
  UpdateSkillInput: UpdateSkillInput;
  UpdateSkillPayload: ResolverTypeWrapper<Omit<UpdateSkillPayload, 'skill'> & { skill: ResolversTypes['Skill'] }>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  DID: ResolverTypeWrapper<Scalars['DID']['output']>;
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
  Proposal: ProposalNounNoun;
  ProposalEdge: Omit<ProposalEdge, 'node'> & { node: ResolversParentTypes['Proposal'] };
  ProposalConnection: Omit<ProposalConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProposalEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Proposal']> };
  ProposalFilter: ProposalFilter;
  CreateProposalInput: CreateProposalInput;
  CreateProposalPayload: Omit<CreateProposalPayload, 'proposal'> & { proposal: ResolversParentTypes['Proposal'] };
  UpdateProposalInput: UpdateProposalInput;
  UpdateProposalPayload: Omit<UpdateProposalPayload, 'proposal'> & { proposal: ResolversParentTypes['Proposal'] };
  SubmitProposalInput: SubmitProposalInput;
  SubmitProposalPayload: Omit<SubmitProposalPayload, 'proposal'> & { proposal: ResolversParentTypes['Proposal'] };
  WithdrawProposalInput: WithdrawProposalInput;
  WithdrawProposalPayload: Omit<WithdrawProposalPayload, 'proposal'> & { proposal: ResolversParentTypes['Proposal'] };
  DecideProposalInput: DecideProposalInput;
  DecideProposalPayload: Omit<DecideProposalPayload, 'proposal'> & { proposal: ResolversParentTypes['Proposal'] };
  Skill: SkillNounNoun;
  SkillEdge: Omit<SkillEdge, 'node'> & { node: ResolversParentTypes['Skill'] };
  SkillConnection: Omit<SkillConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['SkillEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Skill']> };
  SkillFilter: SkillFilter;
  CreateSkillInput: CreateSkillInput;
  CreateSkillPayload: Omit<CreateSkillPayload, 'skill'> & { skill: ResolversParentTypes['Skill'] };
  UpdateSkillInput: UpdateSkillInput;
  UpdateSkillPayload: Omit<UpdateSkillPayload, 'skill'> & { skill: ResolversParentTypes['Skill'] };
  JSON: Scalars['JSON']['output'];
  DateTime: Scalars['DateTime']['output'];
  PageInfo: PageInfo;
  DID: Scalars['DID']['output'];
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
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType, RequireFields<QueryProposalArgs, 'id'>>;
  proposals?: Resolver<ResolversTypes['ProposalConnection'], ParentType, ContextType, Partial<QueryProposalsArgs>>;
  skill?: Resolver<Maybe<ResolversTypes['Skill']>, ParentType, ContextType, RequireFields<QuerySkillArgs, 'id'>>;
  skills?: Resolver<ResolversTypes['SkillConnection'], ParentType, ContextType, Partial<QuerySkillsArgs>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createJurisdiction?: Resolver<ResolversTypes['CreateJurisdictionPayload'], ParentType, ContextType, RequireFields<MutationCreateJurisdictionArgs, 'input'>>;
  updateJurisdiction?: Resolver<ResolversTypes['UpdateJurisdictionPayload'], ParentType, ContextType, RequireFields<MutationUpdateJurisdictionArgs, 'input'>>;
  createProposal?: Resolver<ResolversTypes['CreateProposalPayload'], ParentType, ContextType, RequireFields<MutationCreateProposalArgs, 'input'>>;
  updateProposal?: Resolver<ResolversTypes['UpdateProposalPayload'], ParentType, ContextType, RequireFields<MutationUpdateProposalArgs, 'input'>>;
  submitProposal?: Resolver<ResolversTypes['SubmitProposalPayload'], ParentType, ContextType, RequireFields<MutationSubmitProposalArgs, 'input'>>;
  withdrawProposal?: Resolver<ResolversTypes['WithdrawProposalPayload'], ParentType, ContextType, RequireFields<MutationWithdrawProposalArgs, 'input'>>;
  decideProposal?: Resolver<ResolversTypes['DecideProposalPayload'], ParentType, ContextType, RequireFields<MutationDecideProposalArgs, 'input'>>;
  createSkill?: Resolver<ResolversTypes['CreateSkillPayload'], ParentType, ContextType, RequireFields<MutationCreateSkillArgs, 'input'>>;
  updateSkill?: Resolver<ResolversTypes['UpdateSkillPayload'], ParentType, ContextType, RequireFields<MutationUpdateSkillArgs, 'input'>>;
};

export type ProposalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Proposal'] = ResolversParentTypes['Proposal']> = {
  proposalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProposalKind'], ParentType, ContextType>;
  targetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  payload?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  proposerIssuerDid?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  rationale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProposalStatus'], ParentType, ContextType>;
  decisionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resultingId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProposalEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposalEdge'] = ResolversParentTypes['ProposalEdge']> = {
  node?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProposalConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposalConnection'] = ResolversParentTypes['ProposalConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProposalEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Proposal']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreateProposalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateProposalPayload'] = ResolversParentTypes['CreateProposalPayload']> = {
  proposal?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType>;
};

export type UpdateProposalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProposalPayload'] = ResolversParentTypes['UpdateProposalPayload']> = {
  proposal?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType>;
};

export type SubmitProposalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitProposalPayload'] = ResolversParentTypes['SubmitProposalPayload']> = {
  proposal?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType>;
};

export type WithdrawProposalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawProposalPayload'] = ResolversParentTypes['WithdrawProposalPayload']> = {
  proposal?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType>;
};

export type DecideProposalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecideProposalPayload'] = ResolversParentTypes['DecideProposalPayload']> = {
  proposal?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType>;
};

export type SkillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Skill'] = ResolversParentTypes['Skill'], FederationReferenceType extends FederationReferenceTypes['Skill'] = FederationReferenceTypes['Skill']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Skill']> | FederationReferenceType, FederationReferenceType, ContextType>;
  skillId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['SkillSource'], ParentType, ContextType>;
  sourceUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skillType?: Resolver<ResolversTypes['SkillType'], ParentType, ContextType>;
  reuseLevel?: Resolver<Maybe<ResolversTypes['SkillReuseLevel']>, ParentType, ContextType>;
  altLabelsI18n?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  broaderIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SkillStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SkillEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkillEdge'] = ResolversParentTypes['SkillEdge']> = {
  node?: Resolver<ResolversTypes['Skill'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SkillConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkillConnection'] = ResolversParentTypes['SkillConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SkillEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Skill']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreateSkillPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateSkillPayload'] = ResolversParentTypes['CreateSkillPayload']> = {
  skill?: Resolver<ResolversTypes['Skill'], ParentType, ContextType>;
};

export type UpdateSkillPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSkillPayload'] = ResolversParentTypes['UpdateSkillPayload']> = {
  skill?: Resolver<ResolversTypes['Skill'], ParentType, ContextType>;
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

export interface DidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DID'], any> {
  name: 'DID';
}

export type Resolvers<ContextType = Context> = {
  Jurisdiction?: JurisdictionResolvers<ContextType>;
  Regulator?: RegulatorResolvers<ContextType>;
  JurisdictionEdge?: JurisdictionEdgeResolvers<ContextType>;
  JurisdictionConnection?: JurisdictionConnectionResolvers<ContextType>;
  CreateJurisdictionPayload?: CreateJurisdictionPayloadResolvers<ContextType>;
  UpdateJurisdictionPayload?: UpdateJurisdictionPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Proposal?: ProposalResolvers<ContextType>;
  ProposalEdge?: ProposalEdgeResolvers<ContextType>;
  ProposalConnection?: ProposalConnectionResolvers<ContextType>;
  CreateProposalPayload?: CreateProposalPayloadResolvers<ContextType>;
  UpdateProposalPayload?: UpdateProposalPayloadResolvers<ContextType>;
  SubmitProposalPayload?: SubmitProposalPayloadResolvers<ContextType>;
  WithdrawProposalPayload?: WithdrawProposalPayloadResolvers<ContextType>;
  DecideProposalPayload?: DecideProposalPayloadResolvers<ContextType>;
  Skill?: SkillResolvers<ContextType>;
  SkillEdge?: SkillEdgeResolvers<ContextType>;
  SkillConnection?: SkillConnectionResolvers<ContextType>;
  CreateSkillPayload?: CreateSkillPayloadResolvers<ContextType>;
  UpdateSkillPayload?: UpdateSkillPayloadResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  PageInfo?: PageInfoResolvers<ContextType>;
  DID?: GraphQLScalarType;
};
