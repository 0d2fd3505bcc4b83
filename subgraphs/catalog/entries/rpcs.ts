import { isJsonObject } from '../../../kernel/crypto/canonical-json.ts';
import { invalid } from '../../../kernel/errors.ts';
import type {
  CatalogEntryRecord,
  CatalogRegistryService,
  EntryVersionRecord,
} from '../../../proto/generated/testamur/catalog/catalog_registry.ts';
import type { Sent } from '../../../proto/wire.ts';
import { given, givenNumber, millis, operationRow, type RowsOf } from '../../rpc.ts';
import { pageArgs, pageMessage } from '../../rpc-pages.ts';
import { optionalDate } from '../../rpc-replies.ts';
import type { CatalogEntry } from './entry.ts';
import type { EntryService } from './entry-service.ts';
import type { PublishedVersionReader } from './published-versions.ts';
import type { EntryVersion } from './version.ts';
import type { VersionService } from './version-service.ts';

type EntryRpc =
  | 'CreateCatalogEntry'
  | 'GetCatalogEntry'
  | 'ListCatalogEntries'
  | 'UpdateCatalogEntry'
  | 'RetireCatalogEntry'
  | 'CreateEntryVersion'
  | 'PublishEntryVersion'
  | 'ResolveEntryVersion'
  | 'ListPublishedVersionHashes';

/** The RPCs of entries and their versions, a part of the catalog's contract. */
export function entryRpcs(
  entries: EntryService,
  versions: VersionService,
  published: PublishedVersionReader,
): Pick<RowsOf<CatalogRegistryService>, EntryRpc> {
  const entryReply = (entry: CatalogEntry) => ({ entry: entryRecord(entry) });
  const versionReply = (version: EntryVersion) => ({ entryVersion: versionRecord(version) });
  return {
    CreateCatalogEntry: operationRow({
      operation: entries.create,
      args: ({
        entryCode,
        jurisdictionCode,
        frameworkId,
        entryType,
        achievementType,
        ctid,
        ownerIssuerDid,
      }) => ({
        entryCode: given(entryCode),
        jurisdictionCode: given(jurisdictionCode),
        frameworkId: given(frameworkId),
        entryType: given(entryType),
        achievementType: given(achievementType),
        ctid: given(ctid),
        ownerIssuerDid: given(ownerIssuerDid),
      }),
      reply: entryReply,
    }),
    GetCatalogEntry: operationRow({
      operation: entries.byId,
      args: ({ entryId }) => ({ entryId: given(entryId) }),
      reply: entryReply,
    }),
    ListCatalogEntries: operationRow({
      operation: entries.list,
      names: {
        first: 'pageSize',
        offset: 'page',
        'filter.jurisdictionCode': 'jurisdictionCode',
        'filter.status': 'statusFilter',
        'filter.entryType': 'typeFilter',
        'filter.frameworkId': 'frameworkId',
      },
      args: ({ jurisdictionCode, statusFilter, typeFilter, frameworkId, page, pageSize }) => ({
        filter: {
          jurisdictionCode: given(jurisdictionCode),
          status: given(statusFilter),
          entryType: given(typeFilter),
          frameworkId: given(frameworkId),
        },
        ...pageArgs({ page, pageSize }),
      }),
      reply: (listed) => ({ entries: listed.items.map(entryRecord), ...pageMessage(listed) }),
    }),
    UpdateCatalogEntry: operationRow({
      operation: entries.update,
      args: ({ entryId, frameworkId, entryType, achievementType, ctid, ownerIssuerDid }) => ({
        entryId: given(entryId),
        frameworkId: given(frameworkId),
        entryType: given(entryType),
        achievementType: given(achievementType),
        ctid: given(ctid),
        ownerIssuerDid: given(ownerIssuerDid),
      }),
      reply: entryReply,
    }),
    RetireCatalogEntry: operationRow({
      operation: entries.retire,
      args: ({ entryId, reason }) => ({ entryId: given(entryId), reason: given(reason) }),
      reply: entryReply,
    }),
    CreateEntryVersion: operationRow({
      operation: versions.create,
      names: { claimSchema: 'claimSchemaJson' },
      args: (request) => ({
        entryId: given(request.entryId),
        title: given(request.title),
        description: given(request.description),
        levelCode: given(request.levelCode),
        credit: request.credit
          ? { value: request.credit.value, unit: given(request.credit.unit) }
          : undefined,
        duration: given(request.duration),
        criteria: given(request.criteria),
        resultDescriptions: request.resultDescriptions.map((one) => ({
          id: given(one.id),
          name: given(one.name),
          resultType: given(one.resultType),
          allowedValues: one.allowedValues.length > 0 ? one.allowedValues : undefined,
          valueMin: given(one.valueMin),
          valueMax: given(one.valueMax),
          requiredValue: given(one.requiredValue),
        })),
        skills: request.skills.map(({ skillId, proficiency }) => ({
          skillId: given(skillId),
          proficiency: given(proficiency),
        })),
        alignments: request.alignments.map((one) => ({
          targetCode: given(one.targetCode),
          targetName: given(one.targetName),
          targetFramework: given(one.targetFramework),
          targetUrl: given(one.targetUrl),
          targetType: given(one.targetType),
        })),
        claimSchema: objectOf(given(request.claimSchemaJson)),
        effectiveFrom: optionalDate(request.effectiveFrom),
        effectiveTo: optionalDate(request.effectiveTo),
      }),
      reply: versionReply,
    }),
    PublishEntryVersion: operationRow({
      operation: versions.publish,
      args: ({ entryId, version }) => ({ entryId: given(entryId), version: givenNumber(version) }),
      reply: versionReply,
    }),
    ResolveEntryVersion: operationRow({
      operation: versions.resolveWithEntry,
      args: ({ entryVersionId, entryId, jurisdictionCode, entryCode, at }) => ({
        entryVersionId: given(entryVersionId),
        entryId: given(entryId),
        jurisdictionCode: given(jurisdictionCode),
        entryCode: given(entryCode),
        at: optionalDate(at),
      }),
      reply: ({ version, entry }) => ({ ...versionReply(version), ...entryReply(entry) }),
    }),
    ListPublishedVersionHashes: operationRow({
      operation: published.page,
      args: ({ after, limit }) => ({ after, limit }),
      reply: ({ versions: found, after, isEnd }) => ({
        versions: found.map(({ contentHash = '', actualHash = '', ...version }) => ({
          ...version,
          contentHash,
          actualHash,
        })),
        after,
        isEnd,
      }),
    }),
  };
}

function objectOf(json: string | undefined): unknown {
  if (json === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(json);
    if (isJsonObject(value)) return value;
  } catch {
    // Refused below, like JSON that is no object.
  }
  throw invalid('claimSchema', 'json', 'give a JSON Schema as the text of a JSON object');
}

/** An entry as messages hold it. */
export function entryRecord(entry: CatalogEntry): CatalogEntryRecord<Sent> {
  return {
    entryId: entry.entryId,
    entryCode: entry.entryCode,
    jurisdictionCode: entry.jurisdictionCode,
    frameworkId: entry.frameworkId ?? '',
    entryType: entry.entryType,
    achievementType: entry.achievementType,
    ctid: entry.ctid ?? '',
    ownerIssuerDid: entry.ownerIssuerDid ?? '',
    title: entry.title ?? '',
    currentVersionId: entry.currentVersionId ?? '',
    versions: entry.versions,
    status: entry.status,
    createdAt: millis(entry.createdAt),
    updatedAt: millis(entry.updatedAt),
    rowVersion: entry.rowVersion,
    demoIssuerDid: entry.demoIssuerDid ?? '',
  };
}

function versionRecord(version: EntryVersion): EntryVersionRecord<Sent> {
  return {
    entryVersionId: version.entryVersionId,
    entryId: version.entryId,
    version: version.version,
    title: version.title,
    description: version.description ?? '',
    levelCode: version.levelCode ?? '',
    credit: version.credit ?? null,
    duration: version.duration ?? '',
    criteria: version.criteria ?? '',
    resultDescriptions: version.resultDescriptions.map((one) => ({
      id: one.id,
      name: one.name,
      resultType: one.resultType,
      allowedValues: one.allowedValues ?? [],
      valueMin: one.valueMin ?? '',
      valueMax: one.valueMax ?? '',
      requiredValue: one.requiredValue ?? '',
    })),
    skills: version.skills.map(({ skillId, proficiency }) => ({ skillId, proficiency: proficiency ?? '' })),
    alignments: version.alignments.map((one) => ({
      targetCode: one.targetCode ?? '',
      targetName: one.targetName,
      targetFramework: one.targetFramework ?? '',
      targetUrl: one.targetUrl,
      targetType: one.targetType ?? '',
    })),
    claimSchemaJson: version.claimSchemaJson ?? '',
    effectiveFrom: millis(version.effectiveFrom),
    effectiveTo: millis(version.effectiveTo),
    contentHash: version.contentHash ?? '',
    publishedAt: millis(version.publishedAt),
    replacedBy: version.replacedBy ?? '',
    status: version.status,
    createdAt: millis(version.createdAt),
    updatedAt: millis(version.updatedAt),
    rowVersion: version.rowVersion,
  };
}
