import { createParser } from 'eventsource-parser';

/** A server-sent event (HTML Living Standard §9.2) whose data is JSON. */
export interface SseEvent {
  /** One of our own words, never text of a stranger. */
  readonly event: string;
  readonly id?: string | undefined;
  readonly data: unknown;
}

/** An event as it was received. */
export interface ReceivedEvent {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: string;
}

/** A comment: readers pass over it, connections stay open. */
export const SSE_HEARTBEAT = ': still here\n\n';

/** What an id of an event may be: it comes back in the header `Last-Event-ID`. */
export const EVENT_ID = /^[\x21-\x7e]{1,4096}$/;

const MAX_EVENT = 131_072;

/** An event as text. JSON has no line breaks and an id that has any is left out, so nothing in it can begin another event. */
export function sseText({ event, id, data }: SseEvent): string {
  const named = id !== undefined && EVENT_ID.test(id) ? `id: ${id}\n` : '';
  return `event: ${event}\n${named}data: ${JSON.stringify(data)}\n\n`;
}

/** The events in a body, as they come. Throws on an event over 128 KB; what comes after the last empty line is dropped (§9.2.6). */
export async function* readSse(
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<ReceivedEvent, void, undefined> {
  const decoder = new TextDecoder();
  let ready: ReceivedEvent[] = [];
  let fault: Error | undefined;
  const parser = createParser({
    maxBufferSize: MAX_EVENT,
    onEvent: ({ event = 'message', id, data }) => void ready.push({ event, id, data }),
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded')
        fault = new Error('An event is too long', { cause: error });
    },
  });
  for await (const chunk of body) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    const events = ready;
    ready = [];
    yield* events;
    if (fault) throw fault;
  }
}
