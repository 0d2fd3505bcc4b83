import type { IncomingMessage } from 'node:http';
import type { Express, Request, Response } from 'express';
import { AppError } from '../../kernel/errors.ts';
import type { Identity } from '../../kernel/identity.ts';
import { unitOfPath } from '../../kernel/units.ts';
import type { Bridge } from '../../rest-bridge/bridge.ts';
import { isFile } from '../../subgraphs/rest.ts';
import type { SubscriptionDoor } from '../subscriptions.ts';
import { type Admission, workOf } from './admission.ts';
import { type AppSetting, arrivalOf, createApp } from './app.ts';
import type { Authenticate } from './authenticate.ts';
import { isBrowser } from './browsers.ts';
import { bodyLengthOf, type GatewayAssertions } from './gateway-assertion.ts';
import { serveSubscription } from './graphql-stream-handler.ts';
import type { IdentifyHolder } from './holder-session.ts';
import { readTarget } from './paths.ts';
import { contextOf } from './request-context.ts';
import { serveRow } from './serve-row.ts';
import { identifyAgain } from './stream-caller.ts';
import type { Streams } from './streams.ts';

export interface UnitSetting extends AppSetting {
  /** The gateway as clients see it: where the documentation is. */
  readonly publicUrl: string;
  readonly assertions: GatewayAssertions;
  /** The REST rows of this unit; undefined for units that serve none. */
  readonly bridge: Bridge | undefined;
  /** The subscriptions of the unit's subgraph at `/graphql/stream`, for the gateway only. */
  readonly subscriptions: SubscriptionDoor | undefined;
  readonly streams: Streams;
  readonly admission: Admission;
  readonly clientHashOf: (request: IncomingMessage) => string;
  readonly authenticate: Authenticate;
  readonly identifyHolder: IdentifyHolder;
}

// Exempt from the console's filter; the gateway serves one documentation for all units.
const DOCUMENTATION = /^\/(?:v3\/api-docs|swagger-ui)(?:\/[\w.-]*)?$/;

/** The REST port of a unit behind the gateway: it knows callers only from the gateway's signed headers. */
export function createUnitApp(setting: UnitSetting): Express {
  const { unit, assertions, bridge, subscriptions, streams, admission } = setting;
  return createApp(setting, (app) => {
    if (subscriptions) {
      app.all('/graphql/stream', (request, response, next) => {
        arrivalOf(response).route = '/graphql/stream';
        void serveSubscription({
          request,
          response,
          door: subscriptions,
          streams,
          log: setting.log,
          arrive: async () => contextOf(request, await factsOf(request)),
          identify: () => proveAgain(request, response),
        }).catch(next);
      });
    }
    if (unit === 'admin-console')
      app.get(DOCUMENTATION, (request, response) =>
        response.redirect(302, `${setting.publicUrl}${request.path}`),
      );
    if (bridge)
      app.use('/api', (request, response, next) => void serveRest(bridge, request, response).catch(next));
  });

  async function serveRest(rows: Bridge, request: Request, response: Response): Promise<void> {
    const { originalUrl: url, method } = request;
    const facts = await factsOf(request);
    const target = readTarget(url);
    const match = unitOfPath(target.path) === unit ? rows.match(method, target.path) : undefined;
    if (!match)
      throw new AppError('NOT_FOUND', 'There is no such path; /v3/api-docs on the gateway lists them all.');
    const { row } = match;
    if (row.sendsOn && isBrowser(request, response)) arrivalOf(response).refused = row.sendsOn.refused;
    admission.requireCapacity(workOf(row));
    arrivalOf(response).route = row.path;
    // The gateway proves senders again once their bodies are whole; files and streams it passes on.
    const isPassedOn = row.stream || isFile(row);
    const identify = () => (isPassedOn ? proveAgain(request, response) : Promise.resolve(facts.identity));
    const { recordDenial } = setting;
    const here = {
      request,
      response,
      bridge: rows,
      match,
      target,
      streams,
      admission,
      identify,
      recordDenial,
    };
    await serveRow({ ...here, facts });
  }

  /** Who sends a request, holders included: the gateway has asked Core Engine whom their cookie stands for. */
  async function factsOf(request: Request) {
    const { originalUrl: url, method } = request;
    const bodyLength = bodyLengthOf(request.headers);
    const proven = await assertions.read(request.headers, { method, url, bodyLength });
    const { identity, correlationId, clientHash, token } = proven;
    return { identity, correlationId, clientHash, assertion: { token, unit } };
  }

  /** What the gateway said is good for half a minute: a stream is proven again by what its client sent. */
  function proveAgain(request: Request, response: Response): Promise<Identity> {
    const { correlationId } = arrivalOf(response);
    return identifyAgain(setting, { request, response }, { correlationId, clientHash: '' });
  }
}
