/** Characters of a name behind the start of a word that a search can tell apart. */
const KEY_CHARACTERS = 64;
const MOST_STARTS = 12;
// More than a text of 255 characters has, but for some that are single characters of many letters.
const MOST_WORDS = 600;

// A character with its marks, of a script that does not tell words apart.
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]\p{M}*/gu;
const UNSPACED_RUN = new RegExp(`((?:${UNSPACED.source})+)`, 'u');

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

// What is not seen, and what Arabic and Hebrew write for readers who need it.
const UNSEEN =
  /[\p{Default_Ignorable_Code_Point}\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670]/gu;

/** The words of a name, runs of letters and digits with their marks, each once and at most 12. */
export function nameWords(name: string): string[] {
  const words =
    fold(name)
      .replace(UNSEEN, '')
      .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  return [...new Set(words.map((word) => encoded(word)))].slice(0, MOST_STARTS);
}

/** The same for names of the same words, in whatever order and spelled with whatever case and accents; empty for a name without words. */
export function plainNameOf(name: string): string {
  return nameWords(name).sort().join(' ');
}

/** What the keys of a name begin with that the text begins, or begins a word of. */
export function startOf(text: string): string {
  return encoded(fold(text));
}

/** The same, where keys have so many characters. */
export function startUpTo(characters: number, text: string): string {
  return encoded(fold(text), characters);
}

/**
 * The words of a text, each once, as keys of an index. Scripts that write no spaces between words give each character, and each two
 * that stand together; `sought` leaves the single ones out of longer runs, since the pairs say more.
 */
export function wordsOf(text: string, sought?: 'sought'): string[] {
  const words = [...fold(text).matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(([run]) =>
    run.split(UNSPACED_RUN).flatMap((part) => {
      const characters = part.match(UNSPACED);
      if (!characters) return part;
      const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`);
      return sought && pairs.length > 0 ? pairs : [...characters, ...pairs];
    }),
  );
  return [...new Set(words.filter((word) => /[\p{L}\p{N}]/u.test(word)))]
    .slice(0, MOST_WORDS)
    .map((word) => encoded(word));
}

/** In one case, without accents, with single spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** In letters that every index compares alike and no pattern gives a meaning, one for one from the left. */
function encoded(text: string, characters = KEY_CHARACTERS): string {
  return text
    .slice(0, characters)
    .replace(/[^a-z0-9 ]/g, (unit) => `@${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
