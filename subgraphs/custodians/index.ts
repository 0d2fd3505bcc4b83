import { createTurns } from '../../store/turns.ts';
import type { OpenDomain } from '../domain.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import type { CustodiansNeeds, CustodiansPorts } from './ports.ts';
import { custodianResolvers } from './registry/resolvers.ts';
import { openCustodianRegistry } from './registry/room.ts';
import type { RoomDeps } from './rooms.ts';
import type { CustodiansService } from './services.ts';

/** Opens the custodians. */
export async function createCustodians(
  deps: Omit<RoomDeps, 'inTurn'> &
    CustodiansNeeds &
    Pick<Parameters<typeof openCustodianRegistry>[0], 'envelope' | 'contextUrl' | 'cacheOptions'> & {
      /** Seconds between two sweeps of what is due. */
      readonly sweepSeconds: number;
    },
): Promise<OpenDomain<CustodiansPorts, CustodiansService>> {
  const given = { ...deps, inTurn: createTurns() };
  const registry = await openCustodianRegistry(given);
  const service: CustodiansService = { registry: registry.service };
  return {
    subgraph: createSubgraph({
      name: 'custodians',
      resolvers: merged(custodianResolvers(service.registry)),
      internal: service,
    }),
    ports: registry.ports,
    near: {},
    close: registry.close,
  };
}
