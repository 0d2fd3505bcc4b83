// Made of proto/testamur/custodian/custodian_registry.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface CustodianRegistryService {
  readonly service: 'testamur.custodian.CustodianRegistryService';
  readonly proto: 'testamur/custodian/custodian_registry.proto';
  readonly rpcs: {
    readonly RegisterCustodian: Rpc<RegisterCustodianRequest, RegisterCustodianRequest<Sent>, RegisterCustodianResponse<Sent>, RegisterCustodianResponse>;
    readonly GetCustodian: Rpc<GetCustodianRequest, GetCustodianRequest<Sent>, GetCustodianResponse<Sent>, GetCustodianResponse>;
    readonly ListCustodians: Rpc<ListCustodiansRequest, ListCustodiansRequest<Sent>, ListCustodiansResponse<Sent>, ListCustodiansResponse>;
    readonly GetCustodianDIDDocument: Rpc<GetCustodianDIDDocumentRequest, GetCustodianDIDDocumentRequest<Sent>, GetCustodianDIDDocumentResponse<Sent>, GetCustodianDIDDocumentResponse>;
    readonly RotateCustodianKey: Rpc<RotateCustodianKeyRequest, RotateCustodianKeyRequest<Sent>, RotateCustodianKeyResponse<Sent>, RotateCustodianKeyResponse>;
    readonly UpdateCustodianStatus: Rpc<UpdateCustodianStatusRequest, UpdateCustodianStatusRequest<Sent>, UpdateCustodianStatusResponse<Sent>, UpdateCustodianStatusResponse>;
    readonly SignPayload: Rpc<SignPayloadRequest, SignPayloadRequest<Sent>, SignPayloadResponse<Sent>, SignPayloadResponse>;
  };
}

export interface CustodianMandate<W extends Wire = Received> {
  readonly legalBasis: string;
  readonly evidenceRef: string;
}

export interface RegisterCustodianRequest<W extends Wire = Received> {
  readonly name: string;
  readonly websiteUrl: string;
  readonly publicKey: W['bytes'];
  readonly keyAlgorithm: string;
  readonly contactEmail: string;
  readonly countryCode: string;
  readonly byok: boolean;
  readonly custodianType: string;
  readonly jurisdictionCodes: readonly string[];
  readonly mandate: CustodianMandate<W> | null;
}

export interface RegisterCustodianResponse<W extends Wire = Received> {
  readonly custodianId: string;
  readonly custodianDid: string;
  readonly status: string;
  readonly publicKey: W['bytes'];
  readonly signingMode: string;
}

export interface GetCustodianRequest<W extends Wire = Received> {
  readonly custodianDid: string;
  readonly fresh: boolean;
}

export interface GetCustodianResponse<W extends Wire = Received> {
  readonly custodian: CustodianRecord<W> | null;
  readonly keys: readonly CustodianKeyVersion<W>[];
}

export interface CustodianRecord<W extends Wire = Received> {
  readonly custodianId: string;
  readonly custodianDid: string;
  readonly name: string;
  readonly custodianType: string;
  readonly status: string;
  readonly signingMode: string;
  readonly publicKey: W['bytes'];
  readonly organizationUrl: string;
  readonly contactEmail: string;
  readonly countryCode: string;
  readonly jurisdictionCodes: readonly string[];
  readonly mandate: CustodianMandate<W> | null;
  readonly createdAt: W['int64'];
  readonly updatedAt: W['int64'];
  readonly isDemo: boolean;
}

export interface CustodianKeyVersion<W extends Wire = Received> {
  readonly publicKey: W['bytes'];
  readonly keyVersion: number;
  readonly isCurrent: boolean;
  readonly createdAt: W['int64'];
  readonly keyRotationDate: W['int64'];
}

export interface ListCustodiansRequest<W extends Wire = Received> {
  readonly statusFilter: string;
  readonly page: number;
  readonly pageSize: number;
  readonly contactEmail: string;
}

export interface ListCustodiansResponse<W extends Wire = Received> {
  readonly custodians: readonly CustodianRecord<W>[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

export interface GetCustodianDIDDocumentRequest<W extends Wire = Received> {
  readonly custodianDid: string;
}

export interface GetCustodianDIDDocumentResponse<W extends Wire = Received> {
  readonly documentJson: string;
  readonly id: string;
  readonly assertionMethod: readonly string[];
  readonly authentication: readonly string[];
  readonly updated: string;
}

export interface RotateCustodianKeyRequest<W extends Wire = Received> {
  readonly custodianDid: string;
  readonly newPublicKey: W['bytes'];
  readonly oldKeySignature: W['bytes'];
}

export interface RotateCustodianKeyResponse<W extends Wire = Received> {
  readonly custodianDid: string;
  readonly keyVersion: number;
  readonly publicKey: W['bytes'];
  readonly verificationMethod: string;
  readonly createdAt: W['int64'];
}

export interface UpdateCustodianStatusRequest<W extends Wire = Received> {
  readonly custodianDid: string;
  readonly newStatus: string;
  readonly reason: string;
}

export interface UpdateCustodianStatusResponse<W extends Wire = Received> {
  readonly custodianDid: string;
  readonly status: string;
  readonly previousStatus: string;
}

export interface SignPayloadRequest<W extends Wire = Received> {
  readonly custodianDid: string;
  readonly payload: W['bytes'];
  readonly keyVersion: number;
}

export interface SignPayloadResponse<W extends Wire = Received> {
  readonly signature: W['bytes'];
  readonly keyVersion: number;
  readonly verificationMethod: string;
}
