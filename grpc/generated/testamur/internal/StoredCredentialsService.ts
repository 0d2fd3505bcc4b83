// Original file: proto/testamur/internal/stored_credentials.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { ExistingCredentialsRequest as _testamur_internal_ExistingCredentialsRequest, ExistingCredentialsRequest__Output as _testamur_internal_ExistingCredentialsRequest__Output } from '../../testamur/internal/ExistingCredentialsRequest.ts';
import type { ExistingCredentialsResponse as _testamur_internal_ExistingCredentialsResponse, ExistingCredentialsResponse__Output as _testamur_internal_ExistingCredentialsResponse__Output } from '../../testamur/internal/ExistingCredentialsResponse.ts';
import type { StoredCredentialsCount as _testamur_internal_StoredCredentialsCount, StoredCredentialsCount__Output as _testamur_internal_StoredCredentialsCount__Output } from '../../testamur/internal/StoredCredentialsCount.ts';
import type { StoredCredentialsRequest as _testamur_internal_StoredCredentialsRequest, StoredCredentialsRequest__Output as _testamur_internal_StoredCredentialsRequest__Output } from '../../testamur/internal/StoredCredentialsRequest.ts';
import type { StoredCredentialsResponse as _testamur_internal_StoredCredentialsResponse, StoredCredentialsResponse__Output as _testamur_internal_StoredCredentialsResponse__Output } from '../../testamur/internal/StoredCredentialsResponse.ts';
import type { StoredCredentialsScope as _testamur_internal_StoredCredentialsScope, StoredCredentialsScope__Output as _testamur_internal_StoredCredentialsScope__Output } from '../../testamur/internal/StoredCredentialsScope.ts';

/**
 * The credentials as they are stored, for Core Engine's scans of their integrity.
 */
export interface StoredCredentialsServiceClient extends grpc.Client {
  /**
   * How many records a scan has to look through; 0 with `is_unknown` when nobody can tell without looking.
   */
  Count(argument: _testamur_internal_StoredCredentialsScope, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_StoredCredentialsCount__Output>): grpc.ClientUnaryCall;
  Count(argument: _testamur_internal_StoredCredentialsScope, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_StoredCredentialsCount__Output>): grpc.ClientUnaryCall;
  Count(argument: _testamur_internal_StoredCredentialsScope, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_StoredCredentialsCount__Output>): grpc.ClientUnaryCall;
  Count(argument: _testamur_internal_StoredCredentialsScope, callback: grpc.requestCallback<_testamur_internal_StoredCredentialsCount__Output>): grpc.ClientUnaryCall;
  /**
   * How many records a scan has to look through; 0 with `is_unknown` when nobody can tell without looking.
   */
  count(argument: _testamur_internal_StoredCredentialsScope, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_StoredCredentialsCount__Output>): grpc.ClientUnaryCall;
  count(argument: _testamur_internal_StoredCredentialsScope, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_StoredCredentialsCount__Output>): grpc.ClientUnaryCall;
  count(argument: _testamur_internal_StoredCredentialsScope, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_StoredCredentialsCount__Output>): grpc.ClientUnaryCall;
  count(argument: _testamur_internal_StoredCredentialsScope, callback: grpc.requestCallback<_testamur_internal_StoredCredentialsCount__Output>): grpc.ClientUnaryCall;
  
  /**
   * Which of these ids are on record.
   */
  Existing(argument: _testamur_internal_ExistingCredentialsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ExistingCredentialsResponse__Output>): grpc.ClientUnaryCall;
  Existing(argument: _testamur_internal_ExistingCredentialsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_ExistingCredentialsResponse__Output>): grpc.ClientUnaryCall;
  Existing(argument: _testamur_internal_ExistingCredentialsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ExistingCredentialsResponse__Output>): grpc.ClientUnaryCall;
  Existing(argument: _testamur_internal_ExistingCredentialsRequest, callback: grpc.requestCallback<_testamur_internal_ExistingCredentialsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Which of these ids are on record.
   */
  existing(argument: _testamur_internal_ExistingCredentialsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ExistingCredentialsResponse__Output>): grpc.ClientUnaryCall;
  existing(argument: _testamur_internal_ExistingCredentialsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_ExistingCredentialsResponse__Output>): grpc.ClientUnaryCall;
  existing(argument: _testamur_internal_ExistingCredentialsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ExistingCredentialsResponse__Output>): grpc.ClientUnaryCall;
  existing(argument: _testamur_internal_ExistingCredentialsRequest, callback: grpc.requestCallback<_testamur_internal_ExistingCredentialsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Looks through up to `limit` records after an id, in the order of ids.
   */
  Page(argument: _testamur_internal_StoredCredentialsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_StoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  Page(argument: _testamur_internal_StoredCredentialsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_StoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  Page(argument: _testamur_internal_StoredCredentialsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_StoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  Page(argument: _testamur_internal_StoredCredentialsRequest, callback: grpc.requestCallback<_testamur_internal_StoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Looks through up to `limit` records after an id, in the order of ids.
   */
  page(argument: _testamur_internal_StoredCredentialsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_StoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  page(argument: _testamur_internal_StoredCredentialsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_StoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  page(argument: _testamur_internal_StoredCredentialsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_StoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  page(argument: _testamur_internal_StoredCredentialsRequest, callback: grpc.requestCallback<_testamur_internal_StoredCredentialsResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * The credentials as they are stored, for Core Engine's scans of their integrity.
 */
export interface StoredCredentialsServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * How many records a scan has to look through; 0 with `is_unknown` when nobody can tell without looking.
   */
  Count: grpc.handleUnaryCall<_testamur_internal_StoredCredentialsScope__Output, _testamur_internal_StoredCredentialsCount>;
  
  /**
   * Which of these ids are on record.
   */
  Existing: grpc.handleUnaryCall<_testamur_internal_ExistingCredentialsRequest__Output, _testamur_internal_ExistingCredentialsResponse>;
  
  /**
   * Looks through up to `limit` records after an id, in the order of ids.
   */
  Page: grpc.handleUnaryCall<_testamur_internal_StoredCredentialsRequest__Output, _testamur_internal_StoredCredentialsResponse>;
  
}

export interface StoredCredentialsServiceDefinition extends grpc.ServiceDefinition {
  Count: MethodDefinition<_testamur_internal_StoredCredentialsScope, _testamur_internal_StoredCredentialsCount, _testamur_internal_StoredCredentialsScope__Output, _testamur_internal_StoredCredentialsCount__Output>
  Existing: MethodDefinition<_testamur_internal_ExistingCredentialsRequest, _testamur_internal_ExistingCredentialsResponse, _testamur_internal_ExistingCredentialsRequest__Output, _testamur_internal_ExistingCredentialsResponse__Output>
  Page: MethodDefinition<_testamur_internal_StoredCredentialsRequest, _testamur_internal_StoredCredentialsResponse, _testamur_internal_StoredCredentialsRequest__Output, _testamur_internal_StoredCredentialsResponse__Output>
}
