import type {
  CatalogRegistryService,
  SkillLabels,
  SkillRecord,
} from '../../../proto/generated/testamur/catalog/catalog_registry.ts';
import type { Sent } from '../../../proto/wire.ts';
import { given, millis, operationRow, type RowsOf } from '../../rpc.ts';
import { pageArgs, pageMessage } from '../../rpc-pages.ts';
import type { Labels, Skill } from './skill.ts';
import type { SkillService } from './skill-service.ts';

/** The RPCs of skills, a part of the catalog's contract. */
export function skillRpcs(
  skills: SkillService,
): Pick<RowsOf<CatalogRegistryService>, 'CreateSkill' | 'ListSkills'> {
  return {
    CreateSkill: operationRow({
      operation: skills.create,
      args: ({ altLabelsI18n, ...request }) => ({
        name: given(request.name),
        description: given(request.description),
        source: given(request.source),
        sourceUri: given(request.sourceUri),
        skillType: given(request.skillType),
        reuseLevel: given(request.reuseLevel),
        altLabelsI18n: labelsIn(altLabelsI18n),
        broaderIds: request.broaderIds,
      }),
      reply: (skill) => ({ skill: recordOf(skill) }),
    }),
    ListSkills: operationRow({
      operation: skills.list,
      names: {
        first: 'pageSize',
        offset: 'page',
        'filter.q': 'query',
        'filter.source': 'sourceFilter',
        'filter.skillType': 'skillTypeFilter',
        'filter.status': 'statusFilter',
      },
      args: ({ query, sourceFilter, skillTypeFilter, statusFilter, page, pageSize }) => ({
        filter: {
          q: given(query),
          source: given(sourceFilter),
          skillType: given(skillTypeFilter),
          status: given(statusFilter),
        },
        ...pageArgs({ page, pageSize }),
      }),
      reply: (listed) => ({ skills: listed.items.map(recordOf), ...pageMessage(listed) }),
    }),
  };
}

/** Labels by language; those of a language that is named twice stand together. */
function labelsIn(messages: readonly SkillLabels[]): Labels {
  const byLanguage = new Map<string, readonly string[]>();
  for (const { language, labels } of messages)
    byLanguage.set(language, [...(byLanguage.get(language) ?? []), ...labels]);
  return Object.fromEntries(byLanguage);
}

function recordOf(skill: Skill): SkillRecord<Sent> {
  return {
    skillId: skill.skillId,
    name: skill.name,
    description: skill.description ?? '',
    source: skill.source,
    sourceUri: skill.sourceUri ?? '',
    skillType: skill.skillType,
    reuseLevel: skill.reuseLevel ?? '',
    altLabelsI18n: Object.entries(skill.altLabelsI18n).map(([language, labels]) => ({ language, labels })),
    broaderIds: skill.broaderIds,
    status: skill.status,
    createdAt: millis(skill.createdAt),
    updatedAt: millis(skill.updatedAt),
    rowVersion: skill.rowVersion,
  };
}
