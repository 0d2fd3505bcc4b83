// Original file: proto/testamur/internal/access.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { GetStandingRequest as _testamur_internal_GetStandingRequest, GetStandingRequest__Output as _testamur_internal_GetStandingRequest__Output } from '../../testamur/internal/GetStandingRequest.ts';
import type { GetStandingResponse as _testamur_internal_GetStandingResponse, GetStandingResponse__Output as _testamur_internal_GetStandingResponse__Output } from '../../testamur/internal/GetStandingResponse.ts';

/**
 * What other units must know of the administrators, kept by Admin Console.
 */
export interface AdminAccessServiceClient extends grpc.Client {
  /**
   * The role and status of an administrator at this moment, and whether a bearer token still stands; it counts only while its
   * owner is ACTIVE. NOT_FOUND for an unknown id.
   */
  GetStanding(argument: _testamur_internal_GetStandingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_GetStandingResponse__Output>): grpc.ClientUnaryCall;
  GetStanding(argument: _testamur_internal_GetStandingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_GetStandingResponse__Output>): grpc.ClientUnaryCall;
  GetStanding(argument: _testamur_internal_GetStandingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_GetStandingResponse__Output>): grpc.ClientUnaryCall;
  GetStanding(argument: _testamur_internal_GetStandingRequest, callback: grpc.requestCallback<_testamur_internal_GetStandingResponse__Output>): grpc.ClientUnaryCall;
  /**
   * The role and status of an administrator at this moment, and whether a bearer token still stands; it counts only while its
   * owner is ACTIVE. NOT_FOUND for an unknown id.
   */
  getStanding(argument: _testamur_internal_GetStandingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_GetStandingResponse__Output>): grpc.ClientUnaryCall;
  getStanding(argument: _testamur_internal_GetStandingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_GetStandingResponse__Output>): grpc.ClientUnaryCall;
  getStanding(argument: _testamur_internal_GetStandingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_GetStandingResponse__Output>): grpc.ClientUnaryCall;
  getStanding(argument: _testamur_internal_GetStandingRequest, callback: grpc.requestCallback<_testamur_internal_GetStandingResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * What other units must know of the administrators, kept by Admin Console.
 */
export interface AdminAccessServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * The role and status of an administrator at this moment, and whether a bearer token still stands; it counts only while its
   * owner is ACTIVE. NOT_FOUND for an unknown id.
   */
  GetStanding: grpc.handleUnaryCall<_testamur_internal_GetStandingRequest__Output, _testamur_internal_GetStandingResponse>;
  
}

export interface AdminAccessServiceDefinition extends grpc.ServiceDefinition {
  GetStanding: MethodDefinition<_testamur_internal_GetStandingRequest, _testamur_internal_GetStandingResponse, _testamur_internal_GetStandingRequest__Output, _testamur_internal_GetStandingResponse__Output>
}
