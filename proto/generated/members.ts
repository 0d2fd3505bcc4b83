import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { GetMemberStandingRequest as _testamur_internal_GetMemberStandingRequest, GetMemberStandingRequest__Output as _testamur_internal_GetMemberStandingRequest__Output } from './testamur/internal/GetMemberStandingRequest.ts';
import type { GetMemberStandingResponse as _testamur_internal_GetMemberStandingResponse, GetMemberStandingResponse__Output as _testamur_internal_GetMemberStandingResponse__Output } from './testamur/internal/GetMemberStandingResponse.ts';
import type { IssuerMemberServiceClient as _testamur_internal_IssuerMemberServiceClient, IssuerMemberServiceDefinition as _testamur_internal_IssuerMemberServiceDefinition } from './testamur/internal/IssuerMemberService.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  testamur: {
    internal: {
      GetMemberStandingRequest: MessageTypeDefinition<_testamur_internal_GetMemberStandingRequest, _testamur_internal_GetMemberStandingRequest__Output>
      GetMemberStandingResponse: MessageTypeDefinition<_testamur_internal_GetMemberStandingResponse, _testamur_internal_GetMemberStandingResponse__Output>
      /**
       * What other units must know of the members of issuers, kept by Core Engine.
       */
      IssuerMemberService: SubtypeConstructor<typeof grpc.Client, _testamur_internal_IssuerMemberServiceClient> & { service: _testamur_internal_IssuerMemberServiceDefinition }
    }
  }
}

