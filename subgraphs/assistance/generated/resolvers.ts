import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ModelCall as ModelCallRecordNoun } from '../calls/call.ts';
import type { KycAnalysis as KycAnalysisRecordNoun, LatestKycAnalysis as LatestKycAnalysisRecordNoun } from '../kyc/analysis.ts';
import type { Trial as TrialNoun } from '../trial/trial-service.ts';
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
  /** A decentralized identifier of at most 512 characters, without path, query or fragment, such as did:key:z6Mk… */
  DID: { input: string; output: string; }
  /** Bytes as standard base64 text with padding. */
  Base64: { input: Uint8Array; output: Uint8Array; }
  _FieldSet: { input: string; output: string; }
};

export type Query = {
  readonly __typename?: 'Query';
  /** Which language models help, and with what. For administrators of any role. */
  readonly assistance: Assistance;
  /** What was asked of language models, newest first. For administrators of any role. */
  readonly modelCalls: ModelCallConnection;
  /** One of them, with its texts where they are kept. For ADMIN. */
  readonly modelCall: ModelCallWithTexts;
  /**
   * Tells in plain words what a credential says: one of the caller's own by its id, any other as a document. For issuers, custodians,
   * holders and verifiers. The holder must have agreed to AI_PROCESSING where they have an account here.
   */
  readonly credentialInsight: CredentialInsight;
  /**
   * What was read in the latest document about an issuer. For members of that issuer and administrators of any role; NOT_FOUND for other
   * issuers, and before a document was sent.
   */
  readonly latestKycAnalysis: LatestKycAnalysis;
  /**
   * Answers a question about the platform from its documentation, and from nothing else. Where no language model helps, the parts of the
   * documentation that fit the words of the question stand for themselves. For everybody.
   */
  readonly supportAnswer: SupportAnswer;
  /**
   * Asks the language model something harmless, made up by us, so that administrators see whether it helps with a feature and how fast. It
   * counts as a call of theirs. For administrators who may write.
   */
  readonly assistanceTrial: AssistanceTrial;
};


export type QueryModelCallsArgs = {
  filter?: InputMaybe<ModelCallFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryModelCallArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCredentialInsightArgs = {
  input: CredentialInsightInput;
};


export type QueryLatestKycAnalysisArgs = {
  issuerDid: Scalars['DID']['input'];
};


export type QuerySupportAnswerArgs = {
  input: AskSupportInput;
};


export type QueryAssistanceTrialArgs = {
  input: AssistanceTrialInput;
};

/** What language models help with. */
export type AssistFeature =
  /** Summaries of credentials for people who read them. */
  | 'CREDENTIAL_INSIGHT'
  /** Searches of the audit trail in words. */
  | 'AUDIT_NL_SEARCH'
  /** A sentence about the statistics of the network. */
  | 'STATS_INSIGHT'
  /** A category for the reason of a revocation. */
  | 'REVOCATION_CLASSIFY'
  /** What the columns of a file are. */
  | 'BULK_MAPPING'
  /** Drafts of fields of credential templates. */
  | 'TEMPLATE_FIELDS'
  /** Maps for the fields of schemes. */
  | 'SCHEME_FIELD_MAP'
  /** Reading of documents of applicants. */
  | 'KYC_DOCUMENT'
  /** The name on an identity document. */
  | 'HOLDER_ID_CHECK'
  /** Answers to questions from the documentation. */
  | 'SUPPORT_QA'
  /** Searches of the catalog by meaning. */
  | 'CATALOG_SEMANTIC';

/** Which language models help, and with what. */
export type Assistance = {
  readonly __typename?: 'Assistance';
  /** Whether a model is set up; without one everything works, and suggestions are UNAVAILABLE. */
  readonly isSetUp: Scalars['Boolean']['output'];
  /** The model that answers in text; null without one. */
  readonly textModel?: Maybe<Scalars['String']['output']>;
  /** The model that reads pictures of documents; null without one. */
  readonly visionModel?: Maybe<Scalars['String']['output']>;
  /** Everything that a model can help with. */
  readonly features: ReadonlyArray<AssistSwitch>;
};

/** Whether a model may help with something. */
export type AssistSwitch = {
  readonly __typename?: 'AssistSwitch';
  /** What it helps with. */
  readonly feature: AssistFeature;
  /** False where an administrator has switched it off. */
  readonly isOn: Scalars['Boolean']['output'];
  /** The setting that switches it. */
  readonly setting: Scalars['String']['output'];
};

/** Conditions on calls; a call must meet all that are given. */
export type ModelCallFilter = {
  /** What it was to help with. */
  readonly feature?: InputMaybe<AssistFeature>;
  /** What has come of it. */
  readonly status?: InputMaybe<AssistStatus>;
};

/** A question to a language model, and what has come of it. */
export type ModelCall = {
  readonly __typename?: 'ModelCall';
  /** The call's id. */
  readonly callId: Scalars['ID']['output'];
  /** What it was to help with. */
  readonly feature: AssistFeature;
  /** What has come of it. */
  readonly status: AssistStatus;
  /** Why nothing has; null when it has helped. */
  readonly reason?: Maybe<AssistReason>;
  /** The model, as its service names it; empty where none is set up. */
  readonly model: Scalars['String']['output'];
  /** Tokens that it has read, as its service counts them. */
  readonly promptTokens: Scalars['Int']['output'];
  /** Tokens that it has written. */
  readonly completionTokens: Scalars['Int']['output'];
  /** Milliseconds until it had answered. */
  readonly latencyMs: Scalars['Int']['output'];
  /** SHA-256 of what was sent to it, in hexadecimal. */
  readonly inputHash: Scalars['String']['output'];
  /** For whom: `ADMIN`, `PUBLIC`, or ISSUER, CUSTODIAN, VERIFIER or HOLDER with an id. */
  readonly ownerKey: Scalars['String']['output'];
  /** The person or the API key that asked; null where nobody was signed in. */
  readonly askedBy?: Maybe<Scalars['ID']['output']>;
  /** What it was about. */
  readonly subject?: Maybe<ModelCallSubject>;
  /** Whether its texts are kept. */
  readonly hasTexts: Scalars['Boolean']['output'];
  /** When its texts go; null where none are kept. */
  readonly dropTextsAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was asked. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** A record that a call was about. */
export type ModelCallSubject = {
  readonly __typename?: 'ModelCallSubject';
  /** What it is. */
  readonly type: Scalars['String']['output'];
  /** Its id. */
  readonly id: Scalars['ID']['output'];
};

/** A call with its texts. */
export type ModelCallWithTexts = {
  readonly __typename?: 'ModelCallWithTexts';
  /** The call. */
  readonly call: ModelCall;
  /** What was sent, with placeholders for personal data; null where it is not kept. */
  readonly sent?: Maybe<Scalars['String']['output']>;
  /** What came back. */
  readonly received?: Maybe<Scalars['String']['output']>;
};

/** A page of calls. */
export type ModelCallConnection = {
  readonly __typename?: 'ModelCallConnection';
  /** The calls with their cursors. */
  readonly edges: ReadonlyArray<ModelCallEdge>;
  /** The calls alone. */
  readonly nodes: ReadonlyArray<ModelCall>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** Calls that the filter matches in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there may be more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that a full page holds. */
  readonly size: Scalars['Int']['output'];
};

/** A call and its cursor. */
export type ModelCallEdge = {
  readonly __typename?: 'ModelCallEdge';
  /** The call. */
  readonly node: ModelCall;
  /** Its position in the list, for `after`. */
  readonly cursor: Scalars['String']['output'];
};

/** A credential to tell about: its id, or itself. */
export type CredentialInsightInput = {
  /** UUID of a credential that the caller has issued or holds. */
  readonly credentialId?: InputMaybe<Scalars['ID']['input']>;
  /** A credential as a JSON object, or as its text. */
  readonly credential?: InputMaybe<Scalars['JSON']['input']>;
  /** Where somebody wants to use it: two capital letters such as DE (ISO 3166-1). */
  readonly targetCountry?: InputMaybe<Scalars['String']['input']>;
  /** The language of the answer, such as en or pt-BR (BCP 47); English unless told. */
  readonly locale?: InputMaybe<Scalars['String']['input']>;
};

/** What a credential says, in plain words. */
export type CredentialInsight = {
  readonly __typename?: 'CredentialInsight';
  /** Whether a language model has helped. */
  readonly status: AssistStatus;
  /** Why it has not; null when it has. */
  readonly reason?: Maybe<AssistReason>;
  /** At most three sentences of a language model; null unless COMPLETED. */
  readonly summary?: Maybe<Scalars['String']['output']>;
  /** What it usually compares with in the target country; null where none was named, or where that is not known. */
  readonly equivalencyNote?: Maybe<Scalars['String']['output']>;
  /** What this does not tell. */
  readonly disclaimer: Scalars['String']['output'];
  /** The name of the achievement, else the type in words. */
  readonly title: Scalars['String']['output'];
  /** What the document says, in its own words; there without a language model, too. */
  readonly facts: ReadonlyArray<CredentialFactLine>;
};

/** A claim or a date of a credential in words. */
export type CredentialFactLine = {
  readonly __typename?: 'CredentialFactLine';
  /** What it is. */
  readonly label: Scalars['String']['output'];
  /** What it says. */
  readonly value: Scalars['String']['output'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Reads a document about an issuer, such as an extract from a register: a PDF, PNG or JPEG of at most 10 MB, which its bytes decide. For
   * everybody. It informs those who decide about the issuer and changes nothing. The file goes to the language model that the platform has
   * set up, is wiped after the call and kept nowhere. Over GraphQL its bytes are base64 inside the request and share its limit of 1 MB;
   * larger files go to `POST /api/v1/issuer/{issuer_did}/kyc-document/analyze`. Refusals: NOT_FOUND for a DID of no issuer,
   * UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE.
   */
  readonly analyzeKycDocument: AnalyzeKycDocumentPayload;
};


export type MutationAnalyzeKycDocumentArgs = {
  input: AnalyzeKycDocumentInput;
};

/** A document about an issuer. */
export type AnalyzeKycDocumentInput = {
  /** The issuer's DID. */
  readonly issuerDid: Scalars['DID']['input'];
  /** The bytes of the file. */
  readonly content: Scalars['Base64']['input'];
  /** The name of the file; it is not kept. */
  readonly fileName?: InputMaybe<Scalars['String']['input']>;
};

/** What was read in a document. */
export type AnalyzeKycDocumentPayload = {
  readonly __typename?: 'AnalyzeKycDocumentPayload';
  /** The analysis, as it is kept. */
  readonly analysis: KycAnalysis;
};

/** A question about the platform. */
export type AskSupportInput = {
  /** The question, 3 to 1000 characters. The documentation is in English, and is looked through by its words. */
  readonly question: Scalars['String']['input'];
  /** For whom the documents are that are looked through: for whoever is signed in unless told, else for everybody. */
  readonly audience?: InputMaybe<SupportAudience>;
  /** The language of the answer of a language model, as a tag such as `en` or `pt-BR` (BCP 47); English unless told. */
  readonly locale?: InputMaybe<Scalars['String']['input']>;
};

/** Whom a document is for. */
export type SupportAudience =
  /** People who hold credentials. */
  | 'HOLDER'
  /** Members of institutions that issue. */
  | 'ISSUER'
  /** Members of custodians. */
  | 'CUSTODIAN'
  /** Employers and others who check credentials. */
  | 'VERIFIER'
  /** Administrators of the platform. */
  | 'ADMIN'
  /** People who build on the platform. */
  | 'DEVELOPER';

/** An answer from the documentation. */
export type SupportAnswer = {
  readonly __typename?: 'SupportAnswer';
  /** COMPLETED also when the documentation does not tell, which `answer` says then. */
  readonly status: AssistStatus;
  /** Why no language model has answered; null when one has, or none was needed. */
  readonly reason?: Maybe<AssistReason>;
  /** Plain text; empty unless COMPLETED. */
  readonly answer: Scalars['String']['output'];
  /** What the answer rests on; where there is none, what fits the words of the question, the best first. At most 4. */
  readonly sources: ReadonlyArray<SupportSource>;
};

/** A part of the documentation under one heading. */
export type SupportSource = {
  readonly __typename?: 'SupportSource';
  /** The document, by its name in the folder `docs`, such as `holders.md`. */
  readonly doc: Scalars['String']['output'];
  /** The title of the document. */
  readonly title: Scalars['String']['output'];
  /** The heading, as it stands in the document. */
  readonly heading: Scalars['String']['output'];
  /** At most 300 characters of what stands under it. */
  readonly excerpt: Scalars['String']['output'];
  /** Where the whole of it stands below the address of the platform, such as `/help/docs/holders.md#the-pages`. */
  readonly path: Scalars['String']['output'];
};

/** What a language model is to be tried with. */
export type AssistanceTrialInput = {
  /** Anything but KYC_DOCUMENT and HOLDER_ID_CHECK, which take documents. */
  readonly feature: AssistFeature;
};

/** What has come of trying a language model. */
export type AssistanceTrial = {
  readonly __typename?: 'AssistanceTrial';
  /** Whether the model has helped. */
  readonly status: AssistStatus;
  /** Why it has not; null when it has. */
  readonly reason?: Maybe<AssistReason>;
  /** The call, with its figures; null where no model was asked. */
  readonly call?: Maybe<ModelCall>;
};

/** Whether a language model has helped. What it says informs people; nothing happens by itself. */
export type AssistStatus =
  /** It has; people decide what to make of it. */
  | 'COMPLETED'
  /** No model may or can be asked; everything else works without it. */
  | 'UNAVAILABLE'
  /** It was asked, and what it said is of no use here. */
  | 'FAILED';

/** Why a language model has not helped. */
export type AssistReason =
  /** No model is set up. */
  | 'NOT_CONFIGURED'
  /** An administrator has switched this off. */
  | 'SWITCHED_OFF'
  /** The person that it is about has not agreed that language models read their data. */
  | 'NO_CONSENT'
  /** As many questions are under way as may be; ask again in a moment. */
  | 'BUSY'
  /** Nothing answers where the model should be. */
  | 'UNREACHABLE'
  /** The questions of today are used up; ask again tomorrow (UTC). */
  | 'OVER_BUDGET'
  /** It took too long. */
  | 'TIMEOUT'
  /** Its service answered with an error. */
  | 'REFUSED'
  /** Its answer is longer than it may be. */
  | 'CUT_OFF'
  /** It would not answer this. */
  | 'DECLINED'
  /** Its answer is not of the form that was asked for. */
  | 'MALFORMED'
  /** Nothing can be read in the file: it is damaged, locked or empty. Send a photo of the document, as PNG or JPEG. */
  | 'UNREADABLE'
  /** Nothing is left of its answer once what it may not say is taken away. */
  | 'UNUSABLE';

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

/** The latest analysis of a document about an issuer, whoever sent it. */
export type LatestKycAnalysis = {
  readonly __typename?: 'LatestKycAnalysis';
  /** The latest one. */
  readonly analysis: KycAnalysis;
  /** The latest one of a document that a member of the issuer sent, when somebody else sent another later; null otherwise. */
  readonly ownAnalysis?: Maybe<KycAnalysis>;
};

/**
 * What was read in a document about an issuer. The latest 10 of each kind of sender are kept, none longer than a year, and of the file
 * nothing but its hash.
 */
export type KycAnalysis = {
  readonly __typename?: 'KycAnalysis';
  /** The analysis's id. */
  readonly analysisId: Scalars['ID']['output'];
  /** The issuer's DID. */
  readonly issuerDid: Scalars['DID']['output'];
  /** Whether the document was read. */
  readonly status: AssistStatus;
  /** Why it was not; null when it was. With UNREADABLE send a photo of the document. */
  readonly reason?: Maybe<AssistReason>;
  /** What the document says that it is; null when it says nothing. */
  readonly documentType?: Maybe<Scalars['String']['output']>;
  /** What the document says of the organization, letter by letter; null unless COMPLETED. */
  readonly extracted?: Maybe<KycExtract>;
  /** How the name in it compares with the registered one. */
  readonly nameMatch: NameMatch;
  /** SHA-256 of the file, in hexadecimal. */
  readonly fileSha256: Scalars['String']['output'];
  /** application/pdf, image/png or image/jpeg, as its bytes say. */
  readonly mediaType: Scalars['String']['output'];
  /** Who sent the document. */
  readonly sender: KycSender;
  /** When it was read. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** What a document says of an organization; what it does not say is null. */
export type KycExtract = {
  readonly __typename?: 'KycExtract';
  /** Its name. */
  readonly organizationName?: Maybe<Scalars['String']['output']>;
  /** Its number in a register. */
  readonly registrationNumber?: Maybe<Scalars['String']['output']>;
  /** Its country, ISO 3166-1 alpha-2. */
  readonly countryCode?: Maybe<Scalars['String']['output']>;
  /** The day of the document, such as 2026-03-01. */
  readonly issuedOn?: Maybe<Scalars['String']['output']>;
};

/** How the name in a document compares with the registered one. The platform compares, not the language model. */
export type NameMatch =
  /** The same, whatever the case, accents, legal form and order of its words. */
  | 'MATCH'
  /** One is part of the other, or the legal forms differ. */
  | 'PARTIAL'
  /** Another name. */
  | 'NO_MATCH'
  /** No name was read. */
  | 'UNKNOWN';

/** Who sent a document about an issuer. */
export type KycSender =
  /** A signed-in member of that issuer. */
  | 'ISSUER'
  /** An administrator. */
  | 'ADMINISTRATOR'
  /** Anybody else: nobody has proven to speak for the issuer. */
  | 'UNKNOWN';



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
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AssistFeature: AssistFeature;
  Assistance: ResolverTypeWrapper<Assistance>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AssistSwitch: ResolverTypeWrapper<AssistSwitch>;
  ModelCallFilter: ModelCallFilter;
  ModelCall: ResolverTypeWrapper<ModelCallRecordNoun>;
  ModelCallSubject: ResolverTypeWrapper<ModelCallSubject>;
  ModelCallWithTexts: ResolverTypeWrapper<ModelCallRecordNoun>;
  ModelCallConnection: ResolverTypeWrapper<Omit<ModelCallConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ModelCallEdge']>, nodes: ReadonlyArray<ResolversTypes['ModelCall']> }>;
  ModelCallEdge: ResolverTypeWrapper<Omit<ModelCallEdge, 'node'> & { node: ResolversTypes['ModelCall'] }>;
  CredentialInsightInput: CredentialInsightInput;
  CredentialInsight: ResolverTypeWrapper<CredentialInsight>;
  CredentialFactLine: ResolverTypeWrapper<CredentialFactLine>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  AnalyzeKycDocumentInput: AnalyzeKycDocumentInput;
  AnalyzeKycDocumentPayload: ResolverTypeWrapper<Omit<AnalyzeKycDocumentPayload, 'analysis'> & { analysis: ResolversTypes['KycAnalysis'] }>;
  AskSupportInput: AskSupportInput;
  SupportAudience: SupportAudience;
  SupportAnswer: ResolverTypeWrapper<SupportAnswer>;
  SupportSource: ResolverTypeWrapper<SupportSource>;
  AssistanceTrialInput: AssistanceTrialInput;
  AssistanceTrial: ResolverTypeWrapper<TrialNoun>;
  AssistStatus: AssistStatus;
  AssistReason: AssistReason;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  DID: ResolverTypeWrapper<Scalars['DID']['output']>;
  LatestKycAnalysis: ResolverTypeWrapper<LatestKycAnalysisRecordNoun>;
  Base64: ResolverTypeWrapper<Scalars['Base64']['output']>;
  KycAnalysis: ResolverTypeWrapper<KycAnalysisRecordNoun>;
  KycExtract: ResolverTypeWrapper<KycExtract>;
  NameMatch: NameMatch;
  KycSender: KycSender;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Assistance: Assistance;
  Boolean: Scalars['Boolean']['output'];
  AssistSwitch: AssistSwitch;
  ModelCallFilter: ModelCallFilter;
  ModelCall: ModelCallRecordNoun;
  ModelCallSubject: ModelCallSubject;
  ModelCallWithTexts: ModelCallRecordNoun;
  ModelCallConnection: Omit<ModelCallConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ModelCallEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ModelCall']> };
  ModelCallEdge: Omit<ModelCallEdge, 'node'> & { node: ResolversParentTypes['ModelCall'] };
  CredentialInsightInput: CredentialInsightInput;
  CredentialInsight: CredentialInsight;
  CredentialFactLine: CredentialFactLine;
  Mutation: Record<PropertyKey, never>;
  AnalyzeKycDocumentInput: AnalyzeKycDocumentInput;
  AnalyzeKycDocumentPayload: Omit<AnalyzeKycDocumentPayload, 'analysis'> & { analysis: ResolversParentTypes['KycAnalysis'] };
  AskSupportInput: AskSupportInput;
  SupportAnswer: SupportAnswer;
  SupportSource: SupportSource;
  AssistanceTrialInput: AssistanceTrialInput;
  AssistanceTrial: TrialNoun;
  DateTime: Scalars['DateTime']['output'];
  PageInfo: PageInfo;
  JSON: Scalars['JSON']['output'];
  DID: Scalars['DID']['output'];
  LatestKycAnalysis: LatestKycAnalysisRecordNoun;
  Base64: Scalars['Base64']['output'];
  KycAnalysis: KycAnalysisRecordNoun;
  KycExtract: KycExtract;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  assistance?: Resolver<ResolversTypes['Assistance'], ParentType, ContextType>;
  modelCalls?: Resolver<ResolversTypes['ModelCallConnection'], ParentType, ContextType, Partial<QueryModelCallsArgs>>;
  modelCall?: Resolver<ResolversTypes['ModelCallWithTexts'], ParentType, ContextType, RequireFields<QueryModelCallArgs, 'id'>>;
  credentialInsight?: Resolver<ResolversTypes['CredentialInsight'], ParentType, ContextType, RequireFields<QueryCredentialInsightArgs, 'input'>>;
  latestKycAnalysis?: Resolver<ResolversTypes['LatestKycAnalysis'], ParentType, ContextType, RequireFields<QueryLatestKycAnalysisArgs, 'issuerDid'>>;
  supportAnswer?: Resolver<ResolversTypes['SupportAnswer'], ParentType, ContextType, RequireFields<QuerySupportAnswerArgs, 'input'>>;
  assistanceTrial?: Resolver<ResolversTypes['AssistanceTrial'], ParentType, ContextType, RequireFields<QueryAssistanceTrialArgs, 'input'>>;
};

export type AssistanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Assistance'] = ResolversParentTypes['Assistance']> = {
  isSetUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  textModel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visionModel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  features?: Resolver<ReadonlyArray<ResolversTypes['AssistSwitch']>, ParentType, ContextType>;
};

export type AssistSwitchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssistSwitch'] = ResolversParentTypes['AssistSwitch']> = {
  feature?: Resolver<ResolversTypes['AssistFeature'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  setting?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ModelCallResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModelCall'] = ResolversParentTypes['ModelCall']> = {
  callId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  feature?: Resolver<ResolversTypes['AssistFeature'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AssistStatus'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['AssistReason']>, ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promptTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completionTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  latencyMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inputHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  askedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['ModelCallSubject']>, ParentType, ContextType>;
  hasTexts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dropTextsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ModelCallSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModelCallSubject'] = ResolversParentTypes['ModelCallSubject']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ModelCallWithTextsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModelCallWithTexts'] = ResolversParentTypes['ModelCallWithTexts']> = {
  call?: Resolver<ResolversTypes['ModelCall'], ParentType, ContextType>;
  sent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  received?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ModelCallConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModelCallConnection'] = ResolversParentTypes['ModelCallConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ModelCallEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ModelCall']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ModelCallEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModelCallEdge'] = ResolversParentTypes['ModelCallEdge']> = {
  node?: Resolver<ResolversTypes['ModelCall'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CredentialInsightResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CredentialInsight'] = ResolversParentTypes['CredentialInsight']> = {
  status?: Resolver<ResolversTypes['AssistStatus'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['AssistReason']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  equivalencyNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disclaimer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facts?: Resolver<ReadonlyArray<ResolversTypes['CredentialFactLine']>, ParentType, ContextType>;
};

export type CredentialFactLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CredentialFactLine'] = ResolversParentTypes['CredentialFactLine']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  analyzeKycDocument?: Resolver<ResolversTypes['AnalyzeKycDocumentPayload'], ParentType, ContextType, RequireFields<MutationAnalyzeKycDocumentArgs, 'input'>>;
};

export type AnalyzeKycDocumentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnalyzeKycDocumentPayload'] = ResolversParentTypes['AnalyzeKycDocumentPayload']> = {
  analysis?: Resolver<ResolversTypes['KycAnalysis'], ParentType, ContextType>;
};

export type SupportAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupportAnswer'] = ResolversParentTypes['SupportAnswer']> = {
  status?: Resolver<ResolversTypes['AssistStatus'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['AssistReason']>, ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['SupportSource']>, ParentType, ContextType>;
};

export type SupportSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupportSource'] = ResolversParentTypes['SupportSource']> = {
  doc?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssistanceTrialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssistanceTrial'] = ResolversParentTypes['AssistanceTrial']> = {
  status?: Resolver<ResolversTypes['AssistStatus'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['AssistReason']>, ParentType, ContextType>;
  call?: Resolver<Maybe<ResolversTypes['ModelCall']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface DidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DID'], any> {
  name: 'DID';
}

export type LatestKycAnalysisResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LatestKycAnalysis'] = ResolversParentTypes['LatestKycAnalysis']> = {
  analysis?: Resolver<ResolversTypes['KycAnalysis'], ParentType, ContextType>;
  ownAnalysis?: Resolver<Maybe<ResolversTypes['KycAnalysis']>, ParentType, ContextType>;
};

export interface Base64ScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Base64'], any> {
  name: 'Base64';
}

export type KycAnalysisResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KycAnalysis'] = ResolversParentTypes['KycAnalysis']> = {
  analysisId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuerDid?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AssistStatus'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['AssistReason']>, ParentType, ContextType>;
  documentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extracted?: Resolver<Maybe<ResolversTypes['KycExtract']>, ParentType, ContextType>;
  nameMatch?: Resolver<ResolversTypes['NameMatch'], ParentType, ContextType>;
  fileSha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sender?: Resolver<ResolversTypes['KycSender'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type KycExtractResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KycExtract'] = ResolversParentTypes['KycExtract']> = {
  organizationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issuedOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Query?: QueryResolvers<ContextType>;
  Assistance?: AssistanceResolvers<ContextType>;
  AssistSwitch?: AssistSwitchResolvers<ContextType>;
  ModelCall?: ModelCallResolvers<ContextType>;
  ModelCallSubject?: ModelCallSubjectResolvers<ContextType>;
  ModelCallWithTexts?: ModelCallWithTextsResolvers<ContextType>;
  ModelCallConnection?: ModelCallConnectionResolvers<ContextType>;
  ModelCallEdge?: ModelCallEdgeResolvers<ContextType>;
  CredentialInsight?: CredentialInsightResolvers<ContextType>;
  CredentialFactLine?: CredentialFactLineResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  AnalyzeKycDocumentPayload?: AnalyzeKycDocumentPayloadResolvers<ContextType>;
  SupportAnswer?: SupportAnswerResolvers<ContextType>;
  SupportSource?: SupportSourceResolvers<ContextType>;
  AssistanceTrial?: AssistanceTrialResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  PageInfo?: PageInfoResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  DID?: GraphQLScalarType;
  LatestKycAnalysis?: LatestKycAnalysisResolvers<ContextType>;
  Base64?: GraphQLScalarType;
  KycAnalysis?: KycAnalysisResolvers<ContextType>;
  KycExtract?: KycExtractResolvers<ContextType>;
};
