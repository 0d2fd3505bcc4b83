/** One server-sent event (HTML Standard §9.2). */
export interface StreamEvent {
  readonly event: string;
  readonly data: string;
  /** The last id that the stream gave; empty for none. */
  readonly id: string;
}

const MAX_EVENT = 1_000_000;

/** Reads a `text/event-stream` body. Comments are skipped; an event that never ends is refused. */
export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  let [event, id] = ['', ''];
  let data: string[] = [];
  for await (const chunk of body) {
    rest += decoder.decode(chunk, { stream: true });
    if (rest.length > MAX_EVENT) throw new Error('The stream sends an event that does not end.');
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) yield { event: event || 'message', data: data.join('\n'), id };
        event = '';
        data = [];
        continue;
      }
      const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
      if (name === 'event') event = value;
      else if (name === 'data') data.push(value);
      else if (name === 'id') id = value;
    }
  }
}
