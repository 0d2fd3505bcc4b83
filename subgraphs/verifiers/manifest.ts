import type { Domain } from '../domain.ts';
import { verifierAuthRoutes } from './people/rest.ts';
import { verifierTeamRoutes } from './people/team-rest.ts';
import type { VerifiersNear, VerifiersPorts } from './ports.ts';
import { verifierAdminRoutes, verifierRoutes } from './registry/rest.ts';
import { remoteVerifiers } from './remote.ts';
import type { VerifiersService } from './services.ts';

/** Organizations that check credentials, their people, and what they ask of holders. */
export const verifiers: Domain<'verifiers', object, VerifiersPorts, VerifiersService, VerifiersNear> = {
  name: 'verifiers',
  unit: 'core-engine',
  database: 'core',
  isAudited: true,
  routes: [...verifierRoutes, ...verifierAuthRoutes, ...verifierTeamRoutes, ...verifierAdminRoutes],
  services: async (subgraph) => (await import('./rpcs.ts')).verifierServices(subgraph),
  remote: remoteVerifiers,
  async open(house) {
    const { createVerifiers } = await import('./index.ts');
    const { config, connection, now } = house;
    const [books, { mailer }] = await Promise.all([house.books(), house.letters()]);
    const given = { ...books, connection, mailer, publicUrl: config.PUBLIC_URL, now };
    return createVerifiers({ ...given, tokens: house.tokens() });
  },
};
