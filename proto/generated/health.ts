import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { ComponentHealth as _testamur_internal_ComponentHealth, ComponentHealth__Output as _testamur_internal_ComponentHealth__Output } from './testamur/internal/ComponentHealth.ts';
import type { GetHealthRequest as _testamur_internal_GetHealthRequest, GetHealthRequest__Output as _testamur_internal_GetHealthRequest__Output } from './testamur/internal/GetHealthRequest.ts';
import type { GetHealthResponse as _testamur_internal_GetHealthResponse, GetHealthResponse__Output as _testamur_internal_GetHealthResponse__Output } from './testamur/internal/GetHealthResponse.ts';
import type { PlatformHealthServiceClient as _testamur_internal_PlatformHealthServiceClient, PlatformHealthServiceDefinition as _testamur_internal_PlatformHealthServiceDefinition } from './testamur/internal/PlatformHealthService.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  testamur: {
    internal: {
      ComponentHealth: MessageTypeDefinition<_testamur_internal_ComponentHealth, _testamur_internal_ComponentHealth__Output>
      GetHealthRequest: MessageTypeDefinition<_testamur_internal_GetHealthRequest, _testamur_internal_GetHealthRequest__Output>
      GetHealthResponse: MessageTypeDefinition<_testamur_internal_GetHealthResponse, _testamur_internal_GetHealthResponse__Output>
      /**
       * How the platform stands as Core Engine sees it: every unit by its standard health service, and what the platform leans on.
       */
      PlatformHealthService: SubtypeConstructor<typeof grpc.Client, _testamur_internal_PlatformHealthServiceClient> & { service: _testamur_internal_PlatformHealthServiceDefinition }
    }
  }
}

