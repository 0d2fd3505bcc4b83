// Made of proto/testamur/internal/members.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface IssuerMemberService {
  readonly service: 'testamur.internal.IssuerMemberService';
  readonly proto: 'testamur/internal/members.proto';
  readonly rpcs: {
    readonly GetMemberStanding: Rpc<GetMemberStandingRequest, GetMemberStandingRequest<Sent>, GetMemberStandingResponse<Sent>, GetMemberStandingResponse>;
    readonly GetIssuerMemberRole: Rpc<GetIssuerMemberRoleRequest, GetIssuerMemberRoleRequest<Sent>, GetIssuerMemberRoleResponse<Sent>, GetIssuerMemberRoleResponse>;
  };
}

export interface CustodianMemberService {
  readonly service: 'testamur.internal.CustodianMemberService';
  readonly proto: 'testamur/internal/members.proto';
  readonly rpcs: {
    readonly GetCustodianMemberStanding: Rpc<GetCustodianMemberStandingRequest, GetCustodianMemberStandingRequest<Sent>, GetCustodianMemberStandingResponse<Sent>, GetCustodianMemberStandingResponse>;
    readonly GetCustodianMemberRole: Rpc<GetCustodianMemberRoleRequest, GetCustodianMemberRoleRequest<Sent>, GetCustodianMemberRoleResponse<Sent>, GetCustodianMemberRoleResponse>;
  };
}

export interface GetMemberStandingRequest<W extends Wire = Received> {
  readonly memberId: string;
  readonly issuerId: string;
  readonly issuerDid: string;
  readonly tokenId: string;
  readonly tokenEpoch: number;
}

export interface GetMemberStandingResponse<W extends Wire = Received> {
  readonly role: string;
  readonly isMember: boolean;
  readonly tokenStands: boolean;
  readonly issuerStatus: string;
}

export interface GetIssuerMemberRoleRequest<W extends Wire = Received> {
  readonly memberId: string;
  readonly issuerId: string;
}

export interface GetIssuerMemberRoleResponse<W extends Wire = Received> {
  readonly role: string | undefined;
}

export interface GetCustodianMemberStandingRequest<W extends Wire = Received> {
  readonly memberId: string;
  readonly custodianId: string;
  readonly custodianDid: string;
  readonly tokenId: string;
  readonly tokenEpoch: number;
}

export interface GetCustodianMemberStandingResponse<W extends Wire = Received> {
  readonly role: string;
  readonly isMember: boolean;
  readonly tokenStands: boolean;
  readonly custodianStatus: string;
}

export interface GetCustodianMemberRoleRequest<W extends Wire = Received> {
  readonly memberId: string;
  readonly custodianId: string;
}

export interface GetCustodianMemberRoleResponse<W extends Wire = Received> {
  readonly role: string | undefined;
}
