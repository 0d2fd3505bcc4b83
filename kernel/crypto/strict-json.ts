import { isUtf8 } from 'node:buffer';
import { AppError } from '../errors.ts';
import { MAX_JSON_DEPTH } from './canonical-json.ts';

interface StrictJsonOptions {
  /** Containers inside containers; 64 unless told. */
  readonly maxDepth?: number;
}

/** Why a text is no such JSON. */
export interface JsonFault {
  /** A stable word, such as `duplicate_name`. */
  readonly code: string;
  /** Where, in UTF-16 code units from the start; undefined where no place is to blame. */
  readonly offset: number | undefined;
  /** What to do about it. */
  readonly advice: string;
}

/** Thrown by the scanners alone. */
class Refused extends Error {
  readonly fault: JsonFault;

  constructor(fault: JsonFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/**
 * Reads JSON that every parser understands alike (RFC 8259 narrowed by I-JSON, RFC 7493), or refuses it.
 * Takes the raw bytes (UTF-8 without BOM) or a text. Refused beside bad grammar: duplicate names (after
 * unescaping), `__proto__`, lone surrogates, numbers beyond ±(2^53-1), overflow and underflow, deep nesting.
 * Errors: MALFORMED_JSON with the offset (UTF-16 code units) and the remedy, never with input content.
 */
export function parseStrictJson(input: Uint8Array | string, options: StrictJsonOptions = {}): unknown {
  const read = readStrictJson(input, options);
  if ('fault' in read) throw refusalOf(read.fault);
  return read.value;
}

/** The same for who tells the fault in words of its own: the value, or why there is none. */
export function readStrictJson(
  input: Uint8Array | string,
  options: StrictJsonOptions = {},
): { readonly value: unknown } | { readonly fault: JsonFault } {
  try {
    return { value: parsed(input, options) };
  } catch (error) {
    if (error instanceof Refused) return { fault: error.fault };
    throw error;
  }
}

function parsed(input: Uint8Array | string, options: StrictJsonOptions): unknown {
  const text = typeof input === 'string' ? wellFormed(input) : decodeUtf8(input);
  const maxDepth = options.maxDepth ?? MAX_JSON_DEPTH;
  if (text.charCodeAt(0) === 0xfeff) throw refusal('byte_order_mark', 0, 'remove the byte order mark');
  const start = skipSpace(text, 0);
  if (start === text.length) throw refusal('empty', start, 'send a JSON value');
  const end = skipSpace(text, scanValue(text, start, 0, maxDepth));
  if (end !== text.length) throw refusal('trailing_content', end, 'send one JSON value and nothing after it');
  // The scan has accepted the whole grammar, so this does not throw.
  return JSON.parse(text);
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const MANY_NAMES = 12;

function decodeUtf8(bytes: Uint8Array): string {
  if (!isUtf8(bytes)) throw refusal('invalid_utf8', undefined, 'encode the text as UTF-8 without errors');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}

function wellFormed(text: string): string {
  if (text.isWellFormed()) return text;
  throw refusal('lone_surrogate', undefined, 'remove the half of a surrogate pair that stands alone');
}

/** Each scanner takes the offset where its thing starts and returns the offset behind it. */
function scanValue(text: string, at: number, depth: number, maxDepth: number): number {
  const first = text.charCodeAt(at);
  if (first === QUOTE) return scanString(text, at);
  if (first === 0x7b) return scanObject(text, at, depth + 1, maxDepth);
  if (first === 0x5b) return scanArray(text, at, depth + 1, maxDepth);
  if (first === 0x2d || isDigit(first)) return scanNumber(text, at);
  if (text.startsWith('true', at) || text.startsWith('null', at)) return at + 4;
  if (text.startsWith('false', at)) return at + 5;
  throw refusal('value_expected', at, 'put an object, array, string, number, true, false or null here');
}

function scanObject(text: string, start: number, depth: number, maxDepth: number): number {
  assertDepth(start, depth, maxDepth);
  let at = skipSpace(text, start + 1);
  if (text.charCodeAt(at) === 0x7d) return at + 1;
  const names: string[] = [];
  let manyNames: Set<string> | undefined;
  for (;;) {
    if (text.charCodeAt(at) !== QUOTE) {
      throw refusal('name_expected', at, 'put a member name in double quotes here');
    }
    const nameEnd = scanString(text, at);
    const name = nameOf(text, at, nameEnd);
    if (name === '__proto__') throw refusal('forbidden_name', at, 'rename the member __proto__');
    if (manyNames ? manyNames.has(name) : names.includes(name)) {
      throw refusal('duplicate_name', at, 'give each member of an object a name of its own');
    }
    if (manyNames) manyNames.add(name);
    else if (names.push(name) > MANY_NAMES) manyNames = new Set(names);
    at = skipSpace(text, nameEnd);
    if (text.charCodeAt(at) !== 0x3a) throw refusal('colon_expected', at, 'put a colon behind the name');
    at = skipSpace(text, scanValue(text, skipSpace(text, at + 1), depth, maxDepth));
    const next = text.charCodeAt(at);
    if (next === 0x7d) return at + 1;
    if (next !== COMMA) throw refusal('comma_expected', at, 'put a comma or the closing } here');
    at = skipSpace(text, at + 1);
  }
}

function scanArray(text: string, start: number, depth: number, maxDepth: number): number {
  assertDepth(start, depth, maxDepth);
  let at = skipSpace(text, start + 1);
  if (text.charCodeAt(at) === 0x5d) return at + 1;
  for (;;) {
    at = skipSpace(text, scanValue(text, at, depth, maxDepth));
    const next = text.charCodeAt(at);
    if (next === 0x5d) return at + 1;
    if (next !== COMMA) throw refusal('comma_expected', at, 'put a comma or the closing ] here');
    at = skipSpace(text, at + 1);
  }
}

function scanString(text: string, start: number): number {
  let at = start + 1;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    if (code === BACKSLASH) at = scanEscape(text, at);
    else if (code >= 0x20) at++;
    else if (at >= text.length) throw refusal('unterminated_string', start, 'close the string');
    else throw refusal('control_character', at, 'escape control characters in strings');
  }
}

function scanEscape(text: string, at: number): number {
  const kind = text.charAt(at + 1);
  if (kind !== '' && '"\\/bfnrt'.includes(kind)) return at + 2;
  if (kind !== 'u') throw refusal('bad_escape', at, 'use one of the escapes of RFC 8259 §7');
  const unit = escapedUnit(text, at);
  if (unit < 0xd800 || unit > 0xdfff) return at + 6;
  // Raw halves were refused with the whole text, so a pair must be two escapes side by side.
  const low = unit < 0xdc00 && text.startsWith('\\u', at + 6) ? escapedUnit(text, at + 6) : 0;
  if (low >= 0xdc00 && low <= 0xdfff) return at + 12;
  throw refusal(
    'lone_surrogate',
    at,
    'escape both halves of a surrogate pair, or write the character itself',
  );
}

const HEX4 = /[0-9a-fA-F]{4}/y;

function escapedUnit(text: string, at: number): number {
  HEX4.lastIndex = at + 2;
  if (!HEX4.test(text)) throw refusal('bad_escape', at, 'put four hexadecimal digits behind \\u');
  return Number.parseInt(text.slice(at + 2, at + 6), 16);
}

function scanNumber(text: string, start: number): number {
  const whole = text.charCodeAt(start) === 0x2d ? start + 1 : start;
  let at = scanDigits(text, whole);
  if (text.charCodeAt(whole) === 0x30 && at > whole + 1) {
    throw refusal('bad_number', start, 'write the number without leading zeros');
  }
  if (text.charCodeAt(at) === 0x2e) at = scanDigits(text, at + 1);
  if ((text.charCodeAt(at) | 0x20) === 0x65) {
    const sign = text.charCodeAt(at + 1);
    at = scanDigits(text, sign === 0x2b || sign === 0x2d ? at + 2 : at + 1);
  } else if (at - start <= 15) {
    return at; // Up to 15 characters without exponent a number is always safe.
  }
  assertSafeNumber(text.slice(start, at), start);
  return at;
}

function scanDigits(text: string, start: number): number {
  let at = start;
  while (isDigit(text.charCodeAt(at))) at++;
  if (at === start) throw refusal('bad_number', at, 'put a digit here');
  return at;
}

/** What to do about a number, as it is written, that a double cannot carry; undefined when it can. */
export function unsafeNumber(number: string): string | undefined {
  const value = Number(number);
  // Every double beyond 2^53-1 stands for several integers: what is signed would not be what was written.
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return 'send numbers beyond 2^53-1 as strings';
  const isRoundedToZero = value === 0 && /[1-9]/.test(number.replace(/[eE].*$/, ''));
  return isRoundedToZero ? 'send numbers that a double rounds to zero as strings' : undefined;
}

function assertSafeNumber(number: string, start: number): void {
  const advice = unsafeNumber(number);
  if (advice !== undefined) throw refusal('unsafe_number', start, advice);
}

function nameOf(text: string, start: number, end: number): string {
  const name = text.slice(start + 1, end - 1);
  return name.includes('\\') ? JSON.parse(`"${name}"`) : name;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return at;
    at++;
  }
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function assertDepth(at: number, depth: number, maxDepth: number): void {
  if (depth > maxDepth) throw refusal('too_deep', at, `nest at most ${maxDepth} levels`);
}

function refusal(code: string, offset: number | undefined, advice: string): Refused {
  return new Refused({ code, offset, advice });
}

function refusalOf({ code, offset, advice }: JsonFault): AppError {
  const where = offset === undefined ? '' : ` at offset ${offset}`;
  const message = `${code.replaceAll('_', ' ')}${where}; ${advice}`;
  return new AppError('MALFORMED_JSON', `JSON refused: ${message}.`, {
    details: [{ field: 'input', code, message }],
  });
}
