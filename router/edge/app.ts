import type { ServerResponse } from 'node:http';
import express, {
  type ErrorRequestHandler,
  type Express,
  type NextFunction,
  type Request,
  type Response,
} from 'express';
import type { Context } from '../../kernel/context.ts';
import { AppError, isAppError } from '../../kernel/errors.ts';
import type { Health } from '../../kernel/health.ts';
import { type Logger, withCorrelation } from '../../kernel/log.ts';
import type { Metrics } from '../../kernel/metrics.ts';
import type { UnitName } from '../../kernel/units.ts';
import type { SendsOn } from '../../subgraphs/rest.ts';
import { correlationIdOf, sentValues, setSecurityHeaders } from './arrival.ts';
import { sentOn } from './browsers.ts';
import { refusalOf, sendJson } from './envelope.ts';

export interface AppSetting {
  readonly unit: UnitName;
  readonly isHttps: boolean;
  readonly health: Health;
  readonly metrics: Metrics;
  /** Keeps that an administrator was refused for want of a role; the doors of units without a ledger have none. */
  readonly recordDenial?: ((context: Context, operation: string) => Promise<void>) | undefined;
  readonly log: Logger;
}

/** What the edge knows of a request from its arrival on. */
export interface Arrival {
  readonly correlationId: string;
  /** The route template for metrics and logs, once it is known. */
  route: string;
  /** Where a browser is sent that is refused, for a row that sends on. */
  refused?: SendsOn['refused'];
}

const MAX_HEADERS = 100;
// In logs and metrics only, as other servers write it too: nobody was there to be answered.
const CLIENT_LEFT = 499;

const arrivals = new WeakMap<ServerResponse, Arrival>();

/** The arrival of the request that this response answers. */
export function arrivalOf(response: ServerResponse): Arrival {
  const arrival = arrivals.get(response);
  if (!arrival) throw new AppError('INTERNAL', 'A response without an arrival: createApp must come first.');
  return arrival;
}

/**
 * The HTTP application that every unit's port shares: correlation ids, security headers, health, metrics, access log and,
 * after `mount` has added what the unit serves, the standard envelope for everything that is refused.
 */
export function createApp(setting: AppSetting, mount: (app: Express) => void): Express {
  const { unit, health, metrics, log } = setting;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.use((request, response, next) => arrive(request, response, next, setting));

  read(['/health/live'], live);
  read(['/health/ready'], ready);
  read(['/metrics'], async (response) => {
    response.type(metrics.contentType).send(await metrics.text());
  });
  if (unit === 'admin-console') {
    read(['/actuator/health', '/actuator/health/readiness'], ready);
    read(['/actuator/health/liveness'], live);
  }
  mount(app);
  app.use(() => {
    throw new AppError('NOT_FOUND', 'There is no such path; /v3/api-docs on the gateway lists them all.');
  });
  const refuse: ErrorRequestHandler = (error: unknown, request, response, _next) => {
    const { correlationId, refused } = arrivalOf(response);
    const refusal = refusalOf(fromExpress(error), { correlationId, url: request.originalUrl, log });
    sendJson(response, refused ? sentOn(refused(refusal.body.error, correlationId)) : refusal);
  };
  app.use(refuse);
  return app;

  /** Serves GET and HEAD on these paths and refuses every other method. */
  function read(paths: string[], serve: (response: Response) => Promise<void>): void {
    app.get(paths, (_request, response, next) => void serve(response).catch(next));
    app.all(paths, ({ method }, response) => {
      response.setHeader('Allow', 'GET, HEAD');
      throw new AppError('METHOD_NOT_ALLOWED', `${method} is not served on this path; use GET.`);
    });
  }

  async function live(response: Response): Promise<void> {
    sendJson(response, { status: 200, headers: {}, body: { status: 'UP' } });
  }

  async function ready(response: Response): Promise<void> {
    const readiness = await health.readiness();
    sendJson(response, { status: readiness.status === 'UP' ? 200 : 503, headers: {}, body: readiness });
  }
}

function arrive(
  request: Request,
  response: Response,
  next: NextFunction,
  { unit, isHttps, health, metrics, log }: AppSetting,
): void {
  const started = performance.now();
  const arrival: Arrival = { correlationId: correlationIdOf(request), route: 'other' };
  arrivals.set(response, arrival);
  setSecurityHeaders(response, { correlationId: arrival.correlationId, isHttps });
  if (health.isDraining) response.setHeader('Connection', 'close');
  response.once('close', () => {
    const seconds = (performance.now() - started) / 1000;
    const { method } = request;
    const { route, correlationId } = arrival;
    const status = response.writableFinished ? response.statusCode : CLIENT_LEFT;
    metrics.observeHttp({ unit, method, route, status, seconds });
    log.debug(
      { unit, method, route, status, ms: Math.round(seconds * 1e6) / 1e3, correlationId },
      status === CLIENT_LEFT ? 'The client left before its answer' : 'Answered',
    );
  });
  withCorrelation(arrival.correlationId, () => {
    requireOrdinaryHeaders(request);
    next();
  });
}

function requireOrdinaryHeaders(request: Request): void {
  // Node drops headers from the 2,001st on without a word.
  if (request.rawHeaders.length > 2 * MAX_HEADERS)
    throw new AppError('BAD_REQUEST', `Send at most ${MAX_HEADERS} headers.`);
  // RFC 9112 §3.2: two are refused in every version, none is allowed in HTTP/1.0 only.
  const hosts = sentValues(request, 'host').length;
  if (hosts > 1 || (hosts === 0 && request.httpVersion !== '1.0'))
    throw new AppError('BAD_REQUEST', 'Send the header Host once.');
}

/** Express reports a path that it cannot decode as an error of its own. */
function fromExpress(error: unknown): unknown {
  if (isAppError(error) || !(error instanceof URIError || (error as { status?: number }).status === 400))
    return error;
  return new AppError('NOT_FOUND', 'There is no such path; /v3/api-docs on the gateway lists them all.');
}
