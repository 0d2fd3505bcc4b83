import { type AuditFact, actorOf } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { invalid } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Write } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { keysOf, type NewSkill, type Skill } from './skill.ts';
import type { KeyedSkill } from './skill-model.ts';

/** A skill that is to be, and what is to be committed with whatever causes it. */
export interface SkillCreation {
  readonly skill: Skill;
  readonly write: Write;
  readonly fact: AuditFact;
}

/** Makes a skill of what is told of it, for a commit of the caller's. Errors: VALIDATION_FAILED for a broader skill that is not there. */
export type SkillMaker = (given: NewSkill, context: Context) => Promise<SkillCreation>;

/** How skills come to be; each is ACTIVE at once. */
export function createSkillCreation(deps: {
  skills: Pick<RecordStore<KeyedSkill>, 'byIds' | 'insertWrite'>;
  now: Clock;
}): SkillMaker {
  const { skills, now } = deps;
  return async (given, context) => {
    await requireAll(given.broaderIds, skills);
    const at = now();
    const skill: Skill = {
      skillId: newId(),
      ...given,
      status: 'ACTIVE',
      createdAt: at,
      updatedAt: at,
      createdBy: actorOf(context, at).id,
      rowVersion: 1,
    };
    return {
      skill,
      write: skills.insertWrite({ ...skill, ...keysOf(skill) }),
      fact: {
        action: 'skill.created',
        subject: { type: 'Skill', id: skill.skillId },
        newState: skill.status,
      },
    };
  };
}

/** The broader skills of these ids. Errors: VALIDATION_FAILED that names the first one that is not there. */
export async function requireAll(
  broaderIds: readonly string[],
  skills: Pick<RecordStore<KeyedSkill>, 'byIds'>,
): Promise<readonly Skill[]> {
  const found = await skills.byIds(broaderIds);
  const known = new Set(found.map(({ skillId }) => skillId));
  const unknown = broaderIds.findIndex((id) => !known.has(id));
  if (unknown < 0) return found;
  throw invalid(`broaderIds[${unknown}]`, 'unknown', 'no skill has this id; create the broader skill first');
}
