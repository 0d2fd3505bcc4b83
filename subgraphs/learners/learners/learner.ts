import { z } from 'zod';
import { nameWords, startOf } from '../../../kernel/name-search.ts';
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
  /** Who has the records of one that is MERGED: never one that is MERGED, too. */
  readonly mergedInto?: string | undefined;
}

/** What a learner is found by and ordered by; it changes with what is known of them. */
export interface LearnerKeys {
  /** The folded family name, then the folded given name. */
  readonly sortName: string;
  /** What nobody else of the issuer may have: the number and each id of another system. */
  readonly handles: readonly string[];
  /** Each word of the names with the one behind it and the one before it, so that two words find a learner in either order. */
  readonly nameKeys: readonly string[];
}

// Cursors hold it, and take texts of at most 256 characters.
const SORT_CHARACTERS = 200;
/** Characters of a word that a search can tell apart. */
const WORD_CHARACTERS = 30;

export function keysOf(
  learner: Pick<Learner, 'familyName' | 'givenName' | 'preferredName' | 'learnerNumber' | 'externalIds'>,
): LearnerKeys {
  const { familyName, givenName, preferredName = '', learnerNumber, externalIds } = learner;
  const words = wordsOf(`${givenName} ${familyName} ${preferredName}`);
  return {
    sortName: `${startOf(familyName)} ${startOf(givenName)}`.slice(0, SORT_CHARACTERS),
    handles: [numberHandle(learnerNumber), ...externalIds.map(externalHandle)],
    nameKeys: words.length === 1 ? words : [...new Set(words.flatMap(withNeighbours))],
  };
}

export const numberHandle = (learnerNumber: string) => `number ${learnerNumber}`;
export const externalHandle = ({ system, value }: ExternalId) => `id ${JSON.stringify([system, value])}`;

/** The words that a text asks for; each must begin a word of whoever is found. */
export function wordsOf(q: string): string[] {
  return [...new Set(nameWords(q).map((word) => word.slice(0, WORD_CHARACTERS)))];
}

/** Whether each of these words begins a word of the learner's names. */
export function isNamed({ nameKeys }: LearnerKeys, words: readonly string[]): boolean {
  return words.every((word) => nameKeys.some((key) => key.startsWith(word)));
}

function withNeighbours(word: string, at: number, words: readonly string[]): string[] {
  const [before, behind] = [words.at(at - 1), words[(at + 1) % words.length]];
  return [`${word} ${behind}`, `${word} ${before}`];
}

/** A number or a code of an issuer's own system. */
export const ownNumber = text(100);

const externalSystem = text(100);
const externalValue = text(255);

const externalIds = z
  .array(z.strictObject({ system: externalSystem, value: externalValue }), 'give a list of ids')
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

const listFilter = z
  .strictObject({
    q: optional(text(100).refine((q) => wordsOf(q).length > 0, 'give letters or digits to look for')),
    learnerNumber: optional(ownNumber),
    externalSystem: optional(externalSystem),
    externalId: optional(externalValue),
    status: optional(oneFrom(LEARNER_STATUSES)),
  })
  .refine(({ externalSystem: system, externalId }) => system === undefined || externalId !== undefined, {
    path: ['externalId'],
    error: 'give the id that this system has for the learner',
  })
  .refine(({ externalSystem: system, externalId }) => externalId === undefined || system !== undefined, {
    path: ['externalSystem'],
    error: 'name the system that has given this id',
  });

export const listLearnersInput = z.strictObject({
  ...issuerNamed,
  filter: optional(listFilter),
  ...pageInput,
});

/** A list as it is asked for. */
export type ListedLearners = z.output<typeof listLearnersInput>;
