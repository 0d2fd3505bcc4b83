import type { IncomingMessage } from 'node:http';
import type { Express, Request, Response } from 'express';
import { AppError } from '../../kernel/errors.ts';
import type { Identity } from '../../kernel/identity.ts';
import type { Bridge } from '../../rest-bridge/bridge.ts';
import type { GraphqlDoor } from '../graphql.ts';
import type { SubscriptionDoor } from '../subscriptions.ts';
import { type Admission, workOf } from './admission.ts';
import { type AppSetting, arrivalOf, createApp } from './app.ts';
import type { Authenticate } from './authenticate.ts';
import { type Assertion, bodyLengthOf, type GatewayAssertions } from './gateway-assertion.ts';
import { serveGraphql } from './graphql-handler.ts';
import { serveSubscription } from './graphql-stream-handler.ts';
import type { IdentifyHolder } from './holder-session.ts';
import { readTarget, unitOfPath } from './paths.ts';
import { contextOf } from './request-context.ts';
import { serveRow } from './serve-row.ts';
import { identifyAgain } from './stream-caller.ts';
import type { Streams } from './streams.ts';

export interface UnitSetting extends AppSetting {
  readonly assertions: GatewayAssertions;
  /** The REST rows of this unit; undefined for units that serve none. */
  readonly bridge: Bridge | undefined;
  /** The unit's own subgraph at `/graphql`, for routers that stand in the gateway's place. */
  readonly subgraph: GraphqlDoor | undefined;
  /** The subscriptions of the unit's subgraph at `/graphql/stream`, for the gateway only. */
  readonly subscriptions: SubscriptionDoor | undefined;
  readonly streams: Streams;
  readonly admission: Admission;
  readonly clientHashOf: (request: IncomingMessage) => string;
  readonly authenticate: Authenticate;
  readonly identifyHolder: IdentifyHolder;
}

/** The REST port of a unit behind the gateway: it knows callers only from the gateway's signed headers. */
export function createUnitApp(setting: UnitSetting): Express {
  const { unit, assertions, bridge, subgraph, subscriptions, streams, admission, authenticate } = setting;
  return createApp(setting, (app) => {
    if (subgraph) {
      app.all('/graphql', (request, response, next) => {
        arrivalOf(response).route = '/graphql';
        const identify = () => authenticate(request, { acceptsApiKey: false });
        void serveGraphql({
          request,
          response,
          graphql: subgraph,
          clientHash: setting.clientHashOf(request),
          identify,
          admission,
          log: setting.log,
        }).catch(next);
      });
    }
    if (subscriptions) {
      app.all('/graphql/stream', (request, response, next) => {
        arrivalOf(response).route = '/graphql/stream';
        void serveSubscription({
          request,
          response,
          door: subscriptions,
          streams,
          log: setting.log,
          arrive: async () => contextOf(request, factsOf(request)),
          identify: () => proveAgain(request, response),
        }).catch(next);
      });
    }
    if (bridge)
      app.use('/api', (request, response, next) => void serveRest(bridge, request, response).catch(next));
  });

  async function serveRest(rows: Bridge, request: Request, response: Response): Promise<void> {
    const { originalUrl: url, method } = request;
    const facts = factsOf(request);
    const { path, query } = readTarget(url);
    const row = unitOfPath(path) === unit ? rows.match(method, path) : undefined;
    if (!row)
      throw new AppError('NOT_FOUND', `${unit} serves no such path; send the request to the gateway.`);
    admission.requireRoom(workOf(row));
    arrivalOf(response).route = row.path;
    const identifyHolder = unit === 'core-engine' ? setting.identifyHolder : undefined;
    const identify = () => proveAgain(request, response);
    const { recordDenial } = setting;
    const here = {
      request,
      response,
      bridge: rows,
      row,
      target: { path, query },
      streams,
      admission,
      identify,
      recordDenial,
    };
    await serveRow({ ...here, facts, identifyHolder });
  }

  function factsOf(request: Request): Assertion {
    const { originalUrl: url, method } = request;
    return assertions.read(request.headers, { method, url, bodyLength: bodyLengthOf(request.headers) });
  }

  /** What the gateway said is good for half a minute: a stream is proven anew by what its client sent. */
  function proveAgain(request: Request, response: Response): Promise<Identity> {
    const { correlationId } = arrivalOf(response);
    return identifyAgain(setting, { request, response }, { correlationId, clientHash: '' });
  }
}
