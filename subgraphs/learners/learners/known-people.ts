import { trusted } from 'mongoose';
import { z } from 'zod';
import type { Context } from '../../../kernel/context.ts';
import { permit } from '../../../kernel/identity.ts';
import { plainNameOf } from '../../../kernel/name-search.ts';
import { did, parseInput } from '../../../kernel/parse.ts';
import type { LearnerMatchService } from '../../../proto/generated/testamur/internal/learner_match.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { type BindingOf, operationRow } from '../../rpc.ts';
import { LEARNER_MATCH } from '../contracts.ts';
import { numberHandle } from './learner.ts';
import type { KeyedLearner } from './learner-model.ts';

/** Offered to custodians: an id, and nothing else of a learner. */
export interface KnownPeople {
  /** Of up to 500 people of an issuer, those who are there under their number and their name; in order, undefined for nobody. */
  find(input: unknown, context: Context): Promise<readonly (string | undefined)[]>;
}

const findInput = z.strictObject({
  issuerDid: did,
  people: z
    .array(z.strictObject({ learnerNumber: z.string().max(100), name: z.string().max(1000) }))
    .max(500),
});

export function createKnownPeople(learners: Pick<RecordStore<KeyedLearner>, 'list'>): KnownPeople {
  return {
    async find(input, context) {
      permit(context, 'learner.match');
      const { issuerDid, people } = parseInput(findInput, input);
      const handles = [...new Set(people.map(({ learnerNumber }) => numberHandle(learnerNumber)))];
      if (handles.length === 0) return [];
      const where = { issuerDid, handles: trusted({ $in: handles }) };
      const found = await learners.list(where, {}, { skip: 0, limit: handles.length });
      const byNumber = new Map(found.map((learner) => [learner.learnerNumber, learner]));
      return people.map(({ learnerNumber, name }) => {
        const learner = byNumber.get(learnerNumber);
        if (!learner || learner.status === 'ERASED') return undefined;
        const named = plainNameOf(`${learner.givenName} ${learner.familyName}`);
        const isNamed = named !== '' && named === plainNameOf(name);
        return isNamed ? (learner.mergedInto ?? learner.learnerId) : undefined;
      });
    },
  };
}

/** What custodians ask of learner records. */
export function learnerMatchBinding(known: KnownPeople): BindingOf<LearnerMatchService> {
  return {
    ...LEARNER_MATCH,
    rpcs: {
      FindLearners: operationRow({
        operation: known.find,
        args: ({ issuerDid, people }) => ({
          issuerDid,
          people: people.map(({ learnerNumber, name }) => ({ learnerNumber, name })),
        }),
        reply: (found) => ({ learnerIds: found.map((learnerId) => learnerId ?? '') }),
      }),
    },
  };
}
