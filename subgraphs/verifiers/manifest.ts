import type { Domain } from '../domain.ts';
import { verifierKeyRoutes } from './keys/rest.ts';
import { verifierAuthRoutes } from './people/rest.ts';
import { verifierTeamRoutes } from './people/team-rest.ts';
import type { VerifiersNear, VerifiersNeeds, VerifiersPorts } from './ports.ts';
import { verifierAdminRoutes, verifierRoutes } from './registry/rest.ts';
import { remoteVerifiers } from './remote.ts';
import { verificationRequestRoutes } from './requests/rest.ts';
import type { VerifiersService } from './services.ts';
import { REQUESTS_PER_DAY } from './settings.ts';

/** Organizations that check credentials, their people, and what they ask of holders. */
export const verifiers: Domain<'verifiers', VerifiersNeeds, VerifiersPorts, VerifiersService, VerifiersNear> =
  {
    name: 'verifiers',
    unit: 'core-engine',
    database: 'core',
    isAudited: true,
    settings: { live: [REQUESTS_PER_DAY] },
    routes: [
      ...verifierRoutes,
      ...verifierAuthRoutes,
      ...verifierTeamRoutes,
      ...verifierKeyRoutes,
      ...verificationRequestRoutes,
      ...verifierAdminRoutes,
    ],
    services: async (subgraph) => (await import('./rpcs.ts')).verifierServices(subgraph),
    remote: remoteVerifiers,
    async open(house, needs) {
      const { createVerifiers } = await import('./index.ts');
      const { config, connection, settings, now, log } = house;
      const [books, { mailer }] = await Promise.all([house.books(), house.letters()]);
      const given = {
        ...needs,
        ...books,
        connection,
        mailer,
        settings,
        publicUrl: config.PUBLIC_URL,
        sweepSeconds: config.EXPIRY_SWEEP_SECONDS,
        now,
        log,
      };
      return createVerifiers({ ...given, tokens: house.tokens() });
    },
  };
