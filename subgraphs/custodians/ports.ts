import type { IntakeNeeds } from './intake/ports.ts';
import type { SearchNeeds } from './search/ports.ts';
import type { WorkforceNeeds } from './workforce/ports.ts';

/** What it needs of other domains. */
export interface CustodiansNeeds extends IntakeNeeds, SearchNeeds {
  readonly workforce: WorkforceNeeds;
}

/** What custodians offer to every unit. */
export type CustodiansPorts = object;
