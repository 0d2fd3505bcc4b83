// Made of proto/testamur/internal/applicants.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface ApplicantService {
  readonly service: 'testamur.internal.ApplicantService';
  readonly proto: 'testamur/internal/applicants.proto';
  readonly rpcs: {
    readonly ListApplicants: Rpc<ListApplicantsRequest, ListApplicantsRequest<Sent>, ListApplicantsResponse<Sent>, ListApplicantsResponse>;
    readonly FindApplicants: Rpc<FindApplicantsRequest, FindApplicantsRequest<Sent>, FindApplicantsResponse<Sent>, FindApplicantsResponse>;
    readonly DecideApplicant: Rpc<DecideApplicantRequest, DecideApplicantRequest<Sent>, DecideApplicantResponse<Sent>, DecideApplicantResponse>;
  };
}

export interface CustodianApplicantService {
  readonly service: 'testamur.internal.CustodianApplicantService';
  readonly proto: 'testamur/internal/applicants.proto';
  readonly rpcs: {
    readonly ListApplicants: Rpc<CustodianApplicantServiceListApplicantsRequest, CustodianApplicantServiceListApplicantsRequest<Sent>, CustodianApplicantServiceListApplicantsResponse<Sent>, CustodianApplicantServiceListApplicantsResponse>;
    readonly FindApplicants: Rpc<CustodianApplicantServiceFindApplicantsRequest, CustodianApplicantServiceFindApplicantsRequest<Sent>, CustodianApplicantServiceFindApplicantsResponse<Sent>, CustodianApplicantServiceFindApplicantsResponse>;
    readonly DecideApplicant: Rpc<CustodianApplicantServiceDecideApplicantRequest, CustodianApplicantServiceDecideApplicantRequest<Sent>, CustodianApplicantServiceDecideApplicantResponse<Sent>, CustodianApplicantServiceDecideApplicantResponse>;
  };
}

export interface ListApplicantsRequest<W extends Wire = Received> {
  readonly ids: readonly string[];
}

export interface ListApplicantsResponse<W extends Wire = Received> {
  readonly applicants: readonly Applicant<W>[];
}

export interface Applicant<W extends Wire = Received> {
  readonly id: string;
  readonly did: string;
  readonly name: string;
  readonly status: string;
  readonly contactEmail: string;
  readonly organizationUrl: string;
  readonly countryCode: string;
  readonly isDemo: boolean;
}

export interface FindApplicantsRequest<W extends Wire = Received> {
  readonly text: string;
}

export interface FindApplicantsResponse<W extends Wire = Received> {
  readonly ids: readonly string[];
  readonly isTooMany: boolean;
}

export interface DecideApplicantRequest<W extends Wire = Received> {
  readonly did: string;
  readonly decision: string;
  readonly reason: string;
}

export type DecideApplicantResponse<_W extends Wire = Received> = Readonly<Record<string, never>>;

export interface CustodianApplicantServiceListApplicantsRequest<W extends Wire = Received> {
  readonly ids: readonly string[];
}

export interface CustodianApplicantServiceListApplicantsResponse<W extends Wire = Received> {
  readonly applicants: readonly Applicant<W>[];
}

export interface CustodianApplicantServiceFindApplicantsRequest<W extends Wire = Received> {
  readonly text: string;
}

export interface CustodianApplicantServiceFindApplicantsResponse<W extends Wire = Received> {
  readonly ids: readonly string[];
  readonly isTooMany: boolean;
}

export interface CustodianApplicantServiceDecideApplicantRequest<W extends Wire = Received> {
  readonly did: string;
  readonly decision: string;
  readonly reason: string;
}

export type CustodianApplicantServiceDecideApplicantResponse<_W extends Wire = Received> = Readonly<Record<string, never>>;
