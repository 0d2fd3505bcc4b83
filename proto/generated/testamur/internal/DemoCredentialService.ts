// Original file: proto/testamur/internal/demo.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { RemoveDemoCredentialsRequest as _testamur_internal_RemoveDemoCredentialsRequest, RemoveDemoCredentialsRequest__Output as _testamur_internal_RemoveDemoCredentialsRequest__Output } from '../../testamur/internal/RemoveDemoCredentialsRequest.ts';
import type { RemoveDemoCredentialsResponse as _testamur_internal_RemoveDemoCredentialsResponse, RemoveDemoCredentialsResponse__Output as _testamur_internal_RemoveDemoCredentialsResponse__Output } from '../../testamur/internal/RemoveDemoCredentialsResponse.ts';

/**
 * The credentials of the demonstration, kept by credential issuance: those that its issuers issued.
 */
export interface DemoCredentialServiceClient extends grpc.Client {
  /**
   * Removes every one of them; sending it again changes nothing.
   */
  RemoveDemoCredentials(argument: _testamur_internal_RemoveDemoCredentialsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_RemoveDemoCredentialsResponse__Output>): grpc.ClientUnaryCall;
  RemoveDemoCredentials(argument: _testamur_internal_RemoveDemoCredentialsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_RemoveDemoCredentialsResponse__Output>): grpc.ClientUnaryCall;
  RemoveDemoCredentials(argument: _testamur_internal_RemoveDemoCredentialsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_RemoveDemoCredentialsResponse__Output>): grpc.ClientUnaryCall;
  RemoveDemoCredentials(argument: _testamur_internal_RemoveDemoCredentialsRequest, callback: grpc.requestCallback<_testamur_internal_RemoveDemoCredentialsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Removes every one of them; sending it again changes nothing.
   */
  removeDemoCredentials(argument: _testamur_internal_RemoveDemoCredentialsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_RemoveDemoCredentialsResponse__Output>): grpc.ClientUnaryCall;
  removeDemoCredentials(argument: _testamur_internal_RemoveDemoCredentialsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_RemoveDemoCredentialsResponse__Output>): grpc.ClientUnaryCall;
  removeDemoCredentials(argument: _testamur_internal_RemoveDemoCredentialsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_RemoveDemoCredentialsResponse__Output>): grpc.ClientUnaryCall;
  removeDemoCredentials(argument: _testamur_internal_RemoveDemoCredentialsRequest, callback: grpc.requestCallback<_testamur_internal_RemoveDemoCredentialsResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * The credentials of the demonstration, kept by credential issuance: those that its issuers issued.
 */
export interface DemoCredentialServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Removes every one of them; sending it again changes nothing.
   */
  RemoveDemoCredentials: grpc.handleUnaryCall<_testamur_internal_RemoveDemoCredentialsRequest__Output, _testamur_internal_RemoveDemoCredentialsResponse>;
  
}

export interface DemoCredentialServiceDefinition extends grpc.ServiceDefinition {
  RemoveDemoCredentials: MethodDefinition<_testamur_internal_RemoveDemoCredentialsRequest, _testamur_internal_RemoveDemoCredentialsResponse, _testamur_internal_RemoveDemoCredentialsRequest__Output, _testamur_internal_RemoveDemoCredentialsResponse__Output>
}
