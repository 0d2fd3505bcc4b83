import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '../../kernel/errors.ts';
import { sentValues } from './arrival.ts';
import { collectBytes } from './collected-bytes.ts';
import { MAX_FILE_BYTES, parseMultipart, tooLarge } from './multipart.ts';
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
  /** Uploads that are in memory. */
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
// Room for the text fields and the headers of all parts.
const MAX_BODY_BYTES = MAX_FILE_BYTES + 256 * 1024;
const PACE_CHECKS = 20;

/** Reads uploads into memory, a few at a time and one of each caller: an upload holds its permit until its request is answered. */
export function createUploadReader(setting: UploadSetting = SETTING): UploadReader {
  const semaphore = createSemaphore({
    ...setting,
    perCaller: { queue: QUEUE_PER_CALLER },
    refuse: overloaded,
  });
  return {
    async read(request, response, caller) {
      try {
        const boundary = boundaryOf(request);
        if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLarge();
        const leave = await semaphore.acquire(response, caller);
        // A client that has left already closes nothing any more.
        if (response.closed) leave();
        else response.once('close', leave);
        return await parseMultipart(await readBytes(request, response, setting), boundary);
      } catch (error) {
        request.resume(); // what is left is read and dropped, so that the client comes to read the refusal
        throw error;
      }
    },
    get held() {
      return semaphore.taken;
    },
    get waiting() {
      return semaphore.waiting;
    },
  };
}

const uploads = createUploadReader();

/**
 * The one file of a multipart/form-data body as `fileName` and `content` (bytes), beside its text fields by name.
 * Errors: UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, VALIDATION_FAILED, OVERLOADED, RATE_LIMITED for a caller who sends many at once,
 * BAD_REQUEST for a client that is too slow.
 */
export const readUpload: UploadReader['read'] = (...sent) => uploads.read(...sent);

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

function readBytes(
  request: IncomingMessage,
  response: ServerResponse,
  { deadlineMs, graceMs, minBytesPerSecond }: UploadSetting,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const body = collectBytes();
    const started = performance.now();
    const pace = setInterval(() => {
      const elapsed = performance.now() - started;
      const isSlow = elapsed > graceMs && body.size < ((elapsed - graceMs) / 1000) * minBytesPerSecond;
      if (elapsed <= deadlineMs && !isSlow) return;
      // Its rest would take as long again.
      response.setHeader('Connection', 'close');
      fail(new AppError('BAD_REQUEST', 'The file arrives too slowly; try again over a faster connection.'));
    }, graceMs / PACE_CHECKS);

    request.on('data', onData).once('end', onEnd).once('error', onGone).once('close', onGone);
    if (request.destroyed) onGone();

    function onData(chunk: Buffer): void {
      if (body.size + chunk.length > MAX_BODY_BYTES) fail(tooLarge());
      else body.add(chunk);
    }
    function onEnd(): void {
      leave();
      resolve(body.whole());
    }
    function onGone(cause?: unknown): void {
      const message = 'The body ended before it was complete; send it again.';
      fail(new AppError('VALIDATION_FAILED', message, { cause }));
    }
    function fail(error: AppError): void {
      leave();
      reject(error);
    }
    function leave(): void {
      clearInterval(pace);
      request.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone);
    }
  });
}

function overloaded(): AppError {
  return new AppError('OVERLOADED', 'Many files are being sent at this moment; try again shortly.', {
    retryAfter: 5,
  });
}

function unsupported(message: string): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', message);
}
