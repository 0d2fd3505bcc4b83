// Made of proto/testamur/internal/access.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface AdminAccessService {
  readonly service: 'testamur.internal.AdminAccessService';
  readonly proto: 'testamur/internal/access.proto';
  readonly rpcs: {
    readonly ListDeciderAddresses: Rpc<ListDeciderAddressesRequest, ListDeciderAddressesRequest<Sent>, ListDeciderAddressesResponse<Sent>, ListDeciderAddressesResponse>;
    readonly GetStanding: Rpc<GetStandingRequest, GetStandingRequest<Sent>, GetStandingResponse<Sent>, GetStandingResponse>;
  };
}

export type ListDeciderAddressesRequest<_W extends Wire = Received> = Readonly<Record<string, never>>;

export interface ListDeciderAddressesResponse<W extends Wire = Received> {
  readonly addresses: readonly string[];
}

export interface GetStandingRequest<W extends Wire = Received> {
  readonly userId: string;
  readonly tokenId: string;
  readonly tokenEpoch: number;
}

export interface GetStandingResponse<W extends Wire = Received> {
  readonly role: string;
  readonly status: string;
  readonly tokenStands: boolean;
}
