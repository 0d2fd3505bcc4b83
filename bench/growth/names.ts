const LETTERS = 26;
const WORD_LENGTH = 6;
/** Prime to the number of words, so that no two numbers have the same word and neighbours have no beginning in common. */
const [FIRST, LAST] = [7_368_787, 104_395_301];
const SHARED = ['Byrne', 'Clarke', 'Doyle', 'Flynn', 'Hayes', 'Kelly', 'Moran', 'Nolan', 'Quinn', 'Walsh'];

/** The name of a holder: a first and a last word that nobody else has, and between them one that a tenth of all have. */
export function nameOf(number: number): string {
  return `${firstWord(number)} ${SHARED[number % SHARED.length]} ${lastWord(number)}`;
}

export const firstWord = (number: number) => word(number * FIRST);
export const lastWord = (number: number) => word(number * LAST);
/** A word that a tenth of all names have. */
export const sharedWord = (number: number) => SHARED[number % SHARED.length] ?? '';

function word(value: number): string {
  let left = value % LETTERS ** WORD_LENGTH;
  let text = '';
  for (let at = 0; at < WORD_LENGTH; at += 1) {
    text += String.fromCharCode(97 + (left % LETTERS));
    left = Math.floor(left / LETTERS);
  }
  return text.charAt(0).toUpperCase() + text.slice(1);
}
