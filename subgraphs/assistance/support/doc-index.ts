import MiniSearch from 'minisearch';
import { type Audience, readersOf } from './audience.ts';
import type { DocPassage } from './passages.ts';

/** A passage that fits a question, and those of its lines that fit best. */
export interface FoundPassage {
  readonly passage: DocPassage;
  /** At most 300 characters of its text. */
  readonly excerpt: string;
}

/** The documentation, as it is looked through. */
export interface DocIndex {
  readonly passages: readonly DocPassage[];
  /**
   * The passages that fit a question best, for a reader; everybody's unless told. Of three words or more, one alone makes nothing fit.
   */
  find(question: string, most: number, audience?: Audience): readonly FoundPassage[];
}

// Words that every question has.
const COMMON = new Set(
  'a about am an and any are as at be been but by can could do does for from get give got had has have how i if in into is it its just me my need no not now of on or our out please should show so some tell than that the their them then there they this to up us use want was we what when where which who why will with would you your'.split(
    ' ',
  ),
);
const MOST_OF_EXCERPT = 300;
/** So few that other requests go on between them. */
const AT_ONCE = 2;

/** Makes the passages searchable, a few at a time. */
export async function indexOf(passages: readonly DocPassage[]): Promise<DocIndex> {
  const index = new MiniSearch<DocPassage>({
    fields: ['heading', 'within', 'text'],
    extractField: (passage, field) => {
      const value = passage[field as keyof DocPassage];
      return typeof value === 'string' ? value : value.join(' ');
    },
    tokenize: tokensOf,
    processTerm: termOf,
    searchOptions: {
      boost: { heading: 3, within: 1.5 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  await index.addAllAsync(passages, { chunkSize: AT_ONCE });
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  return {
    passages,
    find(question, most, audience) {
      const found = index.search(question, {
        filter: ({ id }) => !audience || readersOf(byId.get(id)?.doc ?? '').includes(audience),
      });
      const words = new Set(tokensOf(question).flatMap((word) => termOf(word) ?? []));
      const enough = words.size < 3 ? 1 : 2;
      return (
        found
          .map((one) => ({ ...one, words: new Set(one.queryTerms).size }))
          .filter((one) => one.words >= enough)
          // What has more of the words of a question fits it better than what has one of them often.
          .sort((a, b) => b.score * b.words - a.score * a.words)
          .slice(0, most)
          .flatMap(({ id, terms }) => {
            const passage = byId.get(id);
            return passage ? [{ passage, excerpt: excerptOf(passage.text, terms) }] : [];
          })
      );
    },
  };
}

/** A word as it is looked for, without case, accents and the ending of its number or tense; null for what says nothing. */
function termOf(word: string): string | null {
  const plain = plainOf(word);
  return plain === '' || COMMON.has(plain) ? null : stemOf(plain);
}

/** From the line on in which most of the terms stand. */
function excerptOf(text: string, terms: readonly string[]): string {
  const lines = text.split('\n');
  const counts = lines.map((line) => {
    const plain = plainOf(line);
    return terms.filter((term) => plain.includes(term)).length;
  });
  const excerpt = lines.slice(counts.indexOf(Math.max(...counts))).join('\n');
  if (excerpt.length <= MOST_OF_EXCERPT) return excerpt;
  const cut = excerpt.slice(0, MOST_OF_EXCERPT - 1).search(/\s\S*$/);
  return `${excerpt.slice(0, cut > 0 ? cut : MOST_OF_EXCERPT - 1).trimEnd()}…`;
}

/** Words, of which “e-mail” is one. */
const tokensOf = (text: string) => text.replace(/\be-(?=mail)/gi, 'e').split(/[^\p{L}\p{N}]+/u);

const plainOf = (text: string) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

/** An English word without the ending of its number or tense; others are as they are. */
function stemOf(word: string): string {
  return word.length < 5 ? word : word.replace(/(?:ies)$/, 'y').replace(/(?<=[a-z]{3})(?:ing|ed|es|s)$/, '');
}
