import { parseStrictJson } from '../../../kernel/crypto/strict-json.ts';
import type {
  CatalogRegistryService,
  RegulatorySchemeRecord,
  SchemeFieldMapRecord,
  SchemeFieldRecord,
  SchemeRegistrationRecord,
} from '../../../proto/generated/testamur/catalog/catalog_registry.ts';
import type { Received, Sent } from '../../../proto/wire.ts';
import { given, givenNumber, millis, operationRow, type RowsOf } from '../../rpc.ts';
import { pageArgs, pageMessage } from '../../rpc-pages.ts';
import type { SchemeRegistration } from './registration.ts';
import type { SchemesService } from './room.ts';
import type { RegulatoryScheme } from './scheme.ts';

/** The RPCs of schemes and registrations, a part of the catalog's contract. */
export function schemeRpcs({
  schemes,
  registrations,
  reporting,
  standing,
}: SchemesService): Pick<
  RowsOf<CatalogRegistryService>,
  | 'CreateRegulatoryScheme'
  | 'GetRegulatoryScheme'
  | 'ListRegulatorySchemes'
  | 'PutSchemeFieldMaps'
  | 'RenderSchemeRecords'
  | 'RegisterUnderScheme'
  | 'ListSchemeRegistrations'
  | 'UpdateSchemeRegistration'
  | 'GetRegistrationStanding'
> {
  return {
    CreateRegulatoryScheme: operationRow({
      operation: schemes.create,
      args: ({ schemeCode, name, jurisdictionCode, regulator, version, fields, ...words }) => ({
        schemeCode: given(schemeCode),
        name: given(name),
        jurisdictionCode: given(jurisdictionCode),
        regulator: given(regulator),
        version: given(version),
        reportingPeriod: given(words.reportingPeriod),
        outputFormat: given(words.outputFormat),
        fields: fields.map(fieldOf),
      }),
      reply: (scheme) => ({ scheme: schemeRecordOf(scheme) }),
    }),
    GetRegulatoryScheme: operationRow({
      operation: schemes.byCode,
      names: { code: 'schemeCode' },
      args: ({ schemeCode }) => ({ code: given(schemeCode) }),
      reply: (scheme) => ({ scheme: schemeRecordOf(scheme) }),
    }),
    ListRegulatorySchemes: operationRow({
      operation: schemes.list,
      names: {
        first: 'pageSize',
        offset: 'page',
        'filter.status': 'statusFilter',
        'filter.jurisdictionCode': 'jurisdictionCode',
      },
      args: ({ statusFilter, jurisdictionCode, page, pageSize }) => ({
        filter: { status: given(statusFilter), jurisdictionCode: given(jurisdictionCode) },
        ...pageArgs({ page, pageSize }),
      }),
      reply: (listed) => ({ schemes: listed.items.map(schemeRecordOf), ...pageMessage(listed) }),
    }),
    PutSchemeFieldMaps: operationRow({
      operation: schemes.putFieldMaps,
      args: ({ schemeCode, fieldMaps }) => ({
        schemeCode: given(schemeCode),
        fieldMaps: fieldMaps.map(mapOf),
      }),
      reply: (scheme) => ({ scheme: schemeRecordOf(scheme) }),
    }),
    RenderSchemeRecords: operationRow({
      operation: reporting.render,
      args: ({ fields, fieldMaps, recordsJson, at }) => ({
        fields: fields.map(fieldOf),
        fieldMaps: fieldMaps.map(mapOf),
        records: recordsJson.map((json) => parseStrictJson(json)),
        at: new Date(Number(at)),
      }),
      reply: (records) => ({
        records: records.map((rendered) => ({
          fields: rendered.map(({ value, problem }) => ({
            value: value ?? undefined,
            problemCode: problem?.code ?? '',
            problemMessage: problem?.message ?? '',
          })),
        })),
      }),
    }),
    RegisterUnderScheme: operationRow({
      operation: registrations.register,
      names: { 'org.type': 'orgType', 'org.id': 'orgId' },
      args: ({ schemeCode, orgType, orgId, registrationNumber, scopeEntryIds, ...rest }) => ({
        schemeCode: given(schemeCode),
        org: { type: given(orgType), id: given(orgId) },
        registrationNumber: given(registrationNumber),
        scopeEntryIds,
        validFrom: instantOf(rest.validFrom),
        validTo: instantOf(rest.validTo),
        conditions: given(rest.conditions),
        evidenceRef: given(rest.evidenceRef),
      }),
      reply: (registration) => ({ registration: registrationRecordOf(registration) }),
    }),
    ListSchemeRegistrations: operationRow({
      operation: registrations.list,
      names: {
        first: 'pageSize',
        offset: 'page',
        'filter.status': 'statusFilter',
        'filter.schemeCode': 'schemeCode',
        'filter.orgId': 'orgId',
      },
      args: ({ schemeCode, orgId, statusFilter, page, pageSize }) => ({
        filter: { schemeCode: given(schemeCode), orgId: given(orgId), status: given(statusFilter) },
        ...pageArgs({ page, pageSize }),
      }),
      reply: (listed) => ({
        registrations: listed.items.map(registrationRecordOf),
        ...pageMessage(listed),
      }),
    }),
    UpdateSchemeRegistration: operationRow({
      operation: registrations.update,
      names: { scopeEntryIds: 'scope' },
      args: ({ registrationId, status, reason, validTo, conditions, scope }) => ({
        registrationId: given(registrationId),
        status: given(status),
        reason: given(reason),
        validTo: instantOf(validTo),
        conditions: given(conditions),
        scopeEntryIds: scope?.entryIds,
      }),
      reply: (registration) => ({ registration: registrationRecordOf(registration) }),
    }),
    GetRegistrationStanding: operationRow({
      operation: standing.ofIssuer,
      args: ({ entryVersionId, issuerId }) => ({
        entryVersionId: given(entryVersionId),
        issuerId: given(issuerId),
      }),
      reply: ({ schemeCodes, ...flags }) => ({ schemeCodes: [...schemeCodes], ...flags }),
    }),
  };
}

function instantOf(epochMs: string): Date | undefined {
  const at = givenNumber(epochMs);
  return at === undefined ? undefined : new Date(at);
}

function fieldOf({ fieldCode, label, type, length, required, codeSetId }: SchemeFieldRecord<Received>) {
  return {
    fieldCode: given(fieldCode),
    label: given(label),
    type: given(type),
    length: givenNumber(length),
    required,
    codeSetId: given(codeSetId),
  };
}

function mapOf(map: SchemeFieldMapRecord<Received>) {
  return {
    fieldCode: given(map.fieldCode),
    expression: given(map.expression),
    constant: given(map.constant),
    transform: given(map.transform),
    source: given(map.source),
    status: given(map.status),
  };
}

function schemeRecordOf(scheme: RegulatoryScheme): RegulatorySchemeRecord<Sent> {
  const { schemeCode, name, jurisdictionCode, regulator, version, reportingPeriod, outputFormat } = scheme;
  return {
    schemeCode,
    name,
    jurisdictionCode,
    regulator,
    version,
    reportingPeriod,
    outputFormat,
    fields: scheme.fields.map(({ length, codeSetId, ...field }) => ({
      ...field,
      length: length ?? 0,
      codeSetId: codeSetId ?? '',
    })),
    fieldMaps: scheme.fieldMaps.map(({ constant, ...map }) => ({ ...map, constant: constant ?? '' })),
    status: scheme.status,
    createdAt: millis(scheme.createdAt),
    updatedAt: millis(scheme.updatedAt),
    rowVersion: scheme.rowVersion,
  };
}

function registrationRecordOf(registration: SchemeRegistration): SchemeRegistrationRecord<Sent> {
  const { registrationId, schemeCode, org, registrationNumber, scopeEntryIds, status } = registration;
  return {
    registrationId,
    schemeCode,
    orgType: org.type,
    orgId: org.id,
    registrationNumber,
    scopeEntryIds: [...scopeEntryIds],
    validFrom: millis(registration.validFrom),
    validTo: millis(registration.validTo),
    conditions: registration.conditions ?? '',
    evidenceRef: registration.evidenceRef ?? '',
    status,
    expiryAnnouncedAt: millis(registration.expiryAnnouncedAt),
    createdAt: millis(registration.createdAt),
    updatedAt: millis(registration.updatedAt),
    rowVersion: registration.rowVersion,
  };
}
