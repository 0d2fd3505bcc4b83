// Original file: proto/testamur/internal/subgraph.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { ExecuteRequest as _testamur_internal_ExecuteRequest, ExecuteRequest__Output as _testamur_internal_ExecuteRequest__Output } from '../../testamur/internal/ExecuteRequest.ts';
import type { ExecuteResponse as _testamur_internal_ExecuteResponse, ExecuteResponse__Output as _testamur_internal_ExecuteResponse__Output } from '../../testamur/internal/ExecuteResponse.ts';

/**
 * GraphQL between deployment units: how the supergraph executor reaches a subgraph in another process.
 * Correlation id, idempotency key and deadline travel as gRPC metadata, as with every service. So does who asks: the metadata
 * x-gateway-assertion is a JWS (EdDSA) of the gateway about the person, and without it nothing is run.
 */
export interface SubgraphServiceClient extends grpc.Client {
  /**
   * Runs one GraphQL operation on a subgraph of the unit as the person in the gateway's assertion. From the gateway itself the
   * assertion is good for this very subgraph, document and variables; from a unit that the gateway has handed a request to, for the root
   * fields of that request and for _entities. PERMISSION_DENIED for anything else. GraphQL errors are part of the result; a gRPC
   * status other than OK means that nothing was run or that the outcome is unknown.
   */
  Execute(argument: _testamur_internal_ExecuteRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ExecuteResponse__Output>): grpc.ClientUnaryCall;
  Execute(argument: _testamur_internal_ExecuteRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_ExecuteResponse__Output>): grpc.ClientUnaryCall;
  Execute(argument: _testamur_internal_ExecuteRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ExecuteResponse__Output>): grpc.ClientUnaryCall;
  Execute(argument: _testamur_internal_ExecuteRequest, callback: grpc.requestCallback<_testamur_internal_ExecuteResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Runs one GraphQL operation on a subgraph of the unit as the person in the gateway's assertion. From the gateway itself the
   * assertion is good for this very subgraph, document and variables; from a unit that the gateway has handed a request to, for the root
   * fields of that request and for _entities. PERMISSION_DENIED for anything else. GraphQL errors are part of the result; a gRPC
   * status other than OK means that nothing was run or that the outcome is unknown.
   */
  execute(argument: _testamur_internal_ExecuteRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ExecuteResponse__Output>): grpc.ClientUnaryCall;
  execute(argument: _testamur_internal_ExecuteRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_ExecuteResponse__Output>): grpc.ClientUnaryCall;
  execute(argument: _testamur_internal_ExecuteRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ExecuteResponse__Output>): grpc.ClientUnaryCall;
  execute(argument: _testamur_internal_ExecuteRequest, callback: grpc.requestCallback<_testamur_internal_ExecuteResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * GraphQL between deployment units: how the supergraph executor reaches a subgraph in another process.
 * Correlation id, idempotency key and deadline travel as gRPC metadata, as with every service. So does who asks: the metadata
 * x-gateway-assertion is a JWS (EdDSA) of the gateway about the person, and without it nothing is run.
 */
export interface SubgraphServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Runs one GraphQL operation on a subgraph of the unit as the person in the gateway's assertion. From the gateway itself the
   * assertion is good for this very subgraph, document and variables; from a unit that the gateway has handed a request to, for the root
   * fields of that request and for _entities. PERMISSION_DENIED for anything else. GraphQL errors are part of the result; a gRPC
   * status other than OK means that nothing was run or that the outcome is unknown.
   */
  Execute: grpc.handleUnaryCall<_testamur_internal_ExecuteRequest__Output, _testamur_internal_ExecuteResponse>;
  
}

export interface SubgraphServiceDefinition extends grpc.ServiceDefinition {
  Execute: MethodDefinition<_testamur_internal_ExecuteRequest, _testamur_internal_ExecuteResponse, _testamur_internal_ExecuteRequest__Output, _testamur_internal_ExecuteResponse__Output>
}
