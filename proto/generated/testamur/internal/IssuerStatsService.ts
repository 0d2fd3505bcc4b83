// Original file: proto/testamur/internal/stats.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { CountIssuersRequest as _testamur_internal_CountIssuersRequest, CountIssuersRequest__Output as _testamur_internal_CountIssuersRequest__Output } from '../../testamur/internal/CountIssuersRequest.ts';
import type { CountIssuersResponse as _testamur_internal_CountIssuersResponse, CountIssuersResponse__Output as _testamur_internal_CountIssuersResponse__Output } from '../../testamur/internal/CountIssuersResponse.ts';

/**
 * How many issuers there are.
 */
export interface IssuerStatsServiceClient extends grpc.Client {
  /**
   * Registered issuers by status; demonstrations are left out.
   */
  CountIssuers(argument: _testamur_internal_CountIssuersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_CountIssuersResponse__Output>): grpc.ClientUnaryCall;
  CountIssuers(argument: _testamur_internal_CountIssuersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_CountIssuersResponse__Output>): grpc.ClientUnaryCall;
  CountIssuers(argument: _testamur_internal_CountIssuersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_CountIssuersResponse__Output>): grpc.ClientUnaryCall;
  CountIssuers(argument: _testamur_internal_CountIssuersRequest, callback: grpc.requestCallback<_testamur_internal_CountIssuersResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Registered issuers by status; demonstrations are left out.
   */
  countIssuers(argument: _testamur_internal_CountIssuersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_CountIssuersResponse__Output>): grpc.ClientUnaryCall;
  countIssuers(argument: _testamur_internal_CountIssuersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_CountIssuersResponse__Output>): grpc.ClientUnaryCall;
  countIssuers(argument: _testamur_internal_CountIssuersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_CountIssuersResponse__Output>): grpc.ClientUnaryCall;
  countIssuers(argument: _testamur_internal_CountIssuersRequest, callback: grpc.requestCallback<_testamur_internal_CountIssuersResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * How many issuers there are.
 */
export interface IssuerStatsServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Registered issuers by status; demonstrations are left out.
   */
  CountIssuers: grpc.handleUnaryCall<_testamur_internal_CountIssuersRequest__Output, _testamur_internal_CountIssuersResponse>;
  
}

export interface IssuerStatsServiceDefinition extends grpc.ServiceDefinition {
  CountIssuers: MethodDefinition<_testamur_internal_CountIssuersRequest, _testamur_internal_CountIssuersResponse, _testamur_internal_CountIssuersRequest__Output, _testamur_internal_CountIssuersResponse__Output>
}
