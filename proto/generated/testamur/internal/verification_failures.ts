// Made of proto/testamur/internal/verification_failures.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface VerificationFailureService {
  readonly service: 'testamur.internal.VerificationFailureService';
  readonly proto: 'testamur/internal/verification_failures.proto';
  readonly rpcs: {
    readonly CountFailures: Rpc<CountFailuresRequest, CountFailuresRequest<Sent>, CountFailuresResponse<Sent>, CountFailuresResponse>;
  };
}

export interface CountFailuresRequest<W extends Wire = Received> {
  readonly from: W['int64'];
  readonly to: W['int64'];
}

export interface CountFailuresResponse<W extends Wire = Received> {
  readonly hours: readonly HourlyFailures<W>[];
}

export interface HourlyFailures<W extends Wire = Received> {
  readonly issuerDid: string;
  readonly hour: W['int64'];
  readonly failures: number;
}
