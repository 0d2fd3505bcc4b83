// Original file: proto/testamur/internal/members.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { GetMemberStandingRequest as _testamur_internal_GetMemberStandingRequest, GetMemberStandingRequest__Output as _testamur_internal_GetMemberStandingRequest__Output } from '../../testamur/internal/GetMemberStandingRequest.ts';
import type { GetMemberStandingResponse as _testamur_internal_GetMemberStandingResponse, GetMemberStandingResponse__Output as _testamur_internal_GetMemberStandingResponse__Output } from '../../testamur/internal/GetMemberStandingResponse.ts';

/**
 * What other units must know of the members of issuers, kept by Core Engine.
 */
export interface IssuerMemberServiceClient extends grpc.Client {
  /**
   * How a member, a bearer token of theirs and their issuer stand at this moment. NOT_FOUND for an unknown member or issuer.
   */
  GetMemberStanding(argument: _testamur_internal_GetMemberStandingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_GetMemberStandingResponse__Output>): grpc.ClientUnaryCall;
  GetMemberStanding(argument: _testamur_internal_GetMemberStandingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_GetMemberStandingResponse__Output>): grpc.ClientUnaryCall;
  GetMemberStanding(argument: _testamur_internal_GetMemberStandingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_GetMemberStandingResponse__Output>): grpc.ClientUnaryCall;
  GetMemberStanding(argument: _testamur_internal_GetMemberStandingRequest, callback: grpc.requestCallback<_testamur_internal_GetMemberStandingResponse__Output>): grpc.ClientUnaryCall;
  /**
   * How a member, a bearer token of theirs and their issuer stand at this moment. NOT_FOUND for an unknown member or issuer.
   */
  getMemberStanding(argument: _testamur_internal_GetMemberStandingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_GetMemberStandingResponse__Output>): grpc.ClientUnaryCall;
  getMemberStanding(argument: _testamur_internal_GetMemberStandingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_GetMemberStandingResponse__Output>): grpc.ClientUnaryCall;
  getMemberStanding(argument: _testamur_internal_GetMemberStandingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_GetMemberStandingResponse__Output>): grpc.ClientUnaryCall;
  getMemberStanding(argument: _testamur_internal_GetMemberStandingRequest, callback: grpc.requestCallback<_testamur_internal_GetMemberStandingResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * What other units must know of the members of issuers, kept by Core Engine.
 */
export interface IssuerMemberServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * How a member, a bearer token of theirs and their issuer stand at this moment. NOT_FOUND for an unknown member or issuer.
   */
  GetMemberStanding: grpc.handleUnaryCall<_testamur_internal_GetMemberStandingRequest__Output, _testamur_internal_GetMemberStandingResponse>;
  
}

export interface IssuerMemberServiceDefinition extends grpc.ServiceDefinition {
  GetMemberStanding: MethodDefinition<_testamur_internal_GetMemberStandingRequest, _testamur_internal_GetMemberStandingResponse, _testamur_internal_GetMemberStandingRequest__Output, _testamur_internal_GetMemberStandingResponse__Output>
}
