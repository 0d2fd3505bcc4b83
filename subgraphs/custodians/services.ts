import type { CustodianService } from './registry/custodian-service.ts';
import type { WorkforceService } from './workforce/room.ts';

/** The operations of custodians, by room. */
export interface CustodiansService {
  readonly registry: CustodianService;
  readonly workforce: WorkforceService;
}
