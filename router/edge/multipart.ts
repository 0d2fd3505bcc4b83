import { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import multer, { type StorageEngine } from 'multer';
import { AppError, invalid, isAppError } from '../../kernel/errors.ts';
import { MAX_FILE_BYTES } from '../../kernel/file-kind.ts';
import { plainFileName } from '../../kernel/file-name.ts';

export const MAX_STREAMED_BYTES = 50 * 1024 * 1024;
/** Bytes of each piece of a file that is handed on as it comes, but for the last, which may have fewer. */
export const PIECE_BYTES = 4 * 1024 * 1024;
const MAX_FIELDS = 10;
const MAX_FIELD_BYTES = 4096;
const MAX_PARTS = 12;
const FILE_NAMES: ReadonlySet<string> = new Set(['file', 'image']);
// Names of what the file becomes, and of what every object has: no text may stand in for them.
const TAKEN: ReadonlySet<string> = new Set([
  'file',
  'image',
  'fileName',
  'file_name',
  'content',
  'uploadId',
  'upload_id',
  'offset',
  'isLast',
  'is_last',
  'constructor',
  'prototype',
]);
const PLAIN_ENCODINGS: ReadonlySet<string> = new Set(['7bit', '8bit', 'binary']);

/** A text for the log and for messages, where the bytes themselves would be written out one by one. */
const SHOWN = { value: () => '<bytes>', enumerable: false };

/**
 * The parts of a whole multipart/form-data body (RFC 7578): text fields by name, and the one file as `fileName` and `content`,
 * which is a view of `bytes`. Errors: PAYLOAD_TOO_LARGE for the file, VALIDATION_FAILED for everything else.
 */
export async function parseMultipart(bytes: Buffer, boundary: string): Promise<Record<string, unknown>> {
  const sent = countParts(bytes, boundary);
  const { body, files } = await partsOf(bytes, boundary);
  const fields = requireFields(body);
  const [file] = files;
  if (!file) throw noFile();
  const fileName = fileNameOf(file);
  // Parts without a name or a disposition are passed over in silence by the parser.
  if (fields.length + files.length !== sent) throw nameless();
  const content = Object.defineProperty(file.buffer, 'toJSON', SHOWN);
  return { ...Object.fromEntries(fields), fileName, content };
}

/** The name of the file. Error: VALIDATION_FAILED for a part that is called or encoded in another way. */
function fileNameOf({ fieldname, encoding, originalname }: Express.Multer.File): string {
  if (!FILE_NAMES.has(fieldname))
    throw invalid(fieldname.slice(0, 64), 'unknown_file', 'name the part of the file: file');
  if (!PLAIN_ENCODINGS.has(encoding))
    throw malformed('send the bytes of the file as they are, without a transfer encoding');
  const fileName = plainFileName(originalname);
  if (fileName !== undefined) return fileName;
  throw invalid(
    'fileName',
    'file_name',
    'give a file name of 1 to 255 characters without control characters',
  );
}

/** A piece of a file on its way. */
export interface Piece {
  /** The text fields, all of which come before the file. */
  readonly fields: Readonly<Record<string, string>>;
  readonly fileName: string;
  /** Bytes of the file before it. */
  readonly offset: number;
  readonly content: Buffer;
}

/**
 * Reads a multipart/form-data body as it comes: `take` is given each piece of the file but the last, which is returned when the whole
 * body has been looked at. Nothing is read while `take` works. Errors: as of `parseMultipart`, and those of `take`.
 */
export async function streamMultipart(
  body: AsyncIterable<Buffer>,
  boundary: string,
  take: (piece: Piece) => Promise<void>,
): Promise<Piece> {
  const parts = createPartCounter(boundary);
  let last: Piece | undefined;
  // Of our own, which the parser would take for a malformed body.
  let failure: unknown;
  const request = requestOf(Readable.from(counted(body, parts)), boundary);
  await parsed(request, MAX_STREAMED_BYTES, {
    _handleFile(_request, file, done) {
      void inPieces(file).then(
        () => done(null, {}),
        (error: unknown) => {
          failure = error;
          done(error);
        },
      );
    },
    _removeFile: (_request, _file, done) => done(null),
  }).catch((error: unknown) => {
    throw failure ?? error;
  });
  const fields = requireFields(request.body);
  if (!last) throw noFile();
  if (fields.length !== Object.keys(last.fields).length)
    throw malformed('put the text fields before the file');
  if (fields.length + 1 !== parts.whole()) throw nameless();
  return last;

  async function inPieces(file: Express.Multer.File): Promise<void> {
    const named = {
      fileName: fileNameOf(file),
      fields: Object.fromEntries(requireFields(request.body)),
    };
    let offset = 0;
    for await (const content of blocksOf(file.stream)) {
      if (last) await take(last);
      last = { ...named, offset, content };
      offset += content.length;
    }
    last ??= { ...named, offset, content: Buffer.alloc(0) };
  }
}

/** The bytes of a stream in blocks of one size; the last may be smaller. */
async function* blocksOf(stream: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let block = Buffer.allocUnsafeSlow(PIECE_BYTES);
  let size = 0;
  for await (const chunk of stream)
    for (let at = 0; at < chunk.length; ) {
      const copied = chunk.copy(block, size, at);
      size += copied;
      at += copied;
      if (size < PIECE_BYTES) continue;
      yield block;
      block = Buffer.allocUnsafeSlow(PIECE_BYTES);
      size = 0;
    }
  if (size > 0) yield block.subarray(0, size);
}

async function* counted(body: AsyncIterable<Buffer>, parts: PartCounter): AsyncIterable<Buffer> {
  for await (const chunk of body) {
    parts.add(chunk);
    yield chunk;
  }
}

interface PartCounter {
  add(chunk: Buffer): void;
  /** How many parts there were. Error: VALIDATION_FAILED unless the body begins and ends as it must. */
  whole(): number;
}

/** Counts the boundaries of a body as it comes (RFC 2046 §5.1.1). */
function createPartCounter(boundary: string): PartCounter {
  const mark = Buffer.from(`\r\n--${boundary}`, 'latin1');
  // The first one stands at the very start, without a line end before it.
  let rest: Buffer = Buffer.from('\r\n');
  let end: Buffer = rest;
  let marks = 0;
  return {
    add(chunk) {
      const seen = Buffer.concat([rest, chunk]);
      let from = 0;
      for (let at = seen.indexOf(mark); at >= 0; at = seen.indexOf(mark, from)) {
        if (marks === 0 && at > 0) throw noStart();
        marks += 1;
        if (marks > MAX_PARTS + 1) throw tooMany();
        from = at + mark.length;
      }
      if (marks === 0 && seen.length >= mark.length) throw noStart();
      rest = seen.subarray(Math.max(from, seen.length - mark.length + 1));
      end = Buffer.concat([end, chunk]).subarray(-mark.length - 4);
    },
    whole() {
      const text = end.toString('latin1');
      const closing = `${mark.toString('latin1')}--`;
      if (text.endsWith(closing) || text.endsWith(`${closing}\r\n`)) return marks - 1;
      throw malformed('end the body with the closing boundary');
    },
  };
}

/** Walks the boundaries (RFC 2046 §5.1.1): nothing before the first, nothing behind the last, and how many parts between. */
function countParts(bytes: Buffer, boundary: string): number {
  const mark = Buffer.from(`\r\n--${boundary}`, 'latin1');
  if (!bytes.subarray(0, mark.length - 2).equals(mark.subarray(2))) throw noStart();
  let parts = 0;
  for (let at = mark.length - 2; ; ) {
    const then = bytes.toString('latin1', at, at + 2);
    const rest = bytes.length - at - 2;
    if (then === '--' && (rest === 0 || (rest === 2 && bytes.toString('latin1', at + 2) === '\r\n')))
      return parts;
    if (then !== '\r\n') throw malformed('put nothing behind a boundary but a line end');
    parts += 1;
    if (parts > MAX_PARTS) throw tooMany();
    const next = bytes.indexOf(mark, at);
    if (next < 0) throw malformed('end the body with the closing boundary');
    at = next + mark.length;
  }
}

interface Parts {
  readonly body: Readonly<Record<string, unknown>>;
  readonly files: readonly Express.Multer.File[];
}

async function partsOf(bytes: Buffer, boundary: string): Promise<Parts> {
  const request = requestOf(Readable.from([bytes]), boundary, bytes.length);
  await parsed(request, MAX_FILE_BYTES, inPlace());
  const files = Array.isArray(request.files) ? request.files : [];
  return { body: request.body as Parts['body'], files };
}

/** All that the parser looks at in a request. */
function requestOf(body: Readable, boundary: string, length?: number): Request {
  const headers = {
    'content-type': `multipart/form-data; boundary="${boundary}"`,
    ...(length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(length) }),
  };
  return Object.assign(body, { headers }) as unknown as Request;
}

/** Reads the parts into `request.body` and `request.files`, the file by `storage`. */
function parsed(request: Request, fileSize: number, storage: StorageEngine): Promise<void> {
  const limits = {
    files: 1,
    fileSize,
    fields: MAX_FIELDS,
    fieldSize: MAX_FIELD_BYTES,
    fieldNameSize: 64,
    parts: MAX_PARTS,
    headerPairs: 20,
  };
  const read = multer({ storage, limits, defParamCharset: 'utf8' }).any();
  return new Promise((resolve, reject) => {
    read(request, {} as Response, (error: unknown) => {
      if (error) reject(refusalOf(error, fileSize));
      else resolve();
    });
  });
}

/** Keeps a file as a view of the body instead of a copy. */
function inPlace(): StorageEngine {
  return {
    _handleFile(_request, { stream }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.once('end', () => {
        const [first] = chunks;
        const buffer = first && chunks.length === 1 ? first : Buffer.concat(chunks);
        done(null, { buffer, size: buffer.length });
      });
    },
    _removeFile: (_request, _file, done) => done(null),
  };
}

/** The text fields by name. Error: VALIDATION_FAILED for one whose name or text is not allowed. */
function requireFields(body: Readonly<Record<string, unknown>> | undefined): [string, string][] {
  const fields = Object.entries(body ?? {});
  for (const [name, value] of fields) requireField(name, value);
  return fields as [string, string][];
}

function requireField(name: string, value: unknown): void {
  const shown = name.slice(0, 64);
  if (Array.isArray(value)) throw invalid(shown, 'duplicate_name', 'send this field once');
  if (!/^[A-Za-z][A-Za-z0-9_]{0,63}$/.test(name) || TAKEN.has(name) || typeof value !== 'string') {
    const message = FILE_NAMES.has(name)
      ? 'send the file with a file name, so that it is known as one'
      : 'this name is not allowed; remove the field';
    throw invalid(shown, 'forbidden_name', message);
  }
  // What the decoder puts where bytes are no text.
  if (value.includes('\ufffd')) throw invalid(shown, 'invalid_utf8', 'send text in UTF-8');
}

function refusalOf(error: unknown, fileSize: number): AppError {
  if (isAppError(error)) return error;
  if (!(error instanceof multer.MulterError)) return malformed('send it as an ordinary client does', error);
  switch (error.code as string) {
    case 'LIMIT_FILE_SIZE':
      return tooLarge(fileSize);
    case 'LIMIT_FILE_COUNT':
      return invalid('file', 'too_many', 'send exactly one file');
    case 'LIMIT_PART_COUNT':
    case 'LIMIT_FIELD_COUNT':
      return tooMany();
    case 'LIMIT_FIELD_VALUE':
      return invalid(
        (error.field ?? 'body').slice(0, 64),
        'too_big',
        `send at most ${MAX_FIELD_BYTES} bytes of text`,
      );
    case 'LIMIT_FIELD_KEY':
    case 'INVALID_FIELD_NAME':
      return invalid(
        (error.field ?? 'body').slice(0, 64),
        'forbidden_name',
        'this name is not allowed; remove the field',
      );
    default:
      return malformed('give every part its name', error);
  }
}

/** The refusal of a file over the limit. */
export function tooLarge(limit = MAX_FILE_BYTES): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', `Send a file of at most ${limit} bytes; save it smaller.`);
}

function noFile(): AppError {
  return invalid('file', 'required', 'send the file as a part named file, with its file name');
}

function noStart(): AppError {
  return malformed('start the body with the boundary that the header names');
}

function nameless(): AppError {
  return malformed('give every part a Content-Disposition of form-data with its name');
}

function tooMany(): AppError {
  return invalid('body', 'too_many', `send one file and at most ${MAX_FIELDS} text fields`);
}

function malformed(message: string, cause?: unknown): AppError {
  return new AppError('VALIDATION_FAILED', `body: ${message}`, {
    details: [{ field: 'body', code: 'malformed', message }],
    ...(cause === undefined ? {} : { cause }),
  });
}
