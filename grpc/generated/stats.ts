import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { CountIssuersRequest as _testamur_internal_CountIssuersRequest, CountIssuersRequest__Output as _testamur_internal_CountIssuersRequest__Output } from './testamur/internal/CountIssuersRequest.ts';
import type { CountIssuersResponse as _testamur_internal_CountIssuersResponse, CountIssuersResponse__Output as _testamur_internal_CountIssuersResponse__Output } from './testamur/internal/CountIssuersResponse.ts';
import type { CredentialStatsRequest as _testamur_internal_CredentialStatsRequest, CredentialStatsRequest__Output as _testamur_internal_CredentialStatsRequest__Output } from './testamur/internal/CredentialStatsRequest.ts';
import type { CredentialStatsResponse as _testamur_internal_CredentialStatsResponse, CredentialStatsResponse__Output as _testamur_internal_CredentialStatsResponse__Output } from './testamur/internal/CredentialStatsResponse.ts';
import type { CredentialStatsServiceClient as _testamur_internal_CredentialStatsServiceClient, CredentialStatsServiceDefinition as _testamur_internal_CredentialStatsServiceDefinition } from './testamur/internal/CredentialStatsService.ts';
import type { IssuerStatsServiceClient as _testamur_internal_IssuerStatsServiceClient, IssuerStatsServiceDefinition as _testamur_internal_IssuerStatsServiceDefinition } from './testamur/internal/IssuerStatsService.ts';
import type { RecountRequest as _testamur_internal_RecountRequest, RecountRequest__Output as _testamur_internal_RecountRequest__Output } from './testamur/internal/RecountRequest.ts';
import type { RecountResponse as _testamur_internal_RecountResponse, RecountResponse__Output as _testamur_internal_RecountResponse__Output } from './testamur/internal/RecountResponse.ts';
import type { StatsCount as _testamur_internal_StatsCount, StatsCount__Output as _testamur_internal_StatsCount__Output } from './testamur/internal/StatsCount.ts';
import type { StatsDay as _testamur_internal_StatsDay, StatsDay__Output as _testamur_internal_StatsDay__Output } from './testamur/internal/StatsDay.ts';
import type { StatsRecount as _testamur_internal_StatsRecount, StatsRecount__Output as _testamur_internal_StatsRecount__Output } from './testamur/internal/StatsRecount.ts';
import type { StatsShare as _testamur_internal_StatsShare, StatsShare__Output as _testamur_internal_StatsShare__Output } from './testamur/internal/StatsShare.ts';
import type { VerificationDay as _testamur_internal_VerificationDay, VerificationDay__Output as _testamur_internal_VerificationDay__Output } from './testamur/internal/VerificationDay.ts';
import type { VerificationShare as _testamur_internal_VerificationShare, VerificationShare__Output as _testamur_internal_VerificationShare__Output } from './testamur/internal/VerificationShare.ts';
import type { VerificationStatsRequest as _testamur_internal_VerificationStatsRequest, VerificationStatsRequest__Output as _testamur_internal_VerificationStatsRequest__Output } from './testamur/internal/VerificationStatsRequest.ts';
import type { VerificationStatsResponse as _testamur_internal_VerificationStatsResponse, VerificationStatsResponse__Output as _testamur_internal_VerificationStatsResponse__Output } from './testamur/internal/VerificationStatsResponse.ts';
import type { VerificationStatsServiceClient as _testamur_internal_VerificationStatsServiceClient, VerificationStatsServiceDefinition as _testamur_internal_VerificationStatsServiceDefinition } from './testamur/internal/VerificationStatsService.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  testamur: {
    internal: {
      CountIssuersRequest: MessageTypeDefinition<_testamur_internal_CountIssuersRequest, _testamur_internal_CountIssuersRequest__Output>
      CountIssuersResponse: MessageTypeDefinition<_testamur_internal_CountIssuersResponse, _testamur_internal_CountIssuersResponse__Output>
      CredentialStatsRequest: MessageTypeDefinition<_testamur_internal_CredentialStatsRequest, _testamur_internal_CredentialStatsRequest__Output>
      CredentialStatsResponse: MessageTypeDefinition<_testamur_internal_CredentialStatsResponse, _testamur_internal_CredentialStatsResponse__Output>
      /**
       * How credentials stand and what happened to them, answered from counts that are kept. Days are UTC, such as 2026-01-02.
       */
      CredentialStatsService: SubtypeConstructor<typeof grpc.Client, _testamur_internal_CredentialStatsServiceClient> & { service: _testamur_internal_CredentialStatsServiceDefinition }
      /**
       * How many issuers there are.
       */
      IssuerStatsService: SubtypeConstructor<typeof grpc.Client, _testamur_internal_IssuerStatsServiceClient> & { service: _testamur_internal_IssuerStatsServiceDefinition }
      RecountRequest: MessageTypeDefinition<_testamur_internal_RecountRequest, _testamur_internal_RecountRequest__Output>
      RecountResponse: MessageTypeDefinition<_testamur_internal_RecountResponse, _testamur_internal_RecountResponse__Output>
      StatsCount: MessageTypeDefinition<_testamur_internal_StatsCount, _testamur_internal_StatsCount__Output>
      StatsDay: MessageTypeDefinition<_testamur_internal_StatsDay, _testamur_internal_StatsDay__Output>
      StatsRecount: MessageTypeDefinition<_testamur_internal_StatsRecount, _testamur_internal_StatsRecount__Output>
      StatsShare: MessageTypeDefinition<_testamur_internal_StatsShare, _testamur_internal_StatsShare__Output>
      VerificationDay: MessageTypeDefinition<_testamur_internal_VerificationDay, _testamur_internal_VerificationDay__Output>
      VerificationShare: MessageTypeDefinition<_testamur_internal_VerificationShare, _testamur_internal_VerificationShare__Output>
      VerificationStatsRequest: MessageTypeDefinition<_testamur_internal_VerificationStatsRequest, _testamur_internal_VerificationStatsRequest__Output>
      VerificationStatsResponse: MessageTypeDefinition<_testamur_internal_VerificationStatsResponse, _testamur_internal_VerificationStatsResponse__Output>
      /**
       * What was verified, answered from counts that outlive the events.
       */
      VerificationStatsService: SubtypeConstructor<typeof grpc.Client, _testamur_internal_VerificationStatsServiceClient> & { service: _testamur_internal_VerificationStatsServiceDefinition }
    }
  }
}

