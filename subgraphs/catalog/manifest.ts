import type { Domain } from '../domain.ts';
import { adminJurisdictionRoutes, portalJurisdictionRoutes } from './jurisdictions/rest.ts';
import type { CatalogPorts } from './ports.ts';
import { remoteCatalog } from './remote.ts';
import type { CatalogService } from './rooms.ts';
import { adminSkillRoutes, portalSkillRoutes } from './skills/rest.ts';

/** The program catalog: what can be studied and certified where, by whose rules, and the words for it. */
export const catalog: Domain<'catalog', object, CatalogPorts, CatalogService> = {
  name: 'catalog',
  unit: 'program-catalog',
  database: 'catalog',
  isAudited: true,
  routes: [
    ...adminJurisdictionRoutes,
    ...portalJurisdictionRoutes,
    ...adminSkillRoutes,
    ...portalSkillRoutes,
  ],
  services: async (subgraph) => (await import('./rpcs.ts')).catalogServices(subgraph),
  remote: remoteCatalog,
  async open(house) {
    const { createCatalog } = await import('./index.ts');
    const { connection, now } = house;
    return createCatalog({ ...(await house.books()), connection, now });
  },
};
