import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseStrictJson } from '../../kernel/crypto/strict-json.ts';
import { AppError, isAppError } from '../../kernel/errors.ts';
import { BODY_MS, beginOf } from '../../kernel/http-server.ts';
import { sentValues } from './arrival.ts';
import { collectBytes } from './collected-bytes.ts';

export const MAX_JSON_BYTES = 1024 * 1024;

/**
 * How long a body may take from the begin of its request, and how many bytes of bodies are in memory at once, from all callers and
 * from one.
 */
interface BodySetting {
  readonly maxMs: number;
  readonly bytesInAll: number;
  readonly bytesPerCaller: number;
}

/** What a body is written in. */
export type BodyMedia = 'json' | 'form';

export interface BodyReader {
  /**
   * The bytes of a body of JSON, or of a form, not parsed yet; undefined when there is none. They count until the response is closed.
   * Errors: UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, MALFORMED_JSON for one that is cut off, BAD_REQUEST for a client that is too
   * slow, RATE_LIMITED for a caller who sends too much at once, OVERLOADED when all callers do.
   */
  read(
    request: IncomingMessage,
    response: ServerResponse,
    caller: string,
    media?: BodyMedia,
    maxBytes?: number,
  ): Promise<Buffer | undefined>;
  /** Bytes in memory. */
  readonly held: number;
}

const MB = 1024 * 1024;
// Whoever was seen late has this long for what is there already.
const LEAST_MS = 1000;
const SETTING: BodySetting = { maxMs: BODY_MS, bytesInAll: 64 * MB, bytesPerCaller: 16 * MB };

/** Reads bodies into memory, within its bounds. */
export function createBodyReader(setting: Partial<BodySetting> = {}): BodyReader {
  const { maxMs, bytesInAll, bytesPerCaller } = { ...SETTING, ...setting };
  const callers = new Map<string, number>();
  let held = 0;
  return {
    async read(request, response, caller, media = 'json', maxBytes = MAX_JSON_BYTES) {
      if (!hasBody(request)) return undefined;
      requireMedia(request, media);
      if (response.closed) throw cutOff();
      let own = 0;
      response.once('close', () => give(caller, -own));
      return readBytes(request, response, { maxMs, maxBytes }, (bytes) => {
        if (held + bytes > bytesInAll) throw overloaded();
        if ((callers.get(caller) ?? 0) + bytes > bytesPerCaller) throw tooManyAtOnce();
        own += bytes;
        give(caller, bytes);
      });
    },
    get held() {
      return held;
    },
  };

  function give(caller: string, bytes: number): void {
    held += bytes;
    const now = (callers.get(caller) ?? 0) + bytes;
    if (now > 0) callers.set(caller, now);
    else callers.delete(caller);
  }
}

const bodies = createBodyReader();

/** The bytes of a JSON body within the bounds of this process; see `BodyReader`. */
export const readBody: BodyReader['read'] = (...sent) => bodies.read(...sent);

/**
 * The JSON object of a request body, read strictly (RFC 8259 and I-JSON, RFC 7493); `undefined` when there is none.
 * Errors: as of `BodyReader`, MALFORMED_JSON, VALIDATION_FAILED when it is no object.
 */
export async function readJsonBody(
  request: IncomingMessage,
  response: ServerResponse,
  caller: string,
  maxBytes?: number,
): Promise<Record<string, unknown> | undefined> {
  const bytes = await bodies.read(request, response, caller, 'json', maxBytes);
  if (bytes === undefined || bytes.length === 0) return undefined;
  const value = parseStrictJson(bytes);
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  const message = 'send a JSON object';
  throw new AppError('VALIDATION_FAILED', `body: ${message}`, {
    details: [{ field: 'body', code: 'invalid_type', message }],
  });
}

function hasBody(request: IncomingMessage): boolean {
  const length = request.headers['content-length'];
  return request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

const MEDIA: Readonly<Record<BodyMedia, { readonly is: RegExp; readonly name: string }>> = {
  json: { is: /^application\/(?:json|[a-z0-9.+-]+\+json)$/, name: 'application/json' },
  form: { is: /^application\/x-www-form-urlencoded$/, name: 'application/x-www-form-urlencoded' },
};

function requireMedia(request: IncomingMessage, expected: BodyMedia): void {
  const [type = '', another] = sentValues(request, 'content-type');
  const [media = '', ...parameters] = type.split(';').map((part) => part.trim().toLowerCase());
  const { is, name } = MEDIA[expected];
  const isUtf8 = parameters.every((parameter) => /^(?!charset)|^charset=(utf-8|"utf-8")$/.test(parameter));
  if (!is.test(media) || !isUtf8 || another !== undefined)
    throw unsupported(`Send the body as ${name} in UTF-8.`);
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
    throw unsupported('Send the body without a content encoding.');
}

async function readBytes(
  request: IncomingMessage,
  response: ServerResponse,
  { maxMs, maxBytes }: { readonly maxMs: number; readonly maxBytes: number },
  hold: (bytes: number) => void,
): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const body = collectBytes();
  const endsIn = Math.max(Math.min(LEAST_MS, maxMs), beginOf(request) + maxMs - performance.now());
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      // Its rest would take as long again.
      response.setHeader('Connection', 'close');
      reject(new AppError('BAD_REQUEST', 'The body took too long to arrive; send it again.'));
    }, endsIn);
  });
  // An ordinary loop would destroy the request when it is left, and the connection would never read its next one.
  const iterator: AsyncIterator<Buffer> = request.iterator({ destroyOnReturn: false });
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), tooSlow]);
      if (next.done) break;
      if (body.size + next.value.length > maxBytes) throw tooLarge(maxBytes);
      hold(next.value.length);
      body.add(next.value);
    }
  } catch (error) {
    const left = iterator.return?.();
    // Of a body that does not come, the chunk that was waited for would have to come first.
    if (!(isAppError(error) && error.code === 'BAD_REQUEST')) await left;
    request.resume(); // what is left is read and dropped, so that the client comes to read the refusal
    if (error instanceof AppError) throw error;
    throw cutOff(error);
  } finally {
    clearTimeout(timer);
  }
  return body.whole();
}

function cutOff(cause?: unknown): AppError {
  return new AppError('MALFORMED_JSON', 'The body ended before it was complete; send it again.', { cause });
}

function tooManyAtOnce(): AppError {
  return new AppError(
    'RATE_LIMITED',
    'So much of yours is being read that no more is; send large bodies one after another.',
    { retryAfter: 1 },
  );
}

function overloaded(): AppError {
  return new AppError('OVERLOADED', 'Much is being sent at this moment; try again shortly.', {
    retryAfter: 1,
  });
}

function tooLarge(maxBytes: number): AppError {
  return new AppError(
    'PAYLOAD_TOO_LARGE',
    `Send at most ${maxBytes} bytes of JSON; split the work over several requests.`,
  );
}

function unsupported(message: string): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', message);
}
