import type { Connection } from 'mongoose';
import type { Clock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import type { LiveSettings } from '../../kernel/live-settings.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Idempotency } from '../../store/idempotency.ts';
import type { Ledger } from '../../store/ledger.ts';
import { createSubgraph, type Resolver } from '../subgraph.ts';
import { createBatch } from './batch.ts';
import { createCredentialStore } from './credential-model.ts';
import { createCredentialService } from './credential-service.ts';
import { createCredentialStats } from './credential-stats.ts';
import { createCustodialSigning } from './custodial-signing.ts';
import { createDemoCredentials } from './demo-credentials.ts';
import { createDrafting } from './drafting.ts';
import { createExpiry } from './expiry.ts';
import { createIssuance } from './issuance.ts';
import type { IssuerDirectory, Signer } from './ports.ts';
import { createInternal, createResolvers } from './resolvers.ts';
import { createStatusListStore } from './status-list-model.ts';
import { createStatusListService } from './status-list-service.ts';
import { createStatusPlaces } from './status-places.ts';
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
  /** `{PUBLIC_URL}/api/v1/status-lists`, what the address of every status list begins with. */
  readonly statusListsUrl: string;
  /** Places in a new status list; left out outside of tests. */
  readonly statusListLength?: number;
  /** Read for every credential that is issued. */
  readonly settings: LiveSettings;
  readonly now: Clock;
  readonly log: Logger;
  /** Seconds between two expiry sweeps. */
  readonly sweepSeconds: number;
}

/** The credentials domain: issues, keeps, revokes and counts verifiable credentials. Answers when its indexes exist. */
export async function createCredentials(deps: CredentialsDeps) {
  const { connection, ledger, now } = deps;
  const [store, lists] = await Promise.all([
    createCredentialStore(connection),
    createStatusListStore(connection),
  ]);
  const signing = createCustodialSigning(deps);
  const places = createStatusPlaces({ ...deps, store, lists, listLength: deps.statusListLength });
  const drafting = createDrafting({ ...deps, store, signing, places });
  const issuance = createIssuance({ ...deps, store, drafting, places });
  const batch = createBatch({ ...deps, store, drafting, places });
  const expiry = createExpiry({ ...deps, store });
  const { settleDue } = expiry;
  const service = createCredentialService({ store, ledger, now, settleDue });
  const stats = createCredentialStats({ store, now });
  const demo = createDemoCredentials({ store, ledger });
  const statusLists = createStatusListService({ ...deps, store, lists, signing });
  const operations = { service, issuance, batch, stats, expiry, statusLists, demo, now };
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
      ...statusLists,
      expireDue: expiry.expireDue,
      newlyExpired: expiry.newlyExpired,
    },
    /** The public status facts that verification asks for. */
    statuses: service.statuses,
    /** What the wallet of holders asks for. */
    wallet: createWalletPort({ service, now }),
    /** The credentials of the demonstration; for Core Engine, which calls as itself. */
    demo: {
      async issue(input: unknown, context: Context): Promise<string> {
        return (await issuance.issue(input, context)).credentialId;
      },
      async supersede(input: { oldCredentialId: string; newCredentialId: string }, context: Context) {
        await service.link(input, context);
      },
      remove: demo.remove,
    },
    /** Starts the expiry sweep. */
    start: () => expiry.start(),
    /** Stops it and waits for a running one. */
    close: () => expiry.close(),
  };
}

export type Credentials = Awaited<ReturnType<typeof createCredentials>>;
