// Made of proto/testamur/issuance/credential_issuance.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface CredentialIssuanceService {
  readonly service: 'testamur.issuance.CredentialIssuanceService';
  readonly proto: 'testamur/issuance/credential_issuance.proto';
  readonly rpcs: {
    readonly IssueCredential: Rpc<IssueCredentialRequest, IssueCredentialRequest<Sent>, IssueCredentialResponse<Sent>, IssueCredentialResponse>;
    readonly RevokeCredential: Rpc<RevokeCredentialRequest, RevokeCredentialRequest<Sent>, RevokeCredentialResponse<Sent>, RevokeCredentialResponse>;
    readonly GetCredential: Rpc<GetCredentialRequest, GetCredentialRequest<Sent>, GetCredentialResponse<Sent>, GetCredentialResponse>;
    readonly ClaimCredential: Rpc<ClaimCredentialRequest, ClaimCredentialRequest<Sent>, ClaimCredentialResponse<Sent>, ClaimCredentialResponse>;
    readonly ListCredentialsByIssuer: Rpc<ListCredentialsByIssuerRequest, ListCredentialsByIssuerRequest<Sent>, ListCredentialsByIssuerResponse<Sent>, ListCredentialsByIssuerResponse>;
    readonly GetCredentialForIssuer: Rpc<GetCredentialForIssuerRequest, GetCredentialForIssuerRequest<Sent>, GetCredentialForIssuerResponse<Sent>, GetCredentialForIssuerResponse>;
    readonly GetIssuerCredentialStats: Rpc<GetIssuerCredentialStatsRequest, GetIssuerCredentialStatsRequest<Sent>, GetIssuerCredentialStatsResponse<Sent>, GetIssuerCredentialStatsResponse>;
    readonly GetCredentialForHolder: Rpc<GetCredentialForHolderRequest, GetCredentialForHolderRequest<Sent>, GetCredentialForHolderResponse<Sent>, GetCredentialForHolderResponse>;
    readonly SearchCredentialsByHolder: Rpc<SearchCredentialsByHolderRequest, SearchCredentialsByHolderRequest<Sent>, SearchCredentialsByHolderResponse<Sent>, SearchCredentialsByHolderResponse>;
    readonly GetHolderCredentialStats: Rpc<GetHolderCredentialStatsRequest, GetHolderCredentialStatsRequest<Sent>, GetHolderCredentialStatsResponse<Sent>, GetHolderCredentialStatsResponse>;
    readonly ListNewlyExpiredCredentials: Rpc<ListNewlyExpiredCredentialsRequest, ListNewlyExpiredCredentialsRequest<Sent>, ListNewlyExpiredCredentialsResponse<Sent>, ListNewlyExpiredCredentialsResponse>;
    readonly GetNetworkCredentialStats: Rpc<GetNetworkCredentialStatsRequest, GetNetworkCredentialStatsRequest<Sent>, GetNetworkCredentialStatsResponse<Sent>, GetNetworkCredentialStatsResponse>;
    readonly ListCredentialsByCustodian: Rpc<ListCredentialsByCustodianRequest, ListCredentialsByCustodianRequest<Sent>, ListCredentialsByCustodianResponse<Sent>, ListCredentialsByCustodianResponse>;
    readonly GetCredentialForCustodian: Rpc<GetCredentialForCustodianRequest, GetCredentialForCustodianRequest<Sent>, GetCredentialForCustodianResponse<Sent>, GetCredentialForCustodianResponse>;
    readonly GetCustodianCredentialStats: Rpc<GetCustodianCredentialStatsRequest, GetCustodianCredentialStatsRequest<Sent>, GetCustodianCredentialStatsResponse<Sent>, GetCustodianCredentialStatsResponse>;
    readonly ListCustodianCredentialsExpiringBetween: Rpc<ListCustodianCredentialsExpiringBetweenRequest, ListCustodianCredentialsExpiringBetweenRequest<Sent>, ListCustodianCredentialsExpiringBetweenResponse<Sent>, ListCustodianCredentialsExpiringBetweenResponse>;
    readonly LinkSupersededCredential: Rpc<LinkSupersededCredentialRequest, LinkSupersededCredentialRequest<Sent>, LinkSupersededCredentialResponse<Sent>, LinkSupersededCredentialResponse>;
  };
}

export interface CredentialRecord<W extends Wire = Received> {
  readonly credentialId: string;
  readonly issuerDid: string;
  readonly issuerId: string;
  readonly authorityType: string;
  readonly custodianId: string;
  readonly holderDid: string;
  readonly holderName: string;
  readonly credentialType: string;
  readonly vcJson: string;
  readonly vcHash: string;
  readonly signingMode: string;
  readonly verificationMethod: string;
  readonly keyVersion: number;
  readonly issuanceTimestamp: W['int64'];
  readonly expirationTimestamp: W['int64'];
  readonly proofCreatedTimestamp: W['int64'];
  readonly receivedAt: W['int64'];
  readonly credentialStatus: string;
  readonly claimStatus: string;
  readonly claimedAt: W['int64'];
  readonly revocation: Revocation<W> | null;
  readonly supersedesCredentialId: string;
  readonly supersededByCredentialId: string;
  readonly templateId: string;
  readonly batchId: string;
  readonly statusChangedAt: W['int64'];
  readonly entryVersionId: string;
  readonly isQuiet: boolean;
}

export interface Revocation<W extends Wire = Received> {
  readonly reason: string;
  readonly category: string;
  readonly categorySource: string;
  readonly revokedBy: string;
  readonly revokedAt: W['int64'];
}

export interface CredentialStats<W extends Wire = Received> {
  readonly total: W['int64'];
  readonly byStatus: Readonly<Record<string, W['int64']>>;
  readonly byType: Readonly<Record<string, W['int64']>>;
  readonly claimed: W['int64'];
  readonly expiring_30d: W['int64'];
}

export interface IssueCredentialRequest<W extends Wire = Received> {
  readonly issuerDid: string;
  readonly holderDid: string;
  readonly credentialType: string;
  readonly credentialData: string;
  readonly signature: W['bytes'];
  readonly keyId: string;
  readonly credentialId: string;
  readonly issuanceTimestamp: W['int64'] | undefined;
  readonly expirationTimestamp: W['int64'] | undefined;
  readonly proofCreatedTimestamp: W['int64'] | undefined;
  readonly templateId: string;
  readonly entryVersionId: string;
  readonly achievementFromEntry: boolean;
}

export interface IssueCredentialResponse<W extends Wire = Received> {
  readonly operationStatus: string;
  readonly credentialStatus: string;
  readonly credentialId: string;
  readonly warnings: readonly IssueWarning<W>[];
}

export interface RevokeCredentialRequest<W extends Wire = Received> {
  readonly credentialId: string;
  readonly issuerDid: string;
  readonly reason: string;
  readonly revokedBy: string;
  readonly custodianDid: string;
}

export interface RevokeCredentialResponse<W extends Wire = Received> {
  readonly credentialStatus: string;
  readonly revokedAt: W['int64'];
}

export interface GetCredentialRequest<W extends Wire = Received> {
  readonly credentialId: string;
}

export interface GetCredentialResponse<W extends Wire = Received> {
  readonly credential: CredentialRecord<W> | null;
  readonly look: CertificateLook<W> | null;
}

export interface CertificateLook<W extends Wire = Received> {
  readonly background: string;
  readonly textColor: string;
  readonly layout: string;
}

export interface ClaimCredentialRequest<W extends Wire = Received> {
  readonly credentialId: string;
  readonly holderDid: string;
  readonly claimToken: string;
  readonly decline: boolean;
}

export interface ClaimCredentialResponse<W extends Wire = Received> {
  readonly claimStatus: string;
}

export interface ListCredentialsByIssuerRequest<W extends Wire = Received> {
  readonly did: string;
  readonly statusFilter: string;
  readonly typeFilter: string;
  readonly query: string;
  readonly issuedFrom: W['int64'];
  readonly issuedTo: W['int64'];
  readonly page: number;
  readonly pageSize: number;
}

export interface ListCredentialsByIssuerResponse<W extends Wire = Received> {
  readonly credentials: readonly CredentialRecord<W>[];
  readonly total: W['int64'];
  readonly totalIsLowerBound: boolean;
}

export interface GetCredentialForIssuerRequest<W extends Wire = Received> {
  readonly credentialId: string;
  readonly issuerDid: string;
}

export interface GetCredentialForIssuerResponse<W extends Wire = Received> {
  readonly credential: CredentialRecord<W> | null;
}

export interface GetIssuerCredentialStatsRequest<W extends Wire = Received> {
  readonly issuerDid: string;
}

export interface GetIssuerCredentialStatsResponse<W extends Wire = Received> {
  readonly stats: CredentialStats<W> | null;
}

export interface GetCredentialForHolderRequest<W extends Wire = Received> {
  readonly credentialId: string;
  readonly holderDid: string;
}

export interface GetCredentialForHolderResponse<W extends Wire = Received> {
  readonly credential: CredentialRecord<W> | null;
}

export interface SearchCredentialsByHolderRequest<W extends Wire = Received> {
  readonly holderDid: string;
  readonly query: string;
  readonly statusFilter: string;
  readonly page: number;
  readonly pageSize: number;
  readonly furtherHolderDids: readonly string[];
  readonly offset: number;
}

export interface SearchCredentialsByHolderResponse<W extends Wire = Received> {
  readonly credentials: readonly CredentialRecord<W>[];
  readonly total: W['int64'];
  readonly totalIsLowerBound: boolean;
}

export interface GetHolderCredentialStatsRequest<W extends Wire = Received> {
  readonly holderDid: string;
}

export interface GetHolderCredentialStatsResponse<W extends Wire = Received> {
  readonly stats: CredentialStats<W> | null;
}

export interface ListNewlyExpiredCredentialsRequest<W extends Wire = Received> {
  readonly since: W['int64'];
  readonly limit: number;
}

export interface ListNewlyExpiredCredentialsResponse<W extends Wire = Received> {
  readonly credentials: readonly CredentialRecord<W>[];
}

export type GetNetworkCredentialStatsRequest<_W extends Wire = Received> = Readonly<Record<string, never>>;

export interface GetNetworkCredentialStatsResponse<W extends Wire = Received> {
  readonly stats: CredentialStats<W> | null;
  readonly issuersActive: W['int64'];
  readonly issuedByDay: readonly DayCount<W>[];
}

export interface DayCount<W extends Wire = Received> {
  readonly day: string;
  readonly count: W['int64'];
}

export interface ListCredentialsByCustodianRequest<W extends Wire = Received> {
  readonly did: string;
  readonly statusFilter: string;
  readonly typeFilter: string;
  readonly query: string;
  readonly issuedFrom: W['int64'];
  readonly issuedTo: W['int64'];
  readonly page: number;
  readonly pageSize: number;
}

export interface ListCredentialsByCustodianResponse<W extends Wire = Received> {
  readonly credentials: readonly CredentialRecord<W>[];
  readonly total: W['int64'];
  readonly totalIsLowerBound: boolean;
}

export interface GetCredentialForCustodianRequest<W extends Wire = Received> {
  readonly credentialId: string;
  readonly custodianDid: string;
}

export interface GetCredentialForCustodianResponse<W extends Wire = Received> {
  readonly credential: CredentialRecord<W> | null;
}

export interface GetCustodianCredentialStatsRequest<W extends Wire = Received> {
  readonly custodianDid: string;
}

export interface GetCustodianCredentialStatsResponse<W extends Wire = Received> {
  readonly stats: CredentialStats<W> | null;
}

export interface ListCustodianCredentialsExpiringBetweenRequest<W extends Wire = Received> {
  readonly custodianDid: string;
  readonly from: W['int64'];
  readonly to: W['int64'];
  readonly page: number;
  readonly pageSize: number;
}

export interface ListCustodianCredentialsExpiringBetweenResponse<W extends Wire = Received> {
  readonly credentials: readonly CredentialRecord<W>[];
  readonly total: W['int64'];
  readonly totalIsLowerBound: boolean;
}

export interface LinkSupersededCredentialRequest<W extends Wire = Received> {
  readonly oldCredentialId: string;
  readonly newCredentialId: string;
  readonly linkedBy: string;
}

export interface LinkSupersededCredentialResponse<W extends Wire = Received> {
  readonly credentialStatus: string;
  readonly supersededByCredentialId: string;
}

export interface IssueWarning<W extends Wire = Received> {
  readonly code: string;
  readonly message: string;
}
