import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { ExistingCredentialsRequest as _testamur_internal_ExistingCredentialsRequest, ExistingCredentialsRequest__Output as _testamur_internal_ExistingCredentialsRequest__Output } from './testamur/internal/ExistingCredentialsRequest.ts';
import type { ExistingCredentialsResponse as _testamur_internal_ExistingCredentialsResponse, ExistingCredentialsResponse__Output as _testamur_internal_ExistingCredentialsResponse__Output } from './testamur/internal/ExistingCredentialsResponse.ts';
import type { StoredCredentialMessage as _testamur_internal_StoredCredentialMessage, StoredCredentialMessage__Output as _testamur_internal_StoredCredentialMessage__Output } from './testamur/internal/StoredCredentialMessage.ts';
import type { StoredCredentialsCount as _testamur_internal_StoredCredentialsCount, StoredCredentialsCount__Output as _testamur_internal_StoredCredentialsCount__Output } from './testamur/internal/StoredCredentialsCount.ts';
import type { StoredCredentialsRequest as _testamur_internal_StoredCredentialsRequest, StoredCredentialsRequest__Output as _testamur_internal_StoredCredentialsRequest__Output } from './testamur/internal/StoredCredentialsRequest.ts';
import type { StoredCredentialsResponse as _testamur_internal_StoredCredentialsResponse, StoredCredentialsResponse__Output as _testamur_internal_StoredCredentialsResponse__Output } from './testamur/internal/StoredCredentialsResponse.ts';
import type { StoredCredentialsScope as _testamur_internal_StoredCredentialsScope, StoredCredentialsScope__Output as _testamur_internal_StoredCredentialsScope__Output } from './testamur/internal/StoredCredentialsScope.ts';
import type { StoredCredentialsServiceClient as _testamur_internal_StoredCredentialsServiceClient, StoredCredentialsServiceDefinition as _testamur_internal_StoredCredentialsServiceDefinition } from './testamur/internal/StoredCredentialsService.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  testamur: {
    internal: {
      ExistingCredentialsRequest: MessageTypeDefinition<_testamur_internal_ExistingCredentialsRequest, _testamur_internal_ExistingCredentialsRequest__Output>
      ExistingCredentialsResponse: MessageTypeDefinition<_testamur_internal_ExistingCredentialsResponse, _testamur_internal_ExistingCredentialsResponse__Output>
      StoredCredentialMessage: MessageTypeDefinition<_testamur_internal_StoredCredentialMessage, _testamur_internal_StoredCredentialMessage__Output>
      StoredCredentialsCount: MessageTypeDefinition<_testamur_internal_StoredCredentialsCount, _testamur_internal_StoredCredentialsCount__Output>
      StoredCredentialsRequest: MessageTypeDefinition<_testamur_internal_StoredCredentialsRequest, _testamur_internal_StoredCredentialsRequest__Output>
      StoredCredentialsResponse: MessageTypeDefinition<_testamur_internal_StoredCredentialsResponse, _testamur_internal_StoredCredentialsResponse__Output>
      StoredCredentialsScope: MessageTypeDefinition<_testamur_internal_StoredCredentialsScope, _testamur_internal_StoredCredentialsScope__Output>
      /**
       * The credentials as they are stored, for Core Engine's scans of their integrity.
       */
      StoredCredentialsService: SubtypeConstructor<typeof grpc.Client, _testamur_internal_StoredCredentialsServiceClient> & { service: _testamur_internal_StoredCredentialsServiceDefinition }
    }
  }
}

