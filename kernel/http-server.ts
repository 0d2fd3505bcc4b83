import { createServer, type RequestListener, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
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

/** Wraps a request listener with the timeouts and limits that Node leaves open. */
export function createHttpServer(listener: RequestListener): HttpServer {
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5000,
      maxHeaderSize: 16_384,
      insecureHTTPParser: false,
      joinDuplicateHeaders: false,
    },
    listener,
  );
  server.maxConnections = MAX_CONNECTIONS;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    socket.end(
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
    drain: (seconds) =>
      new Promise((resolve) => {
        const force = setTimeout(() => server.closeAllConnections(), seconds * 1000);
        server.close(() => {
          clearTimeout(force);
          resolve();
        });
        server.closeIdleConnections();
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
  const body = JSON.stringify({
    error: 'BAD_REQUEST',
    message: messages[status],
    timestamp: new Date().toISOString(),
    correlationId: newId(),
  });
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
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
