import type { Context } from '../../kernel/context.ts';
import type { JsonObject } from '../../kernel/crypto/canonical-json.ts';
import type { Teams } from '../requester.ts';
import type { SsoSignIn } from '../sso/ports.ts';
import type { AttestationNeeds } from './attestations/ports.ts';
import type { AttestationStanding } from './attestations/standings.ts';
import type { DemoCustodianRecords } from './demo/ports.ts';
import type { IntakeNeeds } from './intake/ports.ts';
import type { RegistryOfCustodians } from './registry/ports.ts';
import type { SearchNeeds } from './search/ports.ts';
import type { WorkforceNeeds } from './workforce/ports.ts';

export type { CustodianContact, CustodianEntry } from './registry/ports.ts';

/** What it needs of other domains. */
export interface CustodiansNeeds extends Omit<IntakeNeeds, 'consents'>, AttestationNeeds, SearchNeeds {
  readonly workforce: WorkforceNeeds;
  /** Who is in the teams of custodians. */
  readonly teams: Teams;
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
  /** For Core Engine, which makes reports. */
  readonly reported: {
    /** The register of a workforce as it stands, or stood at the end of a UTC day; up to 500 rows behind a cursor. */
    compliance(
      input: {
        readonly custodianId: string;
        readonly asOf?: string | undefined;
        readonly memberId?: string | undefined;
        readonly requirementId?: string | undefined;
        readonly status?: string | undefined;
        readonly after?: string | undefined;
        readonly limit: number;
      },
      context: Context,
    ): Promise<{ readonly rows: readonly ReportedCompliance[]; readonly next?: string | undefined }>;
    /** What a custodian keeps of whoever holds a DID, record by record. */
    ofPerson(
      input: {
        readonly custodianId: string;
        readonly holderDid: string;
        readonly after?: string | undefined;
      },
      context: Context,
    ): Promise<{ readonly rows: readonly PersonRecord[]; readonly next?: string | undefined }>;
  };
}

/** Offered: a record about a person, whole. */
export interface PersonRecord {
  /** What kind of record it is. */
  readonly section: string;
  readonly recordId: string;
  readonly content: JsonObject;
}

/** Offered: how a member stood to a requirement for a time; without what was deleted. */
export interface ReportedCompliance {
  readonly rowId: string;
  readonly memberId: string;
  readonly employeeRef?: string | undefined;
  readonly name?: string | undefined;
  readonly jobRole: string;
  readonly site?: string | undefined;
  readonly requirementId: string;
  readonly requirementName?: string | undefined;
  readonly requirementVersion: number;
  readonly severity?: string | undefined;
  readonly status: string;
  readonly credentialId?: string | undefined;
  readonly expiresAt?: Date | undefined;
  readonly validFrom: Date;
  readonly validTo?: Date | undefined;
  readonly checkedAt: Date;
}
