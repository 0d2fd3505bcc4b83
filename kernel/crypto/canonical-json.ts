import { AppError } from '../errors.ts';

/** Containers inside containers that are read and signed; deeper input is an attack on recursion. */
export const MAX_JSON_DEPTH = 64;

/** A JSON object as it came from a parser or a builder. */
export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * The JSON Canonicalization Scheme's text of a value (RFC 8785); hash its UTF-8 bytes.
 * Takes plain objects (also with a null prototype), dense arrays, strings, finite numbers, booleans and null.
 * Errors: MALFORMED_JSON for what I-JSON forbids (RFC 7493: lone surrogates, `__proto__`, nesting over 64),
 * VALIDATION_FAILED for what is not JSON at all.
 */
export function canonicalize(value: unknown): string {
  return write(value, 0);
}

/** The same text of an object with one of its top-level members left out, without copying the object. */
export function canonicalizeWithout(value: JsonObject, omitted: string): string {
  return writeObject(value, 1, omitted);
}

/** True for objects that JSON can carry: not arrays, not instances of classes. */
export function isJsonObject(value: unknown): value is JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  // The second half lets plain objects of another realm (vm, worker) through.
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null;
}

// Text that needs no escape: its JSON is itself between quotes.
const PLAIN = /^[ !#-[\]-~]*$/;

function write(value: unknown, depth: number): string {
  switch (typeof value) {
    case 'string':
      return writeString(value);
    case 'number':
      // RFC 8785 §3.2.2.3 is ECMAScript's own number text; JSON.stringify would turn Infinity into null.
      if (Number.isFinite(value)) return value === 0 ? '0' : `${value}`;
      throw unfit('a number that is not finite', 'send a finite number, or text');
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      if (Array.isArray(value)) return writeArray(value, depth + 1);
      if (isJsonObject(value)) return writeObject(value, depth + 1, undefined);
      throw unfit('an instance of a class', 'give plain objects; write a Date as ISO 8601 text');
    default:
      throw unfit(`a value of type ${typeof value}`, 'leave the member out or give it a JSON value');
  }
}

function writeString(text: string): string {
  if (PLAIN.test(text)) return `"${text}"`;
  if (text.isWellFormed()) return JSON.stringify(text);
  throw malformed('a text holds a lone surrogate (RFC 8785 §3.2.2.2)', 'send well-formed Unicode');
}

function writeArray(items: readonly unknown[], depth: number): string {
  assertDepth(depth);
  if (items.length === 0) return '[]';
  let out = '[';
  for (let index = 0; index < items.length; index++) {
    out += index === 0 ? write(items[index], depth) : `,${write(items[index], depth)}`;
  }
  return `${out}]`;
}

function writeObject(object: JsonObject, depth: number, omitted: string | undefined): string {
  assertDepth(depth);
  // The default sort compares UTF-16 code units, which is RFC 8785 §3.2.3.
  const names = Object.keys(object).sort();
  let out = '{';
  for (const name of names) {
    if (name === omitted) continue;
    if (name === '__proto__') {
      throw malformed('a member is named __proto__', 'rename it: other parsers lose it silently');
    }
    if (out.length > 1) out += ',';
    out += `${writeString(name)}:${write(object[name], depth)}`;
  }
  return `${out}}`;
}

function assertDepth(depth: number): void {
  if (depth <= MAX_JSON_DEPTH) return;
  throw malformed(`the value nests deeper than ${MAX_JSON_DEPTH} levels or contains itself`, 'flatten it');
}

function malformed(fault: string, advice: string): AppError {
  return new AppError('MALFORMED_JSON', `Not I-JSON: ${fault}; ${advice}.`);
}

function unfit(what: string, advice: string): AppError {
  return new AppError('VALIDATION_FAILED', `JSON cannot carry ${what}; ${advice}.`);
}
