// Original file: proto/testamur/internal/applicants.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { DecideApplicantRequest as _testamur_internal_DecideApplicantRequest, DecideApplicantRequest__Output as _testamur_internal_DecideApplicantRequest__Output } from '../../testamur/internal/DecideApplicantRequest.ts';
import type { DecideApplicantResponse as _testamur_internal_DecideApplicantResponse, DecideApplicantResponse__Output as _testamur_internal_DecideApplicantResponse__Output } from '../../testamur/internal/DecideApplicantResponse.ts';
import type { FindApplicantsRequest as _testamur_internal_FindApplicantsRequest, FindApplicantsRequest__Output as _testamur_internal_FindApplicantsRequest__Output } from '../../testamur/internal/FindApplicantsRequest.ts';
import type { FindApplicantsResponse as _testamur_internal_FindApplicantsResponse, FindApplicantsResponse__Output as _testamur_internal_FindApplicantsResponse__Output } from '../../testamur/internal/FindApplicantsResponse.ts';
import type { ListApplicantsRequest as _testamur_internal_ListApplicantsRequest, ListApplicantsRequest__Output as _testamur_internal_ListApplicantsRequest__Output } from '../../testamur/internal/ListApplicantsRequest.ts';
import type { ListApplicantsResponse as _testamur_internal_ListApplicantsResponse, ListApplicantsResponse__Output as _testamur_internal_ListApplicantsResponse__Output } from '../../testamur/internal/ListApplicantsResponse.ts';

/**
 * Issuers that have registered, as Core Engine's onboarding reads and decides about them; kept by Issuer Registry.
 */
export interface ApplicantServiceClient extends grpc.Client {
  /**
   * Approves or rejects an issuer that is PENDING_APPROVAL, as the administrator in the gateway's assertion (metadata
   * x-gateway-assertion): who decided must stand in the trail. FAILED_PRECONDITION in any other status, PERMISSION_DENIED unless that
   * administrator has asked for decideOnboardingCase.
   */
  DecideApplicant(argument: _testamur_internal_DecideApplicantRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_DecideApplicantResponse__Output>): grpc.ClientUnaryCall;
  DecideApplicant(argument: _testamur_internal_DecideApplicantRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_DecideApplicantResponse__Output>): grpc.ClientUnaryCall;
  DecideApplicant(argument: _testamur_internal_DecideApplicantRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_DecideApplicantResponse__Output>): grpc.ClientUnaryCall;
  DecideApplicant(argument: _testamur_internal_DecideApplicantRequest, callback: grpc.requestCallback<_testamur_internal_DecideApplicantResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Approves or rejects an issuer that is PENDING_APPROVAL, as the administrator in the gateway's assertion (metadata
   * x-gateway-assertion): who decided must stand in the trail. FAILED_PRECONDITION in any other status, PERMISSION_DENIED unless that
   * administrator has asked for decideOnboardingCase.
   */
  decideApplicant(argument: _testamur_internal_DecideApplicantRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_DecideApplicantResponse__Output>): grpc.ClientUnaryCall;
  decideApplicant(argument: _testamur_internal_DecideApplicantRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_DecideApplicantResponse__Output>): grpc.ClientUnaryCall;
  decideApplicant(argument: _testamur_internal_DecideApplicantRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_DecideApplicantResponse__Output>): grpc.ClientUnaryCall;
  decideApplicant(argument: _testamur_internal_DecideApplicantRequest, callback: grpc.requestCallback<_testamur_internal_DecideApplicantResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Ids of the issuers with a word in their name, DID, contact address or website that begins with a text, unless they are more than 500.
   */
  FindApplicants(argument: _testamur_internal_FindApplicantsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_FindApplicantsResponse__Output>): grpc.ClientUnaryCall;
  FindApplicants(argument: _testamur_internal_FindApplicantsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_FindApplicantsResponse__Output>): grpc.ClientUnaryCall;
  FindApplicants(argument: _testamur_internal_FindApplicantsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_FindApplicantsResponse__Output>): grpc.ClientUnaryCall;
  FindApplicants(argument: _testamur_internal_FindApplicantsRequest, callback: grpc.requestCallback<_testamur_internal_FindApplicantsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Ids of the issuers with a word in their name, DID, contact address or website that begins with a text, unless they are more than 500.
   */
  findApplicants(argument: _testamur_internal_FindApplicantsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_FindApplicantsResponse__Output>): grpc.ClientUnaryCall;
  findApplicants(argument: _testamur_internal_FindApplicantsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_FindApplicantsResponse__Output>): grpc.ClientUnaryCall;
  findApplicants(argument: _testamur_internal_FindApplicantsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_FindApplicantsResponse__Output>): grpc.ClientUnaryCall;
  findApplicants(argument: _testamur_internal_FindApplicantsRequest, callback: grpc.requestCallback<_testamur_internal_FindApplicantsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Those of the named issuers that exist, contact addresses included.
   */
  ListApplicants(argument: _testamur_internal_ListApplicantsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ListApplicantsResponse__Output>): grpc.ClientUnaryCall;
  ListApplicants(argument: _testamur_internal_ListApplicantsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_ListApplicantsResponse__Output>): grpc.ClientUnaryCall;
  ListApplicants(argument: _testamur_internal_ListApplicantsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ListApplicantsResponse__Output>): grpc.ClientUnaryCall;
  ListApplicants(argument: _testamur_internal_ListApplicantsRequest, callback: grpc.requestCallback<_testamur_internal_ListApplicantsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Those of the named issuers that exist, contact addresses included.
   */
  listApplicants(argument: _testamur_internal_ListApplicantsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ListApplicantsResponse__Output>): grpc.ClientUnaryCall;
  listApplicants(argument: _testamur_internal_ListApplicantsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_internal_ListApplicantsResponse__Output>): grpc.ClientUnaryCall;
  listApplicants(argument: _testamur_internal_ListApplicantsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_internal_ListApplicantsResponse__Output>): grpc.ClientUnaryCall;
  listApplicants(argument: _testamur_internal_ListApplicantsRequest, callback: grpc.requestCallback<_testamur_internal_ListApplicantsResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Issuers that have registered, as Core Engine's onboarding reads and decides about them; kept by Issuer Registry.
 */
export interface ApplicantServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Approves or rejects an issuer that is PENDING_APPROVAL, as the administrator in the gateway's assertion (metadata
   * x-gateway-assertion): who decided must stand in the trail. FAILED_PRECONDITION in any other status, PERMISSION_DENIED unless that
   * administrator has asked for decideOnboardingCase.
   */
  DecideApplicant: grpc.handleUnaryCall<_testamur_internal_DecideApplicantRequest__Output, _testamur_internal_DecideApplicantResponse>;
  
  /**
   * Ids of the issuers with a word in their name, DID, contact address or website that begins with a text, unless they are more than 500.
   */
  FindApplicants: grpc.handleUnaryCall<_testamur_internal_FindApplicantsRequest__Output, _testamur_internal_FindApplicantsResponse>;
  
  /**
   * Those of the named issuers that exist, contact addresses included.
   */
  ListApplicants: grpc.handleUnaryCall<_testamur_internal_ListApplicantsRequest__Output, _testamur_internal_ListApplicantsResponse>;
  
}

export interface ApplicantServiceDefinition extends grpc.ServiceDefinition {
  DecideApplicant: MethodDefinition<_testamur_internal_DecideApplicantRequest, _testamur_internal_DecideApplicantResponse, _testamur_internal_DecideApplicantRequest__Output, _testamur_internal_DecideApplicantResponse__Output>
  FindApplicants: MethodDefinition<_testamur_internal_FindApplicantsRequest, _testamur_internal_FindApplicantsResponse, _testamur_internal_FindApplicantsRequest__Output, _testamur_internal_FindApplicantsResponse__Output>
  ListApplicants: MethodDefinition<_testamur_internal_ListApplicantsRequest, _testamur_internal_ListApplicantsResponse, _testamur_internal_ListApplicantsRequest__Output, _testamur_internal_ListApplicantsResponse__Output>
}
