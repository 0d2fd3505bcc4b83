import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { CountIssuersRequest as _testamur_internal_CountIssuersRequest, CountIssuersRequest__Output as _testamur_internal_CountIssuersRequest__Output } from './testamur/internal/CountIssuersRequest.ts';
import type { CountIssuersResponse as _testamur_internal_CountIssuersResponse, CountIssuersResponse__Output as _testamur_internal_CountIssuersResponse__Output } from './testamur/internal/CountIssuersResponse.ts';
import type { CredentialStatsServiceClient as _testamur_internal_CredentialStatsServiceClient, CredentialStatsServiceDefinition as _testamur_internal_CredentialStatsServiceDefinition } from './testamur/internal/CredentialStatsService.ts';
import type { GetCredentialStatsRequest as _testamur_internal_GetCredentialStatsRequest, GetCredentialStatsRequest__Output as _testamur_internal_GetCredentialStatsRequest__Output } from './testamur/internal/GetCredentialStatsRequest.ts';
import type { GetCredentialStatsResponse as _testamur_internal_GetCredentialStatsResponse, GetCredentialStatsResponse__Output as _testamur_internal_GetCredentialStatsResponse__Output } from './testamur/internal/GetCredentialStatsResponse.ts';
import type { GetVerificationStatsRequest as _testamur_internal_GetVerificationStatsRequest, GetVerificationStatsRequest__Output as _testamur_internal_GetVerificationStatsRequest__Output } from './testamur/internal/GetVerificationStatsRequest.ts';
import type { GetVerificationStatsResponse as _testamur_internal_GetVerificationStatsResponse, GetVerificationStatsResponse__Output as _testamur_internal_GetVerificationStatsResponse__Output } from './testamur/internal/GetVerificationStatsResponse.ts';
import type { IssuerStatsServiceClient as _testamur_internal_IssuerStatsServiceClient, IssuerStatsServiceDefinition as _testamur_internal_IssuerStatsServiceDefinition } from './testamur/internal/IssuerStatsService.ts';
import type { RecountRequest as _testamur_internal_RecountRequest, RecountRequest__Output as _testamur_internal_RecountRequest__Output } from './testamur/internal/RecountRequest.ts';
import type { RecountResponse as _testamur_internal_RecountResponse, RecountResponse__Output as _testamur_internal_RecountResponse__Output } from './testamur/internal/RecountResponse.ts';
import type { StatsCount as _testamur_internal_StatsCount, StatsCount__Output as _testamur_internal_StatsCount__Output } from './testamur/internal/StatsCount.ts';
import type { StatsDay as _testamur_internal_StatsDay, StatsDay__Output as _testamur_internal_StatsDay__Output } from './testamur/internal/StatsDay.ts';
import type { StatsRecount as _testamur_internal_StatsRecount, StatsRecount__Output as _testamur_internal_StatsRecount__Output } from './testamur/internal/StatsRecount.ts';
import type { StatsShare as _testamur_internal_StatsShare, StatsShare__Output as _testamur_internal_StatsShare__Output } from './testamur/internal/StatsShare.ts';
import type { VerificationDay as _testamur_internal_VerificationDay, VerificationDay__Output as _testamur_internal_VerificationDay__Output } from './testamur/internal/VerificationDay.ts';
import type { VerificationShare as _testamur_internal_VerificationShare, VerificationShare__Output as _testamur_internal_VerificationShare__Output } from './testamur/internal/VerificationShare.ts';
import type { VerificationStatsServiceClient as _testamur_internal_VerificationStatsServiceClient, VerificationStatsServiceDefinition as _testamur_internal_VerificationStatsServiceDefinition } from './testamur/internal/VerificationStatsService.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  testamur: {
    internal: {
      CountIssuersRequest: MessageTypeDefinition<_testamur_internal_CountIssuersRequest, _testamur_internal_CountIssuersRequest__Output>
      CountIssuersResponse: MessageTypeDefinition<_testamur_internal_CountIssuersResponse, _testamur_internal_CountIssuersResponse__Output>
      /**
       * How credentials stand and what happened to them, answered from counts that are kept. Days are UTC, such as 2026-01-02.
       */
      CredentialStatsService: SubtypeConstructor<typeof grpc.Client, _testamur_internal_CredentialStatsServiceClient> & { service: _testamur_internal_CredentialStatsServiceDefinition }
      GetCredentialStatsRequest: MessageTypeDefinition<_testamur_internal_GetCredentialStatsRequest, _testamur_internal_GetCredentialStatsRequest__Output>
      GetCredentialStatsResponse: MessageTypeDefinition<_testamur_internal_GetCredentialStatsResponse, _testamur_internal_GetCredentialStatsResponse__Output>
      GetVerificationStatsRequest: MessageTypeDefinition<_testamur_internal_GetVerificationStatsRequest, _testamur_internal_GetVerificationStatsRequest__Output>
      GetVerificationStatsResponse: MessageTypeDefinition<_testamur_internal_GetVerificationStatsResponse, _testamur_internal_GetVerificationStatsResponse__Output>
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
      /**
       * What was verified, answered from counts that outlive the events.
       */
      VerificationStatsService: SubtypeConstructor<typeof grpc.Client, _testamur_internal_VerificationStatsServiceClient> & { service: _testamur_internal_VerificationStatsServiceDefinition }
    }
  }
}

