import type { RegistryOfCustodians } from './registry/ports.ts';

export type { CustodianContact, CustodianEntry } from './registry/ports.ts';

/** What it needs of other domains. */
export type CustodiansNeeds = object;

/** What custodians offer to every unit. */
export interface CustodiansPorts extends RegistryOfCustodians {}
