import { z } from 'zod';
import { invalid } from '../../../kernel/errors.ts';
import { startOf } from '../../../kernel/name-search.ts';
import { pageInput } from '../../../kernel/paging.ts';
import {
  freeText,
  languageTag,
  oneFrom,
  optional,
  optionalText,
  parseInput,
  text,
  uuid,
  webUrl,
} from '../../../kernel/parse.ts';
import type { Recorded } from '../../../store/record-store.ts';
import { MOST_LANGUAGES } from '../parse.ts';

export const SKILL_SOURCES = ['LOCAL', 'ESCO', 'ONET', 'RSD'] as const;
export const SKILL_TYPES = ['KNOWLEDGE', 'SKILL', 'COMPETENCE'] as const;
/** How far a skill carries from one occupation to others, as ESCO tells it. */
export const REUSE_LEVELS = [
  'TRANSVERSAL',
  'CROSS_SECTOR',
  'SECTOR_SPECIFIC',
  'OCCUPATION_SPECIFIC',
] as const;
export const SKILL_STATUSES = ['ACTIVE', 'RETIRED'] as const;

export type SkillSource = (typeof SKILL_SOURCES)[number];

/** Other words for a skill, by language tag (BCP 47). */
export type Labels = Readonly<Record<string, readonly string[]>>;

/** Something that can be known or done, in words that entries and credentials share. */
export interface Skill extends Recorded {
  readonly skillId: string;
  readonly name: string;
  readonly description?: string | undefined;
  readonly source: SkillSource;
  /** Its identifier where it comes from: a URL, or the element id of O*NET. */
  readonly sourceUri?: string | undefined;
  readonly skillType: (typeof SKILL_TYPES)[number];
  readonly reuseLevel?: (typeof REUSE_LEVELS)[number] | undefined;
  readonly altLabelsI18n: Labels;
  /** The wider skills that it is a part of; never itself, at any distance. */
  readonly broaderIds: readonly string[];
  readonly status: (typeof SKILL_STATUSES)[number];
}

/** What the list finds a skill by and orders it by. */
export interface SkillKeys {
  /** The folded name. */
  readonly sortName: string;
  /** The folded name and alternative labels. */
  readonly searchTerms: readonly string[];
  /** Every beginning of each of them. */
  readonly searchStarts: readonly string[];
}

/** A skill stands below no more than so many. */
export const MOST_BROADER = 50;
const MOST_LABELS = 100;
/** Letters of the beginnings that are stored; a longer text is looked for among what begins with so many. */
const START_LETTERS = 12;
// Cursors hold it, and take texts of at most 256 characters.
const SORT_CHARACTERS = 200;

// What folding makes of a character: itself, or @ and four digits.
const FOLDED_LETTER = /@[0-9a-f]{4}|[a-z0-9 ]/g;

/** The keys of a skill; they change with its name and labels. */
export function keysOf({ name, altLabelsI18n }: Pick<Skill, 'name' | 'altLabelsI18n'>): SkillKeys {
  const searchTerms = [...new Set([name, ...Object.values(altLabelsI18n).flat()].map(startOf))].filter(
    (term) => term !== '',
  );
  return {
    sortName: startOf(name).slice(0, SORT_CHARACTERS),
    searchTerms,
    searchStarts: [...new Set(searchTerms.flatMap(startsOf))],
  };
}

/** What a text is looked for by: a stored beginning, and for a longer text the pattern of the whole of it. */
export function soughtBy(q: string): { readonly start: string; readonly pattern?: RegExp } {
  const term = startOf(q);
  const start = startsOf(term).at(-1) ?? '';
  return { start, ...(start === term ? {} : { pattern: new RegExp(`^${term}`) }) };
}

function startsOf(term: string): string[] {
  const letters = (term.match(FOLDED_LETTER) ?? []).slice(0, START_LETTERS);
  return letters.map((_, at) => letters.slice(0, at + 1).join(''));
}

/** False for accents without a letter; of no text at all something else is said. */
function canBeSought(name: string): boolean {
  return name === '' || startOf(name) !== '';
}

const label = text(255);

const labels = z
  .record(
    languageTag,
    z
      .array(label, 'give a list of labels')
      .refine((list) => new Set(list).size === list.length, 'name each label once'),
    'give labels by language, such as { "en": ["coding"] }',
  )
  .refine(
    (given) => Object.keys(given).length <= MOST_LANGUAGES,
    `give labels in at most ${MOST_LANGUAGES} languages`,
  )
  .refine(
    (given) => Object.values(given).flat().length <= MOST_LABELS,
    `give at most ${MOST_LABELS} labels in all`,
  );

const broaderIds = z
  .array(uuid, 'give a list of ids')
  .max(MOST_BROADER, `name at most ${MOST_BROADER} broader skills`)
  .refine((list) => new Set(list).size === list.length, 'name each skill once');

const members = {
  name: text(255).refine(canBeSought, 'give a name that can be looked for'),
  description: optionalText(freeText(1, 4000)),
  source: optional(oneFrom(SKILL_SOURCES)),
  sourceUri: optional(text(512)),
  skillType: optional(oneFrom(SKILL_TYPES)),
  reuseLevel: optional(oneFrom(REUSE_LEVELS)),
  altLabelsI18n: optional(labels),
  broaderIds: optional(broaderIds),
};

const createSkillInput = z.strictObject(members);

export const updateSkillInput = z.strictObject({
  skillId: uuid,
  ...members,
  name: optional(members.name),
  status: optional(oneFrom(SKILL_STATUSES)),
});

export const skillIdInput = z.strictObject({ id: uuid });

export const listSkillsInput = z.strictObject({
  filter: optional(
    z.strictObject({
      q: optional(text(100).refine(canBeSought, 'give letters or digits to look for')),
      source: optional(oneFrom(SKILL_SOURCES)),
      skillType: optional(oneFrom(SKILL_TYPES)),
      status: optional(oneFrom(SKILL_STATUSES)),
    }),
  ),
  ...pageInput,
});

/** What is told of a skill that is not there yet. */
export type NewSkill = Omit<Skill, 'skillId' | 'status' | keyof Recorded>;

/** A new skill as it was told, with what was left out: LOCAL, and KNOWLEDGE. Errors: VALIDATION_FAILED, also for an identifier that is none of its source. */
export function parseNewSkill(input: unknown): NewSkill {
  const { source = 'LOCAL', skillType = 'KNOWLEDGE', ...given } = parseInput(createSkillInput, input);
  return {
    ...given,
    source,
    sourceUri: sourceUriOf(source, given.sourceUri),
    skillType,
    altLabelsI18n: given.altLabelsI18n ?? {},
    broaderIds: given.broaderIds ?? [],
  };
}

const SOURCE_URIS: Readonly<
  Record<SkillSource, { readonly form: string; read(uri: string): string | undefined }>
> = {
  LOCAL: { form: 'give an http(s) URL', read: (uri) => webUrl.safeParse(uri).data },
  ESCO: {
    form: 'give the URI of an ESCO skill, http://data.europa.eu/esco/skill/ and a UUID',
    read: (uri) => (ESCO_SKILL.test(uri) ? uri.toLowerCase() : undefined),
  },
  ONET: {
    form: 'give an element id of O*NET such as 2.A.1.a, or an https URL',
    read: (uri) => (ONET_ELEMENT.test(uri) ? uri : httpsUrl(uri)),
  },
  RSD: { form: 'give the https URL of the rich skill descriptor', read: httpsUrl },
};
const ESCO_SKILL =
  /^http:\/\/data\.europa\.eu\/esco\/skill\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
// O*NET Content Model: domain, letter, number, letter, number, as far down as the element stands.
const ONET_ELEMENT = /^[1-9]\.[A-Z](?:\.\d{1,2}(?:\.[a-z](?:\.\d{1,2})?)?)?$/;

/** The identifier of a skill in the form of its source. Errors: VALIDATION_FAILED on `sourceUri`; only LOCAL skills go without. */
export function sourceUriOf(source: SkillSource, given: string | undefined): string | undefined {
  const { form, read } = SOURCE_URIS[source];
  if (given === undefined) {
    if (source === 'LOCAL') return undefined;
    throw invalid('sourceUri', 'required', form);
  }
  const uri = read(given);
  if (uri === undefined) throw invalid('sourceUri', 'format', form);
  return uri;
}

function httpsUrl(given: string): string | undefined {
  return given.startsWith('https://') ? webUrl.safeParse(given).data : undefined;
}
