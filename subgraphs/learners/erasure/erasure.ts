import { z } from 'zod';
import { newId } from '../../../kernel/ids.ts';
import { oneFrom, uuid } from '../../../kernel/parse.ts';
import type { Learner } from '../learners/learner.ts';
import type { KeyedLearner } from '../learners/learner-model.ts';

/** Why a learner is forgotten: a closed list, since the audit trail keeps it for ever. */
export const ERASURE_REASONS = [
  'HOLDER_REQUEST',
  'LEARNER_REQUEST',
  'RETENTION_OVER',
  'ENTERED_IN_ERROR',
] as const;

export const eraseInput = z.strictObject({ learnerId: uuid, reason: oneFrom(ERASURE_REASONS) });

/** What is left of a learner: a pseudonym of chance, and the id under which enrolments and outcomes stay. */
export function erasedMembers(): Partial<KeyedLearner> & Pick<Learner, 'status'> {
  const pseudonym = `erased-${newId()}`;
  return {
    status: 'ERASED',
    learnerNumber: pseudonym,
    givenName: 'Erased',
    familyName: pseudonym,
    externalIds: [],
    preferredName: undefined,
    email: undefined,
    phone: undefined,
    preferredLanguage: undefined,
    countryCode: undefined,
    sortName: pseudonym,
    handles: [pseudonym],
    nameKeys: [],
  };
}
