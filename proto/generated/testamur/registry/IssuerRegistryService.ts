// Original file: proto/testamur/registry/issuer_registry.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AuthenticateApiKeyRequest as _testamur_registry_AuthenticateApiKeyRequest, AuthenticateApiKeyRequest__Output as _testamur_registry_AuthenticateApiKeyRequest__Output } from '../../testamur/registry/AuthenticateApiKeyRequest.ts';
import type { AuthenticateApiKeyResponse as _testamur_registry_AuthenticateApiKeyResponse, AuthenticateApiKeyResponse__Output as _testamur_registry_AuthenticateApiKeyResponse__Output } from '../../testamur/registry/AuthenticateApiKeyResponse.ts';
import type { CreateApiKeyRequest as _testamur_registry_CreateApiKeyRequest, CreateApiKeyRequest__Output as _testamur_registry_CreateApiKeyRequest__Output } from '../../testamur/registry/CreateApiKeyRequest.ts';
import type { CreateApiKeyResponse as _testamur_registry_CreateApiKeyResponse, CreateApiKeyResponse__Output as _testamur_registry_CreateApiKeyResponse__Output } from '../../testamur/registry/CreateApiKeyResponse.ts';
import type { DeleteApiKeyRequest as _testamur_registry_DeleteApiKeyRequest, DeleteApiKeyRequest__Output as _testamur_registry_DeleteApiKeyRequest__Output } from '../../testamur/registry/DeleteApiKeyRequest.ts';
import type { DeleteApiKeyResponse as _testamur_registry_DeleteApiKeyResponse, DeleteApiKeyResponse__Output as _testamur_registry_DeleteApiKeyResponse__Output } from '../../testamur/registry/DeleteApiKeyResponse.ts';
import type { GetApiKeyRequest as _testamur_registry_GetApiKeyRequest, GetApiKeyRequest__Output as _testamur_registry_GetApiKeyRequest__Output } from '../../testamur/registry/GetApiKeyRequest.ts';
import type { GetApiKeyResponse as _testamur_registry_GetApiKeyResponse, GetApiKeyResponse__Output as _testamur_registry_GetApiKeyResponse__Output } from '../../testamur/registry/GetApiKeyResponse.ts';
import type { GetDIDDocumentRequest as _testamur_registry_GetDIDDocumentRequest, GetDIDDocumentRequest__Output as _testamur_registry_GetDIDDocumentRequest__Output } from '../../testamur/registry/GetDIDDocumentRequest.ts';
import type { GetDIDDocumentResponse as _testamur_registry_GetDIDDocumentResponse, GetDIDDocumentResponse__Output as _testamur_registry_GetDIDDocumentResponse__Output } from '../../testamur/registry/GetDIDDocumentResponse.ts';
import type { GetFederatedIssuerRequest as _testamur_registry_GetFederatedIssuerRequest, GetFederatedIssuerRequest__Output as _testamur_registry_GetFederatedIssuerRequest__Output } from '../../testamur/registry/GetFederatedIssuerRequest.ts';
import type { GetFederatedIssuerResponse as _testamur_registry_GetFederatedIssuerResponse, GetFederatedIssuerResponse__Output as _testamur_registry_GetFederatedIssuerResponse__Output } from '../../testamur/registry/GetFederatedIssuerResponse.ts';
import type { GetIssuerRequest as _testamur_registry_GetIssuerRequest, GetIssuerRequest__Output as _testamur_registry_GetIssuerRequest__Output } from '../../testamur/registry/GetIssuerRequest.ts';
import type { GetIssuerResponse as _testamur_registry_GetIssuerResponse, GetIssuerResponse__Output as _testamur_registry_GetIssuerResponse__Output } from '../../testamur/registry/GetIssuerResponse.ts';
import type { ListApiKeysRequest as _testamur_registry_ListApiKeysRequest, ListApiKeysRequest__Output as _testamur_registry_ListApiKeysRequest__Output } from '../../testamur/registry/ListApiKeysRequest.ts';
import type { ListApiKeysResponse as _testamur_registry_ListApiKeysResponse, ListApiKeysResponse__Output as _testamur_registry_ListApiKeysResponse__Output } from '../../testamur/registry/ListApiKeysResponse.ts';
import type { ListFederatedIssuersRequest as _testamur_registry_ListFederatedIssuersRequest, ListFederatedIssuersRequest__Output as _testamur_registry_ListFederatedIssuersRequest__Output } from '../../testamur/registry/ListFederatedIssuersRequest.ts';
import type { ListFederatedIssuersResponse as _testamur_registry_ListFederatedIssuersResponse, ListFederatedIssuersResponse__Output as _testamur_registry_ListFederatedIssuersResponse__Output } from '../../testamur/registry/ListFederatedIssuersResponse.ts';
import type { ListIssuersRequest as _testamur_registry_ListIssuersRequest, ListIssuersRequest__Output as _testamur_registry_ListIssuersRequest__Output } from '../../testamur/registry/ListIssuersRequest.ts';
import type { ListIssuersResponse as _testamur_registry_ListIssuersResponse, ListIssuersResponse__Output as _testamur_registry_ListIssuersResponse__Output } from '../../testamur/registry/ListIssuersResponse.ts';
import type { RefreshFederatedIssuerRequest as _testamur_registry_RefreshFederatedIssuerRequest, RefreshFederatedIssuerRequest__Output as _testamur_registry_RefreshFederatedIssuerRequest__Output } from '../../testamur/registry/RefreshFederatedIssuerRequest.ts';
import type { RefreshFederatedIssuerResponse as _testamur_registry_RefreshFederatedIssuerResponse, RefreshFederatedIssuerResponse__Output as _testamur_registry_RefreshFederatedIssuerResponse__Output } from '../../testamur/registry/RefreshFederatedIssuerResponse.ts';
import type { RegisterFederatedIssuerRequest as _testamur_registry_RegisterFederatedIssuerRequest, RegisterFederatedIssuerRequest__Output as _testamur_registry_RegisterFederatedIssuerRequest__Output } from '../../testamur/registry/RegisterFederatedIssuerRequest.ts';
import type { RegisterFederatedIssuerResponse as _testamur_registry_RegisterFederatedIssuerResponse, RegisterFederatedIssuerResponse__Output as _testamur_registry_RegisterFederatedIssuerResponse__Output } from '../../testamur/registry/RegisterFederatedIssuerResponse.ts';
import type { RegisterIssuerRequest as _testamur_registry_RegisterIssuerRequest, RegisterIssuerRequest__Output as _testamur_registry_RegisterIssuerRequest__Output } from '../../testamur/registry/RegisterIssuerRequest.ts';
import type { RegisterIssuerResponse as _testamur_registry_RegisterIssuerResponse, RegisterIssuerResponse__Output as _testamur_registry_RegisterIssuerResponse__Output } from '../../testamur/registry/RegisterIssuerResponse.ts';
import type { RemoveFederatedIssuerRequest as _testamur_registry_RemoveFederatedIssuerRequest, RemoveFederatedIssuerRequest__Output as _testamur_registry_RemoveFederatedIssuerRequest__Output } from '../../testamur/registry/RemoveFederatedIssuerRequest.ts';
import type { RemoveFederatedIssuerResponse as _testamur_registry_RemoveFederatedIssuerResponse, RemoveFederatedIssuerResponse__Output as _testamur_registry_RemoveFederatedIssuerResponse__Output } from '../../testamur/registry/RemoveFederatedIssuerResponse.ts';
import type { ResolveFederatedKeyRequest as _testamur_registry_ResolveFederatedKeyRequest, ResolveFederatedKeyRequest__Output as _testamur_registry_ResolveFederatedKeyRequest__Output } from '../../testamur/registry/ResolveFederatedKeyRequest.ts';
import type { ResolveFederatedKeyResponse as _testamur_registry_ResolveFederatedKeyResponse, ResolveFederatedKeyResponse__Output as _testamur_registry_ResolveFederatedKeyResponse__Output } from '../../testamur/registry/ResolveFederatedKeyResponse.ts';
import type { RotateKeyRequest as _testamur_registry_RotateKeyRequest, RotateKeyRequest__Output as _testamur_registry_RotateKeyRequest__Output } from '../../testamur/registry/RotateKeyRequest.ts';
import type { RotateKeyResponse as _testamur_registry_RotateKeyResponse, RotateKeyResponse__Output as _testamur_registry_RotateKeyResponse__Output } from '../../testamur/registry/RotateKeyResponse.ts';
import type { SignPayloadRequest as _testamur_registry_SignPayloadRequest, SignPayloadRequest__Output as _testamur_registry_SignPayloadRequest__Output } from '../../testamur/registry/SignPayloadRequest.ts';
import type { SignPayloadResponse as _testamur_registry_SignPayloadResponse, SignPayloadResponse__Output as _testamur_registry_SignPayloadResponse__Output } from '../../testamur/registry/SignPayloadResponse.ts';
import type { UpdateApiKeyRequest as _testamur_registry_UpdateApiKeyRequest, UpdateApiKeyRequest__Output as _testamur_registry_UpdateApiKeyRequest__Output } from '../../testamur/registry/UpdateApiKeyRequest.ts';
import type { UpdateApiKeyResponse as _testamur_registry_UpdateApiKeyResponse, UpdateApiKeyResponse__Output as _testamur_registry_UpdateApiKeyResponse__Output } from '../../testamur/registry/UpdateApiKeyResponse.ts';
import type { UpdateFederatedIssuerStatusRequest as _testamur_registry_UpdateFederatedIssuerStatusRequest, UpdateFederatedIssuerStatusRequest__Output as _testamur_registry_UpdateFederatedIssuerStatusRequest__Output } from '../../testamur/registry/UpdateFederatedIssuerStatusRequest.ts';
import type { UpdateFederatedIssuerStatusResponse as _testamur_registry_UpdateFederatedIssuerStatusResponse, UpdateFederatedIssuerStatusResponse__Output as _testamur_registry_UpdateFederatedIssuerStatusResponse__Output } from '../../testamur/registry/UpdateFederatedIssuerStatusResponse.ts';
import type { UpdateIssuerStatusRequest as _testamur_registry_UpdateIssuerStatusRequest, UpdateIssuerStatusRequest__Output as _testamur_registry_UpdateIssuerStatusRequest__Output } from '../../testamur/registry/UpdateIssuerStatusRequest.ts';
import type { UpdateIssuerStatusResponse as _testamur_registry_UpdateIssuerStatusResponse, UpdateIssuerStatusResponse__Output as _testamur_registry_UpdateIssuerStatusResponse__Output } from '../../testamur/registry/UpdateIssuerStatusResponse.ts';

/**
 * The registry of institutions that issue credentials: their DIDs, keys, statuses and API keys.
 * Empty text, 0 and empty bytes mean that a field was not sent. Instants are epoch milliseconds, 0 for none.
 * Refusals are gRPC statuses; the trailer x-error-code names the reason. error_message is empty in every reply.
 */
export interface IssuerRegistryServiceClient extends grpc.Client {
  /**
   * Whom an API key proves. UNAUTHENTICATED, for whatever reason, when it proves nobody.
   */
  AuthenticateApiKey(argument: _testamur_registry_AuthenticateApiKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_AuthenticateApiKeyResponse__Output>): grpc.ClientUnaryCall;
  AuthenticateApiKey(argument: _testamur_registry_AuthenticateApiKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_AuthenticateApiKeyResponse__Output>): grpc.ClientUnaryCall;
  AuthenticateApiKey(argument: _testamur_registry_AuthenticateApiKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_AuthenticateApiKeyResponse__Output>): grpc.ClientUnaryCall;
  AuthenticateApiKey(argument: _testamur_registry_AuthenticateApiKeyRequest, callback: grpc.requestCallback<_testamur_registry_AuthenticateApiKeyResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Whom an API key proves. UNAUTHENTICATED, for whatever reason, when it proves nobody.
   */
  authenticateApiKey(argument: _testamur_registry_AuthenticateApiKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_AuthenticateApiKeyResponse__Output>): grpc.ClientUnaryCall;
  authenticateApiKey(argument: _testamur_registry_AuthenticateApiKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_AuthenticateApiKeyResponse__Output>): grpc.ClientUnaryCall;
  authenticateApiKey(argument: _testamur_registry_AuthenticateApiKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_AuthenticateApiKeyResponse__Output>): grpc.ClientUnaryCall;
  authenticateApiKey(argument: _testamur_registry_AuthenticateApiKeyRequest, callback: grpc.requestCallback<_testamur_registry_AuthenticateApiKeyResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates an API key of a CUSTODIAL issuer; the reply is the only one that shows it.
   */
  CreateApiKey(argument: _testamur_registry_CreateApiKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_CreateApiKeyResponse__Output>): grpc.ClientUnaryCall;
  CreateApiKey(argument: _testamur_registry_CreateApiKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_CreateApiKeyResponse__Output>): grpc.ClientUnaryCall;
  CreateApiKey(argument: _testamur_registry_CreateApiKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_CreateApiKeyResponse__Output>): grpc.ClientUnaryCall;
  CreateApiKey(argument: _testamur_registry_CreateApiKeyRequest, callback: grpc.requestCallback<_testamur_registry_CreateApiKeyResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates an API key of a CUSTODIAL issuer; the reply is the only one that shows it.
   */
  createApiKey(argument: _testamur_registry_CreateApiKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_CreateApiKeyResponse__Output>): grpc.ClientUnaryCall;
  createApiKey(argument: _testamur_registry_CreateApiKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_CreateApiKeyResponse__Output>): grpc.ClientUnaryCall;
  createApiKey(argument: _testamur_registry_CreateApiKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_CreateApiKeyResponse__Output>): grpc.ClientUnaryCall;
  createApiKey(argument: _testamur_registry_CreateApiKeyRequest, callback: grpc.requestCallback<_testamur_registry_CreateApiKeyResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Revokes an API key for ever; the record stays for the audit. Repeating it changes nothing.
   */
  DeleteApiKey(argument: _testamur_registry_DeleteApiKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_DeleteApiKeyResponse__Output>): grpc.ClientUnaryCall;
  DeleteApiKey(argument: _testamur_registry_DeleteApiKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_DeleteApiKeyResponse__Output>): grpc.ClientUnaryCall;
  DeleteApiKey(argument: _testamur_registry_DeleteApiKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_DeleteApiKeyResponse__Output>): grpc.ClientUnaryCall;
  DeleteApiKey(argument: _testamur_registry_DeleteApiKeyRequest, callback: grpc.requestCallback<_testamur_registry_DeleteApiKeyResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Revokes an API key for ever; the record stays for the audit. Repeating it changes nothing.
   */
  deleteApiKey(argument: _testamur_registry_DeleteApiKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_DeleteApiKeyResponse__Output>): grpc.ClientUnaryCall;
  deleteApiKey(argument: _testamur_registry_DeleteApiKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_DeleteApiKeyResponse__Output>): grpc.ClientUnaryCall;
  deleteApiKey(argument: _testamur_registry_DeleteApiKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_DeleteApiKeyResponse__Output>): grpc.ClientUnaryCall;
  deleteApiKey(argument: _testamur_registry_DeleteApiKeyRequest, callback: grpc.requestCallback<_testamur_registry_DeleteApiKeyResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * One API key, without its secret.
   */
  GetApiKey(argument: _testamur_registry_GetApiKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_GetApiKeyResponse__Output>): grpc.ClientUnaryCall;
  GetApiKey(argument: _testamur_registry_GetApiKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_GetApiKeyResponse__Output>): grpc.ClientUnaryCall;
  GetApiKey(argument: _testamur_registry_GetApiKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_GetApiKeyResponse__Output>): grpc.ClientUnaryCall;
  GetApiKey(argument: _testamur_registry_GetApiKeyRequest, callback: grpc.requestCallback<_testamur_registry_GetApiKeyResponse__Output>): grpc.ClientUnaryCall;
  /**
   * One API key, without its secret.
   */
  getApiKey(argument: _testamur_registry_GetApiKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_GetApiKeyResponse__Output>): grpc.ClientUnaryCall;
  getApiKey(argument: _testamur_registry_GetApiKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_GetApiKeyResponse__Output>): grpc.ClientUnaryCall;
  getApiKey(argument: _testamur_registry_GetApiKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_GetApiKeyResponse__Output>): grpc.ClientUnaryCall;
  getApiKey(argument: _testamur_registry_GetApiKeyRequest, callback: grpc.requestCallback<_testamur_registry_GetApiKeyResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * The DID document with the whole key history.
   */
  GetDIDDocument(argument: _testamur_registry_GetDIDDocumentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_GetDIDDocumentResponse__Output>): grpc.ClientUnaryCall;
  GetDIDDocument(argument: _testamur_registry_GetDIDDocumentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_GetDIDDocumentResponse__Output>): grpc.ClientUnaryCall;
  GetDIDDocument(argument: _testamur_registry_GetDIDDocumentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_GetDIDDocumentResponse__Output>): grpc.ClientUnaryCall;
  GetDIDDocument(argument: _testamur_registry_GetDIDDocumentRequest, callback: grpc.requestCallback<_testamur_registry_GetDIDDocumentResponse__Output>): grpc.ClientUnaryCall;
  /**
   * The DID document with the whole key history.
   */
  getDidDocument(argument: _testamur_registry_GetDIDDocumentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_GetDIDDocumentResponse__Output>): grpc.ClientUnaryCall;
  getDidDocument(argument: _testamur_registry_GetDIDDocumentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_GetDIDDocumentResponse__Output>): grpc.ClientUnaryCall;
  getDidDocument(argument: _testamur_registry_GetDIDDocumentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_GetDIDDocumentResponse__Output>): grpc.ClientUnaryCall;
  getDidDocument(argument: _testamur_registry_GetDIDDocumentRequest, callback: grpc.requestCallback<_testamur_registry_GetDIDDocumentResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * One federated issuer with its pinned document and keys.
   */
  GetFederatedIssuer(argument: _testamur_registry_GetFederatedIssuerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_GetFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  GetFederatedIssuer(argument: _testamur_registry_GetFederatedIssuerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_GetFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  GetFederatedIssuer(argument: _testamur_registry_GetFederatedIssuerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_GetFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  GetFederatedIssuer(argument: _testamur_registry_GetFederatedIssuerRequest, callback: grpc.requestCallback<_testamur_registry_GetFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * One federated issuer with its pinned document and keys.
   */
  getFederatedIssuer(argument: _testamur_registry_GetFederatedIssuerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_GetFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  getFederatedIssuer(argument: _testamur_registry_GetFederatedIssuerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_GetFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  getFederatedIssuer(argument: _testamur_registry_GetFederatedIssuerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_GetFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  getFederatedIssuer(argument: _testamur_registry_GetFederatedIssuerRequest, callback: grpc.requestCallback<_testamur_registry_GetFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * The issuer of a DID with its whole key history, through a cache of at most one hour unless `fresh` is set.
   */
  GetIssuer(argument: _testamur_registry_GetIssuerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_GetIssuerResponse__Output>): grpc.ClientUnaryCall;
  GetIssuer(argument: _testamur_registry_GetIssuerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_GetIssuerResponse__Output>): grpc.ClientUnaryCall;
  GetIssuer(argument: _testamur_registry_GetIssuerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_GetIssuerResponse__Output>): grpc.ClientUnaryCall;
  GetIssuer(argument: _testamur_registry_GetIssuerRequest, callback: grpc.requestCallback<_testamur_registry_GetIssuerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * The issuer of a DID with its whole key history, through a cache of at most one hour unless `fresh` is set.
   */
  getIssuer(argument: _testamur_registry_GetIssuerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_GetIssuerResponse__Output>): grpc.ClientUnaryCall;
  getIssuer(argument: _testamur_registry_GetIssuerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_GetIssuerResponse__Output>): grpc.ClientUnaryCall;
  getIssuer(argument: _testamur_registry_GetIssuerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_GetIssuerResponse__Output>): grpc.ClientUnaryCall;
  getIssuer(argument: _testamur_registry_GetIssuerRequest, callback: grpc.requestCallback<_testamur_registry_GetIssuerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * An issuer's API keys, newest first, ended ones included.
   */
  ListApiKeys(argument: _testamur_registry_ListApiKeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_ListApiKeysResponse__Output>): grpc.ClientUnaryCall;
  ListApiKeys(argument: _testamur_registry_ListApiKeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_ListApiKeysResponse__Output>): grpc.ClientUnaryCall;
  ListApiKeys(argument: _testamur_registry_ListApiKeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_ListApiKeysResponse__Output>): grpc.ClientUnaryCall;
  ListApiKeys(argument: _testamur_registry_ListApiKeysRequest, callback: grpc.requestCallback<_testamur_registry_ListApiKeysResponse__Output>): grpc.ClientUnaryCall;
  /**
   * An issuer's API keys, newest first, ended ones included.
   */
  listApiKeys(argument: _testamur_registry_ListApiKeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_ListApiKeysResponse__Output>): grpc.ClientUnaryCall;
  listApiKeys(argument: _testamur_registry_ListApiKeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_ListApiKeysResponse__Output>): grpc.ClientUnaryCall;
  listApiKeys(argument: _testamur_registry_ListApiKeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_ListApiKeysResponse__Output>): grpc.ClientUnaryCall;
  listApiKeys(argument: _testamur_registry_ListApiKeysRequest, callback: grpc.requestCallback<_testamur_registry_ListApiKeysResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Federated issuers, newest first.
   */
  ListFederatedIssuers(argument: _testamur_registry_ListFederatedIssuersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_ListFederatedIssuersResponse__Output>): grpc.ClientUnaryCall;
  ListFederatedIssuers(argument: _testamur_registry_ListFederatedIssuersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_ListFederatedIssuersResponse__Output>): grpc.ClientUnaryCall;
  ListFederatedIssuers(argument: _testamur_registry_ListFederatedIssuersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_ListFederatedIssuersResponse__Output>): grpc.ClientUnaryCall;
  ListFederatedIssuers(argument: _testamur_registry_ListFederatedIssuersRequest, callback: grpc.requestCallback<_testamur_registry_ListFederatedIssuersResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Federated issuers, newest first.
   */
  listFederatedIssuers(argument: _testamur_registry_ListFederatedIssuersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_ListFederatedIssuersResponse__Output>): grpc.ClientUnaryCall;
  listFederatedIssuers(argument: _testamur_registry_ListFederatedIssuersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_ListFederatedIssuersResponse__Output>): grpc.ClientUnaryCall;
  listFederatedIssuers(argument: _testamur_registry_ListFederatedIssuersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_ListFederatedIssuersResponse__Output>): grpc.ClientUnaryCall;
  listFederatedIssuers(argument: _testamur_registry_ListFederatedIssuersRequest, callback: grpc.requestCallback<_testamur_registry_ListFederatedIssuersResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Issuers, newest first. A page_size of 0 answers all of them on one page.
   */
  ListIssuers(argument: _testamur_registry_ListIssuersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_ListIssuersResponse__Output>): grpc.ClientUnaryCall;
  ListIssuers(argument: _testamur_registry_ListIssuersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_ListIssuersResponse__Output>): grpc.ClientUnaryCall;
  ListIssuers(argument: _testamur_registry_ListIssuersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_ListIssuersResponse__Output>): grpc.ClientUnaryCall;
  ListIssuers(argument: _testamur_registry_ListIssuersRequest, callback: grpc.requestCallback<_testamur_registry_ListIssuersResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Issuers, newest first. A page_size of 0 answers all of them on one page.
   */
  listIssuers(argument: _testamur_registry_ListIssuersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_ListIssuersResponse__Output>): grpc.ClientUnaryCall;
  listIssuers(argument: _testamur_registry_ListIssuersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_ListIssuersResponse__Output>): grpc.ClientUnaryCall;
  listIssuers(argument: _testamur_registry_ListIssuersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_ListIssuersResponse__Output>): grpc.ClientUnaryCall;
  listIssuers(argument: _testamur_registry_ListIssuersRequest, callback: grpc.requestCallback<_testamur_registry_ListIssuersResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Reads the DID document now; give it 6 seconds. A site that cannot be read is an answer with resolve_status FAILED.
   */
  RefreshFederatedIssuer(argument: _testamur_registry_RefreshFederatedIssuerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_RefreshFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  RefreshFederatedIssuer(argument: _testamur_registry_RefreshFederatedIssuerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_RefreshFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  RefreshFederatedIssuer(argument: _testamur_registry_RefreshFederatedIssuerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_RefreshFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  RefreshFederatedIssuer(argument: _testamur_registry_RefreshFederatedIssuerRequest, callback: grpc.requestCallback<_testamur_registry_RefreshFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Reads the DID document now; give it 6 seconds. A site that cannot be read is an answer with resolve_status FAILED.
   */
  refreshFederatedIssuer(argument: _testamur_registry_RefreshFederatedIssuerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_RefreshFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  refreshFederatedIssuer(argument: _testamur_registry_RefreshFederatedIssuerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_RefreshFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  refreshFederatedIssuer(argument: _testamur_registry_RefreshFederatedIssuerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_RefreshFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  refreshFederatedIssuer(argument: _testamur_registry_RefreshFederatedIssuerRequest, callback: grpc.requestCallback<_testamur_registry_RefreshFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Reads the DID document of an institution outside and registers it as PROPOSED; give it 6 seconds. INVALID_ARGUMENT for a
   * document without a usable key, UNAVAILABLE for a site that cannot be read, ALREADY_EXISTS when the DID is registered.
   */
  RegisterFederatedIssuer(argument: _testamur_registry_RegisterFederatedIssuerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_RegisterFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  RegisterFederatedIssuer(argument: _testamur_registry_RegisterFederatedIssuerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_RegisterFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  RegisterFederatedIssuer(argument: _testamur_registry_RegisterFederatedIssuerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_RegisterFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  RegisterFederatedIssuer(argument: _testamur_registry_RegisterFederatedIssuerRequest, callback: grpc.requestCallback<_testamur_registry_RegisterFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Reads the DID document of an institution outside and registers it as PROPOSED; give it 6 seconds. INVALID_ARGUMENT for a
   * document without a usable key, UNAVAILABLE for a site that cannot be read, ALREADY_EXISTS when the DID is registered.
   */
  registerFederatedIssuer(argument: _testamur_registry_RegisterFederatedIssuerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_RegisterFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  registerFederatedIssuer(argument: _testamur_registry_RegisterFederatedIssuerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_RegisterFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  registerFederatedIssuer(argument: _testamur_registry_RegisterFederatedIssuerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_RegisterFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  registerFederatedIssuer(argument: _testamur_registry_RegisterFederatedIssuerRequest, callback: grpc.requestCallback<_testamur_registry_RegisterFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Registers an institution; always PENDING_APPROVAL. ALREADY_EXISTS when the public key is registered.
   */
  RegisterIssuer(argument: _testamur_registry_RegisterIssuerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_RegisterIssuerResponse__Output>): grpc.ClientUnaryCall;
  RegisterIssuer(argument: _testamur_registry_RegisterIssuerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_RegisterIssuerResponse__Output>): grpc.ClientUnaryCall;
  RegisterIssuer(argument: _testamur_registry_RegisterIssuerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_RegisterIssuerResponse__Output>): grpc.ClientUnaryCall;
  RegisterIssuer(argument: _testamur_registry_RegisterIssuerRequest, callback: grpc.requestCallback<_testamur_registry_RegisterIssuerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Registers an institution; always PENDING_APPROVAL. ALREADY_EXISTS when the public key is registered.
   */
  registerIssuer(argument: _testamur_registry_RegisterIssuerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_RegisterIssuerResponse__Output>): grpc.ClientUnaryCall;
  registerIssuer(argument: _testamur_registry_RegisterIssuerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_RegisterIssuerResponse__Output>): grpc.ClientUnaryCall;
  registerIssuer(argument: _testamur_registry_RegisterIssuerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_RegisterIssuerResponse__Output>): grpc.ClientUnaryCall;
  registerIssuer(argument: _testamur_registry_RegisterIssuerRequest, callback: grpc.requestCallback<_testamur_registry_RegisterIssuerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Ends a federated issuer for ever. Repeating it changes nothing.
   */
  RemoveFederatedIssuer(argument: _testamur_registry_RemoveFederatedIssuerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_RemoveFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  RemoveFederatedIssuer(argument: _testamur_registry_RemoveFederatedIssuerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_RemoveFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  RemoveFederatedIssuer(argument: _testamur_registry_RemoveFederatedIssuerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_RemoveFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  RemoveFederatedIssuer(argument: _testamur_registry_RemoveFederatedIssuerRequest, callback: grpc.requestCallback<_testamur_registry_RemoveFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Ends a federated issuer for ever. Repeating it changes nothing.
   */
  removeFederatedIssuer(argument: _testamur_registry_RemoveFederatedIssuerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_RemoveFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  removeFederatedIssuer(argument: _testamur_registry_RemoveFederatedIssuerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_RemoveFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  removeFederatedIssuer(argument: _testamur_registry_RemoveFederatedIssuerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_RemoveFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  removeFederatedIssuer(argument: _testamur_registry_RemoveFederatedIssuerRequest, callback: grpc.requestCallback<_testamur_registry_RemoveFederatedIssuerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * The pinned keys of a did:web that have not expired, or the one of a verification method, and whether they count.
   * NOT_FOUND also for a key that has expired. Reads no web site.
   */
  ResolveFederatedKey(argument: _testamur_registry_ResolveFederatedKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_ResolveFederatedKeyResponse__Output>): grpc.ClientUnaryCall;
  ResolveFederatedKey(argument: _testamur_registry_ResolveFederatedKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_ResolveFederatedKeyResponse__Output>): grpc.ClientUnaryCall;
  ResolveFederatedKey(argument: _testamur_registry_ResolveFederatedKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_ResolveFederatedKeyResponse__Output>): grpc.ClientUnaryCall;
  ResolveFederatedKey(argument: _testamur_registry_ResolveFederatedKeyRequest, callback: grpc.requestCallback<_testamur_registry_ResolveFederatedKeyResponse__Output>): grpc.ClientUnaryCall;
  /**
   * The pinned keys of a did:web that have not expired, or the one of a verification method, and whether they count.
   * NOT_FOUND also for a key that has expired. Reads no web site.
   */
  resolveFederatedKey(argument: _testamur_registry_ResolveFederatedKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_ResolveFederatedKeyResponse__Output>): grpc.ClientUnaryCall;
  resolveFederatedKey(argument: _testamur_registry_ResolveFederatedKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_ResolveFederatedKeyResponse__Output>): grpc.ClientUnaryCall;
  resolveFederatedKey(argument: _testamur_registry_ResolveFederatedKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_ResolveFederatedKeyResponse__Output>): grpc.ClientUnaryCall;
  resolveFederatedKey(argument: _testamur_registry_ResolveFederatedKeyRequest, callback: grpc.requestCallback<_testamur_registry_ResolveFederatedKeyResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Replaces the signing key by the next version; earlier versions stay listed. PERMISSION_DENIED when a BYOK issuer's
   * signature does not verify with the current key.
   */
  RotateKey(argument: _testamur_registry_RotateKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_RotateKeyResponse__Output>): grpc.ClientUnaryCall;
  RotateKey(argument: _testamur_registry_RotateKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_RotateKeyResponse__Output>): grpc.ClientUnaryCall;
  RotateKey(argument: _testamur_registry_RotateKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_RotateKeyResponse__Output>): grpc.ClientUnaryCall;
  RotateKey(argument: _testamur_registry_RotateKeyRequest, callback: grpc.requestCallback<_testamur_registry_RotateKeyResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Replaces the signing key by the next version; earlier versions stay listed. PERMISSION_DENIED when a BYOK issuer's
   * signature does not verify with the current key.
   */
  rotateKey(argument: _testamur_registry_RotateKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_RotateKeyResponse__Output>): grpc.ClientUnaryCall;
  rotateKey(argument: _testamur_registry_RotateKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_RotateKeyResponse__Output>): grpc.ClientUnaryCall;
  rotateKey(argument: _testamur_registry_RotateKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_RotateKeyResponse__Output>): grpc.ClientUnaryCall;
  rotateKey(argument: _testamur_registry_RotateKeyRequest, callback: grpc.requestCallback<_testamur_registry_RotateKeyResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Signs with the custodied key of an ACTIVE CUSTODIAL issuer. NOT_FOUND for a BYOK issuer, FAILED_PRECONDITION for one
   * that is not ACTIVE; the status is read from the store in this call.
   */
  SignPayload(argument: _testamur_registry_SignPayloadRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_SignPayloadResponse__Output>): grpc.ClientUnaryCall;
  SignPayload(argument: _testamur_registry_SignPayloadRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_SignPayloadResponse__Output>): grpc.ClientUnaryCall;
  SignPayload(argument: _testamur_registry_SignPayloadRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_SignPayloadResponse__Output>): grpc.ClientUnaryCall;
  SignPayload(argument: _testamur_registry_SignPayloadRequest, callback: grpc.requestCallback<_testamur_registry_SignPayloadResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Signs with the custodied key of an ACTIVE CUSTODIAL issuer. NOT_FOUND for a BYOK issuer, FAILED_PRECONDITION for one
   * that is not ACTIVE; the status is read from the store in this call.
   */
  signPayload(argument: _testamur_registry_SignPayloadRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_SignPayloadResponse__Output>): grpc.ClientUnaryCall;
  signPayload(argument: _testamur_registry_SignPayloadRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_SignPayloadResponse__Output>): grpc.ClientUnaryCall;
  signPayload(argument: _testamur_registry_SignPayloadRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_SignPayloadResponse__Output>): grpc.ClientUnaryCall;
  signPayload(argument: _testamur_registry_SignPayloadRequest, callback: grpc.requestCallback<_testamur_registry_SignPayloadResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Changes name and scopes of an ACTIVE API key; what is not sent stays.
   */
  UpdateApiKey(argument: _testamur_registry_UpdateApiKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_UpdateApiKeyResponse__Output>): grpc.ClientUnaryCall;
  UpdateApiKey(argument: _testamur_registry_UpdateApiKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_UpdateApiKeyResponse__Output>): grpc.ClientUnaryCall;
  UpdateApiKey(argument: _testamur_registry_UpdateApiKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_UpdateApiKeyResponse__Output>): grpc.ClientUnaryCall;
  UpdateApiKey(argument: _testamur_registry_UpdateApiKeyRequest, callback: grpc.requestCallback<_testamur_registry_UpdateApiKeyResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Changes name and scopes of an ACTIVE API key; what is not sent stays.
   */
  updateApiKey(argument: _testamur_registry_UpdateApiKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_UpdateApiKeyResponse__Output>): grpc.ClientUnaryCall;
  updateApiKey(argument: _testamur_registry_UpdateApiKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_UpdateApiKeyResponse__Output>): grpc.ClientUnaryCall;
  updateApiKey(argument: _testamur_registry_UpdateApiKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_UpdateApiKeyResponse__Output>): grpc.ClientUnaryCall;
  updateApiKey(argument: _testamur_registry_UpdateApiKeyRequest, callback: grpc.requestCallback<_testamur_registry_UpdateApiKeyResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Takes an issuer one step on its way and can accept its changed document. FAILED_PRECONDITION for a step that there is not.
   */
  UpdateFederatedIssuerStatus(argument: _testamur_registry_UpdateFederatedIssuerStatusRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_UpdateFederatedIssuerStatusResponse__Output>): grpc.ClientUnaryCall;
  UpdateFederatedIssuerStatus(argument: _testamur_registry_UpdateFederatedIssuerStatusRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_UpdateFederatedIssuerStatusResponse__Output>): grpc.ClientUnaryCall;
  UpdateFederatedIssuerStatus(argument: _testamur_registry_UpdateFederatedIssuerStatusRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_UpdateFederatedIssuerStatusResponse__Output>): grpc.ClientUnaryCall;
  UpdateFederatedIssuerStatus(argument: _testamur_registry_UpdateFederatedIssuerStatusRequest, callback: grpc.requestCallback<_testamur_registry_UpdateFederatedIssuerStatusResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Takes an issuer one step on its way and can accept its changed document. FAILED_PRECONDITION for a step that there is not.
   */
  updateFederatedIssuerStatus(argument: _testamur_registry_UpdateFederatedIssuerStatusRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_UpdateFederatedIssuerStatusResponse__Output>): grpc.ClientUnaryCall;
  updateFederatedIssuerStatus(argument: _testamur_registry_UpdateFederatedIssuerStatusRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_UpdateFederatedIssuerStatusResponse__Output>): grpc.ClientUnaryCall;
  updateFederatedIssuerStatus(argument: _testamur_registry_UpdateFederatedIssuerStatusRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_UpdateFederatedIssuerStatusResponse__Output>): grpc.ClientUnaryCall;
  updateFederatedIssuerStatus(argument: _testamur_registry_UpdateFederatedIssuerStatusRequest, callback: grpc.requestCallback<_testamur_registry_UpdateFederatedIssuerStatusResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sets any status from any other and checks no legality: who may decide is settled before this is called.
   */
  UpdateIssuerStatus(argument: _testamur_registry_UpdateIssuerStatusRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_UpdateIssuerStatusResponse__Output>): grpc.ClientUnaryCall;
  UpdateIssuerStatus(argument: _testamur_registry_UpdateIssuerStatusRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_UpdateIssuerStatusResponse__Output>): grpc.ClientUnaryCall;
  UpdateIssuerStatus(argument: _testamur_registry_UpdateIssuerStatusRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_UpdateIssuerStatusResponse__Output>): grpc.ClientUnaryCall;
  UpdateIssuerStatus(argument: _testamur_registry_UpdateIssuerStatusRequest, callback: grpc.requestCallback<_testamur_registry_UpdateIssuerStatusResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sets any status from any other and checks no legality: who may decide is settled before this is called.
   */
  updateIssuerStatus(argument: _testamur_registry_UpdateIssuerStatusRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_UpdateIssuerStatusResponse__Output>): grpc.ClientUnaryCall;
  updateIssuerStatus(argument: _testamur_registry_UpdateIssuerStatusRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_testamur_registry_UpdateIssuerStatusResponse__Output>): grpc.ClientUnaryCall;
  updateIssuerStatus(argument: _testamur_registry_UpdateIssuerStatusRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_testamur_registry_UpdateIssuerStatusResponse__Output>): grpc.ClientUnaryCall;
  updateIssuerStatus(argument: _testamur_registry_UpdateIssuerStatusRequest, callback: grpc.requestCallback<_testamur_registry_UpdateIssuerStatusResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * The registry of institutions that issue credentials: their DIDs, keys, statuses and API keys.
 * Empty text, 0 and empty bytes mean that a field was not sent. Instants are epoch milliseconds, 0 for none.
 * Refusals are gRPC statuses; the trailer x-error-code names the reason. error_message is empty in every reply.
 */
export interface IssuerRegistryServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Whom an API key proves. UNAUTHENTICATED, for whatever reason, when it proves nobody.
   */
  AuthenticateApiKey: grpc.handleUnaryCall<_testamur_registry_AuthenticateApiKeyRequest__Output, _testamur_registry_AuthenticateApiKeyResponse>;
  
  /**
   * Creates an API key of a CUSTODIAL issuer; the reply is the only one that shows it.
   */
  CreateApiKey: grpc.handleUnaryCall<_testamur_registry_CreateApiKeyRequest__Output, _testamur_registry_CreateApiKeyResponse>;
  
  /**
   * Revokes an API key for ever; the record stays for the audit. Repeating it changes nothing.
   */
  DeleteApiKey: grpc.handleUnaryCall<_testamur_registry_DeleteApiKeyRequest__Output, _testamur_registry_DeleteApiKeyResponse>;
  
  /**
   * One API key, without its secret.
   */
  GetApiKey: grpc.handleUnaryCall<_testamur_registry_GetApiKeyRequest__Output, _testamur_registry_GetApiKeyResponse>;
  
  /**
   * The DID document with the whole key history.
   */
  GetDIDDocument: grpc.handleUnaryCall<_testamur_registry_GetDIDDocumentRequest__Output, _testamur_registry_GetDIDDocumentResponse>;
  
  /**
   * One federated issuer with its pinned document and keys.
   */
  GetFederatedIssuer: grpc.handleUnaryCall<_testamur_registry_GetFederatedIssuerRequest__Output, _testamur_registry_GetFederatedIssuerResponse>;
  
  /**
   * The issuer of a DID with its whole key history, through a cache of at most one hour unless `fresh` is set.
   */
  GetIssuer: grpc.handleUnaryCall<_testamur_registry_GetIssuerRequest__Output, _testamur_registry_GetIssuerResponse>;
  
  /**
   * An issuer's API keys, newest first, ended ones included.
   */
  ListApiKeys: grpc.handleUnaryCall<_testamur_registry_ListApiKeysRequest__Output, _testamur_registry_ListApiKeysResponse>;
  
  /**
   * Federated issuers, newest first.
   */
  ListFederatedIssuers: grpc.handleUnaryCall<_testamur_registry_ListFederatedIssuersRequest__Output, _testamur_registry_ListFederatedIssuersResponse>;
  
  /**
   * Issuers, newest first. A page_size of 0 answers all of them on one page.
   */
  ListIssuers: grpc.handleUnaryCall<_testamur_registry_ListIssuersRequest__Output, _testamur_registry_ListIssuersResponse>;
  
  /**
   * Reads the DID document now; give it 6 seconds. A site that cannot be read is an answer with resolve_status FAILED.
   */
  RefreshFederatedIssuer: grpc.handleUnaryCall<_testamur_registry_RefreshFederatedIssuerRequest__Output, _testamur_registry_RefreshFederatedIssuerResponse>;
  
  /**
   * Reads the DID document of an institution outside and registers it as PROPOSED; give it 6 seconds. INVALID_ARGUMENT for a
   * document without a usable key, UNAVAILABLE for a site that cannot be read, ALREADY_EXISTS when the DID is registered.
   */
  RegisterFederatedIssuer: grpc.handleUnaryCall<_testamur_registry_RegisterFederatedIssuerRequest__Output, _testamur_registry_RegisterFederatedIssuerResponse>;
  
  /**
   * Registers an institution; always PENDING_APPROVAL. ALREADY_EXISTS when the public key is registered.
   */
  RegisterIssuer: grpc.handleUnaryCall<_testamur_registry_RegisterIssuerRequest__Output, _testamur_registry_RegisterIssuerResponse>;
  
  /**
   * Ends a federated issuer for ever. Repeating it changes nothing.
   */
  RemoveFederatedIssuer: grpc.handleUnaryCall<_testamur_registry_RemoveFederatedIssuerRequest__Output, _testamur_registry_RemoveFederatedIssuerResponse>;
  
  /**
   * The pinned keys of a did:web that have not expired, or the one of a verification method, and whether they count.
   * NOT_FOUND also for a key that has expired. Reads no web site.
   */
  ResolveFederatedKey: grpc.handleUnaryCall<_testamur_registry_ResolveFederatedKeyRequest__Output, _testamur_registry_ResolveFederatedKeyResponse>;
  
  /**
   * Replaces the signing key by the next version; earlier versions stay listed. PERMISSION_DENIED when a BYOK issuer's
   * signature does not verify with the current key.
   */
  RotateKey: grpc.handleUnaryCall<_testamur_registry_RotateKeyRequest__Output, _testamur_registry_RotateKeyResponse>;
  
  /**
   * Signs with the custodied key of an ACTIVE CUSTODIAL issuer. NOT_FOUND for a BYOK issuer, FAILED_PRECONDITION for one
   * that is not ACTIVE; the status is read from the store in this call.
   */
  SignPayload: grpc.handleUnaryCall<_testamur_registry_SignPayloadRequest__Output, _testamur_registry_SignPayloadResponse>;
  
  /**
   * Changes name and scopes of an ACTIVE API key; what is not sent stays.
   */
  UpdateApiKey: grpc.handleUnaryCall<_testamur_registry_UpdateApiKeyRequest__Output, _testamur_registry_UpdateApiKeyResponse>;
  
  /**
   * Takes an issuer one step on its way and can accept its changed document. FAILED_PRECONDITION for a step that there is not.
   */
  UpdateFederatedIssuerStatus: grpc.handleUnaryCall<_testamur_registry_UpdateFederatedIssuerStatusRequest__Output, _testamur_registry_UpdateFederatedIssuerStatusResponse>;
  
  /**
   * Sets any status from any other and checks no legality: who may decide is settled before this is called.
   */
  UpdateIssuerStatus: grpc.handleUnaryCall<_testamur_registry_UpdateIssuerStatusRequest__Output, _testamur_registry_UpdateIssuerStatusResponse>;
  
}

export interface IssuerRegistryServiceDefinition extends grpc.ServiceDefinition {
  AuthenticateApiKey: MethodDefinition<_testamur_registry_AuthenticateApiKeyRequest, _testamur_registry_AuthenticateApiKeyResponse, _testamur_registry_AuthenticateApiKeyRequest__Output, _testamur_registry_AuthenticateApiKeyResponse__Output>
  CreateApiKey: MethodDefinition<_testamur_registry_CreateApiKeyRequest, _testamur_registry_CreateApiKeyResponse, _testamur_registry_CreateApiKeyRequest__Output, _testamur_registry_CreateApiKeyResponse__Output>
  DeleteApiKey: MethodDefinition<_testamur_registry_DeleteApiKeyRequest, _testamur_registry_DeleteApiKeyResponse, _testamur_registry_DeleteApiKeyRequest__Output, _testamur_registry_DeleteApiKeyResponse__Output>
  GetApiKey: MethodDefinition<_testamur_registry_GetApiKeyRequest, _testamur_registry_GetApiKeyResponse, _testamur_registry_GetApiKeyRequest__Output, _testamur_registry_GetApiKeyResponse__Output>
  GetDIDDocument: MethodDefinition<_testamur_registry_GetDIDDocumentRequest, _testamur_registry_GetDIDDocumentResponse, _testamur_registry_GetDIDDocumentRequest__Output, _testamur_registry_GetDIDDocumentResponse__Output>
  GetFederatedIssuer: MethodDefinition<_testamur_registry_GetFederatedIssuerRequest, _testamur_registry_GetFederatedIssuerResponse, _testamur_registry_GetFederatedIssuerRequest__Output, _testamur_registry_GetFederatedIssuerResponse__Output>
  GetIssuer: MethodDefinition<_testamur_registry_GetIssuerRequest, _testamur_registry_GetIssuerResponse, _testamur_registry_GetIssuerRequest__Output, _testamur_registry_GetIssuerResponse__Output>
  ListApiKeys: MethodDefinition<_testamur_registry_ListApiKeysRequest, _testamur_registry_ListApiKeysResponse, _testamur_registry_ListApiKeysRequest__Output, _testamur_registry_ListApiKeysResponse__Output>
  ListFederatedIssuers: MethodDefinition<_testamur_registry_ListFederatedIssuersRequest, _testamur_registry_ListFederatedIssuersResponse, _testamur_registry_ListFederatedIssuersRequest__Output, _testamur_registry_ListFederatedIssuersResponse__Output>
  ListIssuers: MethodDefinition<_testamur_registry_ListIssuersRequest, _testamur_registry_ListIssuersResponse, _testamur_registry_ListIssuersRequest__Output, _testamur_registry_ListIssuersResponse__Output>
  RefreshFederatedIssuer: MethodDefinition<_testamur_registry_RefreshFederatedIssuerRequest, _testamur_registry_RefreshFederatedIssuerResponse, _testamur_registry_RefreshFederatedIssuerRequest__Output, _testamur_registry_RefreshFederatedIssuerResponse__Output>
  RegisterFederatedIssuer: MethodDefinition<_testamur_registry_RegisterFederatedIssuerRequest, _testamur_registry_RegisterFederatedIssuerResponse, _testamur_registry_RegisterFederatedIssuerRequest__Output, _testamur_registry_RegisterFederatedIssuerResponse__Output>
  RegisterIssuer: MethodDefinition<_testamur_registry_RegisterIssuerRequest, _testamur_registry_RegisterIssuerResponse, _testamur_registry_RegisterIssuerRequest__Output, _testamur_registry_RegisterIssuerResponse__Output>
  RemoveFederatedIssuer: MethodDefinition<_testamur_registry_RemoveFederatedIssuerRequest, _testamur_registry_RemoveFederatedIssuerResponse, _testamur_registry_RemoveFederatedIssuerRequest__Output, _testamur_registry_RemoveFederatedIssuerResponse__Output>
  ResolveFederatedKey: MethodDefinition<_testamur_registry_ResolveFederatedKeyRequest, _testamur_registry_ResolveFederatedKeyResponse, _testamur_registry_ResolveFederatedKeyRequest__Output, _testamur_registry_ResolveFederatedKeyResponse__Output>
  RotateKey: MethodDefinition<_testamur_registry_RotateKeyRequest, _testamur_registry_RotateKeyResponse, _testamur_registry_RotateKeyRequest__Output, _testamur_registry_RotateKeyResponse__Output>
  SignPayload: MethodDefinition<_testamur_registry_SignPayloadRequest, _testamur_registry_SignPayloadResponse, _testamur_registry_SignPayloadRequest__Output, _testamur_registry_SignPayloadResponse__Output>
  UpdateApiKey: MethodDefinition<_testamur_registry_UpdateApiKeyRequest, _testamur_registry_UpdateApiKeyResponse, _testamur_registry_UpdateApiKeyRequest__Output, _testamur_registry_UpdateApiKeyResponse__Output>
  UpdateFederatedIssuerStatus: MethodDefinition<_testamur_registry_UpdateFederatedIssuerStatusRequest, _testamur_registry_UpdateFederatedIssuerStatusResponse, _testamur_registry_UpdateFederatedIssuerStatusRequest__Output, _testamur_registry_UpdateFederatedIssuerStatusResponse__Output>
  UpdateIssuerStatus: MethodDefinition<_testamur_registry_UpdateIssuerStatusRequest, _testamur_registry_UpdateIssuerStatusResponse, _testamur_registry_UpdateIssuerStatusRequest__Output, _testamur_registry_UpdateIssuerStatusResponse__Output>
}
