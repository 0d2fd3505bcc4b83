import type { AuditEntry } from '../../kernel/audit.ts';
import type { Context } from '../../kernel/context.ts';
import type { JsonObject } from '../../kernel/crypto/canonical-json.ts';
import type { OrganizationType } from './kinds.ts';

/** What reports need of other domains. Errors of those that may run elsewhere: UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT. */
export interface ReportsNeeds {
  readonly organizations: Organizations;
  readonly credentials: ReportedCredentials;
  readonly learners: ReportedLearners;
  readonly workforce: ReportedWorkforce;
  readonly schemes: ReportedSchemes;
  readonly versions: EntryVersions;
  readonly trail: ReportedTrail;
  readonly signer: ManifestSigner;
}

/** Rows in the order of their source, and where the next page begins; absent with the last. */
export interface SourceRows<Row> {
  readonly rows: readonly Row[];
  readonly next?: string | undefined;
}

interface Window {
  /** The `next` of the page before. */
  readonly after?: string | undefined;
  /** Rows that are looked at, 500 at most; fewer may be told of. */
  readonly limit: number;
}

/** Needed of the registries: who an organization is. */
export interface Organizations {
  /** An issuer, else a custodian; undefined for a DID of nobody. */
  byDid(did: string, context: Context): Promise<NamedOrganization | undefined>;
  /** Of an issuer, as it has registered. */
  countryOf(issuerId: string, context: Context): Promise<string | undefined>;
  /** Which of these issuers belong to the demonstration. */
  demoAmong(issuerIds: readonly string[], context: Context): Promise<ReadonlySet<string>>;
}

export interface NamedOrganization {
  readonly type: OrganizationType;
  readonly id: string;
  readonly did: string;
  readonly name: string;
}

/** Whose credentials: of everybody, without the demonstration, unless an authority is named. */
export interface CredentialScope {
  readonly authority?: { readonly type: OrganizationType; readonly did: string } | undefined;
}

/** Needed of credential issuance. */
export interface ReportedCredentials {
  /** Those that were issued, or revoked, from one instant up to another. */
  page(
    input: CredentialScope &
      Window & {
        readonly register: 'ISSUED' | 'REVOKED';
        readonly from?: Date | undefined;
        readonly to?: Date | undefined;
        readonly status?: string | undefined;
        readonly credentialType?: string | undefined;
        readonly claimStatus?: string | undefined;
        readonly category?: string | undefined;
      },
    context: Context,
  ): Promise<SourceRows<ReportedCredential>>;
  /** Those about a DID, with what they say. */
  ofHolder(
    input: CredentialScope & Window & { readonly holderDid: string },
    context: Context,
  ): Promise<SourceRows<ReportedCredential & { readonly document: JsonObject }>>;
  /** Those of an issuer among up to 500 ids. */
  byIds(
    input: { readonly issuerDid: string; readonly credentialIds: readonly string[] },
    context: Context,
  ): Promise<readonly ReportedCredential[]>;
}

/** What is told of a credential; its document is not. */
export interface ReportedCredential {
  readonly credentialId: string;
  readonly issuerDid: string;
  readonly authorityType: string;
  readonly holderDid: string;
  readonly holderName: string;
  readonly credentialType: string;
  readonly issuedAt: Date;
  readonly expiresAt?: Date | undefined;
  /** As of now. */
  readonly status: string;
  readonly statusChangedAt: Date;
  readonly claimStatus: string;
  readonly claimedAt?: Date | undefined;
  readonly entryVersionId?: string | undefined;
  readonly batchId?: string | undefined;
  readonly supersedesCredentialId?: string | undefined;
  readonly supersededByCredentialId?: string | undefined;
  readonly vcHash: string;
  readonly revocation?:
    | {
        readonly reason: string;
        readonly category?: string | undefined;
        readonly categorySource: string;
        readonly revokedBy?: string | undefined;
        readonly revokedAt: Date;
      }
    | undefined;
}

/** Needed of learner records. */
export interface ReportedLearners {
  /** What an issuer confirmed from one instant up to another; all of what was confirmed before `through` is there. */
  outcomes(
    input: Window & { readonly issuerDid: string; readonly from: Date; readonly to: Date },
    context: Context,
  ): Promise<SourceRows<ReportedOutcome> & { readonly through: Date }>;
  /** What an issuer keeps of a learner: by the id, or by a DID of the wallet that is confirmed to be theirs. */
  ofPerson(
    input: {
      readonly issuerDid: string;
      readonly learnerId?: string | undefined;
      readonly holderDid?: string | undefined;
      readonly after?: string | undefined;
    },
    context: Context,
  ): Promise<SourceRows<PersonRecord> & { readonly holderDid?: string | undefined }>;
}

/** An outcome with whose it is. */
export interface ReportedOutcome {
  readonly outcomeId: string;
  readonly entryVersionId: string;
  readonly resultType: string;
  readonly value?: string | undefined;
  readonly score?: number | undefined;
  readonly scoreMax?: number | undefined;
  readonly outcomeCode?: string | undefined;
  readonly achievedDate: string;
  readonly isReached: boolean;
  readonly status: string;
  readonly revision: number;
  readonly confirmedAt?: Date | undefined;
  readonly credentialId?: string | undefined;
  readonly cohortCode?: string | undefined;
  readonly deliveryMode?: string | undefined;
  readonly enrolmentStatus: string;
  readonly startDate: string;
  readonly endDate?: string | undefined;
  readonly learnerNumber: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly learnerStatus: string;
  readonly externalIds: readonly { readonly system: string; readonly value: string }[];
}

/** A record about a person, whole. */
export interface PersonRecord {
  readonly section: string;
  readonly recordId: string;
  readonly content: JsonObject;
}

/** Needed of custodians. */
export interface ReportedWorkforce {
  /** The register as it stands, or stood at the end of a UTC day. */
  compliance(
    input: Window & {
      readonly custodianId: string;
      readonly asOf?: string | undefined;
      readonly memberId?: string | undefined;
      readonly requirementId?: string | undefined;
      readonly status?: string | undefined;
    },
    context: Context,
  ): Promise<SourceRows<ReportedCompliance>>;
  /** What a custodian keeps of whoever holds a DID. */
  ofPerson(
    input: { readonly custodianId: string; readonly holderDid: string; readonly after?: string | undefined },
    context: Context,
  ): Promise<SourceRows<PersonRecord>>;
}

/** How a member stood to a requirement for a time. */
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

/** Needed of the catalog: what regulators want to be told. */
export interface ReportedSchemes {
  /** The ACTIVE ones, by code, 100 at most. */
  list(context: Context): Promise<readonly PinnedScheme[]>;
  /** As it is now, whatever its status; undefined for a code of none. */
  byCode(
    schemeCode: string,
    context: Context,
  ): Promise<(PinnedScheme & { readonly status: string }) | undefined>;
  /** The number under which an organization is registered, the newest that is ACTIVE; undefined for none. */
  registrationNumber(
    of: { readonly schemeCode: string; readonly organizationId: string },
    context: Context,
  ): Promise<string | undefined>;
  /** Up to 500 records as the fields of a pinned scheme, in order; codes are those that are valid at the instant. */
  render(
    input: { readonly scheme: PinnedScheme; readonly records: readonly JsonObject[]; readonly at: Date },
    context: Context,
  ): Promise<readonly (readonly RenderedField[])[]>;
}

/** A scheme as a report is made by: it does not change when the scheme does. */
export interface PinnedScheme {
  readonly schemeCode: string;
  readonly name: string;
  readonly regulator: string;
  readonly jurisdictionCode: string;
  /** The regulator's own. */
  readonly version: string;
  /** Of the record of the scheme: it grows with every change of its fields and maps. */
  readonly mapVersion: number;
  readonly outputFormat: 'CSV' | 'FIXED_WIDTH' | 'JSON' | 'XML';
  readonly fields: readonly {
    readonly fieldCode: string;
    readonly label: string;
    readonly type: 'TEXT' | 'NUMBER' | 'DATE' | 'CODE';
    readonly length?: number | undefined;
    readonly required: boolean;
    readonly codeSetId?: string | undefined;
  }[];
  /** The ACTIVE ones. */
  readonly fieldMaps: readonly {
    readonly fieldCode: string;
    readonly expression: string;
    readonly constant?: string | undefined;
    readonly transform: string;
  }[];
}

export interface RenderedField {
  readonly value: string | null;
  readonly problem?: { readonly code: string; readonly message: string } | undefined;
}

/** Needed of the catalog: what a version is of. */
export interface EntryVersions {
  byId(
    entryVersionId: string,
    context: Context,
  ): Promise<
    | {
        readonly entryCode: string;
        readonly jurisdictionCode: string;
        readonly title: string;
        readonly levelCode?: string | undefined;
      }
    | undefined
  >;
}

/** Needed of the domain beside it that keeps the audit trail. */
export interface ReportedTrail {
  /** Entries in the order of time, of one organization or of all. */
  page(
    input: Window & {
      readonly orgId?: string | undefined;
      readonly from?: Date | undefined;
      readonly to?: Date | undefined;
      readonly action?: string | undefined;
      readonly status?: string | undefined;
    },
  ): Promise<SourceRows<AuditEntry>>;
}

/** Needed of the domain beside it that keeps the platform's key. */
export interface ManifestSigner {
  /** The public key, as Multikey text. */
  readonly multikey: () => string;
  /** The canonical text of a statement of this type (RFC 8785), and the signature over its UTF-8 bytes in base64. */
  sign(type: string, said: JsonObject): { readonly text: string; readonly signature: string };
}
