// Made of proto/testamur/internal/custodian_credentials.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface CustodianCredentialService {
  readonly service: 'testamur.internal.CustodianCredentialService';
  readonly proto: 'testamur/internal/custodian_credentials.proto';
  readonly rpcs: {
    readonly IssueForCustodian: Rpc<IssueForCustodianRequest, IssueForCustodianRequest<Sent>, IssueForCustodianResponse<Sent>, IssueForCustodianResponse>;
    readonly PrepareForCustodian: Rpc<PrepareForCustodianRequest, PrepareForCustodianRequest<Sent>, PrepareForCustodianResponse<Sent>, PrepareForCustodianResponse>;
    readonly FindCustodianCredentials: Rpc<FindCustodianCredentialsRequest, FindCustodianCredentialsRequest<Sent>, FindCustodianCredentialsResponse<Sent>, FindCustodianCredentialsResponse>;
    readonly SearchCustodianCredentials: Rpc<SearchCustodianCredentialsRequest, SearchCustodianCredentialsRequest<Sent>, SearchCustodianCredentialsResponse<Sent>, SearchCustodianCredentialsResponse>;
  };
}

export interface AttestedToIssue<W extends Wire = Received> {
  readonly credentialId: string;
  readonly holderDid: string;
  readonly credentialData: string;
  readonly entryVersionId: string;
  readonly signature: string;
}

export interface OwnTerms<W extends Wire = Received> {
  readonly keyId: string;
  readonly issuanceTimestamp: W['int64'];
  readonly proofCreatedTimestamp: W['int64'];
}

export interface IssueForCustodianRequest<W extends Wire = Received> {
  readonly custodianDid: string;
  readonly credentialType: string;
  readonly expirationTimestamp: W['int64'];
  readonly records: readonly AttestedToIssue<W>[];
  readonly own: OwnTerms<W> | null;
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

export interface PrepareForCustodianRequest<W extends Wire = Received> {
  readonly custodianDid: string;
  readonly credentialType: string;
  readonly expirationTimestamp: W['int64'];
  readonly own: OwnTerms<W> | null;
  readonly records: readonly AttestedToIssue<W>[];
}

export interface PreparedForCustodian<W extends Wire = Received> {
  readonly credentialId: string;
  readonly canonicalCredential: string;
  readonly canonicalProofConfiguration: string;
  readonly bytesToSign: W['bytes'];
  readonly error: string;
  readonly message: string;
}

export interface PrepareForCustodianResponse<W extends Wire = Received> {
  readonly results: readonly PreparedForCustodian<W>[];
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
