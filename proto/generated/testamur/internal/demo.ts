// Made of proto/testamur/internal/demo.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface DemoIssuerService {
  readonly service: 'testamur.internal.DemoIssuerService';
  readonly proto: 'testamur/internal/demo.proto';
  readonly rpcs: {
    readonly RegisterDemoIssuer: Rpc<RegisterDemoIssuerRequest, RegisterDemoIssuerRequest<Sent>, RegisterDemoIssuerResponse<Sent>, RegisterDemoIssuerResponse>;
    readonly RemoveDemoIssuers: Rpc<RemoveDemoIssuersRequest, RemoveDemoIssuersRequest<Sent>, RemoveDemoIssuersResponse<Sent>, RemoveDemoIssuersResponse>;
  };
}

export interface DemoCredentialService {
  readonly service: 'testamur.internal.DemoCredentialService';
  readonly proto: 'testamur/internal/demo.proto';
  readonly rpcs: {
    readonly RemoveDemoCredentials: Rpc<RemoveDemoCredentialsRequest, RemoveDemoCredentialsRequest<Sent>, RemoveDemoCredentialsResponse<Sent>, RemoveDemoCredentialsResponse>;
  };
}

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

export type RemoveDemoIssuersRequest<_W extends Wire = Received> = Readonly<Record<string, never>>;

export interface RemoveDemoIssuersResponse<W extends Wire = Received> {
  readonly removed: number;
}

export type RemoveDemoCredentialsRequest<_W extends Wire = Received> = Readonly<Record<string, never>>;

export interface RemoveDemoCredentialsResponse<W extends Wire = Received> {
  readonly removed: number;
}
