import type { Domain } from '../domain.ts';
import type { VerificationNeeds, VerificationPorts } from './ports.ts';
import { remoteVerification } from './remote/verification.ts';
import type { VerificationOperations } from './resolvers.ts';
import { verificationRoutes } from './rest.ts';

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
  routes: verificationRoutes,
  services: async (subgraph) => (await import('./rpcs.ts')).createVerificationBindings(subgraph),
  remote: remoteVerification,
  async open(house, needs) {
    const { createVerification } = await import('./index.ts');
    const { config, settings, connection, now, log } = house;
    return createVerification({
      ...needs,
      connection,
      settings,
      contextUrls: [config.contextUrl, ...(config.KNOWN_CONTEXTS ?? [])],
      statusListsUrl: config.statusListsUrl,
      strictKeyWindow: config.STRICT_KEY_WINDOW,
      now,
      log,
    });
  },
};
