import { fold } from './name-search.ts';

/** How a name that stands in a document compares with one that is known. */
export const NAME_MATCHES = ['MATCH', 'PARTIAL', 'NO_MATCH', 'UNKNOWN'] as const;
export type NameMatch = (typeof NAME_MATCHES)[number];

/** Legal forms by what they are short for; those in one row are one form. */
const LEGAL_FORMS: ReadonlyMap<string, string> = new Map(
  [
    ['limited', 'ltd'],
    ['llc'],
    ['llp'],
    ['plc'],
    ['incorporated', 'inc'],
    ['corporation', 'corp'],
    ['company', 'co'],
    ['clg'],
    ['dac'],
    ['gmbh', 'ggmbh', 'mbh'],
    ['ug'],
    ['ag'],
    ['kg'],
    ['ev'],
    ['eg'],
    ['sa'],
    ['sas'],
    ['sarl'],
    ['sl', 'slu'],
    ['srl'],
    ['spa'],
    ['bv'],
    ['nv'],
    ['ab'],
    ['as'],
    ['aps'],
    ['oy', 'oyj'],
    ['asa'],
    ['sro'],
    ['doo'],
    ['pty'],
    ['pte'],
    ['bhd'],
  ].flatMap(([form = '', ...short]) => [form, ...short].map((word) => [word, form] as const)),
);

/** Words that say where a name stands in a sentence, and nothing of whom it names. */
const LINKING = new Set(
  [
    'the',
    'of',
    'for',
    'and',
    'at',
    'in',
    'de',
    'des',
    'du',
    'della',
    'di',
    'da',
    'do',
    'dos',
    'der',
    'die',
  ].concat([
    'das',
    'und',
    'zu',
    'fur',
    'fuer',
    'et',
    'la',
    'le',
    'les',
    'el',
    'los',
    'las',
    'y',
    'e',
    'van',
    'het',
    'och',
  ]),
);

/** What many organizations call themselves: two that have nothing else in common are two. */
const KINDS = new Set(
  [
    'university',
    'universitat',
    'universitaet',
    'universite',
    'universidad',
    'universidade',
    'universita',
  ].concat(
    [
      'universiteit',
      'college',
      'institute',
      'institut',
      'school',
      'academy',
      'academie',
      'akademie',
      'hochschule',
    ],
    [
      'technical',
      'national',
      'international',
      'state',
      'group',
      'holding',
      'foundation',
      'association',
      'society',
    ],
  ),
);

const TITLES = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'professor', 'sir', 'dame']);

// Fold takes these for letters of their own.
const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/**
 * Whether a name in a document is the registered one of an organization. Case, accents, legal forms, the order of words and the small
 * words between them make no difference: `University of Galway` is `GALWAY UNIVERSITY`. Two legal forms that differ, and a name that is
 * part of the other, are PARTIAL. Letters are compared as what they are: a Cyrillic `А` is no Latin `A`. UNKNOWN without a name.
 */
export function organizationMatch(registered: string, read: string | undefined): NameMatch {
  if (read === undefined || wordsOf(read).length === 0) return 'UNKNOWN';
  return best([false, true].map((spelled) => compared(namedBy(registered, spelled), namedBy(read, spelled))));
}

/**
 * Whether the name of a person on a document is the one that is known: all of its words stand there, in whatever order; a document may
 * have further given names, where two words at least agree.
 */
export function isNameOf(known: string, read: string): boolean {
  return [false, true].some((spelled) => {
    const [a, b] = [known, read].map((name) => wordsOf(name, spelled).filter((word) => !TITLES.has(word)));
    if (!a || !b || a.length === 0 || b.length < a.length) return false;
    return sameWords(a, b) || a.join('') === b.join('') || (a.length > 1 && areIn(a, b));
  });
}

interface Named {
  /** In their order, without the words that make no difference. */
  readonly words: readonly string[];
  readonly forms: readonly string[];
}

function namedBy(name: string, spelled: boolean): Named {
  const all = wordsOf(name, spelled);
  // At the end only: `Spa Academy` is another one than `Academy`.
  const end = all.findLastIndex((word) => !LEGAL_FORMS.has(word)) + 1;
  const forms = all.slice(end).flatMap((word) => LEGAL_FORMS.get(word) ?? []);
  const words = all.slice(0, end).filter((word) => !LINKING.has(word));
  // A name of nothing but such words is what it is.
  return words.length > 0 ? { words, forms } : { words: all, forms: [] };
}

function compared(a: Named, b: Named): NameMatch {
  const isSame = sameWords(a.words, b.words) || a.words.join('') === b.words.join('');
  if (isSame) {
    const isAnotherForm =
      a.forms.length > 0 && b.forms.length > 0 && !a.forms.some((form) => b.forms.includes(form));
    return isAnotherForm ? 'PARTIAL' : 'MATCH';
  }
  const [fewer, more] = a.words.length <= b.words.length ? [a.words, b.words] : [b.words, a.words];
  return areIn(fewer, more) && fewer.some((word) => !KINDS.has(word)) ? 'PARTIAL' : 'NO_MATCH';
}

function best(found: readonly NameMatch[]): NameMatch {
  return NAME_MATCHES.find((match) => found.includes(match)) ?? 'UNKNOWN';
}

/** The words of a name in one spelling; `spelled` writes umlauts as two letters. */
function wordsOf(name: string, spelled = false): readonly string[] {
  const composed = name.normalize('NFC').toLowerCase();
  const replaced = spelled ? composed.replace(/[äöüøå]/g, (letter) => UMLAUTS[letter] ?? letter) : composed;
  return (
    fold(replaced)
      .replace(/[ßæœøđðþłı]/g, (letter) => LATIN[letter] ?? letter)
      // What is not seen, and what stands within words.
      .replace(/[\p{Cf}.'’‘`´]/gu, '')
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  );
}

function sameWords(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.toSorted().join(' ') === b.toSorted().join(' ');
}

/** Whether each of the words stands among the others, as often. */
function areIn(words: readonly string[], others: readonly string[]): boolean {
  const left = [...others];
  return words.every((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
