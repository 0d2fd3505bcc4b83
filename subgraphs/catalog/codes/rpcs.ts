import type {
  CatalogRegistryService,
  CodeRecord,
  CodeSetRecord,
} from '../../../proto/generated/testamur/catalog/catalog_registry.ts';
import type { Sent } from '../../../proto/wire.ts';
import { given, givenNumber, millis, operationRow, type RowsOf } from '../../rpc.ts';
import { pageArgs, pageMessage } from '../../rpc-pages.ts';
import type { Code, CodeSet } from './code-set.ts';
import type { CodeSetService } from './code-set-service.ts';

/** The RPCs of code sets, a part of the catalog's contract. */
export function codeRpcs(
  codeSets: CodeSetService,
): Pick<RowsOf<CatalogRegistryService>, 'CreateCodeSet' | 'ListCodes'> {
  return {
    CreateCodeSet: operationRow({
      operation: codeSets.create,
      args: ({ name, version, authority, authorityUrl, jurisdictionCode, codes }) => ({
        name: given(name),
        version: given(version),
        authority: given(authority),
        authorityUrl: given(authorityUrl),
        jurisdictionCode: given(jurisdictionCode),
        codes: codes.map(({ code, labelI18n, parentCode, validFrom, validTo }) => ({
          code: given(code),
          labelI18n,
          parentCode: given(parentCode),
          validFrom: givenInstant(validFrom),
          validTo: givenInstant(validTo),
        })),
      }),
      reply: (codeSet) => ({ codeSet: setRecordOf(codeSet) }),
    }),
    ListCodes: operationRow({
      operation: codeSets.codes,
      names: { codeSet: 'codeSetId', first: 'pageSize', offset: 'page' },
      args: ({ codeSetId, at, parentCode, q, page, pageSize }) => ({
        codeSet: given(codeSetId),
        at: givenInstant(at),
        parentCode: given(parentCode),
        q: given(q),
        ...pageArgs({ page, pageSize }),
      }),
      reply: (listed) => ({ codes: listed.items.map(recordOf), ...pageMessage(listed) }),
    }),
  };
}

function givenInstant(epochMs: string): Date | undefined {
  const sent = givenNumber(epochMs);
  return sent === undefined ? undefined : new Date(sent);
}

function setRecordOf(codeSet: CodeSet): CodeSetRecord<Sent> {
  const { codeSetId, name, version, authority, authorityUrl, jurisdictionCode, rowVersion } = codeSet;
  return {
    codeSetId,
    name,
    version,
    authority,
    authorityUrl: authorityUrl ?? '',
    jurisdictionCode: jurisdictionCode ?? '',
    createdAt: millis(codeSet.createdAt),
    updatedAt: millis(codeSet.updatedAt),
    rowVersion,
  };
}

function recordOf({ code, labelI18n, parentCode, validFrom, validTo }: Code): CodeRecord<Sent> {
  return {
    code,
    labelI18n,
    parentCode: parentCode ?? '',
    validFrom: millis(validFrom),
    validTo: millis(validTo),
  };
}
