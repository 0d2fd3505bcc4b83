import type { ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { type AppError, ERRORS, toAppError } from '../../kernel/errors.ts';
import { contentDisposition } from '../../kernel/file-name.ts';
import type { Logger } from '../../kernel/log.ts';
import type { EdgeReply, FileReply } from '../../rest-bridge/types.ts';
import { HOLDER_DOORS, SCIM_DOORS } from './paths.ts';
import { SCIM_MEDIA_TYPE, scimError } from './scim.ts';

/** The body of every refusal on REST ports. */
export interface ErrorBody {
  readonly error: string;
  readonly message: string;
  readonly timestamp: string;
  readonly correlationId: string;
  /** The same word as `error`, where clients of the holder sign-in look for it. */
  readonly code?: string;
  readonly details?: AppError['details'];
}

/** A thrown value as status, headers and body; what is not an AppError is logged whole and answered as INTERNAL. */
export function refusalOf(
  thrown: unknown,
  { correlationId, url, log }: { correlationId: string; url?: string | undefined; log: Logger },
) {
  const error = toAppError(thrown);
  const { http: status } = ERRORS[error.code];
  if (error.code === 'INTERNAL')
    log.error({ err: error.cause ?? error }, 'A request failed in a way that nobody foresaw');
  const headers: Record<string, string> = {};
  // RFC 9110 §15.5.2: a 401 names the scheme that would open the door.
  if (status === 401) headers['WWW-Authenticate'] = 'Bearer realm="testamur"';
  if (error.retryAfter !== undefined)
    headers['Retry-After'] = String(Math.max(1, Math.ceil(error.retryAfter)));
  const body: ErrorBody = {
    error: error.code,
    message: error.message,
    timestamp: new Date().toISOString(),
    correlationId,
    ...(url?.startsWith(HOLDER_DOORS) ? { code: error.code } : {}),
    ...(error.details ? { details: error.details } : {}),
  };
  if (!url?.startsWith(SCIM_DOORS)) return { status, headers, body };
  return { status, headers, body: scimError(status, body), mediaType: SCIM_MEDIA_TYPE };
}

/** Sends a JSON reply, or a file; 204 and `undefined` send neither. */
export function sendJson(response: ServerResponse, reply: EdgeReply): void {
  if (response.headersSent || response.destroyed) return;
  for (const [name, value] of Object.entries(reply.headers)) {
    // The session of a holder may have set one already.
    if (name === 'Set-Cookie') response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
  if (reply.file) return void sendFile(response, reply.status, reply.file);
  if (reply.body === undefined) return void response.writeHead(reply.status).end();
  const text = Buffer.from(JSON.stringify(reply.body));
  response
    .writeHead(reply.status, {
      'Content-Type': reply.mediaType ?? 'application/json; charset=utf-8',
      'Content-Length': text.length,
    })
    .end(text);
}

function sendFile(response: ServerResponse, status: number, file: FileReply): void {
  response.writeHead(status, {
    'Content-Type': file.mediaType,
    ...(file.rest ? {} : { 'Content-Length': file.content.length }),
    'Content-Disposition': contentDisposition(file.fileName, file.isInline),
    // Repeated here, because a file of a stranger must never be taken for a page of ours.
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  if (!file.rest) return void response.end(file.content);
  const pieces = Readable.from(following(file.content, file.rest), { objectMode: false, highWaterMark: 1 });
  // A file whose rest fails ends without its end, which the client sees.
  pipeline(pieces, response, () => undefined);
}

async function* following(first: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* rest;
}
