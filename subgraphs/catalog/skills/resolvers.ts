import { toConnection } from '../../../kernel/paging.ts';
import { entityLoader } from '../../entity-loader.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { SkillService } from './skill-service.ts';

/** The GraphQL spelling of the operations on skills. */
export function skillResolvers(skills: SkillService) {
  return {
    Query: {
      skill: (_, args, context) => skills.byId(args, context),
      skills: async (_, args, context) => toConnection(await skills.list(args, context)),
    },
    Mutation: {
      createSkill: async (_, { input }, context) => ({ skill: await skills.create(input, context) }),
      updateSkill: async (_, { input }, context) => ({ skill: await skills.update(input, context) }),
    },
    Skill: {
      __resolveReference: ({ skillId }, context) => entityLoader(context, byId).load(skillId),
    },
  } satisfies Resolvers;

  function byId(id: string, context: Parameters<SkillService['byId']>[1]) {
    return skills.byId({ id }, context);
  }
}
