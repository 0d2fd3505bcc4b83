import type { Domain } from '../domain.ts';
import { issuerAuthRoutes } from './members/rest.ts';
import type { MemberTokens } from './members/token-standing.ts';
import type { PortalNeeds, PortalPorts } from './ports.ts';
import { remotePortal } from './remote.ts';

/** What issuers' people work with: their accounts and sign-in. */
export const portal: Domain<'portal', PortalNeeds, PortalPorts, MemberTokens> = {
  name: 'portal',
  unit: 'core-engine',
  database: 'core',
  isAudited: true,
  routes: issuerAuthRoutes,
  services: async (subgraph) => (await import('./rpcs.ts')).portalServices(subgraph),
  remote: remotePortal,
  async open(house, needs) {
    const { createPortal } = await import('./index.ts');
    const { config, connection, now } = house;
    const [{ ledger }, { mailer }] = await Promise.all([house.books(), house.letters()]);
    const publicUrl = config.PUBLIC_URL;
    return createPortal({ ...needs, connection, ledger, mailer, tokens: house.tokens(), publicUrl, now });
  },
};
