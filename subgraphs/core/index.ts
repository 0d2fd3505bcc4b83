import type { Connection } from 'mongoose';
import type { AuditEntry } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Probe } from '../../kernel/component-health.ts';
import type { Context } from '../../kernel/context.ts';
import type { Envelope } from '../../kernel/crypto/envelope.ts';
import type { LiveSettings } from '../../kernel/live-settings.ts';
import type { Logger } from '../../kernel/log.ts';
import type { TokenService } from '../../kernel/tokens.ts';
import type { Idempotency } from '../../store/idempotency.ts';
import type { Ledger } from '../../store/ledger.ts';
import { createSubgraph, merged, type Subgraph } from '../subgraph.ts';
import { openAnomaliesRoom, type VerificationFailures, type WatchedIssuers } from './anomalies/room.ts';
import { createAssistService } from './assist/assist-service.ts';
import { noModel } from './assist/model.ts';
import { assistResolvers } from './assist/resolvers.ts';
import { openAuditRoom } from './audit/room.ts';
import { openTrailReaders } from './audit/trail-reader.ts';
import type { RegisteredKeys, StoredCredentials } from './claim-integrity/ports.ts';
import { openClaimIntegrityRoom } from './claim-integrity/room.ts';
import type { DemoCredentials, DemoIssuers, DemoSwitch } from './demo/ports.ts';
import { openDemoRoom } from './demo/room.ts';
import { openHealthRoom, type PlatformHealth } from './health/room.ts';
import { openHolderRooms } from './holder-rooms.ts';
import type { HoldersRoom } from './holders/room.ts';
import { memberStore } from './issuer-accounts/member-model.ts';
import type { IssuerContacts } from './issuer-accounts/ports.ts';
import { memberInternals, signInResolvers } from './issuer-accounts/resolvers.ts';
import { linkStore } from './issuer-accounts/sign-in-link-model.ts';
import { createSignInService } from './issuer-accounts/sign-in-service.ts';
import { createMemberTokens, type MemberTokens } from './issuer-accounts/token-standing.ts';
import type { Mailer } from './mail/mailer.ts';
import { createNetworkStatsService } from './network-stats/network-stats-service.ts';
import type { StatsSources } from './network-stats/ports.ts';
import { networkStatsResolvers } from './network-stats/resolvers.ts';
import { type Administrators, type Applicants, openOnboardingRoom } from './onboarding/room.ts';
import type { HeldCredentials, IssuedCredentials, IssuerNames, Verifier } from './ports.ts';

export type { IssuerContact, IssuerContacts } from './issuer-accounts/ports.ts';
export { type MailRoom, openMailRoom } from './mail/room.ts';

/** The audit trail as the relays of every unit reach it. */
export interface AuditTrail {
  /** Stores entries once, however often they come. Errors: CONFLICT when another entry stands in a place already. */
  append(entries: readonly AuditEntry[], context: Context): Promise<void>;
}

export interface Core {
  readonly subgraph: Subgraph;
  readonly trail: AuditTrail;
  /** Whom session cookies and the tokens made in their sessions stand for. */
  readonly holderSessions: Pick<HoldersRoom, 'resolve' | 'standingOfToken'>;
  /** How issuers' members and their tokens stand. */
  readonly memberStanding: MemberTokens['standing'];
  /** How the platform stands. */
  readonly health: { report(context: Context): Promise<PlatformHealth> };
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
  /** The same as the store has it now; what was last known only while the registry does not answer. */
  readonly issuerDirectory: IssuerNames;
  readonly held: HeldCredentials;
  readonly issued: IssuedCredentials;
  readonly verifier: Verifier;
  readonly applicants: Applicants;
  readonly administrators: Administrators;
  readonly verificationFailures: VerificationFailures;
  /** Where the network's statistics come from. */
  readonly stats: StatsSources;
  /** Credentials as they are stored, and the keys to prove them with: what integrity scans look at. */
  readonly integrity: { readonly stored: StoredCredentials; readonly issuers: RegisteredKeys };
  readonly envelope: Envelope;
  readonly mailer: Mailer;
  readonly settings: LiveSettings;
  readonly tokens: TokenService;
  /** The address of the gateway as browsers see it; e-mailed links start with it, whatever host a request named. */
  readonly publicUrl: string;
  /** Seconds between two sweeps of what is due. */
  readonly sweepSeconds: number;
  /** What the demonstration is made with. */
  readonly demo: {
    readonly switch: DemoSwitch;
    readonly issuers: DemoIssuers;
    readonly credentials: DemoCredentials;
  };
  /** What Core Engine watches. */
  readonly probes: readonly Probe[];
  /** How long each of them may take to answer. */
  readonly probePatienceMs: number;
  readonly now: Clock;
  readonly log: Logger;
}

/** Core Engine's rooms: the audit trail, the accounts of issuers' members, and everything that holders have. */
export async function createCore(deps: CoreDeps): Promise<Core> {
  const { connection, ledger, issuers, mailer, tokens, publicUrl, now } = deps;
  const [audit, members, links] = await Promise.all([
    openAuditRoom(deps),
    memberStore(connection),
    linkStore(connection),
  ]);
  const assist = createAssistService({ model: noModel });
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
  const memberTokens = createMemberTokens({ members, issuers: deps.issuerDirectory, ledger, now });
  const readTrail = await openTrailReaders({
    connection,
    trail: audit.rows,
    onAppend: audit.onAppend,
    now,
    log: deps.log,
  });
  const [onboarding, anomalies] = await Promise.all([
    openOnboardingRoom({ ...deps, readTrail, contactKey: tokens.deriveKey('registration-receipts') }),
    openAnomaliesRoom({
      ...deps,
      activity: audit.rows,
      failures: deps.verificationFailures,
      issuers: watchedIssuers(deps),
      readTrail,
    }),
  ]);
  const holders = await openHolderRooms({ ...deps, trail: audit.rows, scraping: anomalies.scraping });
  const networkStats = createNetworkStatsService({ ...deps, sources: deps.stats });
  const claimIntegrity = await openClaimIntegrityRoom({ ...deps, ...deps.integrity, claims: holders.claims });
  const health = openHealthRoom(deps);
  const demo = await openDemoRoom({ ...deps, holders: holders.demo });
  const subgraph = createSubgraph({
    name: 'core',
    resolvers: merged(
      audit.resolvers,
      assistResolvers(assist),
      signInResolvers(signIn, memberTokens),
      health.resolvers,
      onboarding.resolvers,
      anomalies.resolvers,
      demo.resolvers,
      networkStatsResolvers(networkStats),
      claimIntegrity.resolvers,
      ...holders.resolvers,
    ),
    internal: {
      ...audit.internal,
      ...health.internal,
      ...holders.internal,
      ...memberInternals(memberTokens),
    },
  });
  return {
    subgraph,
    trail: { append: audit.append },
    holderSessions: holders.sessions,
    memberStanding: memberTokens.standing,
    health,
    ledger,
    start() {
      audit.start();
      holders.start();
      health.start();
      onboarding.start();
      anomalies.start();
      demo.start();
      claimIntegrity.runner.start();
    },
    async close() {
      const rooms = [audit, holders, health, onboarding, anomalies, demo, claimIntegrity.runner];
      await Promise.all(rooms.map((room) => room.close()));
    },
  };
}

/** What the watch for the unusual asks of the registry. */
function watchedIssuers({ issuerNames, applicants }: CoreDeps): WatchedIssuers {
  return {
    idOf: async (did, context) => (await issuerNames.byDid(did, context))?.issuerId,
    isDemo: async (issuerId, context) => (await applicants.byIds([issuerId], context))[0]?.isDemo ?? false,
  };
}
