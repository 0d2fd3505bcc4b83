import { readPayload, refusedInPayload } from '../proposals/payload.ts';
import type { ProposalTarget } from '../proposals/ports.ts';
import { parseNewSkill } from './skill.ts';
import type { SkillMaker } from './skill-creation.ts';

/** Proposals of new skills: the payload is what `createSkill` takes, and acceptance adds the skill. */
export function skillProposals(create: SkillMaker): ProposalTarget {
  const read = (payload: object) => readPayload(() => parseNewSkill(payload));
  return {
    check: async ({ payload }) => void read(payload),
    async accept({ payload }, context) {
      const { skill, write, fact } = await create(read(payload), context).catch(refusedInPayload);
      return { resultingId: skill.skillId, writes: [write], audit: [fact] };
    },
  };
}
