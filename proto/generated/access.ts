import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { AdminAccessServiceClient as _testamur_internal_AdminAccessServiceClient, AdminAccessServiceDefinition as _testamur_internal_AdminAccessServiceDefinition } from './testamur/internal/AdminAccessService.ts';
import type { GetStandingRequest as _testamur_internal_GetStandingRequest, GetStandingRequest__Output as _testamur_internal_GetStandingRequest__Output } from './testamur/internal/GetStandingRequest.ts';
import type { GetStandingResponse as _testamur_internal_GetStandingResponse, GetStandingResponse__Output as _testamur_internal_GetStandingResponse__Output } from './testamur/internal/GetStandingResponse.ts';
import type { ListDeciderAddressesRequest as _testamur_internal_ListDeciderAddressesRequest, ListDeciderAddressesRequest__Output as _testamur_internal_ListDeciderAddressesRequest__Output } from './testamur/internal/ListDeciderAddressesRequest.ts';
import type { ListDeciderAddressesResponse as _testamur_internal_ListDeciderAddressesResponse, ListDeciderAddressesResponse__Output as _testamur_internal_ListDeciderAddressesResponse__Output } from './testamur/internal/ListDeciderAddressesResponse.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  testamur: {
    internal: {
      /**
       * What other units must know of the administrators, kept by Admin Console.
       */
      AdminAccessService: SubtypeConstructor<typeof grpc.Client, _testamur_internal_AdminAccessServiceClient> & { service: _testamur_internal_AdminAccessServiceDefinition }
      GetStandingRequest: MessageTypeDefinition<_testamur_internal_GetStandingRequest, _testamur_internal_GetStandingRequest__Output>
      GetStandingResponse: MessageTypeDefinition<_testamur_internal_GetStandingResponse, _testamur_internal_GetStandingResponse__Output>
      ListDeciderAddressesRequest: MessageTypeDefinition<_testamur_internal_ListDeciderAddressesRequest, _testamur_internal_ListDeciderAddressesRequest__Output>
      ListDeciderAddressesResponse: MessageTypeDefinition<_testamur_internal_ListDeciderAddressesResponse, _testamur_internal_ListDeciderAddressesResponse__Output>
    }
  }
}

