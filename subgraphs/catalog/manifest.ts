import type { Domain } from '../domain.ts';
import { adminJurisdictionRoutes, portalJurisdictionRoutes } from './jurisdictions/rest.ts';
import type { CatalogNear, CatalogNeeds, CatalogPorts } from './ports.ts';
import { remoteCatalog } from './remote.ts';
import type { CatalogService } from './rooms.ts';
import { adminSchemeRoutes, portalSchemeRoutes } from './schemes/rest.ts';

/** The program catalog: what can be studied and certified where, by whose rules, and the words for it. */
export const catalog: Domain<'catalog', CatalogNeeds, CatalogPorts, CatalogService, CatalogNear> = {
  name: 'catalog',
  unit: 'program-catalog',
  database: 'catalog',
  isAudited: true,
  routes: [
    ...adminJurisdictionRoutes,
    ...portalJurisdictionRoutes,
    ...adminSchemeRoutes,
    ...portalSchemeRoutes,
  ],
  services: async (subgraph) => (await import('./rpcs.ts')).catalogServices(subgraph),
  remote: remoteCatalog,
  async open(house, needs) {
    const { createCatalog } = await import('./index.ts');
    const { connection, now, log } = house;
    return createCatalog({ ...needs, ...(await house.books()), connection, now, log });
  },
};
