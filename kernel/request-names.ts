import { invalid } from './errors.ts';
import { newId } from './ids.ts';

/** What a correlation id may be: logs, headers and audit entries carry it. */
export const CORRELATION_ID = /^[A-Za-z0-9._:-]{1,128}$/;

/** What an idempotency key may be. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

/** The caller's correlation id when it is one that can be carried, else a new one. */
export function correlationIdFrom(sent: unknown): string {
  return typeof sent === 'string' && CORRELATION_ID.test(sent) ? sent : newId();
}

/** The idempotency key as sent, if one was. Errors: VALIDATION_FAILED. */
export function idempotencyKeyFrom(sent: unknown): string | undefined {
  if (sent === undefined || (typeof sent === 'string' && IDEMPOTENCY_KEY.test(sent))) return sent;
  throw invalid('Idempotency-Key', 'format', 'send 1 to 255 printable ASCII characters without spaces');
}
