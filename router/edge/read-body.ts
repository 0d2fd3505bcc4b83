import type { IncomingMessage } from 'node:http';
import { parseStrictJson } from '../../kernel/crypto/strict-json.ts';
import { AppError, isAppError } from '../../kernel/errors.ts';
import { sentValues } from './arrival.ts';

export const MAX_JSON_BYTES = 1024 * 1024;
// A file may take longer than the server's patience with JSON.
const MAX_MS = 30_000;

/**
 * The JSON object of a request body, read strictly (RFC 8259 and I-JSON, RFC 7493); `undefined` when there is none.
 * Errors: UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, MALFORMED_JSON, VALIDATION_FAILED when it is no object.
 */
export async function readJsonBody(
  request: IncomingMessage,
  maxMs = MAX_MS,
): Promise<Record<string, unknown> | undefined> {
  if (!hasBody(request)) return undefined;
  requireJson(request);
  const bytes = await readBytes(request, MAX_JSON_BYTES, maxMs);
  if (bytes.length === 0) return undefined;
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

function requireJson(request: IncomingMessage): void {
  const [type = '', another] = sentValues(request, 'content-type');
  const [media = '', ...parameters] = type.split(';').map((part) => part.trim().toLowerCase());
  const isJson = media === 'application/json' || /^application\/[a-z0-9.+-]+\+json$/.test(media);
  const isUtf8 = parameters.every((parameter) => /^(?!charset)|^charset=(utf-8|"utf-8")$/.test(parameter));
  if (!isJson || !isUtf8 || another !== undefined)
    throw unsupported('Send the body as application/json in UTF-8.');
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
    throw unsupported('Send the body without a content encoding.');
}

async function readBytes(request: IncomingMessage, limit: number, maxMs: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  const chunks: Buffer[] = [];
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new AppError('BAD_REQUEST', 'The body took too long to arrive; send it again.'));
    }, maxMs);
  });
  // An ordinary loop would destroy the request when it is left, and the connection would never read its next one.
  const iterator: AsyncIterator<Buffer> = request.iterator({ destroyOnReturn: false });
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), tooSlow]);
      if (next.done) break;
      size += next.value.length;
      if (size > limit) throw tooLarge(limit);
      chunks.push(next.value);
    }
  } catch (error) {
    const left = iterator.return?.();
    // Of a body that does not come, the chunk that was waited for would have to come first.
    if (!(isAppError(error) && error.code === 'BAD_REQUEST')) await left;
    request.resume(); // what is left is read and dropped, so that the client comes to read the refusal
    if (error instanceof AppError) throw error;
    throw new AppError('MALFORMED_JSON', 'The body ended before it was complete; send it again.', {
      cause: error,
    });
  } finally {
    clearTimeout(timer);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

function tooLarge(limit: number): AppError {
  return new AppError(
    'PAYLOAD_TOO_LARGE',
    `Send at most ${limit} bytes of JSON; split the work over several requests.`,
  );
}

function unsupported(message: string): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', message);
}
