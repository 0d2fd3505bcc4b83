import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { CountFailuresRequest as _testamur_internal_CountFailuresRequest, CountFailuresRequest__Output as _testamur_internal_CountFailuresRequest__Output } from './testamur/internal/CountFailuresRequest.ts';
import type { CountFailuresResponse as _testamur_internal_CountFailuresResponse, CountFailuresResponse__Output as _testamur_internal_CountFailuresResponse__Output } from './testamur/internal/CountFailuresResponse.ts';
import type { HourlyFailures as _testamur_internal_HourlyFailures, HourlyFailures__Output as _testamur_internal_HourlyFailures__Output } from './testamur/internal/HourlyFailures.ts';
import type { VerificationFailureServiceClient as _testamur_internal_VerificationFailureServiceClient, VerificationFailureServiceDefinition as _testamur_internal_VerificationFailureServiceDefinition } from './testamur/internal/VerificationFailureService.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  testamur: {
    internal: {
      CountFailuresRequest: MessageTypeDefinition<_testamur_internal_CountFailuresRequest, _testamur_internal_CountFailuresRequest__Output>
      CountFailuresResponse: MessageTypeDefinition<_testamur_internal_CountFailuresResponse, _testamur_internal_CountFailuresResponse__Output>
      HourlyFailures: MessageTypeDefinition<_testamur_internal_HourlyFailures, _testamur_internal_HourlyFailures__Output>
      /**
       * How often verification failed, for Core Engine's watch over anomalies; kept by Verification Engine.
       */
      VerificationFailureService: SubtypeConstructor<typeof grpc.Client, _testamur_internal_VerificationFailureServiceClient> & { service: _testamur_internal_VerificationFailureServiceDefinition }
    }
  }
}

