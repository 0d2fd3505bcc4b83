import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { limitPerAddress, MAX_CONNECTIONS } from './connection-limit.ts';
import { newId } from './ids.ts';

/** An HTTP server that stops in order. */
export interface HttpServer {
  /** Errors: a plain Error that names the address and what to do about it. */
  listen(host: string, port: number): Promise<void>;
  readonly port: number;
  /** Takes no new connections, lets running requests finish for `seconds`, then cuts what is left. */
  drain(seconds: number): Promise<void>;
}

const IDLE_CHECK_MS = 100;
// No honest client sends more requests without reading answers.
const MAX_PIPELINED = 32;
// After the stop began, open connections get one more answer with `Connection: close` within this time.
const FAREWELL_MS = 500;

/** How long a JSON body may take, in milliseconds from the begin of its request. */
export const BODY_MS = 30_000;

/** How long a client may take, in milliseconds, before its connection is destroyed. */
export interface HttpTimeouts {
  /** For its headers, and for its whole request. */
  readonly headersMs: number;
  readonly requestMs: number;
  /** How often those two are looked at. */
  readonly checkMs: number;
  /** For the rest of a body that was answered already, and for such a request in all. */
  readonly restMs: number;
  readonly bodyMs: number;
  /** To take any byte of an answer. */
  readonly unreadMs: number;
  /** Between the end of our side and the destruction of both. */
  readonly lingerMs: number;
}

const TIMEOUTS: HttpTimeouts = {
  headersMs: 10_000,
  requestMs: 90_000,
  checkMs: 1000,
  restMs: 10_000,
  bodyMs: BODY_MS,
  unreadMs: 30_000,
  lingerMs: 1000,
};

interface HttpServerOptions {
  readonly timeouts?: Partial<HttpTimeouts>;
  /** Connections that one address (of IPv6 one /64) may have at a time; unlimited where a proxy or gateway of our own stands in front. */
  readonly connectionsPerAddress?: number | undefined;
}

const begins = new WeakMap<IncomingMessage, number>();

/**
 * When a request began, as performance.now() tells it: with its connection if it is the first there, else when its turn came. A
 * process that has much to read sees headers late, and its clients shall not have the longer for that.
 */
export function beginOf(request: IncomingMessage): number {
  return begins.get(request) ?? performance.now();
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Wraps a request listener with the timeouts and limits that Node leaves open. The listener refuses requests without a Host. */
export function createHttpServer(listener: RequestListener, options: HttpServerOptions = {}): HttpServer {
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  const server = createServer(
    {
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: timeouts.checkMs,
      maxHeaderSize: 16_384,
      requireHostHeader: false, // Node would refuse with an empty body
      insecureHTTPParser: false,
      joinDuplicateHeaders: false,
    },
    inTurn,
  );
  server.maxConnections = MAX_CONNECTIONS;
  if (options.connectionsPerAddress !== undefined) limitPerAddress(server, options.connectionsPerAddress);
  // What is unanswered on each connection, the one that is worked on first.
  const unanswered = new Map<Socket, Exchange[]>();
  const opened = new WeakMap<Socket, number>();
  let draining = false;
  server.on('connection', (socket) => {
    opened.set(socket, performance.now());
    socket.once('close', () => unanswered.delete(socket));
  });
  server.on('checkExpectation', inTurn); // any `Expect` but 100-continue is ignored (RFC 9110 §10.1.1)
  server.setTimeout(timeouts.unreadMs, (socket) => {
    // Nothing was sent or read for a while: that is our own delay, unless an answer waits to be read.
    if (socket.writableLength > 0 || !unanswered.has(socket)) socket.destroy();
  });
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    // Whole requests that came before are answered first: a refusal now would be read as the answer to one of them.
    const last = unanswered.get(socket)?.findLast(({ request }) => request.complete)?.response;
    if (last?.headersSent) return void last.once('finish', () => endThenDestroy(socket));
    if (last) return void last.setHeader('Connection', 'close');
    endThenDestroy(
      socket,
      rawRefusal(
        error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400,
      ),
    );
  });

  return {
    listen: (host, port) =>
      new Promise((resolve, reject) => {
        server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, host, port)));
        server.listen(port, host, () => resolve());
      }),
    get port() {
      return (server.address() as AddressInfo).port;
    },
    async drain(seconds) {
      draining = true;
      // Clients that keep their connections learn with the last running answer that this one ends.
      for (const waiting of unanswered.values()) {
        const last = waiting.at(-1)?.response;
        if (last && !last.headersSent) last.setHeader('Connection', 'close');
      }
      await closed(seconds);
    },
  };

  /** Requests of one connection are worked on one after another: pipelining takes no more turns than waiting for answers does. */
  function inTurn(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const waiting = unanswered.get(socket) ?? [];
    if (waiting.length === MAX_PIPELINED) return void socket.destroy();
    if (draining) response.setHeader('Connection', 'close');
    unanswered.set(socket, waiting);
    waiting.push({ request, response });
    response.once('finish', () => {
      if (request.complete) return;
      const left = beginOf(request) + timeouts.bodyMs - performance.now();
      destroyLater(
        socket,
        Math.max(timeouts.lingerMs, Math.min(timeouts.restMs, left)),
        () => !request.complete,
      );
    });
    response.once('close', () => {
      waiting.shift();
      const [next] = waiting;
      if (!next) unanswered.delete(socket);
      else if (!socket.destroyed) begin(next);
    });
    if (waiting.length === 1) begin({ request, response });
  }

  function begin({ request, response }: Exchange): void {
    begins.set(request, opened.get(request.socket) ?? performance.now());
    opened.delete(request.socket);
    listener(request, response);
  }

  function endThenDestroy(socket: Socket, text = ''): void {
    socket.end(text);
    destroyLater(socket, timeouts.lingerMs);
  }

  function closed(seconds: number): Promise<void> {
    return new Promise((resolve) => {
      const force = setTimeout(() => server.closeAllConnections(), seconds * 1000);
      let idle: NodeJS.Timeout | undefined;
      // Another request on an open connection is answered with `Connection: close`; idle connections are closed after that.
      const farewell = setTimeout(
        () => {
          // Behind the reading of sockets: a request that has come is served.
          idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), IDLE_CHECK_MS);
        },
        Math.min(FAREWELL_MS, seconds * 1000),
      );
      // Before anybody is told to come over a new connection: one that is not accepted yet is reset now. An HTTP server's own
      // close() would cut idle ones, too.
      NetServer.prototype.close.call(server, () => {
        for (const timer of [force, farewell, idle]) clearTimeout(timer);
        server.close(() => resolve());
      });
    });
  }
}

function destroyLater(socket: Socket, ms: number, isStillDue = () => true): void {
  const timer = setTimeout(() => {
    if (isStillDue()) socket.destroy();
  }, ms);
  timer.unref();
}

/** A whole HTTP message for a request that could not be parsed, in the platform's envelope. */
function rawRefusal(status: number): string {
  const messages: Readonly<Record<number, string>> = {
    400: 'This is not an HTTP request that RFC 9112 allows; use an ordinary client.',
    408: 'The request took too long to arrive; send it again.',
    431: 'The headers are too large; send less than 16 KB of them.',
  };
  const correlationId = newId();
  const body = JSON.stringify({
    error: 'BAD_REQUEST',
    message: messages[status],
    timestamp: new Date().toISOString(),
    correlationId,
  });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    `X-Correlation-Id: ${correlationId}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

function explained(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const why =
    error.code === 'EADDRINUSE'
      ? 'Another program listens there: stop it, or choose another port.'
      : error.code === 'EACCES'
        ? 'This user may not listen there: choose a port above 1023.'
        : error.message;
  return Object.assign(new Error(`Cannot listen on ${host}:${port}. ${why}`, { cause: error }), {
    code: error.code,
  });
}
