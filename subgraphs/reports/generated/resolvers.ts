import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ReportRun as ReportNounNoun } from '../runs/run.ts';
import type { ReportPreview as ReportPreviewNounNoun } from '../preview-service.ts';
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
  /** Bytes as standard base64 text with padding. */
  Base64: { input: Uint8Array; output: Uint8Array; }
  _FieldSet: { input: string; output: string; }
};

/** What a report is of. */
export type ReportKind =
  /** Confirmed outcomes as the fields of a regulatory scheme. */
  | 'SCHEME_COMPLIANCE'
  /** Credentials that were issued. */
  | 'ISSUANCE_REGISTER'
  /** Credentials that were revoked. */
  | 'REVOCATION_REGISTER'
  /** Outcomes of learners that were confirmed. */
  | 'LEARNER_OUTCOMES'
  /** How the people of a custodian stand to what is asked of them. */
  | 'WORKFORCE_COMPLIANCE'
  /** Events of the audit trail. */
  | 'AUDIT_EXPORT'
  /** Everything that is kept of one person. */
  | 'DATA_SUBJECT';

/** How a report is written. */
export type ReportFormat =
  /** RFC 4180 in UTF-8; no text in it is a formula to a spreadsheet. */
  | 'CSV'
  /** An array with an object for each row. */
  | 'JSON'
  /** A workbook with one sheet; 1,048,575 rows at most. */
  | 'XLSX'
  /** A `row` element for each row, with a `field` for each value. */
  | 'XML'
  /** A line for each row, each value as long as its field; for schemes whose fields have lengths. */
  | 'FIXED_WIDTH';

/** How a report stands. */
export type ReportStatus =
  /** It waits for its turn. */
  | 'QUEUED'
  /** It is made. */
  | 'RUNNING'
  /** Every row is in the file. */
  | 'COMPLETED'
  /** Some rows have errors and are not in the file; the errors tell which and why. */
  | 'COMPLETED_WITH_ERRORS'
  /** It could not be made; `failure` tells why. */
  | 'FAILED'
  /** Somebody ended it. */
  | 'CANCELLED'
  /** Its files are gone; its numbers and its manifest stay. */
  | 'EXPIRED';

/** Whose records a report has, or who has ordered it. */
export type ReportOrganizationType =
  /** An institution that issues. */
  | 'ISSUER'
  /** An organization that keeps records of others. */
  | 'CUSTODIAN';

/** What a column holds. */
export type ReportColumnType =
  /** Text. */
  | 'TEXT'
  /** A number. */
  | 'NUMBER'
  /** A day such as 2026-03-01. */
  | 'DATE'
  /** An instant as ISO 8601 in UTC. */
  | 'INSTANT'
  /** true or false. */
  | 'BOOLEAN';

/** Whether a kind of report is of a period. */
export type ReportPeriodRule =
  /** It may be narrowed to one. */
  | 'OPTIONAL'
  /** It has to be. */
  | 'REQUIRED'
  /** It is of none. */
  | 'NONE';

/** A column of a report. */
export type ReportColumn = {
  readonly __typename?: 'ReportColumn';
  /** As the file names it. */
  readonly name: Scalars['String']['output'];
  /** What it holds. */
  readonly type: ReportColumnType;
  /** What it says. */
  readonly description: Scalars['String']['output'];
  /** Characters at most; null for no bound. In files of fixed width it is the width. */
  readonly length?: Maybe<Scalars['Int']['output']>;
};

/** A condition by which the rows of a kind of report may be narrowed. */
export type ReportFilterRule = {
  readonly __typename?: 'ReportFilterRule';
  /** The member of the filters. */
  readonly name: Scalars['String']['output'];
  /** What it says. */
  readonly description: Scalars['String']['output'];
  /** What it may be; null for any text. */
  readonly words?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** A field of a scheme that a report can be of. */
export type ReportSchemeField = {
  readonly __typename?: 'ReportSchemeField';
  /** As the file names it. */
  readonly fieldCode: Scalars['String']['output'];
  /** What people call it. */
  readonly label: Scalars['String']['output'];
  /** TEXT, NUMBER, DATE or CODE. */
  readonly type: Scalars['String']['output'];
  /** Characters at most. */
  readonly length?: Maybe<Scalars['Int']['output']>;
  /** Whether a row without it has an error. */
  readonly required: Scalars['Boolean']['output'];
};

/** A scheme that a report can be of. */
export type ReportScheme = {
  readonly __typename?: 'ReportScheme';
  /** Names the scheme. */
  readonly schemeCode: Scalars['String']['output'];
  /** What people call it. */
  readonly name: Scalars['String']['output'];
  /** Who wants the report. */
  readonly regulator: Scalars['String']['output'];
  /** The regulator's own version. */
  readonly version: Scalars['String']['output'];
  /** Grows with every change of the scheme's fields and maps. */
  readonly mapVersion: Scalars['Int']['output'];
  /** The format that the regulator takes. */
  readonly outputFormat: ReportFormat;
  /** The formats that a report can have, that of the regulator first. */
  readonly formats: ReadonlyArray<ReportFormat>;
  /** What a row has, in order. */
  readonly fields: ReadonlyArray<ReportSchemeField>;
};

/** A kind of report that the caller may run. */
export type ReportDefinition = {
  readonly __typename?: 'ReportDefinition';
  /** The kind. */
  readonly kind: ReportKind;
  /** What people call it. */
  readonly title: Scalars['String']['output'];
  /** What it has, and in which order. */
  readonly description: Scalars['String']['output'];
  /** Its columns, in order; none for schemes, whose fields are the columns. */
  readonly columns: ReadonlyArray<ReportColumn>;
  /** By what its rows may be narrowed. */
  readonly filters: ReadonlyArray<ReportFilterRule>;
  /** Whether it is of a period. */
  readonly period: ReportPeriodRule;
  /** The formats that it can have. */
  readonly formats: ReadonlyArray<ReportFormat>;
  /** Whether the caller has to name an organization. */
  readonly needsOrganization: Scalars['Boolean']['output'];
  /** Whether only Admins may run and see it. */
  readonly isSensitive: Scalars['Boolean']['output'];
  /** The ACTIVE schemes that it can be of; none for other kinds. */
  readonly schemes: ReadonlyArray<ReportScheme>;
};

/** Whose records a report has. */
export type ReportOrganization = {
  readonly __typename?: 'ReportOrganization';
  /** What it is. */
  readonly type: ReportOrganizationType;
  /** Its DID. */
  readonly did: Scalars['String']['output'];
  /** What it was called when the report was ordered. */
  readonly name: Scalars['String']['output'];
};

/** What the rows of a report are narrowed by; null for what does not narrow them. */
export type ReportFilters = {
  readonly __typename?: 'ReportFilters';
  /** How the records stand. */
  readonly status?: Maybe<Scalars['String']['output']>;
  /** The type of credentials. */
  readonly credentialType?: Maybe<Scalars['String']['output']>;
  /** Whether holders have accepted credentials. */
  readonly claimStatus?: Maybe<Scalars['String']['output']>;
  /** The category of revocations. */
  readonly category?: Maybe<Scalars['String']['output']>;
  /** The code of a catalog entry. */
  readonly entryCode?: Maybe<Scalars['String']['output']>;
  /** The cohort of enrolments. */
  readonly cohortCode?: Maybe<Scalars['String']['output']>;
  /** A requirement of a workforce. */
  readonly requirementId?: Maybe<Scalars['ID']['output']>;
  /** A member of a workforce. */
  readonly memberId?: Maybe<Scalars['ID']['output']>;
  /** The day at whose end a register stood so. */
  readonly asOf?: Maybe<Scalars['String']['output']>;
  /** A kind of deed. */
  readonly action?: Maybe<Scalars['String']['output']>;
  /** A DID of the wallet of a person. */
  readonly holderDid?: Maybe<Scalars['String']['output']>;
  /** A learner. */
  readonly learnerId?: Maybe<Scalars['ID']['output']>;
};

/** Why a row is not in the file; what is in its cells is not repeated. */
export type ReportRowError = {
  readonly __typename?: 'ReportRowError';
  /** The place of the row among those of the source, from 1. */
  readonly row: Scalars['Int']['output'];
  /** The record that the row is about. */
  readonly recordId: Scalars['String']['output'];
  /** The column. */
  readonly fieldCode: Scalars['String']['output'];
  /** A stable word. */
  readonly code: Scalars['String']['output'];
  /** What to do. */
  readonly message: Scalars['String']['output'];
};

/** A file of a report. */
export type ReportFile = {
  readonly __typename?: 'ReportFile';
  /** Its name. */
  readonly fileName: Scalars['String']['output'];
  /** Its media type. */
  readonly mediaType: Scalars['String']['output'];
  /** Its bytes. */
  readonly size: Scalars['Float']['output'];
  /** SHA-256 of the file, as hex. */
  readonly sha256: Scalars['String']['output'];
};

/** Why a report has failed. */
export type ReportFailure = {
  readonly __typename?: 'ReportFailure';
  /** A stable word. */
  readonly code: Scalars['String']['output'];
  /** What to do. */
  readonly message: Scalars['String']['output'];
};

/** A report that is made in the background. */
export type Report = {
  readonly __typename?: 'Report';
  /** Names it in every call. */
  readonly reportId: Scalars['ID']['output'];
  /** What it is of. */
  readonly kind: ReportKind;
  /** Whose records it has; null for those of the whole platform. */
  readonly organization?: Maybe<ReportOrganization>;
  /** The scheme that it is of. */
  readonly schemeCode?: Maybe<Scalars['String']['output']>;
  /** The regulator's version of that scheme when it was ordered. */
  readonly schemeVersion?: Maybe<Scalars['String']['output']>;
  /** The version of the fields and maps of that scheme when it was ordered; a later change does not change the report. */
  readonly mapVersion?: Maybe<Scalars['Int']['output']>;
  /** The first UTC day of its period; null for the beginning. */
  readonly periodFrom?: Maybe<Scalars['String']['output']>;
  /** The first UTC day after its period; null for no end. */
  readonly periodTo?: Maybe<Scalars['String']['output']>;
  /** What its rows are narrowed by. */
  readonly filters: ReportFilters;
  /** How it is written. */
  readonly format: ReportFormat;
  /** How it stands. */
  readonly status: ReportStatus;
  /** Rows that its source has told of. So many are left out, in the file, or have failed. */
  readonly sourceCount: Scalars['Int']['output'];
  /** Rows of the source that the report is not about, by its own definition. */
  readonly leftOutCount: Scalars['Int']['output'];
  /** Rows in the file. */
  readonly rowCount: Scalars['Int']['output'];
  /** Rows with errors, which are not in the file. */
  readonly failedRowCount: Scalars['Int']['output'];
  /** Errors of rows; a row may have several. */
  readonly errorCount: Scalars['Int']['output'];
  /** The first 100 of them; a file has all. */
  readonly errors: ReadonlyArray<ReportRowError>;
  /** The file; null until the report is complete. When the report is EXPIRED the file is gone. */
  readonly file?: Maybe<ReportFile>;
  /** The file of all errors; null without errors. */
  readonly errorsFile?: Maybe<ReportFile>;
  /** When the files go; null before the report is complete. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Records of before this instant are all there; of later ones some may be missing. */
  readonly coveredTo?: Maybe<Scalars['DateTime']['output']>;
  /** 64 bytes of Ed25519 by the platform's key over the manifest; null until the report is complete. */
  readonly manifestSignature?: Maybe<Scalars['Base64']['output']>;
  /** Why it has FAILED; null else. */
  readonly failure?: Maybe<ReportFailure>;
  /** Who ordered it. */
  readonly requestedBy?: Maybe<Scalars['ID']['output']>;
  /** When it was begun; null before. */
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it ended; null before. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was ordered. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it last went on. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Grows by one each time that it goes on. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** One row of a list of reports. */
export type ReportEdge = {
  readonly __typename?: 'ReportEdge';
  /** The report. */
  readonly node: Report;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of reports, the newest first. */
export type ReportConnection = {
  readonly __typename?: 'ReportConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<ReportEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<Report>;
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

/** The first rows of a report as it would be made now. */
export type ReportPreview = {
  readonly __typename?: 'ReportPreview';
  /** The scheme that it is of. */
  readonly schemeCode?: Maybe<Scalars['String']['output']>;
  /** The regulator's version of that scheme. */
  readonly schemeVersion?: Maybe<Scalars['String']['output']>;
  /** The version of the fields and maps of that scheme. */
  readonly mapVersion?: Maybe<Scalars['Int']['output']>;
  /** The columns, in order. */
  readonly columns: ReadonlyArray<ReportColumn>;
  /** Rows that would be in the file, each with a text for each column; an empty text for nothing. */
  readonly rows: ReadonlyArray<ReadonlyArray<Scalars['String']['output']>>;
  /** Why the others would not. */
  readonly errors: ReadonlyArray<ReportRowError>;
  /** Rows that were looked at. */
  readonly sourceCount: Scalars['Int']['output'];
  /** Of those the ones that the report is not about, by its own definition. */
  readonly leftOutCount: Scalars['Int']['output'];
  /** Of those the ones with errors. */
  readonly failedRowCount: Scalars['Int']['output'];
  /** Whether there are no others. */
  readonly isWhole: Scalars['Boolean']['output'];
};

/** A piece of a file of a report; the pieces one behind the other are the file. */
export type ReportFilePiece = {
  readonly __typename?: 'ReportFilePiece';
  /** A name for the file. */
  readonly fileName: Scalars['String']['output'];
  /** Its media type. */
  readonly mediaType: Scalars['String']['output'];
  /** The bytes of this piece. */
  readonly content: Scalars['Base64']['output'];
  /** Pass it as `after` to get the next piece; null with the last. */
  readonly next?: Maybe<Scalars['String']['output']>;
};

/** What the rows of a report are narrowed by; the definitions tell which of these a kind has. */
export type ReportFiltersInput = {
  /** How the records stand. */
  readonly status?: InputMaybe<Scalars['String']['input']>;
  /** The type of credentials, exactly. */
  readonly credentialType?: InputMaybe<Scalars['String']['input']>;
  /** Whether holders have accepted credentials. */
  readonly claimStatus?: InputMaybe<Scalars['String']['input']>;
  /** The category of revocations. */
  readonly category?: InputMaybe<Scalars['String']['input']>;
  /** The code of a catalog entry, exactly. */
  readonly entryCode?: InputMaybe<Scalars['String']['input']>;
  /** The cohort of enrolments, exactly. */
  readonly cohortCode?: InputMaybe<Scalars['String']['input']>;
  /** A requirement of a workforce. */
  readonly requirementId?: InputMaybe<Scalars['ID']['input']>;
  /** A member of a workforce. */
  readonly memberId?: InputMaybe<Scalars['ID']['input']>;
  /** A UTC day such as 2026-03-01: a register as it stood at its end. */
  readonly asOf?: InputMaybe<Scalars['String']['input']>;
  /** A kind of deed, such as credential.issued. */
  readonly action?: InputMaybe<Scalars['String']['input']>;
  /** A DID of the wallet of a person. */
  readonly holderDid?: InputMaybe<Scalars['String']['input']>;
  /** A learner. */
  readonly learnerId?: InputMaybe<Scalars['ID']['input']>;
};

/** Which reports to list; every condition narrows. */
export type ReportListFilter = {
  /** Only those of this kind. */
  readonly kind?: InputMaybe<ReportKind>;
  /** Only those that stand so. */
  readonly status?: InputMaybe<ReportStatus>;
};

/** A report to make. */
export type CreateReportInput = {
  /** What it is of. */
  readonly kind: ReportKind;
  /** How it is written. */
  readonly format: ReportFormat;
  /** The scheme that it is of, for SCHEME_COMPLIANCE. */
  readonly schemeCode?: InputMaybe<Scalars['String']['input']>;
  /** Whose records it has, for administrators; others report on their own organization. */
  readonly organizationDid?: InputMaybe<Scalars['String']['input']>;
  /** The first UTC day of the period, such as 2026-01-01; the beginning unless given. */
  readonly periodFrom?: InputMaybe<Scalars['String']['input']>;
  /** The first UTC day after the period, such as 2027-01-01; no end unless given. */
  readonly periodTo?: InputMaybe<Scalars['String']['input']>;
  /** What its rows are narrowed by. */
  readonly filters?: InputMaybe<ReportFiltersInput>;
};

/** A report to look at. */
export type PreviewReportInput = {
  /** What it is of. */
  readonly kind: ReportKind;
  /** How it would be written: some formats have errors of their own. CSV unless given. */
  readonly format?: InputMaybe<ReportFormat>;
  /** The scheme that it is of, for SCHEME_COMPLIANCE. */
  readonly schemeCode?: InputMaybe<Scalars['String']['input']>;
  /** Whose records it has, for administrators; others report on their own organization. */
  readonly organizationDid?: InputMaybe<Scalars['String']['input']>;
  /** The first UTC day of the period, such as 2026-01-01; the beginning unless given. */
  readonly periodFrom?: InputMaybe<Scalars['String']['input']>;
  /** The first UTC day after the period, such as 2027-01-01; no end unless given. */
  readonly periodTo?: InputMaybe<Scalars['String']['input']>;
  /** What its rows are narrowed by. */
  readonly filters?: InputMaybe<ReportFiltersInput>;
};

/** What came of it. */
export type CreateReportPayload = {
  readonly __typename?: 'CreateReportPayload';
  /** The report, QUEUED. */
  readonly report: Report;
};

/** Which report to end. */
export type CancelReportInput = {
  /** Which one. */
  readonly reportId: Scalars['ID']['input'];
};

/** What came of it. */
export type CancelReportPayload = {
  readonly __typename?: 'CancelReportPayload';
  /** The report, CANCELLED. */
  readonly report: Report;
};

/** Which report to take away. */
export type DeleteReportInput = {
  /** Which one. */
  readonly reportId: Scalars['ID']['input'];
};

/** What came of it. */
export type DeleteReportPayload = {
  readonly __typename?: 'DeleteReportPayload';
  /** The report as it was. */
  readonly report: Report;
};

export type Query = {
  readonly __typename?: 'Query';
  /** The kinds of reports that you may run, with their columns, filters and formats. */
  readonly reportDefinitions: ReadonlyArray<ReportDefinition>;
  /** Up to 20 rows of a report and their errors, as it would be made now. It is kept nowhere; the audit trail tells of it. */
  readonly previewReport: ReportPreview;
  /** One report of yours. NOT_FOUND when you have none of that id. */
  readonly report?: Maybe<Report>;
  /** Your reports, the newest first. */
  readonly reports: ReportConnection;
  /** The file of a report of yours, piece by piece; each download is on the audit trail. */
  readonly reportFile?: Maybe<ReportFilePiece>;
  /** All errors of the rows of a report of yours as CSV, piece by piece: row, record_id, field_code, code and message. */
  readonly reportErrors?: Maybe<ReportFilePiece>;
  /** The signed manifest of a report of yours as a JSON file: `statement`, `signature` and `key`. */
  readonly reportManifest?: Maybe<ReportFilePiece>;
};


export type QueryPreviewReportArgs = {
  input: PreviewReportInput;
};


export type QueryReportArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReportsArgs = {
  filter?: InputMaybe<ReportListFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryReportFileArgs = {
  id: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryReportErrorsArgs = {
  id: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryReportManifestArgs = {
  id: Scalars['ID']['input'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Orders a report, which is made in the background. LIMIT_REACHED while five of yours have not ended. */
  readonly createReport: CreateReportPayload;
  /** Ends a report that has not ended. Repeating it changes nothing. */
  readonly cancelReport: CancelReportPayload;
  /** Takes away a report that has ended, with its files. */
  readonly deleteReport: DeleteReportPayload;
};


export type MutationCreateReportArgs = {
  input: CreateReportInput;
};


export type MutationCancelReportArgs = {
  input: CancelReportInput;
};


export type MutationDeleteReportArgs = {
  input: DeleteReportInput;
};

export type Subscription = {
  readonly __typename?: 'Subscription';
  /**
   * A report of yours, now and whenever it has gone on, until it has ended; asked for at `/graphql/stream`, with
   * `Accept: text/event-stream`.
   */
  readonly reportProgress: Report;
};


export type SubscriptionReportProgressArgs = {
  id: Scalars['ID']['input'];
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
  ReportKind: ReportKind;
  ReportFormat: ReportFormat;
  ReportStatus: ReportStatus;
  ReportOrganizationType: ReportOrganizationType;
  ReportColumnType: ReportColumnType;
  ReportPeriodRule: ReportPeriodRule;
  ReportColumn: ResolverTypeWrapper<ReportColumn>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ReportFilterRule: ResolverTypeWrapper<ReportFilterRule>;
  ReportSchemeField: ResolverTypeWrapper<ReportSchemeField>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ReportScheme: ResolverTypeWrapper<ReportScheme>;
  ReportDefinition: ResolverTypeWrapper<ReportDefinition>;
  ReportOrganization: ResolverTypeWrapper<ReportOrganization>;
  ReportFilters: ResolverTypeWrapper<ReportFilters>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ReportRowError: ResolverTypeWrapper<ReportRowError>;
  ReportFile: ResolverTypeWrapper<ReportFile>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ReportFailure: ResolverTypeWrapper<ReportFailure>;
  Report: ResolverTypeWrapper<ReportNounNoun>;
  ReportEdge: ResolverTypeWrapper<Omit<ReportEdge, 'node'> & { node: ResolversTypes['Report'] }>;
  ReportConnection: ResolverTypeWrapper<Omit<ReportConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ReportEdge']>, nodes: ReadonlyArray<ResolversTypes['Report']> }>;
  ReportPreview: ResolverTypeWrapper<ReportPreviewNounNoun>;
  ReportFilePiece: ResolverTypeWrapper<ReportFilePiece>;
  ReportFiltersInput: ReportFiltersInput;
  ReportListFilter: ReportListFilter;
  CreateReportInput: CreateReportInput;
  PreviewReportInput: PreviewReportInput;
  CreateReportPayload: ResolverTypeWrapper<Omit<CreateReportPayload, 'report'> & { report: ResolversTypes['Report'] }>;
  CancelReportInput: CancelReportInput;
  CancelReportPayload: ResolverTypeWrapper<Omit<CancelReportPayload, 'report'> & { report: ResolversTypes['Report'] }>;
  DeleteReportInput: DeleteReportInput;
  DeleteReportPayload: ResolverTypeWrapper<Omit<DeleteReportPayload, 'report'> & { report: ResolversTypes['Report'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Base64: ResolverTypeWrapper<Scalars['Base64']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ReportColumn: ReportColumn;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  ReportFilterRule: ReportFilterRule;
  ReportSchemeField: ReportSchemeField;
  Boolean: Scalars['Boolean']['output'];
  ReportScheme: ReportScheme;
  ReportDefinition: ReportDefinition;
  ReportOrganization: ReportOrganization;
  ReportFilters: ReportFilters;
  ID: Scalars['ID']['output'];
  ReportRowError: ReportRowError;
  ReportFile: ReportFile;
  Float: Scalars['Float']['output'];
  ReportFailure: ReportFailure;
  Report: ReportNounNoun;
  ReportEdge: Omit<ReportEdge, 'node'> & { node: ResolversParentTypes['Report'] };
  ReportConnection: Omit<ReportConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ReportEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Report']> };
  ReportPreview: ReportPreviewNounNoun;
  ReportFilePiece: ReportFilePiece;
  ReportFiltersInput: ReportFiltersInput;
  ReportListFilter: ReportListFilter;
  CreateReportInput: CreateReportInput;
  PreviewReportInput: PreviewReportInput;
  CreateReportPayload: Omit<CreateReportPayload, 'report'> & { report: ResolversParentTypes['Report'] };
  CancelReportInput: CancelReportInput;
  CancelReportPayload: Omit<CancelReportPayload, 'report'> & { report: ResolversParentTypes['Report'] };
  DeleteReportInput: DeleteReportInput;
  DeleteReportPayload: Omit<DeleteReportPayload, 'report'> & { report: ResolversParentTypes['Report'] };
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  Subscription: Record<PropertyKey, never>;
  DateTime: Scalars['DateTime']['output'];
  Base64: Scalars['Base64']['output'];
  PageInfo: PageInfo;
};

export type ReportColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportColumn'] = ResolversParentTypes['ReportColumn']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ReportColumnType'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  length?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReportFilterRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportFilterRule'] = ResolversParentTypes['ReportFilterRule']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type ReportSchemeFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportSchemeField'] = ResolversParentTypes['ReportSchemeField']> = {
  fieldCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  length?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportSchemeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportScheme'] = ResolversParentTypes['ReportScheme']> = {
  schemeCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regulator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mapVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outputFormat?: Resolver<ResolversTypes['ReportFormat'], ParentType, ContextType>;
  formats?: Resolver<ReadonlyArray<ResolversTypes['ReportFormat']>, ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['ReportSchemeField']>, ParentType, ContextType>;
};

export type ReportDefinitionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportDefinition'] = ResolversParentTypes['ReportDefinition']> = {
  kind?: Resolver<ResolversTypes['ReportKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ReportColumn']>, ParentType, ContextType>;
  filters?: Resolver<ReadonlyArray<ResolversTypes['ReportFilterRule']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['ReportPeriodRule'], ParentType, ContextType>;
  formats?: Resolver<ReadonlyArray<ResolversTypes['ReportFormat']>, ParentType, ContextType>;
  needsOrganization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSensitive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  schemes?: Resolver<ReadonlyArray<ResolversTypes['ReportScheme']>, ParentType, ContextType>;
};

export type ReportOrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportOrganization'] = ResolversParentTypes['ReportOrganization']> = {
  type?: Resolver<ResolversTypes['ReportOrganizationType'], ParentType, ContextType>;
  did?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportFiltersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportFilters'] = ResolversParentTypes['ReportFilters']> = {
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credentialType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  claimStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cohortCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requirementId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  memberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  asOf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  action?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holderDid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  learnerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ReportRowErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportRowError'] = ResolversParentTypes['ReportRowError']> = {
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fieldCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportFile'] = ResolversParentTypes['ReportFile']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportFailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportFailure'] = ResolversParentTypes['ReportFailure']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  reportId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReportKind'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['ReportOrganization']>, ParentType, ContextType>;
  schemeCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schemeVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mapVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  periodFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  periodTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filters?: Resolver<ResolversTypes['ReportFilters'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['ReportFormat'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReportStatus'], ParentType, ContextType>;
  sourceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftOutCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedRowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['ReportRowError']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['ReportFile']>, ParentType, ContextType>;
  errorsFile?: Resolver<Maybe<ResolversTypes['ReportFile']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  coveredTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  manifestSignature?: Resolver<Maybe<ResolversTypes['Base64']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['ReportFailure']>, ParentType, ContextType>;
  requestedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportEdge'] = ResolversParentTypes['ReportEdge']> = {
  node?: Resolver<ResolversTypes['Report'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportConnection'] = ResolversParentTypes['ReportConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ReportEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Report']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportPreview'] = ResolversParentTypes['ReportPreview']> = {
  schemeCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schemeVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mapVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ReportColumn']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['ReportRowError']>, ParentType, ContextType>;
  sourceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftOutCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedRowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isWhole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportFilePieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportFilePiece'] = ResolversParentTypes['ReportFilePiece']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Base64'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreateReportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateReportPayload'] = ResolversParentTypes['CreateReportPayload']> = {
  report?: Resolver<ResolversTypes['Report'], ParentType, ContextType>;
};

export type CancelReportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelReportPayload'] = ResolversParentTypes['CancelReportPayload']> = {
  report?: Resolver<ResolversTypes['Report'], ParentType, ContextType>;
};

export type DeleteReportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteReportPayload'] = ResolversParentTypes['DeleteReportPayload']> = {
  report?: Resolver<ResolversTypes['Report'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  reportDefinitions?: Resolver<ReadonlyArray<ResolversTypes['ReportDefinition']>, ParentType, ContextType>;
  previewReport?: Resolver<ResolversTypes['ReportPreview'], ParentType, ContextType, RequireFields<QueryPreviewReportArgs, 'input'>>;
  report?: Resolver<Maybe<ResolversTypes['Report']>, ParentType, ContextType, RequireFields<QueryReportArgs, 'id'>>;
  reports?: Resolver<ResolversTypes['ReportConnection'], ParentType, ContextType, Partial<QueryReportsArgs>>;
  reportFile?: Resolver<Maybe<ResolversTypes['ReportFilePiece']>, ParentType, ContextType, RequireFields<QueryReportFileArgs, 'id'>>;
  reportErrors?: Resolver<Maybe<ResolversTypes['ReportFilePiece']>, ParentType, ContextType, RequireFields<QueryReportErrorsArgs, 'id'>>;
  reportManifest?: Resolver<Maybe<ResolversTypes['ReportFilePiece']>, ParentType, ContextType, RequireFields<QueryReportManifestArgs, 'id'>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createReport?: Resolver<ResolversTypes['CreateReportPayload'], ParentType, ContextType, RequireFields<MutationCreateReportArgs, 'input'>>;
  cancelReport?: Resolver<ResolversTypes['CancelReportPayload'], ParentType, ContextType, RequireFields<MutationCancelReportArgs, 'input'>>;
  deleteReport?: Resolver<ResolversTypes['DeleteReportPayload'], ParentType, ContextType, RequireFields<MutationDeleteReportArgs, 'input'>>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  reportProgress?: SubscriptionResolver<ResolversTypes['Report'], "reportProgress", ParentType, ContextType, RequireFields<SubscriptionReportProgressArgs, 'id'>>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface Base64ScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Base64'], any> {
  name: 'Base64';
}

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  ReportColumn?: ReportColumnResolvers<ContextType>;
  ReportFilterRule?: ReportFilterRuleResolvers<ContextType>;
  ReportSchemeField?: ReportSchemeFieldResolvers<ContextType>;
  ReportScheme?: ReportSchemeResolvers<ContextType>;
  ReportDefinition?: ReportDefinitionResolvers<ContextType>;
  ReportOrganization?: ReportOrganizationResolvers<ContextType>;
  ReportFilters?: ReportFiltersResolvers<ContextType>;
  ReportRowError?: ReportRowErrorResolvers<ContextType>;
  ReportFile?: ReportFileResolvers<ContextType>;
  ReportFailure?: ReportFailureResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ReportEdge?: ReportEdgeResolvers<ContextType>;
  ReportConnection?: ReportConnectionResolvers<ContextType>;
  ReportPreview?: ReportPreviewResolvers<ContextType>;
  ReportFilePiece?: ReportFilePieceResolvers<ContextType>;
  CreateReportPayload?: CreateReportPayloadResolvers<ContextType>;
  CancelReportPayload?: CancelReportPayloadResolvers<ContextType>;
  DeleteReportPayload?: DeleteReportPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Base64?: GraphQLScalarType;
  PageInfo?: PageInfoResolvers<ContextType>;
};
