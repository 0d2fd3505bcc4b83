import type { Context } from '../../kernel/context.ts';
import type { SchemeStanding } from './schemes/ports.ts';

/** What the catalog offers to every unit. */
export type CatalogPorts = object;

/** What it offers to the domains of its own unit. */
export interface CatalogNear {
  readonly schemes: SchemeStanding;
}

/** What it needs of other domains. */
export interface CatalogNeeds {
  /** The issuers that have registered. */
  readonly issuers: {
    /** Those of these ids that there are, at most 100 at once. */
    byIds(issuerIds: readonly string[], context: Context): Promise<readonly { readonly id: string }[]>;
  };
}
