import { fileTypeFromBuffer } from 'file-type';
import { AppError } from './errors.ts';

export const DOCUMENT_TYPES = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export const PHOTO_TYPES = ['image/png', 'image/jpeg'] as const;

/** Bytes of an uploaded file at most. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

export type MediaType = (typeof DOCUMENT_TYPES)[number];

interface Shape {
  readonly starts: Buffer;
  /** True when no bytes follow the end of the format: a file of two formats hides the second one there. */
  readonly ends: (bytes: Buffer) => boolean;
}

const SHAPES: Readonly<Record<MediaType, Shape>> = {
  'application/pdf': { starts: Buffer.from('%PDF-'), ends: endsAsPdf },
  'image/png': { starts: Buffer.from('89504e470d0a1a0a', 'hex'), ends: endsAsPng },
  'image/jpeg': { starts: Buffer.from('ffd8ff', 'hex'), ends: endsAsJpeg },
};
const NAMES: Readonly<Record<MediaType, string>> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
};
const PNG_HEADER = 8;
const PNG_FRAME = 12;
// ISO 32000-1 §7.2.2.
const PDF_WHITE_SPACE: ReadonlySet<number> = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);

/**
 * What a file is by its bytes alone; nothing is decoded.
 * Errors: PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE for anything but a whole file of one of the `accepted` types.
 */
export async function mediaTypeOf<T extends MediaType>(
  content: Uint8Array,
  accepted: readonly T[],
): Promise<T> {
  if (content.length > MAX_FILE_BYTES)
    throw new AppError('PAYLOAD_TOO_LARGE', `Send at most ${MAX_FILE_BYTES} bytes; save the file smaller.`);
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  // Our own look first: the library would unpack archives to tell what is in them.
  const found = accepted.find((type) => bytes.subarray(0, 16).indexOf(SHAPES[type].starts) === 0);
  const names = accepted.map((type) => NAMES[type]).join(', ');
  if (!found) throw unsupported(`The file is none of ${names}: its first bytes decide, not its name.`);
  // Animated PNGs and other relatives begin alike.
  const told = await fileTypeFromBuffer(bytes);
  if (told?.mime !== found)
    throw unsupported(`The file begins like a ${NAMES[found]} and is another format; save it anew.`);
  if (!SHAPES[found].ends(bytes))
    throw unsupported(
      `The file is not a whole ${NAMES[found]}: it is cut, or something stands behind its end; save it anew.`,
    );
  return found;
}

/** Behind the last end mark there is white space or padding only (ISO 32000-1 §7.5.5). */
function endsAsPdf(bytes: Buffer): boolean {
  const tail = bytes.subarray(-1024);
  const at = tail.lastIndexOf('%%EOF');
  return at >= 0 && tail.subarray(at + 5).every((byte) => PDF_WHITE_SPACE.has(byte));
}

/** The chunks lead from the header exactly to an IEND that ends the file (PNG §5.3). */
function endsAsPng(bytes: Buffer): boolean {
  let at = PNG_HEADER;
  while (at + PNG_FRAME <= bytes.length) {
    const next = at + PNG_FRAME + bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return next === bytes.length;
    at = next;
  }
  return false;
}

/** The end-of-image marker ends the file (ITU-T T.81 §B.2.1). */
function endsAsJpeg(bytes: Buffer): boolean {
  return bytes.length > 4 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9;
}

function unsupported(message: string): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', message);
}
