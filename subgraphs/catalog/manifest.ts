import type { Domain } from '../domain.ts';
import { adminCodeSetRoutes, portalCodeRoutes } from './codes/rest.ts';
import { adminEntryRoutes, portalEntryRoutes } from './entries/rest.ts';
import { adminFrameworkRoutes, portalFrameworkRoutes } from './frameworks/rest.ts';
import { adminJurisdictionRoutes, portalJurisdictionRoutes } from './jurisdictions/rest.ts';
import type { CatalogNeeds, CatalogPorts } from './ports.ts';
import { adminProposalRoutes, portalProposalRoutes } from './proposals/rest.ts';
import { remoteCatalog } from './remote.ts';
import { adminSchemeRoutes, portalSchemeRoutes } from './schemes/rest.ts';
import type { CatalogService } from './services.ts';
import { ENFORCE_REGISTRATION } from './settings.ts';
import { adminSkillRoutes, portalSkillRoutes } from './skills/rest.ts';

/** The program catalog: what can be studied and certified where, by whose rules, and the words for it. */
export const catalog: Domain<'catalog', CatalogNeeds, CatalogPorts, CatalogService> = {
  name: 'catalog',
  unit: 'program-catalog',
  database: 'catalog',
  isAudited: true,
  settings: { live: [ENFORCE_REGISTRATION] },
  routes: [
    ...adminJurisdictionRoutes,
    ...adminFrameworkRoutes,
    ...adminEntryRoutes,
    ...adminCodeSetRoutes,
    ...adminSkillRoutes,
    ...adminSchemeRoutes,
    ...adminProposalRoutes,
    ...portalJurisdictionRoutes,
    ...portalFrameworkRoutes,
    ...portalEntryRoutes,
    ...portalCodeRoutes,
    ...portalSkillRoutes,
    ...portalSchemeRoutes,
    ...portalProposalRoutes,
  ],
  services: async (subgraph) => (await import('./rpcs.ts')).catalogServices(subgraph),
  remote: remoteCatalog,
  async open(house, needs) {
    const { createCatalog } = await import('./index.ts');
    const { connection, settings, now, log } = house;
    const [books, { mailer }] = await Promise.all([house.books(), house.letters()]);
    return createCatalog({ ...needs, ...books, connection, mailer, settings, now, log });
  },
};
