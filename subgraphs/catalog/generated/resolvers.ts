import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { EmbeddingState as EmbeddingStateNounNoun } from '../search/embedding-service.ts';
import type { Match as CatalogMatchNounNoun } from '../search/match.ts';
import type { CatalogEntry as CatalogEntryNounNoun } from '../entries/entry.ts';
import type { CatalogImport as ImportNounNoun } from '../exchange/import.ts';
import type { StagedItem as ImportItemNounNoun } from '../exchange/staged-item-model.ts';
import type { Code as CodeNounNoun, CodeSet as CodeSetNounNoun } from '../codes/code-set.ts';
import type { EntryVersion as EntryVersionNounNoun } from '../entries/version.ts';
import type { Framework as FrameworkNounNoun } from '../frameworks/framework.ts';
import type { Jurisdiction as JurisdictionNounNoun } from '../jurisdictions/jurisdiction.ts';
import type { Proposal as ProposalNounNoun } from '../proposals/proposal.ts';
import type { RegulatoryScheme as SchemeNounNoun } from '../schemes/scheme.ts';
import type { SchemeRegistration as RegistrationNounNoun } from '../schemes/registration.ts';
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

/** A list of codes by one authority. Its codes never change: what changes becomes a new version. An accepted proposal may add one to a set that does not come with the platform. */
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
  /** One entry. NOT_FOUND when there is none of that id. */
  readonly catalogEntry?: Maybe<CatalogEntry>;
  /** The entries of the catalog, by jurisdiction, then by code. */
  readonly catalogEntries: CatalogEntryConnection;
  /** One version. NOT_FOUND when there is none of that id. */
  readonly entryVersion?: Maybe<EntryVersion>;
  /** The versions of an entry, the newest first. */
  readonly entryVersions: EntryVersionConnection;
  /** The version of an entry that counts, or counted, at an instant. NOT_FOUND also when none did. */
  readonly entryVersionAt?: Maybe<EntryVersion>;
  /** One import; for administrators. NOT_FOUND when there is none of that id. */
  readonly catalogImport?: Maybe<CatalogImport>;
  /** The imports, the newest first; for administrators. */
  readonly catalogImports: CatalogImportConnection;
  /** What became of the items of an import, in the order of the document; for administrators. It is told for 30 days. */
  readonly catalogImportItems: CatalogImportItemConnection;
  /** A framework with its skills as a CFPackage of CASE, piece by piece. What was imported is said again. */
  readonly frameworkExport?: Maybe<CatalogExport>;
  /** An entry as a graph of CTDL, in one piece. What was imported is said again. */
  readonly entryExport?: Maybe<CatalogExport>;
  /** One framework. NOT_FOUND when there is none of that id. */
  readonly framework?: Maybe<Framework>;
  /** The frameworks of the catalog, by jurisdiction, then by code. */
  readonly frameworks: FrameworkConnection;
  /** One jurisdiction. NOT_FOUND when there is none of that code. */
  readonly jurisdiction?: Maybe<Jurisdiction>;
  /** The jurisdictions of the catalog, by code. */
  readonly jurisdictions: JurisdictionConnection;
  /** One proposal. NOT_FOUND when there is none of that id, or it is another issuer's. */
  readonly proposal?: Maybe<Proposal>;
  /** Proposals, newest first: for issuers their own, for administrators all. */
  readonly proposals: ProposalConnection;
  /** One scheme. NOT_FOUND when there is none of that code. */
  readonly scheme?: Maybe<RegulatoryScheme>;
  /** The schemes of the catalog, by code. */
  readonly schemes: RegulatorySchemeConnection;
  /** A record of the caller through every stored map of a scheme, DRAFT ones too; the record is kept nowhere. */
  readonly previewScheme: SchemePreview;
  /** Registrations under schemes, newest first: an organisation's own, and all for administrators. */
  readonly schemeRegistrations: SchemeRegistrationConnection;
  /** How far the embeddings of the catalog are; for administrators. */
  readonly catalogEmbeddings: CatalogEmbeddings;
  /**
   * ACTIVE entries of a jurisdiction by what somebody types: those of this code, else those whose code or title begins so, else those with
   * all of its words, and behind them those that mean the same. Case and accents do not count.
   */
  readonly semanticCatalogSearch: SemanticCatalogSearch;
  /**
   * Entries by what somebody types: those of this code, else those whose code or title begins so, else those with all of its words. Case
   * and accents do not count.
   */
  readonly searchCatalogEntries: CatalogSearch;
  /** One skill. NOT_FOUND when there is none of that id. */
  readonly skill?: Maybe<Skill>;
  /** The skills of the catalog, by name without case and accents. */
  readonly skills: SkillConnection;
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


export type QueryCatalogEntryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCatalogEntriesArgs = {
  filter?: InputMaybe<CatalogEntryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEntryVersionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEntryVersionsArgs = {
  entryId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEntryVersionAtArgs = {
  entryId?: InputMaybe<Scalars['ID']['input']>;
  jurisdictionCode?: InputMaybe<Scalars['String']['input']>;
  entryCode?: InputMaybe<Scalars['String']['input']>;
  at?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryCatalogImportArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCatalogImportsArgs = {
  filter?: InputMaybe<CatalogImportFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCatalogImportItemsArgs = {
  importId: Scalars['ID']['input'];
  filter?: InputMaybe<CatalogImportItemFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFrameworkExportArgs = {
  frameworkId: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryEntryExportArgs = {
  entryId: Scalars['ID']['input'];
};


export type QueryFrameworkArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFrameworksArgs = {
  filter?: InputMaybe<FrameworkFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
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


export type QuerySemanticCatalogSearchArgs = {
  q: Scalars['String']['input'];
  jurisdiction: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySearchCatalogEntriesArgs = {
  q: Scalars['String']['input'];
  jurisdiction?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<EntryStatus>;
  first?: InputMaybe<Scalars['Int']['input']>;
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
  /** Adds a code set with all its codes, or nothing; for administrators. */
  readonly createCodeSet: CreateCodeSetPayload;
  /** Adds an entry to the catalog, as a DRAFT; for administrators. */
  readonly createCatalogEntry: CreateCatalogEntryPayload;
  /** Changes an entry that is not RETIRED; for administrators. */
  readonly updateCatalogEntry: UpdateCatalogEntryPayload;
  /** Ends an entry and its published version for ever; for administrators. Repeating it changes nothing. */
  readonly retireEntry: RetireEntryPayload;
  /** Adds the next version of an entry, as a DRAFT; for administrators. */
  readonly createEntryVersion: CreateEntryVersionPayload;
  /** Changes a version that is not published; for administrators. */
  readonly updateEntryVersion: UpdateEntryVersionPayload;
  /** Fixes a version for ever, and ends the one that was published before; for administrators. */
  readonly publishEntryVersion: PublishEntryVersionPayload;
  /** Takes a piece of a document of CASE or CTDL, of at most 50 MB in all; with the last one it begins to run. For administrators. It never publishes. */
  readonly importCatalog: ImportCatalogPayload;
  /** Ends an import that is not over; for administrators. What was made until then stays. Repeating it changes nothing. */
  readonly cancelCatalogImport: CancelCatalogImportPayload;
  /** Adds a framework to the catalog, as a DRAFT; for administrators. */
  readonly createFramework: CreateFrameworkPayload;
  /** Changes a framework; for administrators. */
  readonly updateFramework: UpdateFrameworkPayload;
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
  /** Adds a scheme to the catalog, as a DRAFT; for administrators. */
  readonly createScheme: CreateSchemePayload;
  /** Changes a scheme or its status; for administrators. */
  readonly updateScheme: UpdateSchemePayload;
  /** Puts all maps of a scheme in place of those it has, or none of them; for administrators. */
  readonly putFieldMaps: PutFieldMapsPayload;
  /** Proposes maps, by the names of fields and by a language model where one is set up; changes nothing. For administrators. */
  readonly suggestFieldMaps: SuggestFieldMapsPayload;
  /** Files the registration of an organisation under a scheme, PENDING; for administrators. */
  readonly registerUnderScheme: RegisterUnderSchemePayload;
  /** Changes a registration or its status; for administrators. */
  readonly updateSchemeRegistration: UpdateSchemeRegistrationPayload;
  /** Changes the status of a registration; for administrators. */
  readonly setSchemeRegistrationStatus: SetSchemeRegistrationStatusPayload;
  /**
   * Has embeddings made anew in the background, even where neither texts nor model have changed; for administrators. Nothing happens where no
   * model is set up.
   */
  readonly rebuildEmbeddings: RebuildEmbeddingsPayload;
  /** Adds a skill to the catalog; for administrators. */
  readonly createSkill: CreateSkillPayload;
  /** Changes a skill; for administrators. */
  readonly updateSkill: UpdateSkillPayload;
};


export type MutationCreateCodeSetArgs = {
  input: CreateCodeSetInput;
};


export type MutationCreateCatalogEntryArgs = {
  input: CreateCatalogEntryInput;
};


export type MutationUpdateCatalogEntryArgs = {
  input: UpdateCatalogEntryInput;
};


export type MutationRetireEntryArgs = {
  input: RetireEntryInput;
};


export type MutationCreateEntryVersionArgs = {
  input: CreateEntryVersionInput;
};


export type MutationUpdateEntryVersionArgs = {
  input: UpdateEntryVersionInput;
};


export type MutationPublishEntryVersionArgs = {
  input: PublishEntryVersionInput;
};


export type MutationImportCatalogArgs = {
  input: ImportCatalogInput;
};


export type MutationCancelCatalogImportArgs = {
  input: CancelCatalogImportInput;
};


export type MutationCreateFrameworkArgs = {
  input: CreateFrameworkInput;
};


export type MutationUpdateFrameworkArgs = {
  input: UpdateFrameworkInput;
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


export type MutationRebuildEmbeddingsArgs = {
  input: RebuildEmbeddingsInput;
};


export type MutationCreateSkillArgs = {
  input: CreateSkillInput;
};


export type MutationUpdateSkillArgs = {
  input: UpdateSkillInput;
};

/** What kind of thing an entry is. */
export type EntryType =
  /** A degree or another full award. */
  | 'QUALIFICATION'
  /** A course. */
  | 'COURSE'
  /** A part of a course or award. */
  | 'UNIT'
  /** Skills that belong together. */
  | 'SKILL_SET'
  /** A licence to do something. */
  | 'LICENCE'
  /** A small award. */
  | 'MICRO_CREDENTIAL'
  /** A certificate of a school. */
  | 'SCHOOL_CERTIFICATE'
  /** A badge. */
  | 'BADGE';

/** Whether an entry is in use. */
export type EntryStatus =
  /** Nothing of it was published yet; administrators alone see it. */
  | 'DRAFT'
  /** It has a published version. */
  | 'ACTIVE'
  /** Ended for ever; what names it stays. */
  | 'RETIRED';

/** How far a version is. */
export type EntryVersionStatus =
  /** Being written. */
  | 'DRAFT'
  /** Being read by others. */
  | 'IN_REVIEW'
  /** The one that counts; it never changes. */
  | 'PUBLISHED'
  /** A later version was published; this one never changes. */
  | 'SUPERSEDED'
  /** Its entry was retired. */
  | 'RETIRED';

/** Something that can be studied for, passed or earned in a jurisdiction. */
export type CatalogEntry = {
  readonly __typename?: 'CatalogEntry';
  /** Names it in every call. */
  readonly entryId: Scalars['ID']['output'];
  /** Its code, one of a kind in its jurisdiction. */
  readonly entryCode: Scalars['String']['output'];
  /** Where it belongs, by code of ISO 3166. */
  readonly jurisdictionCode: Scalars['String']['output'];
  /** The framework that tells its levels; null for none. */
  readonly frameworkId?: Maybe<Scalars['ID']['output']>;
  /** What kind of thing it is. */
  readonly entryType: EntryType;
  /** The same in the words of Open Badges 3.0, such as BachelorDegree. */
  readonly achievementType: Scalars['String']['output'];
  /** Its identifier in the Credential Registry (CTDL); null for none. */
  readonly ctid?: Maybe<Scalars['String']['output']>;
  /** The DID of the issuer that looks after it; null for none. */
  readonly ownerIssuerDid?: Maybe<Scalars['DID']['output']>;
  /** What its published version is called, and the newest one before any was published; null without any. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** The version that was published last; null before. */
  readonly currentVersion?: Maybe<EntryVersion>;
  /** The id of the version that was published last; null before. */
  readonly currentVersionId?: Maybe<Scalars['ID']['output']>;
  /** How many versions it has. */
  readonly versions: Scalars['Int']['output'];
  /** Whether it is in use. */
  readonly status: EntryStatus;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When something of it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Grows by one with each change; send it as If-Match to refuse lost updates. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** One edition of an entry; credentials name it. */
export type EntryVersion = {
  readonly __typename?: 'EntryVersion';
  /** Names it in every call. */
  readonly entryVersionId: Scalars['ID']['output'];
  /** What it is an edition of. */
  readonly entryId: Scalars['ID']['output'];
  /** 1, 2, 3 … */
  readonly version: Scalars['Int']['output'];
  /** What it is called. */
  readonly title: Scalars['String']['output'];
  /** What it is about. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Its level, by the code that the entry's framework gives it. */
  readonly levelCode?: Maybe<Scalars['String']['output']>;
  /** What it is worth. */
  readonly credit?: Maybe<Credit>;
  /** How long it takes (ISO 8601), such as P3Y. */
  readonly duration?: Maybe<Scalars['String']['output']>;
  /** What has to be done to earn it. */
  readonly criteria?: Maybe<Scalars['String']['output']>;
  /** What its results look like; outcomes must satisfy them. */
  readonly resultDescriptions: ReadonlyArray<ResultDescription>;
  /** The skills that it stands for. */
  readonly skills: ReadonlyArray<EntrySkill>;
  /** What it corresponds to elsewhere. */
  readonly alignments: ReadonlyArray<Alignment>;
  /** A JSON Schema (draft 2020-12) that the claims of credentials under it must satisfy. Its `examples` hold claims that do. */
  readonly claimSchema?: Maybe<Scalars['JSON']['output']>;
  /** From this instant on it is the one that counts; null until that is known. */
  readonly effectiveFrom?: Maybe<Scalars['DateTime']['output']>;
  /** From this instant on it does not count any more; null without end. */
  readonly effectiveTo?: Maybe<Scalars['DateTime']['output']>;
  /** Hex SHA-256 of the canonical text (RFC 8785) of what its publication fixed; null before. */
  readonly contentHash?: Maybe<Scalars['String']['output']>;
  /** When it was published; null before. */
  readonly publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The version that was published after it; null for none. */
  readonly replacedBy?: Maybe<Scalars['ID']['output']>;
  /** How far it is. */
  readonly status: EntryVersionStatus;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When something of it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Grows by one with each change; send it as If-Match to refuse lost updates. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** What an achievement is worth. */
export type Credit = {
  readonly __typename?: 'Credit';
  /** How many. */
  readonly value: Scalars['Float']['output'];
  /** Of what, such as ECTS. */
  readonly unit: Scalars['String']['output'];
};

/** What results of an achievement look like (ResultDescription of Open Badges 3.0). */
export type ResultDescription = {
  readonly __typename?: 'ResultDescription';
  /** Names it; outcomes refer to it. */
  readonly id: Scalars['String']['output'];
  /** What is shown beside a result. */
  readonly name: Scalars['String']['output'];
  /** A result type of Open Badges 3.0, such as LetterGrade, or an extension such as ext:Grade. */
  readonly resultType: Scalars['String']['output'];
  /** The values that there are, the lowest first. */
  readonly allowedValues?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The lowest number. */
  readonly valueMin?: Maybe<Scalars['String']['output']>;
  /** The highest number. */
  readonly valueMax?: Maybe<Scalars['String']['output']>;
  /** What must be reached. */
  readonly requiredValue?: Maybe<Scalars['String']['output']>;
};

/** A skill that an achievement stands for. */
export type EntrySkill = {
  readonly __typename?: 'EntrySkill';
  /** Which one. */
  readonly skillId: Scalars['ID']['output'];
  /** How well. */
  readonly proficiency?: Maybe<Scalars['String']['output']>;
};

/** What an achievement corresponds to elsewhere (Alignment of Open Badges 3.0). */
export type Alignment = {
  readonly __typename?: 'Alignment';
  /** Its code there. */
  readonly targetCode?: Maybe<Scalars['String']['output']>;
  /** Its name there. */
  readonly targetName: Scalars['String']['output'];
  /** The framework that it belongs to. */
  readonly targetFramework?: Maybe<Scalars['String']['output']>;
  /** Its address. */
  readonly targetUrl: Scalars['String']['output'];
  /** What kind of thing it is, such as ceterms:Credential. */
  readonly targetType?: Maybe<Scalars['String']['output']>;
};

/** One row of a list of entries. */
export type CatalogEntryEdge = {
  readonly __typename?: 'CatalogEntryEdge';
  /** The entry. */
  readonly node: CatalogEntry;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of entries, by jurisdiction, then by code. */
export type CatalogEntryConnection = {
  readonly __typename?: 'CatalogEntryConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<CatalogEntryEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<CatalogEntry>;
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

/** One row of a list of versions. */
export type EntryVersionEdge = {
  readonly __typename?: 'EntryVersionEdge';
  /** The version. */
  readonly node: EntryVersion;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of versions, the newest first. */
export type EntryVersionConnection = {
  readonly __typename?: 'EntryVersionConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<EntryVersionEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<EntryVersion>;
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

/** Which entries to list; every condition narrows. */
export type CatalogEntryFilter = {
  /** Only those of this jurisdiction. */
  readonly jurisdictionCode?: InputMaybe<Scalars['String']['input']>;
  /** Only those of this status; ACTIVE for others than administrators unless told. */
  readonly status?: InputMaybe<EntryStatus>;
  /** Only those of this kind. */
  readonly entryType?: InputMaybe<EntryType>;
  /** Only those of this framework. */
  readonly frameworkId?: InputMaybe<Scalars['ID']['input']>;
};

/** What an achievement is worth. */
export type CreditInput = {
  /** How many. */
  readonly value: Scalars['Float']['input'];
  /** Of what, such as ECTS. */
  readonly unit: Scalars['String']['input'];
};

/** What results of an achievement look like (ResultDescription of Open Badges 3.0). */
export type ResultDescriptionInput = {
  /** Names it; outcomes refer to it. */
  readonly id: Scalars['String']['input'];
  /** What is shown beside a result. */
  readonly name: Scalars['String']['input'];
  /** A result type of Open Badges 3.0, such as LetterGrade, or an extension such as ext:Grade. */
  readonly resultType: Scalars['String']['input'];
  /** The values that there are, the lowest first. */
  readonly allowedValues?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The lowest number. */
  readonly valueMin?: InputMaybe<Scalars['String']['input']>;
  /** The highest number. */
  readonly valueMax?: InputMaybe<Scalars['String']['input']>;
  /** What must be reached. */
  readonly requiredValue?: InputMaybe<Scalars['String']['input']>;
};

/** A skill that an achievement stands for. */
export type EntrySkillInput = {
  /** Which one. */
  readonly skillId: Scalars['ID']['input'];
  /** How well. */
  readonly proficiency?: InputMaybe<Scalars['String']['input']>;
};

/** What an achievement corresponds to elsewhere (Alignment of Open Badges 3.0). */
export type AlignmentInput = {
  /** Its code there. */
  readonly targetCode?: InputMaybe<Scalars['String']['input']>;
  /** Its name there. */
  readonly targetName: Scalars['String']['input'];
  /** The framework that it belongs to. */
  readonly targetFramework?: InputMaybe<Scalars['String']['input']>;
  /** Its address. */
  readonly targetUrl: Scalars['String']['input'];
  /** What kind of thing it is, such as ceterms:Credential. */
  readonly targetType?: InputMaybe<Scalars['String']['input']>;
};

/** What a new entry is. */
export type CreateCatalogEntryInput = {
  /** Its code, one of a kind in its jurisdiction. */
  readonly entryCode: Scalars['String']['input'];
  /** Where it belongs, by code of ISO 3166; an ACTIVE jurisdiction of the catalog. */
  readonly jurisdictionCode: Scalars['String']['input'];
  /** The framework that tells its levels, of the same jurisdiction. */
  readonly frameworkId?: InputMaybe<Scalars['ID']['input']>;
  /** What kind of thing it is. */
  readonly entryType: EntryType;
  /** The same in the words of Open Badges 3.0; a usual one for its kind unless told. */
  readonly achievementType?: InputMaybe<Scalars['String']['input']>;
  /** Its identifier in the Credential Registry (CTDL): ce- and a UUID. */
  readonly ctid?: InputMaybe<Scalars['String']['input']>;
  /** The DID of the issuer that looks after it. */
  readonly ownerIssuerDid?: InputMaybe<Scalars['DID']['input']>;
};

/** What came of it. */
export type CreateCatalogEntryPayload = {
  readonly __typename?: 'CreateCatalogEntryPayload';
  /** The new entry, a DRAFT. */
  readonly entry: CatalogEntry;
};

/** What to change of an entry; what is left out stays. */
export type UpdateCatalogEntryInput = {
  /** Which one. */
  readonly entryId: Scalars['ID']['input'];
  /** The framework that tells its levels, of the same jurisdiction. */
  readonly frameworkId?: InputMaybe<Scalars['ID']['input']>;
  /** What kind of thing it is. */
  readonly entryType?: InputMaybe<EntryType>;
  /** The same in the words of Open Badges 3.0. */
  readonly achievementType?: InputMaybe<Scalars['String']['input']>;
  /** Its identifier in the Credential Registry (CTDL). */
  readonly ctid?: InputMaybe<Scalars['String']['input']>;
  /** The DID of the issuer that looks after it. */
  readonly ownerIssuerDid?: InputMaybe<Scalars['DID']['input']>;
};

/** What came of it. */
export type UpdateCatalogEntryPayload = {
  readonly __typename?: 'UpdateCatalogEntryPayload';
  /** The entry after the change. */
  readonly entry: CatalogEntry;
};

/** Which entry to end, and why. */
export type RetireEntryInput = {
  /** Which one. */
  readonly entryId: Scalars['ID']['input'];
  /** Why; at most 2,000 characters. It goes to the audit trail. */
  readonly reason: Scalars['String']['input'];
};

/** What came of it. */
export type RetireEntryPayload = {
  readonly __typename?: 'RetireEntryPayload';
  /** The entry, RETIRED. */
  readonly entry: CatalogEntry;
};

/** What a new version says. */
export type CreateEntryVersionInput = {
  /** Of which entry. */
  readonly entryId: Scalars['ID']['input'];
  /** What it is called. */
  readonly title: Scalars['String']['input'];
  /** What it is about. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Its level, by the code that the entry's framework gives it. */
  readonly levelCode?: InputMaybe<Scalars['String']['input']>;
  /** What it is worth. */
  readonly credit?: InputMaybe<CreditInput>;
  /** How long it takes (ISO 8601), such as P3Y. */
  readonly duration?: InputMaybe<Scalars['String']['input']>;
  /** What has to be done to earn it. */
  readonly criteria?: InputMaybe<Scalars['String']['input']>;
  /** What its results look like; outcomes must satisfy them. */
  readonly resultDescriptions?: InputMaybe<ReadonlyArray<ResultDescriptionInput>>;
  /** The skills that it stands for. */
  readonly skills?: InputMaybe<ReadonlyArray<EntrySkillInput>>;
  /** What it corresponds to elsewhere. */
  readonly alignments?: InputMaybe<ReadonlyArray<AlignmentInput>>;
  /** A JSON Schema (draft 2020-12) that the claims of credentials under it must satisfy. Its `examples` hold claims that do. */
  readonly claimSchema?: InputMaybe<Scalars['JSON']['input']>;
  /** From when on it is to count; from its publication unless told. */
  readonly effectiveFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** From when on it is to count no more; without end unless told. */
  readonly effectiveTo?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What came of it. */
export type CreateEntryVersionPayload = {
  readonly __typename?: 'CreateEntryVersionPayload';
  /** The new version, a DRAFT. */
  readonly entryVersion: EntryVersion;
};

/** What to change of a version that is not published; what is left out stays. */
export type UpdateEntryVersionInput = {
  /** Of which entry. */
  readonly entryId: Scalars['ID']['input'];
  /** Its number. */
  readonly version: Scalars['Int']['input'];
  /** What it is called. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** What it is about. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Its level, by the code that the entry's framework gives it. */
  readonly levelCode?: InputMaybe<Scalars['String']['input']>;
  /** What it is worth. */
  readonly credit?: InputMaybe<CreditInput>;
  /** How long it takes (ISO 8601), such as P3Y. */
  readonly duration?: InputMaybe<Scalars['String']['input']>;
  /** What has to be done to earn it. */
  readonly criteria?: InputMaybe<Scalars['String']['input']>;
  /** What its results look like; outcomes must satisfy them. */
  readonly resultDescriptions?: InputMaybe<ReadonlyArray<ResultDescriptionInput>>;
  /** The skills that it stands for. */
  readonly skills?: InputMaybe<ReadonlyArray<EntrySkillInput>>;
  /** What it corresponds to elsewhere. */
  readonly alignments?: InputMaybe<ReadonlyArray<AlignmentInput>>;
  /** A JSON Schema (draft 2020-12) that the claims of credentials under it must satisfy. Its `examples` hold claims that do. */
  readonly claimSchema?: InputMaybe<Scalars['JSON']['input']>;
  /** From when on it is to count. */
  readonly effectiveFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** From when on it is to count no more. */
  readonly effectiveTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** IN_REVIEW while others read it, and back to DRAFT. */
  readonly status?: InputMaybe<EntryVersionStatus>;
};

/** What came of it. */
export type UpdateEntryVersionPayload = {
  readonly __typename?: 'UpdateEntryVersionPayload';
  /** The version after the change. */
  readonly entryVersion: EntryVersion;
};

/** Which version to publish. */
export type PublishEntryVersionInput = {
  /** Of which entry. */
  readonly entryId: Scalars['ID']['input'];
  /** Its number. */
  readonly version: Scalars['Int']['input'];
};

/** What came of it. */
export type PublishEntryVersionPayload = {
  readonly __typename?: 'PublishEntryVersionPayload';
  /** The version, PUBLISHED. */
  readonly entryVersion: EntryVersion;
};

/** How far an import is. */
export type CatalogImportStatus =
  /** Its file is still on its way. */
  | 'RECEIVING'
  /** Its file is there; it waits for its turn. */
  | 'QUEUED'
  /** It runs. */
  | 'RUNNING'
  /** Every item is settled. */
  | 'COMPLETED'
  /** The document cannot be read; `problem` says why. */
  | 'FAILED'
  /** It was ended before its end; what was made until then stays. */
  | 'CANCELLED';

/** A published format in which catalogs are exchanged. */
export type CatalogFormat =
  /** CASE of 1EdTech, 1.0 or 1.1. */
  | 'CASE'
  /** CTDL of Credential Engine, as JSON-LD. */
  | 'CTDL';

/** What an item of a document is to the catalog. */
export type CatalogItemRole =
  /** A member of the document itself. */
  | 'HEADER'
  /** A framework. */
  | 'FRAMEWORK'
  /** A skill. */
  | 'SKILL'
  /** An entry. */
  | 'ENTRY'
  /** That one skill stands below another. */
  | 'EDGE'
  /** Something else. */
  | 'PART';

/** What becomes of an item. */
export type CatalogItemOutcome =
  /** A new record. */
  | 'MADE'
  /** A change of a record. */
  | 'CHANGED'
  /** The record says the same already. */
  | 'UNCHANGED'
  /** No record; it is kept, and exports say it again. */
  | 'KEPT'
  /** The catalog has no place for it. */
  | 'SKIPPED'
  /** Nothing; its problems say why. */
  | 'REFUSED';

/** A document on its way into the catalog; or, as a dry run, what would become of it. */
export type CatalogImport = {
  readonly __typename?: 'CatalogImport';
  /** Names it in every call. */
  readonly importId: Scalars['ID']['output'];
  /** The name of its file. */
  readonly fileName: Scalars['String']['output'];
  /** Bytes of its file; 0 before all of it is there. */
  readonly size: Scalars['Int']['output'];
  /** Hex SHA-256 of its file; null before all of it is there. */
  readonly sha256?: Maybe<Scalars['String']['output']>;
  /** True when it changes nothing and tells what would become of the items. */
  readonly dryRun: Scalars['Boolean']['output'];
  /** Where what it makes belongs. */
  readonly jurisdictionCode: Scalars['String']['output'];
  /** The format of the document; null before it was looked at. */
  readonly format?: Maybe<CatalogFormat>;
  /** How far it is. */
  readonly status: CatalogImportStatus;
  /** How much of it is settled, in percent. */
  readonly progress: Scalars['Int']['output'];
  /** Items of the document; 0 before it was looked through. */
  readonly total: Scalars['Int']['output'];
  /** How many items there are of each outcome so far. */
  readonly counts: CatalogImportCounts;
  /** Why it FAILED; null otherwise. */
  readonly problem?: Maybe<CatalogItemProblem>;
  /** The framework that it is about; null for none, and for one that a dry run would make. */
  readonly frameworkId?: Maybe<Scalars['ID']['output']>;
  /** When its first piece came. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When something of it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** When it was over; null before. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** How many items there are of each outcome, with the references that stand inside of them. */
export type CatalogImportCounts = {
  readonly __typename?: 'CatalogImportCounts';
  /** New records. */
  readonly made: Scalars['Int']['output'];
  /** Changes of records. */
  readonly changed: Scalars['Int']['output'];
  /** Records that say the same already. */
  readonly unchanged: Scalars['Int']['output'];
  /** Kept without a record, for exports. */
  readonly kept: Scalars['Int']['output'];
  /** Without a place in the catalog. */
  readonly skipped: Scalars['Int']['output'];
  /** Refused. */
  readonly refused: Scalars['Int']['output'];
};

/** An item of a document, and what becomes of it. */
export type CatalogImportItem = {
  readonly __typename?: 'CatalogImportItem';
  /** Where it stands in the document (RFC 6901), such as /CFItems/17. */
  readonly pointer: Scalars['String']['output'];
  /** What it is to the catalog. */
  readonly role: CatalogItemRole;
  /** What becomes of it; null while it waits. */
  readonly outcome?: Maybe<CatalogItemOutcome>;
  /** What is wrong with it. */
  readonly problems: ReadonlyArray<CatalogItemProblem>;
  /** The record that it is; null for none, and for one that a dry run would make. */
  readonly recordId?: Maybe<Scalars['ID']['output']>;
};

/** Something that is wrong in a document. */
export type CatalogItemProblem = {
  readonly __typename?: 'CatalogItemProblem';
  /** Where (RFC 6901), such as /CFItems/17/fullStatement; empty for the document as a whole. */
  readonly pointer: Scalars['String']['output'];
  /** Stays the same while the sentence may change. */
  readonly code: Scalars['String']['output'];
  /** What is wrong and what to do. */
  readonly message: Scalars['String']['output'];
};

/** One row of a list of imports. */
export type CatalogImportEdge = {
  readonly __typename?: 'CatalogImportEdge';
  /** The import. */
  readonly node: CatalogImport;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of imports, the newest first. */
export type CatalogImportConnection = {
  readonly __typename?: 'CatalogImportConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<CatalogImportEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<CatalogImport>;
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

/** One row of a list of items. */
export type CatalogImportItemEdge = {
  readonly __typename?: 'CatalogImportItemEdge';
  /** The item. */
  readonly node: CatalogImportItem;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of items, in the order of the document. */
export type CatalogImportItemConnection = {
  readonly __typename?: 'CatalogImportItemConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<CatalogImportItemEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<CatalogImportItem>;
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

/** A piece of a document in the format of others; the pieces one behind the other are the document. */
export type CatalogExport = {
  readonly __typename?: 'CatalogExport';
  /** A name for its file. */
  readonly fileName: Scalars['String']['output'];
  /** Its media type. */
  readonly mediaType: Scalars['String']['output'];
  /** The bytes of this piece. */
  readonly content: Scalars['Base64']['output'];
  /** Pass it as `after` to get the next piece; null with the last. */
  readonly next?: Maybe<Scalars['String']['output']>;
};

/** Which imports to list; every condition narrows. */
export type CatalogImportFilter = {
  /** Only those of this status. */
  readonly status?: InputMaybe<CatalogImportStatus>;
};

/** Which items to list; every condition narrows. */
export type CatalogImportItemFilter = {
  /** Only those of this outcome. */
  readonly outcome?: InputMaybe<CatalogItemOutcome>;
};

/** A piece of a document that is to come into the catalog. */
export type ImportCatalogInput = {
  /** A UUID that the sender has chosen, the same for all pieces of a file. */
  readonly uploadId: Scalars['ID']['input'];
  /** Bytes of the file before this piece. */
  readonly offset: Scalars['Int']['input'];
  /** Whether this is the last piece. */
  readonly isLast: Scalars['Boolean']['input'];
  /** The name of the file. */
  readonly fileName: Scalars['String']['input'];
  /** The bytes of the piece; at most 4 MiB. */
  readonly content: Scalars['Base64']['input'];
  /** Where what it makes belongs, by code of ISO 3166; an ACTIVE jurisdiction of the catalog. */
  readonly jurisdictionCode: Scalars['String']['input'];
  /** True to change nothing and tell what would become of the items. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** The code of a framework that is made; its identifier in the document unless told. */
  readonly frameworkCode?: InputMaybe<Scalars['String']['input']>;
  /** What a framework that is made orders; COMPETENCY unless told. */
  readonly kind?: InputMaybe<FrameworkKind>;
};

/** What came of it. */
export type ImportCatalogPayload = {
  readonly __typename?: 'ImportCatalogPayload';
  /** The import, as far as it is: QUEUED with the last piece. */
  readonly import: CatalogImport;
};

/** Which import to end. */
export type CancelCatalogImportInput = {
  /** Which one. */
  readonly importId: Scalars['ID']['input'];
};

/** What came of it. */
export type CancelCatalogImportPayload = {
  readonly __typename?: 'CancelCatalogImportPayload';
  /** The import, CANCELLED. */
  readonly import: CatalogImport;
};

/** What a framework orders. */
export type FrameworkKind =
  /** Qualifications, such as degrees. */
  | 'QUALIFICATION'
  /** What somebody is able to do. */
  | 'COMPETENCY'
  /** Skills. */
  | 'SKILL'
  /** Occupations. */
  | 'OCCUPATION';

/** How far a framework is taken on. */
export type AdoptionStatus =
  /** Being prepared. */
  | 'DRAFT'
  /** In force. */
  | 'ADOPTED'
  /** Replaced or given up; what names it stays. */
  | 'DEPRECATED';

/** An ordered scheme of qualifications, competencies, skills or occupations (a CFDocument of 1EdTech CASE). */
export type Framework = {
  readonly __typename?: 'Framework';
  /** Names it in every call. */
  readonly frameworkId: Scalars['ID']['output'];
  /** Its code within the jurisdiction. */
  readonly code: Scalars['String']['output'];
  /** Where it holds, by code of ISO 3166. */
  readonly jurisdictionCode: Scalars['String']['output'];
  /** Its title. */
  readonly title: Scalars['String']['output'];
  /** What it orders. */
  readonly kind: FrameworkKind;
  /** Who publishes it; null where nobody is named. */
  readonly publisher?: Maybe<Scalars['String']['output']>;
  /** Its version, as its publisher counts them. */
  readonly version: Scalars['String']['output'];
  /** Its address as CASE names it; null for none. */
  readonly caseUri?: Maybe<Scalars['String']['output']>;
  /** How far it is taken on. */
  readonly adoptionStatus: AdoptionStatus;
  /** Its levels, in order. */
  readonly levels: ReadonlyArray<FrameworkLevel>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When something of it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Grows by one with each change; send it as If-Match to refuse lost updates. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** One level of a framework. */
export type FrameworkLevel = {
  readonly __typename?: 'FrameworkLevel';
  /** Its code, such as 8. */
  readonly levelCode: Scalars['String']['output'];
  /** What people call it. */
  readonly label: Scalars['String']['output'];
  /** The level of the European Qualifications Framework that it stands for, 1 to 8; null for none. */
  readonly eqfLevel?: Maybe<Scalars['Int']['output']>;
  /** The level of ISCED; null for none. */
  readonly iscedCode?: Maybe<Scalars['String']['output']>;
};

/** One row of a list of frameworks. */
export type FrameworkEdge = {
  readonly __typename?: 'FrameworkEdge';
  /** The framework. */
  readonly node: Framework;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of frameworks, by jurisdiction, then by code. */
export type FrameworkConnection = {
  readonly __typename?: 'FrameworkConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<FrameworkEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<Framework>;
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

/** Which frameworks to list; every condition narrows. */
export type FrameworkFilter = {
  /** Only those of this jurisdiction. */
  readonly jurisdictionCode?: InputMaybe<Scalars['String']['input']>;
  /** Only those that order this. */
  readonly kind?: InputMaybe<FrameworkKind>;
  /** Only those of this status. */
  readonly adoptionStatus?: InputMaybe<AdoptionStatus>;
};

/** One level of a framework. */
export type FrameworkLevelInput = {
  /** Its code, such as 8; each once. */
  readonly levelCode: Scalars['String']['input'];
  /** What people call it. */
  readonly label: Scalars['String']['input'];
  /** The level of the European Qualifications Framework that it stands for, 1 to 8. */
  readonly eqfLevel?: InputMaybe<Scalars['Int']['input']>;
  /** The level of ISCED. */
  readonly iscedCode?: InputMaybe<Scalars['String']['input']>;
};

/** What a new framework is. */
export type CreateFrameworkInput = {
  /** Its code within the jurisdiction. */
  readonly code: Scalars['String']['input'];
  /** Where it holds, by code of ISO 3166; an ACTIVE jurisdiction of the catalog. */
  readonly jurisdictionCode: Scalars['String']['input'];
  /** Its title; at most 255 characters. */
  readonly title: Scalars['String']['input'];
  /** What it orders; QUALIFICATION unless told. */
  readonly kind?: InputMaybe<FrameworkKind>;
  /** Who publishes it. */
  readonly publisher?: InputMaybe<Scalars['String']['input']>;
  /** Its version, as its publisher counts them; 1 unless told. */
  readonly version?: InputMaybe<Scalars['String']['input']>;
  /** Its address as CASE names it. */
  readonly caseUri?: InputMaybe<Scalars['String']['input']>;
  /** Its levels, in order; at most 200. */
  readonly levels?: InputMaybe<ReadonlyArray<FrameworkLevelInput>>;
};

/** What came of it. */
export type CreateFrameworkPayload = {
  readonly __typename?: 'CreateFrameworkPayload';
  /** The new framework, a DRAFT. */
  readonly framework: Framework;
};

/** What to change of a framework; what is left out stays. */
export type UpdateFrameworkInput = {
  /** Which one. */
  readonly frameworkId: Scalars['ID']['input'];
  /** Its title. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** What it orders. */
  readonly kind?: InputMaybe<FrameworkKind>;
  /** Who publishes it. */
  readonly publisher?: InputMaybe<Scalars['String']['input']>;
  /** Its address as CASE names it. */
  readonly caseUri?: InputMaybe<Scalars['String']['input']>;
  /** All of its levels, in place of those it has. */
  readonly levels?: InputMaybe<ReadonlyArray<FrameworkLevelInput>>;
  /** DRAFT becomes ADOPTED, ADOPTED becomes DEPRECATED, and back. */
  readonly adoptionStatus?: InputMaybe<AdoptionStatus>;
};

/** What came of it. */
export type UpdateFrameworkPayload = {
  readonly __typename?: 'UpdateFrameworkPayload';
  /** The framework after the change. */
  readonly framework: Framework;
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

/** What is proposed. */
export type ProposalKind =
  /** A new entry of the catalog: the payload is a `CreateCatalogEntryInput`, whose `ownerIssuerDid` is yours or left out. It becomes a DRAFT. */
  | 'NEW_ENTRY'
  /** A new version of an entry that you look after, or no issuer: a `CreateEntryVersionInput` without `entryId`. It becomes a DRAFT. */
  | 'NEW_VERSION'
  /** That such an entry is retired: the `reason` of `RetireEntryInput`. */
  | 'RETIRE_ENTRY'
  /** A new skill: a `CreateSkillInput`. */
  | 'NEW_SKILL'
  /** A new code of a code set that does not come with the platform: a `CodeInput`. */
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
  /** What is told of it, with the fields of the matching mutation as its kind says; checked when the proposal is submitted, and again when it is accepted. */
  readonly payload: Scalars['JSON']['output'];
  /** The issuer that proposes. */
  readonly proposerIssuerDid: Scalars['DID']['output'];
  /** Why the catalog should have it. */
  readonly rationale: Scalars['String']['output'];
  /** How far it is. */
  readonly status: ProposalStatus;
  /** What the administrators wrote with their last decision; null when they wrote nothing. */
  readonly decisionReason?: Maybe<Scalars['String']['output']>;
  /** What its acceptance has made: the entry, the version or the skill; the entry that was retired, or the code set of a new code. Null before that. */
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
  /** Some of its fields; those that no ACTIVE map fills unless told. */
  readonly fieldCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Who proposes a map. */
export type FieldMapSuggestionSource =
  /** The field is called what the expression stands for. */
  | 'NAME'
  /** A language model. */
  | 'MODEL';

/** A map that is proposed; nothing follows from it until somebody puts it. */
export type FieldMapSuggestion = {
  readonly __typename?: 'FieldMapSuggestion';
  /** The field. */
  readonly fieldCode: Scalars['String']['output'];
  /** One of the known expressions. Whoever puts it says the text of `constant`, and the system of `learner.external_id[system]`. */
  readonly expression: Scalars['String']['output'];
  /** How sure it is, from 0 to 1; 1 for a name. */
  readonly confidence: Scalars['Float']['output'];
  /** Why, in a few words; null where the model gave none. */
  readonly rationale?: Maybe<Scalars['String']['output']>;
  /** Who proposes it. */
  readonly source: FieldMapSuggestionSource;
};

/** What is proposed. */
export type SuggestFieldMapsPayload = {
  readonly __typename?: 'SuggestFieldMapsPayload';
  /** Whether a language model has helped with the fields whose names say nothing; COMPLETED also where there are none. */
  readonly status: AssistStatus;
  /** Why it has not; null when it has. */
  readonly reason?: Maybe<AssistReason>;
  /** In the order of the scheme; those by name whatever the status. A model is asked about 12 fields at once, the required ones first. */
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

/** How an entry was found, the surest way first. */
export type CatalogMatchType =
  /** By its code. */
  | 'EXACT'
  /** By what its code or its title begins with. */
  | 'PREFIX'
  /** By words that all stand in its title and code, in any order. */
  | 'WORDS'
  /** By what it means, as a language model compares it. */
  | 'SEMANTIC';

/** An entry that was found. */
export type CatalogMatch = {
  readonly __typename?: 'CatalogMatch';
  /** The entry. */
  readonly entry: CatalogEntry;
  /** How it was found. */
  readonly matchType: CatalogMatchType;
  /**
   * From 0 to 1: what share of the code, title or words was asked for; for SEMANTIC the cosine of the embeddings. To be compared among
   * matches of one type alone.
   */
  readonly score: Scalars['Float']['output'];
};

/** What a search has found. */
export type CatalogSearch = {
  readonly __typename?: 'CatalogSearch';
  /** How the first match was found; null when nothing was. */
  readonly matchType?: Maybe<CatalogMatchType>;
  /** The best matches first. */
  readonly items: ReadonlyArray<CatalogMatch>;
  /** How many entries were compared one by one; 0 where an index held the answer. */
  readonly searched: Scalars['Int']['output'];
  /** True when there are more entries to compare than were: words that very many entries have are not looked through to the end. */
  readonly truncated: Scalars['Boolean']['output'];
};

/** Whether a language model was asked. */
export type SemanticSearchStatus =
  /** It was, where letters alone were not enough. */
  | 'COMPLETED'
  /** None is set up: the matches are those by letters. */
  | 'UNAVAILABLE'
  /** It did not answer in time, or not as it should: the matches are those by letters. */
  | 'FAILED';

/** What a search by letters and by meaning has found. */
export type SemanticCatalogSearch = {
  readonly __typename?: 'SemanticCatalogSearch';
  /** Whether a language model was asked. */
  readonly status: SemanticSearchStatus;
  /** How the first match was found; null when nothing was. */
  readonly matchType?: Maybe<CatalogMatchType>;
  /** The best matches first. */
  readonly items: ReadonlyArray<CatalogMatch>;
  /** How many entries were compared one by one, by meaning where the model has answered; 0 where an index held the answer. */
  readonly searched: Scalars['Int']['output'];
  /** True when there are more entries to compare than were: by meaning the first 1,000 of the list of a jurisdiction are compared. */
  readonly truncated: Scalars['Boolean']['output'];
};

/** How the embeddings of the catalog stand. */
export type CatalogEmbeddingsStatus =
  /** No language model is set up. */
  | 'UNAVAILABLE'
  /** All are there. */
  | 'READY'
  /** Some are being built, or wait for it. */
  | 'BUILDING'
  /** The model did not do its work the last time; it is asked again within a minute. */
  | 'FAILED';

/** How far the embeddings of the catalog are, with which entries are compared by meaning. */
export type CatalogEmbeddings = {
  readonly __typename?: 'CatalogEmbeddings';
  /** How they stand. */
  readonly status: CatalogEmbeddingsStatus;
  /** The language model that makes them; null without one. */
  readonly model?: Maybe<Scalars['String']['output']>;
  /** Jurisdictions whose embeddings are to be built. */
  readonly pending: Scalars['Int']['output'];
  /** Entries that are compared by meaning, as far as they were counted: at most 1,000 of each jurisdiction. */
  readonly entries: Scalars['Int']['output'];
  /** How many of them have an embedding. */
  readonly embedded: Scalars['Int']['output'];
  /** Why the model did not do its work the last time; null when it did. */
  readonly failure?: Maybe<Scalars['String']['output']>;
  /** When that was. */
  readonly failedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Which embeddings to make anew. */
export type RebuildEmbeddingsInput = {
  /** Those of this jurisdiction, by code of ISO 3166; all unless told. */
  readonly jurisdictionCode?: InputMaybe<Scalars['String']['input']>;
};

/** What came of it. */
export type RebuildEmbeddingsPayload = {
  readonly __typename?: 'RebuildEmbeddingsPayload';
  /** How they stand, with what is to be built now. */
  readonly embeddings: CatalogEmbeddings;
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
  CatalogEntry: CatalogEntry;
  EntryVersion: EntryVersion;
  CatalogImport: CatalogImport;
  Framework: Framework;
  Jurisdiction: Jurisdiction;
  Skill: Skill;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  CatalogEntry:
    ( { __typename: 'CatalogEntry' }
    & GraphQLRecursivePick<FederationTypes['CatalogEntry'], {"entryId":true}> );
  EntryVersion:
    ( { __typename: 'EntryVersion' }
    & GraphQLRecursivePick<FederationTypes['EntryVersion'], {"entryVersionId":true}> );
  CatalogImport:
    ( { __typename: 'CatalogImport' }
    & GraphQLRecursivePick<FederationTypes['CatalogImport'], {"importId":true}> );
  Framework:
    ( { __typename: 'Framework' }
    & GraphQLRecursivePick<FederationTypes['Framework'], {"frameworkId":true}> );
  Jurisdiction:
    ( { __typename: 'Jurisdiction' }
    & GraphQLRecursivePick<FederationTypes['Jurisdiction'], {"code":true}> );
  Skill:
    ( { __typename: 'Skill' }
    & GraphQLRecursivePick<FederationTypes['Skill'], {"skillId":true}> );
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
  EntryType: EntryType;
  EntryStatus: EntryStatus;
  EntryVersionStatus: EntryVersionStatus;
  CatalogEntry: ResolverTypeWrapper<CatalogEntryNounNoun>;
  EntryVersion: ResolverTypeWrapper<EntryVersionNounNoun>;
  Credit: ResolverTypeWrapper<Credit>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ResultDescription: ResolverTypeWrapper<ResultDescription>;
  EntrySkill: ResolverTypeWrapper<EntrySkill>;
  Alignment: ResolverTypeWrapper<Alignment>;
  CatalogEntryEdge: ResolverTypeWrapper<Omit<CatalogEntryEdge, 'node'> & { node: ResolversTypes['CatalogEntry'] }>;
  CatalogEntryConnection: ResolverTypeWrapper<Omit<CatalogEntryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['CatalogEntryEdge']>, nodes: ReadonlyArray<ResolversTypes['CatalogEntry']> }>;
  EntryVersionEdge: ResolverTypeWrapper<Omit<EntryVersionEdge, 'node'> & { node: ResolversTypes['EntryVersion'] }>;
  EntryVersionConnection: ResolverTypeWrapper<Omit<EntryVersionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['EntryVersionEdge']>, nodes: ReadonlyArray<ResolversTypes['EntryVersion']> }>;
  CatalogEntryFilter: CatalogEntryFilter;
  CreditInput: CreditInput;
  ResultDescriptionInput: ResultDescriptionInput;
  EntrySkillInput: EntrySkillInput;
  AlignmentInput: AlignmentInput;
  CreateCatalogEntryInput: CreateCatalogEntryInput;
  CreateCatalogEntryPayload: ResolverTypeWrapper<Omit<CreateCatalogEntryPayload, 'entry'> & { entry: ResolversTypes['CatalogEntry'] }>;
  UpdateCatalogEntryInput: UpdateCatalogEntryInput;
  UpdateCatalogEntryPayload: ResolverTypeWrapper<Omit<UpdateCatalogEntryPayload, 'entry'> & { entry: ResolversTypes['CatalogEntry'] }>;
  RetireEntryInput: RetireEntryInput;
  RetireEntryPayload: ResolverTypeWrapper<Omit<RetireEntryPayload, 'entry'> & { entry: ResolversTypes['CatalogEntry'] }>;
  CreateEntryVersionInput: CreateEntryVersionInput;
  CreateEntryVersionPayload: ResolverTypeWrapper<Omit<CreateEntryVersionPayload, 'entryVersion'> & { entryVersion: ResolversTypes['EntryVersion'] }>;
  UpdateEntryVersionInput: UpdateEntryVersionInput;
  UpdateEntryVersionPayload: ResolverTypeWrapper<Omit<UpdateEntryVersionPayload, 'entryVersion'> & { entryVersion: ResolversTypes['EntryVersion'] }>;
  PublishEntryVersionInput: PublishEntryVersionInput;
  PublishEntryVersionPayload: ResolverTypeWrapper<Omit<PublishEntryVersionPayload, 'entryVersion'> & { entryVersion: ResolversTypes['EntryVersion'] }>;
  CatalogImportStatus: CatalogImportStatus;
  CatalogFormat: CatalogFormat;
  CatalogItemRole: CatalogItemRole;
  CatalogItemOutcome: CatalogItemOutcome;
  CatalogImport: ResolverTypeWrapper<ImportNounNoun>;
  CatalogImportCounts: ResolverTypeWrapper<CatalogImportCounts>;
  CatalogImportItem: ResolverTypeWrapper<ImportItemNounNoun>;
  CatalogItemProblem: ResolverTypeWrapper<CatalogItemProblem>;
  CatalogImportEdge: ResolverTypeWrapper<Omit<CatalogImportEdge, 'node'> & { node: ResolversTypes['CatalogImport'] }>;
  CatalogImportConnection: ResolverTypeWrapper<Omit<CatalogImportConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['CatalogImportEdge']>, nodes: ReadonlyArray<ResolversTypes['CatalogImport']> }>;
  CatalogImportItemEdge: ResolverTypeWrapper<Omit<CatalogImportItemEdge, 'node'> & { node: ResolversTypes['CatalogImportItem'] }>;
  CatalogImportItemConnection: ResolverTypeWrapper<Omit<CatalogImportItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['CatalogImportItemEdge']>, nodes: ReadonlyArray<ResolversTypes['CatalogImportItem']> }>;
  CatalogExport: ResolverTypeWrapper<CatalogExport>;
  CatalogImportFilter: CatalogImportFilter;
  CatalogImportItemFilter: CatalogImportItemFilter;
  ImportCatalogInput: ImportCatalogInput;
  ImportCatalogPayload: ResolverTypeWrapper<Omit<ImportCatalogPayload, 'import'> & { import: ResolversTypes['CatalogImport'] }>;
  CancelCatalogImportInput: CancelCatalogImportInput;
  CancelCatalogImportPayload: ResolverTypeWrapper<Omit<CancelCatalogImportPayload, 'import'> & { import: ResolversTypes['CatalogImport'] }>;
  FrameworkKind: FrameworkKind;
  AdoptionStatus: AdoptionStatus;
  Framework: ResolverTypeWrapper<FrameworkNounNoun>;
  FrameworkLevel: ResolverTypeWrapper<FrameworkLevel>;
  FrameworkEdge: ResolverTypeWrapper<Omit<FrameworkEdge, 'node'> & { node: ResolversTypes['Framework'] }>;
  FrameworkConnection: ResolverTypeWrapper<Omit<FrameworkConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['FrameworkEdge']>, nodes: ReadonlyArray<ResolversTypes['Framework']> }>;
  FrameworkFilter: FrameworkFilter;
  FrameworkLevelInput: FrameworkLevelInput;
  CreateFrameworkInput: CreateFrameworkInput;
  CreateFrameworkPayload: ResolverTypeWrapper<Omit<CreateFrameworkPayload, 'framework'> & { framework: ResolversTypes['Framework'] }>;
  UpdateFrameworkInput: UpdateFrameworkInput;
  UpdateFrameworkPayload: ResolverTypeWrapper<Omit<UpdateFrameworkPayload, 'framework'> & { framework: ResolversTypes['Framework'] }>;
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
  FieldMapSuggestionSource: FieldMapSuggestionSource;
  FieldMapSuggestion: ResolverTypeWrapper<FieldMapSuggestion>;
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
  CatalogMatchType: CatalogMatchType;
  CatalogMatch: ResolverTypeWrapper<CatalogMatchNounNoun>;
  CatalogSearch: ResolverTypeWrapper<Omit<CatalogSearch, 'items'> & { items: ReadonlyArray<ResolversTypes['CatalogMatch']> }>;
  SemanticSearchStatus: SemanticSearchStatus;
  SemanticCatalogSearch: ResolverTypeWrapper<Omit<SemanticCatalogSearch, 'items'> & { items: ReadonlyArray<ResolversTypes['CatalogMatch']> }>;
  CatalogEmbeddingsStatus: CatalogEmbeddingsStatus;
  CatalogEmbeddings: ResolverTypeWrapper<EmbeddingStateNounNoun>;
  RebuildEmbeddingsInput: RebuildEmbeddingsInput;
  RebuildEmbeddingsPayload: ResolverTypeWrapper<Omit<RebuildEmbeddingsPayload, 'embeddings'> & { embeddings: ResolversTypes['CatalogEmbeddings'] }>;
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
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  DID: ResolverTypeWrapper<Scalars['DID']['output']>;
  Base64: ResolverTypeWrapper<Scalars['Base64']['output']>;
  AssistStatus: AssistStatus;
  AssistReason: AssistReason;
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
  CatalogEntry: CatalogEntryNounNoun;
  EntryVersion: EntryVersionNounNoun;
  Credit: Credit;
  Float: Scalars['Float']['output'];
  ResultDescription: ResultDescription;
  EntrySkill: EntrySkill;
  Alignment: Alignment;
  CatalogEntryEdge: Omit<CatalogEntryEdge, 'node'> & { node: ResolversParentTypes['CatalogEntry'] };
  CatalogEntryConnection: Omit<CatalogEntryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['CatalogEntryEdge']>, nodes: ReadonlyArray<ResolversParentTypes['CatalogEntry']> };
  EntryVersionEdge: Omit<EntryVersionEdge, 'node'> & { node: ResolversParentTypes['EntryVersion'] };
  EntryVersionConnection: Omit<EntryVersionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['EntryVersionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['EntryVersion']> };
  CatalogEntryFilter: CatalogEntryFilter;
  CreditInput: CreditInput;
  ResultDescriptionInput: ResultDescriptionInput;
  EntrySkillInput: EntrySkillInput;
  AlignmentInput: AlignmentInput;
  CreateCatalogEntryInput: CreateCatalogEntryInput;
  CreateCatalogEntryPayload: Omit<CreateCatalogEntryPayload, 'entry'> & { entry: ResolversParentTypes['CatalogEntry'] };
  UpdateCatalogEntryInput: UpdateCatalogEntryInput;
  UpdateCatalogEntryPayload: Omit<UpdateCatalogEntryPayload, 'entry'> & { entry: ResolversParentTypes['CatalogEntry'] };
  RetireEntryInput: RetireEntryInput;
  RetireEntryPayload: Omit<RetireEntryPayload, 'entry'> & { entry: ResolversParentTypes['CatalogEntry'] };
  CreateEntryVersionInput: CreateEntryVersionInput;
  CreateEntryVersionPayload: Omit<CreateEntryVersionPayload, 'entryVersion'> & { entryVersion: ResolversParentTypes['EntryVersion'] };
  UpdateEntryVersionInput: UpdateEntryVersionInput;
  UpdateEntryVersionPayload: Omit<UpdateEntryVersionPayload, 'entryVersion'> & { entryVersion: ResolversParentTypes['EntryVersion'] };
  PublishEntryVersionInput: PublishEntryVersionInput;
  PublishEntryVersionPayload: Omit<PublishEntryVersionPayload, 'entryVersion'> & { entryVersion: ResolversParentTypes['EntryVersion'] };
  CatalogImport: ImportNounNoun;
  CatalogImportCounts: CatalogImportCounts;
  CatalogImportItem: ImportItemNounNoun;
  CatalogItemProblem: CatalogItemProblem;
  CatalogImportEdge: Omit<CatalogImportEdge, 'node'> & { node: ResolversParentTypes['CatalogImport'] };
  CatalogImportConnection: Omit<CatalogImportConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['CatalogImportEdge']>, nodes: ReadonlyArray<ResolversParentTypes['CatalogImport']> };
  CatalogImportItemEdge: Omit<CatalogImportItemEdge, 'node'> & { node: ResolversParentTypes['CatalogImportItem'] };
  CatalogImportItemConnection: Omit<CatalogImportItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['CatalogImportItemEdge']>, nodes: ReadonlyArray<ResolversParentTypes['CatalogImportItem']> };
  CatalogExport: CatalogExport;
  CatalogImportFilter: CatalogImportFilter;
  CatalogImportItemFilter: CatalogImportItemFilter;
  ImportCatalogInput: ImportCatalogInput;
  ImportCatalogPayload: Omit<ImportCatalogPayload, 'import'> & { import: ResolversParentTypes['CatalogImport'] };
  CancelCatalogImportInput: CancelCatalogImportInput;
  CancelCatalogImportPayload: Omit<CancelCatalogImportPayload, 'import'> & { import: ResolversParentTypes['CatalogImport'] };
  Framework: FrameworkNounNoun;
  FrameworkLevel: FrameworkLevel;
  FrameworkEdge: Omit<FrameworkEdge, 'node'> & { node: ResolversParentTypes['Framework'] };
  FrameworkConnection: Omit<FrameworkConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['FrameworkEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Framework']> };
  FrameworkFilter: FrameworkFilter;
  FrameworkLevelInput: FrameworkLevelInput;
  CreateFrameworkInput: CreateFrameworkInput;
  CreateFrameworkPayload: Omit<CreateFrameworkPayload, 'framework'> & { framework: ResolversParentTypes['Framework'] };
  UpdateFrameworkInput: UpdateFrameworkInput;
  UpdateFrameworkPayload: Omit<UpdateFrameworkPayload, 'framework'> & { framework: ResolversParentTypes['Framework'] };
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
  CatalogMatch: CatalogMatchNounNoun;
  CatalogSearch: Omit<CatalogSearch, 'items'> & { items: ReadonlyArray<ResolversParentTypes['CatalogMatch']> };
  SemanticCatalogSearch: Omit<SemanticCatalogSearch, 'items'> & { items: ReadonlyArray<ResolversParentTypes['CatalogMatch']> };
  CatalogEmbeddings: EmbeddingStateNounNoun;
  RebuildEmbeddingsInput: RebuildEmbeddingsInput;
  RebuildEmbeddingsPayload: Omit<RebuildEmbeddingsPayload, 'embeddings'> & { embeddings: ResolversParentTypes['CatalogEmbeddings'] };
  Skill: SkillNounNoun;
  SkillEdge: Omit<SkillEdge, 'node'> & { node: ResolversParentTypes['Skill'] };
  SkillConnection: Omit<SkillConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['SkillEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Skill']> };
  SkillFilter: SkillFilter;
  CreateSkillInput: CreateSkillInput;
  CreateSkillPayload: Omit<CreateSkillPayload, 'skill'> & { skill: ResolversParentTypes['Skill'] };
  UpdateSkillInput: UpdateSkillInput;
  UpdateSkillPayload: Omit<UpdateSkillPayload, 'skill'> & { skill: ResolversParentTypes['Skill'] };
  DateTime: Scalars['DateTime']['output'];
  JSON: Scalars['JSON']['output'];
  PageInfo: PageInfo;
  DID: Scalars['DID']['output'];
  Base64: Scalars['Base64']['output'];
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
  catalogEntry?: Resolver<Maybe<ResolversTypes['CatalogEntry']>, ParentType, ContextType, RequireFields<QueryCatalogEntryArgs, 'id'>>;
  catalogEntries?: Resolver<ResolversTypes['CatalogEntryConnection'], ParentType, ContextType, Partial<QueryCatalogEntriesArgs>>;
  entryVersion?: Resolver<Maybe<ResolversTypes['EntryVersion']>, ParentType, ContextType, RequireFields<QueryEntryVersionArgs, 'id'>>;
  entryVersions?: Resolver<ResolversTypes['EntryVersionConnection'], ParentType, ContextType, RequireFields<QueryEntryVersionsArgs, 'entryId'>>;
  entryVersionAt?: Resolver<Maybe<ResolversTypes['EntryVersion']>, ParentType, ContextType, Partial<QueryEntryVersionAtArgs>>;
  catalogImport?: Resolver<Maybe<ResolversTypes['CatalogImport']>, ParentType, ContextType, RequireFields<QueryCatalogImportArgs, 'id'>>;
  catalogImports?: Resolver<ResolversTypes['CatalogImportConnection'], ParentType, ContextType, Partial<QueryCatalogImportsArgs>>;
  catalogImportItems?: Resolver<ResolversTypes['CatalogImportItemConnection'], ParentType, ContextType, RequireFields<QueryCatalogImportItemsArgs, 'importId'>>;
  frameworkExport?: Resolver<Maybe<ResolversTypes['CatalogExport']>, ParentType, ContextType, RequireFields<QueryFrameworkExportArgs, 'frameworkId'>>;
  entryExport?: Resolver<Maybe<ResolversTypes['CatalogExport']>, ParentType, ContextType, RequireFields<QueryEntryExportArgs, 'entryId'>>;
  framework?: Resolver<Maybe<ResolversTypes['Framework']>, ParentType, ContextType, RequireFields<QueryFrameworkArgs, 'id'>>;
  frameworks?: Resolver<ResolversTypes['FrameworkConnection'], ParentType, ContextType, Partial<QueryFrameworksArgs>>;
  jurisdiction?: Resolver<Maybe<ResolversTypes['Jurisdiction']>, ParentType, ContextType, RequireFields<QueryJurisdictionArgs, 'code'>>;
  jurisdictions?: Resolver<ResolversTypes['JurisdictionConnection'], ParentType, ContextType, Partial<QueryJurisdictionsArgs>>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType, RequireFields<QueryProposalArgs, 'id'>>;
  proposals?: Resolver<ResolversTypes['ProposalConnection'], ParentType, ContextType, Partial<QueryProposalsArgs>>;
  scheme?: Resolver<Maybe<ResolversTypes['RegulatoryScheme']>, ParentType, ContextType, RequireFields<QuerySchemeArgs, 'code'>>;
  schemes?: Resolver<ResolversTypes['RegulatorySchemeConnection'], ParentType, ContextType, Partial<QuerySchemesArgs>>;
  previewScheme?: Resolver<ResolversTypes['SchemePreview'], ParentType, ContextType, RequireFields<QueryPreviewSchemeArgs, 'input'>>;
  schemeRegistrations?: Resolver<ResolversTypes['SchemeRegistrationConnection'], ParentType, ContextType, Partial<QuerySchemeRegistrationsArgs>>;
  catalogEmbeddings?: Resolver<ResolversTypes['CatalogEmbeddings'], ParentType, ContextType>;
  semanticCatalogSearch?: Resolver<ResolversTypes['SemanticCatalogSearch'], ParentType, ContextType, RequireFields<QuerySemanticCatalogSearchArgs, 'q' | 'jurisdiction'>>;
  searchCatalogEntries?: Resolver<ResolversTypes['CatalogSearch'], ParentType, ContextType, RequireFields<QuerySearchCatalogEntriesArgs, 'q'>>;
  skill?: Resolver<Maybe<ResolversTypes['Skill']>, ParentType, ContextType, RequireFields<QuerySkillArgs, 'id'>>;
  skills?: Resolver<ResolversTypes['SkillConnection'], ParentType, ContextType, Partial<QuerySkillsArgs>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createCodeSet?: Resolver<ResolversTypes['CreateCodeSetPayload'], ParentType, ContextType, RequireFields<MutationCreateCodeSetArgs, 'input'>>;
  createCatalogEntry?: Resolver<ResolversTypes['CreateCatalogEntryPayload'], ParentType, ContextType, RequireFields<MutationCreateCatalogEntryArgs, 'input'>>;
  updateCatalogEntry?: Resolver<ResolversTypes['UpdateCatalogEntryPayload'], ParentType, ContextType, RequireFields<MutationUpdateCatalogEntryArgs, 'input'>>;
  retireEntry?: Resolver<ResolversTypes['RetireEntryPayload'], ParentType, ContextType, RequireFields<MutationRetireEntryArgs, 'input'>>;
  createEntryVersion?: Resolver<ResolversTypes['CreateEntryVersionPayload'], ParentType, ContextType, RequireFields<MutationCreateEntryVersionArgs, 'input'>>;
  updateEntryVersion?: Resolver<ResolversTypes['UpdateEntryVersionPayload'], ParentType, ContextType, RequireFields<MutationUpdateEntryVersionArgs, 'input'>>;
  publishEntryVersion?: Resolver<ResolversTypes['PublishEntryVersionPayload'], ParentType, ContextType, RequireFields<MutationPublishEntryVersionArgs, 'input'>>;
  importCatalog?: Resolver<ResolversTypes['ImportCatalogPayload'], ParentType, ContextType, RequireFields<MutationImportCatalogArgs, 'input'>>;
  cancelCatalogImport?: Resolver<ResolversTypes['CancelCatalogImportPayload'], ParentType, ContextType, RequireFields<MutationCancelCatalogImportArgs, 'input'>>;
  createFramework?: Resolver<ResolversTypes['CreateFrameworkPayload'], ParentType, ContextType, RequireFields<MutationCreateFrameworkArgs, 'input'>>;
  updateFramework?: Resolver<ResolversTypes['UpdateFrameworkPayload'], ParentType, ContextType, RequireFields<MutationUpdateFrameworkArgs, 'input'>>;
  createJurisdiction?: Resolver<ResolversTypes['CreateJurisdictionPayload'], ParentType, ContextType, RequireFields<MutationCreateJurisdictionArgs, 'input'>>;
  updateJurisdiction?: Resolver<ResolversTypes['UpdateJurisdictionPayload'], ParentType, ContextType, RequireFields<MutationUpdateJurisdictionArgs, 'input'>>;
  createProposal?: Resolver<ResolversTypes['CreateProposalPayload'], ParentType, ContextType, RequireFields<MutationCreateProposalArgs, 'input'>>;
  updateProposal?: Resolver<ResolversTypes['UpdateProposalPayload'], ParentType, ContextType, RequireFields<MutationUpdateProposalArgs, 'input'>>;
  submitProposal?: Resolver<ResolversTypes['SubmitProposalPayload'], ParentType, ContextType, RequireFields<MutationSubmitProposalArgs, 'input'>>;
  withdrawProposal?: Resolver<ResolversTypes['WithdrawProposalPayload'], ParentType, ContextType, RequireFields<MutationWithdrawProposalArgs, 'input'>>;
  decideProposal?: Resolver<ResolversTypes['DecideProposalPayload'], ParentType, ContextType, RequireFields<MutationDecideProposalArgs, 'input'>>;
  createScheme?: Resolver<ResolversTypes['CreateSchemePayload'], ParentType, ContextType, RequireFields<MutationCreateSchemeArgs, 'input'>>;
  updateScheme?: Resolver<ResolversTypes['UpdateSchemePayload'], ParentType, ContextType, RequireFields<MutationUpdateSchemeArgs, 'input'>>;
  putFieldMaps?: Resolver<ResolversTypes['PutFieldMapsPayload'], ParentType, ContextType, RequireFields<MutationPutFieldMapsArgs, 'input'>>;
  suggestFieldMaps?: Resolver<ResolversTypes['SuggestFieldMapsPayload'], ParentType, ContextType, RequireFields<MutationSuggestFieldMapsArgs, 'input'>>;
  registerUnderScheme?: Resolver<ResolversTypes['RegisterUnderSchemePayload'], ParentType, ContextType, RequireFields<MutationRegisterUnderSchemeArgs, 'input'>>;
  updateSchemeRegistration?: Resolver<ResolversTypes['UpdateSchemeRegistrationPayload'], ParentType, ContextType, RequireFields<MutationUpdateSchemeRegistrationArgs, 'input'>>;
  setSchemeRegistrationStatus?: Resolver<ResolversTypes['SetSchemeRegistrationStatusPayload'], ParentType, ContextType, RequireFields<MutationSetSchemeRegistrationStatusArgs, 'input'>>;
  rebuildEmbeddings?: Resolver<ResolversTypes['RebuildEmbeddingsPayload'], ParentType, ContextType, RequireFields<MutationRebuildEmbeddingsArgs, 'input'>>;
  createSkill?: Resolver<ResolversTypes['CreateSkillPayload'], ParentType, ContextType, RequireFields<MutationCreateSkillArgs, 'input'>>;
  updateSkill?: Resolver<ResolversTypes['UpdateSkillPayload'], ParentType, ContextType, RequireFields<MutationUpdateSkillArgs, 'input'>>;
};

export type CatalogEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogEntry'] = ResolversParentTypes['CatalogEntry'], FederationReferenceType extends FederationReferenceTypes['CatalogEntry'] = FederationReferenceTypes['CatalogEntry']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['CatalogEntry']> | FederationReferenceType, FederationReferenceType, ContextType>;
  entryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jurisdictionCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frameworkId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  entryType?: Resolver<ResolversTypes['EntryType'], ParentType, ContextType>;
  achievementType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ctid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownerIssuerDid?: Resolver<Maybe<ResolversTypes['DID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentVersion?: Resolver<Maybe<ResolversTypes['EntryVersion']>, ParentType, ContextType>;
  currentVersionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  versions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EntryStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EntryVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntryVersion'] = ResolversParentTypes['EntryVersion'], FederationReferenceType extends FederationReferenceTypes['EntryVersion'] = FederationReferenceTypes['EntryVersion']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['EntryVersion']> | FederationReferenceType, FederationReferenceType, ContextType>;
  entryVersionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  levelCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credit?: Resolver<Maybe<ResolversTypes['Credit']>, ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  criteria?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resultDescriptions?: Resolver<ReadonlyArray<ResolversTypes['ResultDescription']>, ParentType, ContextType>;
  skills?: Resolver<ReadonlyArray<ResolversTypes['EntrySkill']>, ParentType, ContextType>;
  alignments?: Resolver<ReadonlyArray<ResolversTypes['Alignment']>, ParentType, ContextType>;
  claimSchema?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  effectiveFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  effectiveTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  contentHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  replacedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EntryVersionStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreditResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Credit'] = ResolversParentTypes['Credit']> = {
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResultDescriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResultDescription'] = ResolversParentTypes['ResultDescription']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resultType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allowedValues?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  valueMin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueMax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requiredValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EntrySkillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntrySkill'] = ResolversParentTypes['EntrySkill']> = {
  skillId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  proficiency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AlignmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Alignment'] = ResolversParentTypes['Alignment']> = {
  targetCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  targetFramework?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  targetType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CatalogEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogEntryEdge'] = ResolversParentTypes['CatalogEntryEdge']> = {
  node?: Resolver<ResolversTypes['CatalogEntry'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CatalogEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogEntryConnection'] = ResolversParentTypes['CatalogEntryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CatalogEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['CatalogEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EntryVersionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntryVersionEdge'] = ResolversParentTypes['EntryVersionEdge']> = {
  node?: Resolver<ResolversTypes['EntryVersion'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EntryVersionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntryVersionConnection'] = ResolversParentTypes['EntryVersionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EntryVersionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['EntryVersion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreateCatalogEntryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCatalogEntryPayload'] = ResolversParentTypes['CreateCatalogEntryPayload']> = {
  entry?: Resolver<ResolversTypes['CatalogEntry'], ParentType, ContextType>;
};

export type UpdateCatalogEntryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCatalogEntryPayload'] = ResolversParentTypes['UpdateCatalogEntryPayload']> = {
  entry?: Resolver<ResolversTypes['CatalogEntry'], ParentType, ContextType>;
};

export type RetireEntryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetireEntryPayload'] = ResolversParentTypes['RetireEntryPayload']> = {
  entry?: Resolver<ResolversTypes['CatalogEntry'], ParentType, ContextType>;
};

export type CreateEntryVersionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateEntryVersionPayload'] = ResolversParentTypes['CreateEntryVersionPayload']> = {
  entryVersion?: Resolver<ResolversTypes['EntryVersion'], ParentType, ContextType>;
};

export type UpdateEntryVersionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateEntryVersionPayload'] = ResolversParentTypes['UpdateEntryVersionPayload']> = {
  entryVersion?: Resolver<ResolversTypes['EntryVersion'], ParentType, ContextType>;
};

export type PublishEntryVersionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishEntryVersionPayload'] = ResolversParentTypes['PublishEntryVersionPayload']> = {
  entryVersion?: Resolver<ResolversTypes['EntryVersion'], ParentType, ContextType>;
};

export type CatalogImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogImport'] = ResolversParentTypes['CatalogImport'], FederationReferenceType extends FederationReferenceTypes['CatalogImport'] = FederationReferenceTypes['CatalogImport']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['CatalogImport']> | FederationReferenceType, FederationReferenceType, ContextType>;
  importId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sha256?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jurisdictionCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  format?: Resolver<Maybe<ResolversTypes['CatalogFormat']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CatalogImportStatus'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['CatalogImportCounts'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['CatalogItemProblem']>, ParentType, ContextType>;
  frameworkId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CatalogImportCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogImportCounts'] = ResolversParentTypes['CatalogImportCounts']> = {
  made?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CatalogImportItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogImportItem'] = ResolversParentTypes['CatalogImportItem']> = {
  pointer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['CatalogItemRole'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['CatalogItemOutcome']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['CatalogItemProblem']>, ParentType, ContextType>;
  recordId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CatalogItemProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogItemProblem'] = ResolversParentTypes['CatalogItemProblem']> = {
  pointer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CatalogImportEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogImportEdge'] = ResolversParentTypes['CatalogImportEdge']> = {
  node?: Resolver<ResolversTypes['CatalogImport'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CatalogImportConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogImportConnection'] = ResolversParentTypes['CatalogImportConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CatalogImportEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['CatalogImport']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CatalogImportItemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogImportItemEdge'] = ResolversParentTypes['CatalogImportItemEdge']> = {
  node?: Resolver<ResolversTypes['CatalogImportItem'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CatalogImportItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogImportItemConnection'] = ResolversParentTypes['CatalogImportItemConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CatalogImportItemEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['CatalogImportItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CatalogExportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogExport'] = ResolversParentTypes['CatalogExport']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Base64'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportCatalogPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportCatalogPayload'] = ResolversParentTypes['ImportCatalogPayload']> = {
  import?: Resolver<ResolversTypes['CatalogImport'], ParentType, ContextType>;
};

export type CancelCatalogImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelCatalogImportPayload'] = ResolversParentTypes['CancelCatalogImportPayload']> = {
  import?: Resolver<ResolversTypes['CatalogImport'], ParentType, ContextType>;
};

export type FrameworkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Framework'] = ResolversParentTypes['Framework'], FederationReferenceType extends FederationReferenceTypes['Framework'] = FederationReferenceTypes['Framework']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Framework']> | FederationReferenceType, FederationReferenceType, ContextType>;
  frameworkId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jurisdictionCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FrameworkKind'], ParentType, ContextType>;
  publisher?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caseUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  adoptionStatus?: Resolver<ResolversTypes['AdoptionStatus'], ParentType, ContextType>;
  levels?: Resolver<ReadonlyArray<ResolversTypes['FrameworkLevel']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FrameworkLevelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FrameworkLevel'] = ResolversParentTypes['FrameworkLevel']> = {
  levelCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eqfLevel?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  iscedCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FrameworkEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FrameworkEdge'] = ResolversParentTypes['FrameworkEdge']> = {
  node?: Resolver<ResolversTypes['Framework'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FrameworkConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FrameworkConnection'] = ResolversParentTypes['FrameworkConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['FrameworkEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Framework']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreateFrameworkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateFrameworkPayload'] = ResolversParentTypes['CreateFrameworkPayload']> = {
  framework?: Resolver<ResolversTypes['Framework'], ParentType, ContextType>;
};

export type UpdateFrameworkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateFrameworkPayload'] = ResolversParentTypes['UpdateFrameworkPayload']> = {
  framework?: Resolver<ResolversTypes['Framework'], ParentType, ContextType>;
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
  rationale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['FieldMapSuggestionSource'], ParentType, ContextType>;
};

export type SuggestFieldMapsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuggestFieldMapsPayload'] = ResolversParentTypes['SuggestFieldMapsPayload']> = {
  status?: Resolver<ResolversTypes['AssistStatus'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['AssistReason']>, ParentType, ContextType>;
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

export type CatalogMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogMatch'] = ResolversParentTypes['CatalogMatch']> = {
  entry?: Resolver<ResolversTypes['CatalogEntry'], ParentType, ContextType>;
  matchType?: Resolver<ResolversTypes['CatalogMatchType'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CatalogSearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogSearch'] = ResolversParentTypes['CatalogSearch']> = {
  matchType?: Resolver<Maybe<ResolversTypes['CatalogMatchType']>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['CatalogMatch']>, ParentType, ContextType>;
  searched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  truncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SemanticCatalogSearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SemanticCatalogSearch'] = ResolversParentTypes['SemanticCatalogSearch']> = {
  status?: Resolver<ResolversTypes['SemanticSearchStatus'], ParentType, ContextType>;
  matchType?: Resolver<Maybe<ResolversTypes['CatalogMatchType']>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['CatalogMatch']>, ParentType, ContextType>;
  searched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  truncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CatalogEmbeddingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogEmbeddings'] = ResolversParentTypes['CatalogEmbeddings']> = {
  status?: Resolver<ResolversTypes['CatalogEmbeddingsStatus'], ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  embedded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RebuildEmbeddingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RebuildEmbeddingsPayload'] = ResolversParentTypes['RebuildEmbeddingsPayload']> = {
  embeddings?: Resolver<ResolversTypes['CatalogEmbeddings'], ParentType, ContextType>;
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

export interface DidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DID'], any> {
  name: 'DID';
}

export interface Base64ScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Base64'], any> {
  name: 'Base64';
}

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
  CatalogEntry?: CatalogEntryResolvers<ContextType>;
  EntryVersion?: EntryVersionResolvers<ContextType>;
  Credit?: CreditResolvers<ContextType>;
  ResultDescription?: ResultDescriptionResolvers<ContextType>;
  EntrySkill?: EntrySkillResolvers<ContextType>;
  Alignment?: AlignmentResolvers<ContextType>;
  CatalogEntryEdge?: CatalogEntryEdgeResolvers<ContextType>;
  CatalogEntryConnection?: CatalogEntryConnectionResolvers<ContextType>;
  EntryVersionEdge?: EntryVersionEdgeResolvers<ContextType>;
  EntryVersionConnection?: EntryVersionConnectionResolvers<ContextType>;
  CreateCatalogEntryPayload?: CreateCatalogEntryPayloadResolvers<ContextType>;
  UpdateCatalogEntryPayload?: UpdateCatalogEntryPayloadResolvers<ContextType>;
  RetireEntryPayload?: RetireEntryPayloadResolvers<ContextType>;
  CreateEntryVersionPayload?: CreateEntryVersionPayloadResolvers<ContextType>;
  UpdateEntryVersionPayload?: UpdateEntryVersionPayloadResolvers<ContextType>;
  PublishEntryVersionPayload?: PublishEntryVersionPayloadResolvers<ContextType>;
  CatalogImport?: CatalogImportResolvers<ContextType>;
  CatalogImportCounts?: CatalogImportCountsResolvers<ContextType>;
  CatalogImportItem?: CatalogImportItemResolvers<ContextType>;
  CatalogItemProblem?: CatalogItemProblemResolvers<ContextType>;
  CatalogImportEdge?: CatalogImportEdgeResolvers<ContextType>;
  CatalogImportConnection?: CatalogImportConnectionResolvers<ContextType>;
  CatalogImportItemEdge?: CatalogImportItemEdgeResolvers<ContextType>;
  CatalogImportItemConnection?: CatalogImportItemConnectionResolvers<ContextType>;
  CatalogExport?: CatalogExportResolvers<ContextType>;
  ImportCatalogPayload?: ImportCatalogPayloadResolvers<ContextType>;
  CancelCatalogImportPayload?: CancelCatalogImportPayloadResolvers<ContextType>;
  Framework?: FrameworkResolvers<ContextType>;
  FrameworkLevel?: FrameworkLevelResolvers<ContextType>;
  FrameworkEdge?: FrameworkEdgeResolvers<ContextType>;
  FrameworkConnection?: FrameworkConnectionResolvers<ContextType>;
  CreateFrameworkPayload?: CreateFrameworkPayloadResolvers<ContextType>;
  UpdateFrameworkPayload?: UpdateFrameworkPayloadResolvers<ContextType>;
  Jurisdiction?: JurisdictionResolvers<ContextType>;
  Regulator?: RegulatorResolvers<ContextType>;
  JurisdictionEdge?: JurisdictionEdgeResolvers<ContextType>;
  JurisdictionConnection?: JurisdictionConnectionResolvers<ContextType>;
  CreateJurisdictionPayload?: CreateJurisdictionPayloadResolvers<ContextType>;
  UpdateJurisdictionPayload?: UpdateJurisdictionPayloadResolvers<ContextType>;
  Proposal?: ProposalResolvers<ContextType>;
  ProposalEdge?: ProposalEdgeResolvers<ContextType>;
  ProposalConnection?: ProposalConnectionResolvers<ContextType>;
  CreateProposalPayload?: CreateProposalPayloadResolvers<ContextType>;
  UpdateProposalPayload?: UpdateProposalPayloadResolvers<ContextType>;
  SubmitProposalPayload?: SubmitProposalPayloadResolvers<ContextType>;
  WithdrawProposalPayload?: WithdrawProposalPayloadResolvers<ContextType>;
  DecideProposalPayload?: DecideProposalPayloadResolvers<ContextType>;
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
  CatalogMatch?: CatalogMatchResolvers<ContextType>;
  CatalogSearch?: CatalogSearchResolvers<ContextType>;
  SemanticCatalogSearch?: SemanticCatalogSearchResolvers<ContextType>;
  CatalogEmbeddings?: CatalogEmbeddingsResolvers<ContextType>;
  RebuildEmbeddingsPayload?: RebuildEmbeddingsPayloadResolvers<ContextType>;
  Skill?: SkillResolvers<ContextType>;
  SkillEdge?: SkillEdgeResolvers<ContextType>;
  SkillConnection?: SkillConnectionResolvers<ContextType>;
  CreateSkillPayload?: CreateSkillPayloadResolvers<ContextType>;
  UpdateSkillPayload?: UpdateSkillPayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  PageInfo?: PageInfoResolvers<ContextType>;
  DID?: GraphQLScalarType;
  Base64?: GraphQLScalarType;
};
