import type { Domain } from '../domain.ts';
import { adminCodeSetRoutes, portalCodeRoutes } from './codes/rest.ts';
import { adminEntryRoutes, portalEntryRoutes } from './entries/rest.ts';
import { adminExchangeRoutes, portalExchangeRoutes } from './exchange/rest.ts';
import { adminFrameworkRoutes, portalFrameworkRoutes } from './frameworks/rest.ts';
import { adminJurisdictionRoutes, portalJurisdictionRoutes } from './jurisdictions/rest.ts';
import type { CatalogNear, CatalogNeeds, CatalogPorts } from './ports.ts';
import { adminProposalRoutes, portalProposalRoutes } from './proposals/rest.ts';
import { remoteCatalog } from './remote.ts';
import { adminSchemeRoutes, portalSchemeRoutes } from './schemes/rest.ts';
import type { CatalogService } from './services.ts';
import { adminSkillRoutes, portalSkillRoutes } from './skills/rest.ts';

/** The program catalog: what can be studied and certified where, by whose rules, and the words for it. */
export const catalog: Domain<'catalog', CatalogNeeds, CatalogPorts, CatalogService, CatalogNear> = {
  name: 'catalog',
  unit: 'program-catalog',
  database: 'catalog',
  isAudited: true,
  routes: [
    ...adminJurisdictionRoutes,
    ...adminFrameworkRoutes,
    ...adminEntryRoutes,
    ...adminCodeSetRoutes,
    ...adminSkillRoutes,
    ...adminSchemeRoutes,
    ...adminProposalRoutes,
    ...adminExchangeRoutes,
    ...portalJurisdictionRoutes,
    ...portalFrameworkRoutes,
    ...portalEntryRoutes,
    ...portalCodeRoutes,
    ...portalSkillRoutes,
    ...portalSchemeRoutes,
    ...portalProposalRoutes,
    ...portalExchangeRoutes,
  ],
  services: async (subgraph) => (await import('./rpcs.ts')).catalogServices(subgraph),
  remote: remoteCatalog,
  async open(house, needs) {
    const { createCatalog } = await import('./index.ts');
    const { connection, now, log, config } = house;
    const [books, { mailer }] = await Promise.all([house.books(), house.letters()]);
    return createCatalog({ ...needs, ...books, connection, mailer, now, log, publicUrl: config.PUBLIC_URL });
  },
};
