import type {
  CatalogRegistryService,
  FrameworkRecord,
} from '../../../proto/generated/testamur/catalog/catalog_registry.ts';
import type { Sent } from '../../../proto/wire.ts';
import { given, givenNumber, millis, operationRow, type RowsOf } from '../../rpc.ts';
import { pageArgs, pageMessage } from '../../rpc-pages.ts';
import type { Framework } from './framework.ts';
import type { FrameworkService } from './framework-service.ts';

/** The RPCs of frameworks, a part of the catalog's contract. */
export function frameworkRpcs(
  frameworks: FrameworkService,
): Pick<RowsOf<CatalogRegistryService>, 'CreateFramework' | 'ListFrameworks'> {
  return {
    CreateFramework: operationRow({
      operation: frameworks.create,
      args: ({ code, jurisdictionCode, title, kind, publisher, version, caseUri, levels }) => ({
        code: given(code),
        jurisdictionCode: given(jurisdictionCode),
        title: given(title),
        kind: given(kind),
        publisher: given(publisher),
        version: given(version),
        caseUri: given(caseUri),
        levels: levels.map((level) => ({
          levelCode: given(level.levelCode),
          label: given(level.label),
          eqfLevel: givenNumber(level.eqfLevel),
          iscedCode: given(level.iscedCode),
        })),
      }),
      reply: (framework) => ({ framework: recordOf(framework) }),
    }),
    ListFrameworks: operationRow({
      operation: frameworks.list,
      names: {
        first: 'pageSize',
        offset: 'page',
        'filter.jurisdictionCode': 'jurisdictionCode',
        'filter.kind': 'kindFilter',
        'filter.adoptionStatus': 'statusFilter',
      },
      args: ({ jurisdictionCode, kindFilter, statusFilter, page, pageSize }) => ({
        filter: {
          jurisdictionCode: given(jurisdictionCode),
          kind: given(kindFilter),
          adoptionStatus: given(statusFilter),
        },
        ...pageArgs({ page, pageSize }),
      }),
      reply: (listed) => ({ frameworks: listed.items.map(recordOf), ...pageMessage(listed) }),
    }),
  };
}

function recordOf(framework: Framework): FrameworkRecord<Sent> {
  return {
    frameworkId: framework.frameworkId,
    code: framework.code,
    jurisdictionCode: framework.jurisdictionCode,
    title: framework.title,
    kind: framework.kind,
    publisher: framework.publisher ?? '',
    version: framework.version,
    caseUri: framework.caseUri ?? '',
    adoptionStatus: framework.adoptionStatus,
    levels: framework.levels.map(({ levelCode, label, eqfLevel, iscedCode }) => ({
      levelCode,
      label,
      eqfLevel: eqfLevel ?? 0,
      iscedCode: iscedCode ?? '',
    })),
    createdAt: millis(framework.createdAt),
    updatedAt: millis(framework.updatedAt),
    rowVersion: framework.rowVersion,
  };
}
