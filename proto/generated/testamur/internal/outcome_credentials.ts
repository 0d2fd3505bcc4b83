// Made of proto/testamur/internal/outcome_credentials.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface OutcomeCredentialService {
  readonly service: 'testamur.internal.OutcomeCredentialService';
  readonly proto: 'testamur/internal/outcome_credentials.proto';
  readonly rpcs: {
    readonly IssueForOutcomes: Rpc<IssueForOutcomesRequest, IssueForOutcomesRequest<Sent>, IssueForOutcomesResponse<Sent>, IssueForOutcomesResponse>;
    readonly FindOutcomeCredentials: Rpc<FindOutcomeCredentialsRequest, FindOutcomeCredentialsRequest<Sent>, FindOutcomeCredentialsResponse<Sent>, FindOutcomeCredentialsResponse>;
  };
}

export interface OutcomeToIssue<W extends Wire = Received> {
  readonly credentialId: string;
  readonly holderDid: string;
  readonly entryVersionId: string;
  readonly credentialData: string;
}

export interface IssueForOutcomesRequest<W extends Wire = Received> {
  readonly issuerDid: string;
  readonly credentialType: string;
  readonly expirationTimestamp: W['int64'];
  readonly outcomes: readonly OutcomeToIssue<W>[];
}

export interface IssuedForOutcome<W extends Wire = Received> {
  readonly credentialId: string;
  readonly isIssued: boolean;
  readonly error: string;
  readonly message: string;
}

export interface IssueForOutcomesResponse<W extends Wire = Received> {
  readonly results: readonly IssuedForOutcome<W>[];
}

export interface FindOutcomeCredentialsRequest<W extends Wire = Received> {
  readonly issuerDid: string;
  readonly credentialIds: readonly string[];
}

export interface OutcomeCredential<W extends Wire = Received> {
  readonly credentialId: string;
  readonly credentialType: string;
  readonly credentialStatus: string;
  readonly issuanceTimestamp: W['int64'];
  readonly holderDid: string;
  readonly entryVersionId: string;
  readonly supersedesCredentialId: string;
  readonly supersededByCredentialId: string;
  readonly resultValues: readonly string[];
}

export interface FindOutcomeCredentialsResponse<W extends Wire = Received> {
  readonly credentials: readonly OutcomeCredential<W>[];
}
