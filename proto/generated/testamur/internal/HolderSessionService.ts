// Original file: proto/testamur/internal/session.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { GetTokenStandingRequest as _testamur_internal_GetTokenStandingRequest, GetTokenStandingRequest__Output as _testamur_internal_GetTokenStandingRequest__Output } from '../../testamur/internal/GetTokenStandingRequest.ts';
import type { GetTokenStandingResponse as _testamur_internal_GetTokenStandingResponse, GetTokenStandingResponse__Output as _testamur_internal_GetTokenStandingResponse__Output } from '../../testamur/internal/GetTokenStandingResponse.ts';
import type { ResolveRequest as _testamur_internal_ResolveRequest, ResolveRequest__Output as _testamur_internal_ResolveRequest__Output } from '../../testamur/internal/ResolveRequest.ts';
import type { ResolveResponse as _testamur_internal_ResolveResponse, ResolveResponse__Output as _testamur_internal_ResolveResponse__Output } from '../../testamur/internal/ResolveResponse.ts';

/**
 * The sessions of holders, kept by Core Engine: who a session cookie stands for.
 */
export interface HolderSessionServiceClient extends grpc.Client {
  /**
   * Whom a holder's bearer token stands for, by the session in which it was made. NOT_FOUND once the session or the account is over.
   */
  GetTokenStanding(argument: _testamur_internal_GetTokenStandingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_GetTokenStandingResponse__Output>): grpc.ClientUnaryCall;
  GetTokenStanding(argument: _testamur_internal_GetTokenStandingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_GetTokenStandingResponse__Output>): grpc.ClientUnaryCall;
  GetTokenStanding(argument: _testamur_internal_GetTokenStandingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_GetTokenStandingResponse__Output>): grpc.ClientUnaryCall;
  GetTokenStanding(argument: _testamur_internal_GetTokenStandingRequest, callback: grpc.requestCallback<_testamur_internal_GetTokenStandingResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Whom a holder's bearer token stands for, by the session in which it was made. NOT_FOUND once the session or the account is over.
   */
  getTokenStanding(argument: _testamur_internal_GetTokenStandingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_GetTokenStandingResponse__Output>): grpc.ClientUnaryCall;
  getTokenStanding(argument: _testamur_internal_GetTokenStandingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_GetTokenStandingResponse__Output>): grpc.ClientUnaryCall;
  getTokenStanding(argument: _testamur_internal_GetTokenStandingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_GetTokenStandingResponse__Output>): grpc.ClientUnaryCall;
  getTokenStanding(argument: _testamur_internal_GetTokenStandingRequest, callback: grpc.requestCallback<_testamur_internal_GetTokenStandingResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Resolves the value of a session cookie and extends the session when that is due. NOT_FOUND for anything but a session that stands.
   */
  Resolve(argument: _testamur_internal_ResolveRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ResolveResponse__Output>): grpc.ClientUnaryCall;
  Resolve(argument: _testamur_internal_ResolveRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_ResolveResponse__Output>): grpc.ClientUnaryCall;
  Resolve(argument: _testamur_internal_ResolveRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ResolveResponse__Output>): grpc.ClientUnaryCall;
  Resolve(argument: _testamur_internal_ResolveRequest, callback: grpc.requestCallback<_testamur_internal_ResolveResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Resolves the value of a session cookie and extends the session when that is due. NOT_FOUND for anything but a session that stands.
   */
  resolve(argument: _testamur_internal_ResolveRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ResolveResponse__Output>): grpc.ClientUnaryCall;
  resolve(argument: _testamur_internal_ResolveRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_ResolveResponse__Output>): grpc.ClientUnaryCall;
  resolve(argument: _testamur_internal_ResolveRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ResolveResponse__Output>): grpc.ClientUnaryCall;
  resolve(argument: _testamur_internal_ResolveRequest, callback: grpc.requestCallback<_testamur_internal_ResolveResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * The sessions of holders, kept by Core Engine: who a session cookie stands for.
 */
export interface HolderSessionServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Whom a holder's bearer token stands for, by the session in which it was made. NOT_FOUND once the session or the account is over.
   */
  GetTokenStanding: grpc.handleUnaryCall<_testamur_internal_GetTokenStandingRequest__Output, _testamur_internal_GetTokenStandingResponse>;
  
  /**
   * Resolves the value of a session cookie and extends the session when that is due. NOT_FOUND for anything but a session that stands.
   */
  Resolve: grpc.handleUnaryCall<_testamur_internal_ResolveRequest__Output, _testamur_internal_ResolveResponse>;
  
}

export interface HolderSessionServiceDefinition extends grpc.ServiceDefinition {
  GetTokenStanding: MethodDefinition<_testamur_internal_GetTokenStandingRequest, _testamur_internal_GetTokenStandingResponse, _testamur_internal_GetTokenStandingRequest__Output, _testamur_internal_GetTokenStandingResponse__Output>
  Resolve: MethodDefinition<_testamur_internal_ResolveRequest, _testamur_internal_ResolveResponse, _testamur_internal_ResolveRequest__Output, _testamur_internal_ResolveResponse__Output>
}
