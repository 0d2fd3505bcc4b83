import type { ServiceBinding } from '../rpc.ts';
import type { Subgraph } from '../subgraph.ts';
import type { CustodiansService } from './services.ts';

/** The gRPC contracts of custodians, room by room. */
export function custodiansServices(_subgraph: Subgraph<CustodiansService>): readonly ServiceBinding[] {
  return [];
}
