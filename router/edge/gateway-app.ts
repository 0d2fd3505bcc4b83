import type { IncomingMessage } from 'node:http';
import type { Express, Request, Response, Router } from 'express';
import { newContext } from '../../kernel/context.ts';
import { AppError, ERRORS, isAppError } from '../../kernel/errors.ts';
import { ANONYMOUS, type Identity, isOpenToAnyone } from '../../kernel/identity.ts';
import { type UnitName, unitOfPath } from '../../kernel/units.ts';
import type { Bridge } from '../../rest-bridge/bridge.ts';
import { documentFacts } from '../../subgraphs/document-facts.ts';
import { DOMAIN_UNITS } from '../../subgraphs/domains.ts';
import { isFile, type Route } from '../../subgraphs/rest.ts';
import type { GraphqlDoor } from '../graphql.ts';
import type { SubscriptionDoor } from '../subscriptions.ts';
import { type Admission, workOf } from './admission.ts';
import { type AppSetting, arrivalOf, createApp } from './app.ts';
import type { AcceptedKey, Authenticate } from './authenticate.ts';
import { isBrowser } from './browsers.ts';
import { allowEveryOrigin, answerPreflight, isPreflight } from './cross-origin.ts';
import { bodyLengthOf, type GatewayAssertions, isTrustedHeader } from './gateway-assertion.ts';
import { serveGraphql } from './graphql-handler.ts';
import { lastWords, serveSubscription } from './graphql-stream-handler.ts';
import { type IdentifyHolder, withHolder } from './holder-session.ts';
import type { Limits } from './limits.ts';
import { HOLDER_DOORS, readTarget } from './paths.ts';
import type { UnitProxy } from './proxy.ts';
import { readAndProve } from './read-and-prove.ts';
import { readBody } from './read-body.ts';
import { contextOf } from './request-context.ts';
import { relayTo, SHUTDOWN_EVENT } from './send-events.ts';
import { isPermitted, serveRow } from './serve-row.ts';
import { identifyAgain } from './stream-caller.ts';
import type { Streams } from './streams.ts';

export interface GatewaySetting extends AppSetting {
  readonly clientHashOf: (request: IncomingMessage) => string;
  readonly authenticate: Authenticate;
  readonly identifyHolder: IdentifyHolder;
  readonly limits: Limits;
  readonly admission: Admission;
  readonly assertions: GatewayAssertions;
  /** Knows every REST route; serves those of units in this process. */
  readonly bridge: Bridge;
  /** The way to a unit in another process; undefined when it runs here. */
  readonly proxyTo: (unit: UnitName) => UnitProxy | undefined;
  /** How long a request may take in another process, and how long work that grows with the request. */
  readonly deadlineMs: number;
  readonly slowDeadlineMs: number;
  readonly graphql: GraphqlDoor;
  readonly subscriptions: SubscriptionDoor;
  readonly streams: Streams;
  readonly pages: Router;
}

/** The edge: the only port that faces the outside. */
export function createGatewayApp(setting: GatewaySetting): Express {
  const { authenticate, limits, bridge, graphql, streams, pages, admission, clientHashOf } = setting;
  return createApp(setting, (app) => {
    app.use((request, _response, next) => {
      dropTrustedHeaders(request);
      next();
    });
    app.all('/graphql', (request, response, next) => {
      const clientHash = clientHashOf(request);
      arrivalOf(response).route = '/graphql';
      void serveGraphql({
        request,
        response,
        graphql,
        clientHash,
        identify: () => identify(request, clientHash, false),
        identifyHolder: setting.identifyHolder,
        count: (identity) => limits.take('graphql', { identity, clientHash }, { response }),
        admission,
        log: setting.log,
      }).catch(next);
    });
    app.all('/graphql/stream', (request, response, next) => {
      arrivalOf(response).route = '/graphql/stream';
      void subscribe(request, response).catch(next);
    });
    app.use('/api', (request, response, next) => void serveRest(request, response).catch(next));
    app.use(pages);
  });

  async function serveRest(request: Request, response: Response): Promise<void> {
    const target = readTarget(request.originalUrl);
    if (isPreflight(request)) {
      const open = bridge
        .allowedMethods(target.path)
        .filter((name) => bridge.match(name, target.path)?.row.crossOrigin);
      if (open.length > 0) return answerPreflight(response, open);
    }
    const match = bridge.match(request.method, target.path);
    if (!match) throw refuseRoute(request.method, bridge.allowedMethods(target.path), response);
    const { row } = match;
    const arrival = arrivalOf(response);
    arrival.route = row.path;
    if (row.sendsOn && isBrowser(request, response)) arrival.refused = row.sendsOn.refused;
    if (row.crossOrigin) allowEveryOrigin(response);
    admission.requireCapacity(workOf(row));

    const clientHash = clientHashOf(request);
    const unit = unitOfPath(target.path);
    const proxy = setting.proxyTo(unit);
    const { correlationId } = arrival;
    const prove = async (): Promise<Identity> => {
      const proven = await callerOf(row, request, clientHash);
      // Whom a cookie stands for Core Engine says, and nobody asks twice: the row's unit takes it from the gateway.
      if (unit !== 'core-engine') return proven;
      return holderOf(request, response, { identity: proven, correlationId, clientHash });
    };
    const facts = { identity: await prove(), correlationId, clientHash };
    await limits.take(row.limit, facts, { response });
    if (proxy) {
      const { method, originalUrl: url } = request;
      const { body, identity } = await bodyToSendOn(row, request, response, { ...facts, prove });
      const bodyLength = body ? String(body.length) : bodyLengthOf(request.headers);
      const { fields, isSlow } = documentFacts(row.document);
      const deadlineMs = isSlow ? setting.slowDeadlineMs : undefined;
      const way = { unit, fields, workMs: deadlineMs ?? setting.deadlineMs };
      const asserted = { method, url, bodyLength };
      const headers = await setting.assertions.headersFor({ ...facts, identity }, asserted, way);
      const forward = (answered?: () => void) =>
        proxy.forward(request, response, {
          url,
          headers: row.stream || isFile(row) ? { ...headers, ...proofOf(request) } : headers,
          body,
          deadlineMs,
          relay: row.stream && (() => relayTo(response, streams, SHUTDOWN_EVENT)),
          answered,
        });
      // A file on its way is no work yet, and may be slow.
      if (isFile(row)) await forward();
      else await admission.run(workOf(row), response, forward);
      return;
    }
    const { recordDenial } = setting;
    const here = {
      request,
      response,
      bridge,
      match,
      target,
      streams,
      admission,
      identify: prove,
      recordDenial,
    };
    await serveRow({ ...here, facts });
  }

  async function subscribe(request: Request, response: Response): Promise<void> {
    const clientHash = clientHashOf(request);
    const { correlationId } = arrivalOf(response);
    const facts = { identity: ANONYMOUS, correlationId, clientHash };
    await serveSubscription({
      request,
      response,
      door: setting.subscriptions,
      streams,
      log: setting.log,
      arrive: async () => {
        const identity = await identify(request, clientHash, false);
        const arrived = contextOf(request, { ...facts, identity });
        return withHolder(arrived, setting.identifyHolder, { request, response });
      },
      count: (identity) => limits.take('graphql', { identity, clientHash }, { response }),
      identify: () => identifyAgain(setting, { request, response }, facts),
      elsewhere: async ({ owner, request: asked }, { identity }) => {
        const unit = DOMAIN_UNITS[owner];
        const proxy = setting.proxyTo(unit);
        if (!proxy) return false;
        const { document: query, variables, operationName } = asked;
        const body = Buffer.from(JSON.stringify({ query, variables, operationName }));
        // Asked in one way, whichever the client chose.
        request.method = 'POST';
        request.headers['content-type'] = 'application/json';
        const url = '/graphql/stream';
        const asserted = { method: 'POST', url, bodyLength: String(body.length) };
        const way = { unit, fields: documentFacts(query, operationName).fields, workMs: setting.deadlineMs };
        const headers = await setting.assertions.headersFor({ ...facts, identity }, asserted, way);
        await proxy.forward(request, response, {
          url,
          headers: { ...headers, ...proofOf(request) },
          body,
          relay: () => relayTo(response, streams, lastWords('shutdown')),
        });
        return true;
      },
    });
  }

  /**
   * What a unit elsewhere gets in place of the request's own body, and who sent it. Whole before it is sent on: a slow client keeps
   * no connection to the unit. Files are the unit's to read. Of a caller who may not do this nothing is read: the unit refuses, and
   * records that.
   */
  async function bodyToSendOn(
    row: Route,
    request: Request,
    response: Response,
    sender: { identity: Identity; clientHash: string; prove: () => Promise<Identity> },
  ): Promise<{ body: Buffer | undefined; identity: Identity }> {
    const { identity, clientHash } = sender;
    if (!isPermitted(row, identity)) return { body: Buffer.alloc(0), identity };
    if (isFile(row)) return { body: undefined, identity };
    const media = row.body === 'form' ? 'form' : 'json';
    return readAndProve(request, sender, () => readBody(request, response, clientHash, media, row.maxBytes));
  }

  /** Who asks for a row by token or key. What does not hold is no reason to refuse where nobody has to be known. */
  async function callerOf(row: Route, request: Request, clientHash: string): Promise<Identity> {
    if (row.path.startsWith(HOLDER_DOORS)) return ANONYMOUS;
    if (!isOpenToAnyone(row.permits)) return identify(request, clientHash, acceptsApiKey(row));
    try {
      return await authenticate(request, { acceptsApiKey: row.namedByKey ? 'named' : false });
    } catch (error) {
      if (isRefusedCredential(error)) return ANONYMOUS;
      throw error;
    }
  }

  async function holderOf(
    request: Request,
    response: Response,
    facts: Parameters<typeof contextOf>[1],
  ): Promise<Identity> {
    try {
      return (await withHolder(newContext(facts), setting.identifyHolder, { request, response })).identity;
    } catch (error) {
      await limits.take('portal', { identity: ANONYMOUS, clientHash: facts.clientHash });
      throw error;
    }
  }

  /** A wrong token or key costs the address that sent it, so that guessing is bounded too. */
  async function identify(request: Request, clientHash: string, withApiKey: AcceptedKey): Promise<Identity> {
    try {
      return await authenticate(request, { acceptsApiKey: withApiKey });
    } catch (error) {
      if (isRefusedCredential(error)) await limits.take('portal', { identity: ANONYMOUS, clientHash });
      throw error;
    }
  }
}

function isRefusedCredential(error: unknown): boolean {
  return isAppError(error) && ERRORS[error.code].http === 401;
}

/** Where a server-to-server key stands for a token; everywhere else it is as if it had not been sent. */
function acceptsApiKey({ caller }: Route): AcceptedKey {
  if (caller === 'API key as bearer') return 'bearer';
  return caller === 'issuer or API key' || caller === 'verifier or API key';
}

/** The bearer token itself: a unit proves it again while it streams, and once a file has come. */
function proofOf({ headers }: Request): { authorization?: string } {
  return headers.authorization === undefined ? {} : { authorization: headers.authorization };
}

/** Client copies of headers that units trust are gone before anything reads them, whatever their spelling. */
function dropTrustedHeaders(request: Request): void {
  for (const name of Object.keys(request.headers)) {
    if (isTrustedHeader(name)) delete request.headers[name];
  }
}

function refuseRoute(method: string, served: readonly string[], response: Response): AppError {
  if (served.length === 0)
    return new AppError('NOT_FOUND', 'There is no such path; /v3/api-docs lists them all.');
  const allowed = served.flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name]));
  response.setHeader('Allow', allowed.join(', '));
  return new AppError(
    'METHOD_NOT_ALLOWED',
    `${method} is not served on this path; use ${allowed.join(' or ')}.`,
  );
}
