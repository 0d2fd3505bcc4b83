import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

/** The OpenType font inside a WOFF 1.0 file: reading letters of the compressed form would inflate its tables again and again. */
export function openTypeOf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This font is not a WOFF file.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, HEADER + index * ENTRY));

  const directory = Buffer.alloc(12 + 16 * count);
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(count, 4);
  const log = Math.floor(Math.log2(count));
  directory.writeUInt16BE(16 * 2 ** log, 6);
  directory.writeUInt16BE(log, 8);
  directory.writeUInt16BE(16 * (count - 2 ** log), 10);
  let offset = directory.length;
  tables.forEach(({ tag, checksum, content }, index) => {
    const at = 12 + index * 16;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(content.length, at + 12);
    offset += padded(content.length);
  });
  return Buffer.concat([
    directory,
    ...tables.map(({ content }) => Buffer.concat([content], padded(content.length))),
  ]);
}

function tableAt(woff: Buffer, at: number) {
  const offset = woff.readUInt32BE(at + 4);
  const stored = woff.subarray(offset, offset + woff.readUInt32BE(at + 8));
  const length = woff.readUInt32BE(at + 12);
  return {
    tag: woff.toString('latin1', at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    // A table that compression would not make smaller is stored as it is.
    content: stored.length < length ? inflateSync(stored, { maxOutputLength: length }) : stored,
  };
}

// Tables begin at multiples of four bytes, filled up with zeros.
function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
