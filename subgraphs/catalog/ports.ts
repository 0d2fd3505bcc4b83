import type { Context } from '../../kernel/context.ts';
import type { JsonObject } from '../../kernel/crypto/canonical-json.ts';
import type { ValidCodes } from './codes/valid-codes.ts';
import type { DemoEntries } from './demo/ports.ts';
import type { PublishedVersionPage } from './entries/published-versions.ts';
import type { VersionContent } from './entries/version.ts';
import type { VersionStatus } from './entries/version-status.ts';
import type { Proposers } from './proposals/ports.ts';
import type { RegistrationStanding } from './schemes/ports.ts';

/** What it needs of other domains. */
export interface CatalogNeeds {
  /** The issuers that have registered, and where they are written to. */
  readonly issuers: Proposers;
}

/** What the catalog offers to every unit. */
export interface CatalogPorts {
  readonly versions: {
    /** A version of an entry, whatever its status; undefined when there is none of that id. */
    byId(entryVersionId: string, context: Context): Promise<CatalogVersion | undefined>;
    /** The version of an entry that counts now; undefined when there is none. */
    current(
      entry: { jurisdictionCode: string; entryCode: string },
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
  readonly demo: DemoEntries;
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
