import { escapedPattern } from '../../kernel/literal-pattern.ts';

/** Personal data behind placeholders: what leaves the platform names nobody. */
export interface Veil {
  /** A placeholder for a value, the same each time; of an empty one nothing. Of a PERSON the words of the name are hidden, too, where they stand alone. */
  hide(kind: string, value: string): string;
  /**
   * A text in which every value that was hidden stands behind a placeholder, in whatever case, with or without accents, and however
   * its words are spaced; and so whatever tells by its form whose it is.
   */
  over(text: string): string;
  /** A text of the model with the values in place of the placeholders; a placeholder of nothing is left as it is. */
  lift(text: string): string;
}

/** What names or reaches a person whatever it stands in: addresses, DIDs, and numbers of telephones with their country. */
const TELLING = {
  EMAIL: String.raw`[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}.-]{1,200}\.\p{L}{2,24}`,
  DID: 'did(?::|%3a)[a-z0-9]{1,20}(?::|%3a)[a-z0-9._:%-]{3,300}',
  PHONE: String.raw`(?:\+\p{Nd}|(?<!\p{Nd})00[1-9])[\p{Nd} ()./-]{6,20}\p{Nd}`,
} as const;
const TELLING_GROUPS = Object.entries(TELLING)
  .map(([kind, pattern]) => `(?<${kind}>${pattern})`)
  .join('|');
const BEGINS_TELLING = new RegExp(`^(?:${Object.values(TELLING).join('|')})`, 'u');
const PLACEHOLDER = /\[[A-Z]+_\d+\]/g;
/** Shorter values are hidden as words of their own only: `F` is no part of `First class`. */
const SHORT = 4;

export function createVeil(): Veil {
  /** By what they are when they are folded. */
  const placeholders = new Map<string, string>();
  const values = new Map<string, string>();
  const counts = new Map<string, number>();
  /** Folded values that are looked for, each with the pattern that finds it. */
  const sought = new Map<string, string>();
  /** Words of names as they are written, which have a placeholder once they are found. */
  const nameWords = new Map<string, string>();
  let pattern: RegExp | undefined;

  return {
    hide(kind, value) {
      const key = keyOf(value);
      if (key === '') return '';
      pattern = undefined;
      sought.set(key, key.length < SHORT ? asWord(patternOf(key)) : patternOf(key));
      if (kind === 'PERSON')
        for (const word of value.split(/[^\p{L}\p{N}\p{M}]+/u)) {
          const part = keyOf(word);
          if (part.length < 2 || sought.has(part)) continue;
          sought.set(part, asWord(patternOf(part)));
          nameWords.set(part, word);
        }
      return placeholderFor(kind, key, value.trim());
    },

    over(text) {
      pattern ??= patternOfAll();
      const { plain, starts } = folded(text);
      let veiled = '';
      let end = 0;
      // In one go: what stands in a placeholder is never looked at again.
      for (const { 0: found, index, groups = {} } of plain.matchAll(pattern)) {
        const from = starts[index] ?? 0;
        const to = starts[index + found.length] ?? text.length;
        const kind = Object.keys(TELLING).find((one) => groups[one] !== undefined);
        const key = keyOf(found);
        const value = nameWords.get(key) ?? text.slice(from, to).trim();
        veiled += text.slice(end, from) + placeholderFor(kind ?? 'PERSON', key, value);
        end = to;
      }
      return veiled + text.slice(end);
    },

    lift: (text) => text.replace(PLACEHOLDER, (whole) => values.get(whole) ?? whole),
  };

  function placeholderFor(kind: string, key: string, value: string): string {
    const known = placeholders.get(key);
    if (known !== undefined) return known;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const placeholder = `[${kind}_${count}]`;
    placeholders.set(key, placeholder);
    values.set(placeholder, value);
    return placeholder;
  }

  /** Where two begin at one place, an address before a name in it, and the longest before a part of it. */
  function patternOfAll(): RegExp {
    const longest = [...sought].toSorted(([a], [b]) => b.length - a.length);
    const isAddress = ([key]: readonly [string, string]) => BEGINS_TELLING.test(key);
    const before = longest.filter(isAddress);
    const behind = longest.filter((one) => !isAddress(one));
    const of = (ones: typeof longest) => ones.map(([, found]) => found);
    return new RegExp([...of(before), TELLING_GROUPS, ...of(behind)].join('|'), 'gu');
  }
}

const keyOf = (value: string) => folded(value).plain.trim().replace(/\s+/g, ' ');
// An escaped hyphen is no pattern of Unicode.
const patternOf = (key: string) =>
  key
    .split(' ')
    .map((word) => escapedPattern(word).replaceAll('\\-', '-'))
    .join(String.raw`\s+`);
const asWord = (pattern: string) => String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`;

/** A text without case, accents and what is not seen, and where in the text each unit of it begins. */
function folded(text: string): { readonly plain: string; readonly starts: readonly number[] } {
  const starts: number[] = [];
  let plain = '';
  let at = 0;
  for (const character of text) {
    const isAscii = character < '\u0080';
    const base = isAscii ? character : character.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, '');
    const lower = base.toLowerCase();
    for (let unit = 0; unit < lower.length; unit += 1) starts.push(at);
    plain += lower;
    at += character.length;
  }
  starts.push(at);
  return { plain, starts };
}
