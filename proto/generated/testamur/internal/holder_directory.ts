// Made of proto/testamur/internal/holder_directory.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface HolderDirectoryService {
  readonly service: 'testamur.internal.HolderDirectoryService';
  readonly proto: 'testamur/internal/holder_directory.proto';
  readonly rpcs: {
    readonly GetHolder: Rpc<GetHolderRequest, GetHolderRequest<Sent>, GetHolderResponse<Sent>, GetHolderResponse>;
    readonly FindHolders: Rpc<FindHoldersRequest, FindHoldersRequest<Sent>, FindHoldersResponse<Sent>, FindHoldersResponse>;
    readonly TellOfLearnerLink: Rpc<TellOfLearnerLinkRequest, TellOfLearnerLinkRequest<Sent>, TellOfLearnerLinkResponse<Sent>, TellOfLearnerLinkResponse>;
  };
}

export interface GetHolderRequest<W extends Wire = Received> {
  readonly holderId: string;
  readonly did: string;
}

export interface GetHolderResponse<W extends Wire = Received> {
  readonly holderId: string;
  readonly email: string;
  readonly did: string;
}

export interface FindHoldersRequest<W extends Wire = Received> {
  readonly people: readonly SoughtHolder<W>[];
}

export interface SoughtHolder<W extends Wire = Received> {
  readonly email: string;
  readonly name: string;
}

export interface FindHoldersResponse<W extends Wire = Received> {
  readonly holders: readonly FoundHolder<W>[];
}

export interface FoundHolder<W extends Wire = Received> {
  readonly did: string;
  readonly isNamed: boolean;
}

export interface TellOfLearnerLinkRequest<W extends Wire = Received> {
  readonly linkId: string;
  readonly issuerDid: string;
  readonly holderDid: string;
  readonly email: string;
  readonly isInvite: boolean;
}

export type TellOfLearnerLinkResponse<_W extends Wire = Received> = Readonly<Record<string, never>>;
