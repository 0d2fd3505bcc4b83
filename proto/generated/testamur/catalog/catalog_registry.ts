// Made of proto/testamur/catalog/catalog_registry.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface CatalogRegistryService {
  readonly service: 'testamur.catalog.CatalogRegistryService';
  readonly proto: 'testamur/catalog/catalog_registry.proto';
  readonly rpcs: {
    readonly CreateJurisdiction: Rpc<CreateJurisdictionRequest, CreateJurisdictionRequest<Sent>, CreateJurisdictionResponse<Sent>, CreateJurisdictionResponse>;
    readonly GetJurisdiction: Rpc<GetJurisdictionRequest, GetJurisdictionRequest<Sent>, GetJurisdictionResponse<Sent>, GetJurisdictionResponse>;
    readonly ListJurisdictions: Rpc<ListJurisdictionsRequest, ListJurisdictionsRequest<Sent>, ListJurisdictionsResponse<Sent>, ListJurisdictionsResponse>;
    readonly CreateCodeSet: Rpc<CreateCodeSetRequest, CreateCodeSetRequest<Sent>, CreateCodeSetResponse<Sent>, CreateCodeSetResponse>;
    readonly ListCodes: Rpc<ListCodesRequest, ListCodesRequest<Sent>, ListCodesResponse<Sent>, ListCodesResponse>;
  };
}

export interface RegulatorRecord<W extends Wire = Received> {
  readonly name: string;
  readonly url: string;
}

export interface JurisdictionRecord<W extends Wire = Received> {
  readonly code: string;
  readonly nameI18n: Readonly<Record<string, string>>;
  readonly parentCode: string;
  readonly level: string;
  readonly regulator: RegulatorRecord<W> | null;
  readonly defaultFrameworkId: string;
  readonly status: string;
  readonly createdAt: W['int64'];
  readonly updatedAt: W['int64'];
  readonly rowVersion: number;
}

export interface CreateJurisdictionRequest<W extends Wire = Received> {
  readonly code: string;
  readonly nameI18n: Readonly<Record<string, string>>;
  readonly parentCode: string;
  readonly level: string;
  readonly regulator: RegulatorRecord<W> | null;
}

export interface CreateJurisdictionResponse<W extends Wire = Received> {
  readonly jurisdiction: JurisdictionRecord<W> | null;
}

export interface GetJurisdictionRequest<W extends Wire = Received> {
  readonly code: string;
}

export interface GetJurisdictionResponse<W extends Wire = Received> {
  readonly jurisdiction: JurisdictionRecord<W> | null;
}

export interface ListJurisdictionsRequest<W extends Wire = Received> {
  readonly statusFilter: string;
  readonly parentCode: string;
  readonly page: number;
  readonly pageSize: number;
}

export interface ListJurisdictionsResponse<W extends Wire = Received> {
  readonly jurisdictions: readonly JurisdictionRecord<W>[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

export interface CodeSetRecord<W extends Wire = Received> {
  readonly codeSetId: string;
  readonly name: string;
  readonly version: string;
  readonly authority: string;
  readonly authorityUrl: string;
  readonly jurisdictionCode: string;
  readonly createdAt: W['int64'];
  readonly updatedAt: W['int64'];
  readonly rowVersion: number;
}

export interface CodeRecord<W extends Wire = Received> {
  readonly code: string;
  readonly labelI18n: Readonly<Record<string, string>>;
  readonly parentCode: string;
  readonly validFrom: W['int64'];
  readonly validTo: W['int64'];
}

export interface CreateCodeSetRequest<W extends Wire = Received> {
  readonly name: string;
  readonly version: string;
  readonly authority: string;
  readonly authorityUrl: string;
  readonly jurisdictionCode: string;
  readonly codes: readonly CodeRecord<W>[];
}

export interface CreateCodeSetResponse<W extends Wire = Received> {
  readonly codeSet: CodeSetRecord<W> | null;
}

export interface ListCodesRequest<W extends Wire = Received> {
  readonly codeSetId: string;
  readonly at: W['int64'];
  readonly parentCode: string;
  readonly q: string;
  readonly page: number;
  readonly pageSize: number;
}

export interface ListCodesResponse<W extends Wire = Received> {
  readonly codes: readonly CodeRecord<W>[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}
