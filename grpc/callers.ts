import { UNIT_NAMES, type UnitName } from '../kernel/units.ts';
import type { Services } from '../proto/generated/services.ts';
import { DOMAINS } from '../subgraphs/domains.ts';

/** Who may call an RPC: units by the names in their certificates, and integrations outside of the platform where `peers` says so. */
export interface Callers {
  readonly units: readonly UnitName[];
  /** True for peers, as far as they are bound to issuers (`GRPC_PEERS_FILE`). */
  readonly peers?: boolean;
}

/** Every RPC of every contract. */
type CallersOfEach = {
  readonly [Name in keyof Services]: { readonly [Rpc in keyof Services[Name]['rpcs']]: Callers };
};

/** By fully qualified service, then by RPC. */
export type CallerTable = Readonly<Record<string, Readonly<Record<string, Callers>>>>;

const units = (...names: readonly UnitName[]): Callers => ({ units: names });
const unitsAndPeers = (...names: readonly UnitName[]): Callers => ({ units: names, peers: true });

const core = units('core-engine');
// The units that keep an audit chain, but for the one that keeps the trail.
const chained = DOMAINS.filter(({ isAudited, unit }) => isAudited && unit !== 'core-engine').map(
  ({ unit }) => unit,
);
const coreAndPeers = unitsAndPeers('core-engine');

/**
 * The one table of who may call what; an RPC without a row fails the type check and stops the start, and a certificate without a
 * place in it is refused. It is no column of the rows: whoever audits reads one page, and every process judges the file of peers by
 * it, whichever units it runs.
 * A unit stands where its work needs the RPC, and nowhere else. Health and reflection, which tell nothing of anybody, answer every
 * certificate of the platform's authority.
 */
export const CALLERS: CallerTable = {
  'testamur.registry.IssuerRegistryService': {
    RegisterIssuer: coreAndPeers,
    GetIssuer: unitsAndPeers('core-engine', 'credential-issuance', 'verification-engine', 'learner-records'),
    ListIssuers: coreAndPeers,
    GetDIDDocument: coreAndPeers,
    // These check no person's rights: the certificate is the only guard.
    RotateKey: core,
    UpdateIssuerStatus: core,
    SignPayload: units('credential-issuance'),
    CreateApiKey: core,
    GetApiKey: core,
    ListApiKeys: core,
    UpdateApiKey: core,
    DeleteApiKey: core,
    AuthenticateApiKey: units('api-gateway'),
    RegisterFederatedIssuer: core,
    GetFederatedIssuer: coreAndPeers,
    ListFederatedIssuers: coreAndPeers,
    RefreshFederatedIssuer: core,
    UpdateFederatedIssuerStatus: core,
    RemoveFederatedIssuer: core,
    ResolveFederatedKey: unitsAndPeers('verification-engine'),
  },
  'testamur.registry.IssuerSsoService': {
    UpsertSsoConfig: core,
    GetSsoConfig: core,
    DeleteSsoConfig: core,
    ValidateSsoConfig: core,
    SetSsoStatus: core,
    BuildAuthorizationRequest: core,
    ValidateOidcCallback: core,
    ValidateSamlAssertion: core,
    BuildLogoutRequest: core,
  },
  'testamur.custodian.CustodianSsoService': {
    UpsertSsoConfig: core,
    GetSsoConfig: core,
    DeleteSsoConfig: core,
    ValidateSsoConfig: core,
    SetSsoStatus: core,
    BuildAuthorizationRequest: core,
    ValidateOidcCallback: core,
    ValidateSamlAssertion: core,
    BuildLogoutRequest: core,
  },
  'testamur.internal.ApplicantService': {
    ListApplicants: units('core-engine', 'program-catalog'),
    FindApplicants: core,
    DecideApplicant: core,
  },
  'testamur.custodian.CustodianRegistryService': {
    RegisterCustodian: coreAndPeers,
    GetCustodian: unitsAndPeers('core-engine', 'credential-issuance', 'verification-engine'),
    ListCustodians: coreAndPeers,
    GetCustodianDIDDocument: coreAndPeers,
    // These check no person's rights: the certificate is the only guard.
    RotateCustodianKey: core,
    UpdateCustodianStatus: core,
    SignPayload: units('credential-issuance'),
  },
  'testamur.internal.DemoCustodianService': { RegisterDemoCustodian: core, RemoveDemoCustodians: core },
  'testamur.internal.DemoCustodianRecordService': {
    ListDemoCustodians: core,
    TakeInDemoFile: core,
    SettleDemoAttestation: core,
    EmployDemoPeople: core,
    RemoveDemoCustodianRecords: core,
  },
  'testamur.internal.CustodianStatsService': { CountCustodians: core },
  'testamur.internal.CustodianApplicantService': {
    ListApplicants: core,
    FindApplicants: core,
    DecideApplicant: core,
  },
  'testamur.internal.DemoIssuerService': {
    RegisterDemoIssuer: core,
    ListDemoIssuers: core,
    RemoveDemoIssuers: core,
  },
  'testamur.internal.IssuerStatsService': { CountIssuers: core },
  'testamur.catalog.CatalogRegistryService': {
    CreateJurisdiction: core,
    GetJurisdiction: coreAndPeers,
    ListJurisdictions: coreAndPeers,
    CreateFramework: core,
    ListFrameworks: coreAndPeers,
    CreateCatalogEntry: core,
    GetCatalogEntry: coreAndPeers,
    ListCatalogEntries: coreAndPeers,
    UpdateCatalogEntry: core,
    RetireCatalogEntry: core,
    CreateEntryVersion: core,
    PublishEntryVersion: core,
    ResolveEntryVersion: unitsAndPeers(
      'core-engine',
      'credential-issuance',
      'learner-records',
      'custodian-registry',
    ),
    CreateCodeSet: core,
    ListCodes: unitsAndPeers('core-engine', 'credential-issuance'),
    CreateSkill: core,
    ListSkills: coreAndPeers,
    SubmitProposal: core,
    ListProposals: core,
    DecideProposal: core,
    CreateRegulatoryScheme: core,
    GetRegulatoryScheme: coreAndPeers,
    ListRegulatorySchemes: coreAndPeers,
    PutSchemeFieldMaps: core,
    RegisterUnderScheme: core,
    ListSchemeRegistrations: core,
    UpdateSchemeRegistration: core,
    GetRegistrationStanding: units('credential-issuance'),
    RenderSchemeRecords: core,
    ListPublishedVersionHashes: core,
    SearchEntries: coreAndPeers,
    SemanticSearch: coreAndPeers,
    UpsertEmbedding: core,
  },
  'testamur.learners.LearnerRecordsService': {
    CreateLearner: coreAndPeers,
    GetLearner: coreAndPeers,
    ListLearners: coreAndPeers,
    UpdateLearner: coreAndPeers,
    CreateEnrolment: coreAndPeers,
    UpdateEnrolment: coreAndPeers,
    ListEnrolments: coreAndPeers,
    RecordOutcome: coreAndPeers,
    ConfirmOutcome: coreAndPeers,
    AmendOutcome: coreAndPeers,
    VoidOutcome: coreAndPeers,
    ListOutcomesForReport: coreAndPeers,
    MergeLearners: coreAndPeers,
    UndoLearnerMerge: coreAndPeers,
    LinkHolder: coreAndPeers,
    ResolveLearnerByHolder: coreAndPeers,
    EraseLearner: core,
  },
  'testamur.internal.LearnerReportService': { ListRecordsOfLearner: core },
  'testamur.internal.CustodianReportService': {
    ListReportedCompliance: core,
    ListRecordsOfHolder: core,
  },
  'testamur.internal.LearnerMatchService': { FindLearners: units('custodian-registry') },
  'testamur.internal.HolderLinkService': { ForgetHolder: core, ExportLinks: core },
  'testamur.issuance.CredentialIssuanceService': {
    IssueCredential: coreAndPeers,
    RevokeCredential: coreAndPeers,
    GetCredential: unitsAndPeers('core-engine', 'verification-engine'),
    ClaimCredential: core,
    ListCredentialsByIssuer: coreAndPeers,
    GetCredentialForIssuer: coreAndPeers,
    GetIssuerCredentialStats: coreAndPeers,
    GetCredentialForHolder: core,
    SearchCredentialsByHolder: core,
    GetHolderCredentialStats: core,
    ListNewlyExpiredCredentials: core,
    GetNetworkCredentialStats: coreAndPeers,
    ListCredentialsByCustodian: core,
    GetCredentialForCustodian: core,
    GetCustodianCredentialStats: core,
    ListCustodianCredentialsExpiringBetween: core,
    LinkSupersededCredential: coreAndPeers,
  },
  'testamur.internal.DemoCatalogService': { PublishDemoEntry: core, RemoveDemoEntries: core },
  'testamur.internal.DemoLearnerService': {
    AddDemoLearner: core,
    NameDemoCredential: core,
    RemoveDemoLearners: core,
  },
  'testamur.internal.DemoTemplateService': {
    AddDemoTemplate: core,
    SendDemoFile: core,
    RemoveDemoTemplates: core,
  },
  'testamur.internal.DemoCredentialService': { IssueForDemoCustodian: core, RemoveDemoCredentials: core },
  'testamur.internal.CredentialStatsService': { GetCredentialStats: core, Recount: core },
  'testamur.internal.StoredCredentialsService': {
    ListStoredCredentials: core,
    FindStoredCredentials: core,
    CountStoredCredentials: core,
  },
  'testamur.internal.CredentialFactService': {
    ListHolderFacts: units('custodian-registry'),
    ListCredentialChanges: units('custodian-registry'),
  },
  'testamur.internal.CredentialReportService': {
    ListReportedCredentials: core,
    ListCredentialsOfHolder: core,
    FindReportedCredentials: core,
  },
  // What is issued there is issued for the person about whom the gateway has signed an assertion.
  'testamur.internal.OutcomeCredentialService': {
    IssueForOutcomes: units('learner-records'),
    FindOutcomeCredentials: units('learner-records'),
  },
  'testamur.internal.CustodianCredentialService': {
    IssueForCustodian: units('custodian-registry'),
    PrepareForCustodian: units('custodian-registry'),
    FindCustodianCredentials: units('custodian-registry'),
    SearchCustodianCredentials: units('custodian-registry'),
  },
  'testamur.internal.AttestationService': { GetAttestationStanding: units('verification-engine') },
  'testamur.verification.VerificationEngineService': {
    VerifyCredential: coreAndPeers,
    ValidateSignature: coreAndPeers,
    CheckCredentialStatus: coreAndPeers,
    VerifyRawSignature: coreAndPeers,
  },
  'testamur.internal.VerificationFailureService': { CountFailures: core },
  'testamur.internal.VerificationStatsService': { GetVerificationStats: core },
  'testamur.internal.AuditService': { Append: units(...chained) },
  'testamur.internal.HolderSessionService': {
    Resolve: units('api-gateway'),
    GetTokenStanding: units('api-gateway', 'admin-console'),
  },
  'testamur.internal.HolderDirectoryService': {
    GetHolder: units('learner-records'),
    FindHolders: units('custodian-registry', 'credential-issuance'),
    TellOfLearnerLink: units('learner-records'),
  },
  'testamur.internal.HolderConsentService': {
    ListSharing: units('custodian-registry'),
    ListConsentChanges: units('custodian-registry'),
  },
  'testamur.internal.RowInviteService': {
    InviteRows: units('credential-issuance'),
    WithdrawRows: units('credential-issuance'),
    ListInviteChanges: units('credential-issuance'),
  },
  'testamur.internal.BulkLetterService': { TellOfJob: units('credential-issuance') },
  'testamur.internal.IssuerMemberService': {
    GetMemberStanding: units('api-gateway', 'admin-console'),
    GetIssuerMemberRole: units('issuer-registry', 'credential-issuance', 'learner-records'),
  },
  'testamur.internal.CustodianMemberService': {
    GetCustodianMemberStanding: units('api-gateway', 'admin-console'),
    GetCustodianMemberRole: units('custodian-registry'),
  },
  'testamur.internal.VerifierAccessService': {
    GetVerifierMemberStanding: units('api-gateway', 'admin-console'),
    AuthenticateVerifierKey: units('api-gateway'),
  },
  'testamur.internal.AssistanceService': {
    Assist: units('credential-issuance', 'program-catalog'),
    RecordSearch: units('program-catalog'),
  },
  'testamur.internal.PlatformHealthService': { GetHealth: units('admin-console') },
  'testamur.internal.AdminAccessService': {
    GetStanding: units('api-gateway', 'core-engine'),
    ListDeciderAddresses: core,
  },
  'testamur.internal.SettingsService': { ReadSettings: { units: UNIT_NAMES }, PutSetting: core },
  // For the person about whom the gateway has signed an assertion, and for nobody else.
  'testamur.internal.SubgraphService': { Execute: units('api-gateway', 'core-engine', 'admin-console') },
} satisfies CallersOfEach;

/** The RPCs that peers may be bound to, by name. */
export const PEER_METHODS: ReadonlySet<string> = new Set(
  Object.values(CALLERS).flatMap((rpcs) =>
    Object.entries(rpcs).flatMap(([name, { peers }]) => (peers ? [name] : [])),
  ),
);
