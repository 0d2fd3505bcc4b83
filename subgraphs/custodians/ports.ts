import type { Context } from '../../kernel/context.ts';
import type { SsoSignIn, SsoTeams } from '../sso/ports.ts';
import type { AttestationNeeds } from './attestations/ports.ts';
import type { AttestationStanding } from './attestations/standings.ts';
import type { DemoCustodianRecords } from './demo/ports.ts';
import type { IntakeNeeds } from './intake/ports.ts';
import type { RegistryOfCustodians } from './registry/ports.ts';
import type { SearchNeeds } from './search/ports.ts';
import type { WorkforceNeeds } from './workforce/ports.ts';

export type { CustodianContact, CustodianEntry } from './registry/ports.ts';

/** What it needs of other domains. */
export interface CustodiansNeeds extends IntakeNeeds, AttestationNeeds, SearchNeeds {
  readonly workforce: WorkforceNeeds;
  /** Who is in the teams of custodians. */
  readonly teams: SsoTeams;
}

/** What custodians offer to every unit. */
export interface CustodiansPorts extends RegistryOfCustodians {
  readonly demoRecords: DemoCustodianRecords;
  /** Sign-in through the identity providers of custodians. */
  readonly sso: SsoSignIn;
  /** What custodians have attested, for who verifies it. */
  readonly attestations: {
    /** Whether the custodian still stands by it; undefined when there is no such attestation. Errors: UPSTREAM_UNAVAILABLE. */
    standing(attestationId: string, context: Context): Promise<AttestationStanding | undefined>;
  };
}
