import type { Domain } from '../domain.ts';
import { anomalyRoutes } from './anomalies/rest.ts';
import { adminAuditRoutes, auditRoutes } from './audit/rest.ts';
import { claimIntegrityRoutes } from './claim-integrity/rest.ts';
import { demoRoutes } from './demo/rest.ts';
import { platformRoutes } from './health/rest.ts';
import type { OversightServices } from './index.ts';
import { networkStatsRoutes } from './network-stats/rest.ts';
import { onboardingRoutes } from './onboarding/rest.ts';
import type { OversightNear, OversightNeeds, OversightPorts } from './ports.ts';
import { remoteOversight } from './remote.ts';
import { DEMO_MODE } from './settings.ts';

// Less than the deadline of the report, so that it can still name the units that do not answer.
const PROBE_SHARE = 0.75;

/** What administrators look at: the audit trail, applications, the unusual, statistics, integrity, health, the demonstration. */
export const oversight: Domain<
  'oversight',
  OversightNeeds,
  OversightPorts,
  OversightServices,
  OversightNear
> = {
  name: 'oversight',
  unit: 'core-engine',
  database: 'core',
  isAudited: true,
  settings: { live: [DEMO_MODE] },
  routes: [
    ...onboardingRoutes,
    ...anomalyRoutes,
    ...auditRoutes,
    ...platformRoutes,
    ...demoRoutes,
    ...adminAuditRoutes,
    ...networkStatsRoutes,
    ...claimIntegrityRoutes,
  ],
  services: async (subgraph) => (await import('./rpcs.ts')).oversightServices(subgraph),
  remote: remoteOversight,
  async open(house, needs) {
    const { createOversight } = await import('./index.ts');
    const { config, settings, connection, now, log } = house;
    const [books, letters] = await Promise.all([house.books(), house.letters()]);
    return createOversight({
      ...needs,
      ...books,
      connection,
      settings,
      mailer: letters.mailer,
      envelope: house.envelope(),
      tokens: house.tokens(),
      publicUrl: config.PUBLIC_URL,
      sweepSeconds: config.EXPIRY_SWEEP_SECONDS,
      probes: [...needs.probes, { name: 'mail', kind: 'MAIL', check: letters.check }],
      probeTimeoutMs: config.UPSTREAM_DEADLINE_MS * PROBE_SHARE,
      now,
      log,
    });
  },
};
