import type { ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { SSE_HEARTBEAT, type SseEvent, sseText } from '../../kernel/sse.ts';
import type { Stream, StreamEnd, Streams } from './streams.ts';

export const EVENT_STREAM = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // nginx would keep events back until its buffer is full.
  'X-Accel-Buffering': 'no',
};

// How long a reader that has stopped reading may take for the last event.
const GRACE_MS = 2000;

const REASONS: Readonly<Record<StreamEnd, string>> = {
  shutdown: 'This instance is stopping; connect again.',
  unauthenticated: 'Your sign-in counts no more; sign in again.',
};

/** The words for a reader whose stream was ended. */
export const endReason = (end: StreamEnd) => REASONS[end];

/** Writes a stream to its reader, at the pace of the reader, and what ended it. Resolves when there is nothing more to write. */
export async function sendEvents(response: ServerResponse, stream: Stream<SseEvent>): Promise<void> {
  response.writeHead(200, EVENT_STREAM);
  response.write(SSE_HEARTBEAT);
  stream.onHeartbeat(() => {
    if (!response.writableNeedDrain) response.write(SSE_HEARTBEAT);
  });
  endWith(response, stream);
  try {
    for await (const event of stream) {
      if (!response.write(sseText(event))) await drained(response, stream);
    }
  } catch (error) {
    response.destroy();
    throw error;
  }
  const { endedBy } = stream;
  response.end(endedBy ? sseText({ event: endedBy, data: { reason: REASONS[endedBy] } }) : undefined);
}

/** The stream ends with its reader; a reader that does not read does not outlive the stream for long. */
export function endWith(response: ServerResponse, stream: Stream<unknown>): void {
  // A reader that has left already tells nobody of it any more.
  if (response.closed) void stream.return();
  else response.once('close', () => void stream.return());
  stream.onEnd(() => cutLater(response));
}

/** Waits until more can be written, or until it makes no sense to wait. */
export function drained(response: ServerResponse, stream: Stream<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      response.off('drain', go);
      response.off('close', go);
      resolve();
    };
    if (response.closed || !response.writableNeedDrain) return resolve();
    response.once('drain', go);
    response.once('close', go);
    stream.onEnd(go);
  });
}

function cutLater(response: ServerResponse): void {
  const timer = setTimeout(() => response.destroy(), GRACE_MS);
  timer.unref();
  response.once('close', () => clearTimeout(timer));
}

/** The last event of a stream that ends because this process stops. */
export const SHUTDOWN_EVENT = sseText({ event: 'shutdown', data: { reason: REASONS.shutdown } });

/**
 * Where the bytes of another unit's stream are written: they pass at the pace of the reader, and when this process stops, the stream
 * ends behind a whole event, with `lastWords`.
 */
export function relayTo(response: ServerResponse, streams: Streams, lastWords: string): Writable {
  let isBetween = true;
  let isOver = false;
  const finish = () => {
    isOver = true;
    stop();
    response.end(lastWords);
    cutLater(response);
  };
  let isStopping = false;
  const stop = streams.onDraining(() => {
    isStopping = true;
    if (isBetween && !isOver) finish();
  });
  response.once('close', stop);
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (isOver) return done();
      isBetween = chunk.at(-1) === LF && chunk.at(-2) === LF;
      const goOn = response.write(chunk);
      if (isStopping && isBetween) finish();
      if (goOn || isOver) return done();
      const ready = () => {
        response.off('drain', ready);
        response.off('close', ready);
        done();
      };
      response.once('drain', ready);
      response.once('close', ready);
    },
    final(done) {
      if (!isOver) response.end();
      done();
    },
  });
}

const LF = 10;
