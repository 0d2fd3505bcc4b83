import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { AppendRequest as _testamur_internal_AppendRequest, AppendRequest__Output as _testamur_internal_AppendRequest__Output } from './testamur/internal/AppendRequest.ts';
import type { AppendResponse as _testamur_internal_AppendResponse, AppendResponse__Output as _testamur_internal_AppendResponse__Output } from './testamur/internal/AppendResponse.ts';
import type { AuditServiceClient as _testamur_internal_AuditServiceClient, AuditServiceDefinition as _testamur_internal_AuditServiceDefinition } from './testamur/internal/AuditService.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  testamur: {
    internal: {
      AppendRequest: MessageTypeDefinition<_testamur_internal_AppendRequest, _testamur_internal_AppendRequest__Output>
      AppendResponse: MessageTypeDefinition<_testamur_internal_AppendResponse, _testamur_internal_AppendResponse__Output>
      /**
       * The platform's audit trail, kept by Core Engine. Every unit relays the entries of its own ledger to it.
       */
      AuditService: SubtypeConstructor<typeof grpc.Client, _testamur_internal_AuditServiceClient> & { service: _testamur_internal_AuditServiceDefinition }
    }
  }
}

