import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { type Clock, systemClock } from '../../kernel/clock.ts';
import { type Config, ConfigError } from '../../kernel/config.ts';
import { AppError, invalid } from '../../kernel/errors.ts';
import { createHealth } from '../../kernel/health.ts';
import { createHttpServer } from '../../kernel/http-server.ts';
import { newId } from '../../kernel/ids.ts';
import type { Logger } from '../../kernel/log.ts';
import { parseInput } from '../../kernel/parse.ts';
import { correlationIdOf, setSecurityHeaders } from '../../router/edge/arrival.ts';
import { refusalOf, sendJson } from '../../router/edge/envelope.ts';
import { lastEventIdOf } from '../../router/edge/request-context.ts';
import { sendEvents } from '../../router/edge/send-events.ts';
import { createStreams } from '../../router/edge/streams.ts';
import { ADMIN_ENVIRONMENT } from '../../subgraphs/admin/settings.ts';
import { dockerContainers } from './containers.ts';
import { tailContainers } from './tail.ts';

export interface LogSidecar {
  readonly port: number;
  drain(seconds: number): Promise<void>;
}

// More than a console allows, so that the console is the one that refuses further streams.
const STREAMS = { perCaller: 250, perUnit: 250, heartbeatMs: 15_000, recheckMs: 3_600_000 };
const RULE = 'give a whole number from 0 to 1000';
const streamQuery = z.strictObject({
  services: z
    .string()
    .transform((value) => value.split(','))
    .optional(),
  tail: z.coerce.number(RULE).int(RULE).min(0, RULE).max(1000, RULE).default(100),
});

/**
 * The log sidecar: the one program that reads the Docker socket. `GET /services` and `GET /stream?services=a,b&tail=n` for who has the
 * token, `/health/live` and `/health/ready` for everybody. Errors: ConfigError without a token.
 */
export async function startLogSidecar(options: {
  config: Config;
  log: Logger;
  now?: Clock;
  retryMs?: (attempt: number) => number;
}): Promise<LogSidecar> {
  const { config, log, now = systemClock } = options;
  const token = config.of(ADMIN_ENVIRONMENT).LOG_SIDECAR_TOKEN;
  if (token === undefined)
    throw new ConfigError('LOG_SIDECAR_TOKEN: set it; Admin Console must be given the same one.');
  const containers = dockerContainers({
    socketPath: config.of(ADMIN_ENVIRONMENT).LOG_SIDECAR_SOCKET,
    project: config.of(ADMIN_ENVIRONMENT).LOG_SIDECAR_PROJECT,
  });
  const health = createHealth({ checks: { docker: () => containers.ping() }, now });
  const streams = createStreams({ health, now, limits: STREAMS });
  const expected = digest(`Bearer ${token}`);
  const server = createHttpServer((request, response) => {
    const correlationId = correlationIdOf(request);
    setSecurityHeaders(response, { correlationId, isHttps: false });
    serve(request, response).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      sendJson(response, refusalOf(error, { correlationId, log }));
    });
  });
  await server.listen(config.UNIT_BIND_HOST, config.of(ADMIN_ENVIRONMENT).LOG_SIDECAR_PORT);
  log.info(
    {
      port: config.of(ADMIN_ENVIRONMENT).LOG_SIDECAR_PORT,
      project: config.of(ADMIN_ENVIRONMENT).LOG_SIDECAR_PROJECT,
    },
    'The log sidecar is ready',
  );

  return {
    get port() {
      return server.port;
    },
    async drain(seconds) {
      health.startDraining();
      await server.drain(seconds);
      streams.close();
    },
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://sidecar');
    if (request.method !== 'GET')
      throw new AppError('METHOD_NOT_ALLOWED', 'Only GET is served: nothing here can be changed.');
    const json = (status: number, body: unknown) => sendJson(response, { status, headers: {}, body });
    if (pathname === '/health/live') return json(200, { status: 'UP' });
    if (pathname === '/health/ready') {
      const readiness = await health.readiness();
      return json(readiness.status === 'UP' ? 200 : 503, readiness);
    }
    requireToken(request);
    if (pathname === '/services') return json(200, await services());
    if (pathname === '/stream') return stream(request, response, Object.fromEntries(searchParams));
    throw new AppError('NOT_FOUND', 'There is no such path; use /services or /stream.');
  }

  /** By digests of one length, so that the time tells nothing of the token. */
  function requireToken({ headers }: IncomingMessage): void {
    if (timingSafeEqual(digest(headers.authorization ?? ''), expected)) return;
    throw new AppError('UNAUTHENTICATED', 'Send `Authorization: Bearer <LOG_SIDECAR_TOKEN>`.');
  }

  async function services(): Promise<readonly { name: string; state: string }[]> {
    const states = new Map<string, string>();
    for (const { service, state } of await listed()) {
      if (states.get(service) !== 'running') states.set(service, state);
    }
    return [...states].map(([name, state]) => ({ name, state })).sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  async function stream(
    request: IncomingMessage,
    response: ServerResponse,
    query: Readonly<Record<string, string>>,
  ): Promise<void> {
    const { services: names, tail } = parseInput(streamQuery, query);
    const after = lastEventIdOf(request);
    const known = new Set((await listed()).map(({ service }) => service));
    const unknown = names?.find((name) => !known.has(name));
    if (unknown !== undefined)
      throw invalid('services', 'unknown_service', 'name services that GET /services lists');
    const caller = { key: newId(), until: undefined, stillCounts: async () => true };
    const wanted = names && new Set(names);
    const { retryMs } = options;
    const begin = () =>
      tailContainers({
        containers,
        services: wanted,
        tail,
        after,
        now,
        log,
        ...(retryMs ? { retryMs } : {}),
      }).catch(unavailable);
    await sendEvents(response, await streams.admit(caller, begin));
  }

  function listed() {
    return containers.list().catch(unavailable);
  }
}

function unavailable(cause: unknown): never {
  throw new AppError('UPSTREAM_UNAVAILABLE', 'The Docker Engine does not answer; try again in a moment.', {
    cause,
    retryAfter: 5,
  });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
