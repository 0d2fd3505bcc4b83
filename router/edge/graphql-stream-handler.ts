import type { Request, Response } from 'express';
import type { ExecutionResult } from 'graphql';
import { createHandler, print } from 'graphql-sse';
import type { Context } from '../../kernel/context.ts';
import { AppError, toAppError } from '../../kernel/errors.ts';
import type { Identity } from '../../kernel/identity.ts';
import { currentCorrelationId, type Logger } from '../../kernel/log.ts';
import { extensionsOf } from '../../subgraphs/execute.ts';
import type { AskedSubscription, SubscriptionDoor } from '../subscriptions.ts';
import { arrivalOf } from './app.ts';
import { refusalOf, sendJson } from './envelope.ts';
import { searchOf } from './paths.ts';
import { readJsonBody } from './read-body.ts';
import { drained, EVENT_STREAM, endReason, endWith } from './send-events.ts';
import { streamCaller } from './stream-caller.ts';
import type { Stream, StreamEnd, Streams } from './streams.ts';

/** The protocol of graphql-sse in its mode of distinct connections: one subscription each, no state between requests. */
const handler = createHandler<undefined, AsyncIterableIterator<ExecutionResult>>({
  authenticate: () => null,
  onSubscribe: ({ context }) => context,
});

/** Serves one subscription as server-sent events; what is refused before the first event has the shape of a GraphQL error. */
export async function serveSubscription(options: {
  request: Request;
  response: Response;
  door: SubscriptionDoor;
  streams: Streams;
  /** The request with its proven sender. */
  arrive: () => Promise<Context>;
  /** Counts the request before its body is read. Errors: RATE_LIMITED. */
  count?: (identity: Identity) => Promise<void>;
  /** Proves the sender again. */
  identify: () => Promise<Identity>;
  /** Serves it in another process; false when it runs here. */
  elsewhere?: (asked: AskedSubscription, context: Context) => Promise<boolean>;
  log: Logger;
}): Promise<void> {
  const { request, response, door, streams, arrive, count, identify, elsewhere, log } = options;
  const { correlationId } = arrivalOf(response);
  try {
    if (request.method !== 'GET' && request.method !== 'POST') {
      response.setHeader('Allow', 'GET, POST');
      throw new AppError(
        'METHOD_NOT_ALLOWED',
        `${request.method} is not served here: each subscription is a POST of its own, and no connection carries several.`,
      );
    }
    requireAcceptable(request.headers.accept);
    const context = await arrive();
    await count?.(context.identity);
    const body = await readJsonBody(request, response, context.clientHash ?? '');
    const asked = await door.read({ search: searchOf(request.originalUrl), body, context });
    if (await elsewhere?.(asked, context)) return;
    const caller = streamCaller(request, context, identify);
    await sendResults(response, await streams.admit(caller, () => door.begin(asked)));
  } catch (thrown) {
    if (response.headersSent) {
      log.error({ err: thrown }, 'A stream failed in a way that nobody foresaw');
      return void response.destroy();
    }
    const error = toAppError(thrown);
    const { status, headers } = refusalOf(thrown, { correlationId, log });
    const extensions = { ...extensionsOf(error), status, correlationId };
    sendJson(response, { status, headers, body: { errors: [{ message: error.message, extensions }] } });
  }
}

function requireAcceptable(accept: string | undefined): void {
  const ranges = (accept ?? '*/*').split(',').map((range) => range.split(';')[0]?.trim().toLowerCase());
  if (ranges.some((type) => type === 'text/event-stream' || type === 'text/*' || type === '*/*')) return;
  throw new AppError('BAD_REQUEST', 'Accept text/event-stream.');
}

async function sendResults(response: Response, stream: Stream<ExecutionResult>): Promise<void> {
  endWith(response, stream);
  const { results, written } = paced(response, stream);
  const [body] = await handler({
    method: 'GET',
    url: '/?query=subscription',
    headers: { get: (name) => (name === 'accept' ? 'text/event-stream' : undefined) },
    body: null,
    raw: undefined,
    context: results,
  });
  if (typeof body === 'string' || body === null) throw new Error('graphql-sse refused a stream of ours.');
  response.writeHead(200, EVENT_STREAM);
  for await (const text of body) {
    if (response.closed) break;
    const goOn = response.write(text);
    if (text.startsWith('event: next')) written();
    if (!goOn) await drained(response, stream);
  }
  response.end();
}

/**
 * The results at the pace of the reader: graphql-sse would ask for the next one before the last one is written, and keep what a slow
 * reader has not read in a list without end.
 */
function paced(response: Response, stream: Stream<ExecutionResult>) {
  let unwritten = 0;
  let tell: () => void = () => undefined;
  let isOver = false;
  stream.onEnd(() => tell());
  const room = async () => {
    while (unwritten > 0 && !response.closed && stream.endedBy === undefined)
      await new Promise<void>((resolve) => {
        tell = resolve;
      });
    await drained(response, stream);
  };
  const results: AsyncGenerator<ExecutionResult, undefined, undefined> = {
    async next() {
      if (isOver) return { done: true, value: undefined };
      await room();
      const result = await stream.next();
      if (!result.done) {
        unwritten += 1;
        return result;
      }
      isOver = true;
      const { endedBy } = stream;
      return endedBy ? { done: false, value: lastResult(endedBy) } : { done: true, value: undefined };
    },
    async return() {
      isOver = true;
      await stream.return();
      return { done: true, value: undefined };
    },
    async throw() {
      return results.return(undefined);
    },
    [Symbol.asyncIterator]() {
      return results;
    },
    async [Symbol.asyncDispose]() {
      await stream.return();
    },
  };
  return {
    results,
    written() {
      unwritten -= 1;
      tell();
    },
  };
}

const END_CODES: Readonly<Record<StreamEnd, string>> = {
  shutdown: 'SHUTTING_DOWN',
  unauthenticated: 'UNAUTHENTICATED',
};

/** The same end as the text of its last two events, for a stream whose results come from another process. */
export function lastWords(endedBy: StreamEnd): string {
  return print({ event: 'next', data: lastResult(endedBy) }) + print({ event: 'complete', data: null });
}

function lastResult(endedBy: StreamEnd): ExecutionResult {
  const correlationId = currentCorrelationId();
  const extensions = { code: END_CODES[endedBy], ...(correlationId ? { correlationId } : {}) };
  return { errors: [{ message: endReason(endedBy), extensions } as never] };
}
