import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { DemoCredentialServiceClient as _testamur_internal_DemoCredentialServiceClient, DemoCredentialServiceDefinition as _testamur_internal_DemoCredentialServiceDefinition } from './testamur/internal/DemoCredentialService.ts';
import type { DemoIssuerServiceClient as _testamur_internal_DemoIssuerServiceClient, DemoIssuerServiceDefinition as _testamur_internal_DemoIssuerServiceDefinition } from './testamur/internal/DemoIssuerService.ts';
import type { RegisterDemoIssuerRequest as _testamur_internal_RegisterDemoIssuerRequest, RegisterDemoIssuerRequest__Output as _testamur_internal_RegisterDemoIssuerRequest__Output } from './testamur/internal/RegisterDemoIssuerRequest.ts';
import type { RegisterDemoIssuerResponse as _testamur_internal_RegisterDemoIssuerResponse, RegisterDemoIssuerResponse__Output as _testamur_internal_RegisterDemoIssuerResponse__Output } from './testamur/internal/RegisterDemoIssuerResponse.ts';
import type { RemoveDemoCredentialsRequest as _testamur_internal_RemoveDemoCredentialsRequest, RemoveDemoCredentialsRequest__Output as _testamur_internal_RemoveDemoCredentialsRequest__Output } from './testamur/internal/RemoveDemoCredentialsRequest.ts';
import type { RemoveDemoCredentialsResponse as _testamur_internal_RemoveDemoCredentialsResponse, RemoveDemoCredentialsResponse__Output as _testamur_internal_RemoveDemoCredentialsResponse__Output } from './testamur/internal/RemoveDemoCredentialsResponse.ts';
import type { RemoveDemoIssuersRequest as _testamur_internal_RemoveDemoIssuersRequest, RemoveDemoIssuersRequest__Output as _testamur_internal_RemoveDemoIssuersRequest__Output } from './testamur/internal/RemoveDemoIssuersRequest.ts';
import type { RemoveDemoIssuersResponse as _testamur_internal_RemoveDemoIssuersResponse, RemoveDemoIssuersResponse__Output as _testamur_internal_RemoveDemoIssuersResponse__Output } from './testamur/internal/RemoveDemoIssuersResponse.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  testamur: {
    internal: {
      /**
       * The credentials of the demonstration, kept by credential issuance: those that its issuers issued.
       */
      DemoCredentialService: SubtypeConstructor<typeof grpc.Client, _testamur_internal_DemoCredentialServiceClient> & { service: _testamur_internal_DemoCredentialServiceDefinition }
      /**
       * The issuers of the demonstration, kept by the issuer registry.
       */
      DemoIssuerService: SubtypeConstructor<typeof grpc.Client, _testamur_internal_DemoIssuerServiceClient> & { service: _testamur_internal_DemoIssuerServiceDefinition }
      RegisterDemoIssuerRequest: MessageTypeDefinition<_testamur_internal_RegisterDemoIssuerRequest, _testamur_internal_RegisterDemoIssuerRequest__Output>
      RegisterDemoIssuerResponse: MessageTypeDefinition<_testamur_internal_RegisterDemoIssuerResponse, _testamur_internal_RegisterDemoIssuerResponse__Output>
      RemoveDemoCredentialsRequest: MessageTypeDefinition<_testamur_internal_RemoveDemoCredentialsRequest, _testamur_internal_RemoveDemoCredentialsRequest__Output>
      RemoveDemoCredentialsResponse: MessageTypeDefinition<_testamur_internal_RemoveDemoCredentialsResponse, _testamur_internal_RemoveDemoCredentialsResponse__Output>
      RemoveDemoIssuersRequest: MessageTypeDefinition<_testamur_internal_RemoveDemoIssuersRequest, _testamur_internal_RemoveDemoIssuersRequest__Output>
      RemoveDemoIssuersResponse: MessageTypeDefinition<_testamur_internal_RemoveDemoIssuersResponse, _testamur_internal_RemoveDemoIssuersResponse__Output>
    }
  }
}

