import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Learner as LearnerNounNoun } from '../learners/learner.ts';
import type { LearnerMerge as LearnerMergeNounNoun } from '../merges/merge.ts';
import type { IdentityLink as LearnerLinkNounNoun, IdentityLink as OwnLearnerLinkNounNoun } from '../links/link.ts';
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
  /** An instant as ISO 8601 text in UTC with milliseconds, such as 2026-01-02T03:04:05.678Z. */
  DateTime: { input: Date; output: Date; }
  _FieldSet: { input: string; output: string; }
};

/** Why a learner is forgotten. */
export type LearnerErasureReason =
  /** A holder who is linked to the learner asks for it. */
  | 'HOLDER_REQUEST'
  /** The learner asks for it by another way. */
  | 'LEARNER_REQUEST'
  /** The records are kept no longer. */
  | 'RETENTION_OVER'
  /** The learner was never one of yours. */
  | 'ENTERED_IN_ERROR';

/** Whom to forget, and why. */
export type EraseLearnerInput = {
  /** Which learner. */
  readonly learnerId: Scalars['ID']['input'];
  /** Why; the audit trail keeps it. */
  readonly reason: LearnerErasureReason;
};

/** What came of it. */
export type EraseLearnerPayload = {
  readonly __typename?: 'EraseLearnerPayload';
  /** What is left: a pseudonym. */
  readonly learner: Learner;
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Takes away for good who a learner is; enrolments and outcomes stay under the id. For administrators of the issuer. */
  readonly eraseLearner: EraseLearnerPayload;
  /** Adds a learner; for members of an issuer. */
  readonly createLearner: CreateLearnerPayload;
  /** Changes a learner; for members of their issuer. */
  readonly updateLearner: UpdateLearnerPayload;
  /** Asks a holder whether a learner is them; for members of the issuer. */
  readonly proposeLearnerLink: ProposeLearnerLinkPayload;
  /** Takes a proposal back; for members of the issuer. */
  readonly withdrawLearnerLink: WithdrawLearnerLinkPayload;
  /** The signed-in holder is that learner. */
  readonly acceptLearnerLink: OwnLearnerLinkPayload;
  /** The signed-in holder is not that learner. */
  readonly rejectLearnerLink: OwnLearnerLinkPayload;
  /** The signed-in holder ends a link; what was issued stays in the wallet. */
  readonly endLearnerLink: OwnLearnerLinkPayload;
  /** Moves everything that a learner has to another one of yours; it can be undone for 30 days. */
  readonly mergeLearners: MergeLearnersPayload;
  /** Gives a learner back what a merge has moved. */
  readonly undoLearnerMerge: UndoLearnerMergePayload;
};


export type MutationEraseLearnerArgs = {
  input: EraseLearnerInput;
};


export type MutationCreateLearnerArgs = {
  input: CreateLearnerInput;
};


export type MutationUpdateLearnerArgs = {
  input: UpdateLearnerInput;
};


export type MutationProposeLearnerLinkArgs = {
  input: ProposeLearnerLinkInput;
};


export type MutationWithdrawLearnerLinkArgs = {
  input: WithdrawLearnerLinkInput;
};


export type MutationAcceptLearnerLinkArgs = {
  input: OwnLearnerLinkInput;
};


export type MutationRejectLearnerLinkArgs = {
  input: OwnLearnerLinkInput;
};


export type MutationEndLearnerLinkArgs = {
  input: OwnLearnerLinkInput;
};


export type MutationMergeLearnersArgs = {
  input: MergeLearnersInput;
};


export type MutationUndoLearnerMergeArgs = {
  input: UndoLearnerMergeInput;
};

/** How a learner stands. */
export type LearnerStatus =
  /** Studies, or may begin to. */
  | 'ACTIVE'
  /** Has left; the records stay. */
  | 'INACTIVE'
  /** Was found to be another learner, who has the records now. */
  | 'MERGED'
  /** Was forgotten; what law demands stays without a name. */
  | 'ERASED';

/** A person as one issuer knows them (a user of 1EdTech OneRoster). The date of birth is never kept. */
export type Learner = {
  readonly __typename?: 'Learner';
  /** Names them in every call. */
  readonly learnerId: Scalars['ID']['output'];
  /** Whose learner it is. */
  readonly issuer: Issuer;
  /** The DID of that issuer. */
  readonly issuerDid: Scalars['DID']['output'];
  /** The issuer's own number. */
  readonly learnerNumber: Scalars['String']['output'];
  /** What other systems call them. */
  readonly externalIds: ReadonlyArray<LearnerExternalId>;
  /** Given name. */
  readonly givenName: Scalars['String']['output'];
  /** Family name. */
  readonly familyName: Scalars['String']['output'];
  /** The name that they go by; null for none. */
  readonly preferredName?: Maybe<Scalars['String']['output']>;
  /** E-mail address; null for none. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Telephone number; null for none. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** The tag of the language that they prefer (BCP 47); null for none. */
  readonly preferredLanguage?: Maybe<Scalars['String']['output']>;
  /** Country, by code of ISO 3166-1; null for none. */
  readonly countryCode?: Maybe<Scalars['String']['output']>;
  /** How they stand. */
  readonly status: LearnerStatus;
  /** Who has the records of one that is MERGED; null for the others. */
  readonly mergedInto?: Maybe<Scalars['ID']['output']>;
  /** When the record was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When something of it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Grows by one with each change; send it as If-Match to refuse lost updates. */
  readonly rowVersion: Scalars['Int']['output'];
  /** The DID of the holder who has said to be this learner; null for none. */
  readonly holderDid?: Maybe<Scalars['DID']['output']>;
  /** That holder; null for none. */
  readonly holder?: Maybe<Holder>;
};

/** What another system calls a learner. */
export type LearnerExternalId = {
  readonly __typename?: 'LearnerExternalId';
  /** The system, such as sis. */
  readonly system: Scalars['String']['output'];
  /** The id there. */
  readonly value: Scalars['String']['output'];
};

/** One row of a list of learners. */
export type LearnerEdge = {
  readonly __typename?: 'LearnerEdge';
  /** The learner. */
  readonly node: Learner;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of learners, by family name, then by given name. */
export type LearnerConnection = {
  readonly __typename?: 'LearnerConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<LearnerEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<Learner>;
  /** Whether and where the list goes on. */
  readonly pageInfo: PageInfo;
  /** Rows that match, on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that were asked for. */
  readonly size: Scalars['Int']['output'];
};

/** Which learners to list; every condition narrows. */
export type LearnerFilter = {
  /** Only those with words in their names that these begin, in any order, without case and accents; at most 100 characters. */
  readonly q?: InputMaybe<Scalars['String']['input']>;
  /** Only the one of this number, exactly. */
  readonly learnerNumber?: InputMaybe<Scalars['String']['input']>;
  /** Only the one whom another system calls so, exactly; name the system, too. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  /** The system of `externalId`. */
  readonly externalSystem?: InputMaybe<Scalars['String']['input']>;
  /** Only those who stand so; without it ACTIVE and INACTIVE ones. */
  readonly status?: InputMaybe<LearnerStatus>;
};

/** What another system calls a learner. */
export type LearnerExternalIdInput = {
  /** The system, such as sis; each once. */
  readonly system: Scalars['String']['input'];
  /** The id there. */
  readonly value: Scalars['String']['input'];
};

/** Who a new learner is. */
export type CreateLearnerInput = {
  /** Your own number; no other learner of yours may have it. */
  readonly learnerNumber: Scalars['String']['input'];
  /** What other systems call them; at most 20, and no other learner of yours may have one of them. */
  readonly externalIds?: InputMaybe<ReadonlyArray<LearnerExternalIdInput>>;
  /** Given name; at most 255 characters. */
  readonly givenName: Scalars['String']['input'];
  /** Family name; at most 255 characters. */
  readonly familyName: Scalars['String']['input'];
  /** The name that they go by. */
  readonly preferredName?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** The tag of the language that they prefer (BCP 47). */
  readonly preferredLanguage?: InputMaybe<Scalars['String']['input']>;
  /** Country, by code of ISO 3166-1. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
};

/** What came of it. */
export type CreateLearnerPayload = {
  readonly __typename?: 'CreateLearnerPayload';
  /** The new learner, ACTIVE. */
  readonly learner: Learner;
};

/** What to change of a learner; what is left out stays. */
export type UpdateLearnerInput = {
  /** Which one. */
  readonly learnerId: Scalars['ID']['input'];
  /** Your own number. */
  readonly learnerNumber?: InputMaybe<Scalars['String']['input']>;
  /** What other systems call them, in place of what is there. */
  readonly externalIds?: InputMaybe<ReadonlyArray<LearnerExternalIdInput>>;
  /** Given name. */
  readonly givenName?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  readonly familyName?: InputMaybe<Scalars['String']['input']>;
  /** The name that they go by. */
  readonly preferredName?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** The tag of the language that they prefer (BCP 47). */
  readonly preferredLanguage?: InputMaybe<Scalars['String']['input']>;
  /** Country, by code of ISO 3166-1. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
  /** ACTIVE or INACTIVE; the others come of merging and erasing. */
  readonly status?: InputMaybe<LearnerStatus>;
};

/** What came of it. */
export type UpdateLearnerPayload = {
  readonly __typename?: 'UpdateLearnerPayload';
  /** The learner after the change. */
  readonly learner: Learner;
};

export type Query = {
  readonly __typename?: 'Query';
  /** One learner of yours; for the id of one who was merged, whoever has the records now. NOT_FOUND when you have none of that id. */
  readonly learner?: Maybe<Learner>;
  /** Your learners, by family name, then by given name. */
  readonly learners: LearnerConnection;
  /** The links of a learner of yours, newest first. NOT_FOUND when you have none of that id. */
  readonly learnerLinks: LearnerLinkConnection;
  /** Which institutions take the signed-in holder for a learner of theirs, and which may do so; newest first. */
  readonly ownLearnerLinks: OwnLearnerLinkConnection;
};


export type QueryLearnerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryLearnersArgs = {
  filter?: InputMaybe<LearnerFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLearnerLinksArgs = {
  learnerId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOwnLearnerLinksArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** Why a learner is believed to be a holder. */
export type LearnerLinkMethod =
  /** Whoever has the address was invited by e-mail. */
  | 'INVITE'
  /** Whoever has the address of the learner. */
  | 'EMAIL_MATCH'
  /** The issuer names the holder. */
  | 'ISSUER_ASSERTED'
  /** Somebody has checked the identity; peers alone propose it. */
  | 'ID_CHECK';

/** How a link stands. */
export type LearnerLinkStatus =
  /** Waits for the holder. */
  | 'PROPOSED'
  /** The holder has accepted. */
  | 'CONFIRMED'
  /** The holder is somebody else, or the issuer has taken it back. */
  | 'REJECTED'
  /** The holder has ended it. */
  | 'UNLINKED';

/** That a learner is the holder of a wallet, as their issuer sees it. */
export type LearnerLink = {
  readonly __typename?: 'LearnerLink';
  /** Names it in every call. */
  readonly linkId: Scalars['ID']['output'];
  /** Whose link it is. */
  readonly learnerId: Scalars['ID']['output'];
  /** Why it was proposed. */
  readonly method: LearnerLinkMethod;
  /** How it stands. */
  readonly status: LearnerLinkStatus;
  /** The holder; null where you have named an address, until the holder accepts, and once it is over. */
  readonly holderDid?: Maybe<Scalars['DID']['output']>;
  /** Where the check of identity is recorded; null without one. */
  readonly evidenceRef?: Maybe<Scalars['String']['output']>;
  /** When it was proposed. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the holder accepted; null before. */
  readonly confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it ended; null before. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One row of a list of links. */
export type LearnerLinkEdge = {
  readonly __typename?: 'LearnerLinkEdge';
  /** The link. */
  readonly node: LearnerLink;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of links, newest first. */
export type LearnerLinkConnection = {
  readonly __typename?: 'LearnerLinkConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<LearnerLinkEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<LearnerLink>;
  /** Whether and where the list goes on. */
  readonly pageInfo: PageInfo;
  /** Rows that match, on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that were asked for. */
  readonly size: Scalars['Int']['output'];
};

/** That an institution takes the signed-in holder for a learner of its own. */
export type OwnLearnerLink = {
  readonly __typename?: 'OwnLearnerLink';
  /** Names it in every call. */
  readonly linkId: Scalars['ID']['output'];
  /** The institution. */
  readonly issuer: Issuer;
  /** The DID of that institution. */
  readonly issuerDid: Scalars['DID']['output'];
  /** Why it thinks so. */
  readonly method: LearnerLinkMethod;
  /** PROPOSED or CONFIRMED; REJECTED or UNLINKED in the answer that ends it. */
  readonly status: LearnerLinkStatus;
  /** The institution's number for you; null until you accept. */
  readonly learnerNumber?: Maybe<Scalars['String']['output']>;
  /** When it was proposed. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When you accepted; null before. */
  readonly confirmedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One row of a list of own links. */
export type OwnLearnerLinkEdge = {
  readonly __typename?: 'OwnLearnerLinkEdge';
  /** The link. */
  readonly node: OwnLearnerLink;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of own links, newest first. */
export type OwnLearnerLinkConnection = {
  readonly __typename?: 'OwnLearnerLinkConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<OwnLearnerLinkEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<OwnLearnerLink>;
  /** Whether and where the list goes on. */
  readonly pageInfo: PageInfo;
  /** Rows that match, on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that were asked for. */
  readonly size: Scalars['Int']['output'];
};

/** Who is believed to be which holder, and why. */
export type ProposeLearnerLinkInput = {
  /** Which learner. */
  readonly learnerId: Scalars['ID']['input'];
  /** INVITE, EMAIL_MATCH or ISSUER_ASSERTED; ID_CHECK is for peers. */
  readonly method: LearnerLinkMethod;
  /** The holder; for ISSUER_ASSERTED and ID_CHECK, which need it. */
  readonly holderDid?: InputMaybe<Scalars['DID']['input']>;
  /** Whose owner is asked; for INVITE and EMAIL_MATCH, the learner's own unless given. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Where the check of identity is recorded; for ID_CHECK, which needs it. */
  readonly evidenceRef?: InputMaybe<Scalars['String']['input']>;
};

/** What came of it. */
export type ProposeLearnerLinkPayload = {
  readonly __typename?: 'ProposeLearnerLinkPayload';
  /** The proposal; the same whether anybody has the address or not. */
  readonly link: LearnerLink;
};

/** Which proposal to take back. */
export type WithdrawLearnerLinkInput = {
  /** Whose it is. */
  readonly learnerId: Scalars['ID']['input'];
  /** Which one. */
  readonly linkId: Scalars['ID']['input'];
};

/** What came of it. */
export type WithdrawLearnerLinkPayload = {
  readonly __typename?: 'WithdrawLearnerLinkPayload';
  /** The link, REJECTED. */
  readonly link: LearnerLink;
};

/** Which link. */
export type OwnLearnerLinkInput = {
  /** Its id. */
  readonly linkId: Scalars['ID']['input'];
};

/** What came of it. */
export type OwnLearnerLinkPayload = {
  readonly __typename?: 'OwnLearnerLinkPayload';
  /** The link as it stands now. */
  readonly link: OwnLearnerLink;
};

/** That a learner was found to be another one of yours. */
export type LearnerMerge = {
  readonly __typename?: 'LearnerMerge';
  /** Names it. */
  readonly mergeId: Scalars['ID']['output'];
  /** Who was merged; the id answers as the other one from then on. */
  readonly fromLearnerId: Scalars['ID']['output'];
  /** Who has the records. */
  readonly intoLearnerId: Scalars['ID']['output'];
  /** How many records were moved. */
  readonly movedRecords: Scalars['Int']['output'];
  /** When it was done. */
  readonly mergedAt: Scalars['DateTime']['output'];
  /** Until when it can be undone. */
  readonly undoableUntil: Scalars['DateTime']['output'];
  /** When it was undone; null while it stands. */
  readonly undoneAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Which two learners are one. */
export type MergeLearnersInput = {
  /** Who is merged; the id answers as the other one from then on. */
  readonly learnerId: Scalars['ID']['input'];
  /** Who gets the records. */
  readonly intoLearnerId: Scalars['ID']['input'];
};

/** What came of it. */
export type MergeLearnersPayload = {
  readonly __typename?: 'MergeLearnersPayload';
  /** What was done. */
  readonly merge: LearnerMerge;
  /** Who has the records now. */
  readonly learner: Learner;
};

/** Which merge to undo. */
export type UndoLearnerMergeInput = {
  /** Who was merged. */
  readonly learnerId: Scalars['ID']['input'];
};

/** What came of it. */
export type UndoLearnerMergePayload = {
  readonly __typename?: 'UndoLearnerMergePayload';
  /** What was undone. */
  readonly merge: LearnerMerge;
  /** Who was merged, as before. */
  readonly learner: Learner;
};

/** An institution that registers, is approved by an administrator, and then signs credentials. */
export type Issuer = {
  readonly __typename?: 'Issuer';
  /** The DID that its credentials name; derived from its first key and never changed. */
  readonly did: Scalars['DID']['output'];
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

/** Whom credentials are about, by a DID of the person. */
export type Holder = {
  readonly __typename?: 'Holder';
  /** The DID, as credentials name it. */
  readonly did: Scalars['DID']['output'];
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
  Learner: Learner;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Learner:
    ( { __typename: 'Learner' }
    & GraphQLRecursivePick<FederationTypes['Learner'], {"learnerId":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  LearnerErasureReason: LearnerErasureReason;
  EraseLearnerInput: EraseLearnerInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  EraseLearnerPayload: ResolverTypeWrapper<Omit<EraseLearnerPayload, 'learner'> & { learner: ResolversTypes['Learner'] }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  LearnerStatus: LearnerStatus;
  Learner: ResolverTypeWrapper<LearnerNounNoun>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LearnerExternalId: ResolverTypeWrapper<LearnerExternalId>;
  LearnerEdge: ResolverTypeWrapper<Omit<LearnerEdge, 'node'> & { node: ResolversTypes['Learner'] }>;
  LearnerConnection: ResolverTypeWrapper<Omit<LearnerConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['LearnerEdge']>, nodes: ReadonlyArray<ResolversTypes['Learner']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  LearnerFilter: LearnerFilter;
  LearnerExternalIdInput: LearnerExternalIdInput;
  CreateLearnerInput: CreateLearnerInput;
  CreateLearnerPayload: ResolverTypeWrapper<Omit<CreateLearnerPayload, 'learner'> & { learner: ResolversTypes['Learner'] }>;
  UpdateLearnerInput: UpdateLearnerInput;
  UpdateLearnerPayload: ResolverTypeWrapper<Omit<UpdateLearnerPayload, 'learner'> & { learner: ResolversTypes['Learner'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  LearnerLinkMethod: LearnerLinkMethod;
  LearnerLinkStatus: LearnerLinkStatus;
  LearnerLink: ResolverTypeWrapper<LearnerLinkNounNoun>;
  LearnerLinkEdge: ResolverTypeWrapper<Omit<LearnerLinkEdge, 'node'> & { node: ResolversTypes['LearnerLink'] }>;
  LearnerLinkConnection: ResolverTypeWrapper<Omit<LearnerLinkConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['LearnerLinkEdge']>, nodes: ReadonlyArray<ResolversTypes['LearnerLink']> }>;
  OwnLearnerLink: ResolverTypeWrapper<OwnLearnerLinkNounNoun>;
  OwnLearnerLinkEdge: ResolverTypeWrapper<Omit<OwnLearnerLinkEdge, 'node'> & { node: ResolversTypes['OwnLearnerLink'] }>;
  OwnLearnerLinkConnection: ResolverTypeWrapper<Omit<OwnLearnerLinkConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['OwnLearnerLinkEdge']>, nodes: ReadonlyArray<ResolversTypes['OwnLearnerLink']> }>;
  ProposeLearnerLinkInput: ProposeLearnerLinkInput;
  ProposeLearnerLinkPayload: ResolverTypeWrapper<Omit<ProposeLearnerLinkPayload, 'link'> & { link: ResolversTypes['LearnerLink'] }>;
  WithdrawLearnerLinkInput: WithdrawLearnerLinkInput;
  WithdrawLearnerLinkPayload: ResolverTypeWrapper<Omit<WithdrawLearnerLinkPayload, 'link'> & { link: ResolversTypes['LearnerLink'] }>;
  OwnLearnerLinkInput: OwnLearnerLinkInput;
  OwnLearnerLinkPayload: ResolverTypeWrapper<Omit<OwnLearnerLinkPayload, 'link'> & { link: ResolversTypes['OwnLearnerLink'] }>;
  LearnerMerge: ResolverTypeWrapper<LearnerMergeNounNoun>;
  MergeLearnersInput: MergeLearnersInput;
  MergeLearnersPayload: ResolverTypeWrapper<Omit<MergeLearnersPayload, 'merge' | 'learner'> & { merge: ResolversTypes['LearnerMerge'], learner: ResolversTypes['Learner'] }>;
  UndoLearnerMergeInput: UndoLearnerMergeInput;
  UndoLearnerMergePayload: ResolverTypeWrapper<Omit<UndoLearnerMergePayload, 'merge' | 'learner'> & { merge: ResolversTypes['LearnerMerge'], learner: ResolversTypes['Learner'] }>;
  Issuer: ResolverTypeWrapper<Issuer>;
  DID: ResolverTypeWrapper<Scalars['DID']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Holder: ResolverTypeWrapper<Holder>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  EraseLearnerInput: EraseLearnerInput;
  ID: Scalars['ID']['output'];
  EraseLearnerPayload: Omit<EraseLearnerPayload, 'learner'> & { learner: ResolversParentTypes['Learner'] };
  Mutation: Record<PropertyKey, never>;
  Learner: LearnerNounNoun;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  LearnerExternalId: LearnerExternalId;
  LearnerEdge: Omit<LearnerEdge, 'node'> & { node: ResolversParentTypes['Learner'] };
  LearnerConnection: Omit<LearnerConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['LearnerEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Learner']> };
  Boolean: Scalars['Boolean']['output'];
  LearnerFilter: LearnerFilter;
  LearnerExternalIdInput: LearnerExternalIdInput;
  CreateLearnerInput: CreateLearnerInput;
  CreateLearnerPayload: Omit<CreateLearnerPayload, 'learner'> & { learner: ResolversParentTypes['Learner'] };
  UpdateLearnerInput: UpdateLearnerInput;
  UpdateLearnerPayload: Omit<UpdateLearnerPayload, 'learner'> & { learner: ResolversParentTypes['Learner'] };
  Query: Record<PropertyKey, never>;
  LearnerLink: LearnerLinkNounNoun;
  LearnerLinkEdge: Omit<LearnerLinkEdge, 'node'> & { node: ResolversParentTypes['LearnerLink'] };
  LearnerLinkConnection: Omit<LearnerLinkConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['LearnerLinkEdge']>, nodes: ReadonlyArray<ResolversParentTypes['LearnerLink']> };
  OwnLearnerLink: OwnLearnerLinkNounNoun;
  OwnLearnerLinkEdge: Omit<OwnLearnerLinkEdge, 'node'> & { node: ResolversParentTypes['OwnLearnerLink'] };
  OwnLearnerLinkConnection: Omit<OwnLearnerLinkConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['OwnLearnerLinkEdge']>, nodes: ReadonlyArray<ResolversParentTypes['OwnLearnerLink']> };
  ProposeLearnerLinkInput: ProposeLearnerLinkInput;
  ProposeLearnerLinkPayload: Omit<ProposeLearnerLinkPayload, 'link'> & { link: ResolversParentTypes['LearnerLink'] };
  WithdrawLearnerLinkInput: WithdrawLearnerLinkInput;
  WithdrawLearnerLinkPayload: Omit<WithdrawLearnerLinkPayload, 'link'> & { link: ResolversParentTypes['LearnerLink'] };
  OwnLearnerLinkInput: OwnLearnerLinkInput;
  OwnLearnerLinkPayload: Omit<OwnLearnerLinkPayload, 'link'> & { link: ResolversParentTypes['OwnLearnerLink'] };
  LearnerMerge: LearnerMergeNounNoun;
  MergeLearnersInput: MergeLearnersInput;
  MergeLearnersPayload: Omit<MergeLearnersPayload, 'merge' | 'learner'> & { merge: ResolversParentTypes['LearnerMerge'], learner: ResolversParentTypes['Learner'] };
  UndoLearnerMergeInput: UndoLearnerMergeInput;
  UndoLearnerMergePayload: Omit<UndoLearnerMergePayload, 'merge' | 'learner'> & { merge: ResolversParentTypes['LearnerMerge'], learner: ResolversParentTypes['Learner'] };
  Issuer: Issuer;
  DID: Scalars['DID']['output'];
  DateTime: Scalars['DateTime']['output'];
  PageInfo: PageInfo;
  Holder: Holder;
};

export type EraseLearnerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EraseLearnerPayload'] = ResolversParentTypes['EraseLearnerPayload']> = {
  learner?: Resolver<ResolversTypes['Learner'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  eraseLearner?: Resolver<ResolversTypes['EraseLearnerPayload'], ParentType, ContextType, RequireFields<MutationEraseLearnerArgs, 'input'>>;
  createLearner?: Resolver<ResolversTypes['CreateLearnerPayload'], ParentType, ContextType, RequireFields<MutationCreateLearnerArgs, 'input'>>;
  updateLearner?: Resolver<ResolversTypes['UpdateLearnerPayload'], ParentType, ContextType, RequireFields<MutationUpdateLearnerArgs, 'input'>>;
  proposeLearnerLink?: Resolver<ResolversTypes['ProposeLearnerLinkPayload'], ParentType, ContextType, RequireFields<MutationProposeLearnerLinkArgs, 'input'>>;
  withdrawLearnerLink?: Resolver<ResolversTypes['WithdrawLearnerLinkPayload'], ParentType, ContextType, RequireFields<MutationWithdrawLearnerLinkArgs, 'input'>>;
  acceptLearnerLink?: Resolver<ResolversTypes['OwnLearnerLinkPayload'], ParentType, ContextType, RequireFields<MutationAcceptLearnerLinkArgs, 'input'>>;
  rejectLearnerLink?: Resolver<ResolversTypes['OwnLearnerLinkPayload'], ParentType, ContextType, RequireFields<MutationRejectLearnerLinkArgs, 'input'>>;
  endLearnerLink?: Resolver<ResolversTypes['OwnLearnerLinkPayload'], ParentType, ContextType, RequireFields<MutationEndLearnerLinkArgs, 'input'>>;
  mergeLearners?: Resolver<ResolversTypes['MergeLearnersPayload'], ParentType, ContextType, RequireFields<MutationMergeLearnersArgs, 'input'>>;
  undoLearnerMerge?: Resolver<ResolversTypes['UndoLearnerMergePayload'], ParentType, ContextType, RequireFields<MutationUndoLearnerMergeArgs, 'input'>>;
};

export type LearnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Learner'] = ResolversParentTypes['Learner'], FederationReferenceType extends FederationReferenceTypes['Learner'] = FederationReferenceTypes['Learner']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Learner']> | FederationReferenceType, FederationReferenceType, ContextType>;
  learnerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['Issuer'], ParentType, ContextType>;
  issuerDid?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  learnerNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalIds?: Resolver<ReadonlyArray<ResolversTypes['LearnerExternalId']>, ParentType, ContextType>;
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  familyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preferredName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preferredLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LearnerStatus'], ParentType, ContextType>;
  mergedInto?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  holderDid?: Resolver<Maybe<ResolversTypes['DID']>, ParentType, ContextType>;
  holder?: Resolver<Maybe<ResolversTypes['Holder']>, ParentType, ContextType>;
};

export type LearnerExternalIdResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearnerExternalId'] = ResolversParentTypes['LearnerExternalId']> = {
  system?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LearnerEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearnerEdge'] = ResolversParentTypes['LearnerEdge']> = {
  node?: Resolver<ResolversTypes['Learner'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LearnerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearnerConnection'] = ResolversParentTypes['LearnerConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['LearnerEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Learner']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreateLearnerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateLearnerPayload'] = ResolversParentTypes['CreateLearnerPayload']> = {
  learner?: Resolver<ResolversTypes['Learner'], ParentType, ContextType>;
};

export type UpdateLearnerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateLearnerPayload'] = ResolversParentTypes['UpdateLearnerPayload']> = {
  learner?: Resolver<ResolversTypes['Learner'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  learner?: Resolver<Maybe<ResolversTypes['Learner']>, ParentType, ContextType, RequireFields<QueryLearnerArgs, 'id'>>;
  learners?: Resolver<ResolversTypes['LearnerConnection'], ParentType, ContextType, Partial<QueryLearnersArgs>>;
  learnerLinks?: Resolver<ResolversTypes['LearnerLinkConnection'], ParentType, ContextType, RequireFields<QueryLearnerLinksArgs, 'learnerId'>>;
  ownLearnerLinks?: Resolver<ResolversTypes['OwnLearnerLinkConnection'], ParentType, ContextType, Partial<QueryOwnLearnerLinksArgs>>;
};

export type LearnerLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearnerLink'] = ResolversParentTypes['LearnerLink']> = {
  linkId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  learnerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['LearnerLinkMethod'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LearnerLinkStatus'], ParentType, ContextType>;
  holderDid?: Resolver<Maybe<ResolversTypes['DID']>, ParentType, ContextType>;
  evidenceRef?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type LearnerLinkEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearnerLinkEdge'] = ResolversParentTypes['LearnerLinkEdge']> = {
  node?: Resolver<ResolversTypes['LearnerLink'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LearnerLinkConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearnerLinkConnection'] = ResolversParentTypes['LearnerLinkConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['LearnerLinkEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['LearnerLink']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnLearnerLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnLearnerLink'] = ResolversParentTypes['OwnLearnerLink']> = {
  linkId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['Issuer'], ParentType, ContextType>;
  issuerDid?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['LearnerLinkMethod'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LearnerLinkStatus'], ParentType, ContextType>;
  learnerNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OwnLearnerLinkEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnLearnerLinkEdge'] = ResolversParentTypes['OwnLearnerLinkEdge']> = {
  node?: Resolver<ResolversTypes['OwnLearnerLink'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnLearnerLinkConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnLearnerLinkConnection'] = ResolversParentTypes['OwnLearnerLinkConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OwnLearnerLinkEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['OwnLearnerLink']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProposeLearnerLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposeLearnerLinkPayload'] = ResolversParentTypes['ProposeLearnerLinkPayload']> = {
  link?: Resolver<ResolversTypes['LearnerLink'], ParentType, ContextType>;
};

export type WithdrawLearnerLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawLearnerLinkPayload'] = ResolversParentTypes['WithdrawLearnerLinkPayload']> = {
  link?: Resolver<ResolversTypes['LearnerLink'], ParentType, ContextType>;
};

export type OwnLearnerLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnLearnerLinkPayload'] = ResolversParentTypes['OwnLearnerLinkPayload']> = {
  link?: Resolver<ResolversTypes['OwnLearnerLink'], ParentType, ContextType>;
};

export type LearnerMergeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearnerMerge'] = ResolversParentTypes['LearnerMerge']> = {
  mergeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fromLearnerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  intoLearnerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  movedRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mergedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  undoableUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  undoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MergeLearnersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeLearnersPayload'] = ResolversParentTypes['MergeLearnersPayload']> = {
  merge?: Resolver<ResolversTypes['LearnerMerge'], ParentType, ContextType>;
  learner?: Resolver<ResolversTypes['Learner'], ParentType, ContextType>;
};

export type UndoLearnerMergePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoLearnerMergePayload'] = ResolversParentTypes['UndoLearnerMergePayload']> = {
  merge?: Resolver<ResolversTypes['LearnerMerge'], ParentType, ContextType>;
  learner?: Resolver<ResolversTypes['Learner'], ParentType, ContextType>;
};

export type IssuerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Issuer'] = ResolversParentTypes['Issuer']> = {
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
};

export interface DidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DID'], any> {
  name: 'DID';
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

export type HolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Holder'] = ResolversParentTypes['Holder']> = {
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  EraseLearnerPayload?: EraseLearnerPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Learner?: LearnerResolvers<ContextType>;
  LearnerExternalId?: LearnerExternalIdResolvers<ContextType>;
  LearnerEdge?: LearnerEdgeResolvers<ContextType>;
  LearnerConnection?: LearnerConnectionResolvers<ContextType>;
  CreateLearnerPayload?: CreateLearnerPayloadResolvers<ContextType>;
  UpdateLearnerPayload?: UpdateLearnerPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  LearnerLink?: LearnerLinkResolvers<ContextType>;
  LearnerLinkEdge?: LearnerLinkEdgeResolvers<ContextType>;
  LearnerLinkConnection?: LearnerLinkConnectionResolvers<ContextType>;
  OwnLearnerLink?: OwnLearnerLinkResolvers<ContextType>;
  OwnLearnerLinkEdge?: OwnLearnerLinkEdgeResolvers<ContextType>;
  OwnLearnerLinkConnection?: OwnLearnerLinkConnectionResolvers<ContextType>;
  ProposeLearnerLinkPayload?: ProposeLearnerLinkPayloadResolvers<ContextType>;
  WithdrawLearnerLinkPayload?: WithdrawLearnerLinkPayloadResolvers<ContextType>;
  OwnLearnerLinkPayload?: OwnLearnerLinkPayloadResolvers<ContextType>;
  LearnerMerge?: LearnerMergeResolvers<ContextType>;
  MergeLearnersPayload?: MergeLearnersPayloadResolvers<ContextType>;
  UndoLearnerMergePayload?: UndoLearnerMergePayloadResolvers<ContextType>;
  Issuer?: IssuerResolvers<ContextType>;
  DID?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  PageInfo?: PageInfoResolvers<ContextType>;
  Holder?: HolderResolvers<ContextType>;
};
