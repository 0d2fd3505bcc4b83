import type { Domain } from '../domain.ts';
import type { VerificationNeeds, VerificationPorts } from './ports.ts';
import { remoteVerification } from './remote/verification.ts';
import type { VerificationOperations } from './resolvers.ts';
import { verificationRoutes } from './rest.ts';
import { EVENTS_RETENTION, VERIFICATION_ENVIRONMENT } from './settings.ts';

/** The verification engine. It changes no state, so it keeps no audit chain. */
export const verification: Domain<
  'verification',
  VerificationNeeds,
  VerificationPorts,
  VerificationOperations
> = {
  name: 'verification',
  unit: 'verification-engine',
  database: 'verification',
  isAudited: false,
  settings: { environment: VERIFICATION_ENVIRONMENT, live: [EVENTS_RETENTION] },
  routes: verificationRoutes,
  services: async (subgraph) => (await import('./rpcs.ts')).createVerificationBindings(subgraph),
  remote: remoteVerification,
  async open(house, needs) {
    const { createVerification } = await import('./index.ts');
    const { config, settings, connection, now, log } = house;
    const own = config.of(VERIFICATION_ENVIRONMENT);
    return createVerification({
      ...needs,
      connection,
      settings,
      contextUrls: [config.contextUrl, ...(own.KNOWN_CONTEXTS ?? [])],
      statusListsUrl: config.statusListsUrl,
      strictKeyWindow: own.STRICT_KEY_WINDOW,
      now,
      log,
    });
  },
};
