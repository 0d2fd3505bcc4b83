import type { WorkforceNeeds } from './workforce/ports.ts';

/** What it needs of other domains. */
export interface CustodiansNeeds {
  readonly workforce: WorkforceNeeds;
}

/** What custodians offer to every unit. */
export type CustodiansPorts = object;
