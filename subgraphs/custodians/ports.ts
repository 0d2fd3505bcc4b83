import type { SsoSignIn } from '../sso/ports.ts';
import type { IntakeNeeds } from './intake/ports.ts';

/** What it needs of other domains. */
export interface CustodiansNeeds extends IntakeNeeds {}

/** What custodians offer to every unit. */
export interface CustodiansPorts {
  /** Sign-in through the identity providers of custodians. */
  readonly sso: SsoSignIn;
}
