import { deflateSync } from 'node:zlib';

/** What a reader of PDF sees of one, exactly this many bytes long. */
export function aPdf(size = 200): Buffer {
  const start = '%PDF-1.7\n%';
  const end = '\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
  return Buffer.from(start + 'x'.repeat(size - start.length - end.length) + end, 'latin1');
}

/** A PNG of one grey pixel, with these chunks in front of its end. */
export function aPng(...extra: readonly Buffer[]): Buffer {
  const header = Buffer.from('00000001000000010800000000', 'hex');
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    ...extra,
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A chunk of a PNG; nobody here looks at its checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
}

/** The frame of a JPEG: what a reader of markers sees of one. */
export function aJpeg(): Buffer {
  const app0 = Buffer.from('ffe000104a46494600010100000100010000', 'hex');
  const scan = Buffer.from('ffda0008010100003f00aabbcc', 'hex');
  return Buffer.concat([Buffer.from('ffd8', 'hex'), app0, scan, Buffer.from('ffd9', 'hex')]);
}
