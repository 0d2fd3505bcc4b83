import type { Mailer } from '../../store/letters/mailer.ts';
import { createTurns } from '../../store/turns.ts';
import type { OpenDomain } from '../domain.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import { jurisdictionStore } from './jurisdictions/jurisdiction-model.ts';
import { createJurisdictionService } from './jurisdictions/jurisdiction-service.ts';
import { jurisdictionResolvers } from './jurisdictions/resolvers.ts';
import type { CatalogNeeds, CatalogPorts } from './ports.ts';
import { proposalResolvers } from './proposals/resolvers.ts';
import { openProposals } from './proposals/room.ts';
import type { CatalogService, RoomDeps } from './rooms.ts';
import { skillResolvers } from './skills/resolvers.ts';
import { openSkills } from './skills/room.ts';
import { skillProposals } from './skills/skill-proposals.ts';

export interface Catalog extends OpenDomain<CatalogPorts, CatalogService> {
  readonly service: CatalogService;
}

/** Opens the program catalog. */
export async function createCatalog(
  deps: Omit<RoomDeps, 'inTurn'> & CatalogNeeds & { readonly mailer: Mailer },
): Promise<Catalog> {
  const { proposers, mailer, ...common } = deps;
  const given: RoomDeps = { ...common, inTurn: createTurns() };
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
    proposals: await openProposals({
      ...given,
      targets: { NEW_SKILL: skillProposals(skills.create) },
      proposers,
      mailer,
    }),
  };
  return {
    subgraph: createSubgraph({
      name: 'catalog',
      resolvers: merged(
        jurisdictionResolvers(service.jurisdictions),
        skillResolvers(service.skills),
        proposalResolvers(service.proposals),
      ),
      internal: service,
    }),
    service,
    ports: {},
    near: {},
  };
}
