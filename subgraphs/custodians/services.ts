import type { RegistryService } from './registry/room.ts';

/** The operations of custodians, by room. */
export interface CustodiansService {
  readonly registry: RegistryService;
}
