import type {
  CatalogRegistryService,
  JurisdictionRecord,
} from '../../../proto/generated/testamur/catalog/catalog_registry.ts';
import type { Sent } from '../../../proto/wire.ts';
import { given, millis, operationRow, type RowsOf } from '../../rpc.ts';
import { pageArgs, pageMessage } from '../../rpc-pages.ts';
import type { Jurisdiction } from './jurisdiction.ts';
import type { JurisdictionService } from './jurisdiction-service.ts';

/** The RPCs of jurisdictions, a part of the catalog's contract. */
export function jurisdictionRpcs(
  jurisdictions: JurisdictionService,
): Pick<RowsOf<CatalogRegistryService>, 'CreateJurisdiction' | 'GetJurisdiction' | 'ListJurisdictions'> {
  return {
    CreateJurisdiction: operationRow({
      operation: jurisdictions.create,
      args: ({ code, nameI18n, parentCode, level, regulator }) => ({
        code: given(code),
        nameI18n,
        parentCode: given(parentCode),
        level: given(level),
        regulator: regulator ? { name: given(regulator.name), url: given(regulator.url) } : undefined,
      }),
      reply: (jurisdiction) => ({ jurisdiction: recordOf(jurisdiction) }),
    }),
    GetJurisdiction: operationRow({
      operation: jurisdictions.byCode,
      args: ({ code }) => ({ code: given(code) }),
      reply: (jurisdiction) => ({ jurisdiction: recordOf(jurisdiction) }),
    }),
    ListJurisdictions: operationRow({
      operation: jurisdictions.list,
      names: {
        first: 'pageSize',
        offset: 'page',
        'filter.status': 'statusFilter',
        'filter.parentCode': 'parentCode',
      },
      args: ({ statusFilter, parentCode, page, pageSize }) => ({
        filter: { status: given(statusFilter), parentCode: given(parentCode) },
        ...pageArgs({ page, pageSize }),
      }),
      reply: (listed) => ({ jurisdictions: listed.items.map(recordOf), ...pageMessage(listed) }),
    }),
  };
}

function recordOf(jurisdiction: Jurisdiction): JurisdictionRecord<Sent> {
  const { code, nameI18n, parentCode, level, regulator, defaultFrameworkId, status } = jurisdiction;
  return {
    code,
    nameI18n,
    parentCode: parentCode ?? '',
    level,
    regulator: regulator ? { name: regulator.name, url: regulator.url ?? '' } : null,
    defaultFrameworkId: defaultFrameworkId ?? '',
    status,
    createdAt: millis(jurisdiction.createdAt),
    updatedAt: millis(jurisdiction.updatedAt),
    rowVersion: jurisdiction.rowVersion,
  };
}
