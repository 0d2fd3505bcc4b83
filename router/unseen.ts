/** Controls but for white space, every character that starts or ends a change of direction, and marks of annotations. */
export const UNSEEN = /((?![\t\n\r\u061c\u200e\u200f])[\p{Cc}\p{Bidi_Control}]|[\ufff9-\ufffb])/u;

/** A character by its number, such as `U+202E`. */
export function codePoint(char: string): string {
  return `U+${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A text in pieces; those at the odd places are the numbers of unseen characters. */
export function visiblePieces(text: string): string[] {
  // Splitting at a captured character leaves the captures at the odd places.
  return text.split(UNSEEN).map((piece, index) => (index % 2 === 1 ? codePoint(piece) : piece));
}
