import { UnreadableFile } from './faults.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Bytes of a file, from its beginning each time. */
export type Bytes = () => AsyncIterable<Uint8Array>;

// Enough for a header, which has letters of ASCII.
const LOOKED_AT = 1024;
// Windows-1252 has no characters there.
const UNUSED = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/**
 * The encoding of a text: that of its byte order mark; UTF-16 where every other byte of its beginning is zero; UTF-8 when all of it
 * is, which other texts with accents hardly ever are; and Windows-1252 else. A text of which most accented letters are UTF-8 is UTF-8
 * that was damaged. Error: UnreadableFile for that, and for what is no text.
 */
export async function detectEncoding(bytes: Bytes): Promise<Encoding> {
  const start = await beginningOf(bytes);
  const marked = markOf(start) ?? zerosOf(start);
  const encoding = marked ?? ((await isWhole(bytes, 'utf-8')) ? 'utf-8' : 'windows-1252');
  if (marked !== undefined && !(await isWhole(bytes, marked))) throw damaged(marked);
  if (encoding === 'windows-1252') await requireWindows(bytes);
  return encoding;
}

/** The text of a file as bytes of UTF-8, without its byte order mark. Error: UnreadableFile. */
export async function* asUtf8(bytes: Bytes, encoding: Encoding): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of bytes()) yield Buffer.from(decoder.decode(chunk, { stream: true }));
    yield Buffer.from(decoder.decode());
  } catch (error) {
    throw isNotText(error) ? damaged(encoding) : error;
  }
}

async function beginningOf(bytes: Bytes): Promise<Buffer> {
  let start = Buffer.alloc(0);
  for await (const chunk of bytes()) {
    start = Buffer.concat([start, chunk]).subarray(0, LOOKED_AT);
    if (start.length === LOOKED_AT) break;
  }
  return start;
}

function markOf(start: Buffer): Encoding | undefined {
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return 'utf-8';
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  return undefined;
}

function zerosOf(start: Buffer): Encoding | undefined {
  const zeros = [0, 0];
  start.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const most = start.length * 0.4;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : undefined;
}

async function isWhole(bytes: Bytes, encoding: Encoding): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of bytes()) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (isNotText(error)) return false;
    throw error;
  }
}

async function requireWindows(bytes: Bytes): Promise<void> {
  const decoder = new TextDecoder('utf-8');
  let broken = 0;
  let whole = 0;
  for await (const chunk of bytes()) {
    if (chunk.some((byte) => UNUSED.has(byte))) throw damaged('utf-8');
    const text = decoder.decode(chunk, { stream: true });
    broken += text.match(/\ufffd/g)?.length ?? 0;
    whole += text.match(/[\u0080-\ufffc]/g)?.length ?? 0;
  }
  if (whole > broken) throw damaged('utf-8');
}

function isNotText(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
}

function damaged(encoding: Encoding): UnreadableFile {
  return new UnreadableFile({
    code: 'encoding',
    message: `some of its bytes are no text of ${encoding.toUpperCase()}; save it as CSV in UTF-8`,
  });
}
