import { asUnit, type Context } from '../../../kernel/context.ts';
import { whatIsGiven } from '../../given.ts';
import { orUndefined } from '../../rpc-replies.ts';
import type { CatalogPorts, ReportScheme } from '../ports.ts';
import type { SchemeFieldMap } from './field-map.ts';
import type { SchemesService } from './room.ts';
import type { RegulatoryScheme } from './scheme.ts';

export const MOST_SCHEMES = 100;

/** What reports ask about schemes, in the process that has them. */
export function localReportSchemes({
  schemes,
  registrations,
  reporting,
}: Pick<SchemesService, 'schemes' | 'registrations' | 'reporting'>): CatalogPorts['schemes'] {
  const asCore = (context: Context) => asUnit(context, 'core-engine');
  return {
    async list(context) {
      const page = { filter: { status: 'ACTIVE' }, first: MOST_SCHEMES };
      return (await schemes.list(page, asCore(context))).items.map(reportScheme);
    },
    async byCode(code, context) {
      const found = await orUndefined(schemes.byCode({ code }, asCore(context)));
      return found && { ...reportScheme(found), status: found.status };
    },
    async registrationNumber({ schemeCode, organizationId }, context) {
      const filter = { schemeCode, orgId: organizationId, status: 'ACTIVE' };
      const { items } = await registrations.list({ filter, first: 1 }, asCore(context));
      return items[0]?.registrationNumber;
    },
    render: ({ scheme: { fields, fieldMaps }, records, at }, context) =>
      reporting.render({ fields, fieldMaps: fieldMaps.map(asActive), records, at }, asCore(context)),
  };
}

/** A map of a report is one that counts. */
export function asActive(map: ReportScheme['fieldMaps'][number]): SchemeFieldMap {
  return { ...map, source: 'HUMAN', status: 'ACTIVE' };
}

/** A scheme with the maps that count, and nothing in it that is not there. */
export function reportScheme(
  scheme: Pick<
    RegulatoryScheme,
    | 'schemeCode'
    | 'name'
    | 'regulator'
    | 'jurisdictionCode'
    | 'version'
    | 'outputFormat'
    | 'fields'
    | 'fieldMaps'
    | 'rowVersion'
  >,
): ReportScheme {
  const { schemeCode, name, regulator, jurisdictionCode, version, outputFormat, rowVersion } = scheme;
  return {
    schemeCode,
    name,
    regulator,
    jurisdictionCode,
    version,
    outputFormat,
    mapVersion: rowVersion,
    fields: scheme.fields.map(({ length, codeSetId, ...field }) => ({
      ...field,
      ...whatIsGiven({ length, codeSetId }),
    })),
    fieldMaps: scheme.fieldMaps
      .filter(({ status }) => status === 'ACTIVE')
      .map(({ fieldCode, expression, constant, transform }) => ({
        fieldCode,
        expression,
        transform,
        ...whatIsGiven({ constant }),
      })),
  };
}
