import type { ServiceBinding } from '../rpc.ts';
import type { Subgraph } from '../subgraph.ts';
import { registryBindings } from './registry/rpcs.ts';
import type { CustodiansService } from './services.ts';

/** The gRPC contracts of custodians, room by room. */
export function custodiansServices({ internal }: Subgraph<CustodiansService>): readonly ServiceBinding[] {
  return [...registryBindings(internal.registry)];
}
