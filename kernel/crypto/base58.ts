import { base58 } from '@scure/base';

// log(256) / log(58), rounded up.
const DIGITS_PER_BYTE = 1.366;

/** base58btc text of bytes, without multibase prefix (draft-msporny-base58-03). */
export function encodeBase58(bytes: Uint8Array): string {
  return base58.encode(bytes);
}

/** Bytes of a base58btc text, or undefined for a foreign character, another length or another spelling. */
export function decodeBase58(text: string, expectedLength: number): Uint8Array | undefined {
  // A longer text would only cost time.
  if (text.length > Math.ceil(expectedLength * DIGITS_PER_BYTE)) return undefined;
  try {
    const bytes = base58.decode(text);
    return bytes.length === expectedLength ? bytes : undefined;
  } catch {
    return undefined;
  }
}
