import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCertificates } from '../grpc/certificates.ts';
import { openPeerRegister } from '../grpc/peers.ts';
import { createGrpcServer, type GrpcServer } from '../grpc/server.ts';
import { createSubgraphBinding } from '../grpc/subgraph-service.ts';
import { createAssertionReader, createAssertionSigner } from '../kernel/assertion.ts';
import { type Clock, offsetClock } from '../kernel/clock.ts';
import { type Config, ConfigError } from '../kernel/config.ts';
import { createHealth } from '../kernel/health.ts';
import { createHttpServer, type HttpServer } from '../kernel/http-server.ts';
import { createLiveSettings } from '../kernel/live-settings.ts';
import type { Logger } from '../kernel/log.ts';
import { createMetrics, type Metrics } from '../kernel/metrics.ts';
import { createRateLimiter } from '../kernel/rate-limiter.ts';
import { loadSecrets } from '../kernel/secrets.ts';
import { createTokenService } from '../kernel/tokens.ts';
import type { UnitName } from '../kernel/units.ts';
import type { Store } from '../store/connect.ts';
import { DOMAINS, type DomainName, LIVE_SETTINGS } from '../subgraphs/domains.ts';
import { createLocalExecutor, type SubgraphExecutor } from '../subgraphs/execute.ts';
import type { ServiceBinding } from '../subgraphs/rpc.ts';
import type { Supergraph } from '../supergraph/supergraph.ts';
import { type Domains, openDomains } from './domains.ts';
import { createDoors, REST_UNITS } from './doors.ts';
import type { LocalLogs } from './process-log.ts';
import { createRemotes } from './remotes.ts';
import type { Membership } from './workers/worker.ts';

/** The units of this process, running. */
export interface Platform {
  readonly storeDescription: string;
  readonly domains: Domains;
  /** Stops in order: not ready, no new work, running requests finish within `seconds`, domains, store. */
  drain(seconds: number): Promise<void>;
}

/** Starts units in this process. Errors: ConfigError, AppError or an Error with a code, each one clear line. */
export async function startPlatform(options: {
  config: Config;
  units: readonly UnitName[];
  log: Logger;
  /** Its place among the workers of the platform, where there are several. */
  membership?: Membership | undefined;
  /** The lines of this process, where administrators may read them. */
  localLogs?: Pick<LocalLogs, 'ring' | 'services'> | undefined;
  /** The system's clock, moved by CLOCK_OFFSET_MS, unless a test hands in one that it moves. */
  now?: Clock;
}): Promise<Platform> {
  const { config, units, log, membership, localLogs } = options;
  const { now = offsetClock(config.CLOCK_OFFSET_MS) } = options;
  const closers: (() => Promise<void> | void)[] = [];
  const onClose = (close: () => Promise<void> | void) => void closers.unshift(close);
  const closeAll = async () => {
    for (const close of closers) await close();
  };
  try {
    const secrets = await loadSecrets(config, units, log);
    const tokens =
      secrets.jwtSecret &&
      createTokenService({
        secret: secrets.jwtSecret,
        previousSecret: secrets.previousJwtSecret,
        issuer: config.PUBLIC_URL,
        now,
      });
    if (config.isProduction && config.CERTS_DIR === undefined) {
      throw new ConfigError(
        'CERTS_DIR: set it to a folder with ca.pem, <unit>.pem and <unit>.key; in production no certificate is made.',
      );
    }
    const certificates = await openCertificates({
      dataDir: config.DATA_DIR,
      certsDir: config.CERTS_DIR,
      names: units,
      log,
      now,
    });
    onClose(() => certificates.close());
    const store = await openStore(config, units, { log, now, isWorker: membership !== undefined });
    onClose(() => store?.close());
    const assertionKeys = () => certificates.assertionKeys();
    assertionKeys();
    const signer = units.includes('api-gateway')
      ? createAssertionSigner({ keys: assertionKeys, now })
      : undefined;
    const remotes = createRemotes({ config, certificates, signer, log });
    onClose(() => remotes.close());

    const settings = createLiveSettings(config, LIVE_SETTINGS);
    const limiter = createRateLimiter({ redisUrl: config.REDIS_URL, local: membership?.commons, now, log });
    onClose(() => limiter.close());

    const metrics = createMetrics(membership?.metricsOfAll);
    membership?.showMetrics(metrics.counted);
    const domains = await openDomains(
      {
        config,
        settings,
        store,
        secrets,
        tokens,
        remotes,
        pingRedis: limiter.ping,
        commons: membership?.commons,
        metrics,
        now,
        log,
        localLogs,
      },
      units,
    );
    onClose(() => domains.close());
    showLetters(metrics, domains);
    const health = createHealth({ checks: store ? { store: () => store.ping() } : {}, now });

    // The unit whose certificate the executor of this process shows: one that answers REST.
    const restUnit = (['api-gateway', ...REST_UNITS] as const).find((unit) => units.includes(unit));
    const executors = restUnit && executorsFor(restUnit);
    const supergraph = executors && (await openSupergraph(executors, log));
    const doors = await createDoors({
      config,
      settings,
      units,
      domains,
      supergraph,
      tokens,
      assertions: { signer, reader: createAssertionReader({ keys: assertionKeys, now }) },
      metrics,
      health,
      limiter,
      now,
      log,
    });
    onClose(() => doors.close());

    // A client's connections spread over the workers evenly.
    const ownShare = (connections: number) => Math.ceil(connections / (membership?.workers ?? 1));
    const https: HttpServer[] = [];
    for (const unit of units) {
      const isEdge = unit === 'api-gateway';
      const isCounted = isEdge && config.TRUSTED_PROXIES === 0;
      const server = createHttpServer(doors.appOf(unit), {
        connectionsPerAddress: isCounted ? ownShare(config.CONNECTIONS_PER_ADDRESS) : undefined,
      });
      const host = isEdge ? config.BIND_HOST : config.UNIT_BIND_HOST;
      await server.listen(host, config.units[unit].rest);
      https.push(server);
    }
    const grpcs: GrpcServer[] = [];
    const peers = openPeerRegister({
      file: config.GRPC_PEERS_FILE ?? join(config.DATA_DIR, 'peers.json'),
      isOptional: config.GRPC_PEERS_FILE === undefined,
      log,
    });
    for (const unit of units) {
      const { grpc } = config.units[unit];
      if (grpc === undefined) continue;
      const bindings = await bindingsOf(unit);
      const server = createGrpcServer({
        unit,
        bindings,
        certificates,
        peers,
        connectionsPerAddress: ownShare(config.GRPC_CONNECTIONS_PER_ADDRESS),
        now,
        log,
        metrics,
      });
      await server.bind(config.UNIT_BIND_HOST, grpc);
      grpcs.push(server);
    }
    log.info({ units, store: store?.description }, 'Ready');

    return {
      storeDescription: store?.description ?? 'other units',
      domains,
      async drain(seconds) {
        health.startDraining();
        await Promise.all([
          ...https.map((server) => server.drain(seconds)),
          ...grpcs.map((server) => server.drain(seconds * 1000)),
        ]);
        await closeAll();
      },
    };

    function executorsFor(unit: UnitName): Record<DomainName, SubgraphExecutor> {
      const entries = DOMAINS.map(({ name }) => {
        const subgraph = domains.subgraphs.get(name);
        return [
          name,
          subgraph ? createLocalExecutor(subgraph.schema, log) : remoteExecutor(unit, name),
        ] as const;
      });
      return Object.fromEntries(entries) as Record<DomainName, SubgraphExecutor>;
    }

    /** A request that the gateway has handed to one unit of this process is sent on with that unit's certificate. */
    function remoteExecutor(unit: UnitName, name: DomainName): SubgraphExecutor {
      return {
        execute: (request) => {
          const handedTo = units.find((here) => here === request.context.assertion?.unit);
          return remotes.subgraph(handedTo ?? unit, name).execute(request);
        },
      };
    }

    async function bindingsOf(unit: UnitName): Promise<readonly ServiceBinding[]> {
      const own = DOMAINS.flatMap((domain) => {
        const subgraph = domain.unit === unit ? domains.subgraphs.get(domain.name) : undefined;
        return subgraph ? [{ domain, subgraph }] : [];
      });
      if (own.length === 0) return [];
      // The map holds under each name what the domain of that name has opened.
      const services = await Promise.all(
        own.map(({ domain, subgraph }) => domain.services(subgraph as never)),
      );
      const subgraphs = own.map(({ subgraph }) => subgraph);
      return [...services.flat(), createSubgraphBinding({ subgraphs, log })];
    }
  } catch (error) {
    await closeAll();
    throw error;
  }
}

function showLetters(metrics: Metrics, { lettersWaiting }: Domains): void {
  if (!lettersWaiting) return;
  const read = async (what: 'count' | 'seconds') => (await lettersWaiting())[what];
  metrics.showGauge('testamur_letters_waiting', 'E-mails that wait to be sent', () => read('count'));
  metrics.showGauge('testamur_letters_oldest_seconds', 'How long the oldest of them has waited', () =>
    read('seconds'),
  );
}

/** Loaded where it is needed: the gateway's packages are a third of what a process can load. */
async function openSupergraph(
  executors: Record<DomainName, SubgraphExecutor>,
  log: Logger,
): Promise<Supergraph> {
  const { createSupergraph } = await import('../supergraph/supergraph.ts');
  const supergraphSdl = readFileSync(new URL('../schema/supergraph.graphql', import.meta.url), 'utf8');
  return createSupergraph({ supergraphSdl, executors, log });
}

/** Units without a domain need no store. */
async function openStore(
  config: Config,
  units: readonly UnitName[],
  { log, now, isWorker }: { log: Logger; now: Clock; isWorker: boolean },
): Promise<Store | undefined> {
  if (!DOMAINS.some(({ unit }) => units.includes(unit))) return undefined;
  const { connectStore } = await import('../store/connect.ts');
  return connectStore({
    mongodbUri: config.MONGODB_URI,
    dataDir: config.DATA_DIR,
    // The primary process holds it, and no worker outlives that.
    ...(isWorker ? { takeOverAfter: A_DAY_MS } : {}),
    now,
    log: (message, fields) => log.info(fields ?? {}, message),
  });
}

const A_DAY_MS = 24 * 60 * 60 * 1000;
