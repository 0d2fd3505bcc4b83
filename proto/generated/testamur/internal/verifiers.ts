// Made of proto/testamur/internal/verifiers.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface VerifierAccessService {
  readonly service: 'testamur.internal.VerifierAccessService';
  readonly proto: 'testamur/internal/verifiers.proto';
  readonly rpcs: {
    readonly GetVerifierMemberStanding: Rpc<GetVerifierMemberStandingRequest, GetVerifierMemberStandingRequest<Sent>, GetVerifierMemberStandingResponse<Sent>, GetVerifierMemberStandingResponse>;
    readonly AuthenticateVerifierKey: Rpc<AuthenticateVerifierKeyRequest, AuthenticateVerifierKeyRequest<Sent>, AuthenticateVerifierKeyResponse<Sent>, AuthenticateVerifierKeyResponse>;
  };
}

export interface GetVerifierMemberStandingRequest<W extends Wire = Received> {
  readonly memberId: string;
  readonly verifierId: string;
  readonly tokenId: string;
  readonly tokenEpoch: number;
}

export interface GetVerifierMemberStandingResponse<W extends Wire = Received> {
  readonly role: string;
  readonly isMember: boolean;
  readonly tokenStands: boolean;
  readonly verifierStatus: string;
}

export interface AuthenticateVerifierKeyRequest<W extends Wire = Received> {
  readonly apiKey: string;
}

export interface AuthenticateVerifierKeyResponse<W extends Wire = Received> {
  readonly apiKeyId: string;
  readonly verifierId: string;
  readonly scopes: readonly string[];
  readonly verifierStatus: string;
}
