import { parseStrictJson } from '../crypto/strict-json.ts';
import { AppError } from '../errors.ts';
import { MOST_CHARACTERS } from './csv.ts';
import { asUtf8, type Bytes } from './encoding.ts';
import { type RowFault, UnreadableFile } from './faults.ts';
import { plainHeader } from './header.ts';

/** An object of the array. */
export interface JsonRecord {
  /** Its place, counted from 1. */
  readonly place: number;
  /** Texts by the names of members, without those that are null or empty. */
  readonly cells: ReadonlyMap<string, string>;
  /** Of all members, in their order. */
  readonly names: readonly string[];
  readonly faults: readonly RowFault[];
}

const WRAPPED = /^\{[ \t\r\n]*"records"[ \t\r\n]*:[ \t\r\n]*$/;
const MOST_BEFORE = 1024;
const UNNAMED: RowFault = {
  code: 'column_unnamed',
  message: 'a member has an empty name, or that of another; give each a name of its own',
};
const NESTED: RowFault = {
  code: 'nested',
  message: 'the member holds an object or an array; give a text, a number, true, false or null',
};
const RECORDS_A_TURN = 500;

/**
 * The objects of a JSON file, an array or `{"records": […]}`, as they are read. Numbers and truth values become texts. Error:
 * UnreadableFile for what is no such JSON, in UTF-8.
 */
export async function* jsonRecords(bytes: Bytes): AsyncGenerator<JsonRecord> {
  for await (const { place, text } of objectsOf(bytes)) {
    yield recordOf(place, text);
    if (place % RECORDS_A_TURN === 0) await new Promise(setImmediate);
  }
}

function recordOf(place: number, text: string): JsonRecord {
  const parsed = parsedObject(place, text);
  const cells = new Map<string, string>();
  const faults: RowFault[] = [];
  const names = new Set<string>();
  for (const [written, value] of Object.entries(parsed)) {
    const name = plainHeader(written);
    if (name === '' || names.has(name)) {
      // Once: a record may have thousands of them.
      if (!faults.includes(UNNAMED)) faults.push(UNNAMED);
      continue;
    }
    names.add(name);
    if (typeof value === 'object' && value !== null) faults.push({ column: name, ...NESTED });
    const cell = value === null || typeof value === 'object' ? '' : String(value).trim();
    if (cell !== '') cells.set(name, cell);
  }
  return { place, cells, names: [...names], faults };
}

function parsedObject(place: number, text: string): object {
  try {
    const value = parseStrictJson(text, { maxDepth: 16 });
    if (typeof value === 'object' && value !== null) return value;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const advice = error.details?.[0]?.message ?? 'write it as RFC 8259 has it';
    throw wrong('json', `this record is no JSON: ${advice}`, place);
  }
  throw wrong('json', 'this record is no object; give one', place);
}

/** The text of each object. What stands between them is checked here, what is in them is not. */
async function* objectsOf(bytes: Bytes): AsyncGenerator<{ place: number; text: string }> {
  let state = 'start' as 'start' | 'wrapper' | 'first' | 'object' | 'in' | 'comma' | 'tail' | 'end';
  let isWrapped = false;
  let kept = '';
  let depth = 0;
  let isString = false;
  let isEscape = false;
  let place = 0;
  for await (const chunk of asUtf8(bytes, 'utf-8')) {
    const text = chunk.toString('utf8');
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const sign = text.charCodeAt(at);
      if (state === 'in') {
        if (isEscape) isEscape = false;
        else if (isString) {
          if (sign === 0x5c) isEscape = true;
          else if (sign === 0x22) isString = false;
        } else if (sign === 0x22) isString = true;
        else if (sign === 0x7b || sign === 0x5b) depth += 1;
        else if (sign === 0x7d || sign === 0x5d) depth -= 1;
        if (depth > 0) continue;
        requireShort(kept.length + at + 1 - from, place);
        yield { place, text: kept + text.slice(from, at + 1) };
        kept = '';
        state = 'comma';
        continue;
      }
      if (state === 'wrapper') {
        if (sign !== 0x5b) {
          kept += text[at];
          if (kept.length > MOST_BEFORE) throw noRecords();
          continue;
        }
        if (!WRAPPED.test(kept)) throw noRecords();
        kept = '';
        state = 'first';
        continue;
      }
      if (sign === 0x20 || sign === 0x0a || sign === 0x0d || sign === 0x09) continue;
      if (state === 'start') {
        if (sign !== 0x5b && sign !== 0x7b) throw noRecords();
        isWrapped = sign === 0x7b;
        kept = isWrapped ? '{' : '';
        state = isWrapped ? 'wrapper' : 'first';
      } else if ((state === 'first' || state === 'object') && sign === 0x7b) {
        place += 1;
        state = 'in';
        depth = 1;
        from = at;
      } else if ((state === 'first' || state === 'comma') && sign === 0x5d) {
        state = isWrapped ? 'tail' : 'end';
      } else if (state === 'comma' && sign === 0x2c) state = 'object';
      else if (state === 'tail' && sign === 0x7d) state = 'end';
      else throw wrong('json', between(state), place + 1);
    }
    if (state === 'in') {
      kept += text.slice(from);
      requireShort(kept.length, place);
    }
  }
  if (state === 'start') throw noRecords();
  if (state !== 'end') throw wrong('json', 'the file ends within its records; send it whole', place);
}

function between(state: string): string {
  if (state === 'end') return 'something follows behind the records; leave it out';
  if (state === 'tail') return 'something follows behind "records"; send the records alone';
  return 'there is no object here; separate objects with commas, and give nothing but objects';
}

function requireShort(length: number, place: number): void {
  if (length > MOST_CHARACTERS)
    throw wrong('row_length', `a record has more than ${MOST_CHARACTERS} characters; shorten it`, place);
}

function noRecords(): UnreadableFile {
  return wrong('json', 'this is no list of records; send an array of flat objects, or {"records": […]}');
}

function wrong(code: string, message: string, line?: number): UnreadableFile {
  return new UnreadableFile({ line, code, message });
}
