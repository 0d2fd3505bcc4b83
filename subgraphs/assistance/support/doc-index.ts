import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { type DocPassage, passagesOf } from './passages.ts';

export const AUDIENCES = ['HOLDER', 'ISSUER', 'CUSTODIAN', 'VERIFIER', 'ADMIN', 'DEVELOPER'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Whom a document is for; what is not named here is for administrators and developers. */
const READERS: Readonly<Record<string, readonly Audience[]>> = {
  'holders.md': ['HOLDER', 'ISSUER', 'CUSTODIAN'],
  'verifiers.md': ['VERIFIER', 'HOLDER'],
  'portal.md': ['ISSUER'],
  'learners.md': ['ISSUER'],
  'catalog.md': ['ISSUER', 'CUSTODIAN', 'ADMIN'],
  'catalog-search.md': ['ISSUER', 'CUSTODIAN', 'ADMIN'],
  'byok-signing.md': ['ISSUER', 'CUSTODIAN', 'DEVELOPER'],
  'sso.md': ['ISSUER', 'CUSTODIAN', 'ADMIN'],
  'reports.md': ['ISSUER', 'CUSTODIAN', 'ADMIN'],
  'custodians.md': ['CUSTODIAN', 'ADMIN'],
  'attestations.md': ['CUSTODIAN', 'VERIFIER', 'DEVELOPER'],
  'status-lists.md': ['VERIFIER', 'DEVELOPER'],
  'glossary.md': AUDIENCES,
  'examples.md': ['ISSUER', 'DEVELOPER'],
};
const OTHERS: readonly Audience[] = ['ADMIN', 'DEVELOPER'];

/** Who reads a document, by its name below `docs/`. */
export const readersOf = (doc: string): readonly Audience[] => READERS[doc] ?? OTHERS;

/** The documentation, as it is looked through. */
export interface DocIndex {
  readonly passages: readonly DocPassage[];
  /** The passages that fit a question best, for a reader; everybody's unless told. */
  find(question: string, most: number, audience?: Audience): readonly DocPassage[];
}

/** Reads every document below a folder. */
export function readDocs(folder: string): DocIndex {
  const docs = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  return indexOf(docs.sort().flatMap((doc) => passagesOf(doc, readFileSync(join(folder, doc), 'utf8'))));
}

// Words that every question has.
const COMMON = new Set(
  'a an and are as at be by can do does for from have how i if in is it my of on or that the their there this to was we what when where which who why will with you your'.split(
    ' ',
  ),
);

function indexOf(passages: readonly DocPassage[]): DocIndex {
  const index = new MiniSearch<DocPassage>({
    fields: ['heading', 'within', 'text'],
    extractField: (passage, field) => {
      const value = passage[field as keyof DocPassage];
      return typeof value === 'string' ? value : value.join(' ');
    },
    processTerm(term) {
      const word = term.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
      return COMMON.has(word) ? null : stemOf(word);
    },
    searchOptions: {
      boost: { heading: 3, within: 1.5 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 5 ? 0.15 : false),
    },
  });
  index.addAll(passages);
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  return {
    passages,
    find(question, most, audience) {
      const found = index.search(question, {
        filter: ({ id }) => !audience || readersOf(byId.get(id)?.doc ?? '').includes(audience),
      });
      return found.slice(0, most).flatMap(({ id }) => byId.get(id) ?? []);
    },
  };
}

/** An English word without the ending of its number or tense; others are as they are. */
function stemOf(word: string): string {
  return word.length < 5 ? word : word.replace(/(?:ies)$/, 'y').replace(/(?<=[a-z]{3})(?:ing|ed|es|s)$/, '');
}
