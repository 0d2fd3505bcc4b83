// Made of proto/testamur/internal/session.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface HolderSessionService {
  readonly service: 'testamur.internal.HolderSessionService';
  readonly proto: 'testamur/internal/session.proto';
  readonly rpcs: {
    readonly Resolve: Rpc<ResolveRequest, ResolveRequest<Sent>, ResolveResponse<Sent>, ResolveResponse>;
    readonly GetTokenStanding: Rpc<GetTokenStandingRequest, GetTokenStandingRequest<Sent>, GetTokenStandingResponse<Sent>, GetTokenStandingResponse>;
  };
}

export interface ResolveRequest<W extends Wire = Received> {
  readonly token: string;
}

export interface ResolveResponse<W extends Wire = Received> {
  readonly holderId: string;
  readonly sessionId: string;
  readonly dids: readonly string[];
  readonly extendedMaxAge: number | undefined;
}

export interface GetTokenStandingRequest<W extends Wire = Received> {
  readonly holderId: string;
  readonly sessionId: string;
}

export interface GetTokenStandingResponse<W extends Wire = Received> {
  readonly dids: readonly string[];
}
