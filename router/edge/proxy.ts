import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { PassThrough, type Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { type Dispatcher, errors, Pool } from 'undici';
import { createAbsence, restartWait } from '../../kernel/absence.ts';
import {
  createCircuitBreaker,
  type Echo,
  PROBE_EVERY_MS,
  SILENCE_SHARE,
} from '../../kernel/circuit-breaker.ts';
import { AppError } from '../../kernel/errors.ts';
import type { UnitName } from '../../kernel/units.ts';
import { bodyLengthOf } from './gateway-assertion.ts';

/** Hands requests to another unit's REST port over kept connections. */
export interface UnitProxy {
  /**
   * Streams the unit's reply. What the unit cannot have seen yet waits while it restarts. Errors: UPSTREAM_UNAVAILABLE,
   * UPSTREAM_TIMEOUT, while nothing was sent yet.
   */
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

const LOOK_EVERY_MS = 50;
// What the way back takes, so that the unit says before us what did not answer it.
const RETURN_MS = 500;

/**
 * `deadlineMs` bounds the wait for the unit's first byte, unless a request has its own, and the wait for its restart; so long may the
 * unit wait for the restart of another one, too.
 */
export function createUnitProxy(options: { unit: UnitName; origin: string; deadlineMs: number }): UnitProxy {
  const { unit, origin, deadlineMs } = options;
  const { hostname, port } = new URL(origin);
  const address = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 80) };
  const absence = createAbsence();
  const restartMs = restartWait(deadlineMs);
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
  const breaker = createCircuitBreaker({
    silenceMs: deadlineMs * SILENCE_SHARE,
    probeEveryMs: PROBE_EVERY_MS,
    probe,
  });
  return {
    async forward(request, response, { url, headers, deadlineMs: own = deadlineMs, body, relay, answered }) {
      const sent: Record<string, string> = { ...headers };
      for (const name of REQUEST_HEADERS) {
        const value = request.headers[name];
        if (typeof value === 'string') sent[name] = value;
      }
      if (body) sent['content-length'] = String(body.length);
      const stopWatching = breaker.watch();
      const abort = new AbortController();
      response.once('close', () => abort.abort());
      const isFile = !body && bodyLengthOf(request.headers) !== '0';
      const asked = {
        method: request.method as 'GET',
        path: url,
        headers: sent,
        headersTimeout: own + restartMs + RETURN_MS,
        body: body ?? null,
        signal: abort.signal,
      };
      const sendOn = (what: Dispatcher.RequestOptions) =>
        (relay || isFile ? streams : pool).stream(what, ({ statusCode, headers: received }) => {
          absence.over();
          breaker.heard();
          stopWatching();
          answered?.();
          const dropped = new Set([...HOP_BY_HOP, ...listed(received['connection'])]);
          for (const [name, value] of Object.entries(received)) {
            if (value === undefined || dropped.has(name)) continue;
            if (name === 'set-cookie') response.appendHeader(name, value);
            else response.setHeader(name, value);
          }
          response.writeHead(statusCode);
          const isStream = String(received['content-type']).startsWith('text/event-stream');
          if (!relay || !isStream) return response;
          response.flushHeaders();
          return relay();
        });
      try {
        if (breaker.isOpen) throw new Error('It hangs.');
        if (isFile) {
          // It can be sent but once.
          await isBackIfAway();
          // undici takes a body apart that it could not send whole, socket and all: it gets a stream of its own.
          await sendOn({ ...asked, body: request.pipe(new PassThrough()) });
        } else {
          await sendOn(asked).catch(async (error: unknown) => {
            if (response.headersSent || abort.signal.aborted || !(await mayRepeat(asked.method, error)))
              throw error;
            await sendOn(asked);
          });
        }
      } catch (error) {
        if (!response.headersSent && !response.destroyed) throw upstreamError(unit, error);
        response.destroy();
      } finally {
        stopWatching();
        // What the unit did not wait for is dropped; else the connection's next request would never be read.
        request.unpipe().resume();
      }
    },
    async close() {
      breaker.close();
      await Promise.all([pool.destroy(), streams.destroy()]);
    },
  };

  /** Asks the unit whether it lives, over a connection that no request waits for. */
  async function probe(ms: number): Promise<Echo> {
    const timeout = AbortSignal.timeout(Math.ceil(ms));
    try {
      const asked = { method: 'GET', path: '/health/live', signal: timeout } as const;
      const { body } = await streams.request(asked);
      await body.dump();
      return 'heard';
    } catch {
      return timeout.aborted ? 'silent' : 'unknown';
    }
  }

  /** What the unit has not seen is sent when it is back, and what changes nothing once more over another connection. */
  async function mayRepeat(method: string, error: unknown): Promise<boolean> {
    const isSafe = ['GET', 'HEAD'].includes(method) && isCut(error);
    return (isUnsent(error) || isSafe) && ((await isBackIfAway()) ?? false);
  }

  /** Undefined when it was not waited for. */
  async function isBackIfAway(): Promise<boolean | undefined> {
    if (await takesConnections()) return true;
    return absence.outlast(restartMs, async (ms) => {
      const end = performance.now() + ms;
      while (performance.now() < end) {
        await delay(LOOK_EVERY_MS);
        if (await takesConnections()) return true;
      }
      return false;
    });
  }

  function takesConnections(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect({ ...address, timeout: deadlineMs });
      const told = (is: boolean) => () => {
        socket.destroy();
        resolve(is);
      };
      socket.once('connect', told(true)).once('error', told(false)).once('timeout', told(false));
    });
  }
}

/** The connection was refused: nobody has read a byte. */
function isUnsent(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
}

/** The connection ended before the answer, as idle ones do when a unit stops. */
function isCut(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  return ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(code);
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
