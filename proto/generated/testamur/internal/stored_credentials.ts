// Made of proto/testamur/internal/stored_credentials.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface StoredCredentialsService {
  readonly service: 'testamur.internal.StoredCredentialsService';
  readonly proto: 'testamur/internal/stored_credentials.proto';
  readonly rpcs: {
    readonly ListStoredCredentials: Rpc<ListStoredCredentialsRequest, ListStoredCredentialsRequest<Sent>, ListStoredCredentialsResponse<Sent>, ListStoredCredentialsResponse>;
    readonly FindStoredCredentials: Rpc<FindStoredCredentialsRequest, FindStoredCredentialsRequest<Sent>, FindStoredCredentialsResponse<Sent>, FindStoredCredentialsResponse>;
    readonly CountStoredCredentials: Rpc<CountStoredCredentialsRequest, CountStoredCredentialsRequest<Sent>, CountStoredCredentialsResponse<Sent>, CountStoredCredentialsResponse>;
  };
}

export interface StoredCredentialsScope<W extends Wire = Received> {
  readonly issuerDid: string;
  readonly since: W['int64'];
}

export interface ListStoredCredentialsRequest<W extends Wire = Received> {
  readonly after: string;
  readonly limit: number;
  readonly scope: StoredCredentialsScope<W> | null;
}

export interface StoredCredentialMessage<W extends Wire = Received> {
  readonly credentialId: string;
  readonly issuerDid: string;
  readonly authorityType: string;
  readonly holderDid: string;
  readonly holderName: string;
  readonly credentialType: string;
  readonly credentialStatus: string;
  readonly vcJson: string;
  readonly vcHash: string;
  readonly verificationMethod: string;
  readonly keyVersion: number;
  readonly issuanceTimestamp: W['int64'];
  readonly expirationTimestamp: W['int64'];
  readonly proofCreatedTimestamp: W['int64'];
  readonly supersedesCredentialId: string;
  readonly supersededByCredentialId: string;
}

export interface ListStoredCredentialsResponse<W extends Wire = Received> {
  readonly credentials: readonly StoredCredentialMessage<W>[];
  readonly after: string;
  readonly isEnd: boolean;
}

export interface FindStoredCredentialsRequest<W extends Wire = Received> {
  readonly credentialIds: readonly string[];
}

export interface FindStoredCredentialsResponse<W extends Wire = Received> {
  readonly credentialIds: readonly string[];
}

export interface CountStoredCredentialsRequest<W extends Wire = Received> {
  readonly scope: StoredCredentialsScope<W> | null;
}

export interface CountStoredCredentialsResponse<W extends Wire = Received> {
  readonly total: W['int64'];
  readonly isUnknown: boolean;
}
