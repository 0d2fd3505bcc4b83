// Made of proto/testamur/catalog/catalog_registry.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface CatalogRegistryService {
  readonly service: 'testamur.catalog.CatalogRegistryService';
  readonly proto: 'testamur/catalog/catalog_registry.proto';
  readonly rpcs: {
    readonly CreateJurisdiction: Rpc<CreateJurisdictionRequest, CreateJurisdictionRequest<Sent>, CreateJurisdictionResponse<Sent>, CreateJurisdictionResponse>;
    readonly GetJurisdiction: Rpc<GetJurisdictionRequest, GetJurisdictionRequest<Sent>, GetJurisdictionResponse<Sent>, GetJurisdictionResponse>;
    readonly ListJurisdictions: Rpc<ListJurisdictionsRequest, ListJurisdictionsRequest<Sent>, ListJurisdictionsResponse<Sent>, ListJurisdictionsResponse>;
    readonly CreateFramework: Rpc<CreateFrameworkRequest, CreateFrameworkRequest<Sent>, CreateFrameworkResponse<Sent>, CreateFrameworkResponse>;
    readonly ListFrameworks: Rpc<ListFrameworksRequest, ListFrameworksRequest<Sent>, ListFrameworksResponse<Sent>, ListFrameworksResponse>;
    readonly CreateCatalogEntry: Rpc<CreateCatalogEntryRequest, CreateCatalogEntryRequest<Sent>, CreateCatalogEntryResponse<Sent>, CreateCatalogEntryResponse>;
    readonly GetCatalogEntry: Rpc<GetCatalogEntryRequest, GetCatalogEntryRequest<Sent>, GetCatalogEntryResponse<Sent>, GetCatalogEntryResponse>;
    readonly ListCatalogEntries: Rpc<ListCatalogEntriesRequest, ListCatalogEntriesRequest<Sent>, ListCatalogEntriesResponse<Sent>, ListCatalogEntriesResponse>;
    readonly UpdateCatalogEntry: Rpc<UpdateCatalogEntryRequest, UpdateCatalogEntryRequest<Sent>, UpdateCatalogEntryResponse<Sent>, UpdateCatalogEntryResponse>;
    readonly RetireCatalogEntry: Rpc<RetireCatalogEntryRequest, RetireCatalogEntryRequest<Sent>, RetireCatalogEntryResponse<Sent>, RetireCatalogEntryResponse>;
    readonly CreateEntryVersion: Rpc<CreateEntryVersionRequest, CreateEntryVersionRequest<Sent>, CreateEntryVersionResponse<Sent>, CreateEntryVersionResponse>;
    readonly PublishEntryVersion: Rpc<PublishEntryVersionRequest, PublishEntryVersionRequest<Sent>, PublishEntryVersionResponse<Sent>, PublishEntryVersionResponse>;
    readonly ResolveEntryVersion: Rpc<ResolveEntryVersionRequest, ResolveEntryVersionRequest<Sent>, ResolveEntryVersionResponse<Sent>, ResolveEntryVersionResponse>;
    readonly CreateCodeSet: Rpc<CreateCodeSetRequest, CreateCodeSetRequest<Sent>, CreateCodeSetResponse<Sent>, CreateCodeSetResponse>;
    readonly ListCodes: Rpc<ListCodesRequest, ListCodesRequest<Sent>, ListCodesResponse<Sent>, ListCodesResponse>;
    readonly CreateSkill: Rpc<CreateSkillRequest, CreateSkillRequest<Sent>, CreateSkillResponse<Sent>, CreateSkillResponse>;
    readonly ListSkills: Rpc<ListSkillsRequest, ListSkillsRequest<Sent>, ListSkillsResponse<Sent>, ListSkillsResponse>;
    readonly SubmitProposal: Rpc<SubmitProposalRequest, SubmitProposalRequest<Sent>, SubmitProposalResponse<Sent>, SubmitProposalResponse>;
    readonly ListProposals: Rpc<ListProposalsRequest, ListProposalsRequest<Sent>, ListProposalsResponse<Sent>, ListProposalsResponse>;
    readonly DecideProposal: Rpc<DecideProposalRequest, DecideProposalRequest<Sent>, DecideProposalResponse<Sent>, DecideProposalResponse>;
    readonly CreateRegulatoryScheme: Rpc<CreateRegulatorySchemeRequest, CreateRegulatorySchemeRequest<Sent>, CreateRegulatorySchemeResponse<Sent>, CreateRegulatorySchemeResponse>;
    readonly GetRegulatoryScheme: Rpc<GetRegulatorySchemeRequest, GetRegulatorySchemeRequest<Sent>, GetRegulatorySchemeResponse<Sent>, GetRegulatorySchemeResponse>;
    readonly ListRegulatorySchemes: Rpc<ListRegulatorySchemesRequest, ListRegulatorySchemesRequest<Sent>, ListRegulatorySchemesResponse<Sent>, ListRegulatorySchemesResponse>;
    readonly PutSchemeFieldMaps: Rpc<PutSchemeFieldMapsRequest, PutSchemeFieldMapsRequest<Sent>, PutSchemeFieldMapsResponse<Sent>, PutSchemeFieldMapsResponse>;
    readonly RenderSchemeRecords: Rpc<RenderSchemeRecordsRequest, RenderSchemeRecordsRequest<Sent>, RenderSchemeRecordsResponse<Sent>, RenderSchemeRecordsResponse>;
    readonly RegisterUnderScheme: Rpc<RegisterUnderSchemeRequest, RegisterUnderSchemeRequest<Sent>, RegisterUnderSchemeResponse<Sent>, RegisterUnderSchemeResponse>;
    readonly ListSchemeRegistrations: Rpc<ListSchemeRegistrationsRequest, ListSchemeRegistrationsRequest<Sent>, ListSchemeRegistrationsResponse<Sent>, ListSchemeRegistrationsResponse>;
    readonly UpdateSchemeRegistration: Rpc<UpdateSchemeRegistrationRequest, UpdateSchemeRegistrationRequest<Sent>, UpdateSchemeRegistrationResponse<Sent>, UpdateSchemeRegistrationResponse>;
    readonly GetRegistrationStanding: Rpc<GetRegistrationStandingRequest, GetRegistrationStandingRequest<Sent>, GetRegistrationStandingResponse<Sent>, GetRegistrationStandingResponse>;
    readonly ListPublishedVersionHashes: Rpc<ListPublishedVersionHashesRequest, ListPublishedVersionHashesRequest<Sent>, ListPublishedVersionHashesResponse<Sent>, ListPublishedVersionHashesResponse>;
    readonly SearchEntries: Rpc<SearchEntriesRequest, SearchEntriesRequest<Sent>, SearchEntriesResponse<Sent>, SearchEntriesResponse>;
    readonly SemanticSearch: Rpc<SemanticSearchRequest, SemanticSearchRequest<Sent>, SemanticSearchResponse<Sent>, SemanticSearchResponse>;
    readonly UpsertEmbedding: Rpc<UpsertEmbeddingRequest, UpsertEmbeddingRequest<Sent>, UpsertEmbeddingResponse<Sent>, UpsertEmbeddingResponse>;
  };
}

export interface RegulatorRecord<W extends Wire = Received> {
  readonly name: string;
  readonly url: string;
}

export interface JurisdictionRecord<W extends Wire = Received> {
  readonly code: string;
  readonly nameI18n: Readonly<Record<string, string>>;
  readonly parentCode: string;
  readonly level: string;
  readonly regulator: RegulatorRecord<W> | null;
  readonly defaultFrameworkId: string;
  readonly status: string;
  readonly createdAt: W['int64'];
  readonly updatedAt: W['int64'];
  readonly rowVersion: number;
}

export interface CreateJurisdictionRequest<W extends Wire = Received> {
  readonly code: string;
  readonly nameI18n: Readonly<Record<string, string>>;
  readonly parentCode: string;
  readonly level: string;
  readonly regulator: RegulatorRecord<W> | null;
}

export interface CreateJurisdictionResponse<W extends Wire = Received> {
  readonly jurisdiction: JurisdictionRecord<W> | null;
}

export interface GetJurisdictionRequest<W extends Wire = Received> {
  readonly code: string;
}

export interface GetJurisdictionResponse<W extends Wire = Received> {
  readonly jurisdiction: JurisdictionRecord<W> | null;
}

export interface ListJurisdictionsRequest<W extends Wire = Received> {
  readonly statusFilter: string;
  readonly parentCode: string;
  readonly page: number;
  readonly pageSize: number;
}

export interface ListJurisdictionsResponse<W extends Wire = Received> {
  readonly jurisdictions: readonly JurisdictionRecord<W>[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

export interface FrameworkLevelRecord<W extends Wire = Received> {
  readonly levelCode: string;
  readonly label: string;
  readonly eqfLevel: number;
  readonly iscedCode: string;
}

export interface FrameworkRecord<W extends Wire = Received> {
  readonly frameworkId: string;
  readonly code: string;
  readonly jurisdictionCode: string;
  readonly title: string;
  readonly kind: string;
  readonly publisher: string;
  readonly version: string;
  readonly caseUri: string;
  readonly adoptionStatus: string;
  readonly levels: readonly FrameworkLevelRecord<W>[];
  readonly createdAt: W['int64'];
  readonly updatedAt: W['int64'];
  readonly rowVersion: number;
}

export interface CreateFrameworkRequest<W extends Wire = Received> {
  readonly code: string;
  readonly jurisdictionCode: string;
  readonly title: string;
  readonly kind: string;
  readonly publisher: string;
  readonly version: string;
  readonly caseUri: string;
  readonly levels: readonly FrameworkLevelRecord<W>[];
}

export interface CreateFrameworkResponse<W extends Wire = Received> {
  readonly framework: FrameworkRecord<W> | null;
}

export interface ListFrameworksRequest<W extends Wire = Received> {
  readonly jurisdictionCode: string;
  readonly kindFilter: string;
  readonly statusFilter: string;
  readonly page: number;
  readonly pageSize: number;
}

export interface ListFrameworksResponse<W extends Wire = Received> {
  readonly frameworks: readonly FrameworkRecord<W>[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

export interface CatalogEntryRecord<W extends Wire = Received> {
  readonly entryId: string;
  readonly entryCode: string;
  readonly jurisdictionCode: string;
  readonly frameworkId: string;
  readonly entryType: string;
  readonly achievementType: string;
  readonly ctid: string;
  readonly ownerIssuerDid: string;
  readonly title: string;
  readonly currentVersionId: string;
  readonly versions: number;
  readonly status: string;
  readonly createdAt: W['int64'];
  readonly updatedAt: W['int64'];
  readonly rowVersion: number;
  readonly demoIssuerDid: string;
}

export interface CreateCatalogEntryRequest<W extends Wire = Received> {
  readonly entryCode: string;
  readonly jurisdictionCode: string;
  readonly frameworkId: string;
  readonly entryType: string;
  readonly achievementType: string;
  readonly ctid: string;
  readonly ownerIssuerDid: string;
}

export interface CreateCatalogEntryResponse<W extends Wire = Received> {
  readonly entry: CatalogEntryRecord<W> | null;
}

export interface GetCatalogEntryRequest<W extends Wire = Received> {
  readonly entryId: string;
}

export interface GetCatalogEntryResponse<W extends Wire = Received> {
  readonly entry: CatalogEntryRecord<W> | null;
}

export interface ListCatalogEntriesRequest<W extends Wire = Received> {
  readonly jurisdictionCode: string;
  readonly statusFilter: string;
  readonly typeFilter: string;
  readonly frameworkId: string;
  readonly page: number;
  readonly pageSize: number;
}

export interface ListCatalogEntriesResponse<W extends Wire = Received> {
  readonly entries: readonly CatalogEntryRecord<W>[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

export interface UpdateCatalogEntryRequest<W extends Wire = Received> {
  readonly entryId: string;
  readonly frameworkId: string;
  readonly entryType: string;
  readonly achievementType: string;
  readonly ctid: string;
  readonly ownerIssuerDid: string;
}

export interface UpdateCatalogEntryResponse<W extends Wire = Received> {
  readonly entry: CatalogEntryRecord<W> | null;
}

export interface RetireCatalogEntryRequest<W extends Wire = Received> {
  readonly entryId: string;
  readonly reason: string;
}

export interface RetireCatalogEntryResponse<W extends Wire = Received> {
  readonly entry: CatalogEntryRecord<W> | null;
}

export interface CreditRecord<W extends Wire = Received> {
  readonly value: number;
  readonly unit: string;
}

export interface ResultDescriptionRecord<W extends Wire = Received> {
  readonly id: string;
  readonly name: string;
  readonly resultType: string;
  readonly allowedValues: readonly string[];
  readonly valueMin: string;
  readonly valueMax: string;
  readonly requiredValue: string;
}

export interface EntrySkillRecord<W extends Wire = Received> {
  readonly skillId: string;
  readonly proficiency: string;
}

export interface AlignmentRecord<W extends Wire = Received> {
  readonly targetCode: string;
  readonly targetName: string;
  readonly targetFramework: string;
  readonly targetUrl: string;
  readonly targetType: string;
}

export interface EntryVersionRecord<W extends Wire = Received> {
  readonly entryVersionId: string;
  readonly entryId: string;
  readonly version: number;
  readonly title: string;
  readonly description: string;
  readonly levelCode: string;
  readonly credit: CreditRecord<W> | null;
  readonly duration: string;
  readonly criteria: string;
  readonly resultDescriptions: readonly ResultDescriptionRecord<W>[];
  readonly skills: readonly EntrySkillRecord<W>[];
  readonly alignments: readonly AlignmentRecord<W>[];
  readonly claimSchemaJson: string;
  readonly effectiveFrom: W['int64'];
  readonly effectiveTo: W['int64'];
  readonly contentHash: string;
  readonly publishedAt: W['int64'];
  readonly replacedBy: string;
  readonly status: string;
  readonly createdAt: W['int64'];
  readonly updatedAt: W['int64'];
  readonly rowVersion: number;
}

export interface CreateEntryVersionRequest<W extends Wire = Received> {
  readonly entryId: string;
  readonly title: string;
  readonly description: string;
  readonly levelCode: string;
  readonly credit: CreditRecord<W> | null;
  readonly duration: string;
  readonly criteria: string;
  readonly resultDescriptions: readonly ResultDescriptionRecord<W>[];
  readonly skills: readonly EntrySkillRecord<W>[];
  readonly alignments: readonly AlignmentRecord<W>[];
  readonly claimSchemaJson: string;
  readonly effectiveFrom: W['int64'];
  readonly effectiveTo: W['int64'];
}

export interface CreateEntryVersionResponse<W extends Wire = Received> {
  readonly entryVersion: EntryVersionRecord<W> | null;
}

export interface PublishEntryVersionRequest<W extends Wire = Received> {
  readonly entryId: string;
  readonly version: number;
}

export interface PublishEntryVersionResponse<W extends Wire = Received> {
  readonly entryVersion: EntryVersionRecord<W> | null;
}

export interface ResolveEntryVersionRequest<W extends Wire = Received> {
  readonly entryId: string;
  readonly jurisdictionCode: string;
  readonly entryCode: string;
  readonly at: W['int64'];
  readonly entryVersionId: string;
}

export interface ResolveEntryVersionResponse<W extends Wire = Received> {
  readonly entryVersion: EntryVersionRecord<W> | null;
  readonly entry: CatalogEntryRecord<W> | null;
}

export interface CodeSetRecord<W extends Wire = Received> {
  readonly codeSetId: string;
  readonly name: string;
  readonly version: string;
  readonly authority: string;
  readonly authorityUrl: string;
  readonly jurisdictionCode: string;
  readonly createdAt: W['int64'];
  readonly updatedAt: W['int64'];
  readonly rowVersion: number;
}

export interface CodeRecord<W extends Wire = Received> {
  readonly code: string;
  readonly labelI18n: Readonly<Record<string, string>>;
  readonly parentCode: string;
  readonly validFrom: W['int64'];
  readonly validTo: W['int64'];
}

export interface CreateCodeSetRequest<W extends Wire = Received> {
  readonly name: string;
  readonly version: string;
  readonly authority: string;
  readonly authorityUrl: string;
  readonly jurisdictionCode: string;
  readonly codes: readonly CodeRecord<W>[];
}

export interface CreateCodeSetResponse<W extends Wire = Received> {
  readonly codeSet: CodeSetRecord<W> | null;
}

export interface ListCodesRequest<W extends Wire = Received> {
  readonly codeSetId: string;
  readonly at: W['int64'];
  readonly parentCode: string;
  readonly q: string;
  readonly page: number;
  readonly pageSize: number;
}

export interface ListCodesResponse<W extends Wire = Received> {
  readonly codes: readonly CodeRecord<W>[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

export interface SkillLabels<W extends Wire = Received> {
  readonly language: string;
  readonly labels: readonly string[];
}

export interface SkillRecord<W extends Wire = Received> {
  readonly skillId: string;
  readonly name: string;
  readonly description: string;
  readonly source: string;
  readonly sourceUri: string;
  readonly skillType: string;
  readonly reuseLevel: string;
  readonly altLabelsI18n: readonly SkillLabels<W>[];
  readonly broaderIds: readonly string[];
  readonly status: string;
  readonly createdAt: W['int64'];
  readonly updatedAt: W['int64'];
  readonly rowVersion: number;
}

export interface CreateSkillRequest<W extends Wire = Received> {
  readonly name: string;
  readonly description: string;
  readonly source: string;
  readonly sourceUri: string;
  readonly skillType: string;
  readonly reuseLevel: string;
  readonly altLabelsI18n: readonly SkillLabels<W>[];
  readonly broaderIds: readonly string[];
}

export interface CreateSkillResponse<W extends Wire = Received> {
  readonly skill: SkillRecord<W> | null;
}

export interface ListSkillsRequest<W extends Wire = Received> {
  readonly query: string;
  readonly sourceFilter: string;
  readonly skillTypeFilter: string;
  readonly statusFilter: string;
  readonly page: number;
  readonly pageSize: number;
}

export interface ListSkillsResponse<W extends Wire = Received> {
  readonly skills: readonly SkillRecord<W>[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

export interface ProposalRecord<W extends Wire = Received> {
  readonly proposalId: string;
  readonly kind: string;
  readonly targetId: string;
  readonly payloadJson: string;
  readonly proposerIssuerDid: string;
  readonly rationale: string;
  readonly status: string;
  readonly decisionReason: string;
  readonly resultingId: string;
  readonly createdAt: W['int64'];
  readonly updatedAt: W['int64'];
  readonly rowVersion: number;
}

export interface SubmitProposalRequest<W extends Wire = Received> {
  readonly proposalId: string;
}

export interface SubmitProposalResponse<W extends Wire = Received> {
  readonly proposal: ProposalRecord<W> | null;
}

export interface ListProposalsRequest<W extends Wire = Received> {
  readonly statusFilter: string;
  readonly kindFilter: string;
  readonly page: number;
  readonly pageSize: number;
}

export interface ListProposalsResponse<W extends Wire = Received> {
  readonly proposals: readonly ProposalRecord<W>[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

export interface DecideProposalRequest<W extends Wire = Received> {
  readonly proposalId: string;
  readonly decision: string;
  readonly reason: string;
}

export interface DecideProposalResponse<W extends Wire = Received> {
  readonly proposal: ProposalRecord<W> | null;
}

export interface SchemeFieldRecord<W extends Wire = Received> {
  readonly fieldCode: string;
  readonly label: string;
  readonly type: string;
  readonly length: number;
  readonly required: boolean;
  readonly codeSetId: string;
}

export interface SchemeFieldMapRecord<W extends Wire = Received> {
  readonly fieldCode: string;
  readonly expression: string;
  readonly constant: string;
  readonly transform: string;
  readonly source: string;
  readonly status: string;
}

export interface RegulatorySchemeRecord<W extends Wire = Received> {
  readonly schemeCode: string;
  readonly name: string;
  readonly jurisdictionCode: string;
  readonly regulator: string;
  readonly version: string;
  readonly reportingPeriod: string;
  readonly outputFormat: string;
  readonly fields: readonly SchemeFieldRecord<W>[];
  readonly fieldMaps: readonly SchemeFieldMapRecord<W>[];
  readonly status: string;
  readonly createdAt: W['int64'];
  readonly updatedAt: W['int64'];
  readonly rowVersion: number;
}

export interface CreateRegulatorySchemeRequest<W extends Wire = Received> {
  readonly schemeCode: string;
  readonly name: string;
  readonly jurisdictionCode: string;
  readonly regulator: string;
  readonly version: string;
  readonly reportingPeriod: string;
  readonly outputFormat: string;
  readonly fields: readonly SchemeFieldRecord<W>[];
}

export interface CreateRegulatorySchemeResponse<W extends Wire = Received> {
  readonly scheme: RegulatorySchemeRecord<W> | null;
}

export interface GetRegulatorySchemeRequest<W extends Wire = Received> {
  readonly schemeCode: string;
}

export interface GetRegulatorySchemeResponse<W extends Wire = Received> {
  readonly scheme: RegulatorySchemeRecord<W> | null;
}

export interface ListRegulatorySchemesRequest<W extends Wire = Received> {
  readonly statusFilter: string;
  readonly jurisdictionCode: string;
  readonly page: number;
  readonly pageSize: number;
}

export interface ListRegulatorySchemesResponse<W extends Wire = Received> {
  readonly schemes: readonly RegulatorySchemeRecord<W>[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

export interface RenderSchemeRecordsRequest<W extends Wire = Received> {
  readonly fields: readonly SchemeFieldRecord<W>[];
  readonly fieldMaps: readonly SchemeFieldMapRecord<W>[];
  readonly recordsJson: readonly string[];
  readonly at: W['int64'];
}

export interface RenderedSchemeField<W extends Wire = Received> {
  readonly value: string | undefined;
  readonly problemCode: string;
  readonly problemMessage: string;
}

export interface RenderedSchemeRecord<W extends Wire = Received> {
  readonly fields: readonly RenderedSchemeField<W>[];
}

export interface RenderSchemeRecordsResponse<W extends Wire = Received> {
  readonly records: readonly RenderedSchemeRecord<W>[];
}

export interface PutSchemeFieldMapsRequest<W extends Wire = Received> {
  readonly schemeCode: string;
  readonly fieldMaps: readonly SchemeFieldMapRecord<W>[];
}

export interface PutSchemeFieldMapsResponse<W extends Wire = Received> {
  readonly scheme: RegulatorySchemeRecord<W> | null;
}

export interface SchemeRegistrationRecord<W extends Wire = Received> {
  readonly registrationId: string;
  readonly schemeCode: string;
  readonly orgType: string;
  readonly orgId: string;
  readonly registrationNumber: string;
  readonly scopeEntryIds: readonly string[];
  readonly validFrom: W['int64'];
  readonly validTo: W['int64'];
  readonly conditions: string;
  readonly evidenceRef: string;
  readonly status: string;
  readonly expiryAnnouncedAt: W['int64'];
  readonly createdAt: W['int64'];
  readonly updatedAt: W['int64'];
  readonly rowVersion: number;
}

export interface RegisterUnderSchemeRequest<W extends Wire = Received> {
  readonly schemeCode: string;
  readonly orgType: string;
  readonly orgId: string;
  readonly registrationNumber: string;
  readonly scopeEntryIds: readonly string[];
  readonly validFrom: W['int64'];
  readonly validTo: W['int64'];
  readonly conditions: string;
  readonly evidenceRef: string;
}

export interface RegisterUnderSchemeResponse<W extends Wire = Received> {
  readonly registration: SchemeRegistrationRecord<W> | null;
}

export interface ListSchemeRegistrationsRequest<W extends Wire = Received> {
  readonly schemeCode: string;
  readonly orgId: string;
  readonly statusFilter: string;
  readonly page: number;
  readonly pageSize: number;
}

export interface ListSchemeRegistrationsResponse<W extends Wire = Received> {
  readonly registrations: readonly SchemeRegistrationRecord<W>[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

export interface RegistrationScope<W extends Wire = Received> {
  readonly entryIds: readonly string[];
}

export interface UpdateSchemeRegistrationRequest<W extends Wire = Received> {
  readonly registrationId: string;
  readonly status: string;
  readonly reason: string;
  readonly validTo: W['int64'];
  readonly conditions: string;
  readonly scope: RegistrationScope<W> | null;
}

export interface UpdateSchemeRegistrationResponse<W extends Wire = Received> {
  readonly registration: SchemeRegistrationRecord<W> | null;
}

export interface GetRegistrationStandingRequest<W extends Wire = Received> {
  readonly entryVersionId: string;
  readonly issuerId: string;
}

export interface GetRegistrationStandingResponse<W extends Wire = Received> {
  readonly schemeCodes: readonly string[];
  readonly isRegistered: boolean;
  readonly isEnforced: boolean;
}

export interface ListPublishedVersionHashesRequest<W extends Wire = Received> {
  readonly after: string;
  readonly limit: number;
}

export interface PublishedVersionHashes<W extends Wire = Received> {
  readonly entryVersionId: string;
  readonly entryId: string;
  readonly version: number;
  readonly status: string;
  readonly contentHash: string;
  readonly actualHash: string;
}

export interface ListPublishedVersionHashesResponse<W extends Wire = Received> {
  readonly versions: readonly PublishedVersionHashes<W>[];
  readonly after: string;
  readonly isEnd: boolean;
}

export interface SearchEntriesRequest<W extends Wire = Received> {
  readonly query: string;
  readonly jurisdictionCode: string;
  readonly statusFilter: string;
  readonly limit: number;
}

export interface CatalogMatchRecord<W extends Wire = Received> {
  readonly entry: CatalogEntryRecord<W> | null;
  readonly matchType: string;
  readonly score: number;
}

export interface SearchEntriesResponse<W extends Wire = Received> {
  readonly matchType: string;
  readonly matches: readonly CatalogMatchRecord<W>[];
  readonly searched: number;
  readonly truncated: boolean;
}

export interface SemanticSearchRequest<W extends Wire = Received> {
  readonly query: string;
  readonly jurisdictionCode: string;
  readonly limit: number;
}

export interface SemanticSearchResponse<W extends Wire = Received> {
  readonly status: string;
  readonly matchType: string;
  readonly matches: readonly CatalogMatchRecord<W>[];
  readonly searched: number;
  readonly truncated: boolean;
}

export interface UpsertEmbeddingRequest<W extends Wire = Received> {
  readonly subjectType: string;
  readonly subjectId: string;
  readonly model: string;
  readonly vector: readonly number[];
  readonly textHash: string;
}

export interface UpsertEmbeddingResponse<W extends Wire = Received> {
  readonly dims: number;
  readonly textHash: string;
}
