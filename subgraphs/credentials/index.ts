import type { Connection } from 'mongoose';
import type { Clock } from '../../kernel/clock.ts';
import { asUnit, type Context } from '../../kernel/context.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Idempotency } from '../../store/idempotency.ts';
import type { Ledger } from '../../store/ledger.ts';
import { createSubgraph, type Resolver } from '../subgraph.ts';
import { createBatch } from './batch.ts';
import { createCountFold } from './count-fold.ts';
import { createCountStore } from './credential-counts-model.ts';
import { createCredentialStore } from './credential-model.ts';
import { createCredentialService } from './credential-service.ts';
import { createCredentialStats } from './credential-stats.ts';
import { createDrafting } from './drafting.ts';
import { createExpiry } from './expiry.ts';
import { createIssuance } from './issuance.ts';
import { createNetworkCounts } from './network-counts.ts';
import type { IssuerDirectory, Signer } from './ports.ts';
import { createRecount } from './recount.ts';
import { createInternal, createResolvers } from './resolvers.ts';
import { createStoredCredentials, storedCredentialsPort } from './stored-credentials.ts';
import { createWalletPort } from './wallet-port.ts';

export type {
  CredentialStatuses,
  CredentialStatusRecord,
  IssuerDirectory,
  IssuerForIssuance,
  IssuerKey,
  Signer,
} from './ports.ts';

export interface CredentialsDeps {
  readonly connection: Connection;
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
  readonly issuers: IssuerDirectory;
  readonly signer: Signer;
  /** `{PUBLIC_URL}/contexts/v1`, the second entry of every `@context`. */
  readonly contextUrl: string;
  readonly now: Clock;
  readonly log: Logger;
  /** Seconds between two expiry sweeps. */
  readonly sweepSeconds: number;
}

/** The credentials domain: issues, keeps, revokes and counts verifiable credentials. Answers when its indexes exist. */
export async function createCredentials(deps: CredentialsDeps) {
  const { connection, ledger, now } = deps;
  const [store, counts] = await Promise.all([
    createCredentialStore(connection),
    createCountStore(connection),
  ]);
  const drafting = createDrafting({ ...deps, store });
  const issuance = createIssuance({ ...deps, store, drafting });
  const batch = createBatch({ ...deps, store, drafting });
  const expiry = createExpiry({ ...deps, store });
  const { settleDue } = expiry;
  const service = createCredentialService({ store, ledger, now, settleDue });
  const fold = createCountFold({ ...deps, store, counts });
  const recounting = createRecount({ ...deps, store, counts, fold });
  const network = createNetworkCounts({ counts, fold, store, now });
  const stats = createCredentialStats({ store, network, recount: recounting.begin, now });
  const storedCredentials = createStoredCredentials({ store, now });
  const operations = { service, issuance, batch, stats, expiry, storedCredentials, now };
  const subgraph = createSubgraph({
    name: 'credentials',
    resolvers: createResolvers(operations),
    internal: createInternal(operations) as Readonly<Record<string, Resolver>>,
  });

  return {
    subgraph,
    ledger,
    service: {
      ...service,
      ...issuance,
      ...batch,
      ...stats,
      expireDue: expiry.expireDue,
      newlyExpired: expiry.newlyExpired,
    },
    /** The public status facts that verification asks for. */
    statuses: service.statuses,
    /** What the network's statistics ask for. */
    networkStats: {
      of: (input: object, context: Context) => stats.networkStats(input, asUnit(context, 'core-engine')),
      recount: (context: Context) => stats.recountNetwork(asUnit(context, 'core-engine')),
    },
    /** The records as they are stored, for scans of their integrity. */
    storedCredentials: storedCredentialsPort(storedCredentials),
    /** Brings the kept counts up to date, or counts anew, without waiting for the time of it. */
    counting: { catchUp: fold.catchUp, recount: recounting.recount, nightly: recounting.nightly },
    /** What the wallet of holders asks for. */
    wallet: createWalletPort({ service, now }),
    /** Starts the expiry sweep, the counting behind the commits and the nightly recount. */
    start() {
      expiry.start();
      fold.start();
      recounting.start();
    },
    /** Stops them and waits for what runs. */
    async close() {
      await Promise.all([expiry.close(), fold.close(), recounting.close()]);
    },
  };
}

export type Credentials = Awaited<ReturnType<typeof createCredentials>>;
