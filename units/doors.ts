import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Express } from 'express';
import type { AssertionReader, AssertionSigner } from '../kernel/assertion.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Config } from '../kernel/config.ts';
import { type Context, newContext } from '../kernel/context.ts';
import { AppError } from '../kernel/errors.ts';
import type { Health } from '../kernel/health.ts';
import { ANONYMOUS } from '../kernel/identity.ts';
import { randomSecret } from '../kernel/ids.ts';
import type { LiveSettings } from '../kernel/live-settings.ts';
import type { Logger } from '../kernel/log.ts';
import type { Metrics } from '../kernel/metrics.ts';
import type { RateLimiter } from '../kernel/rate-limiter.ts';
import type { TokenService } from '../kernel/tokens.ts';
import { type UnitName, unitOfPath } from '../kernel/units.ts';
import { createBridge } from '../rest-bridge/bridge.ts';
import { fieldLimitsOf } from '../rest-bridge/field-limits.ts';
import { createAdmission } from '../router/edge/admission.ts';
import { arrivalOf } from '../router/edge/app.ts';
import { createClientHash } from '../router/edge/arrival.ts';
import { createAuthenticate } from '../router/edge/authenticate.ts';
import { createGatewayAssertions } from '../router/edge/gateway-assertion.ts';
import { createIdentifyHolder } from '../router/edge/holder-session.ts';
import { createLimits } from '../router/edge/limits.ts';
import { createUnitProxy, type UnitProxy } from '../router/edge/proxy.ts';
import { contextOf } from '../router/edge/request-context.ts';
import { createStreams, type Streams } from '../router/edge/streams.ts';
import { createUnitApp } from '../router/edge/unit-app.ts';
import { createSubscriptionDoor, type SubscriptionDoor } from '../router/subscriptions.ts';
import { DOMAIN_UNITS, ROUTES } from '../subgraphs/domains.ts';
import { createLocalExecutor } from '../subgraphs/execute.ts';
import type { RateLimit, Route } from '../subgraphs/rest.ts';
import { subscriptionOwners } from '../subgraphs/sdl.ts';
import type { Supergraph } from '../supergraph/supergraph.ts';
import type { Domains } from './domains.ts';

/** The units behind the gateway that serve REST routes; the others load nothing of the supergraph. */
export const REST_UNITS: readonly UnitName[] = [...new Set(ROUTES.map(({ path }) => unitOfPath(path)))];

/** For units that were not given the secret of bearer tokens. */
const NO_TOKENS: Pick<TokenService, 'verify'> = {
  verify: () =>
    Promise.reject(
      new AppError('TOKEN_INVALID', 'This unit reads no bearer tokens; send the request to the gateway.'),
    ),
};

export interface Doors {
  appOf(unit: UnitName): Express;
  close(): Promise<void>;
}

/** The HTTP applications of the units of this process. */
export async function createDoors(options: {
  config: Config;
  settings: LiveSettings;
  units: readonly UnitName[];
  domains: Domains;
  supergraph: Supergraph | undefined;
  /** Undefined where no unit of this process reads bearer tokens. */
  tokens: TokenService | undefined;
  /** `signer` where the gateway runs in this process. */
  assertions: { signer: AssertionSigner | undefined; reader: AssertionReader };
  metrics: Metrics;
  health: Health;
  limiter: RateLimiter;
  now: Clock;
  log: Logger;
}): Promise<Doors> {
  const { config, settings, units, domains, supergraph, tokens, metrics, health, limiter, now, log } =
    options;
  // Where no unit reads tokens, addresses are hashed for this process alone.
  const clientHashKey = tokens?.deriveKey('client-hash') ?? randomSecret(32);
  const clientHashBehind = (trustedProxies: number) =>
    createClientHash({ key: clientHashKey, trustedProxies });
  const assertionsOf = (unit: UnitName) => createGatewayAssertions({ unit, ...options.assertions, now });
  const limits = createLimits(settings, limiter);
  const isServed = ({ operation }: Route) => domains.isServed(operation);
  const bridge = supergraph && createBridge({ supergraph, routes: ROUTES, isServed });
  const isHttps = config.PUBLIC_URL.startsWith('https:');
  const admission = createAdmission();
  const closers: (() => Promise<void>)[] = [];
  const apps = new Map<UnitName, Express>();

  for (const unit of units) {
    const shared = { unit, isHttps, health, metrics, recordDenial: domains.recordDenial, log };
    apps.set(
      unit,
      unit === 'api-gateway' ? await gateway(shared) : createUnitApp({ ...shared, ...unitDoor(unit) }),
    );
  }
  return {
    appOf(unit) {
      const app = apps.get(unit);
      if (!app) throw new Error(`${unit} does not run in this process.`);
      return app;
    },
    async close() {
      for (const close of closers) await close();
    },
  };

  async function gateway(shared: {
    unit: UnitName;
    isHttps: boolean;
    health: Health;
    metrics: Metrics;
    log: Logger;
  }): Promise<Express> {
    if (!supergraph || !bridge) throw new Error('The gateway needs the supergraph.');
    // Loaded here, so that the other units start without what only the gateway serves.
    const { openApiDocument } = await import('../rest-bridge/openapi.ts');
    const { RECORDED_ANSWERS } = await import('../rest-bridge/recorded-answers.ts');
    const { createAskedDocumentation } = await import('../router/asked-documentation.ts');
    const { createCheckPage } = await import('../router/check-page.ts');
    const { createDocsPages } = await import('../router/docs/docs-pages.ts');
    const { createGatewayApp } = await import('../router/edge/gateway-app.ts');
    const { createGraphqlDoor } = await import('../router/graphql.ts');
    const { createHelpPage } = await import('../router/help-page.ts');
    const { createLostPage } = await import('../router/front-pages.ts');
    const { createPages } = await import('../router/pages.ts');
    const { createPastedCredentials } = await import('../router/pasted-credentials.ts');
    const { createSharedLinks } = await import('../router/shared-links.ts');
    const { createVerificationPage } = await import('../router/verification-page.ts');
    const graphql = await createGraphqlDoor({
      supergraph,
      introspection: !config.isProduction,
      fieldLimits: fieldLimitsOf(ROUTES),
      take,
      log,
    });
    closers.push(() => graphql.close());
    const subscriptions = createSubscriptionDoor({
      ...supergraph,
      schemas: [supergraph.schema],
      fieldLimits: fieldLimitsOf(ROUTES),
      take,
    });
    const openApi = () =>
      openApiDocument({
        supergraph,
        routes: ROUTES,
        answers: RECORDED_ANSWERS,
        publicUrl: config.PUBLIC_URL,
      });
    const proxies = new Map<UnitName, UnitProxy>();
    for (const unit of REST_UNITS.filter((name) => !units.includes(name))) {
      const { host, rest } = config.units[unit];
      const proxy = createUnitProxy({
        unit,
        origin: `http://${host}:${rest}`,
        deadlineMs: config.UPSTREAM_DEADLINE_MS,
      });
      proxies.set(unit, proxy);
      closers.push(() => proxy.close());
    }
    const clientHashOf = clientHashBehind(config.TRUSTED_PROXIES);
    const pages = createPages({ publicUrl: config.PUBLIC_URL, openApi, graphiql: !config.isProduction });
    const asStranger = {
      supergraph,
      limits,
      admission,
      clientHashOf,
      contextOf: (request: IncomingMessage, response: ServerResponse, clientHash: string) =>
        contextOf(request, {
          identity: ANONYMOUS,
          correlationId: arrivalOf(response).correlationId,
          clientHash,
        }),
    };
    const { PUBLIC_URL: publicUrl } = config;
    pages.use(createHelpPage({ ...createAskedDocumentation(asStranger), log }));
    pages.use(createDocsPages());
    pages.use(createCheckPage({ ...createPastedCredentials(asStranger), publicUrl, log }));
    pages.use(createVerificationPage({ ...createSharedLinks({ ...asStranger, bridge }), publicUrl, log }));
    pages.use(createLostPage());
    return createGatewayApp({
      ...shared,
      clientHashOf,
      authenticate: authenticateAs('api-gateway'),
      identifyHolder: identifyHolderAs('api-gateway'),
      limits,
      admission,
      assertions: assertionsOf('api-gateway'),
      bridge,
      proxyTo: (unit) => proxies.get(unit),
      deadlineMs: config.UPSTREAM_DEADLINE_MS,
      slowDeadlineMs: config.BATCH_DEADLINE_MS,
      graphql,
      subscriptions,
      streams: openStreams(),
      pages,
    });
  }

  function take(limit: RateLimit, context: Context, cost: number): Promise<void> {
    const { identity, clientHash = '' } = context;
    return limits.take(limit, { identity, clientHash }, { cost });
  }

  function openStreams(): Streams {
    const streams = createStreams({ health, now });
    closers.push(async () => streams.close());
    return streams;
  }

  function unitDoor(unit: UnitName) {
    return {
      assertions: assertionsOf(unit),
      publicUrl: config.PUBLIC_URL,
      bridge: REST_UNITS.includes(unit) ? bridge : undefined,
      subscriptions: subscriptionsOf(unit),
      streams: openStreams(),
      admission,
      clientHashOf: clientHashBehind(0),
      authenticate: authenticateAs(unit),
      identifyHolder: identifyHolderAs(unit),
    };
  }

  /** Those of the unit's subgraphs; what the gateway has counted is not counted again. */
  function subscriptionsOf(unit: UnitName): SubscriptionDoor | undefined {
    const own = [...domains.subgraphs].flatMap(([name, { schema }]) =>
      DOMAIN_UNITS[name] === unit && schema.getSubscriptionType() ? [{ name, schema }] : [],
    );
    const [first, ...others] = own.map(({ schema }) => schema);
    if (!first) return undefined;
    const owners = subscriptionOwners(own.map(({ name }) => name));
    const executors = own.map(({ name, schema }) => ({ name, ...createLocalExecutor(schema, log) }));
    return createSubscriptionDoor({
      schemas: [first, ...others],
      ownerOf: (field) => owners.get(field),
      subscribe: (owner, request) => {
        const executor = executors.find(({ name }) => name === owner);
        if (!executor) throw new Error(`${unit} does not run the subgraph ${owner}.`);
        return executor.subscribe(request);
      },
      fieldLimits: new Map(),
      take: async () => undefined,
    });
  }

  function identifyHolderAs(unit: UnitName) {
    return createIdentifyHolder({
      sessions: domains.portsFor(unit).holders.sessions,
      publicUrl: config.PUBLIC_URL,
    });
  }

  function authenticateAs(unit: UnitName) {
    const asUnit = () => newContext({ identity: { kind: 'unit', unit } });
    const { admin, holders, issuers, portal, verifiers } = domains.portsFor(unit);
    return createAuthenticate({
      tokens: tokens ?? NO_TOKENS,
      apiKeys: { authenticate: (apiKey) => issuers.apiKeys.authenticate({ apiKey }, asUnit()) },
      verifierKeys: { authenticate: (apiKey) => verifiers.apiKeys.authenticate({ apiKey }, asUnit()) },
      standing: {
        ofAdmin: (token) => admin.administrators.standing(token, asUnit()),
        ofMember: (token) => portal.members.standing(token, asUnit()),
        ofCustodianMember: (token) => portal.custodianMembers.standing(token, asUnit()),
        ofVerifierMember: (token) => verifiers.members.standing(token, asUnit()),
        ofHolder: (token) => holders.sessions.standingOfToken(token, asUnit()),
      },
    });
  }
}
