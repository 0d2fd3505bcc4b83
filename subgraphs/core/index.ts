import type { Connection } from 'mongoose';
import type { AuditEntry } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import type { Envelope } from '../../kernel/crypto/envelope.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { TokenService } from '../../kernel/tokens.ts';
import type { Idempotency } from '../../store/idempotency.ts';
import type { Ledger } from '../../store/ledger.ts';
import { createSubgraph, type ResolverMap, type Subgraph } from '../subgraph.ts';
import { trailInternals, trailResolvers } from './audit/resolvers.ts';
import { trailStore } from './audit/trail-model.ts';
import { createTrailService } from './audit/trail-service.ts';
import type { RegisteredKeys, StoredCredentials } from './claim-integrity/ports.ts';
import { openClaimIntegrityRoom } from './claim-integrity/room.ts';
import { openHolderRooms } from './holder-rooms.ts';
import type { HoldersRoom } from './holders/room.ts';
import { memberStore } from './issuer-accounts/member-model.ts';
import type { IssuerContacts } from './issuer-accounts/ports.ts';
import { signInResolvers } from './issuer-accounts/resolvers.ts';
import { linkStore } from './issuer-accounts/sign-in-link-model.ts';
import { createSignInService } from './issuer-accounts/sign-in-service.ts';
import { createNetworkStatsService } from './network-stats/network-stats-service.ts';
import type { StatsSources } from './network-stats/ports.ts';
import { networkStatsResolvers } from './network-stats/resolvers.ts';
import type { HeldCredentials, IssuedCredentials, IssuerNames, Verifier } from './ports.ts';

export type { IssuerContact, IssuerContacts } from './issuer-accounts/ports.ts';

/** The audit trail as the relays of every unit reach it. */
export interface AuditTrail {
  /** Stores entries once, however often they come. Errors: CONFLICT when another entry stands in a place already. */
  append(entries: readonly AuditEntry[], context: Context): Promise<void>;
}

export interface Core {
  readonly subgraph: Subgraph;
  readonly trail: AuditTrail;
  /** Whom session cookies stand for. */
  readonly holderSessions: Pick<HoldersRoom, 'resolve'>;
  readonly ledger: Ledger;
  start(): void;
  close(): Promise<void>;
}

export interface CoreDeps {
  readonly connection: Connection;
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
  readonly issuers: IssuerContacts;
  readonly issuerNames: IssuerNames;
  readonly held: HeldCredentials;
  readonly issued: IssuedCredentials;
  readonly verifier: Verifier;
  /** Where the network's statistics come from. */
  readonly stats: StatsSources;
  /** Credentials as they are stored, and the keys to prove them with: what integrity scans look at. */
  readonly integrity: { readonly stored: StoredCredentials; readonly issuers: RegisteredKeys };
  readonly envelope: Envelope;
  readonly mailer: Mailer;
  readonly tokens: TokenService;
  /** The address of the gateway as browsers see it; e-mailed links start with it, whatever host a request named. */
  readonly publicUrl: string;
  /** Seconds between two sweeps of what is due. */
  readonly sweepSeconds: number;
  readonly now: Clock;
  readonly log: Logger;
}

/** Core Engine's rooms: the audit trail, the accounts of issuers' members, and everything that holders have. */
export async function createCore(deps: CoreDeps): Promise<Core> {
  const { connection, ledger, issuers, mailer, tokens, publicUrl, now } = deps;
  const [trailRows, members, links] = await Promise.all([
    trailStore(connection),
    memberStore(connection),
    linkStore(connection),
  ]);
  const trail = createTrailService({ store: trailRows });
  const signIn = createSignInService({
    issuers,
    members,
    links,
    ledger,
    mailer,
    tokens,
    publicUrl,
    now,
  });
  const holders = await openHolderRooms({ ...deps, trail: trailRows });
  const networkStats = createNetworkStatsService({ ...deps, sources: deps.stats });
  const claimIntegrity = await openClaimIntegrityRoom({ ...deps, ...deps.integrity });
  const subgraph = createSubgraph({
    name: 'core',
    resolvers: merged(
      trailResolvers(trail),
      signInResolvers(signIn),
      networkStatsResolvers(networkStats),
      claimIntegrity.resolvers,
      ...holders.resolvers,
    ),
    internal: { ...trailInternals(trail), ...holders.internal },
  });
  return {
    subgraph,
    trail: { append: trail.append },
    holderSessions: holders.sessions,
    ledger,
    start() {
      holders.start();
      claimIntegrity.runner.start();
    },
    async close() {
      await Promise.all([holders.close(), claimIntegrity.runner.close()]);
    },
  };
}

/** Resolvers of several rooms as one map: they share the root types and `Me`. */
function merged(...rooms: readonly object[]): ResolverMap {
  const all: Record<string, Record<string, unknown>> = {};
  for (const [type, fields] of rooms.flatMap((room) => Object.entries(room)))
    all[type] = { ...all[type], ...fields };
  return all;
}
