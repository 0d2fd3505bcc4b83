import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, type Writable } from 'node:stream';
import { errors, Pool } from 'undici';
import type { UnitName } from '../../kernel/config.ts';
import { AppError } from '../../kernel/errors.ts';
import { bodyLengthOf } from './gateway-assertion.ts';

/** Hands requests to another unit's REST port over kept connections. */
export interface UnitProxy {
  /** Streams the unit's reply. Errors: UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, while nothing was sent yet. */
  forward(
    request: IncomingMessage,
    response: ServerResponse,
    options: {
      url: string;
      headers: Record<string, string>;
      deadlineMs?: number | undefined;
      /** In place of what is left of the request, when that was read already. */
      body?: Buffer | undefined;
      /** Where the reply is written if it is a stream of events: it may last for hours, over a connection of its own. */
      relay?: (() => Writable) | undefined;
      /** Called when the unit's answer begins. */
      answered?: (() => void) | undefined;
    },
  ): Promise<void>;
  close(): Promise<void>;
}

// Only what a unit needs to know of the client's headers.
const REQUEST_HEADERS = [
  'content-type',
  'content-length',
  'content-encoding',
  'accept',
  'accept-language',
  'cookie',
  'if-match',
  'if-none-match',
  'idempotency-key',
  'user-agent',
  'sec-purpose',
  'purpose',
  'x-moz',
  'x-purpose',
  'sec-fetch-site',
  'origin',
  'last-event-id',
  'range',
];
// RFC 9110 §7.6.1: these concern one connection, as do the names that `Connection` lists.
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'te',
  'trailer',
  'upgrade',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authentication-info',
];

/** `deadlineMs` bounds the wait for the unit's first byte, unless a request has its own. */
export function createUnitProxy(options: { unit: UnitName; origin: string; deadlineMs: number }): UnitProxy {
  const { unit, origin, deadlineMs } = options;
  const pool = new Pool(origin, {
    connections: 64,
    pipelining: 1,
    bodyTimeout: 0,
    connectTimeout: deadlineMs,
  });
  // Streams and files apart: however many are open, requests find a connection.
  const streams = new Pool(origin, {
    connections: null,
    pipelining: 1,
    bodyTimeout: 0,
    connectTimeout: deadlineMs,
  });
  return {
    async forward(request, response, { url, headers, deadlineMs: own = deadlineMs, body, relay, answered }) {
      const sent: Record<string, string> = { ...headers };
      for (const name of REQUEST_HEADERS) {
        const value = request.headers[name];
        if (typeof value === 'string') sent[name] = value;
      }
      if (body) sent['content-length'] = String(body.length);
      const abort = new AbortController();
      response.once('close', () => abort.abort());
      try {
        const hasOwn = relay || (!body && bodyLengthOf(request.headers) !== '0');
        await (hasOwn ? streams : pool).stream(
          {
            method: request.method as 'GET',
            path: url,
            headers: sent,
            headersTimeout: own + 500,
            // undici takes a body apart that it could not send whole, socket and all: it gets a stream of its own.
            body: body ?? (bodyLengthOf(request.headers) === '0' ? null : request.pipe(new PassThrough())),
            signal: abort.signal,
          },
          ({ statusCode, headers: received }) => {
            answered?.();
            const dropped = new Set([...HOP_BY_HOP, ...listed(received['connection'])]);
            for (const [name, value] of Object.entries(received)) {
              if (value !== undefined && !dropped.has(name)) response.setHeader(name, value);
            }
            response.writeHead(statusCode);
            const isStream = String(received['content-type']).startsWith('text/event-stream');
            if (!relay || !isStream) return response;
            response.flushHeaders();
            return relay();
          },
        );
      } catch (error) {
        if (!response.headersSent && !response.destroyed) throw upstreamError(unit, error);
        response.destroy();
      } finally {
        // What the unit did not wait for is dropped; else the connection's next request would never be read.
        request.unpipe().resume();
      }
    },
    close: async () => void (await Promise.all([pool.destroy(), streams.destroy()])),
  };
}

function listed(value: string | string[] | undefined): string[] {
  return [value ?? []].flat().flatMap((line) => line.toLowerCase().split(/[\s,]+/));
}

function upstreamError(unit: UnitName, cause: unknown): AppError {
  if (cause instanceof errors.HeadersTimeoutError || cause instanceof errors.ConnectTimeoutError) {
    return new AppError('UPSTREAM_TIMEOUT', `The unit ${unit} did not answer in time; try again.`, {
      cause,
      retryAfter: 1,
    });
  }
  return new AppError('UPSTREAM_UNAVAILABLE', `The unit ${unit} does not answer; try again in a moment.`, {
    cause,
    retryAfter: 1,
  });
}
