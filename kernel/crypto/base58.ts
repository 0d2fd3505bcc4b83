const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
// Five digits at a time: 58^5 < 2^30, so limb * 2^16 stays an exact double.
const LIMB = 58 ** 5;
// log(256) / log(58), rounded up.
const DIGITS_PER_BYTE = 1.366;
const ONE = ALPHABET.charCodeAt(0);
const DIGIT_OF = new Int8Array(128).fill(-1);
for (let digit = 0; digit < 58; digit++) DIGIT_OF[ALPHABET.charCodeAt(digit)] = digit;

/** base58btc text of bytes, without multibase prefix (draft-msporny-base58-03). */
export function encodeBase58(bytes: Uint8Array): string {
  const zeros = leadingZeros(bytes);
  const limbs = new Float64Array(Math.ceil(((bytes.length - zeros) * DIGITS_PER_BYTE) / 5));
  let used = 0;
  for (let at = zeros; at < bytes.length; at += 2) {
    const isPair = at + 1 < bytes.length;
    const factor = isPair ? 65536 : 256;
    let carry = isPair ? byteAt(bytes, at) * 256 + byteAt(bytes, at + 1) : byteAt(bytes, at);
    for (let index = 0; index < used; index++) {
      const sum = (limbs[index] ?? 0) * factor + carry;
      carry = Math.floor(sum / LIMB);
      limbs[index] = sum - carry * LIMB;
    }
    if (carry > 0) limbs[used++] = carry;
  }
  return '1'.repeat(zeros) + digitsOf(limbs, used);
}

/** Bytes of a base58btc text, or undefined for a foreign character, another length or another spelling. */
export function decodeBase58(text: string, expectedLength: number): Uint8Array | undefined {
  // A longer text would only cost time.
  if (text.length > Math.ceil(expectedLength * DIGITS_PER_BYTE)) return undefined;
  const words = new Float64Array((expectedLength + 1) >> 1);
  for (let start = 0; start < text.length; start += 5) {
    const end = Math.min(start + 5, text.length);
    let carry = 0;
    for (let at = start; at < end; at++) {
      const digit = DIGIT_OF[text.charCodeAt(at)] ?? -1;
      if (digit < 0) return undefined;
      carry = carry * 58 + digit;
    }
    const factor = end - start === 5 ? LIMB : 58 ** (end - start);
    for (let index = words.length - 1; index >= 0; index--) {
      const sum = (words[index] ?? 0) * factor + carry;
      carry = Math.floor(sum / 65536);
      words[index] = sum - carry * 65536;
    }
    if (carry > 0) return undefined;
  }
  const bytes = new Uint8Array(words.length * 2);
  for (let index = 0; index < words.length; index++) {
    bytes[index * 2] = (words[index] ?? 0) >> 8;
    bytes[index * 2 + 1] = (words[index] ?? 0) & 0xff;
  }
  const excess = bytes.length - expectedLength;
  if (excess === 1 && bytes[0] !== 0) return undefined;
  const result = bytes.subarray(excess);
  // A number has one spelling without leading ones, and each leading one is a zero byte: the text is canonical.
  return leadingOnes(text) === leadingZeros(result) ? result : undefined;
}

function digitsOf(limbs: Float64Array, used: number): string {
  const digits = Buffer.allocUnsafe(used * 5);
  for (let index = 0; index < used; index++) {
    let rest = limbs[index] ?? 0;
    const end = (used - index) * 5;
    for (let at = end - 1; at >= end - 5; at--) {
      const quotient = Math.floor(rest / 58);
      digits[at] = ALPHABET.charCodeAt(rest - quotient * 58);
      rest = quotient;
    }
  }
  let start = 0;
  while (start < digits.length && digits[start] === ONE) start++;
  return digits.toString('latin1', start);
}

function leadingZeros(bytes: Uint8Array): number {
  let count = 0;
  while (count < bytes.length && bytes[count] === 0) count++;
  return count;
}

function leadingOnes(text: string): number {
  let count = 0;
  while (text.charCodeAt(count) === ONE) count++;
  return count;
}

function byteAt(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0;
}
