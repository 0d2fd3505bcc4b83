import { createTurns } from '../../store/turns.ts';
import type { OpenDomain } from '../domain.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import { jurisdictionStore } from './jurisdictions/jurisdiction-model.ts';
import { createJurisdictionService } from './jurisdictions/jurisdiction-service.ts';
import { jurisdictionResolvers } from './jurisdictions/resolvers.ts';
import type { CatalogPorts } from './ports.ts';
import type { CatalogService, RoomDeps } from './rooms.ts';
import { skillResolvers } from './skills/resolvers.ts';
import { openSkills } from './skills/room.ts';

export interface Catalog extends OpenDomain<CatalogPorts, CatalogService> {
  readonly service: CatalogService;
}

/** Opens the program catalog. */
export async function createCatalog(deps: Omit<RoomDeps, 'inTurn'>): Promise<Catalog> {
  const given: RoomDeps = { ...deps, inTurn: createTurns() };
  const { connection } = given;
  const jurisdictions = await jurisdictionStore(connection);
  const skills = await openSkills(given);
  const service: CatalogService = {
    jurisdictions: createJurisdictionService({
      ...given,
      jurisdictions,
      jurisdictionOfFramework: async () => undefined,
    }),
    skills: skills.service,
  };
  return {
    subgraph: createSubgraph({
      name: 'catalog',
      resolvers: merged(jurisdictionResolvers(service.jurisdictions), skillResolvers(service.skills)),
      internal: service,
    }),
    service,
    ports: {},
    near: {},
  };
}
