import type { Domain } from '../domain.ts';
import { custodianAuthRoutes } from './custodians/rest.ts';
import { custodianTeamRoutes } from './custodians/team-rest.ts';
import { issuerAuthRoutes } from './issuers/rest.ts';
import { issuerTeamRoutes } from './issuers/team-rest.ts';
import type { PortalNear, PortalNeeds, PortalPorts } from './ports.ts';
import { remotePortal } from './remote.ts';
import { scimRoutes } from './scim/rest.ts';
import type { PortalService } from './services.ts';
import { ssoRoutes } from './sso/rest.ts';

/** What the people of issuers and custodians work with: their accounts, sign-in and teams. */
export const portal: Domain<'portal', PortalNeeds, PortalPorts, PortalService, PortalNear> = {
  name: 'portal',
  unit: 'core-engine',
  database: 'core',
  isAudited: true,
  routes: [
    ...issuerAuthRoutes,
    ...issuerTeamRoutes,
    ...custodianAuthRoutes,
    ...custodianTeamRoutes,
    ...scimRoutes,
    ...ssoRoutes,
  ],
  services: async (subgraph) => (await import('./rpcs.ts')).portalServices(subgraph),
  remote: remotePortal,
  async open(house, needs) {
    const { createPortal } = await import('./index.ts');
    const { config, connection, now } = house;
    const [books, { mailer }] = await Promise.all([house.books(), house.letters()]);
    const publicUrl = config.PUBLIC_URL;
    const given = { ...needs, ...books, connection, mailer, publicUrl, now };
    return createPortal({ ...given, tokens: house.tokens(), envelope: house.envelope() });
  },
};
