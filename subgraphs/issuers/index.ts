import type { Connection } from 'mongoose';
import type { CacheOptions } from '../../kernel/cache.ts';
import type { Clock } from '../../kernel/clock.ts';
import { asUnit, type Context } from '../../kernel/context.ts';
import type { Envelope } from '../../kernel/crypto/envelope.ts';
import { isAppError } from '../../kernel/errors.ts';
import type { Logger } from '../../kernel/log.ts';
import { createOutbound, type Outbound } from '../../kernel/outbound/outbound.ts';
import { createSweeper } from '../../kernel/sweeper.ts';
import type { Idempotency } from '../../store/idempotency.ts';
import type { Ledger } from '../../store/ledger.ts';
import { createTurns } from '../../store/turns.ts';
import type { OpenDomain } from '../domain.ts';
import { createSubgraph } from '../subgraph.ts';
import { apiKeyStore } from './api-key-model.ts';
import { createApiKeyService } from './api-key-service.ts';
import { createApplicants } from './applicants.ts';
import { checkKeyEncryptionKeys, createCustody } from './custody.ts';
import { custodyStore } from './custody-model.ts';
import { createDemoIssuers } from './demo-issuers.ts';
import { keysUsableUntil } from './federation.ts';
import { keyBytesOf } from './federation-document.ts';
import { federationStore } from './federation-model.ts';
import { createFederationService, type FederationService } from './federation-service.ts';
import type { RegisteredIssuer } from './issuer-key.ts';
import { issuerKeyStore } from './issuer-key-model.ts';
import { issuerStore } from './issuer-model.ts';
import { createIssuerService } from './issuer-service.ts';
import { createIssuerStats } from './issuer-stats.ts';
import { createKeyService } from './key-service.ts';
import type { FederatedEntry, IssuerEntry, IssuerPorts } from './ports.ts';
import { createRegistry } from './registry.ts';
import { createResolvers, type IssuersService } from './resolvers.ts';

export type { FederatedEntry, IssuerApplicant, IssuerEntry, IssuerPorts } from './ports.ts';

export interface Issuers extends OpenDomain<IssuerPorts, IssuersService> {
  readonly service: IssuersService;
  readonly ledger: Ledger;
  /** Begins to read the documents of federated issuers, each once a day. */
  start(): void;
  close(): Promise<void>;
}

// How often it is looked whether an issuer's day has come.
const REFRESH_SWEEP_MS = 5 * 60_000;

export interface IssuersDeps {
  /** The database `testamur_issuers`. */
  readonly connection: Connection;
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
  /** Seals the private keys of CUSTODIAL issuers. */
  readonly envelope: Envelope;
  /** The platform's JSON-LD context, which DID documents name. */
  readonly contextUrl: string;
  readonly cacheOptions: Pick<CacheOptions<never>, 'redisUrl' | 'commons'>;
  /** Reads the documents of federated issuers; public sites only unless told. */
  readonly outbound?: Outbound;
  readonly now: Clock;
  readonly log: Logger;
}

/** The issuer registry. Error: ConfigError when the key-encryption key is not the one that this store needs. */
export async function createIssuers(deps: IssuersDeps): Promise<Issuers> {
  const { connection, ledger, idempotency, envelope, contextUrl, cacheOptions, now, log } = deps;
  const { outbound = createOutbound() } = deps;
  const [issuers, keys, custodiedKeys, apiKeys, federation] = await Promise.all([
    issuerStore(connection),
    issuerKeyStore(connection),
    custodyStore(connection),
    apiKeyStore(connection),
    federationStore(connection),
  ]);
  await checkKeyEncryptionKeys(custodiedKeys, envelope, now);

  const registry = createRegistry({ issuers, keys, cacheOptions });
  const custody = createCustody(envelope);
  const inTurn = createTurns();
  const shared = { issuers, keys, custodiedKeys, custody, registry, ledger, idempotency, inTurn, now };
  const issuerService = createIssuerService(shared);
  const service: IssuersService = {
    issuers: issuerService,
    keys: createKeyService({ ...shared, contextUrl }),
    apiKeys: createApiKeyService({ ...shared, apiKeys, log }),
    federation: createFederationService({ ...shared, federation, outbound }),
    applicants: createApplicants({ issuers, service: issuerService }),
    demo: createDemoIssuers({ ...shared, apiKeys }),
    stats: createIssuerStats({ issuers }),
  };
  const sweeper = createSweeper(
    () => service.federation.refreshDue(),
    REFRESH_SWEEP_MS,
    'Federated issuers could not be read; the next interval tries again',
    log,
  );

  return {
    subgraph: createSubgraph({
      name: 'issuers',
      resolvers: createResolvers(service),
      internal: service,
    }),
    service,
    ledger,
    start: sweeper.start,
    async close() {
      await sweeper.close();
      await registry.close();
    },
    ports: portsOf(service),
    near: {},
  };
}

/** The operations as other domains of this process call them; their callers vouch for the request they serve. */
function portsOf(service: IssuersService): IssuerPorts {
  const { issuers, keys, apiKeys, applicants, federation, demo, stats } = service;
  const directory: IssuerPorts['directory'] = {
    byDid: (did, context) =>
      found(keys.resolve({ did, fresh: true }, asUnit(context, 'credential-issuance'))),
  };
  return {
    directory,
    steadyDirectory: {
      byDid: (did, context) => keys.standing({ did }, asUnit(context, 'core-engine')),
    },
    cachedDirectory: {
      byDid: (did, context) => found(keys.resolve({ did }, asUnit(context, 'verification-engine'))),
    },
    signer: { sign: (input, context) => keys.sign(input, asUnit(context, 'credential-issuance')) },
    apiKeys: {
      authenticate: (input, context) => apiKeys.authenticate(input, asUnit(context, 'api-gateway')),
    },
    contacts: { byContactEmail },
    federated: {
      byDid: (did, context) => federated(federation, did, asUnit(context, 'verification-engine')),
    },
    applicants: {
      byIds: (issuerIds, context) => applicants.byIds({ issuerIds }, asUnit(context, 'core-engine')),
      matching: (text, context) => applicants.matching({ text }, asUnit(context, 'core-engine')),
      decide: (input, context) => applicants.decide(input, context),
    },
    demo: {
      async register(input, context) {
        const { issuerId, did } = await issuers.registerDemo(input, context);
        return { issuerId, did };
      },
      async setStatus(input, context) {
        await issuers.setStatus(input, context);
      },
      remove: demo.remove,
    },
    counts: { all: (context) => stats(asUnit(context, 'core-engine')) },
  };

  async function byContactEmail(contactEmail: string, context: Context) {
    const { items } = await issuers.listByPage(
      { contactEmail, page: 0, pageSize: 0 },
      asUnit(context, 'core-engine'),
    );
    return items.map(({ issuerId, did, name, status }) => ({ issuerId, did, name, status }));
  }
}

async function federated(
  federation: FederationService,
  did: string,
  context: Context,
): Promise<FederatedEntry | undefined> {
  try {
    const { issuer, keys } = await federation.resolveKey({ did }, context);
    return {
      did,
      name: issuer.name,
      status: issuer.status,
      wasTrusted: issuer.trustedAt !== undefined,
      keys: keys.map((key) => ({ keyId: key.keyId, publicKey: keyBytesOf(key) })),
      accreditations: issuer.accreditations,
      hasChanged: issuer.resolveStatus === 'CHANGED',
      keysUsableUntil: keysUsableUntil(issuer),
      suspendedAt: issuer.suspendedAt,
    };
  } catch (error) {
    if (isAppError(error) && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}

async function found(resolving: Promise<RegisteredIssuer>): Promise<IssuerEntry | undefined> {
  try {
    const { issuer, keys } = await resolving;
    const { issuerId, did, name, status, signingMode, isDemo } = issuer;
    return { issuerId, did, name, status, signingMode, keys, ...(isDemo && { isDemo }) };
  } catch (error) {
    // A text that is no DID names nobody either.
    if (isAppError(error) && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION_FAILED'))
      return undefined;
    throw error;
  }
}
