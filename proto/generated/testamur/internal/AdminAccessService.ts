// Original file: proto/testamur/internal/access.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { GetStandingRequest as _testamur_internal_GetStandingRequest, GetStandingRequest__Output as _testamur_internal_GetStandingRequest__Output } from '../../testamur/internal/GetStandingRequest.ts';
import type { GetStandingResponse as _testamur_internal_GetStandingResponse, GetStandingResponse__Output as _testamur_internal_GetStandingResponse__Output } from '../../testamur/internal/GetStandingResponse.ts';
import type { ListDeciderAddressesRequest as _testamur_internal_ListDeciderAddressesRequest, ListDeciderAddressesRequest__Output as _testamur_internal_ListDeciderAddressesRequest__Output } from '../../testamur/internal/ListDeciderAddressesRequest.ts';
import type { ListDeciderAddressesResponse as _testamur_internal_ListDeciderAddressesResponse, ListDeciderAddressesResponse__Output as _testamur_internal_ListDeciderAddressesResponse__Output } from '../../testamur/internal/ListDeciderAddressesResponse.ts';

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
  
  /**
   * The e-mail addresses of ACTIVE administrators who may decide about applications, at most 100.
   */
  ListDeciderAddresses(argument: _testamur_internal_ListDeciderAddressesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ListDeciderAddressesResponse__Output>): grpc.ClientUnaryCall;
  ListDeciderAddresses(argument: _testamur_internal_ListDeciderAddressesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_ListDeciderAddressesResponse__Output>): grpc.ClientUnaryCall;
  ListDeciderAddresses(argument: _testamur_internal_ListDeciderAddressesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ListDeciderAddressesResponse__Output>): grpc.ClientUnaryCall;
  ListDeciderAddresses(argument: _testamur_internal_ListDeciderAddressesRequest, callback: grpc.requestCallback<_testamur_internal_ListDeciderAddressesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * The e-mail addresses of ACTIVE administrators who may decide about applications, at most 100.
   */
  listDeciderAddresses(argument: _testamur_internal_ListDeciderAddressesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ListDeciderAddressesResponse__Output>): grpc.ClientUnaryCall;
  listDeciderAddresses(argument: _testamur_internal_ListDeciderAddressesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_ListDeciderAddressesResponse__Output>): grpc.ClientUnaryCall;
  listDeciderAddresses(argument: _testamur_internal_ListDeciderAddressesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ListDeciderAddressesResponse__Output>): grpc.ClientUnaryCall;
  listDeciderAddresses(argument: _testamur_internal_ListDeciderAddressesRequest, callback: grpc.requestCallback<_testamur_internal_ListDeciderAddressesResponse__Output>): grpc.ClientUnaryCall;
  
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
  
  /**
   * The e-mail addresses of ACTIVE administrators who may decide about applications, at most 100.
   */
  ListDeciderAddresses: grpc.handleUnaryCall<_testamur_internal_ListDeciderAddressesRequest__Output, _testamur_internal_ListDeciderAddressesResponse>;
  
}

export interface AdminAccessServiceDefinition extends grpc.ServiceDefinition {
  GetStanding: MethodDefinition<_testamur_internal_GetStandingRequest, _testamur_internal_GetStandingResponse, _testamur_internal_GetStandingRequest__Output, _testamur_internal_GetStandingResponse__Output>
  ListDeciderAddresses: MethodDefinition<_testamur_internal_ListDeciderAddressesRequest, _testamur_internal_ListDeciderAddressesResponse, _testamur_internal_ListDeciderAddressesRequest__Output, _testamur_internal_ListDeciderAddressesResponse__Output>
}
