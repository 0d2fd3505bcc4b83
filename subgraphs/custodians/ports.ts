import type { SsoSignIn } from '../sso/ports.ts';
import type { AttestationNeeds } from './attestations/ports.ts';
import type { IntakeNeeds } from './intake/ports.ts';
import type { RegistryOfCustodians } from './registry/ports.ts';
import type { SearchNeeds } from './search/ports.ts';
import type { WorkforceNeeds } from './workforce/ports.ts';

export type { CustodianContact, CustodianEntry } from './registry/ports.ts';

/** What it needs of other domains. */
export interface CustodiansNeeds extends Omit<IntakeNeeds, 'consents'>, AttestationNeeds, SearchNeeds {
  readonly workforce: WorkforceNeeds;
}

/** What custodians offer to every unit. */
export interface CustodiansPorts extends RegistryOfCustodians {
  /** Sign-in through the identity providers of custodians. */
  readonly sso: SsoSignIn;
}
