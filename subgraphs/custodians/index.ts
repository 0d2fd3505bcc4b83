import { createTurns } from '../../store/turns.ts';
import type { OpenDomain } from '../domain.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import type { CustodiansNeeds, CustodiansPorts } from './ports.ts';
import { custodianStore } from './registry/custodian-model.ts';
import { createCustodianService } from './registry/custodian-service.ts';
import { custodianResolvers } from './registry/resolvers.ts';
import type { RoomDeps } from './rooms.ts';
import type { CustodiansService } from './services.ts';

/** Opens the custodians. */
export async function createCustodians(
  deps: Omit<RoomDeps, 'inTurn'> &
    CustodiansNeeds & {
      /** Seconds between two sweeps of what is due. */
      readonly sweepSeconds: number;
    },
): Promise<OpenDomain<CustodiansPorts, CustodiansService>> {
  const given = { ...deps, inTurn: createTurns() };
  const custodians = await custodianStore(given.connection);
  const service: CustodiansService = { registry: createCustodianService({ ...given, custodians }) };
  return {
    subgraph: createSubgraph({
      name: 'custodians',
      resolvers: merged(custodianResolvers(service.registry)),
      internal: service,
    }),
    ports: {},
    near: {},
  };
}
