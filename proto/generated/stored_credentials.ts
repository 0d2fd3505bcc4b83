import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { CountStoredCredentialsRequest as _testamur_internal_CountStoredCredentialsRequest, CountStoredCredentialsRequest__Output as _testamur_internal_CountStoredCredentialsRequest__Output } from './testamur/internal/CountStoredCredentialsRequest.ts';
import type { CountStoredCredentialsResponse as _testamur_internal_CountStoredCredentialsResponse, CountStoredCredentialsResponse__Output as _testamur_internal_CountStoredCredentialsResponse__Output } from './testamur/internal/CountStoredCredentialsResponse.ts';
import type { FindStoredCredentialsRequest as _testamur_internal_FindStoredCredentialsRequest, FindStoredCredentialsRequest__Output as _testamur_internal_FindStoredCredentialsRequest__Output } from './testamur/internal/FindStoredCredentialsRequest.ts';
import type { FindStoredCredentialsResponse as _testamur_internal_FindStoredCredentialsResponse, FindStoredCredentialsResponse__Output as _testamur_internal_FindStoredCredentialsResponse__Output } from './testamur/internal/FindStoredCredentialsResponse.ts';
import type { ListStoredCredentialsRequest as _testamur_internal_ListStoredCredentialsRequest, ListStoredCredentialsRequest__Output as _testamur_internal_ListStoredCredentialsRequest__Output } from './testamur/internal/ListStoredCredentialsRequest.ts';
import type { ListStoredCredentialsResponse as _testamur_internal_ListStoredCredentialsResponse, ListStoredCredentialsResponse__Output as _testamur_internal_ListStoredCredentialsResponse__Output } from './testamur/internal/ListStoredCredentialsResponse.ts';
import type { StoredCredentialMessage as _testamur_internal_StoredCredentialMessage, StoredCredentialMessage__Output as _testamur_internal_StoredCredentialMessage__Output } from './testamur/internal/StoredCredentialMessage.ts';
import type { StoredCredentialsScope as _testamur_internal_StoredCredentialsScope, StoredCredentialsScope__Output as _testamur_internal_StoredCredentialsScope__Output } from './testamur/internal/StoredCredentialsScope.ts';
import type { StoredCredentialsServiceClient as _testamur_internal_StoredCredentialsServiceClient, StoredCredentialsServiceDefinition as _testamur_internal_StoredCredentialsServiceDefinition } from './testamur/internal/StoredCredentialsService.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  testamur: {
    internal: {
      CountStoredCredentialsRequest: MessageTypeDefinition<_testamur_internal_CountStoredCredentialsRequest, _testamur_internal_CountStoredCredentialsRequest__Output>
      CountStoredCredentialsResponse: MessageTypeDefinition<_testamur_internal_CountStoredCredentialsResponse, _testamur_internal_CountStoredCredentialsResponse__Output>
      FindStoredCredentialsRequest: MessageTypeDefinition<_testamur_internal_FindStoredCredentialsRequest, _testamur_internal_FindStoredCredentialsRequest__Output>
      FindStoredCredentialsResponse: MessageTypeDefinition<_testamur_internal_FindStoredCredentialsResponse, _testamur_internal_FindStoredCredentialsResponse__Output>
      ListStoredCredentialsRequest: MessageTypeDefinition<_testamur_internal_ListStoredCredentialsRequest, _testamur_internal_ListStoredCredentialsRequest__Output>
      ListStoredCredentialsResponse: MessageTypeDefinition<_testamur_internal_ListStoredCredentialsResponse, _testamur_internal_ListStoredCredentialsResponse__Output>
      StoredCredentialMessage: MessageTypeDefinition<_testamur_internal_StoredCredentialMessage, _testamur_internal_StoredCredentialMessage__Output>
      StoredCredentialsScope: MessageTypeDefinition<_testamur_internal_StoredCredentialsScope, _testamur_internal_StoredCredentialsScope__Output>
      /**
       * The credentials as they are stored, for Core Engine's scans of their integrity.
       */
      StoredCredentialsService: SubtypeConstructor<typeof grpc.Client, _testamur_internal_StoredCredentialsServiceClient> & { service: _testamur_internal_StoredCredentialsServiceDefinition }
    }
  }
}

