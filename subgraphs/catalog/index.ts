import { createTurns } from '../../store/turns.ts';
import type { OpenDomain } from '../domain.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import { jurisdictionStore } from './jurisdictions/jurisdiction-model.ts';
import { createJurisdictionService } from './jurisdictions/jurisdiction-service.ts';
import { jurisdictionResolvers } from './jurisdictions/resolvers.ts';
import type { CatalogNear, CatalogNeeds, CatalogPorts } from './ports.ts';
import type { CatalogService, RoomDeps } from './rooms.ts';
import { schemeResolvers } from './schemes/resolvers.ts';
import { openSchemesRoom } from './schemes/room.ts';

export interface Catalog extends OpenDomain<CatalogPorts, CatalogService, CatalogNear> {
  readonly service: CatalogService;
  /** Begins to end what is over. */
  start(): void;
  close(): Promise<void>;
}

/** Opens the program catalog. */
export async function createCatalog(deps: Omit<RoomDeps, 'inTurn'> & CatalogNeeds): Promise<Catalog> {
  const given: RoomDeps = { ...deps, inTurn: createTurns() };
  const { connection } = given;
  const { issuers } = deps;
  const jurisdictions = await jurisdictionStore(connection);
  const schemes = await openSchemesRoom({
    ...given,
    jurisdictions,
    codes: { known: async () => new Set(), codesOf: async (wanted) => wanted.map(() => undefined) },
    entries: { jurisdictionsOf: async () => new Map() },
    organisations: {
      exists: async ({ type, id }, context) =>
        type === 'ISSUER' && (await issuers.byIds([id], context)).length > 0,
    },
    announce: undefined,
    model: undefined,
  });
  const service: CatalogService = {
    jurisdictions: createJurisdictionService({
      ...given,
      jurisdictions,
      jurisdictionOfFramework: async () => undefined,
    }),
    schemes: schemes.service,
  };
  return {
    subgraph: createSubgraph({
      name: 'catalog',
      resolvers: merged(jurisdictionResolvers(service.jurisdictions), schemeResolvers(service.schemes)),
      internal: service,
    }),
    service,
    start: schemes.start,
    close: schemes.close,
    ports: {},
    near: { schemes: schemes.standing },
  };
}
