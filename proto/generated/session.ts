import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { GetTokenStandingRequest as _testamur_internal_GetTokenStandingRequest, GetTokenStandingRequest__Output as _testamur_internal_GetTokenStandingRequest__Output } from './testamur/internal/GetTokenStandingRequest.ts';
import type { GetTokenStandingResponse as _testamur_internal_GetTokenStandingResponse, GetTokenStandingResponse__Output as _testamur_internal_GetTokenStandingResponse__Output } from './testamur/internal/GetTokenStandingResponse.ts';
import type { HolderSessionServiceClient as _testamur_internal_HolderSessionServiceClient, HolderSessionServiceDefinition as _testamur_internal_HolderSessionServiceDefinition } from './testamur/internal/HolderSessionService.ts';
import type { ResolveRequest as _testamur_internal_ResolveRequest, ResolveRequest__Output as _testamur_internal_ResolveRequest__Output } from './testamur/internal/ResolveRequest.ts';
import type { ResolveResponse as _testamur_internal_ResolveResponse, ResolveResponse__Output as _testamur_internal_ResolveResponse__Output } from './testamur/internal/ResolveResponse.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  testamur: {
    internal: {
      GetTokenStandingRequest: MessageTypeDefinition<_testamur_internal_GetTokenStandingRequest, _testamur_internal_GetTokenStandingRequest__Output>
      GetTokenStandingResponse: MessageTypeDefinition<_testamur_internal_GetTokenStandingResponse, _testamur_internal_GetTokenStandingResponse__Output>
      /**
       * The sessions of holders, kept by Core Engine: who a session cookie stands for.
       */
      HolderSessionService: SubtypeConstructor<typeof grpc.Client, _testamur_internal_HolderSessionServiceClient> & { service: _testamur_internal_HolderSessionServiceDefinition }
      ResolveRequest: MessageTypeDefinition<_testamur_internal_ResolveRequest, _testamur_internal_ResolveRequest__Output>
      ResolveResponse: MessageTypeDefinition<_testamur_internal_ResolveResponse, _testamur_internal_ResolveResponse__Output>
    }
  }
}

