import { createServer, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { newId } from './ids.ts';

/** An HTTP server that stops in order. */
export interface HttpServer {
  /** Errors: a plain Error that names the address and what to do about it. */
  listen(host: string, port: number): Promise<void>;
  readonly port: number;
  /** Takes no new connections, lets running requests finish for `seconds`, then cuts what is left. */
  drain(seconds: number): Promise<void>;
}

const MAX_CONNECTIONS = 10_000;
const IDLE_CHECK_MS = 100;

/** How long a client may take, in milliseconds: for its headers, for its whole request, and how often that is looked at. */
export interface Patience {
  readonly headersMs: number;
  readonly requestMs: number;
  readonly checkMs: number;
}

const PATIENCE: Patience = { headersMs: 10_000, requestMs: 90_000, checkMs: 5000 };

/** Wraps a request listener with the timeouts and limits that Node leaves open. The listener refuses requests without a Host. */
export function createHttpServer(listener: RequestListener, patience: Patience = PATIENCE): HttpServer {
  const server = createServer(
    {
      headersTimeout: patience.headersMs,
      requestTimeout: patience.requestMs,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: patience.checkMs,
      maxHeaderSize: 16_384,
      requireHostHeader: false, // Node would refuse with an empty body
      insecureHTTPParser: false,
      joinDuplicateHeaders: false,
    },
    listener,
  );
  server.maxConnections = MAX_CONNECTIONS;
  server.on('checkExpectation', listener); // any `Expect` but 100-continue is ignored (RFC 9110 §10.1.1)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    // Whole requests that came before are answered first: a refusal now would be read as the answer to one of them.
    const last = [...running].findLast(({ req }) => req.socket === socket && req.complete);
    if (last?.headersSent) return void last.once('finish', () => socket.end());
    if (last) return void last.setHeader('Connection', 'close');
    socket.end(
      rawRefusal(
        error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400,
      ),
    );
  });

  const running = new Set<ServerResponse>();
  let draining = false;
  server.prependListener('request', (_request, response) => {
    if (draining) response.setHeader('Connection', 'close');
    running.add(response);
    response.once('close', () => running.delete(response));
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
    drain: (seconds) =>
      new Promise((resolve) => {
        draining = true;
        // Clients that keep their connections learn with the running answer that this one ends.
        for (const response of running) if (!response.headersSent) response.setHeader('Connection', 'close');
        const force = setTimeout(() => server.closeAllConnections(), seconds * 1000);
        // Not at once, and behind the reading of sockets: a request that is on its way over a kept connection is served.
        const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), IDLE_CHECK_MS);
        // An HTTP server's own close() would cut idle connections now.
        NetServer.prototype.close.call(server, () => {
          clearTimeout(force);
          clearInterval(idle);
          server.close(() => resolve());
        });
      }),
  };
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
