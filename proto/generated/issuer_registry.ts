import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { ApiKeyRecord as _testamur_registry_ApiKeyRecord, ApiKeyRecord__Output as _testamur_registry_ApiKeyRecord__Output } from './testamur/registry/ApiKeyRecord.ts';
import type { AuthenticateApiKeyRequest as _testamur_registry_AuthenticateApiKeyRequest, AuthenticateApiKeyRequest__Output as _testamur_registry_AuthenticateApiKeyRequest__Output } from './testamur/registry/AuthenticateApiKeyRequest.ts';
import type { AuthenticateApiKeyResponse as _testamur_registry_AuthenticateApiKeyResponse, AuthenticateApiKeyResponse__Output as _testamur_registry_AuthenticateApiKeyResponse__Output } from './testamur/registry/AuthenticateApiKeyResponse.ts';
import type { CreateApiKeyRequest as _testamur_registry_CreateApiKeyRequest, CreateApiKeyRequest__Output as _testamur_registry_CreateApiKeyRequest__Output } from './testamur/registry/CreateApiKeyRequest.ts';
import type { CreateApiKeyResponse as _testamur_registry_CreateApiKeyResponse, CreateApiKeyResponse__Output as _testamur_registry_CreateApiKeyResponse__Output } from './testamur/registry/CreateApiKeyResponse.ts';
import type { DIDDocumentKey as _testamur_registry_DIDDocumentKey, DIDDocumentKey__Output as _testamur_registry_DIDDocumentKey__Output } from './testamur/registry/DIDDocumentKey.ts';
import type { DeleteApiKeyRequest as _testamur_registry_DeleteApiKeyRequest, DeleteApiKeyRequest__Output as _testamur_registry_DeleteApiKeyRequest__Output } from './testamur/registry/DeleteApiKeyRequest.ts';
import type { DeleteApiKeyResponse as _testamur_registry_DeleteApiKeyResponse, DeleteApiKeyResponse__Output as _testamur_registry_DeleteApiKeyResponse__Output } from './testamur/registry/DeleteApiKeyResponse.ts';
import type { FederatedAccreditation as _testamur_registry_FederatedAccreditation, FederatedAccreditation__Output as _testamur_registry_FederatedAccreditation__Output } from './testamur/registry/FederatedAccreditation.ts';
import type { FederatedIssuerRecord as _testamur_registry_FederatedIssuerRecord, FederatedIssuerRecord__Output as _testamur_registry_FederatedIssuerRecord__Output } from './testamur/registry/FederatedIssuerRecord.ts';
import type { FederatedKeyRecord as _testamur_registry_FederatedKeyRecord, FederatedKeyRecord__Output as _testamur_registry_FederatedKeyRecord__Output } from './testamur/registry/FederatedKeyRecord.ts';
import type { GetApiKeyRequest as _testamur_registry_GetApiKeyRequest, GetApiKeyRequest__Output as _testamur_registry_GetApiKeyRequest__Output } from './testamur/registry/GetApiKeyRequest.ts';
import type { GetApiKeyResponse as _testamur_registry_GetApiKeyResponse, GetApiKeyResponse__Output as _testamur_registry_GetApiKeyResponse__Output } from './testamur/registry/GetApiKeyResponse.ts';
import type { GetDIDDocumentRequest as _testamur_registry_GetDIDDocumentRequest, GetDIDDocumentRequest__Output as _testamur_registry_GetDIDDocumentRequest__Output } from './testamur/registry/GetDIDDocumentRequest.ts';
import type { GetDIDDocumentResponse as _testamur_registry_GetDIDDocumentResponse, GetDIDDocumentResponse__Output as _testamur_registry_GetDIDDocumentResponse__Output } from './testamur/registry/GetDIDDocumentResponse.ts';
import type { GetFederatedIssuerRequest as _testamur_registry_GetFederatedIssuerRequest, GetFederatedIssuerRequest__Output as _testamur_registry_GetFederatedIssuerRequest__Output } from './testamur/registry/GetFederatedIssuerRequest.ts';
import type { GetFederatedIssuerResponse as _testamur_registry_GetFederatedIssuerResponse, GetFederatedIssuerResponse__Output as _testamur_registry_GetFederatedIssuerResponse__Output } from './testamur/registry/GetFederatedIssuerResponse.ts';
import type { GetIssuerRequest as _testamur_registry_GetIssuerRequest, GetIssuerRequest__Output as _testamur_registry_GetIssuerRequest__Output } from './testamur/registry/GetIssuerRequest.ts';
import type { GetIssuerResponse as _testamur_registry_GetIssuerResponse, GetIssuerResponse__Output as _testamur_registry_GetIssuerResponse__Output } from './testamur/registry/GetIssuerResponse.ts';
import type { IssuerKeyVersion as _testamur_registry_IssuerKeyVersion, IssuerKeyVersion__Output as _testamur_registry_IssuerKeyVersion__Output } from './testamur/registry/IssuerKeyVersion.ts';
import type { IssuerRegistryServiceClient as _testamur_registry_IssuerRegistryServiceClient, IssuerRegistryServiceDefinition as _testamur_registry_IssuerRegistryServiceDefinition } from './testamur/registry/IssuerRegistryService.ts';
import type { IssuerSummary as _testamur_registry_IssuerSummary, IssuerSummary__Output as _testamur_registry_IssuerSummary__Output } from './testamur/registry/IssuerSummary.ts';
import type { ListApiKeysRequest as _testamur_registry_ListApiKeysRequest, ListApiKeysRequest__Output as _testamur_registry_ListApiKeysRequest__Output } from './testamur/registry/ListApiKeysRequest.ts';
import type { ListApiKeysResponse as _testamur_registry_ListApiKeysResponse, ListApiKeysResponse__Output as _testamur_registry_ListApiKeysResponse__Output } from './testamur/registry/ListApiKeysResponse.ts';
import type { ListFederatedIssuersRequest as _testamur_registry_ListFederatedIssuersRequest, ListFederatedIssuersRequest__Output as _testamur_registry_ListFederatedIssuersRequest__Output } from './testamur/registry/ListFederatedIssuersRequest.ts';
import type { ListFederatedIssuersResponse as _testamur_registry_ListFederatedIssuersResponse, ListFederatedIssuersResponse__Output as _testamur_registry_ListFederatedIssuersResponse__Output } from './testamur/registry/ListFederatedIssuersResponse.ts';
import type { ListIssuersRequest as _testamur_registry_ListIssuersRequest, ListIssuersRequest__Output as _testamur_registry_ListIssuersRequest__Output } from './testamur/registry/ListIssuersRequest.ts';
import type { ListIssuersResponse as _testamur_registry_ListIssuersResponse, ListIssuersResponse__Output as _testamur_registry_ListIssuersResponse__Output } from './testamur/registry/ListIssuersResponse.ts';
import type { RefreshFederatedIssuerRequest as _testamur_registry_RefreshFederatedIssuerRequest, RefreshFederatedIssuerRequest__Output as _testamur_registry_RefreshFederatedIssuerRequest__Output } from './testamur/registry/RefreshFederatedIssuerRequest.ts';
import type { RefreshFederatedIssuerResponse as _testamur_registry_RefreshFederatedIssuerResponse, RefreshFederatedIssuerResponse__Output as _testamur_registry_RefreshFederatedIssuerResponse__Output } from './testamur/registry/RefreshFederatedIssuerResponse.ts';
import type { RegisterFederatedIssuerRequest as _testamur_registry_RegisterFederatedIssuerRequest, RegisterFederatedIssuerRequest__Output as _testamur_registry_RegisterFederatedIssuerRequest__Output } from './testamur/registry/RegisterFederatedIssuerRequest.ts';
import type { RegisterFederatedIssuerResponse as _testamur_registry_RegisterFederatedIssuerResponse, RegisterFederatedIssuerResponse__Output as _testamur_registry_RegisterFederatedIssuerResponse__Output } from './testamur/registry/RegisterFederatedIssuerResponse.ts';
import type { RegisterIssuerRequest as _testamur_registry_RegisterIssuerRequest, RegisterIssuerRequest__Output as _testamur_registry_RegisterIssuerRequest__Output } from './testamur/registry/RegisterIssuerRequest.ts';
import type { RegisterIssuerResponse as _testamur_registry_RegisterIssuerResponse, RegisterIssuerResponse__Output as _testamur_registry_RegisterIssuerResponse__Output } from './testamur/registry/RegisterIssuerResponse.ts';
import type { RemoveFederatedIssuerRequest as _testamur_registry_RemoveFederatedIssuerRequest, RemoveFederatedIssuerRequest__Output as _testamur_registry_RemoveFederatedIssuerRequest__Output } from './testamur/registry/RemoveFederatedIssuerRequest.ts';
import type { RemoveFederatedIssuerResponse as _testamur_registry_RemoveFederatedIssuerResponse, RemoveFederatedIssuerResponse__Output as _testamur_registry_RemoveFederatedIssuerResponse__Output } from './testamur/registry/RemoveFederatedIssuerResponse.ts';
import type { ResolveFederatedKeyRequest as _testamur_registry_ResolveFederatedKeyRequest, ResolveFederatedKeyRequest__Output as _testamur_registry_ResolveFederatedKeyRequest__Output } from './testamur/registry/ResolveFederatedKeyRequest.ts';
import type { ResolveFederatedKeyResponse as _testamur_registry_ResolveFederatedKeyResponse, ResolveFederatedKeyResponse__Output as _testamur_registry_ResolveFederatedKeyResponse__Output } from './testamur/registry/ResolveFederatedKeyResponse.ts';
import type { RotateKeyRequest as _testamur_registry_RotateKeyRequest, RotateKeyRequest__Output as _testamur_registry_RotateKeyRequest__Output } from './testamur/registry/RotateKeyRequest.ts';
import type { RotateKeyResponse as _testamur_registry_RotateKeyResponse, RotateKeyResponse__Output as _testamur_registry_RotateKeyResponse__Output } from './testamur/registry/RotateKeyResponse.ts';
import type { SignPayloadRequest as _testamur_registry_SignPayloadRequest, SignPayloadRequest__Output as _testamur_registry_SignPayloadRequest__Output } from './testamur/registry/SignPayloadRequest.ts';
import type { SignPayloadResponse as _testamur_registry_SignPayloadResponse, SignPayloadResponse__Output as _testamur_registry_SignPayloadResponse__Output } from './testamur/registry/SignPayloadResponse.ts';
import type { UpdateApiKeyRequest as _testamur_registry_UpdateApiKeyRequest, UpdateApiKeyRequest__Output as _testamur_registry_UpdateApiKeyRequest__Output } from './testamur/registry/UpdateApiKeyRequest.ts';
import type { UpdateApiKeyResponse as _testamur_registry_UpdateApiKeyResponse, UpdateApiKeyResponse__Output as _testamur_registry_UpdateApiKeyResponse__Output } from './testamur/registry/UpdateApiKeyResponse.ts';
import type { UpdateFederatedIssuerStatusRequest as _testamur_registry_UpdateFederatedIssuerStatusRequest, UpdateFederatedIssuerStatusRequest__Output as _testamur_registry_UpdateFederatedIssuerStatusRequest__Output } from './testamur/registry/UpdateFederatedIssuerStatusRequest.ts';
import type { UpdateFederatedIssuerStatusResponse as _testamur_registry_UpdateFederatedIssuerStatusResponse, UpdateFederatedIssuerStatusResponse__Output as _testamur_registry_UpdateFederatedIssuerStatusResponse__Output } from './testamur/registry/UpdateFederatedIssuerStatusResponse.ts';
import type { UpdateIssuerStatusRequest as _testamur_registry_UpdateIssuerStatusRequest, UpdateIssuerStatusRequest__Output as _testamur_registry_UpdateIssuerStatusRequest__Output } from './testamur/registry/UpdateIssuerStatusRequest.ts';
import type { UpdateIssuerStatusResponse as _testamur_registry_UpdateIssuerStatusResponse, UpdateIssuerStatusResponse__Output as _testamur_registry_UpdateIssuerStatusResponse__Output } from './testamur/registry/UpdateIssuerStatusResponse.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  testamur: {
    registry: {
      ApiKeyRecord: MessageTypeDefinition<_testamur_registry_ApiKeyRecord, _testamur_registry_ApiKeyRecord__Output>
      AuthenticateApiKeyRequest: MessageTypeDefinition<_testamur_registry_AuthenticateApiKeyRequest, _testamur_registry_AuthenticateApiKeyRequest__Output>
      AuthenticateApiKeyResponse: MessageTypeDefinition<_testamur_registry_AuthenticateApiKeyResponse, _testamur_registry_AuthenticateApiKeyResponse__Output>
      CreateApiKeyRequest: MessageTypeDefinition<_testamur_registry_CreateApiKeyRequest, _testamur_registry_CreateApiKeyRequest__Output>
      CreateApiKeyResponse: MessageTypeDefinition<_testamur_registry_CreateApiKeyResponse, _testamur_registry_CreateApiKeyResponse__Output>
      DIDDocumentKey: MessageTypeDefinition<_testamur_registry_DIDDocumentKey, _testamur_registry_DIDDocumentKey__Output>
      DeleteApiKeyRequest: MessageTypeDefinition<_testamur_registry_DeleteApiKeyRequest, _testamur_registry_DeleteApiKeyRequest__Output>
      DeleteApiKeyResponse: MessageTypeDefinition<_testamur_registry_DeleteApiKeyResponse, _testamur_registry_DeleteApiKeyResponse__Output>
      FederatedAccreditation: MessageTypeDefinition<_testamur_registry_FederatedAccreditation, _testamur_registry_FederatedAccreditation__Output>
      FederatedIssuerRecord: MessageTypeDefinition<_testamur_registry_FederatedIssuerRecord, _testamur_registry_FederatedIssuerRecord__Output>
      FederatedKeyRecord: MessageTypeDefinition<_testamur_registry_FederatedKeyRecord, _testamur_registry_FederatedKeyRecord__Output>
      GetApiKeyRequest: MessageTypeDefinition<_testamur_registry_GetApiKeyRequest, _testamur_registry_GetApiKeyRequest__Output>
      GetApiKeyResponse: MessageTypeDefinition<_testamur_registry_GetApiKeyResponse, _testamur_registry_GetApiKeyResponse__Output>
      GetDIDDocumentRequest: MessageTypeDefinition<_testamur_registry_GetDIDDocumentRequest, _testamur_registry_GetDIDDocumentRequest__Output>
      GetDIDDocumentResponse: MessageTypeDefinition<_testamur_registry_GetDIDDocumentResponse, _testamur_registry_GetDIDDocumentResponse__Output>
      GetFederatedIssuerRequest: MessageTypeDefinition<_testamur_registry_GetFederatedIssuerRequest, _testamur_registry_GetFederatedIssuerRequest__Output>
      GetFederatedIssuerResponse: MessageTypeDefinition<_testamur_registry_GetFederatedIssuerResponse, _testamur_registry_GetFederatedIssuerResponse__Output>
      GetIssuerRequest: MessageTypeDefinition<_testamur_registry_GetIssuerRequest, _testamur_registry_GetIssuerRequest__Output>
      GetIssuerResponse: MessageTypeDefinition<_testamur_registry_GetIssuerResponse, _testamur_registry_GetIssuerResponse__Output>
      IssuerKeyVersion: MessageTypeDefinition<_testamur_registry_IssuerKeyVersion, _testamur_registry_IssuerKeyVersion__Output>
      /**
       * The registry of institutions that issue credentials: their DIDs, keys, statuses and API keys.
       * Empty text, 0 and empty bytes mean that a field was not sent. Instants are epoch milliseconds, 0 for none.
       * Refusals are gRPC statuses; the trailer x-error-code names the reason. error_message is empty in every reply.
       */
      IssuerRegistryService: SubtypeConstructor<typeof grpc.Client, _testamur_registry_IssuerRegistryServiceClient> & { service: _testamur_registry_IssuerRegistryServiceDefinition }
      IssuerSummary: MessageTypeDefinition<_testamur_registry_IssuerSummary, _testamur_registry_IssuerSummary__Output>
      ListApiKeysRequest: MessageTypeDefinition<_testamur_registry_ListApiKeysRequest, _testamur_registry_ListApiKeysRequest__Output>
      ListApiKeysResponse: MessageTypeDefinition<_testamur_registry_ListApiKeysResponse, _testamur_registry_ListApiKeysResponse__Output>
      ListFederatedIssuersRequest: MessageTypeDefinition<_testamur_registry_ListFederatedIssuersRequest, _testamur_registry_ListFederatedIssuersRequest__Output>
      ListFederatedIssuersResponse: MessageTypeDefinition<_testamur_registry_ListFederatedIssuersResponse, _testamur_registry_ListFederatedIssuersResponse__Output>
      ListIssuersRequest: MessageTypeDefinition<_testamur_registry_ListIssuersRequest, _testamur_registry_ListIssuersRequest__Output>
      ListIssuersResponse: MessageTypeDefinition<_testamur_registry_ListIssuersResponse, _testamur_registry_ListIssuersResponse__Output>
      RefreshFederatedIssuerRequest: MessageTypeDefinition<_testamur_registry_RefreshFederatedIssuerRequest, _testamur_registry_RefreshFederatedIssuerRequest__Output>
      RefreshFederatedIssuerResponse: MessageTypeDefinition<_testamur_registry_RefreshFederatedIssuerResponse, _testamur_registry_RefreshFederatedIssuerResponse__Output>
      RegisterFederatedIssuerRequest: MessageTypeDefinition<_testamur_registry_RegisterFederatedIssuerRequest, _testamur_registry_RegisterFederatedIssuerRequest__Output>
      RegisterFederatedIssuerResponse: MessageTypeDefinition<_testamur_registry_RegisterFederatedIssuerResponse, _testamur_registry_RegisterFederatedIssuerResponse__Output>
      RegisterIssuerRequest: MessageTypeDefinition<_testamur_registry_RegisterIssuerRequest, _testamur_registry_RegisterIssuerRequest__Output>
      RegisterIssuerResponse: MessageTypeDefinition<_testamur_registry_RegisterIssuerResponse, _testamur_registry_RegisterIssuerResponse__Output>
      RemoveFederatedIssuerRequest: MessageTypeDefinition<_testamur_registry_RemoveFederatedIssuerRequest, _testamur_registry_RemoveFederatedIssuerRequest__Output>
      RemoveFederatedIssuerResponse: MessageTypeDefinition<_testamur_registry_RemoveFederatedIssuerResponse, _testamur_registry_RemoveFederatedIssuerResponse__Output>
      ResolveFederatedKeyRequest: MessageTypeDefinition<_testamur_registry_ResolveFederatedKeyRequest, _testamur_registry_ResolveFederatedKeyRequest__Output>
      ResolveFederatedKeyResponse: MessageTypeDefinition<_testamur_registry_ResolveFederatedKeyResponse, _testamur_registry_ResolveFederatedKeyResponse__Output>
      RotateKeyRequest: MessageTypeDefinition<_testamur_registry_RotateKeyRequest, _testamur_registry_RotateKeyRequest__Output>
      RotateKeyResponse: MessageTypeDefinition<_testamur_registry_RotateKeyResponse, _testamur_registry_RotateKeyResponse__Output>
      SignPayloadRequest: MessageTypeDefinition<_testamur_registry_SignPayloadRequest, _testamur_registry_SignPayloadRequest__Output>
      SignPayloadResponse: MessageTypeDefinition<_testamur_registry_SignPayloadResponse, _testamur_registry_SignPayloadResponse__Output>
      UpdateApiKeyRequest: MessageTypeDefinition<_testamur_registry_UpdateApiKeyRequest, _testamur_registry_UpdateApiKeyRequest__Output>
      UpdateApiKeyResponse: MessageTypeDefinition<_testamur_registry_UpdateApiKeyResponse, _testamur_registry_UpdateApiKeyResponse__Output>
      UpdateFederatedIssuerStatusRequest: MessageTypeDefinition<_testamur_registry_UpdateFederatedIssuerStatusRequest, _testamur_registry_UpdateFederatedIssuerStatusRequest__Output>
      UpdateFederatedIssuerStatusResponse: MessageTypeDefinition<_testamur_registry_UpdateFederatedIssuerStatusResponse, _testamur_registry_UpdateFederatedIssuerStatusResponse__Output>
      UpdateIssuerStatusRequest: MessageTypeDefinition<_testamur_registry_UpdateIssuerStatusRequest, _testamur_registry_UpdateIssuerStatusRequest__Output>
      UpdateIssuerStatusResponse: MessageTypeDefinition<_testamur_registry_UpdateIssuerStatusResponse, _testamur_registry_UpdateIssuerStatusResponse__Output>
    }
  }
}

