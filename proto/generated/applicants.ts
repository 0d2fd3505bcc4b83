import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { Applicant as _testamur_internal_Applicant, Applicant__Output as _testamur_internal_Applicant__Output } from './testamur/internal/Applicant.ts';
import type { ApplicantServiceClient as _testamur_internal_ApplicantServiceClient, ApplicantServiceDefinition as _testamur_internal_ApplicantServiceDefinition } from './testamur/internal/ApplicantService.ts';
import type { DecideApplicantRequest as _testamur_internal_DecideApplicantRequest, DecideApplicantRequest__Output as _testamur_internal_DecideApplicantRequest__Output } from './testamur/internal/DecideApplicantRequest.ts';
import type { DecideApplicantResponse as _testamur_internal_DecideApplicantResponse, DecideApplicantResponse__Output as _testamur_internal_DecideApplicantResponse__Output } from './testamur/internal/DecideApplicantResponse.ts';
import type { FindApplicantsRequest as _testamur_internal_FindApplicantsRequest, FindApplicantsRequest__Output as _testamur_internal_FindApplicantsRequest__Output } from './testamur/internal/FindApplicantsRequest.ts';
import type { FindApplicantsResponse as _testamur_internal_FindApplicantsResponse, FindApplicantsResponse__Output as _testamur_internal_FindApplicantsResponse__Output } from './testamur/internal/FindApplicantsResponse.ts';
import type { ListApplicantsRequest as _testamur_internal_ListApplicantsRequest, ListApplicantsRequest__Output as _testamur_internal_ListApplicantsRequest__Output } from './testamur/internal/ListApplicantsRequest.ts';
import type { ListApplicantsResponse as _testamur_internal_ListApplicantsResponse, ListApplicantsResponse__Output as _testamur_internal_ListApplicantsResponse__Output } from './testamur/internal/ListApplicantsResponse.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  testamur: {
    internal: {
      Applicant: MessageTypeDefinition<_testamur_internal_Applicant, _testamur_internal_Applicant__Output>
      /**
       * Issuers that have registered, as Core Engine's onboarding reads and decides about them; kept by Issuer Registry.
       */
      ApplicantService: SubtypeConstructor<typeof grpc.Client, _testamur_internal_ApplicantServiceClient> & { service: _testamur_internal_ApplicantServiceDefinition }
      DecideApplicantRequest: MessageTypeDefinition<_testamur_internal_DecideApplicantRequest, _testamur_internal_DecideApplicantRequest__Output>
      DecideApplicantResponse: MessageTypeDefinition<_testamur_internal_DecideApplicantResponse, _testamur_internal_DecideApplicantResponse__Output>
      FindApplicantsRequest: MessageTypeDefinition<_testamur_internal_FindApplicantsRequest, _testamur_internal_FindApplicantsRequest__Output>
      FindApplicantsResponse: MessageTypeDefinition<_testamur_internal_FindApplicantsResponse, _testamur_internal_FindApplicantsResponse__Output>
      ListApplicantsRequest: MessageTypeDefinition<_testamur_internal_ListApplicantsRequest, _testamur_internal_ListApplicantsRequest__Output>
      ListApplicantsResponse: MessageTypeDefinition<_testamur_internal_ListApplicantsResponse, _testamur_internal_ListApplicantsResponse__Output>
    }
  }
}

