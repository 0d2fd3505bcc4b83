import { request } from 'undici';
import { type ReceivedEvent, readSse } from '../../kernel/sse.ts';
import { until } from '../../kernel/testing/until.ts';

/** A stream of server-sent events that a test reads along. */
export interface EventStream {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** What came so far. */
  readonly events: readonly ReceivedEvent[];
  /** Waits for an event of which this is true; answers it. */
  find(what: string, isIt: (event: ReceivedEvent) => boolean): Promise<ReceivedEvent>;
  /** Resolves with the bodies of refusals, and when a stream ends. */
  readonly ended: Promise<string>;
  leave(): void;
}

/** Opens a stream with GET, or with POST where there is a body. */
export async function openEvents(
  url: string,
  options: { headers?: Readonly<Record<string, string>>; body?: object } = {},
): Promise<EventStream> {
  const leaving = new AbortController();
  const { headers = {}, body: sent } = options;
  const reply = await request(url, {
    method: sent ? 'POST' : 'GET',
    headers: {
      accept: 'text/event-stream',
      ...(sent ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(sent ? { body: JSON.stringify(sent) } : {}),
    signal: leaving.signal,
  });
  const events: ReceivedEvent[] = [];
  const isStream = String(reply.headers['content-type']).startsWith('text/event-stream');
  const ended = (async () => {
    if (!isStream) return reply.body.text();
    for await (const event of readSse(reply.body)) events.push(event);
    return '';
  })().catch((error: unknown) => {
    if (!leaving.signal.aborted) throw error;
    return '';
  });
  return {
    status: reply.statusCode,
    headers: reply.headers,
    events,
    ended,
    async find(what, isIt) {
      await until(what, () => events.some(isIt));
      return events.find(isIt) as ReceivedEvent;
    },
    leave: () => leaving.abort(),
  };
}
