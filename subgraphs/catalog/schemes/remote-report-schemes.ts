import { asUnit, type Context } from '../../../kernel/context.ts';
import type {
  CatalogRegistryService,
  RegulatorySchemeRecord,
} from '../../../proto/generated/testamur/catalog/catalog_registry.ts';
import { given, givenNumber, millis, type RpcClient } from '../../rpc.ts';
import { oneOf, orUndefined, sent } from '../../rpc-replies.ts';
import type { CatalogPorts } from '../ports.ts';
import { FIELD_TYPES, MAP_SOURCES, MAP_STATUSES, TRANSFORMS } from './field-map.ts';
import { asActive, MOST_SCHEMES, reportScheme } from './report-schemes.ts';
import { OUTPUT_FORMATS, SCHEME_STATUSES } from './scheme.ts';

/** What reports ask about schemes, asked of the catalog in another process. */
export function remoteReportSchemes(catalog: RpcClient<CatalogRegistryService>): CatalogPorts['schemes'] {
  const asCore = (context: Context) => asUnit(context, 'core-engine');
  return {
    async list(context) {
      const request = { statusFilter: 'ACTIVE', pageSize: MOST_SCHEMES };
      const { schemes } = await catalog.call('ListRegulatorySchemes', request, asCore(context));
      return schemes.map((scheme) => reportScheme(schemeOf(scheme)));
    },
    async byCode(schemeCode, context) {
      const reply = await orUndefined(catalog.call('GetRegulatoryScheme', { schemeCode }, asCore(context)));
      if (!reply) return undefined;
      const scheme = sent(reply.scheme);
      return { ...reportScheme(schemeOf(scheme)), status: oneOf(SCHEME_STATUSES, scheme.status) };
    },
    async registrationNumber({ schemeCode, organizationId }, context) {
      const request = { schemeCode, orgId: organizationId, statusFilter: 'ACTIVE', pageSize: 1 };
      const { registrations } = await catalog.call('ListSchemeRegistrations', request, asCore(context));
      return registrations[0]?.registrationNumber;
    },
    async render({ scheme, records, at }, context) {
      const request = {
        fields: scheme.fields.map(({ length, codeSetId, ...field }) => ({
          ...field,
          length: length ?? 0,
          codeSetId: codeSetId ?? '',
        })),
        fieldMaps: scheme.fieldMaps.map(asActive).map(({ constant, ...map }) => ({
          ...map,
          constant: constant ?? '',
        })),
        recordsJson: records.map((record) => JSON.stringify(record)),
        at: millis(at),
      };
      const reply = await catalog.call('RenderSchemeRecords', request, asCore(context));
      return reply.records.map(({ fields }) =>
        fields.map(({ value, problemCode, problemMessage }) => ({
          value: value ?? null,
          problem: problemCode === '' ? undefined : { code: problemCode, message: problemMessage },
        })),
      );
    },
  };
}

function schemeOf(record: RegulatorySchemeRecord) {
  return {
    ...record,
    outputFormat: oneOf(OUTPUT_FORMATS, record.outputFormat),
    fields: record.fields.map(({ type, length, codeSetId, ...field }) => ({
      ...field,
      type: oneOf(FIELD_TYPES, type),
      length: givenNumber(length),
      codeSetId: given(codeSetId),
    })),
    fieldMaps: record.fieldMaps.map(({ constant, transform, source, status, ...map }) => ({
      ...map,
      constant: given(constant),
      transform: oneOf(TRANSFORMS, transform),
      source: oneOf(MAP_SOURCES, source),
      status: oneOf(MAP_STATUSES, status),
    })),
  };
}
