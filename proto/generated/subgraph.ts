import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { ExecuteRequest as _testamur_internal_ExecuteRequest, ExecuteRequest__Output as _testamur_internal_ExecuteRequest__Output } from './testamur/internal/ExecuteRequest.ts';
import type { ExecuteResponse as _testamur_internal_ExecuteResponse, ExecuteResponse__Output as _testamur_internal_ExecuteResponse__Output } from './testamur/internal/ExecuteResponse.ts';
import type { SubgraphServiceClient as _testamur_internal_SubgraphServiceClient, SubgraphServiceDefinition as _testamur_internal_SubgraphServiceDefinition } from './testamur/internal/SubgraphService.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  testamur: {
    internal: {
      ExecuteRequest: MessageTypeDefinition<_testamur_internal_ExecuteRequest, _testamur_internal_ExecuteRequest__Output>
      ExecuteResponse: MessageTypeDefinition<_testamur_internal_ExecuteResponse, _testamur_internal_ExecuteResponse__Output>
      /**
       * GraphQL between deployment units: how the supergraph executor reaches a subgraph in another process.
       * Correlation id, idempotency key and deadline travel as gRPC metadata, as with every service. So does who asks: the metadata
       * x-gateway-assertion is a JWS (EdDSA) of the gateway about the person, and without it nothing is run.
       */
      SubgraphService: SubtypeConstructor<typeof grpc.Client, _testamur_internal_SubgraphServiceClient> & { service: _testamur_internal_SubgraphServiceDefinition }
    }
  }
}

