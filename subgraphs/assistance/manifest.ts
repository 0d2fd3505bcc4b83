import type { Domain } from '../domain.ts';
import { insightRoutes } from './insight/rest.ts';
import { kycRoutes } from './kyc/rest.ts';
import type { AssistanceNear, AssistanceNeeds, AssistancePorts } from './ports.ts';
import { remoteAssistance } from './remote.ts';
import { assistanceAdminRoutes } from './rest.ts';
import type { AssistanceInternals } from './services.ts';
import { ASSISTANCE_ENVIRONMENT, ASSISTANCE_LIVE, modelSetting } from './settings.ts';
import { supportRoutes } from './support/rest.ts';
import { trialRoutes } from './trial/rest.ts';

/** What a language model helps people with: suggestions that inform, and never gate or change anything. */
export const assistance: Domain<
  'assistance',
  AssistanceNeeds,
  AssistancePorts,
  AssistanceInternals,
  AssistanceNear
> = {
  name: 'assistance',
  unit: 'core-engine',
  database: 'core',
  isAudited: true,
  settings: { environment: ASSISTANCE_ENVIRONMENT, live: ASSISTANCE_LIVE },
  routes: [...insightRoutes, ...supportRoutes, ...kycRoutes, ...assistanceAdminRoutes, ...trialRoutes],
  services: async (subgraph) => (await import('./rpcs.ts')).assistanceServices(subgraph),
  remote: remoteAssistance,
  async open(house, needs) {
    const { createAssistance } = await import('./index.ts');
    const { config, settings, connection, metrics, now, log } = house;
    const books = await house.books();
    return createAssistance({
      ...needs,
      ...books,
      connection,
      model: modelSetting(config),
      settings,
      metrics,
      now,
      log,
    });
  },
};
