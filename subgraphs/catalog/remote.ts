import { asUnit, type Context } from '../../kernel/context.ts';
import type { RemoteUnit } from '../rpc.ts';
import { given } from '../rpc.ts';
import { oneOf, orUndefined, sent } from '../rpc-replies.ts';
import { CODES_A_PAGE, validCodes } from './codes/valid-codes.ts';
import { CATALOG, DEMO_CATALOG } from './contracts.ts';
import { VERSION_STATUSES } from './entries/version-status.ts';
import type { CatalogPorts, CatalogVersion } from './ports.ts';
import { remoteReportSchemes } from './schemes/remote-report-schemes.ts';

/** The catalog, asked of its unit in another process. */
export function remoteCatalog({ client }: RemoteUnit): CatalogPorts {
  const catalog = client(CATALOG);
  const demo = client(DEMO_CATALOG);
  const resolved = async (asked: object, context: Context): Promise<CatalogVersion | undefined> => {
    const reply = await orUndefined(catalog.call('ResolveEntryVersion', asked, context));
    if (!reply) return undefined;
    const version = sent(reply.entryVersion);
    const entry = sent(reply.entry);
    return {
      entryVersionId: version.entryVersionId,
      entryId: entry.entryId,
      entryCode: entry.entryCode,
      jurisdictionCode: entry.jurisdictionCode,
      achievementType: entry.achievementType,
      demoIssuerDid: given(entry.demoIssuerDid),
      version: version.version,
      status: oneOf(VERSION_STATUSES, version.status),
      title: version.title,
      description: given(version.description),
      levelCode: given(version.levelCode),
      credit: version.credit ?? undefined,
      duration: given(version.duration),
      criteria: given(version.criteria),
      resultDescriptions: version.resultDescriptions.map((one) => ({
        id: one.id,
        name: one.name,
        resultType: one.resultType,
        allowedValues: one.allowedValues.length > 0 ? one.allowedValues : undefined,
        valueMin: given(one.valueMin),
        valueMax: given(one.valueMax),
        requiredValue: given(one.requiredValue),
      })),
      skills: version.skills.map(({ skillId, proficiency }) => ({
        skillId,
        proficiency: given(proficiency),
      })),
      alignments: version.alignments.map((one) => ({
        targetCode: given(one.targetCode),
        targetName: one.targetName,
        targetFramework: given(one.targetFramework),
        targetUrl: one.targetUrl,
        targetType: given(one.targetType),
      })),
      claimSchema: version.claimSchemaJson === '' ? undefined : JSON.parse(version.claimSchemaJson),
    };
  };
  return {
    versions: {
      byId: (entryVersionId, context) => resolved({ entryVersionId }, context),
      current: (entry, context) => resolved(entry, context),
    },
    published: {
      async page(window, context) {
        const core = asUnit(context, 'core-engine');
        const { versions, after, isEnd } = await catalog.call('ListPublishedVersionHashes', window, core);
        return {
          versions: versions.map(({ contentHash, actualHash, ...version }) => ({
            ...version,
            contentHash: given(contentHash),
            actualHash: given(actualHash),
          })),
          after,
          isEnd,
        };
      },
    },
    registrations: {
      async standing(of, context) {
        const { schemeCodes, isRegistered, isEnforced } = await catalog.call(
          'GetRegistrationStanding',
          of,
          asUnit(context, 'credential-issuance'),
        );
        return { schemeCodes, isRegistered, isEnforced };
      },
    },
    codes: {
      validNow: (codeSetId, most, context) =>
        orUndefined(
          validCodes(most, (page) =>
            catalog.call(
              'ListCodes',
              { codeSetId, at: '0', parentCode: '', q: '', page, pageSize: CODES_A_PAGE },
              asUnit(context, 'credential-issuance'),
            ),
          ),
        ),
    },
    schemes: remoteReportSchemes(catalog),
    demo: {
      async publish({ credit, resultDescriptions, claimSchema, ...entry }, context) {
        const request = {
          ...entry,
          creditValue: credit.value,
          creditUnit: credit.unit,
          resultDescriptions: resultDescriptions.map((one) => ({
            ...one,
            allowedValues: one.allowedValues ?? [],
            valueMin: one.valueMin ?? '',
            valueMax: one.valueMax ?? '',
            requiredValue: one.requiredValue ?? '',
          })),
          claimSchemaJson: JSON.stringify(claimSchema),
        };
        return demo.call('PublishDemoEntry', request, context);
      },
      remove: (context) => demo.call('RemoveDemoEntries', {}, context),
    },
  };
}
