import type { AttestationNeeds } from './attestations/ports.ts';
import type { IntakeNeeds } from './intake/ports.ts';
import type { RegistryOfCustodians } from './registry/ports.ts';
import type { SearchNeeds } from './search/ports.ts';

export type { CustodianContact, CustodianEntry } from './registry/ports.ts';

/** What it needs of other domains. */
export interface CustodiansNeeds extends IntakeNeeds, AttestationNeeds, SearchNeeds {}

/** What custodians offer to every unit. */
export interface CustodiansPorts extends RegistryOfCustodians {}
