// Original file: proto/testamur/internal/demo.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { RegisterDemoIssuerRequest as _testamur_internal_RegisterDemoIssuerRequest, RegisterDemoIssuerRequest__Output as _testamur_internal_RegisterDemoIssuerRequest__Output } from '../../testamur/internal/RegisterDemoIssuerRequest.ts';
import type { RegisterDemoIssuerResponse as _testamur_internal_RegisterDemoIssuerResponse, RegisterDemoIssuerResponse__Output as _testamur_internal_RegisterDemoIssuerResponse__Output } from '../../testamur/internal/RegisterDemoIssuerResponse.ts';
import type { RemoveDemoIssuersRequest as _testamur_internal_RemoveDemoIssuersRequest, RemoveDemoIssuersRequest__Output as _testamur_internal_RemoveDemoIssuersRequest__Output } from '../../testamur/internal/RemoveDemoIssuersRequest.ts';
import type { RemoveDemoIssuersResponse as _testamur_internal_RemoveDemoIssuersResponse, RemoveDemoIssuersResponse__Output as _testamur_internal_RemoveDemoIssuersResponse__Output } from '../../testamur/internal/RemoveDemoIssuersResponse.ts';

/**
 * The issuers of the demonstration, kept by the issuer registry.
 */
export interface DemoIssuerServiceClient extends grpc.Client {
  /**
   * A CUSTODIAL issuer, PENDING_APPROVAL, marked as part of the demonstration.
   */
  RegisterDemoIssuer(argument: _testamur_internal_RegisterDemoIssuerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_RegisterDemoIssuerResponse__Output>): grpc.ClientUnaryCall;
  RegisterDemoIssuer(argument: _testamur_internal_RegisterDemoIssuerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_RegisterDemoIssuerResponse__Output>): grpc.ClientUnaryCall;
  RegisterDemoIssuer(argument: _testamur_internal_RegisterDemoIssuerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_RegisterDemoIssuerResponse__Output>): grpc.ClientUnaryCall;
  RegisterDemoIssuer(argument: _testamur_internal_RegisterDemoIssuerRequest, callback: grpc.requestCallback<_testamur_internal_RegisterDemoIssuerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * A CUSTODIAL issuer, PENDING_APPROVAL, marked as part of the demonstration.
   */
  registerDemoIssuer(argument: _testamur_internal_RegisterDemoIssuerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_RegisterDemoIssuerResponse__Output>): grpc.ClientUnaryCall;
  registerDemoIssuer(argument: _testamur_internal_RegisterDemoIssuerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_RegisterDemoIssuerResponse__Output>): grpc.ClientUnaryCall;
  registerDemoIssuer(argument: _testamur_internal_RegisterDemoIssuerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_RegisterDemoIssuerResponse__Output>): grpc.ClientUnaryCall;
  registerDemoIssuer(argument: _testamur_internal_RegisterDemoIssuerRequest, callback: grpc.requestCallback<_testamur_internal_RegisterDemoIssuerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes every one of them with its keys; sending it again changes nothing.
   */
  RemoveDemoIssuers(argument: _testamur_internal_RemoveDemoIssuersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_RemoveDemoIssuersResponse__Output>): grpc.ClientUnaryCall;
  RemoveDemoIssuers(argument: _testamur_internal_RemoveDemoIssuersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_RemoveDemoIssuersResponse__Output>): grpc.ClientUnaryCall;
  RemoveDemoIssuers(argument: _testamur_internal_RemoveDemoIssuersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_RemoveDemoIssuersResponse__Output>): grpc.ClientUnaryCall;
  RemoveDemoIssuers(argument: _testamur_internal_RemoveDemoIssuersRequest, callback: grpc.requestCallback<_testamur_internal_RemoveDemoIssuersResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Removes every one of them with its keys; sending it again changes nothing.
   */
  removeDemoIssuers(argument: _testamur_internal_RemoveDemoIssuersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_RemoveDemoIssuersResponse__Output>): grpc.ClientUnaryCall;
  removeDemoIssuers(argument: _testamur_internal_RemoveDemoIssuersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_RemoveDemoIssuersResponse__Output>): grpc.ClientUnaryCall;
  removeDemoIssuers(argument: _testamur_internal_RemoveDemoIssuersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_RemoveDemoIssuersResponse__Output>): grpc.ClientUnaryCall;
  removeDemoIssuers(argument: _testamur_internal_RemoveDemoIssuersRequest, callback: grpc.requestCallback<_testamur_internal_RemoveDemoIssuersResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * The issuers of the demonstration, kept by the issuer registry.
 */
export interface DemoIssuerServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * A CUSTODIAL issuer, PENDING_APPROVAL, marked as part of the demonstration.
   */
  RegisterDemoIssuer: grpc.handleUnaryCall<_testamur_internal_RegisterDemoIssuerRequest__Output, _testamur_internal_RegisterDemoIssuerResponse>;
  
  /**
   * Removes every one of them with its keys; sending it again changes nothing.
   */
  RemoveDemoIssuers: grpc.handleUnaryCall<_testamur_internal_RemoveDemoIssuersRequest__Output, _testamur_internal_RemoveDemoIssuersResponse>;
  
}

export interface DemoIssuerServiceDefinition extends grpc.ServiceDefinition {
  RegisterDemoIssuer: MethodDefinition<_testamur_internal_RegisterDemoIssuerRequest, _testamur_internal_RegisterDemoIssuerResponse, _testamur_internal_RegisterDemoIssuerRequest__Output, _testamur_internal_RegisterDemoIssuerResponse__Output>
  RemoveDemoIssuers: MethodDefinition<_testamur_internal_RemoveDemoIssuersRequest, _testamur_internal_RemoveDemoIssuersResponse, _testamur_internal_RemoveDemoIssuersRequest__Output, _testamur_internal_RemoveDemoIssuersResponse__Output>
}
