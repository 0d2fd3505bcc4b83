// Made of proto/testamur/registry/issuer_registry.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface IssuerRegistryService {
  readonly service: 'testamur.registry.IssuerRegistryService';
  readonly proto: 'testamur/registry/issuer_registry.proto';
  readonly rpcs: {
    readonly RegisterIssuer: Rpc<RegisterIssuerRequest, RegisterIssuerRequest<Sent>, RegisterIssuerResponse<Sent>, RegisterIssuerResponse>;
    readonly GetIssuer: Rpc<GetIssuerRequest, GetIssuerRequest<Sent>, GetIssuerResponse<Sent>, GetIssuerResponse>;
    readonly ListIssuers: Rpc<ListIssuersRequest, ListIssuersRequest<Sent>, ListIssuersResponse<Sent>, ListIssuersResponse>;
    readonly GetDIDDocument: Rpc<GetDIDDocumentRequest, GetDIDDocumentRequest<Sent>, GetDIDDocumentResponse<Sent>, GetDIDDocumentResponse>;
    readonly RotateKey: Rpc<RotateKeyRequest, RotateKeyRequest<Sent>, RotateKeyResponse<Sent>, RotateKeyResponse>;
    readonly UpdateIssuerStatus: Rpc<UpdateIssuerStatusRequest, UpdateIssuerStatusRequest<Sent>, UpdateIssuerStatusResponse<Sent>, UpdateIssuerStatusResponse>;
    readonly SignPayload: Rpc<SignPayloadRequest, SignPayloadRequest<Sent>, SignPayloadResponse<Sent>, SignPayloadResponse>;
    readonly CreateApiKey: Rpc<CreateApiKeyRequest, CreateApiKeyRequest<Sent>, CreateApiKeyResponse<Sent>, CreateApiKeyResponse>;
    readonly GetApiKey: Rpc<GetApiKeyRequest, GetApiKeyRequest<Sent>, GetApiKeyResponse<Sent>, GetApiKeyResponse>;
    readonly ListApiKeys: Rpc<ListApiKeysRequest, ListApiKeysRequest<Sent>, ListApiKeysResponse<Sent>, ListApiKeysResponse>;
    readonly UpdateApiKey: Rpc<UpdateApiKeyRequest, UpdateApiKeyRequest<Sent>, UpdateApiKeyResponse<Sent>, UpdateApiKeyResponse>;
    readonly DeleteApiKey: Rpc<DeleteApiKeyRequest, DeleteApiKeyRequest<Sent>, DeleteApiKeyResponse<Sent>, DeleteApiKeyResponse>;
    readonly AuthenticateApiKey: Rpc<AuthenticateApiKeyRequest, AuthenticateApiKeyRequest<Sent>, AuthenticateApiKeyResponse<Sent>, AuthenticateApiKeyResponse>;
    readonly RegisterFederatedIssuer: Rpc<RegisterFederatedIssuerRequest, RegisterFederatedIssuerRequest<Sent>, RegisterFederatedIssuerResponse<Sent>, RegisterFederatedIssuerResponse>;
    readonly GetFederatedIssuer: Rpc<GetFederatedIssuerRequest, GetFederatedIssuerRequest<Sent>, GetFederatedIssuerResponse<Sent>, GetFederatedIssuerResponse>;
    readonly ListFederatedIssuers: Rpc<ListFederatedIssuersRequest, ListFederatedIssuersRequest<Sent>, ListFederatedIssuersResponse<Sent>, ListFederatedIssuersResponse>;
    readonly RefreshFederatedIssuer: Rpc<RefreshFederatedIssuerRequest, RefreshFederatedIssuerRequest<Sent>, RefreshFederatedIssuerResponse<Sent>, RefreshFederatedIssuerResponse>;
    readonly UpdateFederatedIssuerStatus: Rpc<UpdateFederatedIssuerStatusRequest, UpdateFederatedIssuerStatusRequest<Sent>, UpdateFederatedIssuerStatusResponse<Sent>, UpdateFederatedIssuerStatusResponse>;
    readonly RemoveFederatedIssuer: Rpc<RemoveFederatedIssuerRequest, RemoveFederatedIssuerRequest<Sent>, RemoveFederatedIssuerResponse<Sent>, RemoveFederatedIssuerResponse>;
    readonly ResolveFederatedKey: Rpc<ResolveFederatedKeyRequest, ResolveFederatedKeyRequest<Sent>, ResolveFederatedKeyResponse<Sent>, ResolveFederatedKeyResponse>;
  };
}

export interface RegisterIssuerRequest<W extends Wire = Received> {
  readonly name: string;
  readonly websiteUrl: string;
  readonly publicKey: W['bytes'];
  readonly keyAlgorithm: string;
  readonly contactEmail: string;
  readonly countryCode: string;
  readonly byok: boolean;
}

export interface RegisterIssuerResponse<W extends Wire = Received> {
  readonly issuerId: string;
  readonly issuerDid: string;
  readonly status: string;
  readonly errorMessage: string;
  readonly publicKey: W['bytes'];
  readonly signingMode: string;
}

export interface GetIssuerRequest<W extends Wire = Received> {
  readonly issuerDid: string;
  readonly fresh: boolean;
}

export interface GetIssuerResponse<W extends Wire = Received> {
  readonly issuerId: string;
  readonly issuerDid: string;
  readonly name: string;
  readonly contactEmail: string;
  readonly countryCode: string;
  readonly status: string;
  readonly signingMode: string;
  readonly publicKey: W['bytes'];
  readonly keys: readonly IssuerKeyVersion<W>[];
  readonly createdAt: W['int64'];
  readonly updatedAt: W['int64'];
  readonly errorMessage: string;
  readonly isDemo: boolean;
}

export interface IssuerKeyVersion<W extends Wire = Received> {
  readonly publicKey: W['bytes'];
  readonly keyVersion: number;
  readonly isCurrent: boolean;
  readonly createdAt: W['int64'];
  readonly keyRotationDate: W['int64'];
}

export interface ListIssuersRequest<W extends Wire = Received> {
  readonly statusFilter: string;
  readonly page: number;
  readonly pageSize: number;
  readonly contactEmail: string;
}

export interface ListIssuersResponse<W extends Wire = Received> {
  readonly issuers: readonly IssuerSummary<W>[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

export interface IssuerSummary<W extends Wire = Received> {
  readonly issuerId: string;
  readonly issuerDid: string;
  readonly name: string;
  readonly websiteUrl: string;
  readonly contactEmail: string;
  readonly countryCode: string;
  readonly status: string;
  readonly signingMode: string;
  readonly publicKey: W['bytes'];
  readonly createdAt: W['int64'];
  readonly updatedAt: W['int64'];
}

export interface GetDIDDocumentRequest<W extends Wire = Received> {
  readonly issuerDid: string;
}

export interface GetDIDDocumentResponse<W extends Wire = Received> {
  readonly documentJson: string;
  readonly context: readonly string[];
  readonly id: string;
  readonly publicKey: readonly DIDDocumentKey<W>[];
  readonly verificationMethod: readonly DIDDocumentKey<W>[];
  readonly authentication: readonly string[];
  readonly assertionMethod: readonly string[];
  readonly updated: string;
}

export interface DIDDocumentKey<W extends Wire = Received> {
  readonly id: string;
  readonly type: string;
  readonly controller: string;
  readonly publicKeyMultibase: string;
}

export interface RotateKeyRequest<W extends Wire = Received> {
  readonly issuerDid: string;
  readonly newPublicKey: W['bytes'];
  readonly oldKeySignature: W['bytes'];
}

export interface RotateKeyResponse<W extends Wire = Received> {
  readonly issuerDid: string;
  readonly keyVersion: number;
  readonly publicKey: W['bytes'];
  readonly verificationMethod: string;
  readonly createdAt: W['int64'];
  readonly errorMessage: string;
}

export interface UpdateIssuerStatusRequest<W extends Wire = Received> {
  readonly issuerDid: string;
  readonly newStatus: string;
  readonly reason: string;
  readonly adminSignature: string;
}

export interface UpdateIssuerStatusResponse<W extends Wire = Received> {
  readonly issuerDid: string;
  readonly status: string;
  readonly previousStatus: string;
  readonly errorMessage: string;
}

export interface SignPayloadRequest<W extends Wire = Received> {
  readonly issuerDid: string;
  readonly payload: W['bytes'];
  readonly keyVersion: number;
}

export interface SignPayloadResponse<W extends Wire = Received> {
  readonly signature: W['bytes'];
  readonly keyVersion: number;
  readonly verificationMethod: string;
  readonly errorMessage: string;
}

export interface CreateApiKeyRequest<W extends Wire = Received> {
  readonly issuerDid: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly expiresAt: W['int64'];
}

export interface CreateApiKeyResponse<W extends Wire = Received> {
  readonly apiKeyId: string;
  readonly apiKey: string;
  readonly prefix: string;
  readonly scopes: readonly string[];
  readonly expiresAt: W['int64'];
}

export interface GetApiKeyRequest<W extends Wire = Received> {
  readonly issuerDid: string;
  readonly apiKeyId: string;
}

export interface GetApiKeyResponse<W extends Wire = Received> {
  readonly apiKey: ApiKeyRecord<W> | null;
}

export interface ListApiKeysRequest<W extends Wire = Received> {
  readonly issuerDid: string;
  readonly page: number;
  readonly pageSize: number;
}

export interface ListApiKeysResponse<W extends Wire = Received> {
  readonly apiKeys: readonly ApiKeyRecord<W>[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
}

export interface UpdateApiKeyRequest<W extends Wire = Received> {
  readonly issuerDid: string;
  readonly apiKeyId: string;
  readonly name: string;
  readonly scopes: readonly string[];
}

export interface UpdateApiKeyResponse<W extends Wire = Received> {
  readonly apiKey: ApiKeyRecord<W> | null;
}

export interface DeleteApiKeyRequest<W extends Wire = Received> {
  readonly issuerDid: string;
  readonly apiKeyId: string;
}

export interface DeleteApiKeyResponse<W extends Wire = Received> {
  readonly apiKey: ApiKeyRecord<W> | null;
}

export interface ApiKeyRecord<W extends Wire = Received> {
  readonly apiKeyId: string;
  readonly issuerDid: string;
  readonly name: string;
  readonly prefix: string;
  readonly hint: string;
  readonly scopes: readonly string[];
  readonly status: string;
  readonly expiresAt: W['int64'];
  readonly lastUsedAt: W['int64'];
  readonly revokedAt: W['int64'];
  readonly createdAt: W['int64'];
}

export interface AuthenticateApiKeyRequest<W extends Wire = Received> {
  readonly apiKey: string;
}

export interface AuthenticateApiKeyResponse<W extends Wire = Received> {
  readonly apiKeyId: string;
  readonly issuerId: string;
  readonly issuerDid: string;
  readonly scopes: readonly string[];
  readonly issuerStatus: string;
}

export interface RegisterFederatedIssuerRequest<W extends Wire = Received> {
  readonly did: string;
  readonly name: string;
  readonly jurisdictionCodes: readonly string[];
  readonly accreditations: readonly FederatedAccreditation<W>[];
}

export interface RegisterFederatedIssuerResponse<W extends Wire = Received> {
  readonly federatedIssuer: FederatedIssuerRecord<W> | null;
}

export interface GetFederatedIssuerRequest<W extends Wire = Received> {
  readonly federatedIssuerId: string;
}

export interface GetFederatedIssuerResponse<W extends Wire = Received> {
  readonly federatedIssuer: FederatedIssuerRecord<W> | null;
}

export interface ListFederatedIssuersRequest<W extends Wire = Received> {
  readonly statusFilter: string;
  readonly resolveStatusFilter: string;
  readonly page: number;
  readonly pageSize: number;
  readonly did: string;
}

export interface ListFederatedIssuersResponse<W extends Wire = Received> {
  readonly federatedIssuers: readonly FederatedIssuerRecord<W>[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

export interface RefreshFederatedIssuerRequest<W extends Wire = Received> {
  readonly federatedIssuerId: string;
}

export interface RefreshFederatedIssuerResponse<W extends Wire = Received> {
  readonly federatedIssuer: FederatedIssuerRecord<W> | null;
}

export interface UpdateFederatedIssuerStatusRequest<W extends Wire = Received> {
  readonly federatedIssuerId: string;
  readonly newStatus: string;
  readonly reason: string;
  readonly acceptDocument: boolean;
  readonly documentHash: string;
}

export interface UpdateFederatedIssuerStatusResponse<W extends Wire = Received> {
  readonly federatedIssuer: FederatedIssuerRecord<W> | null;
  readonly previousStatus: string;
}

export interface RemoveFederatedIssuerRequest<W extends Wire = Received> {
  readonly federatedIssuerId: string;
  readonly reason: string;
}

export interface RemoveFederatedIssuerResponse<W extends Wire = Received> {
  readonly federatedIssuer: FederatedIssuerRecord<W> | null;
}

export interface ResolveFederatedKeyRequest<W extends Wire = Received> {
  readonly did: string;
  readonly verificationMethod: string;
}

export interface ResolveFederatedKeyResponse<W extends Wire = Received> {
  readonly federatedIssuerId: string;
  readonly did: string;
  readonly name: string;
  readonly status: string;
  readonly wasTrusted: boolean;
  readonly resolveStatus: string;
  readonly keys: readonly FederatedKeyRecord<W>[];
  readonly accreditations: readonly FederatedAccreditation<W>[];
  readonly keysUsableUntil: W['int64'];
  readonly suspendedAt: W['int64'];
}

export interface FederatedIssuerRecord<W extends Wire = Received> {
  readonly federatedIssuerId: string;
  readonly did: string;
  readonly name: string;
  readonly jurisdictionCodes: readonly string[];
  readonly accreditations: readonly FederatedAccreditation<W>[];
  readonly status: string;
  readonly resolveStatus: string;
  readonly resolveProblem: string;
  readonly didDocumentJson: string;
  readonly documentHash: string;
  readonly keys: readonly FederatedKeyRecord<W>[];
  readonly pendingDocumentJson: string;
  readonly pendingDocumentHash: string;
  readonly pendingKeys: readonly FederatedKeyRecord<W>[];
  readonly lastResolvedAt: W['int64'];
  readonly keysUsableUntil: W['int64'];
  readonly nextRefreshAt: W['int64'];
  readonly trustedAt: W['int64'];
  readonly suspendedAt: W['int64'];
  readonly createdAt: W['int64'];
  readonly updatedAt: W['int64'];
  readonly rowVersion: number;
}

export interface FederatedAccreditation<W extends Wire = Received> {
  readonly credentialType: string;
  readonly validFrom: W['int64'];
  readonly validTo: W['int64'];
  readonly accreditedBy: string;
}

export interface FederatedKeyRecord<W extends Wire = Received> {
  readonly keyId: string;
  readonly type: string;
  readonly publicKey: W['bytes'];
  readonly expires: W['int64'];
}
