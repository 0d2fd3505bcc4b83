import type { Connection } from 'mongoose';
import type { Clock } from '../../kernel/clock.ts';
import { asUnit, type Context } from '../../kernel/context.ts';
import type { Envelope } from '../../kernel/crypto/envelope.ts';
import { isAppError } from '../../kernel/errors.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Idempotency } from '../../store/idempotency.ts';
import type { Ledger } from '../../store/ledger.ts';
import { createSubgraph, type Subgraph } from '../subgraph.ts';
import { createApiKeyModel } from './api-key-model.ts';
import { createApiKeyService } from './api-key-service.ts';
import { checkKeyEncryptionKeys, createCustody } from './custody.ts';
import { createCustodyModel } from './custody-model.ts';
import type { RegisteredIssuer } from './issuer-key.ts';
import { createIssuerKeyModel } from './issuer-key-model.ts';
import { createIssuerModel } from './issuer-model.ts';
import { createIssuerService } from './issuer-service.ts';
import { createIssuerStats } from './issuer-stats.ts';
import { createKeyService } from './key-service.ts';
import type { IssuerEntry, IssuerPorts } from './ports.ts';
import { createRegistry } from './registry.ts';
import { createInternal, createResolvers, type IssuersService } from './resolvers.ts';
import { createTurns } from './turns.ts';

export type { IssuerEntry, IssuerPorts } from './ports.ts';

export interface Issuers extends IssuerPorts {
  readonly subgraph: Subgraph & { readonly internal: ReturnType<typeof createInternal> };
  readonly service: IssuersService;
  readonly ledger: Ledger;
  close(): Promise<void>;
}

export interface IssuersDeps {
  /** The database `testamur_issuers`. */
  readonly connection: Connection;
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
  /** Seals the private keys of CUSTODIAL issuers. */
  readonly envelope: Envelope;
  readonly cacheOptions: { readonly redisUrl?: string | undefined };
  readonly now: Clock;
  readonly log: Logger;
}

/** The issuer registry. Error: ConfigError when the key-encryption key is not the one that this store needs. */
export async function createIssuers(deps: IssuersDeps): Promise<Issuers> {
  const { connection, ledger, idempotency, envelope, cacheOptions, now, log } = deps;
  const [issuers, keys, custodyModel, apiKeys] = await Promise.all([
    createIssuerModel(connection),
    createIssuerKeyModel(connection),
    createCustodyModel(connection),
    createApiKeyModel(connection),
  ]);
  await checkKeyEncryptionKeys(custodyModel, envelope, now);

  const registry = createRegistry({ issuers, keys, redisUrl: cacheOptions.redisUrl });
  const custody = createCustody(envelope);
  const inTurn = createTurns();
  const shared = { issuers, keys, custodyModel, custody, registry, ledger, idempotency, inTurn, now };
  const service: IssuersService = {
    issuers: createIssuerService(shared),
    keys: createKeyService(shared),
    apiKeys: createApiKeyService({ ...shared, apiKeys, envelope, log }),
    stats: createIssuerStats({ issuers }),
  };
  const internal = createInternal(service);
  const subgraph = createSubgraph({ name: 'issuers', resolvers: createResolvers(service), internal });

  return {
    subgraph: { ...subgraph, internal },
    service,
    ledger,
    close: () => registry.close(),
    ...portsOf(service),
  };
}

/** The operations as other domains of this process call them; their callers vouch for the request they serve. */
function portsOf({ issuers, keys, apiKeys, stats }: IssuersService): IssuerPorts {
  return {
    directory: {
      byDid: (did, context) =>
        found(keys.resolve({ did, fresh: true }, asUnit(context, 'credential-issuance'))),
    },
    cachedDirectory: {
      byDid: (did, context) => found(keys.resolve({ did }, asUnit(context, 'verification-engine'))),
    },
    signer: { sign: (input, context) => keys.sign(input, asUnit(context, 'credential-issuance')) },
    apiKeys: {
      authenticate: (input, context) => apiKeys.authenticate(input, asUnit(context, 'api-gateway')),
    },
    contacts: { byContactEmail },
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

async function found(resolving: Promise<RegisteredIssuer>): Promise<IssuerEntry | undefined> {
  try {
    const { issuer, keys } = await resolving;
    const { issuerId, did, name, status, signingMode } = issuer;
    return { issuerId, did, name, status, signingMode, keys };
  } catch (error) {
    // A text that is no DID names nobody either.
    if (isAppError(error) && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION_FAILED'))
      return undefined;
    throw error;
  }
}
