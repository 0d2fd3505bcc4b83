import { FileRefused } from './refusals.ts';

/** Bytes of one item; a longer one is passed over and told of. */
export const MOST_ITEM_BYTES = 256 * 1024;
/** Names of an object that is looked into: those of a published document are a dozen. */
const MOST_NAMES = 200;
const LONGEST_NAME = 256;

/** One value of a document: a member that is taken whole, an item of a list, or the beginning of a list or object that is looked into. */
export interface JsonItem {
  /** Where it stands (RFC 6901): `/CFItems/17`. */
  readonly pointer: string;
  /** The list that it stands in, `/CFItems`; empty for what stands in none. */
  readonly list: string;
  /** Its text; undefined for one that is longer than MOST_ITEM_BYTES. */
  readonly bytes: Buffer | undefined;
}

/** Which containers of a document are looked into; every other value is taken whole. */
export type LooksInto = (pointer: string, container: 'object' | 'list') => boolean;

interface Level {
  readonly pointer: string;
  readonly container: 'object' | 'list';
  readonly names: Set<string>;
  /** Of the value that comes next. */
  name: string;
  index: number;
}

type Expected = 'value' | 'first value' | 'name' | 'first name' | 'colon' | 'comma' | 'nothing';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;

/** What a machine that takes bytes piece by piece gives back: the items that became whole. */
export interface ItemSplitter {
  write(piece: Buffer): readonly JsonItem[];
  /** Error: FileRefused for a document that is not at its end. */
  end(): void;
}

/**
 * Splits the text of a JSON document into its items, as bytes, without reading what is inside of them: it holds one item at a time,
 * however long the document is. Errors: FileRefused for what is no JSON outside of items; items are read, and refused, one by one.
 */
export function createItemSplitter(looksInto: LooksInto): ItemSplitter {
  const levels: Level[] = [];
  let expected: Expected = 'value';
  /** Bytes before this piece. */
  let passed = 0;
  let items: JsonItem[] = [];
  /** The value or name that is being read. */
  let taken: Taken | undefined;

  return {
    write(piece) {
      items = [];
      let at = passed === 0 ? beginningOf(piece) : 0;
      while (at < piece.length) at = taken ? goOn(piece, at, taken) : structure(piece, at);
      passed += piece.length;
      return items;
    },
    end() {
      if (passed === 0) throw new FileRefused('', 'empty', 'send a JSON document');
      if (expected !== 'nothing')
        throw new FileRefused(placeOf(), 'cut_off', 'send the whole of the document: it ends in the middle');
    },
  };

  /** One byte outside of items; returns the offset behind what it took. */
  function structure(piece: Buffer, at: number): number {
    const byte = piece[at] as number;
    if (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) return at + 1;
    const level = levels.at(-1);
    switch (expected) {
      case 'nothing':
        throw wrong(at, 'trailing_content', 'send one JSON document and nothing after it');
      case 'colon':
        if (byte !== COLON) throw wrong(at, 'colon_expected', 'put a colon behind the name');
        expected = 'value';
        return at + 1;
      case 'comma':
        if (byte === COMMA) {
          expected = level?.container === 'object' ? 'name' : 'value';
          return at + 1;
        }
        if (byte !== closing(level))
          throw wrong(at, 'comma_expected', 'put a comma or the closing bracket here');
        return close(at);
      case 'first name':
      case 'name':
        if (byte === CLOSE_OBJECT && expected === 'first name') return close(at);
        if (byte !== QUOTE) throw wrong(at, 'name_expected', 'put a member name in double quotes here');
        taken = take('name');
        return at;
      case 'first value':
      case 'value':
        if (byte === CLOSE_LIST && expected === 'first value') return close(at);
        return beginValue(byte, at);
    }
  }

  function beginValue(byte: number, at: number): number {
    const pointer = pointerOfNext();
    const container = byte === OPEN_OBJECT ? 'object' : byte === OPEN_LIST ? 'list' : undefined;
    if (levels.length === 0 && container !== 'object')
      throw new FileRefused(
        '',
        'object_expected',
        'send a JSON object: a CFPackage of CASE or a graph of CTDL',
      );
    if (container && looksInto(pointer, container)) {
      if (levels.length > 0)
        items.push({ pointer, list: '', bytes: Buffer.from(container === 'object' ? '{}' : '[]') });
      levels.push({ pointer, container, names: new Set(), name: '', index: 0 });
      expected = container === 'object' ? 'first name' : 'first value';
      return at + 1;
    }
    taken = take(container ? 'container' : byte === QUOTE ? 'text' : 'scalar');
    return at;
  }

  /** Goes on with a name or an item; returns the offset behind it, or the end of the piece. */
  function goOn(piece: Buffer, start: number, of: Taken): number {
    let at = start;
    let isOver = false;
    for (; at < piece.length && !isOver; at++) {
      const byte = piece[at] as number;
      if (of.isInText) {
        if (of.isEscaped) of.isEscaped = false;
        else if (byte === BACKSLASH) of.isEscaped = true;
        else if (byte === QUOTE) {
          of.isInText = false;
          isOver = of.depth === 0;
        }
      } else if (of.kind === 'scalar') {
        if (byte === COMMA || byte === CLOSE_OBJECT || byte === CLOSE_LIST || byte <= 0x20) {
          // What ends it is no part of it.
          keep(of, piece, start, at);
          finish(of);
          return at;
        }
      } else if (byte === QUOTE) of.isInText = true;
      else if (byte === OPEN_OBJECT || byte === OPEN_LIST) of.depth++;
      else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
        of.depth--;
        isOver = of.depth === 0;
      }
    }
    keep(of, piece, start, at);
    if (isOver) finish(of);
    return at;
  }

  function keep(of: Taken, piece: Buffer, start: number, end: number): void {
    of.length += end - start;
    if (of.length <= MOST_ITEM_BYTES) of.pieces.push(piece.subarray(start, end));
    else of.pieces = [];
  }

  function finish(of: Taken): void {
    taken = undefined;
    const level = levels.at(-1);
    const bytes = of.length <= MOST_ITEM_BYTES ? Buffer.concat(of.pieces) : undefined;
    if (of.kind === 'name') {
      if (level) nameIs(level, bytes);
      expected = 'colon';
      return;
    }
    items.push({ pointer: pointerOfNext(), list: level?.container === 'list' ? level.pointer : '', bytes });
    if (level) level.index++;
    expected = level ? 'comma' : 'nothing';
  }

  function nameIs(level: Level, bytes: Buffer | undefined): void {
    const name = bytes && bytes.length <= LONGEST_NAME ? textOf(bytes) : undefined;
    if (name === undefined || name === '__proto__')
      throw new FileRefused(level.pointer, 'name', 'give members the names of the published format');
    if (level.names.has(name))
      throw new FileRefused(`${level.pointer}/${escaped(name)}`, 'duplicate_name', 'name each member once');
    if (level.names.size >= MOST_NAMES)
      throw new FileRefused(level.pointer, 'too_many_names', `give at most ${MOST_NAMES} members here`);
    level.names.add(name);
    level.name = name;
  }

  function close(at: number): number {
    levels.pop();
    const outer = levels.at(-1);
    if (outer) outer.index++;
    expected = outer ? 'comma' : 'nothing';
    return at + 1;
  }

  function pointerOfNext(): string {
    const level = levels.at(-1);
    if (!level) return '';
    return `${level.pointer}/${level.container === 'list' ? level.index : escaped(level.name)}`;
  }

  function placeOf(): string {
    return levels.at(-1)?.pointer ?? '';
  }

  function wrong(at: number, code: string, advice: string): FileRefused {
    return new FileRefused(placeOf(), code, `at byte ${passed + at}: ${advice}`);
  }
}

/** Every item of a document, piece by piece. Errors: FileRefused. */
export async function* itemsOf(
  pieces: AsyncIterable<Buffer>,
  looksInto: LooksInto,
): AsyncGenerator<readonly JsonItem[]> {
  const splitter = createItemSplitter(looksInto);
  for await (const piece of pieces) {
    // Small enough that the requests beside it do not wait for one.
    for (let at = 0; at < piece.length; at += SLICE_BYTES) {
      const items = splitter.write(piece.subarray(at, at + SLICE_BYTES));
      if (items.length > 0) yield items;
      await turn();
    }
  }
  splitter.end();
}

const SLICE_BYTES = 256 * 1024;
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

interface Taken {
  readonly kind: 'name' | 'text' | 'scalar' | 'container';
  pieces: Buffer[];
  length: number;
  depth: number;
  isInText: boolean;
  isEscaped: boolean;
}

function take(kind: Taken['kind']): Taken {
  return { kind, pieces: [], length: 0, depth: 0, isInText: false, isEscaped: false };
}

/** The offset of the document: a byte order mark of UTF-8 stands before it and says nothing. */
function beginningOf(piece: Buffer): number {
  if (piece[0] === 0xef && piece[1] === 0xbb && piece[2] === 0xbf) return 3;
  const isWide = piece[0] === 0xfe || piece[0] === 0xff || piece[0] === 0 || piece[1] === 0;
  if (isWide)
    throw new FileRefused('', 'encoding', 'save the document as UTF-8; this is UTF-16, UTF-32 or no text');
  return 0;
}

function closing(level: Level | undefined): number {
  return level?.container === 'object' ? CLOSE_OBJECT : CLOSE_LIST;
}

function textOf(bytes: Buffer): string | undefined {
  try {
    const text: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

/** A name as a part of a pointer (RFC 6901 §3). */
function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
