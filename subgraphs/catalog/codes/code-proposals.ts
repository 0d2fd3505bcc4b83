import type { Clock } from '../../../kernel/clock.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { readPayload } from '../proposals/payload.ts';
import type { ProposalTarget } from '../proposals/ports.ts';
import type { Proposal } from '../proposals/proposal.ts';
import { type Code, type CodeSet, MOST_CODES, newCodeInput, problemsOf } from './code-set.ts';
import type { CodeSets } from './code-sets.ts';

/** Proposals of new codes: the payload is a code as `createCodeSet` takes it, and acceptance adds it to the set. */
export function codeProposals({ codeSets, now }: { codeSets: CodeSets; now: Clock }): ProposalTarget {
  return {
    async check(proposal) {
      codeIn(proposal);
      await setOf(proposal);
    },
    async accept(proposal) {
      const given = codeIn(proposal);
      const codeSet = await setOf(proposal);
      const at = now();
      const code: Code = { ...given, validFrom: given.validFrom ?? at };
      await requireRoom(codeSet, code);
      return {
        // A code has no id of its own.
        resultingId: codeSet.codeSetId,
        writes: codeSets.addWrites(codeSet, code, at),
        audit: [{ action: 'code_set.code_added', subject: { type: 'CodeSet', id: codeSet.codeSetId } }],
      };
    },
  };

  /** The set that a proposal is about. Errors: VALIDATION_FAILED on `targetId`, also for a set that comes with the platform. */
  async function setOf({ targetId = '' }: Proposal): Promise<CodeSet> {
    const stored = await codeSets.stored(targetId);
    if (stored) return stored;
    if (await codeSets.find(targetId))
      throw invalid(
        'targetId',
        'standard',
        'this set comes with the platform and follows its authority alone',
      );
    throw invalid('targetId', 'unknown', 'no such code set is in the catalog; list them');
  }

  async function requireRoom({ codeSetId }: CodeSet, code: Code): Promise<void> {
    const codes = await codeSets.all(codeSetId);
    if (codes.length >= MOST_CODES) {
      const message = `A code set has at most ${MOST_CODES} codes; make another one.`;
      throw new AppError('LIMIT_REACHED', message);
    }
    const problem = problemsOf([...codes, code]).find(({ index }) => index === codes.length);
    if (problem) throw invalid(`payload.${problem.member}`, 'impossible', problem.message);
  }
}

function codeIn({ payload }: Proposal) {
  return readPayload(() => parseInput(newCodeInput, payload));
}
