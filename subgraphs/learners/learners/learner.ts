import { z } from 'zod';
import { startOf } from '../../../kernel/name-search.ts';
import { pageInput } from '../../../kernel/paging.ts';
import {
  countryCode,
  did,
  email,
  languageTag,
  oneFrom,
  optional,
  optionalText,
  parseInput,
  text,
  uuid,
} from '../../../kernel/parse.ts';
import type { Recorded } from '../../../store/record-store.ts';

export const LEARNER_STATUSES = ['ACTIVE', 'INACTIVE', 'MERGED', 'ERASED'] as const;
/** Those that a change of the record may set; the others have operations of their own. */
const CHOSEN_STATUSES = ['ACTIVE', 'INACTIVE'] as const;

export type LearnerStatus = (typeof LEARNER_STATUSES)[number];

/** The name that another system has for a learner. */
export interface ExternalId {
  readonly system: string;
  readonly value: string;
}

/** A person as one issuer knows them; the birth date is never kept. */
export interface Learner extends Recorded {
  readonly learnerId: string;
  /** Whose learner it is. */
  readonly issuerDid: string;
  /** The issuer's own number, each once. */
  readonly learnerNumber: string;
  readonly externalIds: readonly ExternalId[];
  readonly givenName: string;
  readonly familyName: string;
  readonly preferredName?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  /** BCP 47. */
  readonly preferredLanguage?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: string | undefined;
  readonly status: LearnerStatus;
}

/** What the list orders a learner by: the folded family name, then the folded given name. */
export interface LearnerKeys {
  readonly sortName: string;
}

// Cursors hold it, and take texts of at most 256 characters.
const SORT_CHARACTERS = 200;

export function keysOf({ familyName, givenName }: Pick<Learner, 'familyName' | 'givenName'>): LearnerKeys {
  return { sortName: `${startOf(familyName)} ${startOf(givenName)}`.slice(0, SORT_CHARACTERS) };
}

/** A number or a code of an issuer's own system. */
export const ownNumber = text(100);

const externalIds = z
  .array(z.strictObject({ system: text(100), value: text(255) }), 'give a list of ids')
  .max(20, 'give at most 20 ids')
  .refine(
    (given) => new Set(given.map(({ system }) => system)).size === given.length,
    'name each system once',
  );

const phone = text(40).regex(/^\+?[0-9][0-9 ().\-/]{2,}$/, 'give a telephone number such as +353 1 234 5678');

const members = {
  learnerNumber: ownNumber,
  externalIds: optional(externalIds),
  givenName: text(255),
  familyName: text(255),
  preferredName: optionalText(text(255)),
  email: optionalText(email),
  phone: optionalText(phone),
  preferredLanguage: optionalText(languageTag),
  countryCode: optionalText(countryCode),
};

/** Named by units and peers alone; members of an issuer act for their own. */
export const issuerNamed = { issuerDid: optional(did) };

export const createLearnerInput = z.strictObject({ ...issuerNamed, ...members });

export const updateLearnerInput = z.strictObject({
  learnerId: uuid,
  ...members,
  learnerNumber: optional(members.learnerNumber),
  givenName: optional(members.givenName),
  familyName: optional(members.familyName),
  status: optional(oneFrom(CHOSEN_STATUSES)),
});

const learnerIdInput = z.strictObject({ learnerId: uuid });
export const parseLearnerId = (input: unknown) => parseInput(learnerIdInput, input).learnerId;

export const listLearnersInput = z.strictObject({
  ...issuerNamed,
  filter: optional(
    z.strictObject({ learnerNumber: optional(ownNumber), status: optional(oneFrom(LEARNER_STATUSES)) }),
  ),
  ...pageInput,
});
