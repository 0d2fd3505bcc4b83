// Made of proto/testamur/catalog/catalog_registry.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface CatalogRegistryService {
  readonly service: 'testamur.catalog.CatalogRegistryService';
  readonly proto: 'testamur/catalog/catalog_registry.proto';
  readonly rpcs: {
    readonly CreateJurisdiction: Rpc<CreateJurisdictionRequest, CreateJurisdictionRequest<Sent>, CreateJurisdictionResponse<Sent>, CreateJurisdictionResponse>;
    readonly GetJurisdiction: Rpc<GetJurisdictionRequest, GetJurisdictionRequest<Sent>, GetJurisdictionResponse<Sent>, GetJurisdictionResponse>;
    readonly ListJurisdictions: Rpc<ListJurisdictionsRequest, ListJurisdictionsRequest<Sent>, ListJurisdictionsResponse<Sent>, ListJurisdictionsResponse>;
    readonly CreateRegulatoryScheme: Rpc<CreateRegulatorySchemeRequest, CreateRegulatorySchemeRequest<Sent>, CreateRegulatorySchemeResponse<Sent>, CreateRegulatorySchemeResponse>;
    readonly GetRegulatoryScheme: Rpc<GetRegulatorySchemeRequest, GetRegulatorySchemeRequest<Sent>, GetRegulatorySchemeResponse<Sent>, GetRegulatorySchemeResponse>;
    readonly ListRegulatorySchemes: Rpc<ListRegulatorySchemesRequest, ListRegulatorySchemesRequest<Sent>, ListRegulatorySchemesResponse<Sent>, ListRegulatorySchemesResponse>;
    readonly PutSchemeFieldMaps: Rpc<PutSchemeFieldMapsRequest, PutSchemeFieldMapsRequest<Sent>, PutSchemeFieldMapsResponse<Sent>, PutSchemeFieldMapsResponse>;
    readonly RegisterUnderScheme: Rpc<RegisterUnderSchemeRequest, RegisterUnderSchemeRequest<Sent>, RegisterUnderSchemeResponse<Sent>, RegisterUnderSchemeResponse>;
    readonly ListSchemeRegistrations: Rpc<ListSchemeRegistrationsRequest, ListSchemeRegistrationsRequest<Sent>, ListSchemeRegistrationsResponse<Sent>, ListSchemeRegistrationsResponse>;
    readonly UpdateSchemeRegistration: Rpc<UpdateSchemeRegistrationRequest, UpdateSchemeRegistrationRequest<Sent>, UpdateSchemeRegistrationResponse<Sent>, UpdateSchemeRegistrationResponse>;
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

export interface SchemeFieldRecord<W extends Wire = Received> {
  readonly fieldCode: string;
  readonly label: string;
  readonly type: string;
  readonly length: number;
  readonly required: boolean;
  readonly codeSetId: string;
}

export interface SchemeFieldMapRecord<W extends Wire = Received> {
  readonly fieldCode: string;
  readonly expression: string;
  readonly constant: string;
  readonly transform: string;
  readonly source: string;
  readonly status: string;
}

export interface RegulatorySchemeRecord<W extends Wire = Received> {
  readonly schemeCode: string;
  readonly name: string;
  readonly jurisdictionCode: string;
  readonly regulator: string;
  readonly version: string;
  readonly reportingPeriod: string;
  readonly outputFormat: string;
  readonly fields: readonly SchemeFieldRecord<W>[];
  readonly fieldMaps: readonly SchemeFieldMapRecord<W>[];
  readonly status: string;
  readonly createdAt: W['int64'];
  readonly updatedAt: W['int64'];
  readonly rowVersion: number;
}

export interface CreateRegulatorySchemeRequest<W extends Wire = Received> {
  readonly schemeCode: string;
  readonly name: string;
  readonly jurisdictionCode: string;
  readonly regulator: string;
  readonly version: string;
  readonly reportingPeriod: string;
  readonly outputFormat: string;
  readonly fields: readonly SchemeFieldRecord<W>[];
}

export interface CreateRegulatorySchemeResponse<W extends Wire = Received> {
  readonly scheme: RegulatorySchemeRecord<W> | null;
}

export interface GetRegulatorySchemeRequest<W extends Wire = Received> {
  readonly schemeCode: string;
}

export interface GetRegulatorySchemeResponse<W extends Wire = Received> {
  readonly scheme: RegulatorySchemeRecord<W> | null;
}

export interface ListRegulatorySchemesRequest<W extends Wire = Received> {
  readonly statusFilter: string;
  readonly jurisdictionCode: string;
  readonly page: number;
  readonly pageSize: number;
}

export interface ListRegulatorySchemesResponse<W extends Wire = Received> {
  readonly schemes: readonly RegulatorySchemeRecord<W>[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

export interface PutSchemeFieldMapsRequest<W extends Wire = Received> {
  readonly schemeCode: string;
  readonly fieldMaps: readonly SchemeFieldMapRecord<W>[];
}

export interface PutSchemeFieldMapsResponse<W extends Wire = Received> {
  readonly scheme: RegulatorySchemeRecord<W> | null;
}

export interface SchemeRegistrationRecord<W extends Wire = Received> {
  readonly registrationId: string;
  readonly schemeCode: string;
  readonly orgType: string;
  readonly orgId: string;
  readonly registrationNumber: string;
  readonly scopeEntryIds: readonly string[];
  readonly validFrom: W['int64'];
  readonly validTo: W['int64'];
  readonly conditions: string;
  readonly evidenceRef: string;
  readonly status: string;
  readonly expiryAnnouncedAt: W['int64'];
  readonly createdAt: W['int64'];
  readonly updatedAt: W['int64'];
  readonly rowVersion: number;
}

export interface RegisterUnderSchemeRequest<W extends Wire = Received> {
  readonly schemeCode: string;
  readonly orgType: string;
  readonly orgId: string;
  readonly registrationNumber: string;
  readonly scopeEntryIds: readonly string[];
  readonly validFrom: W['int64'];
  readonly validTo: W['int64'];
  readonly conditions: string;
  readonly evidenceRef: string;
}

export interface RegisterUnderSchemeResponse<W extends Wire = Received> {
  readonly registration: SchemeRegistrationRecord<W> | null;
}

export interface ListSchemeRegistrationsRequest<W extends Wire = Received> {
  readonly schemeCode: string;
  readonly orgId: string;
  readonly statusFilter: string;
  readonly page: number;
  readonly pageSize: number;
}

export interface ListSchemeRegistrationsResponse<W extends Wire = Received> {
  readonly registrations: readonly SchemeRegistrationRecord<W>[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

export interface RegistrationScope<W extends Wire = Received> {
  readonly entryIds: readonly string[];
}

export interface UpdateSchemeRegistrationRequest<W extends Wire = Received> {
  readonly registrationId: string;
  readonly status: string;
  readonly reason: string;
  readonly validTo: W['int64'];
  readonly conditions: string;
  readonly scope: RegistrationScope<W> | null;
}

export interface UpdateSchemeRegistrationResponse<W extends Wire = Received> {
  readonly registration: SchemeRegistrationRecord<W> | null;
}
