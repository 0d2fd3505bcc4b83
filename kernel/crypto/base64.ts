import { invalid } from '../errors.ts';

/**
 * Bytes of standard base64 with padding (RFC 4648 §4), exactly `length` of them, in the one canonical spelling.
 * `Buffer.from` alone skips foreign characters and ignores loose bits, so the text is encoded again and compared.
 * Errors: VALIDATION_FAILED naming `field`.
 */
export function decodeBase64(text: string, length: number, field = 'value'): Buffer {
  return decode(text, 'base64', length, field);
}

/** The same for base64url without padding (RFC 4648 §5). */
export function decodeBase64url(text: string, length: number, field = 'value'): Buffer {
  return decode(text, 'base64url', length, field);
}

/** Canonical base64 of any length, or undefined: for stored values whose length varies. */
export function tryDecodeBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : undefined;
}

function decode(text: string, encoding: 'base64' | 'base64url', length: number, field: string): Buffer {
  const bytes = Buffer.from(text, encoding);
  if (bytes.length === length && bytes.toString(encoding) === text) return bytes;
  throw invalid(field, 'bad_base64', `give exactly ${length} bytes as canonical ${encoding}`);
}
