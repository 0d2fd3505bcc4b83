import type { IncomingMessage } from 'node:http';
import { type Context, newContext } from '../../kernel/context.ts';
import { invalid } from '../../kernel/errors.ts';
import { idempotencyKeyFrom } from '../../kernel/request-names.ts';
import { EVENT_ID } from '../../kernel/sse.ts';

/** The context of a request whose sender is proven. Errors: VALIDATION_FAILED for malformed `If-Match` or `Idempotency-Key`. */
export function contextOf(
  request: IncomingMessage,
  facts: Pick<Context, 'identity' | 'correlationId' | 'assertion'> & { clientHash: string },
): Context {
  return newContext({
    ...facts,
    ...(isPrefetch(request) ? { isPrefetch: true } : {}),
    idempotencyKey: idempotencyKeyFrom(request.headers['idempotency-key']),
    expectedRowVersion: rowVersionOf(request),
  });
}

/** The last event that a client of a stream has read. Errors: VALIDATION_FAILED for what no stream has sent. */
export function lastEventIdOf({ headers }: IncomingMessage): string | undefined {
  const given = headers['last-event-id'];
  if (given === undefined || given === '') return undefined;
  if (typeof given === 'string' && EVENT_ID.test(given)) return given;
  throw invalid(
    'Last-Event-ID',
    'format',
    'send the id of the last event as it came, or leave the header out',
  );
}

/** HEAD, and what browsers and mail scanners fetch before anybody asked for it. */
function isPrefetch({ method, headers }: IncomingMessage): boolean {
  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-moz'], headers['x-purpose']];
  return method === 'HEAD' || /prefetch|prerender|preview/i.test(purposes.flat().join(','));
}

function rowVersionOf({ headers }: IncomingMessage): number | undefined {
  const given = headers['if-match'];
  if (given === undefined || given === '*') return undefined;
  const version = /^"?(\d{1,9})"?$/.exec(given)?.[1];
  if (version === undefined)
    throw invalid('If-Match', 'format', 'send the row version that you read, such as "3"');
  return Number(version);
}
