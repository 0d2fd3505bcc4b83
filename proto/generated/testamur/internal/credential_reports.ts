// Made of proto/testamur/internal/credential_reports.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface CredentialReportService {
  readonly service: 'testamur.internal.CredentialReportService';
  readonly proto: 'testamur/internal/credential_reports.proto';
  readonly rpcs: {
    readonly ListReportedCredentials: Rpc<ListReportedCredentialsRequest, ListReportedCredentialsRequest<Sent>, ListReportedCredentialsResponse<Sent>, ListReportedCredentialsResponse>;
    readonly ListCredentialsOfHolder: Rpc<ListCredentialsOfHolderRequest, ListCredentialsOfHolderRequest<Sent>, ListCredentialsOfHolderResponse<Sent>, ListCredentialsOfHolderResponse>;
    readonly FindReportedCredentials: Rpc<FindReportedCredentialsRequest, FindReportedCredentialsRequest<Sent>, FindReportedCredentialsResponse<Sent>, FindReportedCredentialsResponse>;
  };
}

export interface ReportedAuthority<W extends Wire = Received> {
  readonly type: string;
  readonly did: string;
}

export interface ListReportedCredentialsRequest<W extends Wire = Received> {
  readonly authority: ReportedAuthority<W> | null;
  readonly register: string;
  readonly from: W['int64'] | undefined;
  readonly to: W['int64'] | undefined;
  readonly status: string;
  readonly credentialType: string;
  readonly claimStatus: string;
  readonly category: string;
  readonly after: string;
  readonly limit: number;
}

export interface ReportedRevocation<W extends Wire = Received> {
  readonly reason: string;
  readonly category: string;
  readonly categorySource: string;
  readonly revokedBy: string;
  readonly revokedAt: W['int64'];
}

export interface ReportedCredential<W extends Wire = Received> {
  readonly credentialId: string;
  readonly issuerDid: string;
  readonly authorityType: string;
  readonly holderDid: string;
  readonly holderName: string;
  readonly credentialType: string;
  readonly issuedAt: W['int64'];
  readonly expiresAt: W['int64'];
  readonly status: string;
  readonly statusChangedAt: W['int64'];
  readonly claimStatus: string;
  readonly claimedAt: W['int64'];
  readonly entryVersionId: string;
  readonly batchId: string;
  readonly supersedesCredentialId: string;
  readonly supersededByCredentialId: string;
  readonly vcHash: string;
  readonly revocation: ReportedRevocation<W> | null;
}

export interface ListReportedCredentialsResponse<W extends Wire = Received> {
  readonly credentials: readonly ReportedCredential<W>[];
  readonly next: string;
}

export interface ListCredentialsOfHolderRequest<W extends Wire = Received> {
  readonly authority: ReportedAuthority<W> | null;
  readonly holderDid: string;
  readonly after: string;
  readonly limit: number;
}

export interface CredentialOfHolder<W extends Wire = Received> {
  readonly credential: ReportedCredential<W> | null;
  readonly documentJson: string;
}

export interface ListCredentialsOfHolderResponse<W extends Wire = Received> {
  readonly credentials: readonly CredentialOfHolder<W>[];
  readonly next: string;
}

export interface FindReportedCredentialsRequest<W extends Wire = Received> {
  readonly issuerDid: string;
  readonly credentialIds: readonly string[];
}

export interface FindReportedCredentialsResponse<W extends Wire = Received> {
  readonly credentials: readonly ReportedCredential<W>[];
}
