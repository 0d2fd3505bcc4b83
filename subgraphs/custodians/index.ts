import { createTurns } from '../../store/turns.ts';
import type { OpenDomain } from '../domain.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import type { CustodiansNeeds, CustodiansPorts } from './ports.ts';
import { custodianStore } from './registry/custodian-model.ts';
import { createCustodianService } from './registry/custodian-service.ts';
import { custodianResolvers } from './registry/resolvers.ts';
import type { RoomDeps } from './rooms.ts';
import type { CustodiansService } from './services.ts';
import { workforceResolvers } from './workforce/resolvers.ts';
import { openWorkforce, type WorkforceRoom } from './workforce/room.ts';

export interface Custodians extends OpenDomain<CustodiansPorts, CustodiansService> {
  /** What works in the background. */
  readonly workforce: Pick<WorkforceRoom, 'worker' | 'warnings'>;
  start(): void;
  close(): Promise<void>;
}

/** Opens the custodians. */
export async function createCustodians(
  deps: Omit<RoomDeps, 'inTurn'> &
    CustodiansNeeds & {
      /** Seconds between two sweeps of what is due. */
      readonly sweepSeconds: number;
    },
): Promise<Custodians> {
  const given = { ...deps, inTurn: createTurns() };
  const custodians = await custodianStore(given.connection);
  const workforce = await openWorkforce({ ...given, custodians });
  const service: CustodiansService = {
    registry: createCustodianService({ ...given, custodians }),
    workforce: workforce.service,
  };
  return {
    subgraph: createSubgraph({
      name: 'custodians',
      resolvers: merged(custodianResolvers(service.registry), workforceResolvers(service.workforce)),
      internal: service,
    }),
    ports: {},
    near: {},
    workforce,
    start: () => workforce.start(),
    close: () => workforce.close(),
  };
}
