import type { IntakeNeeds } from './intake/ports.ts';

/** What it needs of other domains. */
export interface CustodiansNeeds extends IntakeNeeds {}

/** What custodians offer to every unit. */
export type CustodiansPorts = object;
