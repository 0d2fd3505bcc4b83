// What turns text around, or hides in it; joiners are part of how some scripts are written.
const HIDDEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu;
const LINK = /\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)\S+|\b(?:javascript|data|mailto):\S+/gi;
const TAG = /<[/!]?[a-z][^<>]{0,400}>|[<>]/gi;
const MARKDOWN_LINK = /!?\[([^[\]]{0,200})\]\([^)]{0,400}\)/g;
const NUMBER = /\d+(?:[.,\u00a0\u202f' ]\d{3})*(?:[.,]\d+)?/g;

/**
 * What a model said as one line of plain text of at most so many characters: without markup, without addresses that a reader could be
 * sent to, and without characters that hide. Undefined when nothing is left.
 */
export function plainLine(text: string | null | undefined, most: number): string | undefined {
  const line = (text ?? '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(HIDDEN, '')
    .replace(TAG, '')
    .replace(MARKDOWN_LINK, '$1')
    .replace(LINK, '')
    .replace(/ +/g, ' ')
    .trim();
  if (line === '') return undefined;
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
}

/** The numbers in a text, each as it would be written without marks for thousands: `1,250.5` is 1250.5. */
export function numbersIn(text: string): readonly number[] {
  return (text.match(NUMBER) ?? []).map((written) => {
    const plain = written.replace(/[\u00a0\u202f' ]/g, '');
    const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(plain);
    return Number(
      isGrouped ? plain.replace(/[.,]/g, '') : plain.replace(/,(?=\d{3}(?:\D|$))/g, '').replace(',', '.'),
    );
  });
}

/** Whether every number of a text is one of those that were handed over. */
export function statesOnly(text: string, known: Iterable<number>): boolean {
  const numbers = new Set(known);
  return numbersIn(text).every((number) => numbers.has(number));
}
