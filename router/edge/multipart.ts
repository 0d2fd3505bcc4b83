import { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import multer, { type StorageEngine } from 'multer';
import { AppError, invalid } from '../../kernel/errors.ts';
import { plainFileName } from '../../kernel/file-name.ts';

export const MAX_FILE_BYTES = 10 * 1024 * 1024;
const MAX_FIELDS = 10;
const MAX_FIELD_BYTES = 4096;
const MAX_PARTS = 12;
const FILE_NAMES: ReadonlySet<string> = new Set(['file', 'image']);
// Names of what the file becomes, and of what every object has: no text may stand in for them.
const TAKEN: ReadonlySet<string> = new Set([
  'file',
  'image',
  'fileName',
  'content',
  'constructor',
  'prototype',
]);
const PLAIN_ENCODINGS: ReadonlySet<string> = new Set(['7bit', '8bit', 'binary']);

/** A text for the log and for messages, where the bytes themselves would be written out one by one. */
const SHOWN = { value: () => '<bytes>', enumerable: false };

const take = multer({
  storage: inPlace(),
  limits: {
    files: 1,
    fileSize: MAX_FILE_BYTES,
    fields: MAX_FIELDS,
    fieldSize: MAX_FIELD_BYTES,
    fieldNameSize: 64,
    parts: MAX_PARTS,
    headerPairs: 20,
  },
  defParamCharset: 'utf8',
}).any();

/**
 * The parts of a whole multipart/form-data body (RFC 7578): text fields by name, and the one file as `fileName` and `content`,
 * which is a view of `bytes`. Errors: PAYLOAD_TOO_LARGE for the file, VALIDATION_FAILED for everything else.
 */
export async function parseMultipart(bytes: Buffer, boundary: string): Promise<Record<string, unknown>> {
  const sent = countParts(bytes, boundary);
  const { body, files } = await partsOf(bytes, boundary);
  const fields = Object.entries(body);
  for (const [name, value] of fields) requireField(name, value);
  const [file] = files;
  if (!file) throw invalid('file', 'required', 'send the file as a part named file, with its file name');
  if (!FILE_NAMES.has(file.fieldname))
    throw invalid(file.fieldname.slice(0, 64), 'unknown_file', 'name the part of the file: file');
  // Parts without a name or a disposition are passed over in silence by the parser.
  if (fields.length + files.length !== sent)
    throw malformed('give every part a Content-Disposition of form-data with its name');
  if (!PLAIN_ENCODINGS.has(file.encoding))
    throw malformed('send the bytes of the file as they are, without a transfer encoding');
  const fileName = plainFileName(file.originalname);
  if (fileName === undefined)
    throw invalid(
      'fileName',
      'file_name',
      'give a file name of 1 to 255 characters without control characters',
    );
  const content = Object.defineProperty(file.buffer, 'toJSON', SHOWN);
  return { ...Object.fromEntries(fields), fileName, content };
}

/** Walks the boundaries (RFC 2046 §5.1.1): nothing before the first, nothing behind the last, and how many parts between. */
function countParts(bytes: Buffer, boundary: string): number {
  const mark = Buffer.from(`\r\n--${boundary}`, 'latin1');
  if (!bytes.subarray(0, mark.length - 2).equals(mark.subarray(2)))
    throw malformed('start the body with the boundary that the header names');
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

function partsOf(bytes: Buffer, boundary: string): Promise<Parts> {
  // All that the parser looks at in a request.
  const request = Object.assign(Readable.from([bytes]), {
    headers: {
      'content-type': `multipart/form-data; boundary="${boundary}"`,
      'content-length': String(bytes.length),
    },
  }) as unknown as Request;
  return new Promise((resolve, reject) => {
    take(request, {} as Response, (error: unknown) => {
      if (error) return reject(refusalOf(error));
      const files = Array.isArray(request.files) ? request.files : [];
      resolve({ body: request.body as Parts['body'], files });
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

function refusalOf(error: unknown): AppError {
  if (!(error instanceof multer.MulterError)) return malformed('send it as an ordinary client does', error);
  switch (error.code as string) {
    case 'LIMIT_FILE_SIZE':
      return tooLarge();
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
export function tooLarge(): AppError {
  return new AppError(
    'PAYLOAD_TOO_LARGE',
    `Send a file of at most ${MAX_FILE_BYTES} bytes; save it smaller.`,
  );
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
