// Original file: proto/testamur/internal/stats.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { VerificationStatsRequest as _testamur_internal_VerificationStatsRequest, VerificationStatsRequest__Output as _testamur_internal_VerificationStatsRequest__Output } from '../../testamur/internal/VerificationStatsRequest.ts';
import type { VerificationStatsResponse as _testamur_internal_VerificationStatsResponse, VerificationStatsResponse__Output as _testamur_internal_VerificationStatsResponse__Output } from '../../testamur/internal/VerificationStatsResponse.ts';

/**
 * What was verified, answered from counts that outlive the events.
 */
export interface VerificationStatsServiceClient extends grpc.Client {
  /**
   * The verifications of the network; those of demonstrations are left out.
   */
  GetNetworkStats(argument: _testamur_internal_VerificationStatsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_VerificationStatsResponse__Output>): grpc.ClientUnaryCall;
  GetNetworkStats(argument: _testamur_internal_VerificationStatsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_VerificationStatsResponse__Output>): grpc.ClientUnaryCall;
  GetNetworkStats(argument: _testamur_internal_VerificationStatsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_VerificationStatsResponse__Output>): grpc.ClientUnaryCall;
  GetNetworkStats(argument: _testamur_internal_VerificationStatsRequest, callback: grpc.requestCallback<_testamur_internal_VerificationStatsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * The verifications of the network; those of demonstrations are left out.
   */
  getNetworkStats(argument: _testamur_internal_VerificationStatsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_VerificationStatsResponse__Output>): grpc.ClientUnaryCall;
  getNetworkStats(argument: _testamur_internal_VerificationStatsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_VerificationStatsResponse__Output>): grpc.ClientUnaryCall;
  getNetworkStats(argument: _testamur_internal_VerificationStatsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_VerificationStatsResponse__Output>): grpc.ClientUnaryCall;
  getNetworkStats(argument: _testamur_internal_VerificationStatsRequest, callback: grpc.requestCallback<_testamur_internal_VerificationStatsResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * What was verified, answered from counts that outlive the events.
 */
export interface VerificationStatsServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * The verifications of the network; those of demonstrations are left out.
   */
  GetNetworkStats: grpc.handleUnaryCall<_testamur_internal_VerificationStatsRequest__Output, _testamur_internal_VerificationStatsResponse>;
  
}

export interface VerificationStatsServiceDefinition extends grpc.ServiceDefinition {
  GetNetworkStats: MethodDefinition<_testamur_internal_VerificationStatsRequest, _testamur_internal_VerificationStatsResponse, _testamur_internal_VerificationStatsRequest__Output, _testamur_internal_VerificationStatsResponse__Output>
}
