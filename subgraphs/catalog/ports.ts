import type { AssistFor, AssistReason } from '../../kernel/assisted.ts';
import type { Context } from '../../kernel/context.ts';
import type { JsonObject } from '../../kernel/crypto/canonical-json.ts';
import type { ValidCodes } from './codes/valid-codes.ts';
import type { DemoEntries } from './demo/ports.ts';
import type { PublishedVersionPage } from './entries/published-versions.ts';
import type { VersionContent } from './entries/version.ts';
import type { VersionStatus } from './entries/version-status.ts';
import type { Proposers } from './proposals/ports.ts';
import type { SchemeFieldMap } from './schemes/field-map.ts';
import type { RegistrationStanding, SchemeAssistant } from './schemes/ports.ts';
import type { RegulatoryScheme, SchemeStatus } from './schemes/scheme.ts';

/** What it needs of other domains. */
export interface CatalogNeeds {
  /** The issuers that have registered, and where they are written to. */
  readonly issuers: Proposers;
  readonly assistant: SchemeAssistant;
  readonly searches: SearchRecords;
}

/** Needed of the domain that records what models are asked. */
export interface SearchRecords {
  /** Never fails. */
  record(
    search: {
      readonly status: 'COMPLETED' | 'FAILED';
      readonly reason?: AssistReason | undefined;
      readonly model: string;
      readonly latencyMs: number;
      /** SHA-256 of what was sought, in hexadecimal. */
      readonly inputHash: string;
    },
    about: AssistFor,
    context: Context,
  ): Promise<void>;
}

/** What the catalog offers to every unit. */
export interface CatalogPorts {
  readonly versions: {
    /** A version of an entry, whatever its status; undefined when there is none of that id. */
    byId(entryVersionId: string, context: Context): Promise<CatalogVersion | undefined>;
    /** The version of an entry that counts now; undefined when there is none. */
    current(
      entry: { jurisdictionCode: string; entryCode: string } | { entryId: string },
      context: Context,
    ): Promise<CatalogVersion | undefined>;
  };
  /** The published versions as they are stored, for scans of their integrity. */
  readonly published: {
    /** Looks through up to `limit` versions after an id, 50 at most, in the order of ids, and gives those that were published. */
    page(
      window: { readonly after: string; readonly limit: number },
      context: Context,
    ): Promise<PublishedVersionPage>;
  };
  readonly registrations: {
    /** How an issuer stands at this instant towards the schemes that govern the entry of a version; for the unit that issues. */
    standing(
      of: { readonly entryVersionId: string; readonly issuerId: string },
      context: Context,
    ): Promise<RegistrationStanding>;
  };
  readonly codes: {
    /** The codes of a set that are valid now, by code and at most so many; undefined for a set that there is not. */
    validNow(codeSetId: string, most: number, context: Context): Promise<ValidCodes | undefined>;
  };
  /** For Core Engine, which makes reports. */
  readonly schemes: {
    /** The ACTIVE ones, by code, 100 at most. */
    list(context: Context): Promise<readonly ReportScheme[]>;
    /** As it is now, whatever its status; undefined for a code of none. */
    byCode(
      schemeCode: string,
      context: Context,
    ): Promise<(ReportScheme & { readonly status: SchemeStatus }) | undefined>;
    /** The number of the newest ACTIVE registration of an organization under a scheme; undefined for none. */
    registrationNumber(
      of: { readonly schemeCode: string; readonly organizationId: string },
      context: Context,
    ): Promise<string | undefined>;
    /** Up to 500 records as the fields of a scheme that a report has pinned, in order. */
    render(
      input: { readonly scheme: ReportScheme; readonly records: readonly JsonObject[]; readonly at: Date },
      context: Context,
    ): Promise<
      readonly (readonly {
        readonly value: string | null;
        readonly problem?: { readonly code: string; readonly message: string } | undefined;
      }[])[]
    >;
  };
  readonly demo: DemoEntries;
}

/** Offered: a scheme as a report is made by. */
export interface ReportScheme
  extends Pick<
    RegulatoryScheme,
    'schemeCode' | 'name' | 'regulator' | 'jurisdictionCode' | 'version' | 'outputFormat' | 'fields'
  > {
  /** Of the record of the scheme: it grows with every change of its fields and maps. */
  readonly mapVersion: number;
  /** The ACTIVE ones. */
  readonly fieldMaps: readonly Pick<SchemeFieldMap, 'fieldCode' | 'expression' | 'constant' | 'transform'>[];
}

/** A version with what its entry says of it. */
export interface CatalogVersion
  extends Omit<VersionContent, 'claimSchemaJson' | 'effectiveFrom' | 'effectiveTo'> {
  readonly entryVersionId: string;
  readonly entryId: string;
  readonly entryCode: string;
  readonly jurisdictionCode: string;
  readonly achievementType: string;
  /** The issuer of the demonstration that alone may use it; undefined for what everybody may. */
  readonly demoIssuerDid?: string | undefined;
  readonly version: number;
  readonly status: VersionStatus;
  readonly claimSchema?: JsonObject | undefined;
}
