import { escapedPattern } from '../../kernel/literal-pattern.ts';

/** Personal data behind placeholders: what leaves the platform names nobody. */
export interface Veil {
  /** A placeholder for a value, the same each time; of an empty one nothing. */
  hide(kind: string, value: string): string;
  /** A text in which every value that was hidden, however it is written, and whatever tells by its form whose it is, stands behind a placeholder. */
  over(text: string): string;
  /** A text of the model with the values in place of the placeholders; a placeholder of nothing is left as it is. */
  lift(text: string): string;
}

/** What names or reaches a person whatever it stands in: addresses, DIDs, and numbers of telephones with their country. */
const TELLING: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['EMAIL', /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}.-]{1,200}\.\p{L}{2,24}/gu],
  ['DID', /\bdid:[a-z0-9]{1,20}:[A-Za-z0-9._:%-]{3,300}/g],
  ['PHONE', /\+\d[\d ()/-]{6,20}\d/g],
];
const PLACEHOLDER = /\[([A-Z]+)_(\d+)\]/g;

export function createVeil(): Veil {
  const values: { readonly placeholder: string; readonly value: string }[] = [];
  const counts = new Map<string, number>();
  return {
    hide,
    over(text) {
      for (const [kind, pattern] of TELLING) for (const [found] of text.matchAll(pattern)) hide(kind, found);
      // The longest first: a full name before a part of it.
      const longest = values.toSorted((a, b) => b.value.length - a.value.length);
      return longest.reduce(
        (veiled, { placeholder, value }) => veiled.replace(patternOf(value), () => placeholder),
        text,
      );
    },
    lift(text) {
      return text.replace(
        PLACEHOLDER,
        (whole) => values.find((one) => one.placeholder === whole)?.value ?? whole,
      );
    },
  };

  function hide(kind: string, value: string): string {
    const trimmed = value.trim();
    if (trimmed === '') return '';
    const known = values.find((one) => one.value === trimmed);
    if (known) return known.placeholder;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const placeholder = `[${kind}_${count}]`;
    values.push({ placeholder, value: trimmed });
    return placeholder;
  }
}

/** The value in any case, and however its words are spaced. */
function patternOf(value: string): RegExp {
  return new RegExp(value.split(/\s+/).map(escapedPattern).join('\\s+'), 'gi');
}
