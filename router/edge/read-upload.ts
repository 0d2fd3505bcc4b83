import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '../../kernel/errors.ts';
import { MAX_FILE_BYTES } from '../../kernel/file-kind.ts';
import { sentValues } from './arrival.ts';
import { collectBytes } from './collected-bytes.ts';
import { MAX_STREAMED_BYTES, type Piece, parseMultipart, streamMultipart, tooLarge } from './multipart.ts';
import { createSemaphore } from './semaphore.ts';

/** How many uploads are in memory at once, and how long one may take. */
export interface UploadSetting {
  readonly permits: number;
  readonly queue: number;
  /** The longest wait for a permit. */
  readonly waitMs: number;
  /** The longest time from the first to the last byte. */
  readonly deadlineMs: number;
  /** Once this time has passed, less than `minBytesPerSecond` on the average ends the upload. */
  readonly graceMs: number;
  readonly minBytesPerSecond: number;
}

export interface UploadReader {
  /** Text fields by name, `fileName` and `content`; see `readUpload`. */
  read(request: IncomingMessage, response: ServerResponse, caller: string): Promise<Record<string, unknown>>;
  /** The last piece of the file; `take` is given those before it as they come, see `streamMultipart`. */
  readInPieces(
    request: IncomingMessage,
    response: ServerResponse,
    caller: string,
    take: (piece: Piece) => Promise<void>,
  ): Promise<Piece>;
  /** Uploads that are in memory, whole or a piece of them. */
  readonly held: number;
  readonly waiting: number;
}

const SETTING: UploadSetting = {
  permits: 4,
  queue: 100,
  waitMs: 20_000,
  deadlineMs: 60_000,
  graceMs: 5000,
  minBytesPerSecond: 20_000,
};
// What one caller sends is read one after another, whatever it sends at once.
const QUEUE_PER_CALLER = 4;
// For the text fields and the headers of all parts.
const ROOM_BYTES = 256 * 1024;
const PACE_CHECKS = 20;

/** Reads uploads into memory, a few at a time and one of each caller: an upload holds its permit until its request is answered. */
export function createUploadReader(setting: UploadSetting = SETTING): UploadReader {
  const semaphore = createSemaphore({
    ...setting,
    perCaller: { queue: QUEUE_PER_CALLER },
    refuse: overloaded,
  });
  return {
    read: (request, response, caller) =>
      reading({ request, response, caller, limit: MAX_FILE_BYTES }, async (body, boundary) => {
        const bytes = collectBytes();
        for await (const chunk of body) bytes.add(chunk);
        return parseMultipart(bytes.whole(), boundary);
      }),
    readInPieces: (request, response, caller, take) =>
      reading({ request, response, caller, limit: MAX_STREAMED_BYTES }, (body, boundary) =>
        streamMultipart(body, boundary, take),
      ),
    get held() {
      return semaphore.taken;
    },
    get waiting() {
      return semaphore.waiting;
    },
  };

  async function reading<T>(
    { request, response, caller, limit }: Reading,
    parse: (body: AsyncIterable<Buffer>, boundary: string) => Promise<T>,
  ): Promise<T> {
    try {
      const boundary = boundaryOf(request);
      const most = limit + ROOM_BYTES;
      if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge(limit);
      const leave = await semaphore.acquire(response, caller);
      // A client that has left already closes nothing any more.
      if (response.closed) leave();
      else response.once('close', leave);
      return await parse(bytesOf(request, response, setting, most), boundary);
    } catch (error) {
      request.resume(); // what is left is read and dropped, so that the client comes to read the refusal
      throw error;
    }
  }
}

interface Reading {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly caller: string;
  /** Of the file, in bytes. */
  readonly limit: number;
}

const uploads = createUploadReader();

/**
 * The one file of a multipart/form-data body as `fileName` and `content` (bytes), beside its text fields by name.
 * Errors: UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, VALIDATION_FAILED, OVERLOADED, RATE_LIMITED for a caller who sends many at once,
 * BAD_REQUEST for a client that is too slow.
 */
export const readUpload: UploadReader['read'] = (...sent) => uploads.read(...sent);

/** A file of at most 50 MB in pieces. Errors: as of `readUpload`, and those of `take`. */
export const readInPieces: UploadReader['readInPieces'] = (...sent) => uploads.readInPieces(...sent);

/** The boundary of the body (RFC 2046 §5.1.1). */
function boundaryOf(request: IncomingMessage): string {
  const [type = '', another] = sentValues(request, 'content-type');
  const [media = '', ...parameters] = type.split(';').map((part) => part.trim());
  const boundaries = parameters.filter((parameter) => /^boundary=/i.test(parameter));
  const [, quoted, plain] = /^boundary=(?:"([^"]*)"|([^"]*))$/i.exec(boundaries[0] ?? '') ?? [];
  const boundary = quoted ?? plain ?? '';
  const isUsable = boundaries.length === 1 && /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/.test(boundary);
  if (media.toLowerCase() !== 'multipart/form-data' || another !== undefined || !isUsable)
    throw unsupported('Send the file as multipart/form-data with a boundary.');
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
    throw unsupported('Send the body without a content encoding.');
  return boundary;
}

/** The bytes of a body as they come, no more than `most`. A client is slow only while it is waited for. */
async function* bytesOf(
  request: IncomingMessage,
  response: ServerResponse,
  { deadlineMs, graceMs, minBytesPerSecond }: UploadSetting,
  most: number,
): AsyncGenerator<Buffer> {
  const chunks = request.iterator({ destroyOnReturn: false });
  let size = 0;
  let waitedMs = 0;
  try {
    for (;;) {
      const began = performance.now();
      const next = await paced(chunks.next(), () => {
        const elapsed = waitedMs + performance.now() - began;
        const isSlow = elapsed > graceMs && size < ((elapsed - graceMs) / 1000) * minBytesPerSecond;
        return elapsed > deadlineMs || isSlow;
      });
      if (next.done) return;
      waitedMs += performance.now() - began;
      const chunk = next.value as Buffer;
      size += chunk.length;
      if (size > most) throw tooLarge(most - ROOM_BYTES);
      yield chunk;
    }
  } finally {
    // Not awaited: it ends when the chunk comes that is still waited for.
    void chunks.return?.().catch(() => undefined);
  }

  async function paced<T>(next: Promise<T>, isTooSlow: () => boolean): Promise<T> {
    let pace: NodeJS.Timeout | undefined;
    const refusal = new Promise<never>((_, reject) => {
      pace = setInterval(() => {
        if (!isTooSlow()) return;
        // Its rest would take as long again.
        response.setHeader('Connection', 'close');
        reject(
          new AppError('BAD_REQUEST', 'The file arrives too slowly; try again over a faster connection.'),
        );
      }, graceMs / PACE_CHECKS);
    });
    try {
      return await Promise.race([next.catch(cutOff), refusal]);
    } finally {
      clearInterval(pace);
    }
  }
}

function cutOff(cause: unknown): never {
  throw new AppError('VALIDATION_FAILED', 'The body ended before it was complete; send it again.', { cause });
}

function overloaded(): AppError {
  return new AppError('OVERLOADED', 'Many files are being sent at this moment; try again shortly.', {
    retryAfter: 5,
  });
}

function unsupported(message: string): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', message);
}
