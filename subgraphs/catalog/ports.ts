/** What the catalog offers to every unit. */
export type CatalogPorts = object;
