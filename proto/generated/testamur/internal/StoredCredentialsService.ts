// Original file: proto/testamur/internal/stored_credentials.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { CountStoredCredentialsRequest as _testamur_internal_CountStoredCredentialsRequest, CountStoredCredentialsRequest__Output as _testamur_internal_CountStoredCredentialsRequest__Output } from '../../testamur/internal/CountStoredCredentialsRequest.ts';
import type { CountStoredCredentialsResponse as _testamur_internal_CountStoredCredentialsResponse, CountStoredCredentialsResponse__Output as _testamur_internal_CountStoredCredentialsResponse__Output } from '../../testamur/internal/CountStoredCredentialsResponse.ts';
import type { FindStoredCredentialsRequest as _testamur_internal_FindStoredCredentialsRequest, FindStoredCredentialsRequest__Output as _testamur_internal_FindStoredCredentialsRequest__Output } from '../../testamur/internal/FindStoredCredentialsRequest.ts';
import type { FindStoredCredentialsResponse as _testamur_internal_FindStoredCredentialsResponse, FindStoredCredentialsResponse__Output as _testamur_internal_FindStoredCredentialsResponse__Output } from '../../testamur/internal/FindStoredCredentialsResponse.ts';
import type { ListStoredCredentialsRequest as _testamur_internal_ListStoredCredentialsRequest, ListStoredCredentialsRequest__Output as _testamur_internal_ListStoredCredentialsRequest__Output } from '../../testamur/internal/ListStoredCredentialsRequest.ts';
import type { ListStoredCredentialsResponse as _testamur_internal_ListStoredCredentialsResponse, ListStoredCredentialsResponse__Output as _testamur_internal_ListStoredCredentialsResponse__Output } from '../../testamur/internal/ListStoredCredentialsResponse.ts';

/**
 * The credentials as they are stored, for Core Engine's scans of their integrity.
 */
export interface StoredCredentialsServiceClient extends grpc.Client {
  /**
   * How many records a scope has; 0 with `is_unknown` when nobody can tell without looking.
   */
  CountStoredCredentials(argument: _testamur_internal_CountStoredCredentialsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_CountStoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  CountStoredCredentials(argument: _testamur_internal_CountStoredCredentialsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_CountStoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  CountStoredCredentials(argument: _testamur_internal_CountStoredCredentialsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_CountStoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  CountStoredCredentials(argument: _testamur_internal_CountStoredCredentialsRequest, callback: grpc.requestCallback<_testamur_internal_CountStoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * How many records a scope has; 0 with `is_unknown` when nobody can tell without looking.
   */
  countStoredCredentials(argument: _testamur_internal_CountStoredCredentialsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_CountStoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  countStoredCredentials(argument: _testamur_internal_CountStoredCredentialsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_CountStoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  countStoredCredentials(argument: _testamur_internal_CountStoredCredentialsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_CountStoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  countStoredCredentials(argument: _testamur_internal_CountStoredCredentialsRequest, callback: grpc.requestCallback<_testamur_internal_CountStoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Which of these ids are on record.
   */
  FindStoredCredentials(argument: _testamur_internal_FindStoredCredentialsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_FindStoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  FindStoredCredentials(argument: _testamur_internal_FindStoredCredentialsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_FindStoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  FindStoredCredentials(argument: _testamur_internal_FindStoredCredentialsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_FindStoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  FindStoredCredentials(argument: _testamur_internal_FindStoredCredentialsRequest, callback: grpc.requestCallback<_testamur_internal_FindStoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Which of these ids are on record.
   */
  findStoredCredentials(argument: _testamur_internal_FindStoredCredentialsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_FindStoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  findStoredCredentials(argument: _testamur_internal_FindStoredCredentialsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_FindStoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  findStoredCredentials(argument: _testamur_internal_FindStoredCredentialsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_FindStoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  findStoredCredentials(argument: _testamur_internal_FindStoredCredentialsRequest, callback: grpc.requestCallback<_testamur_internal_FindStoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Looks through up to `limit` records after an id, in the order of ids.
   */
  ListStoredCredentials(argument: _testamur_internal_ListStoredCredentialsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ListStoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  ListStoredCredentials(argument: _testamur_internal_ListStoredCredentialsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_ListStoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  ListStoredCredentials(argument: _testamur_internal_ListStoredCredentialsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ListStoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  ListStoredCredentials(argument: _testamur_internal_ListStoredCredentialsRequest, callback: grpc.requestCallback<_testamur_internal_ListStoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Looks through up to `limit` records after an id, in the order of ids.
   */
  listStoredCredentials(argument: _testamur_internal_ListStoredCredentialsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ListStoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  listStoredCredentials(argument: _testamur_internal_ListStoredCredentialsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_ListStoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  listStoredCredentials(argument: _testamur_internal_ListStoredCredentialsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ListStoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  listStoredCredentials(argument: _testamur_internal_ListStoredCredentialsRequest, callback: grpc.requestCallback<_testamur_internal_ListStoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * The credentials as they are stored, for Core Engine's scans of their integrity.
 */
export interface StoredCredentialsServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * How many records a scope has; 0 with `is_unknown` when nobody can tell without looking.
   */
  CountStoredCredentials: grpc.handleUnaryCall<_testamur_internal_CountStoredCredentialsRequest__Output, _testamur_internal_CountStoredCredentialsResponse>;
  
  /**
   * Which of these ids are on record.
   */
  FindStoredCredentials: grpc.handleUnaryCall<_testamur_internal_FindStoredCredentialsRequest__Output, _testamur_internal_FindStoredCredentialsResponse>;
  
  /**
   * Looks through up to `limit` records after an id, in the order of ids.
   */
  ListStoredCredentials: grpc.handleUnaryCall<_testamur_internal_ListStoredCredentialsRequest__Output, _testamur_internal_ListStoredCredentialsResponse>;
  
}

export interface StoredCredentialsServiceDefinition extends grpc.ServiceDefinition {
  CountStoredCredentials: MethodDefinition<_testamur_internal_CountStoredCredentialsRequest, _testamur_internal_CountStoredCredentialsResponse, _testamur_internal_CountStoredCredentialsRequest__Output, _testamur_internal_CountStoredCredentialsResponse__Output>
  FindStoredCredentials: MethodDefinition<_testamur_internal_FindStoredCredentialsRequest, _testamur_internal_FindStoredCredentialsResponse, _testamur_internal_FindStoredCredentialsRequest__Output, _testamur_internal_FindStoredCredentialsResponse__Output>
  ListStoredCredentials: MethodDefinition<_testamur_internal_ListStoredCredentialsRequest, _testamur_internal_ListStoredCredentialsResponse, _testamur_internal_ListStoredCredentialsRequest__Output, _testamur_internal_ListStoredCredentialsResponse__Output>
}
