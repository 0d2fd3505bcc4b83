import type { Context } from '../../kernel/context.ts';
import type { JsonObject } from '../../kernel/crypto/canonical-json.ts';
import type { VersionContent } from './entries/version.ts';
import type { VersionStatus } from './entries/version-status.ts';
import type { Proposers } from './proposals/ports.ts';
import type { SchemeStanding } from './schemes/ports.ts';

/** What it needs of other domains. */
export interface CatalogNeeds {
  /** The issuers that have registered, and where they are written to. */
  readonly issuers: Proposers;
}

/** What it offers to the domains of its own unit. */
export interface CatalogNear {
  readonly schemes: SchemeStanding;
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
}

/** A version with what its entry says of it. */
export interface CatalogVersion
  extends Omit<VersionContent, 'claimSchemaJson' | 'effectiveFrom' | 'effectiveTo'> {
  readonly entryVersionId: string;
  readonly entryId: string;
  readonly entryCode: string;
  readonly jurisdictionCode: string;
  readonly achievementType: string;
  readonly version: number;
  readonly status: VersionStatus;
  readonly claimSchema?: JsonObject | undefined;
}
