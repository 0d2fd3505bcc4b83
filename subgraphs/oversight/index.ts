import type { Connection } from 'mongoose';
import type { Clock } from '../../kernel/clock.ts';
import type { Envelope } from '../../kernel/crypto/envelope.ts';
import type { LiveSettings } from '../../kernel/live-settings.ts';
import type { Logger } from '../../kernel/log.ts';
import type { TokenService } from '../../kernel/tokens.ts';
import type { Idempotency } from '../../store/idempotency.ts';
import type { Ledger } from '../../store/ledger.ts';
import type { Mailer } from '../../store/letters/mailer.ts';
import type { OpenDomain } from '../domain.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import type { WatchedOrganizations } from './anomalies/ports.ts';
import { openAnomaliesRoom } from './anomalies/room.ts';
import { createAssistService } from './assist/assist-service.ts';
import { assistResolvers } from './assist/resolvers.ts';
import { openAuditRoom } from './audit/room.ts';
import { openTrailReaders } from './audit/trail-reader.ts';
import type { TrailService } from './audit/trail-service.ts';
import { openClaimIntegrityRoom } from './claim-integrity/room.ts';
import { openDemoRoom } from './demo/room.ts';
import { openHealthRoom } from './health/room.ts';
import { createNetworkStatsService } from './network-stats/network-stats-service.ts';
import { networkStatsResolvers } from './network-stats/resolvers.ts';
import { openOnboardingRoom } from './onboarding/room.ts';
import type { OversightNear, OversightNeeds, OversightPorts } from './ports.ts';

/** What other units ask of it. */
export interface OversightServices {
  readonly trail: TrailService;
  readonly health: ReturnType<typeof openHealthRoom>;
}

export interface OversightDeps extends OversightNeeds {
  readonly connection: Connection;
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
  readonly envelope: Envelope;
  readonly mailer: Mailer;
  readonly settings: LiveSettings;
  readonly tokens: TokenService;
  /** The address of the gateway as browsers see it; e-mailed links start with it, whatever host a request named. */
  readonly publicUrl: string;
  /** Seconds between two sweeps of what is due. */
  readonly sweepSeconds: number;
  /** How long each of `probes` may take to answer, in milliseconds. */
  readonly probeTimeoutMs: number;
  readonly now: Clock;
  readonly log: Logger;
}

/** Opens what administrators look at: the audit trail, and what is made of it. */
export async function createOversight(
  deps: OversightDeps,
): Promise<OpenDomain<OversightPorts, OversightServices, OversightNear>> {
  const { connection, tokens, now, log } = deps;
  const audit = await openAuditRoom(deps);
  const readTrail = await openTrailReaders({
    connection,
    trail: audit.rows,
    onAppend: audit.onAppend,
    now,
    log,
  });
  const [onboarding, anomalies] = await Promise.all([
    openOnboardingRoom({ ...deps, readTrail, contactKey: tokens.deriveKey('registration-receipts') }),
    openAnomaliesRoom({
      ...deps,
      activity: audit.rows,
      failures: deps.verificationFailures,
      organizations: watchedOrganizations(deps),
      readTrail,
    }),
  ]);
  const networkStats = createNetworkStatsService({ ...deps, sources: deps.stats });
  const assist = createAssistService({
    assistant: deps.assistant,
    stats: (context) => networkStats.read({}, context),
  });
  const claimIntegrity = await openClaimIntegrityRoom({ ...deps, ...deps.integrity });
  const health = openHealthRoom(deps);
  const demo = await openDemoRoom(deps);
  const rooms = [audit, health, onboarding, anomalies, demo, claimIntegrity.runner];
  return {
    subgraph: createSubgraph({
      name: 'oversight',
      resolvers: merged(
        audit.resolvers,
        assistResolvers(assist),
        health.resolvers,
        onboarding.resolvers,
        anomalies.resolvers,
        demo.resolvers,
        networkStatsResolvers(networkStats),
        claimIntegrity.resolvers,
      ),
      internal: { trail: audit.service, health },
    }),
    ports: { trail: { append: audit.append }, health: { report: health.report } },
    near: {
      holderTrail: { listOfHolder: audit.rows.listOfHolder, activityOf: audit.rows.activityOf },
      scraping: anomalies.scraping,
      trailRows: audit.trailRows,
      statements: audit.statements,
    },
    start() {
      for (const room of rooms) room.start();
    },
    async close() {
      await Promise.all(rooms.map((room) => room.close()));
    },
  };
}

/** What the watch for the unusual asks of the registries. */
function watchedOrganizations({ authorityNames, registries }: OversightDeps): WatchedOrganizations {
  return {
    async byDid(did, context) {
      const found = await authorityNames.byDid(did, context);
      return (
        found && { type: found.authorityType === 'CUSTODIAN' ? 'Custodian' : 'Issuer', id: found.issuerId }
      );
    },
    async isDemo({ type, id }, context) {
      const registry = registries[type === 'Custodian' ? 'CUSTODIAN' : 'ISSUER'];
      return (await registry.byIds([id], context))[0]?.isDemo ?? false;
    },
  };
}
