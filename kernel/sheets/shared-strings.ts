import type { Bytes } from './encoding.ts';
import { UnreadableFile } from './faults.ts';
import { heard } from './xml.ts';

/** The texts of a workbook that cells name by their number. */
export interface SharedStrings {
  at(index: number): string | undefined;
}

export const NO_STRINGS: SharedStrings = { at: () => undefined };

const MB = 1024 * 1024;
const MOST_BYTES = 64 * MB;
const MOST_STRINGS = 2_000_000;
/** Of one text: a cell has 32,767 characters, of four bytes at most. */
const MOST_OF_ONE = 256 * 1024;

/** Reads them into bytes: as strings of the language they would take several times as much. Error: UnreadableFile. */
export async function readSharedStrings(bytes: Bytes, part: string): Promise<SharedStrings> {
  const blocks: Buffer[] = [];
  let block = Buffer.alloc(0);
  let used = 0;
  // Of each text: its block, where it begins and how long it is.
  let places = new Uint32Array(3 * 1024);
  let count = 0;
  const tooMany = () =>
    new UnreadableFile({
      file: part,
      code: 'size',
      message: 'the workbook has too much text; save the sheet as CSV, or divide it into several',
    });
  const add = (text: string) => {
    const length = Buffer.byteLength(text);
    if (length > MOST_OF_ONE || count === MOST_STRINGS) throw tooMany();
    if (used + length > block.length) {
      if ((blocks.length + 1) * MB > MOST_BYTES) throw tooMany();
      block = Buffer.alloc(MB);
      blocks.push(block);
      used = 0;
    }
    if (3 * count === places.length) {
      const larger = new Uint32Array(2 * places.length);
      larger.set(places);
      places = larger;
    }
    places.set([blocks.length - 1, used, length], 3 * count);
    block.write(text, used);
    used += length;
    count += 1;
  };

  const collector = textCollector('si', add);
  await heard(bytes(), part, collector);
  return {
    at: (index) => {
      if (!(index >= 0 && index < count)) return undefined;
      const [of = 0, from = 0, length = 0] = places.subarray(3 * index, 3 * index + 3);
      return length === 0 ? '' : (blocks[of]?.toString('utf8', from, from + length) ?? '');
    },
  };
}

/** The text of each element of a name, as a cell shows it: without what tells how to pronounce it. */
export function textCollector(element: string, take: (text: string) => void) {
  let isIn = false;
  let isText = false;
  let said = 0;
  let text = '';
  return {
    open(name: string) {
      if (name === element) {
        isIn = true;
        text = '';
      } else if (name === 'rPh') said += 1;
      else if (name === 't') isText = isIn && said === 0;
    },
    text(part: string) {
      if (!isText) return;
      text += part;
      if (text.length > MOST_OF_ONE)
        throw new UnreadableFile({
          code: 'text_length',
          message: 'a cell of it is far too long; shorten it',
        });
    },
    close(name: string) {
      if (name === 't') isText = false;
      else if (name === 'rPh') said -= 1;
      else if (name === element) {
        isIn = false;
        take(unescaped(text));
      }
    },
  };
}

/** Characters that XML does not have are written as `_x000D_` (ECMA-376 part 1, 22.9.2.19). */
function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9a-fA-F]{4})_/g, (_whole, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
