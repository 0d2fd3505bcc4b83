// Original file: proto/testamur/internal/audit.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AppendRequest as _testamur_internal_AppendRequest, AppendRequest__Output as _testamur_internal_AppendRequest__Output } from '../../testamur/internal/AppendRequest.ts';
import type { AppendResponse as _testamur_internal_AppendResponse, AppendResponse__Output as _testamur_internal_AppendResponse__Output } from '../../testamur/internal/AppendResponse.ts';

/**
 * The platform's audit trail, kept by Core Engine. Every unit relays the entries of its own ledger to it.
 */
export interface AuditServiceClient extends grpc.Client {
  /**
   * Stores entries that are not stored yet; sending them again is harmless. A unit may send entries of its own chain only.
   * ABORTED means that another entry stands in one of the places: the chain has forked and somebody must look.
   */
  Append(argument: _testamur_internal_AppendRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_AppendResponse__Output>): grpc.ClientUnaryCall;
  Append(argument: _testamur_internal_AppendRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_AppendResponse__Output>): grpc.ClientUnaryCall;
  Append(argument: _testamur_internal_AppendRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_AppendResponse__Output>): grpc.ClientUnaryCall;
  Append(argument: _testamur_internal_AppendRequest, callback: grpc.requestCallback<_testamur_internal_AppendResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Stores entries that are not stored yet; sending them again is harmless. A unit may send entries of its own chain only.
   * ABORTED means that another entry stands in one of the places: the chain has forked and somebody must look.
   */
  append(argument: _testamur_internal_AppendRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_AppendResponse__Output>): grpc.ClientUnaryCall;
  append(argument: _testamur_internal_AppendRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_AppendResponse__Output>): grpc.ClientUnaryCall;
  append(argument: _testamur_internal_AppendRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_AppendResponse__Output>): grpc.ClientUnaryCall;
  append(argument: _testamur_internal_AppendRequest, callback: grpc.requestCallback<_testamur_internal_AppendResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * The platform's audit trail, kept by Core Engine. Every unit relays the entries of its own ledger to it.
 */
export interface AuditServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Stores entries that are not stored yet; sending them again is harmless. A unit may send entries of its own chain only.
   * ABORTED means that another entry stands in one of the places: the chain has forked and somebody must look.
   */
  Append: grpc.handleUnaryCall<_testamur_internal_AppendRequest__Output, _testamur_internal_AppendResponse>;
  
}

export interface AuditServiceDefinition extends grpc.ServiceDefinition {
  Append: MethodDefinition<_testamur_internal_AppendRequest, _testamur_internal_AppendResponse, _testamur_internal_AppendRequest__Output, _testamur_internal_AppendResponse__Output>
}
