import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Router } from 'express';
import { createHealth } from '../../kernel/health.ts';
import { createLogger } from '../../kernel/log.ts';
import { createMetrics } from '../../kernel/metrics.ts';
import { createApp } from '../edge/app.ts';

export const CORRELATION_ID = 'page-test-0001';

/** Serves routers on a free port with the headers, the envelope and the metrics of the gateway. */
export async function servePages(mount: (base: string) => Router) {
  const lines: string[] = [];
  const log = createLogger({ level: 'debug', destination: { write: (line) => void lines.push(line) } });
  const metrics = createMetrics();
  const health = createHealth({ checks: {}, now: () => new Date() });
  let pages: Router | undefined;
  const app = createApp({ unit: 'api-gateway', isHttps: false, health, metrics, log }, (bare) => {
    // Browsers ask for it beside every page.
    bare.get('/favicon.svg', (_request, response) => void response.status(204).end());
    bare.use((request, response, next) => (pages ? pages(request, response, next) : next()));
  });
  const server = createServer((request, response) => {
    request.headers['x-correlation-id'] = CORRELATION_ID;
    app(request, response);
  }).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const base = `http://localhost:${(server.address() as AddressInfo).port}`;
  pages = mount(base);
  return {
    base,
    lines,
    log,
    metrics,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
