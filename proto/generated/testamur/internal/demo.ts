// Made of proto/testamur/internal/demo.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface DemoIssuerService {
  readonly service: 'testamur.internal.DemoIssuerService';
  readonly proto: 'testamur/internal/demo.proto';
  readonly rpcs: {
    readonly RegisterDemoIssuer: Rpc<RegisterDemoIssuerRequest, RegisterDemoIssuerRequest<Sent>, RegisterDemoIssuerResponse<Sent>, RegisterDemoIssuerResponse>;
    readonly ListDemoIssuers: Rpc<ListDemoIssuersRequest, ListDemoIssuersRequest<Sent>, ListDemoIssuersResponse<Sent>, ListDemoIssuersResponse>;
    readonly RemoveDemoIssuers: Rpc<RemoveDemoIssuersRequest, RemoveDemoIssuersRequest<Sent>, RemoveDemoIssuersResponse<Sent>, RemoveDemoIssuersResponse>;
  };
}

export interface DemoCustodianService {
  readonly service: 'testamur.internal.DemoCustodianService';
  readonly proto: 'testamur/internal/demo.proto';
  readonly rpcs: {
    readonly RegisterDemoCustodian: Rpc<RegisterDemoCustodianRequest, RegisterDemoCustodianRequest<Sent>, RegisterDemoCustodianResponse<Sent>, RegisterDemoCustodianResponse>;
    readonly RemoveDemoCustodians: Rpc<RemoveDemoCustodiansRequest, RemoveDemoCustodiansRequest<Sent>, RemoveDemoCustodiansResponse<Sent>, RemoveDemoCustodiansResponse>;
  };
}

export interface DemoCustodianRecordService {
  readonly service: 'testamur.internal.DemoCustodianRecordService';
  readonly proto: 'testamur/internal/demo.proto';
  readonly rpcs: {
    readonly ListDemoCustodians: Rpc<ListDemoCustodiansRequest, ListDemoCustodiansRequest<Sent>, ListDemoCustodiansResponse<Sent>, ListDemoCustodiansResponse>;
    readonly TakeInDemoFile: Rpc<TakeInDemoFileRequest, TakeInDemoFileRequest<Sent>, TakeInDemoFileResponse<Sent>, TakeInDemoFileResponse>;
    readonly SettleDemoAttestation: Rpc<SettleDemoAttestationRequest, SettleDemoAttestationRequest<Sent>, SettleDemoAttestationResponse<Sent>, SettleDemoAttestationResponse>;
    readonly EmployDemoPeople: Rpc<EmployDemoPeopleRequest, EmployDemoPeopleRequest<Sent>, EmployDemoPeopleResponse<Sent>, EmployDemoPeopleResponse>;
    readonly RemoveDemoCustodianRecords: Rpc<RemoveDemoCustodianRecordsRequest, RemoveDemoCustodianRecordsRequest<Sent>, RemoveDemoCustodianRecordsResponse<Sent>, RemoveDemoCustodianRecordsResponse>;
  };
}

export interface DemoTemplateService {
  readonly service: 'testamur.internal.DemoTemplateService';
  readonly proto: 'testamur/internal/demo.proto';
  readonly rpcs: {
    readonly AddDemoTemplate: Rpc<AddDemoTemplateRequest, AddDemoTemplateRequest<Sent>, AddDemoTemplateResponse<Sent>, AddDemoTemplateResponse>;
    readonly SendDemoFile: Rpc<SendDemoFileRequest, SendDemoFileRequest<Sent>, SendDemoFileResponse<Sent>, SendDemoFileResponse>;
    readonly RemoveDemoTemplates: Rpc<RemoveDemoTemplatesRequest, RemoveDemoTemplatesRequest<Sent>, RemoveDemoTemplatesResponse<Sent>, RemoveDemoTemplatesResponse>;
  };
}

export interface DemoCredentialService {
  readonly service: 'testamur.internal.DemoCredentialService';
  readonly proto: 'testamur/internal/demo.proto';
  readonly rpcs: {
    readonly IssueForDemoCustodian: Rpc<IssueForDemoCustodianRequest, IssueForDemoCustodianRequest<Sent>, IssueForDemoCustodianResponse<Sent>, IssueForDemoCustodianResponse>;
    readonly RemoveDemoCredentials: Rpc<RemoveDemoCredentialsRequest, RemoveDemoCredentialsRequest<Sent>, RemoveDemoCredentialsResponse<Sent>, RemoveDemoCredentialsResponse>;
  };
}

export interface DemoCatalogService {
  readonly service: 'testamur.internal.DemoCatalogService';
  readonly proto: 'testamur/internal/demo.proto';
  readonly rpcs: {
    readonly PublishDemoEntry: Rpc<PublishDemoEntryRequest, PublishDemoEntryRequest<Sent>, PublishDemoEntryResponse<Sent>, PublishDemoEntryResponse>;
    readonly RemoveDemoEntries: Rpc<RemoveDemoEntriesRequest, RemoveDemoEntriesRequest<Sent>, RemoveDemoEntriesResponse<Sent>, RemoveDemoEntriesResponse>;
  };
}

export interface DemoLearnerService {
  readonly service: 'testamur.internal.DemoLearnerService';
  readonly proto: 'testamur/internal/demo.proto';
  readonly rpcs: {
    readonly AddDemoLearner: Rpc<AddDemoLearnerRequest, AddDemoLearnerRequest<Sent>, AddDemoLearnerResponse<Sent>, AddDemoLearnerResponse>;
    readonly NameDemoCredential: Rpc<NameDemoCredentialRequest, NameDemoCredentialRequest<Sent>, NameDemoCredentialResponse<Sent>, NameDemoCredentialResponse>;
    readonly RemoveDemoLearners: Rpc<RemoveDemoLearnersRequest, RemoveDemoLearnersRequest<Sent>, RemoveDemoLearnersResponse<Sent>, RemoveDemoLearnersResponse>;
  };
}

export interface RegisterDemoCustodianRequest<W extends Wire = Received> {
  readonly name: string;
  readonly websiteUrl: string;
  readonly contactEmail: string;
  readonly countryCode: string;
  readonly custodianType: string;
}

export interface RegisterDemoCustodianResponse<W extends Wire = Received> {
  readonly custodianId: string;
  readonly custodianDid: string;
}

export type RemoveDemoCustodiansRequest<_W extends Wire = Received> = Readonly<Record<string, never>>;

export interface RemoveDemoCustodiansResponse<W extends Wire = Received> {
  readonly removed: number;
}

export type ListDemoCustodiansRequest<_W extends Wire = Received> = Readonly<Record<string, never>>;

export interface ListDemoCustodiansResponse<W extends Wire = Received> {
  readonly custodianIds: readonly string[];
}

export interface DemoColumn<W extends Wire = Received> {
  readonly name: string;
  readonly target: string;
  readonly transform: string;
}

export interface DemoRow<W extends Wire = Received> {
  readonly cells: readonly string[];
  readonly becomes: string;
  readonly reason: string;
  readonly holderDid: string;
  readonly withdrawnBecause: string;
}

export interface TakeInDemoFileRequest<W extends Wire = Received> {
  readonly custodianDid: string;
  readonly uploaderId: string;
  readonly reviewerId: string;
  readonly attesterId: string;
  readonly fileName: string;
  readonly recordKind: string;
  readonly sourceOrgName: string;
  readonly columns: readonly DemoColumn<W>[];
  readonly rows: readonly DemoRow<W>[];
  readonly isRead: boolean;
  readonly statementTemplate: string;
  readonly credentialType: string;
}

export interface DemoCredentialToIssue<W extends Wire = Received> {
  readonly credentialId: string;
  readonly holderDid: string;
  readonly credentialData: string;
}

export interface TakeInDemoFileResponse<W extends Wire = Received> {
  readonly attestationId: string;
  readonly toIssue: readonly DemoCredentialToIssue<W>[];
}

export interface SettleDemoAttestationRequest<W extends Wire = Received> {
  readonly custodianDid: string;
  readonly attesterId: string;
  readonly attestationId: string;
  readonly credentialType: string;
}

export interface SettleDemoAttestationResponse<W extends Wire = Received> {
  readonly issued: number;
}

export interface DemoEmployee<W extends Wire = Received> {
  readonly employeeRef: string;
  readonly name: string;
  readonly jobRole: string;
  readonly site: string;
  readonly status: string;
  readonly holderDid: string;
}

export interface DemoRequirement<W extends Wire = Received> {
  readonly name: string;
  readonly jobRoles: readonly string[];
  readonly credentialTypes: readonly string[];
  readonly acceptedIssuerDids: readonly string[];
  readonly warnDays: readonly number[];
  readonly graceDays: number;
  readonly severity: string;
  readonly formerName: string;
}

export interface DemoWaiver<W extends Wire = Received> {
  readonly employeeRef: string;
  readonly requirement: string;
  readonly reason: string;
  readonly days: number;
}

export interface EmployDemoPeopleRequest<W extends Wire = Received> {
  readonly custodianDid: string;
  readonly managerId: string;
  readonly attesterId: string;
  readonly requirements: readonly DemoRequirement<W>[];
  readonly employees: readonly DemoEmployee<W>[];
  readonly waivers: readonly DemoWaiver<W>[];
}

export type EmployDemoPeopleResponse<_W extends Wire = Received> = Readonly<Record<string, never>>;

export type RemoveDemoCustodianRecordsRequest<_W extends Wire = Received> = Readonly<Record<string, never>>;

export interface RemoveDemoCustodianRecordsResponse<W extends Wire = Received> {
  readonly removed: number;
}

export interface AddDemoTemplateRequest<W extends Wire = Received> {
  readonly issuerDid: string;
  readonly content: string;
  readonly becomes: string;
  readonly edited: string;
}

export interface AddDemoTemplateResponse<W extends Wire = Received> {
  readonly templateId: string;
}

export interface SendDemoFileRequest<W extends Wire = Received> {
  readonly issuerDid: string;
  readonly templateId: string;
  readonly fileName: string;
  readonly content: W['bytes'];
  readonly isStarted: boolean;
}

export interface SendDemoFileResponse<W extends Wire = Received> {
  readonly status: string;
  readonly issued: number;
}

export interface RemoveDemoTemplatesRequest<W extends Wire = Received> {
  readonly issuerDids: readonly string[];
}

export interface RemoveDemoTemplatesResponse<W extends Wire = Received> {
  readonly removed: number;
}

export interface IssueForDemoCustodianRequest<W extends Wire = Received> {
  readonly custodianDid: string;
  readonly credentialType: string;
  readonly credentials: readonly DemoCredentialToIssue<W>[];
}

export type IssueForDemoCustodianResponse<_W extends Wire = Received> = Readonly<Record<string, never>>;

export interface RegisterDemoIssuerRequest<W extends Wire = Received> {
  readonly name: string;
  readonly websiteUrl: string;
  readonly contactEmail: string;
  readonly countryCode: string;
}

export interface RegisterDemoIssuerResponse<W extends Wire = Received> {
  readonly issuerId: string;
  readonly issuerDid: string;
}

export type ListDemoIssuersRequest<_W extends Wire = Received> = Readonly<Record<string, never>>;

export interface ListDemoIssuersResponse<W extends Wire = Received> {
  readonly issuers: readonly RegisterDemoIssuerResponse<W>[];
}

export type RemoveDemoIssuersRequest<_W extends Wire = Received> = Readonly<Record<string, never>>;

export interface RemoveDemoIssuersResponse<W extends Wire = Received> {
  readonly removed: number;
}

export type RemoveDemoCredentialsRequest<_W extends Wire = Received> = Readonly<Record<string, never>>;

export interface RemoveDemoCredentialsResponse<W extends Wire = Received> {
  readonly removed: number;
}

export interface PublishDemoEntryRequest<W extends Wire = Received> {
  readonly issuerDid: string;
  readonly entryCode: string;
  readonly entryType: string;
  readonly achievementType: string;
  readonly title: string;
  readonly description: string;
  readonly criteria: string;
  readonly duration: string;
  readonly creditValue: number;
  readonly creditUnit: string;
  readonly resultDescriptions: readonly DemoResultDescription<W>[];
  readonly claimSchemaJson: string;
}

export interface DemoResultDescription<W extends Wire = Received> {
  readonly id: string;
  readonly name: string;
  readonly resultType: string;
  readonly allowedValues: readonly string[];
  readonly valueMin: string;
  readonly valueMax: string;
  readonly requiredValue: string;
}

export interface PublishDemoEntryResponse<W extends Wire = Received> {
  readonly entryVersionId: string;
}

export type RemoveDemoEntriesRequest<_W extends Wire = Received> = Readonly<Record<string, never>>;

export interface RemoveDemoEntriesResponse<W extends Wire = Received> {
  readonly removed: number;
}

export interface AddDemoLearnerRequest<W extends Wire = Received> {
  readonly issuerDid: string;
  readonly learnerNumber: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly wallet: DemoWallet<W> | null;
  readonly enrolments: readonly DemoEnrolment<W>[];
}

export interface DemoWallet<W extends Wire = Received> {
  readonly holderId: string;
  readonly holderDid: string;
}

export interface DemoEnrolment<W extends Wire = Received> {
  readonly entryVersionId: string;
  readonly cohortCode: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly exitReasonCode: string;
  readonly status: string;
  readonly outcomes: readonly DemoOutcome<W>[];
}

export interface DemoOutcome<W extends Wire = Received> {
  readonly resultDescriptionId: string;
  readonly value: string;
  readonly achievedDate: string;
  readonly status: string;
}

export interface AddDemoLearnerResponse<W extends Wire = Received> {
  readonly outcomes: readonly AddedDemoOutcome<W>[];
}

export interface AddedDemoOutcome<W extends Wire = Received> {
  readonly outcomeId: string;
  readonly claimsJson: string;
}

export interface NameDemoCredentialRequest<W extends Wire = Received> {
  readonly outcomeId: string;
  readonly credentialId: string;
}

export type NameDemoCredentialResponse<_W extends Wire = Received> = Readonly<Record<string, never>>;

export type RemoveDemoLearnersRequest<_W extends Wire = Received> = Readonly<Record<string, never>>;

export interface RemoveDemoLearnersResponse<W extends Wire = Received> {
  readonly removed: number;
}
