import type { Proposers } from './proposals/ports.ts';

/** What the catalog offers to every unit. */
export type CatalogPorts = object;

/** What other domains do for the catalog. */
export interface CatalogNeeds {
  /** Whom decisions about proposals are told. */
  readonly proposers: Proposers;
}
