import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Jurisdiction as JurisdictionNounNoun } from '../jurisdictions/jurisdiction.ts';
import type { RegulatoryScheme as SchemeNounNoun } from '../schemes/scheme.ts';
import type { SchemeRegistration as RegistrationNounNoun } from '../schemes/registration.ts';
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
  /** One scheme. NOT_FOUND when there is none of that code. */
  readonly scheme?: Maybe<RegulatoryScheme>;
  /** The schemes of the catalog, by code. */
  readonly schemes: RegulatorySchemeConnection;
  /** A record of the caller through every stored map of a scheme, DRAFT ones too; the record is kept nowhere. */
  readonly previewScheme: SchemePreview;
  /** Registrations under schemes, newest first: an organisation's own, and all for administrators. */
  readonly schemeRegistrations: SchemeRegistrationConnection;
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


export type QuerySchemeArgs = {
  code: Scalars['String']['input'];
};


export type QuerySchemesArgs = {
  filter?: InputMaybe<RegulatorySchemeFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPreviewSchemeArgs = {
  input: PreviewSchemeInput;
};


export type QuerySchemeRegistrationsArgs = {
  filter?: InputMaybe<SchemeRegistrationFilter>;
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
  /** Adds a scheme to the catalog, as a DRAFT; for administrators. */
  readonly createScheme: CreateSchemePayload;
  /** Changes a scheme or its status; for administrators. */
  readonly updateScheme: UpdateSchemePayload;
  /** Puts all maps of a scheme in place of those it has, or none of them; for administrators. */
  readonly putFieldMaps: PutFieldMapsPayload;
  /** Asks a language model for maps; UNAVAILABLE where none is set up. For administrators. */
  readonly suggestFieldMaps: SuggestFieldMapsPayload;
  /** Files the registration of an organisation under a scheme, PENDING; for administrators. */
  readonly registerUnderScheme: RegisterUnderSchemePayload;
  /** Changes a registration or its status; for administrators. */
  readonly updateSchemeRegistration: UpdateSchemeRegistrationPayload;
  /** Changes the status of a registration; for administrators. */
  readonly setSchemeRegistrationStatus: SetSchemeRegistrationStatusPayload;
};


export type MutationCreateJurisdictionArgs = {
  input: CreateJurisdictionInput;
};


export type MutationUpdateJurisdictionArgs = {
  input: UpdateJurisdictionInput;
};


export type MutationCreateSchemeArgs = {
  input: CreateSchemeInput;
};


export type MutationUpdateSchemeArgs = {
  input: UpdateSchemeInput;
};


export type MutationPutFieldMapsArgs = {
  input: PutFieldMapsInput;
};


export type MutationSuggestFieldMapsArgs = {
  input: SuggestFieldMapsInput;
};


export type MutationRegisterUnderSchemeArgs = {
  input: RegisterUnderSchemeInput;
};


export type MutationUpdateSchemeRegistrationArgs = {
  input: UpdateSchemeRegistrationInput;
};


export type MutationSetSchemeRegistrationStatusArgs = {
  input: SetSchemeRegistrationStatusInput;
};

/** How far a regulatory scheme has come. */
export type SchemeStatus =
  /** Being written; its fields may change. */
  | 'DRAFT'
  /** In force: reports are made by it, and whoever issues in its jurisdiction is registered under it. */
  | 'ACTIVE'
  /** Over; it stays as it is. */
  | 'RETIRED';

/** How often a scheme is reported. */
export type SchemeReportingPeriod =
  /** Each month. */
  | 'MONTHLY'
  /** Each quarter of a year. */
  | 'QUARTERLY'
  /** Each year. */
  | 'ANNUAL'
  /** When it is asked for. */
  | 'ADHOC';

/** The form of the file that a regulator takes. */
export type SchemeOutputFormat =
  /** Values between commas (RFC 4180). */
  | 'CSV'
  /** Values of the length of their field, one behind the other. */
  | 'FIXED_WIDTH'
  /** An array of objects. */
  | 'JSON'
  /** An element for each record. */
  | 'XML';

/** What the values of a field are. */
export type SchemeFieldType =
  /** Any text. */
  | 'TEXT'
  /** A decimal number. */
  | 'NUMBER'
  /** A day. */
  | 'DATE'
  /** A code of a code set. */
  | 'CODE';

/** What is done to a value before it is reported. */
export type SchemeFieldTransform =
  /** Nothing. */
  | 'NONE'
  /** In capital letters. */
  | 'UPPER'
  /** A day as 20260131; instants by their day of UTC. */
  | 'DATE_YYYYMMDD'
  /** A day as 31012026; instants by their day of UTC. */
  | 'DATE_DDMMYYYY'
  /** With zeros in front, up to the length of the field. */
  | 'PAD_ZERO'
  /** The code of the field's code set that the value, or a label, names. */
  | 'CODE_LOOKUP';

/** Who has written a map. */
export type SchemeFieldMapSource =
  /** A person. */
  | 'HUMAN'
  /** A person has accepted what a language model proposed. */
  | 'LLM_ACCEPTED';

/** Whether a map counts. */
export type SchemeFieldMapStatus =
  /** For previews alone. */
  | 'DRAFT'
  /** For reports, too. */
  | 'ACTIVE';

/** A field of the file that a regulator takes. */
export type SchemeField = {
  readonly __typename?: 'SchemeField';
  /** Its code, once in a scheme. */
  readonly fieldCode: Scalars['String']['output'];
  /** What people call it. */
  readonly label: Scalars['String']['output'];
  /** What its values are. */
  readonly type: SchemeFieldType;
  /** Characters at most, and exactly in files of fixed width; null for no bound. */
  readonly length?: Maybe<Scalars['Int']['output']>;
  /** Whether every record has a value for it. */
  readonly required: Scalars['Boolean']['output'];
  /** The code set of a CODE; null for other types. */
  readonly codeSetId?: Maybe<Scalars['ID']['output']>;
};

/** How a field is filled. */
export type SchemeFieldMap = {
  readonly __typename?: 'SchemeFieldMap';
  /** The field. */
  readonly fieldCode: Scalars['String']['output'];
  /** Where its value comes from: one of the known expressions, such as learner.learner_number or constant. */
  readonly expression: Scalars['String']['output'];
  /** What the expression `constant` stands for; null for others. */
  readonly constant?: Maybe<Scalars['String']['output']>;
  /** What is done to the value. */
  readonly transform: SchemeFieldTransform;
  /** Who has written the map. */
  readonly source: SchemeFieldMapSource;
  /** Whether it counts. */
  readonly status: SchemeFieldMapStatus;
};

/** The rules by which a regulator registers organisations and takes reports from them. */
export type RegulatoryScheme = {
  readonly __typename?: 'RegulatoryScheme';
  /** Its code, once in the catalog. */
  readonly schemeCode: Scalars['ID']['output'];
  /** What people call it. */
  readonly name: Scalars['String']['output'];
  /** The jurisdiction whose entries it governs. */
  readonly jurisdictionCode: Scalars['String']['output'];
  /** Who decides about it. */
  readonly regulator: Scalars['String']['output'];
  /** Which edition of the regulator's rules it follows. */
  readonly version: Scalars['String']['output'];
  /** How often it is reported. */
  readonly reportingPeriod: SchemeReportingPeriod;
  /** The form of its files. */
  readonly outputFormat: SchemeOutputFormat;
  /** The fields of its files, in their order; at most 500. */
  readonly fields: ReadonlyArray<SchemeField>;
  /** How they are filled; at most one for each field. */
  readonly fieldMaps: ReadonlyArray<SchemeFieldMap>;
  /** How far it has come. */
  readonly status: SchemeStatus;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When something of it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Grows by one with each change of it or of its maps; send it as If-Match to refuse lost updates. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** One row of a list of schemes. */
export type RegulatorySchemeEdge = {
  readonly __typename?: 'RegulatorySchemeEdge';
  /** The scheme. */
  readonly node: RegulatoryScheme;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of schemes, by code. */
export type RegulatorySchemeConnection = {
  readonly __typename?: 'RegulatorySchemeConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<RegulatorySchemeEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<RegulatoryScheme>;
  /** Whether and where the list goes on. */
  readonly pageInfo: PageInfo;
  /** Schemes that match, on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that were asked for. */
  readonly size: Scalars['Int']['output'];
};

/** Which schemes to list; every condition narrows. */
export type RegulatorySchemeFilter = {
  /** Only those of this jurisdiction. */
  readonly jurisdictionCode?: InputMaybe<Scalars['String']['input']>;
  /** Only those of this status. */
  readonly status?: InputMaybe<SchemeStatus>;
};

/** A field of the file that a regulator takes. */
export type SchemeFieldInput = {
  /** Its code, once in the scheme: letters and digits, and . _ : / + - between them. */
  readonly fieldCode: Scalars['String']['input'];
  /** What people call it; at most 255 characters. */
  readonly label: Scalars['String']['input'];
  /** What its values are. */
  readonly type: SchemeFieldType;
  /** Characters at most, 1 to 10,000; fields of a fixed width have one. */
  readonly length?: InputMaybe<Scalars['Int']['input']>;
  /** Whether every record has a value for it. */
  readonly required: Scalars['Boolean']['input'];
  /** The code set of a CODE, and of nothing else. */
  readonly codeSetId?: InputMaybe<Scalars['ID']['input']>;
};

/** What a new scheme is. */
export type CreateSchemeInput = {
  /** Its code, once in the catalog: letters and digits, and . _ : / + - between them. */
  readonly schemeCode: Scalars['String']['input'];
  /** What people call it; at most 255 characters. */
  readonly name: Scalars['String']['input'];
  /** An ACTIVE jurisdiction; the scheme stays with it. */
  readonly jurisdictionCode: Scalars['String']['input'];
  /** Who decides about it; at most 255 characters. */
  readonly regulator: Scalars['String']['input'];
  /** Which edition of the regulator's rules it follows; at most 50 characters. */
  readonly version: Scalars['String']['input'];
  /** How often it is reported. */
  readonly reportingPeriod: SchemeReportingPeriod;
  /** The form of its files. */
  readonly outputFormat: SchemeOutputFormat;
  /** The fields of its files, in their order; at most 500, each code once. */
  readonly fields?: InputMaybe<ReadonlyArray<SchemeFieldInput>>;
};

/** What came of it. */
export type CreateSchemePayload = {
  readonly __typename?: 'CreateSchemePayload';
  /** The new scheme. */
  readonly scheme: RegulatoryScheme;
};

/** What to change of a scheme; what is left out stays. */
export type UpdateSchemeInput = {
  /** Which one. */
  readonly schemeCode: Scalars['String']['input'];
  /** What people call it. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Who decides about it. */
  readonly regulator?: InputMaybe<Scalars['String']['input']>;
  /** Which edition of the rules it follows; only of a DRAFT. */
  readonly version?: InputMaybe<Scalars['String']['input']>;
  /** How often it is reported; only of a DRAFT. */
  readonly reportingPeriod?: InputMaybe<SchemeReportingPeriod>;
  /** The form of its files; only of a DRAFT. */
  readonly outputFormat?: InputMaybe<SchemeOutputFormat>;
  /** All of its fields, in place of those it has; only of a DRAFT, and every stored map still fits. */
  readonly fields?: InputMaybe<ReadonlyArray<SchemeFieldInput>>;
  /** ACTIVE for a DRAFT whose required fields all have ACTIVE maps, RETIRED for an ACTIVE one. */
  readonly status?: InputMaybe<SchemeStatus>;
};

/** What came of it. */
export type UpdateSchemePayload = {
  readonly __typename?: 'UpdateSchemePayload';
  /** The scheme after the change. */
  readonly scheme: RegulatoryScheme;
};

/** How a field is filled. */
export type SchemeFieldMapInput = {
  /** A field of the scheme, at most one map for each. */
  readonly fieldCode: Scalars['String']['input'];
  /** One of the known expressions, such as learner.learner_number, learner.external_id[USI], entry.code or constant. */
  readonly expression: Scalars['String']['input'];
  /** The text that the expression `constant` stands for, at most 255 characters; for it alone. */
  readonly constant?: InputMaybe<Scalars['String']['input']>;
  /** What is done to the value; NONE unless told. PAD_ZERO needs a length, CODE_LOOKUP a code set. */
  readonly transform?: InputMaybe<SchemeFieldTransform>;
  /** Who has written it; HUMAN unless told. */
  readonly source?: InputMaybe<SchemeFieldMapSource>;
  /** Whether it counts; DRAFT unless told. */
  readonly status?: InputMaybe<SchemeFieldMapStatus>;
};

/** The maps of a scheme. */
export type PutFieldMapsInput = {
  /** Which scheme; not a RETIRED one. */
  readonly schemeCode: Scalars['String']['input'];
  /** All of its maps, in place of those it has. An ACTIVE scheme keeps an ACTIVE one for every required field. */
  readonly fieldMaps: ReadonlyArray<SchemeFieldMapInput>;
};

/** What came of it. */
export type PutFieldMapsPayload = {
  readonly __typename?: 'PutFieldMapsPayload';
  /** The scheme with its maps. */
  readonly scheme: RegulatoryScheme;
};

/** For which fields to propose maps. */
export type SuggestFieldMapsInput = {
  /** Which scheme. */
  readonly schemeCode: Scalars['String']['input'];
  /** Some of its fields; all unless told. */
  readonly fieldCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Whether a language model has answered. */
export type FieldMapSuggestionStatus =
  /** It has. */
  | 'COMPLETED'
  /** None is set up, or it does not answer. */
  | 'UNAVAILABLE'
  /** What it said cannot be used. */
  | 'FAILED';

/** A map that a language model proposes; nothing follows from it until somebody puts it. */
export type FieldMapSuggestion = {
  readonly __typename?: 'FieldMapSuggestion';
  /** The field. */
  readonly fieldCode: Scalars['String']['output'];
  /** One of the known expressions. */
  readonly expression: Scalars['String']['output'];
  /** How sure the model is, from 0 to 1. */
  readonly confidence: Scalars['Float']['output'];
  /** Why, in its words. */
  readonly rationale: Scalars['String']['output'];
};

/** What a language model proposes. */
export type SuggestFieldMapsPayload = {
  readonly __typename?: 'SuggestFieldMapsPayload';
  /** Whether it has answered. */
  readonly status: FieldMapSuggestionStatus;
  /** Its proposals, as far as they are known expressions; none unless it is COMPLETED. */
  readonly suggestions: ReadonlyArray<FieldMapSuggestion>;
};

/** A record to try the maps of a scheme with. */
export type PreviewSchemeInput = {
  /** Which scheme. */
  readonly schemeCode: Scalars['String']['input'];
  /**
   * An object with learner, enrolment, outcome, entry, issuer and credential, as far as there are any; their members are named as in the
   * expressions, and `learner.external_id` is an object of numbers by system. It is kept nowhere.
   */
  readonly record: Scalars['JSON']['input'];
};

/** Why a field of a record cannot be reported as it is. */
export type SchemeFieldProblemCode =
  /** The field is required and has no map. */
  | 'NO_MAP'
  /** The field is required and the record has no value for it. */
  | 'MISSING'
  /** The value is no day and no instant. */
  | 'NOT_A_DATE'
  /** The value is no decimal number. */
  | 'NOT_A_NUMBER'
  /** The value is no code of the field's code set. */
  | 'UNKNOWN_CODE'
  /** The value has more characters than the field. */
  | 'TOO_LONG';

/** What is wrong with a field of a record. */
export type SchemeFieldProblem = {
  readonly __typename?: 'SchemeFieldProblem';
  /** The reason, as a word. */
  readonly code: SchemeFieldProblemCode;
  /** The reason and what to do, as a sentence. */
  readonly message: Scalars['String']['output'];
};

/** A field of a record as a report would have it. */
export type SchemePreviewField = {
  readonly __typename?: 'SchemePreviewField';
  /** The field. */
  readonly fieldCode: Scalars['String']['output'];
  /** Its value, as far as it got; null for none. */
  readonly value?: Maybe<Scalars['String']['output']>;
  /** What is wrong with it; null for nothing. */
  readonly problem?: Maybe<SchemeFieldProblem>;
};

/** A record as a report would have it. */
export type SchemePreview = {
  readonly __typename?: 'SchemePreview';
  /** The scheme. */
  readonly schemeCode: Scalars['ID']['output'];
  /** The version of the scheme whose maps these are. */
  readonly rowVersion: Scalars['Int']['output'];
  /** True when no field has a problem. */
  readonly isReportable: Scalars['Boolean']['output'];
  /** Its fields, in the order of the scheme. */
  readonly fields: ReadonlyArray<SchemePreviewField>;
};

/** What kind of organisation is registered. */
export type RegisteredOrganisationType =
  /** An institution that issues credentials. */
  | 'ISSUER'
  /** A body that attests records and issues from them. */
  | 'CUSTODIAN';

/** How a registration stands. */
export type SchemeRegistrationStatus =
  /** Filed; it opens nothing yet. */
  | 'PENDING'
  /** It opens the entries of its scope from its beginning to its end. */
  | 'ACTIVE'
  /** It opens nothing until it is ACTIVE again. */
  | 'SUSPENDED'
  /** Its end has passed. */
  | 'EXPIRED'
  /** Taken back for ever. */
  | 'CANCELLED';

/** An organisation, by its id. */
export type RegisteredOrganisation = {
  readonly __typename?: 'RegisteredOrganisation';
  /** What kind it is. */
  readonly type: RegisteredOrganisationType;
  /** The id of the issuer or the custodian. */
  readonly id: Scalars['ID']['output'];
};

/** That a regulator has registered an organisation under a scheme, for a time. */
export type SchemeRegistration = {
  readonly __typename?: 'SchemeRegistration';
  /** UUID of the registration. */
  readonly registrationId: Scalars['ID']['output'];
  /** The scheme. */
  readonly schemeCode: Scalars['String']['output'];
  /** Who is registered. */
  readonly org: RegisteredOrganisation;
  /** The number that the regulator has given; each once under a scheme. */
  readonly registrationNumber: Scalars['String']['output'];
  /** The entries that it opens; empty for all of the scheme's jurisdiction. */
  readonly scopeEntryIds: ReadonlyArray<Scalars['ID']['output']>;
  /** When it begins. */
  readonly validFrom: Scalars['DateTime']['output'];
  /** When it is over; null for no end. */
  readonly validTo?: Maybe<Scalars['DateTime']['output']>;
  /** On what conditions it was given. */
  readonly conditions?: Maybe<Scalars['String']['output']>;
  /** Where the regulator's decision is kept. */
  readonly evidenceRef?: Maybe<Scalars['String']['output']>;
  /** How it stands. */
  readonly status: SchemeRegistrationStatus;
  /** When its end was announced, 30 days before or later; null until then and after a change of the end. */
  readonly expiryAnnouncedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was filed. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When something of it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Grows by one with each change; send it as If-Match to refuse lost updates. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** One row of a list of registrations. */
export type SchemeRegistrationEdge = {
  readonly __typename?: 'SchemeRegistrationEdge';
  /** The registration. */
  readonly node: SchemeRegistration;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of registrations, newest first. */
export type SchemeRegistrationConnection = {
  readonly __typename?: 'SchemeRegistrationConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<SchemeRegistrationEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<SchemeRegistration>;
  /** Whether and where the list goes on. */
  readonly pageInfo: PageInfo;
  /** Registrations that match, on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that were asked for. */
  readonly size: Scalars['Int']['output'];
};

/** Which registrations to list; every condition narrows. */
export type SchemeRegistrationFilter = {
  /** Only those under this scheme. */
  readonly schemeCode?: InputMaybe<Scalars['String']['input']>;
  /** Only those of the issuer or custodian of this id; an organisation sees its own in any case. */
  readonly orgId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those of this status. */
  readonly status?: InputMaybe<SchemeRegistrationStatus>;
};

/** An organisation, by its id. */
export type RegisteredOrganisationInput = {
  /** What kind it is. */
  readonly type: RegisteredOrganisationType;
  /** The id of the issuer or the custodian. */
  readonly id: Scalars['ID']['input'];
};

/** Who is registered under what. */
export type RegisterUnderSchemeInput = {
  /** A scheme that is not RETIRED. */
  readonly schemeCode: Scalars['String']['input'];
  /** Who is registered. */
  readonly org: RegisteredOrganisationInput;
  /** The number that the regulator has given, at most 100 characters; each once under a scheme. */
  readonly registrationNumber: Scalars['String']['input'];
  /** Entries of the scheme's jurisdiction, at most 1000; all of them unless told. */
  readonly scopeEntryIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** When it begins. */
  readonly validFrom: Scalars['DateTime']['input'];
  /** When it is over, after its beginning; no end unless told. */
  readonly validTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** On what conditions it is given; at most 2000 characters. */
  readonly conditions?: InputMaybe<Scalars['String']['input']>;
  /** Where the regulator's decision is kept; at most 255 characters. */
  readonly evidenceRef?: InputMaybe<Scalars['String']['input']>;
};

/** What came of it. */
export type RegisterUnderSchemePayload = {
  readonly __typename?: 'RegisterUnderSchemePayload';
  /** The new registration, PENDING. */
  readonly registration: SchemeRegistration;
};

/** What to change of a registration that is not over; what is left out stays. */
export type UpdateSchemeRegistrationInput = {
  /** Which one. */
  readonly registrationId: Scalars['ID']['input'];
  /** ACTIVE, SUSPENDED or CANCELLED; EXPIRED for one whose end has passed. */
  readonly status?: InputMaybe<SchemeRegistrationStatus>;
  /** Why the status changes, for the audit trail; at most 2000 characters, nothing personal. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** Another end, after its beginning. */
  readonly validTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Other conditions; empty text takes them away. */
  readonly conditions?: InputMaybe<Scalars['String']['input']>;
  /** All of its entries, in place of those it has; an empty list for all of the jurisdiction. */
  readonly scopeEntryIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** What came of it. */
export type UpdateSchemeRegistrationPayload = {
  readonly __typename?: 'UpdateSchemeRegistrationPayload';
  /** The registration after the change. */
  readonly registration: SchemeRegistration;
};

/** How a registration is to stand. */
export type SetSchemeRegistrationStatusInput = {
  /** Which one. */
  readonly registrationId: Scalars['ID']['input'];
  /** ACTIVE, SUSPENDED or CANCELLED; EXPIRED for one whose end has passed. */
  readonly status: SchemeRegistrationStatus;
  /** Why, for the audit trail; at most 2000 characters, nothing personal. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** What came of it. */
export type SetSchemeRegistrationStatusPayload = {
  readonly __typename?: 'SetSchemeRegistrationStatusPayload';
  /** The registration after the change. */
  readonly registration: SchemeRegistration;
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
  SchemeStatus: SchemeStatus;
  SchemeReportingPeriod: SchemeReportingPeriod;
  SchemeOutputFormat: SchemeOutputFormat;
  SchemeFieldType: SchemeFieldType;
  SchemeFieldTransform: SchemeFieldTransform;
  SchemeFieldMapSource: SchemeFieldMapSource;
  SchemeFieldMapStatus: SchemeFieldMapStatus;
  SchemeField: ResolverTypeWrapper<SchemeField>;
  SchemeFieldMap: ResolverTypeWrapper<SchemeFieldMap>;
  RegulatoryScheme: ResolverTypeWrapper<SchemeNounNoun>;
  RegulatorySchemeEdge: ResolverTypeWrapper<Omit<RegulatorySchemeEdge, 'node'> & { node: ResolversTypes['RegulatoryScheme'] }>;
  RegulatorySchemeConnection: ResolverTypeWrapper<Omit<RegulatorySchemeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['RegulatorySchemeEdge']>, nodes: ReadonlyArray<ResolversTypes['RegulatoryScheme']> }>;
  RegulatorySchemeFilter: RegulatorySchemeFilter;
  SchemeFieldInput: SchemeFieldInput;
  CreateSchemeInput: CreateSchemeInput;
  CreateSchemePayload: ResolverTypeWrapper<Omit<CreateSchemePayload, 'scheme'> & { scheme: ResolversTypes['RegulatoryScheme'] }>;
  UpdateSchemeInput: UpdateSchemeInput;
  UpdateSchemePayload: ResolverTypeWrapper<Omit<UpdateSchemePayload, 'scheme'> & { scheme: ResolversTypes['RegulatoryScheme'] }>;
  SchemeFieldMapInput: SchemeFieldMapInput;
  PutFieldMapsInput: PutFieldMapsInput;
  PutFieldMapsPayload: ResolverTypeWrapper<Omit<PutFieldMapsPayload, 'scheme'> & { scheme: ResolversTypes['RegulatoryScheme'] }>;
  SuggestFieldMapsInput: SuggestFieldMapsInput;
  FieldMapSuggestionStatus: FieldMapSuggestionStatus;
  FieldMapSuggestion: ResolverTypeWrapper<FieldMapSuggestion>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  SuggestFieldMapsPayload: ResolverTypeWrapper<SuggestFieldMapsPayload>;
  PreviewSchemeInput: PreviewSchemeInput;
  SchemeFieldProblemCode: SchemeFieldProblemCode;
  SchemeFieldProblem: ResolverTypeWrapper<SchemeFieldProblem>;
  SchemePreviewField: ResolverTypeWrapper<SchemePreviewField>;
  SchemePreview: ResolverTypeWrapper<SchemePreview>;
  RegisteredOrganisationType: RegisteredOrganisationType;
  SchemeRegistrationStatus: SchemeRegistrationStatus;
  RegisteredOrganisation: ResolverTypeWrapper<RegisteredOrganisation>;
  SchemeRegistration: ResolverTypeWrapper<RegistrationNounNoun>;
  SchemeRegistrationEdge: ResolverTypeWrapper<Omit<SchemeRegistrationEdge, 'node'> & { node: ResolversTypes['SchemeRegistration'] }>;
  SchemeRegistrationConnection: ResolverTypeWrapper<Omit<SchemeRegistrationConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['SchemeRegistrationEdge']>, nodes: ReadonlyArray<ResolversTypes['SchemeRegistration']> }>;
  SchemeRegistrationFilter: SchemeRegistrationFilter;
  RegisteredOrganisationInput: RegisteredOrganisationInput;
  RegisterUnderSchemeInput: RegisterUnderSchemeInput;
  RegisterUnderSchemePayload: ResolverTypeWrapper<Omit<RegisterUnderSchemePayload, 'registration'> & { registration: ResolversTypes['SchemeRegistration'] }>;
  UpdateSchemeRegistrationInput: UpdateSchemeRegistrationInput;
  UpdateSchemeRegistrationPayload: ResolverTypeWrapper<Omit<UpdateSchemeRegistrationPayload, 'registration'> & { registration: ResolversTypes['SchemeRegistration'] }>;
  SetSchemeRegistrationStatusInput: SetSchemeRegistrationStatusInput;
  SetSchemeRegistrationStatusPayload: ResolverTypeWrapper<Omit<SetSchemeRegistrationStatusPayload, 'registration'> & { registration: ResolversTypes['SchemeRegistration'] }>;
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
  SchemeField: SchemeField;
  SchemeFieldMap: SchemeFieldMap;
  RegulatoryScheme: SchemeNounNoun;
  RegulatorySchemeEdge: Omit<RegulatorySchemeEdge, 'node'> & { node: ResolversParentTypes['RegulatoryScheme'] };
  RegulatorySchemeConnection: Omit<RegulatorySchemeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['RegulatorySchemeEdge']>, nodes: ReadonlyArray<ResolversParentTypes['RegulatoryScheme']> };
  RegulatorySchemeFilter: RegulatorySchemeFilter;
  SchemeFieldInput: SchemeFieldInput;
  CreateSchemeInput: CreateSchemeInput;
  CreateSchemePayload: Omit<CreateSchemePayload, 'scheme'> & { scheme: ResolversParentTypes['RegulatoryScheme'] };
  UpdateSchemeInput: UpdateSchemeInput;
  UpdateSchemePayload: Omit<UpdateSchemePayload, 'scheme'> & { scheme: ResolversParentTypes['RegulatoryScheme'] };
  SchemeFieldMapInput: SchemeFieldMapInput;
  PutFieldMapsInput: PutFieldMapsInput;
  PutFieldMapsPayload: Omit<PutFieldMapsPayload, 'scheme'> & { scheme: ResolversParentTypes['RegulatoryScheme'] };
  SuggestFieldMapsInput: SuggestFieldMapsInput;
  FieldMapSuggestion: FieldMapSuggestion;
  Float: Scalars['Float']['output'];
  SuggestFieldMapsPayload: SuggestFieldMapsPayload;
  PreviewSchemeInput: PreviewSchemeInput;
  SchemeFieldProblem: SchemeFieldProblem;
  SchemePreviewField: SchemePreviewField;
  SchemePreview: SchemePreview;
  RegisteredOrganisation: RegisteredOrganisation;
  SchemeRegistration: RegistrationNounNoun;
  SchemeRegistrationEdge: Omit<SchemeRegistrationEdge, 'node'> & { node: ResolversParentTypes['SchemeRegistration'] };
  SchemeRegistrationConnection: Omit<SchemeRegistrationConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['SchemeRegistrationEdge']>, nodes: ReadonlyArray<ResolversParentTypes['SchemeRegistration']> };
  SchemeRegistrationFilter: SchemeRegistrationFilter;
  RegisteredOrganisationInput: RegisteredOrganisationInput;
  RegisterUnderSchemeInput: RegisterUnderSchemeInput;
  RegisterUnderSchemePayload: Omit<RegisterUnderSchemePayload, 'registration'> & { registration: ResolversParentTypes['SchemeRegistration'] };
  UpdateSchemeRegistrationInput: UpdateSchemeRegistrationInput;
  UpdateSchemeRegistrationPayload: Omit<UpdateSchemeRegistrationPayload, 'registration'> & { registration: ResolversParentTypes['SchemeRegistration'] };
  SetSchemeRegistrationStatusInput: SetSchemeRegistrationStatusInput;
  SetSchemeRegistrationStatusPayload: Omit<SetSchemeRegistrationStatusPayload, 'registration'> & { registration: ResolversParentTypes['SchemeRegistration'] };
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
  scheme?: Resolver<Maybe<ResolversTypes['RegulatoryScheme']>, ParentType, ContextType, RequireFields<QuerySchemeArgs, 'code'>>;
  schemes?: Resolver<ResolversTypes['RegulatorySchemeConnection'], ParentType, ContextType, Partial<QuerySchemesArgs>>;
  previewScheme?: Resolver<ResolversTypes['SchemePreview'], ParentType, ContextType, RequireFields<QueryPreviewSchemeArgs, 'input'>>;
  schemeRegistrations?: Resolver<ResolversTypes['SchemeRegistrationConnection'], ParentType, ContextType, Partial<QuerySchemeRegistrationsArgs>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createJurisdiction?: Resolver<ResolversTypes['CreateJurisdictionPayload'], ParentType, ContextType, RequireFields<MutationCreateJurisdictionArgs, 'input'>>;
  updateJurisdiction?: Resolver<ResolversTypes['UpdateJurisdictionPayload'], ParentType, ContextType, RequireFields<MutationUpdateJurisdictionArgs, 'input'>>;
  createScheme?: Resolver<ResolversTypes['CreateSchemePayload'], ParentType, ContextType, RequireFields<MutationCreateSchemeArgs, 'input'>>;
  updateScheme?: Resolver<ResolversTypes['UpdateSchemePayload'], ParentType, ContextType, RequireFields<MutationUpdateSchemeArgs, 'input'>>;
  putFieldMaps?: Resolver<ResolversTypes['PutFieldMapsPayload'], ParentType, ContextType, RequireFields<MutationPutFieldMapsArgs, 'input'>>;
  suggestFieldMaps?: Resolver<ResolversTypes['SuggestFieldMapsPayload'], ParentType, ContextType, RequireFields<MutationSuggestFieldMapsArgs, 'input'>>;
  registerUnderScheme?: Resolver<ResolversTypes['RegisterUnderSchemePayload'], ParentType, ContextType, RequireFields<MutationRegisterUnderSchemeArgs, 'input'>>;
  updateSchemeRegistration?: Resolver<ResolversTypes['UpdateSchemeRegistrationPayload'], ParentType, ContextType, RequireFields<MutationUpdateSchemeRegistrationArgs, 'input'>>;
  setSchemeRegistrationStatus?: Resolver<ResolversTypes['SetSchemeRegistrationStatusPayload'], ParentType, ContextType, RequireFields<MutationSetSchemeRegistrationStatusArgs, 'input'>>;
};

export type SchemeFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SchemeField'] = ResolversParentTypes['SchemeField']> = {
  fieldCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SchemeFieldType'], ParentType, ContextType>;
  length?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  codeSetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SchemeFieldMapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SchemeFieldMap'] = ResolversParentTypes['SchemeFieldMap']> = {
  fieldCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expression?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  constant?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transform?: Resolver<ResolversTypes['SchemeFieldTransform'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['SchemeFieldMapSource'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SchemeFieldMapStatus'], ParentType, ContextType>;
};

export type RegulatorySchemeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegulatoryScheme'] = ResolversParentTypes['RegulatoryScheme']> = {
  schemeCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jurisdictionCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regulator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reportingPeriod?: Resolver<ResolversTypes['SchemeReportingPeriod'], ParentType, ContextType>;
  outputFormat?: Resolver<ResolversTypes['SchemeOutputFormat'], ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['SchemeField']>, ParentType, ContextType>;
  fieldMaps?: Resolver<ReadonlyArray<ResolversTypes['SchemeFieldMap']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SchemeStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RegulatorySchemeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegulatorySchemeEdge'] = ResolversParentTypes['RegulatorySchemeEdge']> = {
  node?: Resolver<ResolversTypes['RegulatoryScheme'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegulatorySchemeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegulatorySchemeConnection'] = ResolversParentTypes['RegulatorySchemeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RegulatorySchemeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['RegulatoryScheme']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreateSchemePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateSchemePayload'] = ResolversParentTypes['CreateSchemePayload']> = {
  scheme?: Resolver<ResolversTypes['RegulatoryScheme'], ParentType, ContextType>;
};

export type UpdateSchemePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSchemePayload'] = ResolversParentTypes['UpdateSchemePayload']> = {
  scheme?: Resolver<ResolversTypes['RegulatoryScheme'], ParentType, ContextType>;
};

export type PutFieldMapsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PutFieldMapsPayload'] = ResolversParentTypes['PutFieldMapsPayload']> = {
  scheme?: Resolver<ResolversTypes['RegulatoryScheme'], ParentType, ContextType>;
};

export type FieldMapSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldMapSuggestion'] = ResolversParentTypes['FieldMapSuggestion']> = {
  fieldCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expression?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rationale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SuggestFieldMapsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuggestFieldMapsPayload'] = ResolversParentTypes['SuggestFieldMapsPayload']> = {
  status?: Resolver<ResolversTypes['FieldMapSuggestionStatus'], ParentType, ContextType>;
  suggestions?: Resolver<ReadonlyArray<ResolversTypes['FieldMapSuggestion']>, ParentType, ContextType>;
};

export type SchemeFieldProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SchemeFieldProblem'] = ResolversParentTypes['SchemeFieldProblem']> = {
  code?: Resolver<ResolversTypes['SchemeFieldProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SchemePreviewFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SchemePreviewField'] = ResolversParentTypes['SchemePreviewField']> = {
  fieldCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['SchemeFieldProblem']>, ParentType, ContextType>;
};

export type SchemePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SchemePreview'] = ResolversParentTypes['SchemePreview']> = {
  schemeCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isReportable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['SchemePreviewField']>, ParentType, ContextType>;
};

export type RegisteredOrganisationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisteredOrganisation'] = ResolversParentTypes['RegisteredOrganisation']> = {
  type?: Resolver<ResolversTypes['RegisteredOrganisationType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SchemeRegistrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SchemeRegistration'] = ResolversParentTypes['SchemeRegistration']> = {
  registrationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  schemeCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  org?: Resolver<ResolversTypes['RegisteredOrganisation'], ParentType, ContextType>;
  registrationNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopeEntryIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  evidenceRef?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SchemeRegistrationStatus'], ParentType, ContextType>;
  expiryAnnouncedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SchemeRegistrationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SchemeRegistrationEdge'] = ResolversParentTypes['SchemeRegistrationEdge']> = {
  node?: Resolver<ResolversTypes['SchemeRegistration'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SchemeRegistrationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SchemeRegistrationConnection'] = ResolversParentTypes['SchemeRegistrationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SchemeRegistrationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SchemeRegistration']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RegisterUnderSchemePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterUnderSchemePayload'] = ResolversParentTypes['RegisterUnderSchemePayload']> = {
  registration?: Resolver<ResolversTypes['SchemeRegistration'], ParentType, ContextType>;
};

export type UpdateSchemeRegistrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSchemeRegistrationPayload'] = ResolversParentTypes['UpdateSchemeRegistrationPayload']> = {
  registration?: Resolver<ResolversTypes['SchemeRegistration'], ParentType, ContextType>;
};

export type SetSchemeRegistrationStatusPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetSchemeRegistrationStatusPayload'] = ResolversParentTypes['SetSchemeRegistrationStatusPayload']> = {
  registration?: Resolver<ResolversTypes['SchemeRegistration'], ParentType, ContextType>;
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
  SchemeField?: SchemeFieldResolvers<ContextType>;
  SchemeFieldMap?: SchemeFieldMapResolvers<ContextType>;
  RegulatoryScheme?: RegulatorySchemeResolvers<ContextType>;
  RegulatorySchemeEdge?: RegulatorySchemeEdgeResolvers<ContextType>;
  RegulatorySchemeConnection?: RegulatorySchemeConnectionResolvers<ContextType>;
  CreateSchemePayload?: CreateSchemePayloadResolvers<ContextType>;
  UpdateSchemePayload?: UpdateSchemePayloadResolvers<ContextType>;
  PutFieldMapsPayload?: PutFieldMapsPayloadResolvers<ContextType>;
  FieldMapSuggestion?: FieldMapSuggestionResolvers<ContextType>;
  SuggestFieldMapsPayload?: SuggestFieldMapsPayloadResolvers<ContextType>;
  SchemeFieldProblem?: SchemeFieldProblemResolvers<ContextType>;
  SchemePreviewField?: SchemePreviewFieldResolvers<ContextType>;
  SchemePreview?: SchemePreviewResolvers<ContextType>;
  RegisteredOrganisation?: RegisteredOrganisationResolvers<ContextType>;
  SchemeRegistration?: SchemeRegistrationResolvers<ContextType>;
  SchemeRegistrationEdge?: SchemeRegistrationEdgeResolvers<ContextType>;
  SchemeRegistrationConnection?: SchemeRegistrationConnectionResolvers<ContextType>;
  RegisterUnderSchemePayload?: RegisterUnderSchemePayloadResolvers<ContextType>;
  UpdateSchemeRegistrationPayload?: UpdateSchemeRegistrationPayloadResolvers<ContextType>;
  SetSchemeRegistrationStatusPayload?: SetSchemeRegistrationStatusPayloadResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  PageInfo?: PageInfoResolvers<ContextType>;
};
