import type { Connection } from 'mongoose';
import type { Clock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Idempotency } from '../../store/idempotency.ts';
import type { Ledger } from '../../store/ledger.ts';
import { createSubgraph, type Resolver } from '../subgraph.ts';
import { createBatch } from './batch.ts';
import { createCredentialStore } from './credential-model.ts';
import { createCredentialService } from './credential-service.ts';
import { createCredentialStats } from './credential-stats.ts';
import { createDemoCredentials } from './demo-credentials.ts';
import { createDrafting } from './drafting.ts';
import { createExpiry } from './expiry.ts';
import { createIssuance } from './issuance.ts';
import type { IssuerDirectory, Signer } from './ports.ts';
import { createInternal, createResolvers } from './resolvers.ts';
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
  const store = await createCredentialStore(connection);
  const drafting = createDrafting({ ...deps, store });
  const issuance = createIssuance({ ...deps, store, drafting });
  const batch = createBatch({ ...deps, store, drafting });
  const expiry = createExpiry({ ...deps, store });
  const { settleDue } = expiry;
  const service = createCredentialService({ store, ledger, now, settleDue });
  const stats = createCredentialStats({ store, now });
  const demo = createDemoCredentials({ store, ledger });
  const operations = { service, issuance, batch, stats, expiry, demo, now };
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
