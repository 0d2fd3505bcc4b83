// Made of proto/testamur/internal/credential_facts.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface CredentialFactService {
  readonly service: 'testamur.internal.CredentialFactService';
  readonly proto: 'testamur/internal/credential_facts.proto';
  readonly rpcs: {
    readonly ListHolderFacts: Rpc<ListHolderFactsRequest, ListHolderFactsRequest<Sent>, ListHolderFactsResponse<Sent>, ListHolderFactsResponse>;
    readonly ListCredentialChanges: Rpc<ListCredentialChangesRequest, ListCredentialChangesRequest<Sent>, ListCredentialChangesResponse<Sent>, ListCredentialChangesResponse>;
  };
}

export interface ListHolderFactsRequest<W extends Wire = Received> {
  readonly dids: readonly string[];
  readonly credentialTypes: readonly string[];
  readonly citesEntry: boolean;
}

export interface CredentialFact<W extends Wire = Received> {
  readonly credentialId: string;
  readonly credentialType: string;
  readonly entryVersionId: string;
  readonly issuerDid: string;
  readonly holderDid: string;
  readonly credentialStatus: string;
  readonly issuedAt: W['int64'];
  readonly expiresAt: W['int64'];
}

export interface ListHolderFactsResponse<W extends Wire = Received> {
  readonly facts: readonly CredentialFact<W>[];
}

export interface ListCredentialChangesRequest<W extends Wire = Received> {
  readonly after: Readonly<Record<string, W['int64']>>;
  readonly hasPosition: boolean;
}

export interface ListCredentialChangesResponse<W extends Wire = Received> {
  readonly after: Readonly<Record<string, W['int64']>>;
  readonly dids: readonly string[];
  readonly isAtEnd: boolean;
}
