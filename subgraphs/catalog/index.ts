import { createTurns } from '../../store/turns.ts';
import type { OpenDomain } from '../domain.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import { codeStore } from './codes/code-model.ts';
import { codeSetStore } from './codes/code-set-model.ts';
import { createCodeSetService } from './codes/code-set-service.ts';
import { createCodeSets } from './codes/code-sets.ts';
import { codeResolvers } from './codes/resolvers.ts';
import { createStandardSets } from './codes/standard-sets.ts';
import { jurisdictionStore } from './jurisdictions/jurisdiction-model.ts';
import { createJurisdictionService } from './jurisdictions/jurisdiction-service.ts';
import { jurisdictionResolvers } from './jurisdictions/resolvers.ts';
import type { CatalogPorts } from './ports.ts';
import type { CatalogService, RoomDeps } from './rooms.ts';

export interface Catalog extends OpenDomain<CatalogPorts, CatalogService> {
  readonly service: CatalogService;
}

/** Opens the program catalog. */
export async function createCatalog(deps: Omit<RoomDeps, 'inTurn'>): Promise<Catalog> {
  const given: RoomDeps = { ...deps, inTurn: createTurns() };
  const { connection } = given;
  const [jurisdictions, sets, codes] = await Promise.all([
    jurisdictionStore(connection),
    codeSetStore(connection),
    codeStore(connection),
  ]);
  const codeSets = createCodeSets({ standard: createStandardSets(), sets, codes });
  const service: CatalogService = {
    jurisdictions: createJurisdictionService({
      ...given,
      jurisdictions,
      jurisdictionOfFramework: async () => undefined,
    }),
    codeSets: createCodeSetService({ ...given, codeSets, jurisdictionOf: jurisdictions.byId }),
  };
  return {
    subgraph: createSubgraph({
      name: 'catalog',
      resolvers: merged(jurisdictionResolvers(service.jurisdictions), codeResolvers(service.codeSets)),
      internal: service,
    }),
    service,
    ports: {},
    near: {},
  };
}
