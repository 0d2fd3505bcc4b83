import { asUnit, type Context } from '../../kernel/context.ts';
import { isAppError } from '../../kernel/errors.ts';
import type { Logger } from '../../kernel/log.ts';
import { createOutbound, type ExchangingOutbound } from '../../kernel/outbound/outbound.ts';
import { createSweeper } from '../../kernel/sweeper.ts';
import type { Ledger } from '../../store/ledger.ts';
import { createTurns } from '../../store/turns.ts';
import { apiKeyStore } from '../api-keys/api-key-model.ts';
import { localPorts } from '../did-registry/local-ports.ts';
import { type DidRegistry, openDidRegistry, type RegistryDeps } from '../did-registry/open-registry.ts';
import type { OpenDomain } from '../domain.ts';
import { openSso } from '../sso/index.ts';
import { localSso } from '../sso/ports.ts';
import { ISSUER_SSO } from '../sso/sso-kind.ts';
import { ssoStores } from '../sso/sso-model.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import { ISSUER_KEYS } from './api-key.ts';
import { createApiKeyService } from './api-key-service.ts';
import { keysUsableUntil } from './federation.ts';
import { keyBytesOf } from './federation-document.ts';
import { federationStore } from './federation-model.ts';
import { createFederationService, type FederationService } from './federation-service.ts';
import { ISSUER, type Issuer, registerInput, signInput } from './issuer.ts';
import type { FederatedEntry, IssuerContact, IssuerEntry, IssuerPorts, IssuersNeeds } from './ports.ts';
import { createResolvers, type IssuersService } from './resolvers.ts';
import { issuerSsoResolvers } from './sso/resolvers.ts';

export type { FederatedEntry, IssuerApplicant, IssuerEntry, IssuerPorts } from './ports.ts';

export interface Issuers extends OpenDomain<IssuerPorts, IssuersService> {
  readonly service: IssuersService;
  readonly ledger: Ledger;
  /** Begins to read the documents of federated issuers, each once a day, and to seal secrets with the current key. */
  start(): void;
  close(): Promise<void>;
}

// How often it is looked whether an issuer's day has come.
const REFRESH_SWEEP_MS = 5 * 60_000;

export interface IssuersDeps extends IssuersNeeds, Omit<RegistryDeps, 'inTurn' | 'sealedElsewhere'> {
  /** Reads the documents of federated issuers; public sites only unless told. */
  readonly outbound?: ExchangingOutbound;
  /** The address of the gateway as browsers see it. */
  readonly publicUrl: string;
  readonly log: Logger;
}

/** The issuer registry. Error: ConfigError when the key-encryption key is not the one that this store needs. */
export async function createIssuers(deps: IssuersDeps): Promise<Issuers> {
  const { connection, ledger, idempotency, now, log } = deps;
  const { outbound = createOutbound() } = deps;
  const [apiKeys, federation] = await Promise.all([
    apiKeyStore(connection, ISSUER_KEYS),
    federationStore(connection),
  ]);
  const inTurn = createTurns();
  const ssoRecords = await ssoStores(connection);
  const opened = await openDidRegistry(
    { ...deps, inTurn, sealedElsewhere: ssoRecords.sealedWith },
    {
      noun: ISSUER,
      registerInput,
      signInput,
      recordOf: (issuerId, common) => ({ issuerId, ...common }),
      alsoWrites: (issuerIds) => [apiKeys.deleteWrite(issuerIds)],
    },
  );
  const shared = { ledger, idempotency, inTurn, now };
  const sso = openSso({
    ...shared,
    ...deps,
    stores: ssoRecords,
    kind: ISSUER_SSO,
    outbound,
    inTurn,
    async organizationOf(did) {
      const found = await opened.records.byDid(did);
      return found && { organizationId: found.issuerId, organizationDid: found.did };
    },
  });
  const service: IssuersService = {
    issuers: opened.registrants,
    keys: opened.keys,
    apiKeys: createApiKeyService({ ...shared, issuers: opened.records, apiKeys, log }),
    federation: createFederationService({ ...shared, federation, outbound }),
    applicants: opened.applicants,
    demo: opened.demo,
    stats: opened.counts,
    sso,
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
      resolvers: merged(createResolvers(service), issuerSsoResolvers(sso)),
      internal: service,
    }),
    service,
    ledger,
    start() {
      sweeper.start();
      sso.start();
    },
    async close() {
      await Promise.all([sweeper.close(), sso.close()]);
      await opened.close();
    },
    ports: portsOf(opened, service),
    near: {},
  };
}

/** The operations as other domains of this process call them; their callers vouch for the request they serve. */
function portsOf(
  opened: DidRegistry<'issuer', Issuer>,
  { issuers, keys, apiKeys, federation, sso, demo }: IssuersService,
): IssuerPorts {
  const ports = localPorts(opened, {
    entryOf: ({ issuer, keys: all }): IssuerEntry => {
      const { signingMode, isDemo } = issuer;
      return { ...contactOf(issuer), signingMode, keys: all, ...(isDemo && { isDemo }) };
    },
    contactOf,
  });
  return {
    ...ports,
    sso: localSso(sso.signIn),
    signer: { sign: (input, context) => keys.sign(input, asUnit(context, 'credential-issuance')) },
    apiKeys: {
      authenticate: (input, context) => apiKeys.authenticate(input, asUnit(context, 'api-gateway')),
    },
    federated: {
      byDid: (did, context) => federated(federation, did, asUnit(context, 'verification-engine')),
    },
    demo: {
      ...ports.demo,
      async register(input, context) {
        const { issuerId, did } = await issuers.registerDemo(input, context);
        return { issuerId, did };
      },
      list: async (context) => (await demo.list(context)).map(({ id: issuerId, did }) => ({ issuerId, did })),
    },
  };
}

function contactOf({ issuerId, did, name, status }: Issuer): IssuerContact {
  return { issuerId, did, name, status };
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
