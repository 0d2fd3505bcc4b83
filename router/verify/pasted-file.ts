import type { Content } from '../html.ts';

const PICTURE_WORDS =
  'This is a picture. Your browser reads the code in it, which needs JavaScript: turn that on and choose it again, or read the code with the camera of your phone.';
const PDF_WORDS =
  'This is a PDF, which does not hold the credential itself. Open the address below the QR code on the sheet, or scan that code: it leads to the credential and what holds today.';

/** What begins like this is no JSON, and what to do with it. In Latin-1, so that each character is a byte. */
const STARTS: readonly (readonly [start: RegExp, words: string])[] = [
  [/^%PDF-/, PDF_WORDS],
  [/^(?:\x89PNG|\xff\xd8\xff|GIF8|BM|RIFF.{4}WEBP|.{4}ftyp(?:heic|heix|mif1|avif))/s, PICTURE_WORDS],
  [/^(?:\xef\xbb\xbf)?\s*<(?:svg|\?xml|!doctype svg)/i, PICTURE_WORDS],
  [/^PK/, 'This is an archive (ZIP). Unpack it, and choose the JSON file of one credential in it.'],
];

/** The text of a file, without the mark that some editors put before it, or why there is none. */
export function textOfFile(bytes: Buffer): { readonly text: string } | { readonly problem: Content } {
  const start = bytes.toString('latin1', 0, 64);
  const found = STARTS.find(([pattern]) => pattern.test(start));
  if (found) return { problem: found[1] };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return {
      problem:
        'This file is not a text in UTF-8, so it is no credential as JSON. Choose the file that you were given, or save it as UTF-8.',
    };
  }
}
