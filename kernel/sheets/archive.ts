import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import type { Bytes } from './encoding.ts';
import { UnreadableFile } from './faults.ts';

/** A file that can be read from any byte. */
export interface StoredFile {
  readonly size: number;
  /** From the byte `from` to the end. */
  read(from: number): AsyncIterable<Buffer>;
}

/** A zip file whose entries may be read, each by the name that it has. */
export interface Archive {
  readonly names: readonly string[];
  /** The bytes of an entry, with its checksum checked at the end. Error: UnreadableFile, also while it is read. */
  bytesOf(name: string): Bytes;
}

/** What an archive may be like. */
export interface ArchiveRules {
  readonly mostEntries: number;
  /** Of all entries, unpacked. */
  readonly mostBytes: number;
  /** What its files may be called, folders included. */
  readonly fileNames: RegExp;
  /** What to do where a file has another name. */
  readonly nameAdvice: string;
}

const MB = 1024 * 1024;
/** Tables shrink to a tenth, and to a fiftieth where most cells are the same. */
const MOST_RATIO = 200;
/** Whatever its ratio is, so much is no bomb. */
const SMALL = MB;
const STORED = 0;
const DEFLATED = 8;
const LOCAL_HEADER = 30;

/** So many bytes of its beginning, or all that there are. */
export async function startOf(file: StoredFile, length: number): Promise<Buffer> {
  let start = Buffer.alloc(0);
  for await (const bytes of file.read(0)) {
    start = Buffer.concat([start, bytes.subarray(0, length - start.length)]);
    if (start.length === length) break;
  }
  return start;
}

/** Whether a file begins as zip files do. */
export async function isZip(file: StoredFile): Promise<boolean> {
  return (await startOf(file, 2)).equals(Buffer.from('PK'));
}

/**
 * Opens a zip file by its directory, which is read whole and checked before any entry is: names as the rules have them, each once,
 * nothing encrypted, nothing that overlaps, and no more bytes than the rules allow or than `MOST_RATIO` times what they are packed
 * in. Error: UnreadableFile.
 */
export async function openArchive(file: StoredFile, rules: ArchiveRules): Promise<Archive> {
  const zip = await inWords(
    fromRandomAccessReaderPromise(new PieceReader(file), file.size, {
      autoClose: false,
      strictFileNames: true,
      validateEntrySizes: true,
    }),
  );
  if (zip.entryCount > rules.mostEntries)
    throw refused('entries', `it holds ${zip.entryCount} files; send at most ${rules.mostEntries}`);
  const entries = new Map<string, Entry>();
  const names = new Set<string>();
  await inWords(
    (async () => {
      for await (const entry of zip.eachEntry()) {
        requireHarmless(entry, names, rules);
        names.add(entry.fileName.toLowerCase());
        entries.set(entry.fileName, entry);
      }
    })(),
  );
  const unpacked = [...entries.values()].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > rules.mostBytes)
    throw refused(
      'size',
      `it unpacks to more than ${rules.mostBytes / MB} MB; divide it into several archives`,
    );
  await requireApart(zip, [...entries.values()]);

  return {
    names: [...entries.keys()],
    bytesOf: (name) => {
      const entry = entries.get(name);
      if (!entry) throw new Error(`This archive has no ${name}.`);
      return () => unpackedBytes(zip, entry);
    },
  };
}

function requireHarmless(entry: Entry, others: ReadonlySet<string>, rules: ArchiveRules): void {
  const { fileName, compressedSize, uncompressedSize, compressionMethod } = entry;
  if (!rules.fileNames.test(fileName)) throw refused('name', rules.nameAdvice);
  if (others.has(fileName.toLowerCase()))
    throw refused('name_twice', 'it holds this file twice; leave one out', fileName);
  if (entry.isEncrypted())
    throw refused('encrypted', 'it is encrypted; pack it without a password', fileName);
  if (compressionMethod !== STORED && compressionMethod !== DEFLATED)
    throw refused('compression', 'it is packed in an unusual way; pack it with Deflate', fileName);
  if (uncompressedSize > SMALL && uncompressedSize > compressedSize * MOST_RATIO)
    throw refused(
      'ratio',
      `it unpacks to more than ${MOST_RATIO} times its size; send it unpacked`,
      fileName,
    );
}

/** What the directory says must be what stands before the entries, and no byte may be of two of them. */
async function requireApart(zip: ZipFile, entries: readonly Entry[]): Promise<void> {
  let end = 0;
  for (const entry of [...entries].sort(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  )) {
    const local = await inWords(zip.readLocalFileHeaderPromise(entry));
    const isSame =
      local.fileName.equals(entry.fileNameRaw) && local.compressionMethod === entry.compressionMethod;
    if (!isSame)
      throw refused('directory', 'its directory does not fit its contents; pack it anew', entry.fileName);
    if (entry.relativeOffsetOfLocalHeader < end)
      throw refused('overlap', 'files in it overlap; pack it anew', entry.fileName);
    end =
      Math.max(local.fileDataStart, entry.relativeOffsetOfLocalHeader + LOCAL_HEADER) + entry.compressedSize;
  }
}

async function* unpackedBytes(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let checksum = 0;
  const stream = await inWords(zip.openReadStreamPromise(entry), entry.fileName);
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      checksum = crc32(chunk, checksum);
      yield chunk;
    }
  } catch (error) {
    throw explained(error, entry.fileName);
  } finally {
    stream.destroy();
  }
  if (checksum !== entry.crc32)
    throw refused('checksum', 'it was damaged on its way (CRC-32); pack and send it anew', entry.fileName);
}

/** Reads ranges of a file, and keeps the bytes that it was given last: directories are read in many small parts. */
class PieceReader extends RandomAccessReader {
  readonly #file: StoredFile;
  #kept: { readonly at: number; readonly bytes: Buffer } | undefined;

  constructor(file: StoredFile) {
    super();
    this.#file = file;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#range(start, end), { objectMode: false });
  }

  async *#range(start: number, end: number): AsyncGenerator<Buffer> {
    let at = start;
    while (at < end) {
      const part = this.#keptFrom(at) ?? (await this.#fetch(at));
      if (part.length === 0)
        throw at < this.#file.size
          ? new StoreFault('The file is not there any more.')
          : new Error('Beyond the end.');
      yield part.subarray(0, end - at);
      at += part.length;
    }
  }

  #keptFrom(at: number): Buffer | undefined {
    const kept = this.#kept;
    if (!kept || at < kept.at || at >= kept.at + kept.bytes.length) return undefined;
    return kept.bytes.subarray(at - kept.at);
  }

  async #fetch(at: number): Promise<Buffer> {
    try {
      for await (const bytes of this.#file.read(at)) {
        this.#kept = { at, bytes };
        return bytes;
      }
    } catch (error) {
      throw new StoreFault('The file could not be read.', { cause: error });
    }
    return Buffer.alloc(0);
  }
}

/** The store failed, not the archive: trying again helps. */
class StoreFault extends Error {
  override readonly name = 'StoreFault';
}

async function inWords<T>(work: Promise<T>, file?: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw explained(error, file);
  }
}

/** Errors of the library are plain ones and name what is wrong in bytes. */
function explained(error: unknown, file?: string): unknown {
  if (error instanceof UnreadableFile || error instanceof StoreFault) return error;
  const words = error instanceof Error ? error.message : '';
  if (/invalid characters in fileName|absolute path|invalid relative path/.test(words))
    return refused('name', 'a file in it has a name that leads out of it; pack it anew');
  return refused('archive', 'this is no whole zip file; pack and send it anew', file, error);
}

function refused(code: string, message: string, file?: string, cause?: unknown): UnreadableFile {
  return new UnreadableFile({ file, code, message }, cause);
}
