import { z } from 'zod';
import { sha256Hex } from '../../../kernel/ids.ts';
import { oneFrom, optional, text, uuid } from '../../../kernel/parse.ts';
import type { CatalogEntry } from '../entries/entry.ts';
import type { EntryVersion } from '../entries/version.ts';
import { jurisdictionCode } from '../parse.ts';
import { MOST_DIMS } from './vectors.ts';

export const SUBJECT_TYPES = ['ENTRY_VERSION', 'SKILL'] as const;

/** What a vector tells the meaning of. */
export interface EmbeddingSubject {
  readonly type: (typeof SUBJECT_TYPES)[number];
  readonly id: string;
}

/** The meaning of a text as a model tells it. */
export interface Embedding {
  readonly subject: EmbeddingSubject;
  /** Of the entry, where the subject is a version of one. */
  readonly jurisdictionCode?: string | undefined;
  readonly model: string;
  /** Of length 1. */
  readonly vector: Float32Array<ArrayBuffer>;
  /** Hex SHA-256 of the text. */
  readonly textHash: string;
  /** What it was made after; another one asks whether the text is still the same, or for a new vector. */
  readonly basis: Basis;
}

/** Counters that move when something beside the version changes what its embedding has to be. */
export interface Basis {
  /** Names of skills have changed so often. */
  readonly skillNames: number;
  /** Which order to build everything anew it follows. */
  readonly order: string;
}

/** Entries of a jurisdiction that are compared by meaning: the first ones of its list. */
export const MOST_COMPARED = 1000;

// Some 600 tokens, which every model takes.
const MOST_TEXT = 2000;
const MOST_SKILLS = 40;
const MOST_SKILL_TEXT = 500;

/** What a model reads of an entry: the words of its published version, the most telling ones first. */
export function textOfVersion(
  { entryCode }: Pick<CatalogEntry, 'entryCode'>,
  version: EntryVersion,
  skillNames: ReadonlyMap<string, string>,
): string {
  const { title, levelCode, description, criteria } = version;
  const names = skillIdsOf(version).flatMap((id) => skillNames.get(id) ?? []);
  const parts = [
    title,
    [entryCode, levelCode].filter(Boolean).join(', '),
    names.join(', ').slice(0, MOST_SKILL_TEXT),
    description,
    criteria,
  ];
  return parts.filter(Boolean).join('\n').slice(0, MOST_TEXT).toWellFormed();
}

/** The skills of a version whose names a model reads. */
export function skillIdsOf({ skills }: Pick<EntryVersion, 'skills'>): readonly string[] {
  return skills.slice(0, MOST_SKILLS).map(({ skillId }) => skillId);
}

/** What a model reads of a skill. */
export function textOfSkill({
  name,
  description,
}: {
  readonly name: string;
  readonly description?: string | undefined;
}): string {
  return [name, description].filter(Boolean).join('\n').slice(0, MOST_TEXT).toWellFormed();
}

export const hashOfText = sha256Hex;

export const upsertEmbeddingInput = z.strictObject({
  subjectType: oneFrom(SUBJECT_TYPES),
  subjectId: uuid,
  model: text(200),
  vector: z
    .array(z.number('give finite numbers'), 'give a list of numbers')
    .min(1, 'give one number at least')
    .max(MOST_DIMS, `give at most ${MOST_DIMS} numbers`),
  textHash: optional(z.string().regex(/^[0-9a-f]{64}$/, 'give the hex SHA-256 of the text')),
});

export const rebuildInput = z.strictObject({ jurisdictionCode: optional(jurisdictionCode) });
