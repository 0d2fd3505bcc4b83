import type { ServerResponse } from 'node:http';
import { type AppError, ERRORS, toAppError } from '../../kernel/errors.ts';
import type { Logger } from '../../kernel/log.ts';

/** The body of every refusal on REST ports. */
export interface ErrorBody {
  readonly error: string;
  readonly message: string;
  readonly timestamp: string;
  readonly correlationId: string;
  readonly details?: AppError['details'];
}

/** A thrown value as status, headers and body; what is not an AppError is logged whole and answered as INTERNAL. */
export function refusalOf(thrown: unknown, { correlationId, log }: { correlationId: string; log: Logger }) {
  const error = toAppError(thrown);
  if (error.code === 'INTERNAL')
    log.error({ err: error.cause ?? error }, 'A request failed in a way that nobody foresaw');
  const headers: Record<string, string> = {};
  // RFC 9110 §15.5.2: a 401 names the scheme that would open the door.
  if (ERRORS[error.code].http === 401) headers['WWW-Authenticate'] = 'Bearer realm="testamur"';
  if (error.retryAfter !== undefined)
    headers['Retry-After'] = String(Math.max(1, Math.ceil(error.retryAfter)));
  const body: ErrorBody = {
    error: error.code,
    message: error.message,
    timestamp: new Date().toISOString(),
    correlationId,
    ...(error.details ? { details: error.details } : {}),
  };
  return { status: ERRORS[error.code].http, headers, body };
}

/** Sends a JSON reply; 204 and `undefined` send none. */
export function sendJson(
  response: ServerResponse,
  reply: { status: number; headers: Readonly<Record<string, string>>; body: unknown },
): void {
  if (response.headersSent || response.destroyed) return;
  for (const [name, value] of Object.entries(reply.headers)) response.setHeader(name, value);
  if (reply.body === undefined) return void response.writeHead(reply.status).end();
  const text = Buffer.from(JSON.stringify(reply.body));
  response
    .writeHead(reply.status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': text.length,
    })
    .end(text);
}
