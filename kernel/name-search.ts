/** Characters of a name behind the start of a word that a search can tell apart. */
const KEY_CHARACTERS = 64;
const MOST_STARTS = 12;

/**
 * A name from the start of each of its words on, as keys of an index: `Aoife Ní Bhriain` is found under `aoife ni bhriain`,
 * `ni bhriain` and `bhriain`. At most 12 keys.
 */
export function nameStarts(name: string): string[] {
  const folded = fold(name);
  const words = [...folded.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => index);
  const keys = [0, ...words].map((start) => encoded(folded.slice(start)));
  return [...new Set(keys)].filter((key) => key !== '').slice(0, MOST_STARTS);
}

/** The words of a name, runs of letters and digits, each once and at most 12. */
export function nameWords(name: string): string[] {
  const words = fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => encoded(word)))].slice(0, MOST_STARTS);
}

/** What the keys of a name begin with that the text begins, or begins a word of. */
export function startOf(text: string): string {
  return encoded(fold(text));
}

/** In one case, without accents, with single spaces. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** In letters that every index compares alike and no pattern gives a meaning, one for one from the left. */
function encoded(text: string): string {
  return text
    .slice(0, KEY_CHARACTERS)
    .replace(/[^a-z0-9 ]/g, (unit) => `@${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
