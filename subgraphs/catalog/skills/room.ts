import type { RoomDeps } from '../rooms.ts';
import { hierarchyStore } from './hierarchy-model.ts';
import { createSkillCreation } from './skill-creation.ts';
import { skillStore } from './skill-model.ts';
import { createSkillService } from './skill-service.ts';

/** Opens the room of skills: its operations, and how other rooms of the catalog make a skill in a commit of their own. */
export async function openSkills(deps: RoomDeps) {
  const { connection, now } = deps;
  const [skills, hierarchy] = await Promise.all([skillStore(connection), hierarchyStore(connection)]);
  const create = createSkillCreation({ skills, now });
  return {
    service: createSkillService({ ...deps, skills, hierarchy, create }),
    create,
    /** For the room that takes in whole catalogs. */
    stores: { skills, hierarchy },
    /** Those of these ids that no skill has. */
    async unknown(skillIds: readonly string[]): Promise<readonly string[]> {
      const known = new Set((await skills.byIds(skillIds)).map(({ skillId }) => skillId));
      return skillIds.filter((id) => !known.has(id));
    },
  };
}
