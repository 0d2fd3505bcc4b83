// Original file: proto/testamur/internal/verification_failures.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { CountFailuresRequest as _testamur_internal_CountFailuresRequest, CountFailuresRequest__Output as _testamur_internal_CountFailuresRequest__Output } from '../../testamur/internal/CountFailuresRequest.ts';
import type { CountFailuresResponse as _testamur_internal_CountFailuresResponse, CountFailuresResponse__Output as _testamur_internal_CountFailuresResponse__Output } from '../../testamur/internal/CountFailuresResponse.ts';

/**
 * How often verification failed, for Core Engine's watch over anomalies; kept by Verification Engine.
 */
export interface VerificationFailureServiceClient extends grpc.Client {
  /**
   * Verifications in a period that found no signature of the named issuer on the document, by issuer and hour.
   */
  CountFailures(argument: _testamur_internal_CountFailuresRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_CountFailuresResponse__Output>): grpc.ClientUnaryCall;
  CountFailures(argument: _testamur_internal_CountFailuresRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_CountFailuresResponse__Output>): grpc.ClientUnaryCall;
  CountFailures(argument: _testamur_internal_CountFailuresRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_CountFailuresResponse__Output>): grpc.ClientUnaryCall;
  CountFailures(argument: _testamur_internal_CountFailuresRequest, callback: grpc.requestCallback<_testamur_internal_CountFailuresResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Verifications in a period that found no signature of the named issuer on the document, by issuer and hour.
   */
  countFailures(argument: _testamur_internal_CountFailuresRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_CountFailuresResponse__Output>): grpc.ClientUnaryCall;
  countFailures(argument: _testamur_internal_CountFailuresRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_CountFailuresResponse__Output>): grpc.ClientUnaryCall;
  countFailures(argument: _testamur_internal_CountFailuresRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_CountFailuresResponse__Output>): grpc.ClientUnaryCall;
  countFailures(argument: _testamur_internal_CountFailuresRequest, callback: grpc.requestCallback<_testamur_internal_CountFailuresResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * How often verification failed, for Core Engine's watch over anomalies; kept by Verification Engine.
 */
export interface VerificationFailureServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Verifications in a period that found no signature of the named issuer on the document, by issuer and hour.
   */
  CountFailures: grpc.handleUnaryCall<_testamur_internal_CountFailuresRequest__Output, _testamur_internal_CountFailuresResponse>;
  
}

export interface VerificationFailureServiceDefinition extends grpc.ServiceDefinition {
  CountFailures: MethodDefinition<_testamur_internal_CountFailuresRequest, _testamur_internal_CountFailuresResponse, _testamur_internal_CountFailuresRequest__Output, _testamur_internal_CountFailuresResponse__Output>
}
