// Made of proto/testamur/internal/holder_consents.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface HolderConsentService {
  readonly service: 'testamur.internal.HolderConsentService';
  readonly proto: 'testamur/internal/holder_consents.proto';
  readonly rpcs: {
    readonly ListSharing: Rpc<ListSharingRequest, ListSharingRequest<Sent>, ListSharingResponse<Sent>, ListSharingResponse>;
    readonly ListConsentChanges: Rpc<ListConsentChangesRequest, ListConsentChangesRequest<Sent>, ListConsentChangesResponse<Sent>, ListConsentChangesResponse>;
  };
}

export interface ListSharingRequest<W extends Wire = Received> {
  readonly custodianDid: string;
  readonly dids: readonly string[];
}

export interface SharingHolder<W extends Wire = Received> {
  readonly did: string;
  readonly dids: readonly string[];
}

export interface ListSharingResponse<W extends Wire = Received> {
  readonly holders: readonly SharingHolder<W>[];
}

export interface ListConsentChangesRequest<W extends Wire = Received> {
  readonly after: Readonly<Record<string, W['int64']>>;
  readonly hasPosition: boolean;
}

export interface ListConsentChangesResponse<W extends Wire = Received> {
  readonly after: Readonly<Record<string, W['int64']>>;
  readonly dids: readonly string[];
  readonly isAtEnd: boolean;
}
