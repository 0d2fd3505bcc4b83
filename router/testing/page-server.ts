import type { AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler, type Router } from 'express';
import { createLogger } from '../../kernel/log.ts';
import { setSecurityHeaders } from '../edge/arrival.ts';
import { refusalOf, sendJson } from '../edge/envelope.ts';

export const CORRELATION_ID = 'page-test-0001';

/** Serves routers on a free port with the headers and the envelope of the gateway. */
export async function servePages(mount: (base: string) => Router) {
  const lines: string[] = [];
  const log = createLogger({ level: 'debug', destination: { write: (line) => void lines.push(line) } });
  const app = express();
  app.disable('etag');
  app.use((_request, response, next) => {
    setSecurityHeaders(response, { correlationId: CORRELATION_ID, isHttps: false });
    next();
  });
  const server = app.listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const base = `http://localhost:${(server.address() as AddressInfo).port}`;
  app.use(mount(base));
  const refuse: ErrorRequestHandler = (error, _request, response, _next) => {
    sendJson(response, refusalOf(error, { correlationId: CORRELATION_ID, log }));
  };
  app.use(refuse);
  return {
    base,
    lines,
    log,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
