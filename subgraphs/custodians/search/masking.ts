/** What stands for what is not shown; it does not tell how much that is. */
const HIDDEN = '***';
const MOST_WORDS = 6;
const SHOWN_DIGITS = 3;

/** The first letter of each word: `A*** N*** B***`. */
export function maskedName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words
    .slice(0, MOST_WORDS)
    .map((word) => `${firstOf(word)}${HIDDEN}`)
    .join(' ');
}

/** The first letters of both halves: `a***@e***`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return HIDDEN;
  return `${firstOf(email.slice(0, at))}${HIDDEN}@${firstOf(email.slice(at + 1))}${HIDDEN}`;
}

/** The last three signs, and of short numbers at most the latter half: `***417`. */
export function maskedNumber(number: string): string {
  const signs = [...number];
  const shown = Math.min(SHOWN_DIGITS, Math.floor(signs.length / 2));
  return `${HIDDEN}${signs.slice(signs.length - shown).join('')}`;
}

const SIGNS = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The first letter as people see it, with its accents. */
function firstOf(text: string): string {
  for (const { segment } of SIGNS.segment(text)) return segment;
  return '';
}
