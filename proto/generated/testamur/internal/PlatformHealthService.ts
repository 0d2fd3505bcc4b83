// Original file: proto/testamur/internal/health.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { GetHealthRequest as _testamur_internal_GetHealthRequest, GetHealthRequest__Output as _testamur_internal_GetHealthRequest__Output } from '../../testamur/internal/GetHealthRequest.ts';
import type { GetHealthResponse as _testamur_internal_GetHealthResponse, GetHealthResponse__Output as _testamur_internal_GetHealthResponse__Output } from '../../testamur/internal/GetHealthResponse.ts';

/**
 * How the platform stands as Core Engine sees it: every unit by its standard health service, and what the platform leans on.
 */
export interface PlatformHealthServiceClient extends grpc.Client {
  /**
   * Asks everything that was not asked within the last second.
   */
  GetHealth(argument: _testamur_internal_GetHealthRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_GetHealthResponse__Output>): grpc.ClientUnaryCall;
  GetHealth(argument: _testamur_internal_GetHealthRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_GetHealthResponse__Output>): grpc.ClientUnaryCall;
  GetHealth(argument: _testamur_internal_GetHealthRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_GetHealthResponse__Output>): grpc.ClientUnaryCall;
  GetHealth(argument: _testamur_internal_GetHealthRequest, callback: grpc.requestCallback<_testamur_internal_GetHealthResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Asks everything that was not asked within the last second.
   */
  getHealth(argument: _testamur_internal_GetHealthRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_GetHealthResponse__Output>): grpc.ClientUnaryCall;
  getHealth(argument: _testamur_internal_GetHealthRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_GetHealthResponse__Output>): grpc.ClientUnaryCall;
  getHealth(argument: _testamur_internal_GetHealthRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_GetHealthResponse__Output>): grpc.ClientUnaryCall;
  getHealth(argument: _testamur_internal_GetHealthRequest, callback: grpc.requestCallback<_testamur_internal_GetHealthResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * How the platform stands as Core Engine sees it: every unit by its standard health service, and what the platform leans on.
 */
export interface PlatformHealthServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Asks everything that was not asked within the last second.
   */
  GetHealth: grpc.handleUnaryCall<_testamur_internal_GetHealthRequest__Output, _testamur_internal_GetHealthResponse>;
  
}

export interface PlatformHealthServiceDefinition extends grpc.ServiceDefinition {
  GetHealth: MethodDefinition<_testamur_internal_GetHealthRequest, _testamur_internal_GetHealthResponse, _testamur_internal_GetHealthRequest__Output, _testamur_internal_GetHealthResponse__Output>
}
