// Original file: proto/testamur/internal/stats.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { GetCredentialStatsRequest as _testamur_internal_GetCredentialStatsRequest, GetCredentialStatsRequest__Output as _testamur_internal_GetCredentialStatsRequest__Output } from '../../testamur/internal/GetCredentialStatsRequest.ts';
import type { GetCredentialStatsResponse as _testamur_internal_GetCredentialStatsResponse, GetCredentialStatsResponse__Output as _testamur_internal_GetCredentialStatsResponse__Output } from '../../testamur/internal/GetCredentialStatsResponse.ts';
import type { RecountRequest as _testamur_internal_RecountRequest, RecountRequest__Output as _testamur_internal_RecountRequest__Output } from '../../testamur/internal/RecountRequest.ts';
import type { RecountResponse as _testamur_internal_RecountResponse, RecountResponse__Output as _testamur_internal_RecountResponse__Output } from '../../testamur/internal/RecountResponse.ts';

/**
 * How credentials stand and what happened to them, answered from counts that are kept. Days are UTC, such as 2026-01-02.
 */
export interface CredentialStatsServiceClient extends grpc.Client {
  /**
   * The credentials of the network; demonstrations are left out.
   */
  GetCredentialStats(argument: _testamur_internal_GetCredentialStatsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_GetCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  GetCredentialStats(argument: _testamur_internal_GetCredentialStatsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_GetCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  GetCredentialStats(argument: _testamur_internal_GetCredentialStatsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_GetCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  GetCredentialStats(argument: _testamur_internal_GetCredentialStatsRequest, callback: grpc.requestCallback<_testamur_internal_GetCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * The credentials of the network; demonstrations are left out.
   */
  getCredentialStats(argument: _testamur_internal_GetCredentialStatsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_GetCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  getCredentialStats(argument: _testamur_internal_GetCredentialStatsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_GetCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  getCredentialStats(argument: _testamur_internal_GetCredentialStatsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_GetCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  getCredentialStats(argument: _testamur_internal_GetCredentialStatsRequest, callback: grpc.requestCallback<_testamur_internal_GetCredentialStatsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Begins to count every credential anew and to put the kept counts right, unless that is under way.
   */
  Recount(argument: _testamur_internal_RecountRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_RecountResponse__Output>): grpc.ClientUnaryCall;
  Recount(argument: _testamur_internal_RecountRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_RecountResponse__Output>): grpc.ClientUnaryCall;
  Recount(argument: _testamur_internal_RecountRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_RecountResponse__Output>): grpc.ClientUnaryCall;
  Recount(argument: _testamur_internal_RecountRequest, callback: grpc.requestCallback<_testamur_internal_RecountResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Begins to count every credential anew and to put the kept counts right, unless that is under way.
   */
  recount(argument: _testamur_internal_RecountRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_RecountResponse__Output>): grpc.ClientUnaryCall;
  recount(argument: _testamur_internal_RecountRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_RecountResponse__Output>): grpc.ClientUnaryCall;
  recount(argument: _testamur_internal_RecountRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_RecountResponse__Output>): grpc.ClientUnaryCall;
  recount(argument: _testamur_internal_RecountRequest, callback: grpc.requestCallback<_testamur_internal_RecountResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * How credentials stand and what happened to them, answered from counts that are kept. Days are UTC, such as 2026-01-02.
 */
export interface CredentialStatsServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * The credentials of the network; demonstrations are left out.
   */
  GetCredentialStats: grpc.handleUnaryCall<_testamur_internal_GetCredentialStatsRequest__Output, _testamur_internal_GetCredentialStatsResponse>;
  
  /**
   * Begins to count every credential anew and to put the kept counts right, unless that is under way.
   */
  Recount: grpc.handleUnaryCall<_testamur_internal_RecountRequest__Output, _testamur_internal_RecountResponse>;
  
}

export interface CredentialStatsServiceDefinition extends grpc.ServiceDefinition {
  GetCredentialStats: MethodDefinition<_testamur_internal_GetCredentialStatsRequest, _testamur_internal_GetCredentialStatsResponse, _testamur_internal_GetCredentialStatsRequest__Output, _testamur_internal_GetCredentialStatsResponse__Output>
  Recount: MethodDefinition<_testamur_internal_RecountRequest, _testamur_internal_RecountResponse, _testamur_internal_RecountRequest__Output, _testamur_internal_RecountResponse__Output>
}
