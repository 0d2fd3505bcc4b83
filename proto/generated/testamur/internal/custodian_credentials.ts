// Made of proto/testamur/internal/custodian_credentials.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface CustodianCredentialService {
  readonly service: 'testamur.internal.CustodianCredentialService';
  readonly proto: 'testamur/internal/custodian_credentials.proto';
  readonly rpcs: {
    readonly IssueForCustodian: Rpc<IssueForCustodianRequest, IssueForCustodianRequest<Sent>, IssueForCustodianResponse<Sent>, IssueForCustodianResponse>;
    readonly FindCustodianCredentials: Rpc<FindCustodianCredentialsRequest, FindCustodianCredentialsRequest<Sent>, FindCustodianCredentialsResponse<Sent>, FindCustodianCredentialsResponse>;
    readonly SearchCustodianCredentials: Rpc<SearchCustodianCredentialsRequest, SearchCustodianCredentialsRequest<Sent>, SearchCustodianCredentialsResponse<Sent>, SearchCustodianCredentialsResponse>;
  };
}

export interface AttestedToIssue<W extends Wire = Received> {
  readonly credentialId: string;
  readonly holderDid: string;
  readonly credentialData: string;
  readonly entryVersionId: string;
}

export interface IssueForCustodianRequest<W extends Wire = Received> {
  readonly custodianDid: string;
  readonly credentialType: string;
  readonly expirationTimestamp: W['int64'];
  readonly records: readonly AttestedToIssue<W>[];
}

export interface IssuedForCustodian<W extends Wire = Received> {
  readonly credentialId: string;
  readonly isIssued: boolean;
  readonly error: string;
  readonly message: string;
}

export interface IssueForCustodianResponse<W extends Wire = Received> {
  readonly results: readonly IssuedForCustodian<W>[];
}

export interface FindCustodianCredentialsRequest<W extends Wire = Received> {
  readonly custodianDid: string;
  readonly credentialIds: readonly string[];
}

export interface CustodianCredential<W extends Wire = Received> {
  readonly credentialId: string;
  readonly credentialStatus: string;
  readonly holderDid: string;
  readonly issuanceTimestamp: W['int64'];
}

export interface FindCustodianCredentialsResponse<W extends Wire = Received> {
  readonly credentials: readonly CustodianCredential<W>[];
}

export interface SearchCustodianCredentialsRequest<W extends Wire = Received> {
  readonly custodianDid: string;
  readonly q: string;
  readonly status: string;
  readonly expiresBefore: W['int64'];
  readonly limit: number;
}

export interface SearchedCredential<W extends Wire = Received> {
  readonly credentialId: string;
  readonly credentialStatus: string;
  readonly holderName: string;
  readonly expirationTimestamp: W['int64'];
}

export interface SearchCustodianCredentialsResponse<W extends Wire = Received> {
  readonly credentials: readonly SearchedCredential<W>[];
}
