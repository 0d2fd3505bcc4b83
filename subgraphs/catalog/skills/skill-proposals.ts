import { inPayload } from '../proposals/payload.ts';
import type { ProposalTarget } from '../proposals/ports.ts';
import { type NewSkill, parseNewSkill } from './skill.ts';
import type { SkillMaker } from './skill-creation.ts';

/** Proposals of new skills: the payload is what `createSkill` takes, and acceptance adds the skill. */
export function skillProposals(create: SkillMaker): ProposalTarget {
  return {
    check: (payload) => void read(payload),
    async accept({ payload }, context) {
      const made = create(read(payload), context);
      const { skill, write, fact } = await made.catch((error: unknown) => {
        throw inPayload(error);
      });
      return { resultingId: skill.skillId, writes: [write], audit: [fact] };
    },
  };
}

function read(payload: object): NewSkill {
  try {
    return parseNewSkill(payload);
  } catch (error) {
    throw inPayload(error);
  }
}
