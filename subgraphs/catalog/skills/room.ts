import type { Write } from '../../../store/ledger.ts';
import type { RoomDeps } from '../rooms.ts';
import { hierarchyStore } from './hierarchy-model.ts';
import type { Skill } from './skill.ts';
import { createSkillCreation } from './skill-creation.ts';
import { skillStore } from './skill-model.ts';
import { createSkillService } from './skill-service.ts';

// Ids that one query asks for.
const READ_AT_ONCE = 100;

/** Opens the room of skills: its operations, and how other rooms of the catalog make a skill in a commit of their own. */
export async function openSkills(
  deps: RoomDeps & {
    /** Committed with the change of a skill's name. */
    renamed: () => Write;
  },
) {
  const { connection, now } = deps;
  const [skills, hierarchy] = await Promise.all([skillStore(connection), hierarchyStore(connection)]);
  const create = createSkillCreation({ skills, now });
  return {
    service: createSkillService({ ...deps, skills, hierarchy, create }),
    create,
    /** Those of these ids, as many as there are. */
    async byIds(skillIds: readonly string[]): Promise<readonly Skill[]> {
      const found: Skill[] = [];
      for (let at = 0; at < skillIds.length; at += READ_AT_ONCE)
        found.push(...(await skills.byIds(skillIds.slice(at, at + READ_AT_ONCE))));
      return found;
    },
    /** Those of these ids that no skill has. */
    async unknown(skillIds: readonly string[]): Promise<readonly string[]> {
      const known = new Set((await skills.byIds(skillIds)).map(({ skillId }) => skillId));
      return skillIds.filter((id) => !known.has(id));
    },
  };
}
