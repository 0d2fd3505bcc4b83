// Original file: proto/testamur/internal/stats.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { GetVerificationStatsRequest as _testamur_internal_GetVerificationStatsRequest, GetVerificationStatsRequest__Output as _testamur_internal_GetVerificationStatsRequest__Output } from '../../testamur/internal/GetVerificationStatsRequest.ts';
import type { GetVerificationStatsResponse as _testamur_internal_GetVerificationStatsResponse, GetVerificationStatsResponse__Output as _testamur_internal_GetVerificationStatsResponse__Output } from '../../testamur/internal/GetVerificationStatsResponse.ts';

/**
 * What was verified, answered from counts that outlive the events.
 */
export interface VerificationStatsServiceClient extends grpc.Client {
  /**
   * The verifications of the network; those of demonstrations are left out.
   */
  GetVerificationStats(argument: _testamur_internal_GetVerificationStatsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_GetVerificationStatsResponse__Output>): grpc.ClientUnaryCall;
  GetVerificationStats(argument: _testamur_internal_GetVerificationStatsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_GetVerificationStatsResponse__Output>): grpc.ClientUnaryCall;
  GetVerificationStats(argument: _testamur_internal_GetVerificationStatsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_GetVerificationStatsResponse__Output>): grpc.ClientUnaryCall;
  GetVerificationStats(argument: _testamur_internal_GetVerificationStatsRequest, callback: grpc.requestCallback<_testamur_internal_GetVerificationStatsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * The verifications of the network; those of demonstrations are left out.
   */
  getVerificationStats(argument: _testamur_internal_GetVerificationStatsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_GetVerificationStatsResponse__Output>): grpc.ClientUnaryCall;
  getVerificationStats(argument: _testamur_internal_GetVerificationStatsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_GetVerificationStatsResponse__Output>): grpc.ClientUnaryCall;
  getVerificationStats(argument: _testamur_internal_GetVerificationStatsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_GetVerificationStatsResponse__Output>): grpc.ClientUnaryCall;
  getVerificationStats(argument: _testamur_internal_GetVerificationStatsRequest, callback: grpc.requestCallback<_testamur_internal_GetVerificationStatsResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * What was verified, answered from counts that outlive the events.
 */
export interface VerificationStatsServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * The verifications of the network; those of demonstrations are left out.
   */
  GetVerificationStats: grpc.handleUnaryCall<_testamur_internal_GetVerificationStatsRequest__Output, _testamur_internal_GetVerificationStatsResponse>;
  
}

export interface VerificationStatsServiceDefinition extends grpc.ServiceDefinition {
  GetVerificationStats: MethodDefinition<_testamur_internal_GetVerificationStatsRequest, _testamur_internal_GetVerificationStatsResponse, _testamur_internal_GetVerificationStatsRequest__Output, _testamur_internal_GetVerificationStatsResponse__Output>
}
