// Made of proto/testamur/internal/attestations.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface AttestationService {
  readonly service: 'testamur.internal.AttestationService';
  readonly proto: 'testamur/internal/attestations.proto';
  readonly rpcs: {
    readonly GetAttestationStanding: Rpc<GetAttestationStandingRequest, GetAttestationStandingRequest<Sent>, GetAttestationStandingResponse<Sent>, GetAttestationStandingResponse>;
  };
}

export interface GetAttestationStandingRequest<W extends Wire = Received> {
  readonly attestationId: string;
}

export interface GetAttestationStandingResponse<W extends Wire = Received> {
  readonly custodianDid: string;
  readonly status: string;
  readonly withdrawnAt: W['int64'];
}
