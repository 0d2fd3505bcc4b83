import type { CustodianService } from './registry/custodian-service.ts';

/** The operations of custodians, by room. */
export interface CustodiansService {
  readonly registry: CustodianService;
}
